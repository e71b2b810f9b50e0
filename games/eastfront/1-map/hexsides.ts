// Sides of clear ground and rivers (1.31, 1.35): how many units cross them into or out of a battle.
import { type Loc, rule } from '@rasputitsa/kernel';
import { CLEAR_SIDE_LIMIT, OTHER_SIDE_LIMIT } from '../data/tables.ts';
import { groundAt, sideAt } from './terrain.ts';

/** 1.31 */
export const clearLimit = rule(
  '1.31',
  (): number => CLEAR_SIDE_LIMIT,
  () => OTHER_SIDE_LIMIT,
);
/** 1.35: rivers, and the Kerch Straits with them. */
const riverNarrows = rule(
  '1.35',
  (): boolean => true,
  () => false,
);
/** Whether the side between two hexes is clear, and the ground on both banks. */
export function isClearSide(from: Loc, direction: number, to: Loc): boolean {
  if (groundAt(from) !== 'clear' || groundAt(to) !== 'clear') return false;
  return sideAt(from, direction) === '' || !riverNarrows();
}
