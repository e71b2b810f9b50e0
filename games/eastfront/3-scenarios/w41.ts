// Winter 1941: winter paralysis (W41.1), exhaustion (W41.2). Leningrad without rail (W41.3): startlines.ts.
import { rule } from '@rasputitsa/kernel';
import { HQ_SURCHARGE, SF } from '../data/tables.ts';
import { halfYear, W41 } from '../state.ts';
import type { Query } from '../words.ts';

export const winterSpeed = rule(
  'W41.1b',
  (base: number): number => Math.min(1, base),
  (base) => base,
);

/** W41.1b */
export const winterFire = rule(
  'W41.1b',
  (_base: number): number => SF,
  (base) => base,
);

/** W41.1a, 16.12, W44.3: German headquarters cost more; the two reasons add up (RULINGS R67). */
export const winterSurcharge = rule(
  'W41.1a',
  (q: Query, what: 0 | 1): number => (halfYear(q) === W41 ? HQ_SURCHARGE[what] : 0),
  () => 0,
);

/** W41.2: steps of German headquarters when all are whole. */
const WHOLE_HQS = 14;

/** W41.2: what the winter has cost the German staffs. */
export const exhaustion = rule(
  'W41.2',
  (half: number, steps: number): number => (half === W41 ? Math.max(0, WHOLE_HQS - steps) : 0),
  () => 0,
);
