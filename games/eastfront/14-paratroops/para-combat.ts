// Para combat (14.5).
import { rule } from '@rasputitsa/kernel';
import { FIREPOWER, PARA_FIREPOWER } from '../data/tables.ts';

/** 14.5 */
export const paraFire = rule(
  '14.5',
  (): readonly [number, number] => PARA_FIREPOWER,
  () => FIREPOWER.infantry,
);
