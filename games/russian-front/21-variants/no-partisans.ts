// Variant V: No partisans (V5).
import { rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V5 */
export const hasPartisans = rule(
  'V5',
  (q: Query): boolean => !uses(q, 'no-partisans'),
  () => true,
);
