// The map as tiles: what is painted, what is still wanted, and how to show the best there is meanwhile.
import type { Board } from './types.ts';
import type { Rect, Turn } from '@rasputitsa/atlas/draw/layout';
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import type { Camera } from './camera.ts';
import { type PaintedTile, stepFor, type TileWant } from './messages.ts';

const TILE = 512;
/** The whole map small, under everything: never is there a hole. Longest side in pixels. */
const OVERVIEW = 900;
/** Pixels kept at most, besides what is on the screen: about 60 MB. */
const KEEP = 15e6;

interface Tile {
  readonly bitmap: ImageBitmap;
  readonly level: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  used: number;
}

export interface Overview {
  readonly bitmap: ImageBitmap;
  readonly sheet: Rect;
}

export interface TileStore {
  /** The drawing of this step is there. */
  read(step: number): void;
  arrived(tile: PaintedTile): void;
  /** Asks for what the view needs, nearest to its middle first. */
  wish(camera: Camera, ratio: number, theme: ThemeName): void;
  draw(ctx: CanvasRenderingContext2D, camera: Camera, ratio: number): void;
  overview(): Overview | undefined;
  figures(): Pick<ReturnType<Board['stats']>, 'tiles' | 'memory' | 'painting' | 'wanted'>;
  close(): void;
}

