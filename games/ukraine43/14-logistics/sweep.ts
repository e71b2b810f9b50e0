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

// The board: the steps out of each hex, all of them and those along roads. A step of the sweep is a step of the line the other way: it enters the
// marsh it leaves.
interface Steps {
  /** By hex where its steps begin; those of the next hex follow. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly hexside: Int32Array;
  /** MARSHED and CROSSED, where a line uses it up. */
  readonly uses: Uint8Array;
}
function stepsOver(isStep: (isRoad: boolean) => boolean): Steps {
  const first = new Int32Array(HEXES + 1);
  const to: number[] = [];
  const sides: number[] = [];
  const uses: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    for (let e = hex * 6; e < hex * 6 + 6; e++) {
      const beyond = GRID.neighbours[e] ?? NONE;
      const hexside = GRID.sides[e] ?? NONE;
      if (beyond === NONE || CLOSED[beyond] === 1 || WATER[hexside] === SEA_SIDE) continue;
      const isRoad = ROAD[hexside] !== NO_ROAD;
      if (!isStep(isRoad)) continue;
      to.push(beyond);
      sides.push(hexside);
      uses.push(isRoad ? 0 : (MARSHY[hex] === 1 ? MARSHED : 0) | (WATER[hexside] === MAJOR ? CROSSED : 0));
    }
    first[hex + 1] = to.length;
  }
  return { first, to: Int32Array.from(to), hexside: Int32Array.from(sides), uses: Uint8Array.from(uses) };
}
const STEPS = { overland: stepsOver(() => true), road: stepsOver((isRoad) => isRoad) } as const;

/** By set of labels: the labels that a member makes superfluous, because it has used up no more. */
const COVERED = Uint8Array.from({ length: 256 }, (_, set) => {
  let covered = 0;
  for (let label = 0; label < 8; label++)
    for (let better = 0; better < 8; better++)
      if ((set & (1 << better)) !== 0 && (better & label) === better) covered |= 1 << label;
  return covered;
});
/** What becomes of a set of labels in a step: by what the step uses up (IN_ZOC: a vacant hex in an enemy zone of control), then by set. */
function changesOf(zocLimit: number, terrainLimit: number): Uint8Array {
  const after = new Uint8Array(8 * 256);
  for (let uses = 0; uses < 8; uses++)
    for (let set = 0; set < 256; set++)
      for (let label = 0; label < 8; label++) {
        if ((set & (1 << label)) === 0 || (label & uses & (terrainLimit | zocLimit)) !== 0) continue;
        const i = uses * 256 + set;
        after[i] = (after[i] ?? 0) | (1 << ((label & (CROSSED | MARSHED)) | uses));
      }
  return after;
}
/** By limits: they differ only where a rule is switched off. */
const CHANGES = new Map<number, Uint8Array>();
function changes(zocLimit: number, terrainLimit: number): Uint8Array {
  const key = zocLimit | terrainLimit;
  const made = CHANGES.get(key) ?? changesOf(zocLimit, terrainLimit);
  CHANGES.set(key, made);
  return made;
}

let front: Int32Array = new Int32Array(HEXES);
let next: Int32Array = new Int32Array(HEXES);
/** By hex: the labels found in the last step. Empty between sweeps. */
let fresh: Uint8Array = new Uint8Array(HEXES);
let found: Uint8Array = new Uint8Array(HEXES);
/** Spreads the sets by at most `most` steps, in place. `start`: where lines begin; left out, everywhere there is one. */
export function spread(
  sets: Uint8Array,
  most: number,
  field: Field,
  manner: 'road' | 'overland',
  start?: Iterable<Loc>,
): void {
  const { enemies, bondHex, bondSide, zoc, own, isBridged } = field;
  const { first, to: ends, hexside: sides, uses: usedUp } = STEPS[manner];
  const after = changes(field.zocLimit, field.terrainLimit);
  let count = 0;
  const begin = (hex: Loc): void => {
    if (sets[hex] === 0 || fresh[hex] !== 0) return;
    fresh[hex] = sets[hex] ?? 0;
    front[count++] = hex;
  };
  if (start === undefined) for (let hex = 0; hex < HEXES; hex++) begin(hex);
  else for (const hex of start) begin(hex);
  for (let steps = 0; steps < most && count > 0; steps++) {
    let n = 0;
    for (let i = 0; i < count; i++) {
      const hex = front[i] ?? 0;
      const set = fresh[hex] ?? 0;
      fresh[hex] = 0;
      if (bondHex[hex] === 1) continue;
      const last = first[hex + 1] ?? 0;
      for (let e = first[hex] ?? 0; e < last; e++) {
        const to = ends[e] ?? NONE;
        const known = sets[to] ?? 0;
        // Whatever the step adds, a line that has used up nothing beats it.
        if ((known & 1) !== 0 || enemies[to] !== 0 || bondHex[to] === 1) continue;
        const hexside = sides[e] ?? NONE;
        if (bondSide[hexside] === 1) continue;
        let uses = usedUp[e] ?? 0;
        if ((uses & CROSSED) !== 0 && isBridged(hexside)) uses &= MARSHED;
        if (zoc[to] === 1 && own[to] === 0) uses |= IN_ZOC;
        const more = (after[uses * 256 + set] ?? 0) & ~(COVERED[known] ?? 0);
        if (more === 0) continue;
        sets[to] = known | more;
        if (found[to] === 0) next[n++] = to;
        found[to] = (found[to] ?? 0) | more;
      }
    }
    [front, next] = [next, front];
    [fresh, found] = [found, fresh];
    count = n;
  }
  for (let i = 0; i < count; i++) fresh[front[i] ?? 0] = 0;
}
