// The board in a real browser: what it draws, what a hand on it does, and how fast it is on the largest map.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../../demo/board-demo.ts';
import { type BoardPages, boardPages, picture } from './board-page.ts';

let pages: BoardPages;
beforeAll(async () => {
  pages = await boardPages();
});
afterAll(async () => {
  await pages.close();
});

/** Waits until no tile is on its way: the picture is as good as it gets. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((r) => requestAnimationFrame(r));
    // What a frame finds missing it asks for: some frames must find nothing.
    for (let full = 0; full < 3; await frame()) {
      const { tiles, wanted } = window.demo.board.stats();
      full = tiles > 0 && wanted === 0 ? full + 1 : 0;
    }
  });
}

/** Waits until the map has come to rest. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((r) => requestAnimationFrame(r));
    const look = () => JSON.stringify([0, 1, 2].map((at) => window.demo.board.screenOf(at)));
    let same = 0;
    for (let before = look(); same < 4; before = look()) {
      await frame();
      same = look() === before ? same + 1 : 0;
    }
  });
}

/** The colour of the board at a point of the page. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  return page.evaluate(
    ([px, py]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=table]');
      return [...(canvas?.getContext('2d')?.getImageData(px, py, 1, 1).data ?? [])];
    },
    [x, y] as const,
  );
}

/** A pile of so many pieces well inside the window, brought to its middle. */
async function pile(page: Page, least: number): Promise<{ at: number; x: number; y: number; top: number }> {
  await page.evaluate((n) => {
    const count = new Map<number, number>();
    for (const f of window.demo.scene().faces) count.set(f.at, (count.get(f.at) ?? 0) + 1);
    const at = [...count].find(([, c]) => c >= n)?.[0] ?? 0;
    window.demo.board.goTo(at, 80);
    window.demo.aim = at;
  }, least);
  await still(page);
  return page.evaluate(() => {
    const at = window.demo.aim;
    const top = window.demo.scene().faces.findLast((f) => f.at === at)?.id ?? -1;
    return { at, top, ...window.demo.board.screenOf(at) };
  });
}
const said = (page: Page): Promise<Demo['picks']> =>
  page.evaluate(() => window.demo.picks.splice(0).filter((p) => !p.startsWith('hover')));

