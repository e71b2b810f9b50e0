// Production in the first month: not of a new game (3.22d), but of a half-year that is played on into (3.12e).
import { rule } from '@rasputitsa/kernel';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import type { Query } from '../words.ts';

export function hasProduction(q: Query): boolean {
  return isUnderWay(q) && isContinued(q);
}
/** 3.22d */
const isUnderWay = rule(
  '3.22d',
  (q: Query): boolean => q.track('month') > q.track('first'),
  () => true,
);
/** 3.12e */
const isContinued = rule(
  '3.12e',
  (_q: Query): boolean => true,
  (q) => q.track('month') % MONTHS_PER_SCENARIO > 0,
);
