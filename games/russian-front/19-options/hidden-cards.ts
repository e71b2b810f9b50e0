// Hidden order of battle cards (19.5.1).
import { FULL, type Knowledge, type Message, type Piece, PRESENT, rule } from '@rasputitsa/kernel';
import { HELD } from '../1-components/board.ts';
import { isNaval } from '../1-components/units.ts';
import { uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 19.5.1 */
export const hasHiddenCards = rule(
  '19.5.1',
  (q: Query): boolean => uses(q, 'hidden-order-of-battle'),
  () => false,
);
/** 19.5.1: of what waits to come in the enemy sees only how many they are, where the cards are hidden. */
export function seenInWaiting(q: Query): Knowledge {
  return hasHiddenCards(q) ? PRESENT : FULL;
}
/** 19.5.1: marks a unit whose card is hidden, so that it is not taken for one that lies hidden on the map. */
export function hideCard(g: Play, p: Piece): void {
  if (uses(g, 'hidden-order-of-battle')) g.raise(p, 'waiting');
}
/** 19.5.1: what the cards say, and what their dice do, only the owner hears. */
export function noteCard(g: Play, id: string, message: Message): void {
  if (hasHiddenCards(g)) g.note(id, message, [g.active]);
  else g.disclose(id, message);
}
/** 5.2.2: a unit is held back and comes "any" later, ships to their port (13.3.3.6). 19.5.1: behind hidden cards it does not change its
 * box, which would tell that its Turn had come. */
export function holdBack(g: Play, p: Piece): void {
  if (!hasHiddenCards(g)) g.move(p, HELD[g.sideOf(p)] ?? -1, { by: 'held back' });
  else if (!isNaval(g, p)) g.raise(p, 'any');
}
