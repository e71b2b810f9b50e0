// Shapes on a hex grid: rings, lines, components, corners, pixels and bearings.
import { distance, type HexGrid, NONE, STEP_Q, STEP_R } from './grid.ts';

/** The hexes exactly `radius` away, clockwise from the hex straight out in direction 0; those off the board are left out. */
export function ring(grid: HexGrid, centre: number, radius: number): number[] {
  if (radius === 0) return [centre];
  const stepQ = STEP_Q[grid.orientation];
  const stepR = STEP_R[grid.orientation];
  let q = (grid.q[centre] ?? 0) + (stepQ[0] ?? 0) * radius;
  let r = (grid.r[centre] ?? 0) + (stepR[0] ?? 0) * radius;
  const hexes: number[] = [];
  for (let side = 0; side < 6; side++) {
    const d = (side + 2) % 6;
    for (let i = 0; i < radius; i++) {
      const hex = grid.atAxial(q, r);
      if (hex !== NONE) hexes.push(hex);
      q += stepQ[d] ?? 0;
      r += stepR[d] ?? 0;
    }
  }
  return hexes;
}

/** The hexes at most `radius` away, the centre first, then ring by ring. */
export function disc(grid: HexGrid, centre: number, radius: number): number[] {
  const hexes: number[] = [];
  for (let n = 0; n <= radius; n++) hexes.push(...ring(grid, centre, n));
  return hexes;
}

/**
 * The straight line from centre to centre, both ends included; NONE stands for stretches off the board.
 * Where it runs along hexsides neither neighbour has the better claim: then there are two lines, the one
 * to the left of the way first.
 */
export function lines(grid: HexGrid, from: number, to: number): readonly (readonly number[])[] {
  const left = nudgedLine(grid, from, to, -1);
  const right = nudgedLine(grid, from, to, 1);
  return left.every((hex, i) => hex === right[i]) ? [left] : [left, right];
}

/** Samples the line at every step, leaning to the right (1) or left (-1) of the way. */
function nudgedLine(grid: HexGrid, from: number, to: number, lean: 1 | -1): number[] {
  const steps = distance(grid, from, to);
  const q0 = grid.q[from] ?? 0;
  const r0 = grid.r[from] ?? 0;
  const dq = (grid.q[to] ?? 0) - q0;
  const dr = (grid.r[to] ?? 0) - r0;
  const ds = -dq - dr;
  const hexes = [from];
  for (let i = 1; i <= steps; i++) {
    // A sample lies on a hexside or at least half a 1/steps away from it: a lean far below that decides true ties only.
    const hair = lean / (64 * steps * steps);
    const q = (dq * i) / steps + hair * (ds - dr);
    const r = (dr * i) / steps + hair * (dq - ds);
    hexes.push(atFraction(grid, q0, r0, q, r));
  }
  return hexes;
}

/** The hex whose centre is nearest to a point between hexes, given as an axial offset from (q0, r0). */
function atFraction(grid: HexGrid, q0: number, r0: number, q: number, r: number): number {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const [eq, er, es] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (eq > er && eq > es) rq = -rr - rs;
  else if (er > es) rr = -rq - rs;
  return grid.atAxial(q0 + rq, r0 + rr);
}

// ---- components

export interface Components {
  /** The component of each hex, NONE for hexes left out. */
  readonly of: Int32Array;
  /** Their hexes, each list rising; components in order of their first hex. */
  readonly members: readonly (readonly number[])[];
}

/** The pieces into which a set of hexes falls. `joined` may cut hexes apart that touch: by a side that none crosses, or where no link runs. */
export function components(
  grid: HexGrid,
  included: (hex: number) => boolean,
  joined: (side: number, from: number, to: number) => boolean = () => true,
): Components {
  const of = new Int32Array(grid.count).fill(NONE);
  const members: number[][] = [];
  for (let start = 0; start < grid.count; start++) {
    if (of[start] !== NONE || !included(start)) continue;
    const id = members.length;
    const found = [start];
    of[start] = id;
    for (let i = 0; i < found.length; i++) {
      const hex = found[i] ?? NONE;
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbours[hex * 6 + d] ?? NONE;
        if (next === NONE || of[next] !== NONE || !included(next)) continue;
        if (!joined(grid.sides[hex * 6 + d] ?? NONE, hex, next)) continue;
        of[next] = id;
        found.push(next);
      }
    }
    members.push(found.sort((a, b) => a - b));
  }
  return { of, members };
}

