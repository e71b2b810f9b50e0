// Variant XIII: Fortified border (V13).
import { rule, type Side } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { FORTIFICATIONS } from '../data/tables.ts';
import { scenarioOf, uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V13: all Soviet ones in the military districts of 1941. */
export const onBorder = rule(
  'V13',
  (q: Query, side: Side): number =>
    uses(q, 'fortified-border') && scenarioOf(q).setUp === 'areas' && side !== AXIS ? FORTIFICATIONS : 0,
  () => 0,
);
