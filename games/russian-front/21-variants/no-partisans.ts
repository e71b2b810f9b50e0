// Variant V: No partisans (V5).
import { type Query, rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';

/** V5 */
export const hasPartisans = rule(
  'V5',
  (q: Query): boolean => !uses(q, 'no-partisans'),
  () => true,
);
