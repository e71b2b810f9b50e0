// Small marks that make a ground recognisable without its colour: trees, reeds, hachures, peaks, streets.
import { hash01, sample } from './field.ts';
import type { TerrainAreas } from './areas.ts';
import type { Rect } from './layout.ts';
import { area, circleRing, line, type Shape } from './scene.ts';
import type { Ground } from './words.ts';

export interface Spread {
  readonly rect: Rect;
  readonly hexSize: number;
  readonly pen: number;
  /** Map to sheet. */
  readonly sheet: (x: number, y: number) => readonly [number, number];
  /** Spots to leave free: city marks and the like. */
  readonly free: (x: number, y: number) => boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
}

/** A jittered brick lattice: even enough to read as a tone, uneven enough to read as nature. */
function spots(
  s: Spread,
  spacing: number,
  jitter: number,
  salt: number,
  inside: (x: number, y: number) => boolean,
): Spot[] {
  const step = spacing / s.hexSize;
  const out: Spot[] = [];
  let row = 0;
  for (let y = s.rect.y0; y <= s.rect.y1; y += step * 0.87) {
    row++;
    let col = 0;
    for (let x = s.rect.x0 + ((row & 1) * step) / 2; x <= s.rect.x1; x += step) {
      col++;
      const px = x + (hash01(row, col, salt) - 0.5) * jitter * step;
      const py = y + (hash01(row, col, salt + 1) - 0.5) * jitter * step;
      if (!inside(px, py) || !s.free(px, py)) continue;
      const [sx, sy] = s.sheet(px, py);
      out.push({ x: sx, y: sy, a: hash01(row, col, salt + 2), b: hash01(row, col, salt + 3) });
    }
  }
  return out;
}

/** Spacing in pens, unevenness and salt of each ground's marks. */
const SOWN: Readonly<Partial<Record<Ground, readonly [spacing: number, jitter: number, salt: number]>>> = {
  rough: [13, 0.7, 51],
  mountain: [20, 0.75, 61],
  marsh: [14, 0.45, 31],
  'wooded-marsh': [14, 0.6, 35],
  woods: [9.5, 0.85, 21],
  forest: [6.6, 0.8, 22],
  urban: [6.2, 0.3, 71],
};
const ORDER: readonly Ground[] = ['rough', 'mountain', 'marsh', 'wooded-marsh', 'woods', 'forest', 'urban'];

/** The marks of a ground wherever `inside` holds. */
export function sow(ground: Ground, s: Spread, inside: (x: number, y: number) => boolean): Shape[] {
  const sown = SOWN[ground];
  if (sown === undefined) return [];
  const p = s.pen;
  const at = spots(s, sown[0] * p, sown[1], sown[2], inside);
  if (ground === 'rough') return at.flatMap((t) => hachure(t, p));
  if (ground === 'mountain') return peaks(at, p);
  if (ground === 'marsh') return at.flatMap((t) => reeds(t, p));
  if (ground === 'urban') return at.map((t) => streets(t, p));
  if (ground !== 'wooded-marsh') return trees(at, p);
  const wet = at.filter((t) => t.a < 0.5);
  const wooded = at.filter((t) => t.a >= 0.5);
  return [
    ...wet.flatMap((t) => reeds(t, p)),
    ...trees(
      wooded.flatMap((t) => grove(t, p)),
      p,
    ),
  ];
}

/** Three trees for one spot. */
function grove(t: Spot, p: number): Spot[] {
  return [
    t,
    { ...t, x: t.x + 3.4 * p, y: t.y + 1.2 * p, a: t.b },
    { ...t, x: t.x + 1.2 * p, y: t.y + 3.6 * p, a: (t.a + t.b) / 2 },
  ];
}

export function textures(areas: TerrainAreas, s: Spread): Shape[] {
  return ORDER.flatMap((ground) => {
    const field = areas.fields.get(ground);
    if (field === undefined) return [];
    return sow(ground, s, (x, y) => {
      const inside = sample(areas.lattice, field, x, y) > 0.57;
      return inside && sample(areas.lattice, areas.land, x, y) > 0.6;
    });
  });
}

/** Round crowns with a shadow to the south-east: all shadows first, then all crowns, so each is one path. */
function trees(at: readonly Spot[], p: number): Shape[] {
  const r = (t: Spot): number => (0.95 + 0.55 * t.a) * p;
  return [
    ...at.map((t) => area('tree-shade', [circleRing(t.x + 0.7 * p, t.y + 0.7 * p, r(t) * 1.1, 7)])),
    ...at.map((t) => area('tree', [circleRing(t.x, t.y, r(t), 8)])),
  ];
}

function reeds(t: Spot, p: number): Shape[] {
  const w = (3.2 + 1.8 * t.a) * p;
  const shift = (t.b - 0.5) * 2 * p;
  return [
    line('reed', [t.x - w, t.y, t.x - w * 0.15, t.y]),
    line('reed', [t.x + w * 0.35, t.y, t.x + w, t.y]),
    line('reed', [t.x - w * 0.4 + shift, t.y + 2.6 * p, t.x + w * 0.5 + shift, t.y + 2.6 * p]),
  ];
}

function hachure(t: Spot, p: number): Shape[] {
  const out: Shape[] = [];
  const n = 3;
  for (let i = 0; i < n; i++) {
    const x = t.x + (i - (n - 1) / 2) * 2.3 * p;
    const y = t.y - Math.abs(i - (n - 1) / 2) * -1.1 * p;
    const len = (3.1 + 1.6 * hash01(Math.round(t.a * 1e6), i, 5)) * p;
    out.push(line('hachure', [x, y, x + (i - 1) * 0.9 * p, y + len]));
  }
  return out;
}

/** Peaks lit from the north-west, the farther behind the nearer. */
function peaks(at: readonly Spot[], p: number): Shape[] {
  const sorted = [...at].sort((m, n) => m.y - n.y);
  return sorted.flatMap((t) => {
    const h = (5 + 6.5 * t.a * t.a) * p;
    const w = h * (0.72 + 0.2 * t.b);
    const lean = (t.b - 0.4) * 0.3 * h;
    const top: readonly [number, number] = [t.x + lean, t.y - h * 0.62];
    const foot = t.y + h * 0.38;
    const mid = t.x + lean * 0.2 + w * 0.1;
    return [
      area('peak-light', [[top[0], top[1], t.x - w, foot, mid, foot]]),
      area('peak-dark', [[top[0], top[1], mid, foot, t.x + w * 0.95, foot]]),
      line('peak-line', [t.x - w, foot, top[0], top[1], t.x + w * 0.95, foot]),
    ];
  });
}

function streets(t: Spot, p: number): Shape {
  const w = (1.3 + 0.9 * t.a) * p;
  const h = (1.1 + 0.8 * t.b) * p;
  return area('block', [[t.x - w, t.y - h, t.x + w, t.y - h, t.x + w, t.y + h, t.x - w, t.y + h]]);
}
