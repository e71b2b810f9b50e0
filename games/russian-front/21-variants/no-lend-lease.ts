// Variant VIII: No lend-lease (V8).
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-components/units.ts';
import { NO_TRUCKS } from '../data/variants.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V8: Guard armies, not Guard cavalry. */
function isSlowGuard(q: Query, p: Piece): boolean {
  const u = unitOf(q, p);
  return uses(q, 'no-lend-lease') && u.class === 'guard' && u.size === 'army';
}
/** V8: added to the attack factor. */
export const variantAttack = rule(
  'V8',
  (q: Query, p: Piece): number => (isSlowGuard(q, p) ? NO_TRUCKS.attack : 0),
  () => 0,
);
/** V8 */
export const onFoot = rule(
  'V8',
  (q: Query, p: Piece, printed: number): number => (isSlowGuard(q, p) ? NO_TRUCKS.move : printed),
  (_q, _p, printed) => printed,
);
/** V8 */
export const hasNoLendLease = rule(
  'V8',
  (q: Query): boolean => uses(q, 'no-lend-lease'),
  () => false,
);
