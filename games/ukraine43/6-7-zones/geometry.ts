// What chapters 6 and 7 need to know of the board, worked out once: where a zone of control reaches, and which pairs of hexes can be bonded.
// Why a pair cannot is kept as bits, so that the rules that say so can be asked when the bonds are made.
import { NONE } from '@rasputitsa/kit';
import { BUILT_UP, CLOSED, GRID, HEXES, MAJOR, MINOR, OPEN, SEA, SEA_SIDE, WATER } from '../1-map/board.ts';

/** 7.3.1, 7.3.2, 7.3.3, 7.3.4 */
export const THROUGH_TOWN = 1;
export const OVER_SEA = 2;
export const TWO_RIVERS = 4;
export const OVER_MAJOR = 8;
/** The option on 7.3.1: a town beside a hexside bond. */
export const BESIDE_TOWN = 16;

const next = (hex: number, d: number): number => GRID.neighbours[hex * 6 + (d % 6)] ?? NONE;
const sideOf = (hex: number, d: number): number => GRID.sides[hex * 6 + (d % 6)] ?? NONE;
const water = (hex: number, d: number): number => WATER[sideOf(hex, d)] ?? OPEN;

/** ZOC_TO[hex * 6 + d]: the neighbour, or NONE where there is nobody to affect. ZOC_BARS: what lies between (OVER_SEA, OVER_MAJOR). */
export const ZOC_TO = new Int32Array(HEXES * 6).fill(NONE);
export const ZOC_BARS = new Uint8Array(HEXES * 6);
for (let hex = 0; hex < HEXES; hex++)
  for (let d = 0; d < 6; d++) {
    const to = next(hex, d);
    if (to === NONE || CLOSED[to] === 1) continue;
    ZOC_TO[hex * 6 + d] = to;
    const between = water(hex, d);
    ZOC_BARS[hex * 6 + d] = between === SEA_SIDE ? OVER_SEA : between === MAJOR ? OVER_MAJOR : 0;
  }

const isRiver = (w: number): boolean => w === MINOR || w === MAJOR;
/** What the way between two bonded hexes over one hex has against it: from `a` in direction d, on in direction e. */
function barsVia(a: number, d: number, e: number): number {
  const via = next(a, d);
  const first = water(a, d);
  const second = water(via, e);
  return (
    (SEA[via] === 1 || first === SEA_SIDE || second === SEA_SIDE ? OVER_SEA : 0) |
    (first === MAJOR || second === MAJOR ? OVER_MAJOR : 0) |
    (isRiver(first) && isRiver(second) ? TWO_RIVERS : 0)
  );
}

/**
 * A pair of hexes that can be bonded. RULINGS A-2: in a straight line over `m`, which is then `n` too, and `side` is NONE; otherwise
 * across the hexside between m and n.
 */
export interface Pair {
  readonly far: number;
  readonly m: number;
  readonly n: number;
  readonly side: number;
  readonly bars: number;
}
function straight(a: number, d: number): Pair | undefined {
  const m = next(a, d);
  const far = m === NONE ? NONE : next(m, d);
  if (far === NONE) return undefined;
  return { far, m, n: m, side: NONE, bars: barsVia(a, d, d) | (BUILT_UP[m] === 1 ? THROUGH_TOWN : 0) };
}
function across(a: number, d: number): Pair | undefined {
  const m = next(a, d);
  const n = next(a, d + 1);
  if (m === NONE || n === NONE) return undefined;
  const far = next(m, d + 1);
  const side = sideOf(m, d + 2);
  if (far === NONE) return undefined;
  // A river bars a hexside bond only when it bars both ways around (RULINGS A-2).
  const rivers = barsVia(a, d, d + 1) & barsVia(a, d + 1, d);
  const sea = WATER[side] === SEA_SIDE ? OVER_SEA : 0;
  return { far, m, n, side, bars: rivers | sea | (BUILT_UP[m] === 1 || BUILT_UP[n] === 1 ? BESIDE_TOWN : 0) };
}

/** PAIRS[hex]: with hexes of a higher number, so that each pair is there once. */
export const PAIRS: readonly (readonly Pair[])[] = Array.from({ length: HEXES }, (_, hex) =>
  CLOSED[hex] === 1
    ? []
    : [0, 1, 2, 3, 4, 5]
        .flatMap((d) => [straight(hex, d), across(hex, d)])
        .filter((pair): pair is Pair => pair !== undefined && pair.far > hex && CLOSED[pair.far] === 0),
);

/** The same as flat arrays, for the one who asks after every move: the pairs of a hex are those from FIRST_PAIR[hex] to FIRST_PAIR[hex + 1]. */
const ALL_PAIRS = PAIRS.flat();
export const FIRST_PAIR: Int32Array = new Int32Array(HEXES + 1);
for (let hex = 0; hex < HEXES; hex++) FIRST_PAIR[hex + 1] = (FIRST_PAIR[hex] ?? 0) + (PAIRS[hex]?.length ?? 0);
const column = (pick: (pair: Pair) => number): Int32Array => Int32Array.from(ALL_PAIRS, pick);
export const PAIR_FAR: Int32Array = column((pair) => pair.far);
export const PAIR_M: Int32Array = column((pair) => pair.m);
export const PAIR_N: Int32Array = column((pair) => pair.n);
export const PAIR_SIDE: Int32Array = column((pair) => pair.side);
export const PAIR_BARS: Int32Array = column((pair) => pair.bars);

/** 7.6: the hexsides that a unit in a hex bonds with the coast. RULINGS A-4: an all-sea hex takes the place of the second unit. */
export const COAST_SIDES: readonly (readonly Pair[])[] = Array.from({ length: HEXES }, (_, hex) =>
  CLOSED[hex] === 1
    ? []
    : [0, 1, 2, 3, 4, 5]
        .map((d) => across(hex, d))
        .filter(
          (pair): pair is Pair =>
            pair !== undefined &&
            SEA[pair.far] === 1 &&
            CLOSED[pair.m] === 0 &&
            CLOSED[pair.n] === 0 &&
            BUILT_UP[pair.m] === 0 &&
            BUILT_UP[pair.n] === 0 &&
            // Only the ways from the unit to the hexside: beyond it is the sea.
            WATER[pair.side] !== SEA_SIDE,
        )
        .map((pair) => ({ ...pair, bars: nearBars(hex, pair) })),
);
function nearBars(hex: number, { m, n }: Pair): number {
  const between = (to: number): number => WATER[sideTo(hex, to)] ?? OPEN;
  return (
    (between(m) === MAJOR && between(n) === MAJOR ? OVER_MAJOR : 0) |
    (between(m) === SEA_SIDE && between(n) === SEA_SIDE ? OVER_SEA : 0)
  );
}
function sideTo(hex: number, to: number): number {
  for (let d = 0; d < 6; d++) if (next(hex, d) === to) return sideOf(hex, d);
  return NONE;
}
