// Variant VII: German jump (V7).
import { rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V7 */
export const germansJump = rule(
  'V7',
  (q: Query): boolean => uses(q, 'german-paratroopers'),
  () => false,
);
