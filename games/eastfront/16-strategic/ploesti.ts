// The oil of Ploesti (16.12).
import { rule } from '@rasputitsa/kernel';
import { hexOf } from '../1-map/board.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { HQ_SURCHARGE } from '../data/tables.ts';
import { GERMAN } from '../sides.ts';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';

const PLOESTI = hexOf('Ploesti');

/** 16.12: without Ploesti, or without its rail, German headquarters cost more. W44 begins with Ploesti lost (W44.3). */
export function ploestiLost(q: Query): boolean {
  return !isFriendly(q, PLOESTI, GERMAN) || railSupply(q, GERMAN)[PLOESTI] === 0;
}

export const oilSurcharge = rule(
  '16.12',
  (q: Query, what: 0 | 1): number => (ploestiLost(q) ? HQ_SURCHARGE[what] : 0),
  () => 0,
);
