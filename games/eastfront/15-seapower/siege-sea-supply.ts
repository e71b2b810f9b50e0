// Siege sea supply (15.31).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { railSupply } from '../9-rail/rail-supply.ts';
import type { Query } from '../words.ts';
import { BESIEGED } from './sea-supply.ts';

/** 15.31, RULINGS R79: a port besieged keeps one unit, if it is that small. */
export const siegeKeeps = rule(
  '15.31',
  (q: Query, at: Loc, side: Side): number => (railSupply(q, side)[at] === BESIEGED ? 1 : 0),
  () => 0,
);
