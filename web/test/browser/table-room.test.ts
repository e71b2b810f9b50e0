// Room at the table, at three sizes: the battle lies beside the board where there is room and makes way for the map where there is
// none, the panel is drawn and folded, no empty table after panning, several layers at once, and one question for units left idle.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EDELWEISS, SANDBOX, SIZES } from './openings.ts';
import { closeBrowser, LAPTOP, PHONE, Player, TABLET } from './player.ts';

let player: Player;
afterEach(() => player.clean());
afterAll(closeBrowser);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}
const boxOf = (selector: string): Promise<Box> =>
  player.page
    .locator(selector)
    .first()
    .evaluate((e) => {
      const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    });

describe.each(SIZES)('at %s', (name, screen) => {
  beforeAll(async () => {
    player = await Player.again(screen);
    await player.begin(EDELWEISS);
    await player.mapPainted();
    await player.settled();
  });
  it('the map has two thirds of the width, and no pan or zoom leaves an empty table', async () => {
    await player.shot(`room-${name}-start`);
    const board = await boxOf('.table-board');
    expect(board.width / screen.width).toBeGreaterThan(0.66);
    for (const [dx, dy] of [
      [-1, -1],
      [1, 1],
    ] as const) {
      const free = await player.page.evaluate(
        async ([x, y]) => {
          const b = globalThis.rasputitsa.board();
          for (let i = 0; i < 30; i++) {
            b?.panBy(x * 4000, y * 4000);
            await new Promise((r) => requestAnimationFrame(r));
          }
          // The hexes that are on the screen now.
          const box = document.querySelector('[data-board]')?.getBoundingClientRect();
          let n = 0;
          for (let at = 0; at < globalThis.rasputitsa.session.profile.hexes; at++) {
            const p = b?.screenOf(at) ?? { x: -1, y: -1 };
            if (p.x > 0 && p.y > 0 && p.x < (box?.width ?? 0) && p.y < (box?.height ?? 0)) n++;
          }
          const scale = Math.hypot(
            (b?.screenOf(0).x ?? 0) - (b?.screenOf(1).x ?? 0),
            (b?.screenOf(0).y ?? 0) - (b?.screenOf(1).y ?? 0),
          );
          return { n, scale, area: (box?.width ?? 0) * (box?.height ?? 0) };
        },
        [dx, dy] as const,
      );
      // A hex takes about 0.87 of the square of the distance between neighbours.
      const share = (free.n * 0.87 * free.scale ** 2) / free.area;
      expect(share).toBeGreaterThan(screen === PHONE ? 0.25 : 0.45);
    }
  });

  it('several layers lie over the map at once, and their list beside it', async () => {
    await player.page.locator('[data-act="layers"]').click();
    const buttons = player.page.locator('.layer-button');
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    await player.quiet();
    expect(await player.page.locator('.layer-button[aria-pressed="true"]').count()).toBe(2);
    expect(await player.page.locator('.layer-shown').count()).toBe(2);
    expect(await player.page.evaluate(() => globalThis.rasputitsa.session.overlays().length)).toBe(2);
    const [list, board] = [await boxOf('.layers'), await boxOf('[data-board]')];
    // Beside the board, or below it on a phone.
    expect(list.left >= board.right - 1 || list.top >= board.bottom - 1).toBe(true);
    await player.shot(`room-${name}-layers`);
    await player.page.keyboard.press('0');
    expect(await player.page.locator('.layer-shown').count()).toBe(0);
  });

  it('units left idle are asked about once a step, with their number', async () => {
    const s = await player.settled();
    expect(s.starts['activate']?.ok).toBe(true);
    await player.verb('done');
    const dialog = player.page.locator('dialog[open]');
    expect(await dialog.innerText()).toMatch(/\d+ units? can still act/);
    await player.shot(`room-${name}-ending`);
    await dialog.getByRole('button', { name: 'Keep playing' }).click();
    // Asked once: the second press ends the step.
    await player.doing(() => player.verb('done'));
    expect(await player.page.locator('dialog[open]').count()).toBe(0);
  });
});

