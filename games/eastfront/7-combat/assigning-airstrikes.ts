// Assigning airstrikes (7.13).
import { type Loc, place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 7.13: one airstrike a battle. */
export const struckRefusal = rule(
  '7.13',
  (q: Query, at: Loc): Refusal | undefined =>
    q.mark('strike', at) > 0
      ? refuse('13.13', say`${place(at)} already has an airstrike.`, { places: [at] })
      : undefined,
  () => undefined,
);