describe('a hand on the board', () => {
  let page: Page;
  beforeAll(async () => {
    page = await pages.open('game=skirmish&pieces=60');
    await settled(page);
  });

  test('the map is painted: not one colour, and not the table', async () => {
    const colours = new Set<string>();
    for (let x = 500; x < 940; x += 20) colours.add((await colourAt(page, x, 450)).slice(0, 3).join());
    expect(colours.size).toBeGreaterThan(4);
    await picture(page, 'skirmish');
  });

  test('a click on a pile picks its top piece and lays the pile out; a click in the fan picks another', async () => {
    const p = await pile(page, 3);
    await said(page);
    await page.mouse.click(p.x, p.y);
    expect(await said(page)).toEqual([`pick ${p.at} ${p.top} false`]);
    expect(await page.evaluate(() => window.demo.board.fanned)).toBe(p.at);
    await picture(page, 'fan');
    // It has made way for the targets; with none around it lies right above the pile.
    await page.evaluate(() => window.demo.show({ shades: [] }));
    // Pieces lie above the pile, the top one leftmost.
    await page.mouse.click(p.x + 4, p.y - 80 * 0.4 - 10 - 10 - 25);
    const [second] = await said(page);
    expect(second).toMatch(new RegExp(`^pick ${p.at} \\d+ false$`));
    expect(second).not.toBe(`pick ${p.at} ${p.top} false`);
    expect(await page.evaluate(() => window.demo.board.fanned)).toBeNull();
    // Now that piece is on top.
    await page.evaluate(() => window.demo.show({ shades: [], lines: [] }));
    await page.mouse.click(p.x, p.y);
    expect((await said(page))[0]).toBe(second);
    await page.evaluate(() => window.demo.board.fan(null));
  });

  test('a click on a target is a pick and nothing else', async () => {
    const p = await pile(page, 2);
    await page.evaluate((at) => window.demo.show({ shades: [{ at, style: 'target' }] }), p.at);
    await page.mouse.click(p.x, p.y);
    expect(await page.evaluate(() => window.demo.board.fanned)).toBeNull();
    await page.evaluate(() => window.demo.show({ shades: [], lines: [], selected: new Set() }));
  });

  test('a piece that is ready is dragged and dropped; the map stays', async () => {
    const from = await page.evaluate(() => {
      const { board } = window.demo;
      const { faces } = window.demo.scene();
      const one = faces.findLast((f) => f.ready && !faces.some((g) => g.at === f.at && g.id > f.id));
      if (one === undefined) throw new Error('no piece is ready');
      board.goTo(one.at, 80);
      return { id: one.id, at: one.at, to: board.neighbour(one.at, 'e') };
    });
    await still(page);
    const spots = await page.evaluate(
      ([a, b]) => [window.demo.board.screenOf(a), window.demo.board.screenOf(b)] as const,
      [from.at, from.to] as const,
    );
    await said(page);
    await page.mouse.move(spots[0].x, spots[0].y);
    await page.mouse.down();
    await page.mouse.move(spots[0].x + 20, spots[0].y + 5, { steps: 3 });
    await picture(page, 'drag');
    await page.mouse.move(spots[1].x, spots[1].y, { steps: 4 });
    await page.mouse.up();
    expect(await said(page)).toEqual([`drop ${from.id} ${from.to}`]);
    expect(await page.evaluate((at) => window.demo.board.screenOf(at), from.at)).toEqual(spots[0]);
  });

  test('a drag on the map moves the map and picks nothing', async () => {
    await page.evaluate(() => window.demo.show({ faces: [] }));
    await said(page);
    const before = await page.evaluate(() => window.demo.board.screenOf(20));
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(650, 430, { steps: 5 });
    await page.mouse.up();
    const after = await page.evaluate(() => window.demo.board.screenOf(20));
    expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).toEqual([-50, 30]);
    expect(await said(page)).toEqual([]);
  });

  test('the wheel zooms about the pointer', async () => {
    const before = await page.evaluate(() => window.demo.board.screenOf(30));
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -200);
    await page.waitForFunction((x) => window.demo.board.screenOf(31).x - x > 80, before.x);
    await still(page);
    const after = await page.evaluate(() => ({
      spot: window.demo.board.screenOf(30),
      far: window.demo.board.screenOf(31),
    }));
    expect(after.spot.x).toBeCloseTo(before.x, 0);
    expect(after.far.x - after.spot.x).toBeGreaterThan(80);
  });

  test('the right button asks for the menu', async () => {
    await said(page);
    const spot = await page.evaluate(() => window.demo.board.screenOf(30));
    await page.mouse.click(spot.x, spot.y, { button: 'right' });
    expect(await said(page)).toEqual(['context 30 null']);
  });

  test('motions end, and at once when motion is off', async () => {
    const times = await page.evaluate(async () => {
      const { board } = window.demo;
      window.demo.people(10);
      const began = performance.now();
      await board.animate([{ id: 0, path: [10, 11, 12] }]);
      const moved = performance.now() - began;
      board.options({ theme: 'light', palette: 'plain', motion: false });
      const still = performance.now();
      await board.animate([{ id: 0, path: [10, 11, 12] }]);
      return [moved, performance.now() - still] as const;
    });
    expect(times[0]).toBeGreaterThan(100);
    expect(times[1]).toBeLessThan(50);
  });

  test('another theme repaints the map', async () => {
    await page.evaluate(() => {
      window.demo.show({ faces: [], shades: [], lines: [] });
      window.demo.board.fit();
    });
    await settled(page);
    /** Mean lightness along a line across the map. */
    const lightness = async (): Promise<number> => {
      const reds: number[] = [];
      for (let x = 500; x < 940; x += 40) reds.push((await colourAt(page, x, 510))[0] ?? 0);
      return reds.reduce((a, b) => a + b, 0) / reds.length;
    };
    expect(await lightness()).toBeGreaterThan(150);
    await page.evaluate(() => window.demo.theme('dark'));
    await expect.poll(lightness, { timeout: 20_000 }).toBeLessThan(110);
    await picture(page, 'dark');
  });
});

/** The clock of the long press stands still: however slow the machine, a tap stays a tap. */
function held(page: Page, clock: 'holds' | 'runs'): Promise<void> {
  return page.evaluate((how) => {
    const w = window as unknown as { realTimeout?: typeof setTimeout };
    w.realTimeout ??= window.setTimeout.bind(window);
    const real = w.realTimeout;
    const without = (what: () => void, ms = 0) => (ms > 400 ? 0 : real(what, ms));
    Object.assign(window, { setTimeout: how === 'holds' ? without : real });
  }, clock);
}