// ---- corners

/** The corners of the board as a graph: hexsides are its edges. Side d of a hex runs from its corner d to its corner (d + 1) % 6, clockwise. */
export interface Corners {
  readonly count: number;
  /** corners[hex * 6 + i]. */
  readonly ofHex: Int32Array;
  /** The two corners of a side: ends[side * 2], ends[side * 2 + 1]. */
  readonly ends: Int32Array;
  /** Up to three hexes, sides[corner * 3 + i] likewise; NONE where the board ends. */
  readonly hexes: Int32Array;
  readonly sides: Int32Array;
}

/** Fills the first free of a corner's three places. */
function put(list: Int32Array, corner: number, what: number): void {
  let at = corner * 3;
  while (list[at] !== NONE) at++;
  list[at] = what;
}

export function createCorners(grid: HexGrid): Corners {
  const stepQ = STEP_Q[grid.orientation];
  const stepR = STEP_R[grid.orientation];
  const ofHex = new Int32Array(grid.count * 6);
  const ends = new Int32Array(grid.sideCount * 2);
  const known = new Map<number, number>();
  for (let h = 0; h < grid.count; h++) {
    for (let i = 0; i < 6; i++) {
      // Three times a corner's position is the sum of the three hexes around it, whether they are on the board or not.
      const before = (i + 5) % 6;
      const q = (grid.q[h] ?? 0) * 3 + (stepQ[before] ?? 0) + (stepQ[i] ?? 0);
      const r = (grid.r[h] ?? 0) * 3 + (stepR[before] ?? 0) + (stepR[i] ?? 0);
      const key = q * 1_000_003 + r;
      const corner = known.get(key) ?? known.size;
      known.set(key, corner);
      ofHex[h * 6 + i] = corner;
    }
  }
  const count = known.size;
  const hexes = new Int32Array(count * 3).fill(NONE);
  const sides = new Int32Array(count * 3).fill(NONE);
  for (let i = 0; i < ofHex.length; i++) put(hexes, ofHex[i] ?? 0, Math.floor(i / 6));
  for (let s = 0; s < grid.sideCount; s++) {
    const hex = grid.sideA[s] ?? 0;
    const d = grid.sides.subarray(hex * 6, hex * 6 + 6).indexOf(s);
    const [from, to] = [ofHex[hex * 6 + d] ?? 0, ofHex[hex * 6 + ((d + 1) % 6)] ?? 0];
    ends[s * 2] = from;
    ends[s * 2 + 1] = to;
    put(sides, from, s);
    put(sides, to, s);
  }
  return { count, ofHex, ends, hexes, sides };
}

export interface SideChain {
  readonly sides: readonly number[];
  /** One more than sides; first and last are the same corner when the chain is closed. */
  readonly corners: readonly number[];
}

