// The Supply Phase (4.46).
import { rule, type Side } from '@rasputitsa/kernel';
import { enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';

/** 4.46: in its own turn a side looks at the enemy's supply, not at its own. */
export const checkedSide = rule(
  '4.46',
  (q: Query): Side => enemyOf(q.active),
  (q) => q.active,
);
