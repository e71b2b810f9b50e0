// Variant VII: German jump (V7).
import { type Query, rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';

/** V7 */
export const germansJump = rule(
  'V7',
  (q: Query): boolean => uses(q, 'german-paratroopers'),
  () => false,
);
