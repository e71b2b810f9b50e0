// Retreats (6.4): when the leaving of a battle gives it up.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isEngaged, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

/** Whether nobody of its side who was there before this phase would stay behind (6.41b). */
export function leavesBattleEmpty(q: Query, p: Piece): boolean {
  return !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => x !== p && q.field(x, 'from') === 0 && !q.has(x, 'rearguard'));
}
/** Whether a unit that leaves gives its battle up, with no Rearguard named to stay till the end (6.41a). */
export function givesUpBattle(q: Query, p: Piece): boolean {
  return leavesBattleEmpty(q, p) && !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => q.has(x, 'rearguard'));
}

/** 6.41a: the last unit cannot just walk off; it must be named Rearguard. */
export const lastUnitRefusal = rule(
  '6.41a',
  (q: Query, p: Piece): Refusal | undefined =>
    isEngaged(q, p) && leavesBattleEmpty(q, p) && !unitsAt(q, q.at(p), q.sideOf(p)).some((x) => q.has(x, 'rearguard'))
      ? refuse(
          '6.41a',
          say`${unit(p)} is the last to hold ${place(q.at(p))}: name it Rearguard to give up the battle.`,
          { pieces: [p] },
        )
      : undefined,
  () => undefined,
);