it('the panel is drawn, folded and found again as it was left', async () => {
  player = await Player.sitDown(LAPTOP);
  await player.begin(SANDBOX);
  await player.boardReady();
  const before = await boxOf('.table-side');
  await player.page.locator('.side-grip').focus();
  await player.page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf('.table-side')).width).toBeGreaterThan(before.width + 20);
  const grip = await boxOf('.side-grip');
  await player.page.mouse.move(grip.left + 4, 200);
  await player.page.mouse.down();
  await player.page.mouse.move(grip.left + 104, 200, { steps: 4 });
  await player.page.mouse.up();
  await expect.poll(async () => (await boxOf('.table-side')).width).toBeLessThan(before.width);
  await player.page.locator('[data-act="fold-side"]').click();
  await expect.poll(async () => (await boxOf('.table-board')).width).toBeGreaterThan(LAPTOP.width - 2);
  await player.page.reload();
  await player.boardReady();
  await expect.poll(async () => (await boxOf('.table-board')).width).toBeGreaterThan(LAPTOP.width - 2);
  // Who asks for a panel gets it.
  await player.page.locator('[data-board]').focus();
  await player.page.keyboard.press('l');
  await expect.poll(async () => (await boxOf('.table-side')).width).toBeGreaterThan(200);
});

/** Takes an order with these units or places, whatever else it asks. */
async function act(verb: string, unit: string, to = ''): Promise<void> {
  await player.page.evaluate(
    async ([v, u, place]) => {
      const { session, host } = globalThis.rasputitsa;
      const args: Record<string, unknown> = {};
      for (;;) {
        const asked = await host.choices(session.seat, v, args);
        if (!asked.ok || asked.arg === null) break;
        const ids = session.faces().flatMap((f) => (f.name.startsWith(u) ? [f.id] : []));
        const wanted = asked.type === 'place' && place ? [session.profile.labels.indexOf(place)] : ids;
        args[asked.arg] = (asked.choices.find((c) => wanted.includes(Number(c.value))) ?? asked.choices[0])?.value;
      }
      await session.act({ verb: v, args: args as never });
    },
    [verb, unit, to] as const,
  );
}
/** Up to the choice of battles. */
async function toFights(): Promise<void> {
  await player.begin(EDELWEISS);
  await player.mapPainted();
  await player.settled();
  await player.doing(() => act('activate', 'U Army Group A'));
  let s = await player.doing(() => player.done());
  for (const unit of ['X armor', 'W armor', 'V armor']) await player.doing(() => act('move', unit, 'Rostov'));
  for (let i = 0; i < 5 && !s.offers.some((o) => o.verb === 'fight' && !o.refusal); i++)
    s = await player.doing(() => player.done());
}

it('a battle is fought beside the board: nothing of the map is under it', async () => {
  player = await Player.sitDown(LAPTOP);
  await toFights();
  await player.doing(() => act('fight', ''));
  await player.page.waitForSelector('.battle');
  const [card, board] = [await boxOf('.battle'), await boxOf('[data-board]')];
  expect(card.left).toBeGreaterThanOrEqual(board.right - 1);
  await player.shot('room-battle');
  // Without a panel it lies over the board again.
  await player.page.locator('[data-act="fold-side"]').click();
  expect((await boxOf('.battle')).left).toBeLessThan((await boxOf('[data-board]')).right);
});

/** Hexes that are offered and lie under the card of a battle. */
const underTheCard = (): Promise<readonly string[]> =>
  player.page.evaluate(() => {
    const { session, board } = globalThis.rasputitsa;
    const origin = document.querySelector('[data-board]')?.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.battle')].map((e) => e.getBoundingClientRect());
    return session
      .shades()
      .filter((s) => ['start', 'target', 'strike', 'other'].includes(s.style))
      .filter((s) => {
        const p = board()?.screenOf(s.at) ?? { x: -1, y: -1 };
        const [x, y] = [(origin?.left ?? 0) + p.x, (origin?.top ?? 0) + p.y];
        return cards.some((c) => x > c.left && x < c.right && y > c.top && y < c.bottom);
      })
      .map((s) => session.labelOf(s.at));
  });

it.each([
  ['tablet', TABLET],
  ['phone', PHONE],
])('on a %s the card of a battle hides no hex that is offered', async (name, screen) => {
  player = await Player.again(screen);
  await toFights();
  await player.page.waitForSelector('.battle');
  const offered = await player.page.evaluate(
    () => globalThis.rasputitsa.session.shades().filter((s) => s.style === 'start').length,
  );
  expect(offered).toBeGreaterThan(0);
  // However the map lay: pushed under the card it comes out again with the next question.
  await expect.poll(underTheCard).toEqual([]);
  await player.shot(`offered-${name}`);
  // Folded or not, the player has the last word.
  const fold = player.page.locator('.battle .battle-head [aria-expanded]').first();
  const was = await fold.getAttribute('aria-expanded');
  expect(was).toBe(name === 'phone' ? 'false' : 'true');
  await fold.click();
  expect(await fold.getAttribute('aria-expanded')).not.toBe(was);
  await player.doing(() => act('fight', ''));
  await expect.poll(underTheCard).toEqual([]);
});
