// Stacking (6.21): how many units of a side a place holds, and where there are more.
import { counted, type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit } from '../1-map/board.ts';
import { groundAt } from '../1-map/terrain.ts';
import { EXIT_STACKING, STACKING } from '../data/tables.ts';
import { cachedFor, countsOf, unitsAt, WHERE } from '../state.ts';
import type { Query } from '../words.ts';

/** 6.21, 12.N1: units of one side; weather never lowers it. */
export const stackLimit = rule(
  '6.21',
  (at: Loc): number => (isExit(at) ? EXIT_STACKING : (STACKING[groundAt(at)] ?? 0)),
  () => 99,
);

/** 6.22a: hexes where a side stands over the limit. */
export function overstacked(q: Query, side: Side): readonly Loc[] {
  return cachedFor(q, 'ef.overstacked', WHERE, side, () => {
    const out: Loc[] = [];
    const counts = countsOf(q, side);
    for (const p of q.piecesOf(side)) {
      const at = q.at(p);
      const n = counts[at] ?? 0;
      // Most stand alone: no limit is lower.
      if (n > 1 && !out.includes(at) && n > stackLimit(at)) out.push(at);
    }
    return out;
  });
}

export function tooMany(q: Query, at: Loc, side: Side): Refusal {
  return refuse('6.21', say`${place(at)} holds ${counted(stackLimit(at), 'unit')} of a side; move some off.`, {
    places: [at],
    pieces: unitsAt(q, at, side),
  });
}
