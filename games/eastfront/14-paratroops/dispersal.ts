// Dispersal (14.6a).
import { type Play, rule } from '@rasputitsa/kernel';

/** 14.6a */
export const disperse = rule(
  '14.6a',
  (g: Play, p: number): void => g.raise(p, 'dispersed'),
  () => undefined,
);
