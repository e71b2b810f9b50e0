// Chapter 14: a sweep over the board that only wants to know where lines of supply arrive, not which way they take. Asked in every End Phase and with
// every change of base, so it works on bits: for each hex the set of labels (what a line has used up) with which it was reached.
import { type Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, HEXES } from '../1-map/board.ts';

/** How lines go on: the label after a step from hex to hex, or NONE where the step is closed. */
export interface Ways {
  readonly overland: (from: Loc, to: Loc, hexside: number, label: number) => number;
  readonly road: (from: Loc, to: Loc, hexside: number, label: number) => number;
}
/** By set of labels: the labels that a member makes superfluous, because it has used up no more. */
const COVERED = Uint8Array.from({ length: 256 }, (_, set) => {
  let covered = 0;
  for (let label = 0; label < 8; label++)
    for (let better = 0; better < 8; better++)
      if ((set & (1 << better)) !== 0 && (better & label) === better) covered |= 1 << label;
  return covered;
});

let front: Int32Array = new Int32Array(4096);
let next: Int32Array = new Int32Array(4096);
const longer = (array: Int32Array): Int32Array => {
  const more = new Int32Array(array.length * 2);
  more.set(array);
  return more;
};
/** Spreads the sets by at most `most` steps, in place. `start`: where lines begin; left out, everywhere there is one. */
export function spread(sets: Uint8Array, most: number, way: Ways['road'], start?: Iterable<Loc>): void {
  let count = 0;
  const push = (hex: number): void => {
    for (let label = 0; label < 8; label++) {
      if (((sets[hex] ?? 0) & (1 << label)) === 0) continue;
      if (count === front.length) front = longer(front);
      front[count++] = hex * 8 + label;
    }
  };
  if (start === undefined) {
    for (let hex = 0; hex < HEXES; hex++) if (sets[hex] !== 0) push(hex);
  } else for (const hex of start) push(hex);
  const { neighbours, sides } = GRID;
  for (let steps = 0; steps < most && count > 0; steps++) {
    let found = 0;
    for (let i = 0; i < count; i++) {
      const state = front[i] ?? 0;
      const hex = state >> 3;
      const label = state & 7;
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = neighbours[d] ?? NONE;
        if (to === NONE) continue;
        const known = sets[to] ?? 0;
        // Whatever the step adds, a line that has used up nothing beats it.
        if ((known & 1) !== 0) continue;
        const after = way(hex, to, sides[d] ?? NONE, label);
        if (after === NONE || ((COVERED[known] ?? 0) & (1 << after)) !== 0) continue;
        sets[to] = known | (1 << after);
        if (found === next.length) next = longer(next);
        next[found++] = to * 8 + after;
      }
    }
    [front, next] = [next, front];
    count = found;
  }
}
