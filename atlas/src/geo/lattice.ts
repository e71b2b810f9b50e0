// The board in map coordinates: unit = distance between neighbouring hex centres, origin = centre of an unshifted cell (0, 0), y down.
import type { HexGrid } from '@rasputitsa/kit/grid';
import { NONE } from '@rasputitsa/kit/grid';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROW = Math.sqrt(3) / 2;
const S = 1 / Math.sqrt(3);
/** Side d of a hex runs from corner d to corner d + 1, for both orientations. */
const CORNERS = {
  pointy: [
    [0, -S],
    [0.5, -S / 2],
    [0.5, S / 2],
    [0, S],
    [-0.5, S / 2],
    [-0.5, -S / 2],
  ],
  flat: [
    [-S / 2, -0.5],
    [S / 2, -0.5],
    [S, 0],
    [S / 2, 0.5],
    [-S / 2, 0.5],
    [-S, 0],
  ],
} as const;

export function cellCentre(
  orientation: HexGrid['orientation'],
  shift: HexGrid['shift'],
  col: number,
  row: number,
): Point {
  const along = orientation === 'pointy' ? row : col;
  const shifted = ((along & 1) === 1) === (shift === 'odd') ? 0.5 : 0;
  return orientation === 'pointy' ? { x: col + shifted, y: row * ROW } : { x: col * ROW, y: row + shifted };
}

/** The hex that holds a point, or NONE off the board. */
export function hexAt(grid: HexGrid, x: number, y: number): number {
  const late = grid.shift === 'even' ? 0.5 : 0;
  let q: number;
  let r: number;
  if (grid.orientation === 'pointy') {
    r = y / ROW;
    q = x - late - r / 2;
  } else {
    q = x / ROW;
    r = y - late - q / 2;
  }
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return grid.atAxial(rq, rr);
}

/** Corners and hexsides as a graph: rivers, borders and start lines run along it. */
export interface Lattice {
  readonly grid: HexGrid;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cornerCount: number;
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  /** corners[hex * 6 + k]. */
  readonly corners: Int32Array;
  /** The two corners of each side. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The sides that meet at each corner. */
  readonly at: readonly (readonly number[])[];
  /** The hexes that meet at each corner: three inside, fewer at the edge. */
  readonly hexesAt: readonly (readonly number[])[];
}

export function latticeOf(grid: HexGrid): Lattice {
  const x = new Float64Array(grid.count);
  const y = new Float64Array(grid.count);
  const corners = new Int32Array(grid.count * 6);
  const byKey = new Map<string, number>();
  const cornerX: number[] = [];
  const cornerY: number[] = [];
  const at: number[][] = [];
  const hexesAt: number[][] = [];
  const from = new Int32Array(grid.sideCount).fill(NONE);
  const to = new Int32Array(grid.sideCount).fill(NONE);
  for (let h = 0; h < grid.count; h++) {
    const c = cellCentre(grid.orientation, grid.shift, grid.col[h] ?? 0, grid.row[h] ?? 0);
    x[h] = c.x;
    y[h] = c.y;
    for (const [k, [dx, dy]] of CORNERS[grid.orientation].entries()) {
      const key = `${Math.round((c.x + dx) * 1000)},${Math.round((c.y + dy) * 1000)}`;
      let id = byKey.get(key);
      if (id === undefined) {
        id = cornerX.length;
        byKey.set(key, id);
        cornerX.push(c.x + dx);
        cornerY.push(c.y + dy);
        at.push([]);
        hexesAt.push([]);
      }
      corners[h * 6 + k] = id;
      hexesAt[id]?.push(h);
    }
  }
  for (let h = 0; h < grid.count; h++)
    for (let d = 0; d < 6; d++) {
      const side = grid.sides[h * 6 + d] ?? NONE;
      if (from[side] !== NONE) continue;
      const a = corners[h * 6 + d] ?? 0;
      const b = corners[h * 6 + ((d + 1) % 6)] ?? 0;
      from[side] = a;
      to[side] = b;
      at[a]?.push(side);
      at[b]?.push(side);
    }
  return {
    grid,
    x,
    y,
    cornerCount: cornerX.length,
    cornerX: Float64Array.from(cornerX),
    cornerY: Float64Array.from(cornerY),
    corners,
    from,
    to,
    at,
    hexesAt,
  };
}
