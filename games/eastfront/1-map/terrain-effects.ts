// What each terrain does (1.31 to 1.35): who must stop in it, and how many cross its sides into or out of a battle.
import { type Loc, rule } from '@rasputitsa/kernel';
import { isMarsh } from '../12-weather/terrain.ts';
import { CLEAR_SIDE_LIMIT, OTHER_SIDE_LIMIT } from '../data/tables.ts';
import { sideAt, terrainAt } from './terrain.ts';

/** 1.31 */
export const clearLimit = rule(
  '1.31',
  (): number => CLEAR_SIDE_LIMIT,
  () => OTHER_SIDE_LIMIT,
);
/** 1.32 */
const forestNarrows = rule(
  '1.32',
  (): boolean => true,
  () => false,
);
/** 1.35: rivers on a side, and the Kerch Straits with them. */
const riverNarrows = rule(
  '1.35',
  (): boolean => true,
  () => false,
);
function isWideHex(hex: Loc): boolean {
  return terrainAt(hex) === 'clear' || (terrainAt(hex) === 'forest' && !forestNarrows());
}
/** Whether the side between two hexes is clear on both banks. */
export function isWide(from: Loc, direction: number, to: Loc): boolean {
  return isWideHex(from) && isWideHex(to) && (sideAt(from, direction) === '' || !riverNarrows());
}

/** 1.33 */
export const marshStops = rule('1.33', isMarsh, () => false);
/** 1.34a */
export const mountainStops = rule(
  '1.34a',
  (hex: Loc): boolean => terrainAt(hex) === 'mountain',
  () => false,
);
