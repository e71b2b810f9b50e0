// Chapter 14: a sweep over the board that only wants to know where lines of supply arrive, not which way they take. Asked in every End Phase and with
// every change of base, so it works on bits: for each hex the set of labels (what a line has used up) with which it was reached.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { CLOSED, GRID, HEXES, MAJOR, MARSHY, NO_ROAD, ROAD, SEA_SIDE, WATER } from '../1-map/board.ts';

// A label says what the line has used up: the last hex was vacant and in an enemy zone of control; one unbridged Major River; one marsh.
export const IN_ZOC = 1;
export const CROSSED = 2;
export const MARSHED = 4;

/** What stands in the way, by hex or hexside: 0 where nothing does. */
export interface Field {
  readonly enemies: Uint8Array;
  readonly bondHex: Uint8Array;
  readonly bondSide: Uint8Array;
  readonly zoc: Uint8Array;
  readonly own: Uint8Array;
  /** The labels with which a line goes no further into zones of control, over rivers and through marsh. */
  readonly zocLimit: number;
  readonly terrainLimit: number;
  /** By pontoons. */
  readonly isBridged: (hexside: number) => boolean;
}
export const NOTHING: Uint8Array = new Uint8Array(Math.max(HEXES, GRID.sideCount));

// The board, by hex and direction. A step of the sweep is a step of the line the other way: it enters the marsh it leaves.
const TO = new Int32Array(HEXES * 6).fill(NONE);
const BY_ROAD = new Uint8Array(HEXES * 6);
/** MARSHED and CROSSED, where a line uses it up. */
const USES = new Uint8Array(HEXES * 6);
for (let hex = 0; hex < HEXES; hex++)
  for (let e = hex * 6; e < hex * 6 + 6; e++) {
    const to = GRID.neighbours[e] ?? NONE;
    const hexside = GRID.sides[e] ?? NONE;
    if (to === NONE || CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE) continue;
    TO[e] = to;
    const isRoad = ROAD[hexside] !== NO_ROAD;
    BY_ROAD[e] = isRoad ? 1 : 0;
    if (!isRoad) USES[e] = (MARSHY[hex] === 1 ? MARSHED : 0) | (WATER[hexside] === MAJOR ? CROSSED : 0);
  }

/** By set of labels: the labels that a member makes superfluous, because it has used up no more. */
const COVERED = Uint8Array.from({ length: 256 }, (_, set) => {
  let covered = 0;
  for (let label = 0; label < 8; label++)
    for (let better = 0; better < 8; better++)
      if ((set & (1 << better)) !== 0 && (better & label) === better) covered |= 1 << label;
  return covered;
});

let front: Int32Array = new Int32Array(HEXES * 8);
let next: Int32Array = new Int32Array(HEXES * 8);
/** Puts the labels of a hex into the front; how many states it holds then. */
function push(sets: Uint8Array, hex: number, count: number): number {
  const set = sets[hex] ?? 0;
  let n = count;
  for (let label = 0; label < 8; label++) if ((set & (1 << label)) !== 0) front[n++] = hex * 8 + label;
  return n;
}
/** Spreads the sets by at most `most` steps, in place. `start`: where lines begin; left out, everywhere there is one. */
export function spread(
  sets: Uint8Array,
  most: number,
  field: Field,
  manner: 'road' | 'overland',
  start?: Iterable<Loc>,
): void {
  const { enemies, bondHex, bondSide, zoc, own, zocLimit, terrainLimit, isBridged } = field;
  const { sides } = GRID;
  const onlyRoads = manner === 'road';
  let count = 0;
  if (start === undefined) {
    for (let hex = 0; hex < HEXES; hex++) if (sets[hex] !== 0) count = push(sets, hex, count);
  } else for (const hex of start) count = push(sets, hex, count);
  for (let steps = 0; steps < most && count > 0; steps++) {
    let found = 0;
    for (let i = 0; i < count; i++) {
      const state = front[i] ?? 0;
      const hex = state >> 3;
      const label = state & 7;
      if (bondHex[hex] === 1) continue;
      for (let e = hex * 6; e < hex * 6 + 6; e++) {
        const to = TO[e] ?? NONE;
        if (to === NONE || (onlyRoads && BY_ROAD[e] === 0)) continue;
        const known = sets[to] ?? 0;
        // Whatever the step adds, a line that has used up nothing beats it.
        if ((known & 1) !== 0 || enemies[to] !== 0 || bondHex[to] === 1) continue;
        const hexside = sides[e] ?? NONE;
        if (bondSide[hexside] === 1) continue;
        let uses = USES[e] ?? 0;
        if ((uses & CROSSED) !== 0 && isBridged(hexside)) uses &= MARSHED;
        if ((label & uses & terrainLimit) !== 0) continue;
        let after = (label & (CROSSED | MARSHED)) | uses;
        if (zoc[to] === 1 && own[to] === 0) {
          if ((label & zocLimit) !== 0) continue;
          after |= IN_ZOC;
        }
        if (((COVERED[known] ?? 0) & (1 << after)) !== 0) continue;
        sets[to] = known | (1 << after);
        next[found++] = to * 8 + after;
      }
    }
    [front, next] = [next, front];
    count = found;
  }
}
