// Strategic objectives (16.1).
import type { Query } from '@rasputitsa/kernel';
import { hexOf } from './board.ts';
import { railSupply } from './rail.ts';
import { halfYear, isFriendly, W44 } from './state.ts';
import { GERMAN } from './units.ts';

const PLOESTI = hexOf('Ploesti');
/** 16.12, W44.3: without Ploesti, or without its rail, German headquarters cost more. */
export function ploestiLost(q: Query): boolean {
  if (halfYear(q) === W44) return true;
  return !isFriendly(q, PLOESTI, GERMAN) || railSupply(q, GERMAN)[PLOESTI] !== 1;
}
