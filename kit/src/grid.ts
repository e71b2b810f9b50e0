// Hex grids as adjacency tables. A hex is a small integer; everything hot indexes typed arrays with it.

/** No hex, no side: beyond the edge of the board. */
export const NONE = -1;

export type Orientation = 'flat' | 'pointy';
/** Which rows (pointy) or columns (flat) sit half a hex further along. */
export type Shift = 'odd' | 'even';

/** Directions are numbered clockwise, 0..5; the opposite of d is (d + 3) % 6. */
export const DIRECTIONS: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
  flat: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
};

/** What one step in each direction adds to the axial coordinates. */
export const STEP_Q: Readonly<Record<Orientation, readonly number[]>> = {
  pointy: [1, 1, 0, -1, -1, 0],
  flat: [0, 1, 1, 0, -1, -1],
};
export const STEP_R: Readonly<Record<Orientation, readonly number[]>> = {
  pointy: [-1, 0, 1, 1, 0, -1],
  flat: [-1, -1, 0, 1, 1, 0],
};

export interface HexGrid {
  readonly orientation: Orientation;
  readonly shift: Shift;
  /** Hexes are 0 .. count-1, in the order the cells were given. */
  readonly count: number;
  /** Offset coordinates as they lie on the sheet: columns to the right, rows downward, whatever the printed numbers say. */
  readonly col: Int16Array;
  readonly row: Int16Array;
  /** Axial coordinates: what distances and lines are made of. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** neighbours[hex * 6 + direction], NONE beyond the edge. */
  readonly neighbours: Int32Array;
  /** sides[hex * 6 + direction]: a hexside has one number, the same seen from either hex; board edges have one too. */
  readonly sides: Int32Array;
  readonly sideCount: number;
  /** The two hexes of a side; sideB is NONE at the edge of the board. */
  readonly sideA: Int32Array;
  readonly sideB: Int32Array;
  /** The hex at offset coordinates, or NONE. */
  at(col: number, row: number): number;
  atAxial(q: number, r: number): number;
}

export interface GridSpec {
  readonly orientation: Orientation;
  readonly shift: Shift;
  /** Every hex of the board as [column, row]; boards need not be rectangles. */
  readonly cells: Iterable<readonly [col: number, row: number]>;
}

export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

function toAxial(orientation: Orientation, shift: Shift, col: number, row: number): readonly [number, number] {
  const along = orientation === 'pointy' ? row : col;
  const odd = along & 1;
  const half = shift === 'odd' ? (along - odd) / 2 : (along + odd) / 2;
  return orientation === 'pointy' ? [col - half, row] : [col, row - half];
}

/** Cells this far apart are a slip of the pen, not a board; the lookup table would take gigabytes. */
const MOST_SLOTS = 1 << 24;

function extent(numbers: Int16Array): readonly [least: number, size: number] {
  let least = numbers[0] ?? 0;
  let most = least;
  for (const n of numbers) {
    if (n < least) least = n;
    if (n > most) most = n;
  }
  return [least, most - least + 1];
}

interface Lookup {
  at(q: number, r: number): number;
  put(q: number, r: number, hex: number): void;
}

/** Finds hexes by axial coordinates: a table over the rectangle that holds them all. */
function createLookup(q: Int16Array, r: Int16Array): Lookup {
  const [q0, width] = extent(q);
  const [r0, height] = extent(r);
  if (width * height > MOST_SLOTS) throw new Error('grid: the cells lie too far apart for one board');
  const slots = new Int32Array(width * height).fill(NONE);
  return {
    at: (aq, ar) => {
      const x = aq - q0;
      const y = ar - r0;
      return x < 0 || y < 0 || x >= width || y >= height ? NONE : (slots[x * height + y] ?? NONE);
    },
    put: (aq, ar, hex) => {
      slots[(aq - q0) * height + ar - r0] = hex;
    },
  };
}

export function createGrid(spec: GridSpec): HexGrid {
  const { orientation, shift } = spec;
  const cells = [...spec.cells];
  const count = cells.length;
  const col = new Int16Array(count);
  const row = new Int16Array(count);
  const q = new Int16Array(count);
  const r = new Int16Array(count);
  for (const [i, [c, w]] of cells.entries()) {
    const [aq, ar] = toAxial(orientation, shift, c, w);
    col[i] = c;
    row[i] = w;
    q[i] = aq;
    r[i] = ar;
  }
  const lookup = createLookup(q, r);
  for (let h = 0; h < count; h++) {
    const [aq, ar] = [q[h] ?? 0, r[h] ?? 0];
    if (lookup.at(aq, ar) !== NONE) throw new Error(`grid: the cell at column ${col[h]}, row ${row[h]} is given twice`);
    lookup.put(aq, ar, h);
  }
  const stepQ = STEP_Q[orientation];
  const stepR = STEP_R[orientation];
  const neighbours = new Int32Array(count * 6).fill(NONE);
  const sides = new Int32Array(count * 6).fill(NONE);
  const sideA: number[] = [];
  const sideB: number[] = [];
  for (let h = 0; h < count; h++) {
    for (let d = 0; d < 6; d++) {
      const n = lookup.at((q[h] ?? 0) + (stepQ[d] ?? 0), (r[h] ?? 0) + (stepR[d] ?? 0));
      neighbours[h * 6 + d] = n;
      const known = n === NONE || n > h ? NONE : (sides[n * 6 + opposite(d)] ?? NONE);
      if (known !== NONE) {
        sides[h * 6 + d] = known;
        continue;
      }
      sides[h * 6 + d] = sideA.length;
      sideA.push(h);
      sideB.push(n);
    }
  }
  return {
    orientation,
    shift,
    count,
    col,
    row,
    q,
    r,
    neighbours,
    sides,
    sideCount: sideA.length,
    sideA: Int32Array.from(sideA),
    sideB: Int32Array.from(sideB),
    at: (c, w) => {
      const [aq, ar] = toAxial(orientation, shift, c, w);
      return lookup.at(aq, ar);
    },
    atAxial: (aq, ar) => lookup.at(aq, ar),
  };
}

/** The number of steps between two hexes on an open board. */
export function distance(grid: HexGrid, a: number, b: number): number {
  const dq = (grid.q[a] ?? 0) - (grid.q[b] ?? 0);
  const dr = (grid.r[a] ?? 0) - (grid.r[b] ?? 0);
  // Always even; a shift keeps it a small whole number.
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

/** The direction of an adjacent hex, or NONE when the two do not touch. */
export function directionTo(grid: HexGrid, from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (grid.neighbours[from * 6 + d] === to) return d;
  return NONE;
}

/** The side between two adjacent hexes, or NONE. */
export function sideBetween(grid: HexGrid, a: number, b: number): number {
  const d = directionTo(grid, a, b);
  return d === NONE ? NONE : (grid.sides[a * 6 + d] ?? NONE);
}
