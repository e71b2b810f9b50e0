// The Paratroop Corps (2.64).
import { rule } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 2.64: without the Paratroop rules the Para is infantry. */
export const playsInTheAir = rule(
  '2.64',
  (q: Query): boolean => q.option('paratroops'),
  () => true,
);
