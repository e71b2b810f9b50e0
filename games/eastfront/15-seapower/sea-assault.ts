// Sea assaults (15.43).
import { type Piece, rule } from '@rasputitsa/kernel';
import { isCoastal } from '../2-units/units.ts';
import type { Query } from '../words.ts';

/** 15.43: marines. */
export const isLightLanding = rule(
  '15.43',
  (q: Query, p: Piece): boolean => isCoastal(q, p),
  () => false,
);

/** 15.43 */
export const seaAssaults = rule(
  '15.43',
  (): boolean => true,
  () => false,
);
