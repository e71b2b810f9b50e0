// Chapters 6 and 7: zones of control and bonds around a hex that has won or lost units. One unit after another moves, and each changes only what is
// near the hex it left and the hex it came to. The picture painted from nothing (picture.ts) says what must come of it.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, HEXES } from '../1-map/board.ts';
import { COAST_SIDES, type Pair, PAIRS, ZOC_BARS, ZOC_TO } from './geometry.ts';

/** One side's arrays (Front). */
interface Arrays {
  readonly units: Uint8Array;
  readonly combat: Uint8Array;
  readonly zoc: Uint8Array;
  readonly bondHex: Uint8Array;
  readonly bondSide: Uint8Array;
}
/** A bond that would close something: its ends, the second NONE where the coast takes its place (7.6). */
interface Closing {
  readonly a: Loc;
  readonly b: Loc;
  readonly m: Loc;
  readonly n: Loc;
  readonly bars: number;
}
const OVER_HEX: Closing[][] = Array.from({ length: HEXES }, () => []);
const OVER_SIDE: Closing[][] = Array.from({ length: GRID.sideCount }, () => []);
function note(a: Loc, b: Loc, { m, n, side, bars }: Pair): void {
  (side === NONE ? OVER_HEX[m] : OVER_SIDE[side])?.push({ a, b, m, n, bars });
}
for (const [hex, pairs] of PAIRS.entries()) for (const pair of pairs) note(hex, pair.far, pair);
for (const [hex, pairs] of COAST_SIDES.entries()) for (const pair of pairs) note(hex, NONE, pair);

/** A hex with those beside it, and all their hexsides. */
const NEAR: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) => [
  hex,
  ...GRID.neighbours.subarray(hex * 6, hex * 6 + 6).filter((to) => to !== NONE),
]);
const SIDES_NEAR: readonly Int32Array[] = NEAR.map((hexes) => {
  const sides = hexes.flatMap((hex) => [...GRID.sides.subarray(hex * 6, hex * 6 + 6)]);
  return Int32Array.from(new Set(sides.filter((side) => (OVER_SIDE[side]?.length ?? 0) > 0)));
});

function isClosed(all: readonly Closing[] | undefined, { combat }: Arrays, foes: Uint8Array, bars: number): 0 | 1 {
  if (all === undefined) return 0;
  for (let i = 0; i < all.length; i++) {
    const c = all[i];
    if (c === undefined || combat[c.a] === 0 || (c.b !== NONE && combat[c.b] === 0)) continue;
    if ((c.bars & bars) === 0 && (foes[c.m] === 0 || foes[c.n] === 0)) return 1;
  }
  return 0;
}
function isZoned({ combat }: Arrays, to: Loc, bars: number): 0 | 1 {
  for (let d = 0; d < 6; d++) {
    const from = GRID.neighbours[to * 6 + d] ?? NONE;
    if (from === NONE || combat[from] === 0) continue;
    const i = from * 6 + ((d + 3) % 6);
    if (ZOC_TO[i] === to && ((ZOC_BARS[i] ?? 0) & bars) === 0) return 1;
  }
  return 0;
}
/** Units of `front` have come into a hex or left it: `zocBars` and `bars` are what bars zones and bonds. */
export function mend(front: Arrays, enemy: Arrays, hex: Loc, zocBars: number, bars: number): void {
  for (const at of NEAR[hex] ?? []) {
    front.zoc[at] = isZoned(front, at, zocBars);
    front.bondHex[at] = isClosed(OVER_HEX[at], front, enemy.units, bars);
  }
  enemy.bondHex[hex] = isClosed(OVER_HEX[hex], enemy, front.units, bars);
  const sides = SIDES_NEAR[hex];
  if (sides === undefined) return;
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i] ?? NONE;
    front.bondSide[side] = isClosed(OVER_SIDE[side], front, enemy.units, bars);
    enemy.bondSide[side] = isClosed(OVER_SIDE[side], enemy, front.units, bars);
  }
}
