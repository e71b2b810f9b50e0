// The ways a search has found, packed to be kept: the arrays of the search itself are used again by the next one.
import type { Loc } from '@rasputitsa/kernel';
import { costTo, type Reach } from '@rasputitsa/kit/reach';
import { hexOf } from '@rasputitsa/kit/search';

export interface Ways {
  /** Whether the unit can go anywhere. */
  readonly isOpen: boolean;
  /** What it costs to go to a hex, undefined where it cannot go. */
  readonly costTo: (hex: Loc) => number | undefined;
  /** The same for all hexes, nearest first. */
  readonly costs: () => ReadonlyMap<Loc, number>;
  /** The hexes of the way, first and last included; empty where there is none. */
  readonly to: (hex: Loc) => readonly Loc[];
}
const START = -1;

/** By state: its place in the order of the search at hand. */
let rank = new Int32Array(0);

export function keepWays(found: Reach): Ways {
  const { search, best, hexes } = found;
  const { order, previous, settled } = search;
  if (rank.length < previous.length) rank = new Int32Array(previous.length);
  const at = new Int32Array(settled);
  const before = new Int32Array(settled);
  for (let i = 0; i < settled; i++) {
    const state = order[i] ?? 0;
    rank[state] = i;
    at[i] = hexOf(search, state);
    // A state is settled after the one it was reached from.
    const from = previous[state] ?? START;
    before[i] = from < 0 ? START : (rank[from] ?? START);
  }
  const cost = new Int32Array(hexes.length);
  const ends = new Int32Array(hexes.length);
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i] ?? 0;
    cost[i] = costTo(found, hex);
    ends[i] = rank[best[hex] ?? 0] ?? START;
  }
  // Most answers are asked for one hex only: a search among a few dozen is cheaper than a map of them.
  let costs: Map<Loc, number> | undefined;
  return {
    isOpen: hexes.length > 0,
    costTo: (hex) => cost[hexes.indexOf(hex)],
    costs: () => (costs ??= new Map(hexes.map((hex, i) => [hex, cost[i] ?? 0]))),
    to(hex) {
      const back: Loc[] = [];
      for (let i = ends[hexes.indexOf(hex)] ?? START; i !== START; i = before[i] ?? START) back.push(at[i] ?? 0);
      return back.reverse();
    },
  };
}
