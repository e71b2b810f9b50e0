// Replacements and arrivals in Exit Zones (16.27).
import { rule } from '@rasputitsa/kernel';
import { EMBATTLED_ZONE_STEP_FACTOR } from '../data/tables.ts';

export const zoneFactor = rule(
  '16.27',
  (): number => EMBATTLED_ZONE_STEP_FACTOR,
  () => 1,
);

/** 16.27: one in each home zone that is not the enemy's. */
export const zoneArrivals = rule(
  '16.27',
  (): number => 1,
  () => 0,
);
