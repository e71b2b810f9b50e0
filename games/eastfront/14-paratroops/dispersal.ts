// Dispersal (14.6a).
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 14.6a */
export const disperse = rule(
  '14.6a',
  (g: Play, p: Piece): void => g.raise(p, 'dispersed'),
  () => undefined,
);
