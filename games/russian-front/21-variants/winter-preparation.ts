// Variant VI: Winter preparation (V6).
import { rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V6 */
export const isWarmlyDressed = rule(
  'V6',
  (q: Query): boolean => uses(q, 'winter-preparation'),
  () => false,
);
