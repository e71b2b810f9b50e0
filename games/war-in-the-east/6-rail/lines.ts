// 6.3: what every rail hex costs one train. A search of its own: the general one asks about all six sides of a hex, and few of them have rails.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { UNREACHED } from '@rasputitsa/kit/search';
import { HEXES, RAIL_FROM, RAIL_NEXT } from '../3-equipment/board.ts';

export interface Start {
  readonly hex: Loc;
  readonly cost: number;
}
export interface Line {
  /** By hex: rail points, UNREACHED beyond the allowance. */
  readonly cost: Int32Array;
  readonly path: (to: Loc) => readonly Loc[];
}
/** By cost: the last hex that waits; by entry: the hex, and who waited before it. A hex found again at less cost waits twice. */
const last: number[] = [];
const waiting: Loc[] = [];
const before: number[] = [];
const closed = new Uint8Array(HEXES);

/** `enter`: what a hex costs, 0 where no train goes; `leaving`: how much more the first hex after the start does. Of ways that cost the same the one found first
 * counts, in the order of the general search (kit): recorded games depend on it. */
export function searchRail(
  enter: Uint8Array,
  starts: readonly Start[],
  leaving: { readonly from: Loc; readonly cost: number },
  most: number,
): Line {
  const cost = new Int32Array(HEXES).fill(UNREACHED);
  const previous = new Int16Array(HEXES).fill(NONE);
  let entries = 0;
  for (let n = 0; n <= most; n++) last[n] = NONE;
  closed.fill(0);
  for (const { hex, cost: paid } of starts) {
    if (paid > most || paid >= (cost[hex] ?? 0)) continue;
    cost[hex] = paid;
    waiting[entries] = hex;
    before[entries] = last[paid] ?? NONE;
    last[paid] = entries++;
  }
  for (let spent = 0; spent <= most; spent++)
    for (let at = last[spent] ?? NONE; at !== NONE; at = last[spent] ?? NONE) {
      last[spent] = before[at] ?? NONE;
      const hex = waiting[at] ?? 0;
      if (closed[hex] === 1) continue;
      closed[hex] = 1;
      const more = hex === leaving.from ? leaving.cost : 0;
      const end = RAIL_FROM[hex + 1] ?? 0;
      for (let n = RAIL_FROM[hex] ?? 0; n < end; n++) {
        const to = RAIL_NEXT[n] ?? 0;
        const price = enter[to] ?? 0;
        const total = spent + price + more;
        if (price === 0 || total > most || (cost[to] ?? 0) <= total) continue;
        cost[to] = total;
        previous[to] = hex;
        waiting[entries] = to;
        before[entries] = last[total] ?? NONE;
        last[total] = entries++;
      }
    }
  return {
    cost,
    path(to) {
      const back: Loc[] = [];
      for (let hex = to; hex !== NONE; hex = previous[hex] ?? NONE) back.push(hex);
      return back.reverse();
    },
  };
}
