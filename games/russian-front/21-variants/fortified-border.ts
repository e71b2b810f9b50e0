// Variant XIII: Fortified border (V13).
import { type Query, rule } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/units.ts';
import { FORTIFICATIONS } from '../data/tables.ts';
import { scenarioOf, uses } from '../state.ts';

/** V13: all Soviet ones in the military districts of 1941. */
export const onBorder = rule(
  'V13',
  (q: Query, side: number): number =>
    uses(q, 'fortified-border') && scenarioOf(q).setUp === 'areas' && side !== AXIS ? FORTIFICATIONS : 0,
  () => 0,
);
