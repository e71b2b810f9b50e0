// Air assaults (14.4).
import { rule } from '@rasputitsa/kernel';

/** 14.4 */
export const airAssaults = rule(
  '14.4',
  (): boolean => true,
  () => false,
);

/** 14.41 */
export const isLightDrop = rule(
  '14.41',
  (): boolean => true,
  () => false,
);
