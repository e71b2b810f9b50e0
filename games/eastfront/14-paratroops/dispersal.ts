// Dispersal (14.6a).
import { rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 14.6a */
export const disperse = rule(
  '14.6a',
  (g: Play, p: number): void => g.raise(p, 'dispersed'),
  () => undefined,
);
