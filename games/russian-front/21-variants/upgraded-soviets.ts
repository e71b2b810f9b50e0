// Variant XI: Upgraded Soviets (V11).
import { rule, type Side } from '@rasputitsa/kernel';
import { SOVIET } from '../1-components/sides.ts';
import { UPGRADED } from '../data/variants.ts';
import { turn, uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V11: the Turn something is due, given that of the card. */
export const variantDue = rule(
  'V11',
  (q: Query, side: Side, due: number): number =>
    side === SOVIET && uses(q, 'upgraded-soviets') ? due - UPGRADED.earlier : due,
  (_q, _side, due) => due,
);
/** The Turn of the card whose entries are due now (V11). */
export function cardTurn(q: Query, side: Side): number {
  return turn(q) + (turn(q) - variantDue(q, side, turn(q)));
}
