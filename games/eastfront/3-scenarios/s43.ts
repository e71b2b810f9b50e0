// Summer 1943 and after: Satellites bound for good (S43.2).
import { rule } from '@rasputitsa/kernel';
import { halfYear, S43 } from '../state.ts';
import type { Query } from '../words.ts';

/** S43.2: from the summer of 1943 on all of them. */
export const boundLate = rule(
  'S43.2',
  (q: Query): boolean => halfYear(q) >= S43,
  () => false,
);