export function createTiles(sheet: Rect, ask: (tiles: readonly TileWant[]) => void, turn: Turn = 0): TileStore {
  const tiles = new Map<string, Tile>();
  const asked = new Map<string, TileWant>();
  const steps = new Set<number>();
  let over: (Overview & { readonly key: string }) | undefined;
  let wished = '';
  let level = '';
  /** The level that last showed the whole view. */
  let shown = '';
  let clock = 0;
  let painted = 0;
  let painting = 0;

  /** The best drawing there is for a size of hexes: the right one, else a coarser, else a finer one. */
  const stepAt = (hexPixels: number): number | undefined => {
    const right = stepFor(hexPixels);
    for (let s = right; s >= 0; s--) if (steps.has(s)) return s;
    return [...steps].sort((a, b) => a - b)[0];
  };

  const overviewWant = (theme: ThemeName): TileWant | undefined => {
    const w = sheet.x1 - sheet.x0;
    const h = sheet.y1 - sheet.y0;
    const scale = Math.min(OVERVIEW / Math.max(w, h), 60);
    const step = stepAt(scale);
    if (step === undefined) return undefined;
    const key = `overview/${theme}/${step}/${turn}`;
    if (over?.key === key) return undefined;
    return {
      key,
      step,
      scale,
      theme,
      turn,
      x: sheet.x0 * scale,
      y: sheet.y0 * scale,
      width: Math.ceil(w * scale),
      height: Math.ceil(h * scale),
    };
  };

  const evict = (): void => {
    let pixels = tiles.size * TILE * TILE;
    if (pixels <= KEEP) return;
    const old = [...tiles].filter(([, t]) => t.used < clock).sort((a, b) => a[1].used - b[1].used);
    for (const [key, tile] of old) {
      if (pixels <= KEEP) break;
      tile.bitmap.close();
      tiles.delete(key);
      pixels -= TILE * TILE;
    }
  };

  return {
    read(step) {
      steps.add(step);
      wished = '';
    },
    arrived({ key, bitmap, ms }) {
      const want = asked.get(key);
      asked.delete(key);
      if (want === undefined) {
        bitmap.close();
        return;
      }
      if (key.startsWith('overview')) {
        over?.bitmap.close();
        over = { key, bitmap, sheet };
        return;
      }
      painted++;
      painting += ms;
      const { scale, x, y, step, theme } = want;
      tiles.get(key)?.bitmap.close();
      tiles.set(key, { bitmap, level: `${scale}/${step}/${theme}`, scale, x, y, used: clock });
      evict();
    },
    wish(camera, ratio, theme) {
      const scale = camera.k * ratio;
      const step = stepAt(camera.k);
      if (step === undefined) return;
      level = `${scale}/${step}/${theme}`;
      const w = camera.window();
      const cell = (v: number): number => Math.floor((v * scale) / TILE);
      // A ring of tiles beyond the edges, so that a drag finds them painted.
      const [i0, i1] = [cell(Math.max(w.x0, sheet.x0)), cell(Math.min(w.x1, sheet.x1))];
      const [j0, j1] = [cell(Math.max(w.y0, sheet.y0)), cell(Math.min(w.y1, sheet.y1))];
      const sum = `${level}:${i0},${i1},${j0},${j1}`;
      if (sum === wished) return;
      wished = sum;
      const midX = ((w.x0 + w.x1) / 2) * scale;
      const midY = ((w.y0 + w.y1) / 2) * scale;
      const wants: { want: TileWant; far: number }[] = [];
      for (let i = i0 - 1; i <= i1 + 1; i++)
        for (let j = j0 - 1; j <= j1 + 1; j++) {
          const [x, y] = [i * TILE, j * TILE];
          if (x > sheet.x1 * scale || y > sheet.y1 * scale) continue;
          if (x + TILE < sheet.x0 * scale || y + TILE < sheet.y0 * scale) continue;
          const key = `${level}/${turn}:${i},${j}`;
          if (tiles.has(key)) continue;
          const beyond = i < i0 || i > i1 || j < j0 || j > j1 ? 1e9 : 0;
          const far = beyond + Math.hypot(x + TILE / 2 - midX, y + TILE / 2 - midY);
          wants.push({ want: { key, step, scale, x, y, width: TILE, height: TILE, theme, turn }, far });
        }
      const whole = overviewWant(theme);
      const list = wants.sort((a, b) => a.far - b.far).map((x) => x.want);
      const all = whole === undefined ? list : over === undefined ? [whole, ...list] : [...list, whole];
      asked.clear();
      for (const want of all) asked.set(want.key, want);
      ask(all);
    },
    draw(ctx, camera, ratio) {
      clock++;
      const [ox, oy] = [Math.round(camera.x * ratio), Math.round(camera.y * ratio)];
      const now = camera.k * ratio;
      const [width, height] = [camera.width * ratio, camera.height * ratio];
      const place = (t: Tile): { x: number; y: number; size: number } | undefined => {
        const f = now / t.scale;
        const [x, y, size] = [t.x * f + ox, t.y * f + oy, TILE * f];
        return x > width || y > height || x + size < 0 || y + size < 0 ? undefined : { x, y, size };
      };
      const covers = (list: readonly Tile[]): boolean => {
        const f = now / (list[0]?.scale ?? now);
        const across = (from: number, to: number, o: number, most: number): number => {
          const [a, b] = [Math.max(0, from * now + o), Math.min(most, to * now + o)];
          return b <= a ? 0 : cells((a - o) / f, (b - o) / f);
        };
        return list.length >= across(sheet.x0, sheet.x1, ox, width) * across(sheet.y0, sheet.y1, oy, height);
      };
      const seen = Map.groupBy(
        [...tiles.values()].filter((t) => place(t) !== undefined),
        (t) => t.level,
      );
      const best = seen.get(level) ?? [];
      const before = seen.get(shown) ?? [];
      const whole = covers(best);
      if (whole) shown = level;
      // While a new level comes in the old one stays, if it hides all: names cut at the edges of tiles are ugly.
      const hold = !whole && shown !== level && covers(before);
      if (!whole && !hold) {
        if (over !== undefined) {
          const b = over.sheet;
          ctx.drawImage(over.bitmap, b.x0 * now + ox, b.y0 * now + oy, (b.x1 - b.x0) * now, (b.y1 - b.y0) * now);
        }
        for (const t of before) paintTile(ctx, t, place(t), 'soft');
      }
      for (const t of hold ? before : best) {
        t.used = clock;
        paintTile(ctx, t, place(t), t.scale === now ? 'crisp' : 'soft');
      }
      for (const t of best) t.used = clock;
    },
    overview: () => over,
    figures: () => ({
      tiles: tiles.size,
      wanted: asked.size,
      painting: painted === 0 ? 0 : painting / painted,
      memory: 4 * (tiles.size * TILE * TILE + (over ? over.bitmap.width * over.bitmap.height : 0)),
    }),
    close() {
      for (const t of tiles.values()) t.bitmap.close();
      over?.bitmap.close();
      tiles.clear();
    },
  };
}

/** Tiles between two pixels of a level. */
function cells(a: number, b: number): number {
  return Math.floor((b - 1e-6) / TILE) - Math.floor(a / TILE) + 1;
}

function paintTile(
  ctx: CanvasRenderingContext2D,
  tile: Tile,
  at: { x: number; y: number; size: number } | undefined,
  how: 'crisp' | 'soft',
): void {
  if (at === undefined) return;
  if (how === 'crisp') {
    ctx.drawImage(tile.bitmap, Math.round(at.x), Math.round(at.y));
    return;
  }
  // Edges on whole pixels: no seams between scaled tiles.
  const x0 = Math.floor(at.x);
  const y0 = Math.floor(at.y);
  ctx.drawImage(tile.bitmap, x0, y0, Math.ceil(at.x + at.size) - x0, Math.ceil(at.y + at.size) - y0);
}
