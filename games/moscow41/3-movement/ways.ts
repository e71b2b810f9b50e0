// The ways a search has found, packed to be kept: the arrays of the search itself are used again by the next one.
import type { Loc } from '@rasputitsa/kernel';
import { costTo, type Reach } from '@rasputitsa/kit/reach';
import { hexOf } from '@rasputitsa/kit/search';

export interface Ways {
  /** What it costs to go to each hex, nearest first. */
  readonly cost: ReadonlyMap<Loc, number>;
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
  const cost = new Map<Loc, number>();
  const ends = new Int32Array(hexes.length);
  for (const [i, hex] of hexes.entries()) {
    cost.set(hex, costTo(found, hex));
    ends[i] = rank[best[hex] ?? 0] ?? START;
  }
  // Most answers are never asked for a way.
  let endOf: Map<Loc, number> | undefined;
  const to = (hex: Loc): readonly Loc[] => {
    endOf ??= new Map(Array.from(ends, (end) => [at[end] ?? 0, end]));
    const back: Loc[] = [];
    for (let i = endOf.get(hex) ?? START; i !== START; i = before[i] ?? START) back.push(at[i] ?? 0);
    return back.reverse();
  };
  return { cost, to };
}
