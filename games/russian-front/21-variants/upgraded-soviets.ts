// Variant XI: Upgraded Soviets (V11).
import { type Query, rule } from '@rasputitsa/kernel';
import { SOVIET } from '../1-components/units.ts';
import { UPGRADED } from '../data/variants.ts';
import { turn, uses } from '../state.ts';

/** V11: the Turn something is due, given that of the card. */
export const variantDue = rule(
  'V11',
  (q: Query, side: number, due: number): number =>
    side === SOVIET && uses(q, 'upgraded-soviets') ? due - UPGRADED.earlier : due,
  (_q, _side, due) => due,
);
/** The Turn of the card whose entries are due now (V11). */
export function cardTurn(q: Query, side: number): number {
  return turn(q) + (turn(q) - variantDue(q, side, turn(q)));
}
