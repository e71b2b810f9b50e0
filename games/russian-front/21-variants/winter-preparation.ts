// Variant VI: Winter preparation (V6).
import { type Query, rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';

/** V6 */
export const isWarmlyDressed = rule(
  'V6',
  (q: Query): boolean => uses(q, 'winter-preparation'),
  () => false,
);
