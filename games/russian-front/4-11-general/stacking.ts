// Stacking (4.3): any number of units, but two air units a base.
import { type Loc, type Side } from '@rasputitsa/kernel';
import { AIR_UNITS_PER_BASE } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { airAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 4.3: how many more air units the base holds. */
export const airRoom = rules(
  ['4.3', 'TEC.d'],
  (q: Query, side: Side, at: Loc): number => AIR_UNITS_PER_BASE - airAt(q, at, side).length,
  () => AIR_UNITS_PER_BASE,
);
