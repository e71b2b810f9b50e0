// The Combat Phase (4.43): what must be fought, and who fires first.
import { rule } from '@rasputitsa/kernel';
import type { Stage } from '../words.ts';

/** 4.43a: battles begun in the movement phase that has just ended must be fought. */
export const newBattlesBind = rule(
  '4.43a',
  (): boolean => true,
  () => false,
);
/** 4.43b: after the airstrike Defensive Fire, and only then Offensive Fire. */
export const firstFire = rule(
  '4.43b',
  (): Stage => 'defense',
  () => 'offense',
);
