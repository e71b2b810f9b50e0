// The Command Phase (4.41): a Blitz HQ is marked as it activates. The phase itself (4.41a): sequence.ts.
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 4.41b: for both to see. */
export const markBlitz = rule(
  '4.41b',
  (g: Play, hq: Piece): void => g.raise(hq, 'blitz'),
  () => undefined,
);
