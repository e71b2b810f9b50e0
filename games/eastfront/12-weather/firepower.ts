// Fire in mud (12.24b).
import { rule } from '@rasputitsa/kernel';
import { SF } from '../data/tables.ts';

/** 12.24b */
export const mudFire = rule(
  '12.24b',
  (_base: number): number => SF,
  (base) => base,
);

/** 12.24b, 7.34a */
export const mudDefense = rule(
  '12.24b',
  (): number => 2,
  () => 1,
);
