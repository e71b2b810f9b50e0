// Combat Values (2.3): seen by their owner, and by both in a battle that is fought.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** 2.3 */
export const turnFaceUp = rule(
  '2.3',
  (g: Play, units: readonly Piece[], to: Side): void => g.reveal(units, to),
  () => undefined,
);
