// The status of a hex to a side (8.3).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../sides.ts';
import { control, DISPUTED, ownedBy } from '../state.ts';
import type { Query } from '../words.ts';

/** 8.32 */
export const isEnemy = rule(
  '8.32',
  (q: Query, at: Loc, side: Side): boolean => control(q, at) === ownedBy(enemyOf(side)),
  () => false,
);

/** 8.33n: a disputed centre yields nothing, not even to the side that held it last. */
export const yieldsInDispute = rule(
  '8.33n',
  (_q: Query, _at: Loc, _side: Side): boolean => false,
  (q, at, side) => control(q, at) === DISPUTED && q.layer('owner')[at] === ownedBy(side),
);
