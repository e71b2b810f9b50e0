// HQ airpower (5.5).
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 5.5: one airstrike an HQ in each combat phase. */
export const spendStrike = rule(
  '5.5',
  (g: Play, hq: Piece): void => g.raise(hq, 'moved'),
  () => undefined,
);
