// Siege artillery (S42.1).
import { rule } from '@rasputitsa/kernel';
import { halfYear, S42 } from '../state.ts';
import type { Query } from '../words.ts';

/** S42.1: from the summer of 1942 on. */
export const gunsHaveCome = rule(
  'S42.1',
  (q: Query): boolean => halfYear(q) >= S42,
  () => true,
);
