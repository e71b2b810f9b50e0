// No retreat by rail (9.22).
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { givesUpBattle } from '../6-movement/retreats.ts';
import { isEngaged } from '../state.ts';
import type { Query } from '../words.ts';

/** 9.22: the last unit in a battle does not leave it by rail. */
export const railRetreatRefusal = rule(
  '9.22',
  (q: Query, p: Piece): Refusal | undefined =>
    isEngaged(q, p) && givesUpBattle(q, p)
      ? refuse('9.22', say`${unit(p)} is the last to hold ${place(q.at(p))}; units cannot retreat by rail.`, {
          pieces: [p],
        })
      : undefined,
  () => undefined,
);