/** Joins hexsides that meet end to end, from a free end or a fork to the next; rings come last. */
export function sideChains(corners: Corners, included: (side: number) => boolean): readonly SideChain[] {
  const sideCount = corners.ends.length / 2;
  const open = new Uint8Array(sideCount);
  const degree = new Uint8Array(corners.count);
  for (let s = 0; s < sideCount; s++) {
    if (!included(s)) continue;
    open[s] = 1;
    for (const c of [corners.ends[s * 2] ?? 0, corners.ends[s * 2 + 1] ?? 0]) degree[c] = (degree[c] ?? 0) + 1;
  }
  const nextAt = (corner: number) => {
    for (let i = corner * 3; i < corner * 3 + 3; i++) {
      const s = corners.sides[i] ?? NONE;
      if (s !== NONE && open[s] === 1) return s;
    }
    return NONE;
  };
  const follow = (start: number): SideChain => {
    const chain = { sides: [] as number[], corners: [start] };
    let at = start;
    do {
      const s = nextAt(at);
      if (s === NONE) break;
      open[s] = 0;
      const [a, b] = [corners.ends[s * 2] ?? 0, corners.ends[s * 2 + 1] ?? 0];
      at = a === at ? b : a;
      chain.sides.push(s);
      chain.corners.push(at);
    } while (degree[at] === 2 && at !== start);
    return chain;
  };
  const chains: SideChain[] = [];
  for (const wanted of [(n: number) => n === 1 || n === 3, (n: number) => n === 2])
    for (let c = 0; c < corners.count; c++) while (wanted(degree[c] ?? 0) && nextAt(c) !== NONE) chains.push(follow(c));
  return chains;
}

// ---- pixels

/** Where the board lies on the screen: `size` is from the centre of a hex to its corner, x and y where an unshifted cell 0, 0 has its centre. */
export interface Layout {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export type Point = readonly [x: number, y: number];

const ROOT3 = Math.sqrt(3);

/** Axial coordinates count cell 0, 0 as the origin; with the even lines shifted that cell itself is half a hex along. */
function halfShift(grid: HexGrid): number {
  return grid.shift === 'even' ? 0.5 : 0;
}

export function centre(grid: HexGrid, layout: Layout, hex: number): Point {
  const q = grid.q[hex] ?? 0;
  const r = grid.r[hex] ?? 0;
  const straight = layout.size * ROOT3;
  const zigzag = layout.size * 1.5;
  return grid.orientation === 'pointy'
    ? [layout.x + straight * (q + r / 2 + halfShift(grid)), layout.y + zigzag * r]
    : [layout.x + zigzag * q, layout.y + straight * (r + q / 2 + halfShift(grid))];
}

/** Corner i of a hex, clockwise; side d runs from corner d to corner (d + 1) % 6. */
export function cornerPoint(grid: HexGrid, layout: Layout, hex: number, i: number): Point {
  const [x, y] = centre(grid, layout, hex);
  const angle = (Math.PI / 3) * (i - (grid.orientation === 'pointy' ? 1.5 : 2));
  return [x + layout.size * Math.cos(angle), y + layout.size * Math.sin(angle)];
}

/** The hex under a point, or NONE. */
export function hexAtPoint(grid: HexGrid, layout: Layout, x: number, y: number): number {
  const [px, py] = [(x - layout.x) / layout.size, (y - layout.y) / layout.size];
  if (grid.orientation === 'pointy') {
    const r = py / 1.5;
    return atFraction(grid, 0, 0, px / ROOT3 - halfShift(grid) - r / 2, r);
  }
  const q = px / 1.5;
  return atFraction(grid, 0, 0, q, py / ROOT3 - halfShift(grid) - q / 2);
}

// ---- bearings

const UNIT: Layout = { size: 1, x: 0, y: 0 };
const ROSE = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Degrees clockwise from north, 0 <= bearing < 360; `north` is where north lies on the sheet. 0 for a hex and itself. */
export function bearing(grid: HexGrid, from: number, to: number, north = 0): number {
  if (from === to) return 0;
  const [x1, y1] = centre(grid, UNIT, from);
  const [x2, y2] = centre(grid, UNIT, to);
  const degrees = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI - north;
  // Rounded first: a hair below zero must not become 360.
  return (Math.round(degrees * 1e6) / 1e6 + 720) % 360;
}

/** The nearest of 8 or 16 points of the compass. */
export function compassPoint(degrees: number, points: 8 | 16 = 8): string {
  const step = 360 / points;
  const i = Math.round((((degrees % 360) + 360) % 360) / step) % points;
  return ROSE[i * (16 / points)] ?? '';
}
