// Minefields (14.1.2, 14.3.2.3, 14.3.2.4, 15.2.5.4).
import type { Query } from '@rasputitsa/kernel';
import { enemyOf, sideId } from './units.ts';

/** A minefield of this side lies in the hex. */
export function hasMines(q: Query, at: number, side: number): boolean {
  return q.mark(`mines ${sideId(side)}`, at) > 0;
}
export function hasEnemyMines(q: Query, at: number, side: number): boolean {
  return hasMines(q, at, enemyOf(side));
}
