// Which tiles are asked for, in what order, and what is shown until they are there.
import { describe, expect, test } from 'vitest';
import type { Camera } from '../../src/board/camera.ts';
import type { TileWant } from '../../src/board/messages.ts';
import { createTiles, type TileStore } from '../../src/board/tiles.ts';

const SHEET = { x0: -1, y0: -1, x1: 99, y1: 99 };

/** A camera that looks at a point of the map. */
function look(x: number, y: number, k: number): Camera {
  const [width, height] = [1000, 800];
  const at = { x: width / 2 - x * k, y: height / 2 - y * k };
  return {
    k,
    ...at,
    width,
    height,
    window: () => ({ x0: -at.x / k, y0: -at.y / k, x1: (width - at.x) / k, y1: (height - at.y) / k }),
  } as Camera;
}

/** Bitmaps that know whether they were freed, and a canvas that knows what was put on it. */
class Bitmap {
  width = 512;
  height = 512;
  closed = false;
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
  close(): void {
    this.closed = true;
  }
}
function shown(store: TileStore, camera: Camera): readonly string[] {
  const put: string[] = [];
  const ctx = { drawImage: (b: Bitmap) => put.push(b.key) } as unknown as CanvasRenderingContext2D;
  store.draw(ctx, camera, 1);
  return put;
}

function desk(): { store: TileStore; asked: TileWant[]; give: (want: TileWant) => Bitmap } {
  const asked: TileWant[] = [];
  const store = createTiles(SHEET, (list) => asked.splice(0, asked.length, ...list));
  const give = (want: TileWant): Bitmap => {
    const bitmap = new Bitmap(want.key);
    store.arrived({ key: want.key, bitmap: bitmap, ms: 5 });
    return bitmap;
  };
  return { store, asked, give };
}

describe('wishes', () => {
  test('nothing is asked for before a scene is built', () => {
    const { store, asked } = desk();
    store.wish(look(50, 50, 40), 1, 'light');
    expect(asked).toEqual([]);
  });

  test('the whole map small first, then tiles from the middle outward, those beyond the edges last', () => {
    const { store, asked } = desk();
    store.read(2);
    const camera = look(50, 50, 40);
    store.wish(camera, 1, 'light');
    expect(asked[0]?.key).toMatch(/^overview/);
    const tiles = asked.slice(1);
    const w = camera.window();
    const inView = (t: TileWant): boolean =>
      t.x < w.x1 * 40 && t.x + 512 > w.x0 * 40 && t.y < w.y1 * 40 && t.y + 512 > w.y0 * 40;
    const firstBeyond = tiles.findIndex((t) => !inView(t));
    expect(tiles.slice(firstBeyond).some(inView)).toBe(false);
    const far = (t: TileWant): number => Math.hypot(t.x + 256 - 2000, t.y + 256 - 2000);
    const order = tiles.slice(0, firstBeyond).map(far);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('a screen of two pixels a unit gets tiles of twice the scale, painted from the same scene', () => {
    const { store, asked } = desk();
    for (const step of [1, 2, 3]) store.read(step);
    store.wish(look(50, 50, 40), 2, 'light');
    expect(asked[1]).toMatchObject({ scale: 80, step: 2 });
  });

  test('until the right scene is built the next coarser one serves', () => {
    const { store, asked } = desk();
    store.read(1);
    store.wish(look(50, 50, 90), 1, 'light');
    expect(asked.at(-1)?.step).toBe(1);
    store.read(3);
    store.wish(look(50, 50, 90), 1, 'light');
    expect(asked.at(-1)?.step).toBe(3);
  });

  test('nothing beyond the sheet, and nothing twice', () => {
    const { store, asked, give } = desk();
    store.read(2);
    const camera = look(0, 0, 40);
    store.wish(camera, 1, 'light');
    for (const t of asked.slice(1)) expect(t.x + 512 >= -40 && t.y + 512 >= -40).toBe(true);
    for (const t of asked) give(t);
    store.wish(look(0, 0, 41), 1, 'light');
    store.wish(camera, 1, 'light');
    expect(asked).toEqual([]);
  });
});

describe('showing', () => {
  test('the small map shows through until the view is covered, then only its tiles are drawn', () => {
    const { store, asked, give } = desk();
    store.read(2);
    const camera = look(50, 50, 40);
    store.wish(camera, 1, 'light');
    const all = [...asked];
    for (const t of all.slice(0, 2)) give(t);
    expect(shown(store, camera)[0]).toMatch(/^overview/);
    expect(shown(store, camera)).toHaveLength(2);
    for (const t of all.slice(2)) give(t);
    const put = shown(store, camera);
    expect(put.some((k) => k.startsWith('overview'))).toBe(false);
    expect(put.length).toBeGreaterThanOrEqual(6);
  });

  test('another theme is shown when all of it is there, not in patches', () => {
    const { store, asked, give } = desk();
    store.read(2);
    const camera = look(50, 50, 40);
    store.wish(camera, 1, 'light');
    for (const t of asked) give(t);
    shown(store, camera);
    store.wish(camera, 1, 'dark');
    const dark = asked.filter((t) => !t.key.startsWith('overview'));
    give(dark[0] as TileWant);
    expect(shown(store, camera).every((k) => k.includes('light'))).toBe(true);
    for (const t of dark.slice(1)) give(t);
    expect(shown(store, camera).every((k) => k.includes('dark'))).toBe(true);
  });

  test('old tiles are let go of, what is on the screen is not', () => {
    const { store, asked, give } = desk();
    store.read(2);
    const given: Bitmap[] = [];
    for (let x = 10; x < 90; x += 10) {
      const camera = look(x, 50, 50);
      store.wish(camera, 1, 'light');
      for (const t of asked) given.push(give(t));
      shown(store, camera);
    }
    const { tiles, memory } = store.figures();
    expect(memory).toBeLessThan(75e6);
    expect(given.filter((b) => !b.closed).length).toBe(tiles + 1);
    const now = look(80, 50, 50);
    expect(shown(store, now).some((k) => k.startsWith('overview'))).toBe(false);
  });

  test('a tile nobody waits for any more is freed', () => {
    const { store, asked, give } = desk();
    store.read(2);
    store.wish(look(20, 20, 40), 1, 'light');
    const stale = asked[3];
    store.wish(look(80, 80, 90), 1, 'light');
    expect(stale && give(stale).closed).toBe(true);
  });
});