describe('fingers on the board', () => {
  let page: Page;
  let touch: (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly (readonly [number, number])[]
  ) => Promise<void>;
  beforeAll(async () => {
    page = await pages.open('game=skirmish&pieces=30', {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const cdp = await page.context().newCDPSession(page);
    touch = async (type, ...points) => {
      const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await page.evaluate(() => window.demo.board.goTo(30, 70));
    await still(page);
  });
  const spotOf = (at: number): Promise<{ x: number; y: number }> =>
    page.evaluate((h) => window.demo.board.screenOf(h), at);

  test('a tap picks', async () => {
    const { x, y } = await spotOf(30);
    await said(page);
    await held(page, 'holds');
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
    expect((await said(page))[0]).toMatch(/^pick 30 /);
    await held(page, 'runs');
    await page.evaluate(() => window.demo.board.fan(null));
  });

  test('a long press asks for the menu, and is not a tap', async () => {
    const { x, y } = await spotOf(30);
    await said(page);
    await touch('touchStart', [x, y]);
    await page.waitForFunction(() => window.demo.picks.some((p) => p.startsWith('context')));
    await touch('touchEnd');
    expect((await said(page)).map((s) => s.split(' ')[0])).toEqual(['context']);
  });

  test('one finger drags the map, two zoom it', async () => {
    await page.evaluate(() => window.demo.show({ faces: [], shades: [], lines: [] }));
    await said(page);
    const before = await spotOf(30);
    await touch('touchStart', [200, 400]);
    for (const d of [10, 20, 30, 40]) await touch('touchMove', [200 - d, 400 + d]);
    await touch('touchEnd');
    const dragged = await spotOf(30);
    expect([Math.round(dragged.x - before.x), Math.round(dragged.y - before.y)]).toEqual([-40, 40]);
    const apart = async (): Promise<number> => (await spotOf(31)).x - (await spotOf(30)).x;
    const narrow = await apart();
    await touch('touchStart', [150, 400], [250, 400]);
    for (const d of [10, 20, 30, 40]) await touch('touchMove', [150 - d, 400], [250 + d, 400]);
    await touch('touchEnd');
    expect((await apart()) / narrow).toBeCloseTo(1.8, 1);
    expect(await said(page)).toEqual([]);
    await picture(page, 'phone');
  });
});

describe('speed', () => {
  /** Milliseconds since the page was opened, by what was reached. */
  async function marks(page: Page): Promise<Readonly<Record<string, number>>> {
    const list = await page.evaluate(() =>
      performance.getEntriesByType('mark').map((m) => [m.name, Math.round(m.startTime)] as const),
    );
    return Object.fromEntries(list.toReversed());
  }

  test('the map is there soon, on the first and on the largest board', async () => {
    for (const game of ['eastfront', 'war-in-the-east']) {
      const page = await pages.open(`game=${game}&pieces=10`);
      const times = await marks(page);
      console.log(`${game}: grid known after ${times['board grid']} ms, map painted after ${times['board map']} ms`);
      expect(times['board map']).toBeLessThan(60_000);
      await page.close();
    }
  });

  test('1,500 counters on the largest map pan without stutter', { timeout: 240_000 }, async () => {
    const page = await pages.open('game=war-in-the-east&pieces=1500');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((m) => m.name === 'TaskDuration')?.value ?? 0;
    };
    for (const scale of [11, 24, 45, 90]) {
      await page.evaluate((k) => {
        const first = window.demo.scene().faces[0];
        window.demo.board.goTo(first?.at ?? 0, k);
      }, scale);
      await still(page);
      await settled(page);
      const before = await busy();
      const frames = await page.evaluate(() => window.demo.pan(120));
      const cpu = ((await busy()) - before) / 120;
      const p = (q: number): string =>
        (frames.toSorted((a, b) => a - b)[Math.floor(q * frames.length)] ?? 0).toFixed(1);
      const { memory, painting, tiles } = await page.evaluate(() => window.demo.board.stats());
      console.log(
        `hex ${scale} px: frame ${p(0.5)} ms median, ${p(0.95)} ms 95 %; main thread ${(cpu * 1000).toFixed(1)} ms a frame; ` +
          `${tiles} tiles, ${(memory / 1e6).toFixed(0)} MB, ${painting.toFixed(0)} ms a tile`,
      );
      await picture(page, `largest-${scale}`);
      // Time on the thread, not by the clock: neighbours on the machine do not count. No GPU here, so painting does.
      expect(cpu * 1000).toBeLessThan(33);
      expect(memory).toBeLessThan(150e6);
    }
    await page.close();
  });
});
