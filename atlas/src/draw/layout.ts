// Where hexes lie, in map coordinates (docs/formats.md, "Map outlines"): neighbours' centres are 1 apart, y grows downward.
import type { HexGrid } from '../../../kit/src/grid.ts';

const HALF_ROOT3 = Math.sqrt(3) / 2;
/** Corner radius of a hex whose neighbours are 1 apart. */
export const CORNER = 1 / Math.sqrt(3);

export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Layout {
  readonly grid: HexGrid;
  /** Centres in map coordinates, indexed by hex. */
  readonly cx: Float64Array;
  readonly cy: Float64Array;
  /** Corner c lies clockwise before direction c and after direction c - 1: side d runs from corner d to corner d + 1. */
  readonly cornerX: readonly number[];
  readonly cornerY: readonly number[];
  /** The hexes' bounding box. */
  readonly bounds: Rect;
  /** The hex whose cell holds a point, or -1; points off the board give -1. */
  hexAt(x: number, y: number): number;
}

export function createLayout(grid: HexGrid): Layout {
  const pointy = grid.orientation === 'pointy';
  const cx = new Float64Array(grid.count);
  const cy = new Float64Array(grid.count);
  const ahead = grid.shift === 'odd' ? 1 : 0;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let h = 0; h < grid.count; h++) {
    const c = grid.col[h] ?? 0;
    const r = grid.row[h] ?? 0;
    const along = pointy ? r : c;
    const half = (along & 1) === ahead ? 0.5 : 0;
    const x = pointy ? c + half : c * HALF_ROOT3;
    const y = pointy ? r * HALF_ROOT3 : r + half;
    cx[h] = x;
    cy[h] = y;
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  // Direction 0 is NE (pointy) or N (flat); its side starts at the corner at -90° (pointy) or -120° (flat).
  const start = pointy ? -90 : -120;
  const angles = [0, 1, 2, 3, 4, 5].map((i) => ((start + 60 * i) * Math.PI) / 180);
  const cornerX = angles.map((a) => CORNER * Math.cos(a));
  const cornerY = angles.map((a) => CORNER * Math.sin(a));
  const rx = pointy ? 0.5 : CORNER;
  const ry = pointy ? CORNER : 0.5;
  const hexAt = (x: number, y: number): number => {
    const c0 = Math.round(pointy ? x : x / HALF_ROOT3);
    const r0 = Math.round(pointy ? y / HALF_ROOT3 : y);
    let best = -1;
    let bestD = 0.334; // a hex's corners are at distance² 1/3 from its centre
    for (let c = c0 - 1; c <= c0 + 1; c++) {
      for (let r = r0 - 1; r <= r0 + 1; r++) {
        const h = grid.at(c, r);
        if (h < 0) continue;
        const dx = x - (cx[h] ?? 0);
        const dy = y - (cy[h] ?? 0);
        const d = dx * dx + dy * dy;
        if (d >= bestD) continue;
        best = h;
        bestD = d;
      }
    }
    return best;
  };
  return { grid, cx, cy, cornerX, cornerY, bounds: { x0: x0 - rx, y0: y0 - ry, x1: x1 + rx, y1: y1 + ry }, hexAt };
}

/** Quarter turns clockwise that a map is looked at with. */
export type Turn = 0 | 1 | 2 | 3;
/** A point after so many quarter turns about the origin; back again with the turns that make four. */
export function turned(turn: Turn, x: number, y: number): readonly [number, number] {
  if (turn === 0) return [x, y];
  if (turn === 1) return [-y, x];
  return turn === 2 ? [-x, -y] : [y, -x];
}
export const turnBack = (turn: Turn): Turn => ((4 - turn) % 4) as Turn;
export function turnedRect(turn: Turn, { x0, y0, x1, y1 }: Rect): Rect {
  const [ax, ay] = turned(turn, x0, y0);
  const [bx, by] = turned(turn, x1, y1);
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}
/** The same hexes, looked at from another edge of the map. */
export function turnLayout(layout: Layout, turn: Turn): Layout {
  if (turn === 0) return layout;
  const x = (of: ArrayLike<number>, also: ArrayLike<number>) => (i: number) =>
    turned(turn, of[i] ?? 0, also[i] ?? 0)[0];
  const y = (of: ArrayLike<number>, also: ArrayLike<number>) => (i: number) =>
    turned(turn, of[i] ?? 0, also[i] ?? 0)[1];
  const back = turnBack(turn);
  const hexes = Float64Array.from(layout.cx.keys());
  const corners = [...layout.cornerX.keys()];
  return {
    grid: layout.grid,
    cx: hexes.map(x(layout.cx, layout.cy)),
    cy: hexes.map(y(layout.cx, layout.cy)),
    cornerX: corners.map(x(layout.cornerX, layout.cornerY)),
    cornerY: corners.map(y(layout.cornerX, layout.cornerY)),
    bounds: turnedRect(turn, layout.bounds),
    hexAt: (px, py) => layout.hexAt(...turned(back, px, py)),
  };
}

/** The six corners of a hex as a flat ring in map coordinates. */
export function hexRing(layout: Layout, hex: number, scale = 1): number[] {
  const ring: number[] = [];
  for (let c = 0; c < 6; c++) {
    ring.push((layout.cx[hex] ?? 0) + (layout.cornerX[c] ?? 0) * scale);
    ring.push((layout.cy[hex] ?? 0) + (layout.cornerY[c] ?? 0) * scale);
  }
  return ring;
}

/** The two ends of a hexside, in map coordinates: [x0, y0, x1, y1], clockwise as seen from side.a. */
export function sideEnds(layout: Layout, side: number): readonly [number, number, number, number] {
  const { grid } = layout;
  const hex = grid.sideA[side] ?? 0;
  for (let d = 0; d < 6; d++) {
    if (grid.sides[hex * 6 + d] !== side) continue;
    const e = (d + 1) % 6;
    const x = layout.cx[hex] ?? 0;
    const y = layout.cy[hex] ?? 0;
    return [
      x + (layout.cornerX[d] ?? 0),
      y + (layout.cornerY[d] ?? 0),
      x + (layout.cornerX[e] ?? 0),
      y + (layout.cornerY[e] ?? 0),
    ];
  }
  return [0, 0, 0, 0];
}

/** A name for a corner that is the same from each of the hexes that share it. */
export function cornerKey(x: number, y: number): string {
  return `${Math.round(x * 12)},${Math.round(y * 12)}`;
}
