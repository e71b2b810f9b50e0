// Air interdiction (14.4.1).
import type { Query } from '@rasputitsa/kernel';
import { enemyOf } from './units.ts';
import { ownedBy } from './state.ts';

/** 14.4.1.3: the enemy of this side interdicts the hex. */
export function isInterdicted(q: Query, at: number, side: number): boolean {
  return q.mark('interdiction', at) === ownedBy(enemyOf(side));
}
