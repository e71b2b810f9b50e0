// Standing orders: what a side leaves for the enemy's turn.
import type { Action, Args, Query, Side, Words } from '@rasputitsa/kernel';
import { phasing } from './phasing.ts';

/** The answer of a standing order that holds in the enemy's turn only: in one's own turn one is asked. */
export function whenEnemyMoves<W extends Words>(
  answer: (q: Query<W>, side: Side, params: Args) => Action | undefined,
): (q: Query<W>, side: Side, params: Args) => Action | undefined {
  return (q, side, params) => (phasing(q) === side ? undefined : answer(q, side, params));
}
