// Hidden order of battle cards (19.5.1).
import { FULL, type Knowledge, type Piece, PRESENT, rule } from '@rasputitsa/kernel';
import { uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 19.5.1: of what waits to come in the enemy sees only how many they are, where the cards are hidden. */
export const seenInWaiting = rule(
  '19.5.1',
  (q: Query): Knowledge => (uses(q, 'hidden-order-of-battle') ? PRESENT : FULL),
  () => FULL,
);

/** 19.5.1: marks a unit whose card is hidden, so that it is not taken for one that lies hidden on the map. */
export function hideCard(g: Play, p: Piece): void {
  if (uses(g, 'hidden-order-of-battle')) g.raise(p, 'waiting');
}
