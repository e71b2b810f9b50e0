// Chapter 6, 6.5.5 and 6.5.6: guns that fired a barrage do not move in the same player turn and are silent in the next two Combat Phases.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

const isTied = rule(
  '6.5.5',
  (q: Query, p: Piece): boolean => q.field(p, 'silent') > 0,
  () => false,
);
export function refuseAfterBarrage(q: Query, p: Piece): Refusal | undefined {
  return isTied(q, p)
    ? refuse('6.5.5', say`${unit(p)} has fired a barrage and cannot move.`, { pieces: [p] })
    : undefined;
}
/** A Combat Phase is over. */
export function ageBarrages(g: Play): void {
  for (const side of [0, 1])
    for (const p of g.piecesOf(side)) if (g.field(p, 'silent') > 0) g.setField(p, 'silent', g.field(p, 'silent') - 1);
}
