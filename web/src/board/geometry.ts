// Where places lie, in map units: neighbouring hexes are 1 apart, y grows downward. Boxes that touch hexes lie outside the
// edge of the board beside them; other boxes are not on the board.
import { createLayout, type Layout, type Rect, type Turn, turnLayout } from '@rasputitsa/atlas/draw/layout';
import { createGrid, type HexGrid } from '@rasputitsa/kit/grid';
import type { GridSheet } from './messages.ts';

export type Compass = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export interface Spot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** The hex it lies beside. */
  readonly beside: number;
}

export interface Geometry {
  readonly grid: HexGrid;
  readonly layout: Layout;
  /** What the map's picture covers: ground shows a little beyond the outermost hexes. */
  readonly sheet: Rect;
  /** The sheet and the boxes beside it. */
  readonly bounds: Rect;
  readonly boxes: readonly Spot[];
  readonly grounds: readonly number[];
  /** Undefined for what is not on the board. */
  where(at: number): { readonly x: number; readonly y: number } | undefined;
  /** The place at a point in map units, or -1. */
  placeAt(x: number, y: number): number;
  neighbour(at: number, direction: Compass): number;
}

/** As far as the picture reaches beyond the hexes: see the frame of the atlas. */
const BLEED = 0.45;
/** Centre of a box from the centre of the hex it touches. */
const BESIDE = 1;
export const BOX_RADIUS = 0.36;

const ANGLES: Readonly<Record<Compass, number>> = { n: -90, ne: -45, e: 0, se: 45, s: 90, sw: 135, w: 180, nw: -135 };

function grow(r: Rect, by: number): Rect {
  return { x0: r.x0 - by, y0: r.y0 - by, x1: r.x1 + by, y1: r.y1 + by };
}

/** The whole board looked at from one of its edges: everything else measures with this, and turns with it. */
export function createGeometry(sheet: GridSheet, turn: Turn = 0): Geometry {
  const { orientation, shift, cols, rows } = sheet;
  const grid = createGrid({
    orientation,
    shift,
    cells: cols.map((c, i) => [c, rows[i] ?? 0] as const),
  });
  const layout = turnLayout(createLayout(grid), turn);
  const paper = grow(layout.bounds, BLEED);
  const boxes = boxSpots(sheet, layout, paper);
  const where = (at: number): { x: number; y: number } | undefined => {
    if (at >= 0 && at < grid.count) return { x: layout.cx[at] ?? 0, y: layout.cy[at] ?? 0 };
    return boxes.find((b) => b.at === at);
  };
  const placeAt = (x: number, y: number): number => {
    const hex = layout.hexAt(x, y);
    if (hex >= 0) return hex;
    const box = boxes.find((b) => Math.max(Math.abs(b.x - x), Math.abs(b.y - y)) <= BOX_RADIUS);
    return box?.at ?? -1;
  };
  const bounds = boxes.reduce<Rect>(
    (r, b) => ({
      x0: Math.min(r.x0, b.x - 0.7),
      y0: Math.min(r.y0, b.y - 0.7),
      x1: Math.max(r.x1, b.x + 0.7),
      y1: Math.max(r.y1, b.y + 0.7),
    }),
    paper,
  );
  const neighbour = (at: number, direction: Compass): number => next({ grid, boxes, at, direction, where });
  return { grid, layout, sheet: paper, bounds, boxes, grounds: sheet.grounds, where, placeAt, neighbour };
}

/** Beside the first hex a box touches, straight out over the nearest edge of the sheet when that hex lies inland. */
function boxSpots(sheet: GridSheet, layout: Layout, paper: Rect): readonly Spot[] {
  const { grid } = layout;
  const spots: Spot[] = [];
  for (const [i, box] of sheet.boxes.entries()) {
    const beside = box.touches.find((h) => h < grid.count);
    if (beside === undefined) continue;
    const [dx, dy] = outward(layout, beside, paper);
    let x = (layout.cx[beside] ?? 0) + dx * BESIDE;
    let y = (layout.cy[beside] ?? 0) + dy * BESIDE;
    // Off every hex and off its neighbours among the boxes: further out until it is free.
    const taken = (): boolean =>
      near(layout, x, y) || spots.some((s) => Math.max(Math.abs(s.x - x), Math.abs(s.y - y)) < 2 * BOX_RADIUS + 0.04);
    for (let tries = 0; tries < 40 && taken(); tries++) {
      x += dx * 0.15;
      y += dy * 0.15;
    }
    spots.push({ at: grid.count + i, x, y, name: box.name, beside });
  }
  return spots;
}

function near(layout: Layout, x: number, y: number): boolean {
  const r = BOX_RADIUS;
  const ways = [
    [0, 0],
    [r, 0],
    [-r, 0],
    [0, r],
    [0, -r],
  ] as const;
  return ways.some(([dx, dy]) => layout.hexAt(x + dx, y + dy) >= 0);
}

function outward(layout: Layout, hex: number, paper: Rect): readonly [number, number] {
  let x = 0;
  let y = 0;
  for (let d = 0; d < 6; d++) {
    if ((layout.grid.neighbours[hex * 6 + d] ?? -1) >= 0) continue;
    x += (layout.cornerX[d] ?? 0) + (layout.cornerX[(d + 1) % 6] ?? 0);
    y += (layout.cornerY[d] ?? 0) + (layout.cornerY[(d + 1) % 6] ?? 0);
  }
  const length = Math.hypot(x, y);
  if (length > 0.01) return [x / length, y / length];
  const [cx, cy] = [layout.cx[hex] ?? 0, layout.cy[hex] ?? 0];
  const ways = [
    [cx - paper.x0, -1, 0],
    [paper.x1 - cx, 1, 0],
    [cy - paper.y0, 0, -1],
    [paper.y1 - cy, 0, 1],
  ] as const;
  const [, dx, dy] = ways.reduce((a, b) => (b[0] < a[0] ? b : a));
  return [dx, dy];
}

interface Step {
  readonly grid: HexGrid;
  readonly boxes: readonly Spot[];
  readonly at: number;
  readonly direction: Compass;
  readonly where: Geometry['where'];
}

/** The nearest by angle; between two alike (north on a grid without it) rows take turns, so that the way runs straight. */
function next({ grid, boxes, at, direction, where }: Step): number {
  const here = where(at);
  if (here === undefined) return at;
  const aim = ANGLES[direction];
  const choices: { at: number; off: number }[] = [];
  const consider = (to: number): void => {
    const there = where(to);
    if (there === undefined) return;
    const angle = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
    const off = Math.abs(((angle - aim + 540) % 360) - 180);
    if (off <= 61) choices.push({ at: to, off });
  };
  if (at >= grid.count) {
    const box = boxes.find((b) => b.at === at);
    if (box) consider(box.beside);
    for (const b of boxes) if (b.at !== at && Math.hypot(b.x - here.x, b.y - here.y) < 1.3) consider(b.at);
  } else {
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[at * 6 + d] ?? -1;
      if (to >= 0) consider(to);
    }
    for (const b of boxes) if (b.beside === at) consider(b.at);
  }
  const best = Math.min(...choices.map((c) => c.off));
  const across = (to: number): number => (aim % 180 === 0 ? where(to)?.y : where(to)?.x) ?? 0;
  const alike = choices.filter((c) => c.off < best + 2).sort((a, b) => across(a.at) - across(b.at));
  const turn = ((grid.orientation === 'pointy' ? grid.row[at] : grid.col[at]) ?? 0) & 1;
  return (alike[alike.length > 1 ? turn : 0] ?? alike[0])?.at ?? at;
}
