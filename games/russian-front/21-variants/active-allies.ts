// Variant IV: Active allies (V4). What it lifts of 4.4.2 and 11.2 is asked where those rules are.
import { rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** V4: Hungary fights at once, and Finns go beyond their borders. */
export const hasActiveAllies = rule(
  'V4',
  (q: Query): boolean => uses(q, 'active-allies'),
  () => false,
);
/** V4: Germans of Romania may start in Hungary. */
export const homesOfActiveAllies = rule(
  'V4',
  (q: Query): readonly string[] | undefined => (uses(q, 'active-allies') ? ['R', 'H'] : undefined),
  () => undefined,
);
