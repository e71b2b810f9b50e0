// Chapter 10, 10.2.2 to 10.2.5: what being out of supply does to a unit.
import { type Piece, rule } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

const isOut = (q: Query, p: Piece): boolean => q.field(p, 'oos') > 0;
/** 10.2.3 A level buys the full value. */
const isBought = rule(
  '10.2.3',
  (q: Query, p: Piece, what: 'full-move' | 'full-attack'): boolean => q.has(p, what),
  () => false,
);
/** 10.2.2 Half its movement points, and half its strength in attack; defence is as it was. */
export const halvesMovement = rule(
  '10.2.2',
  (q: Query, p: Piece): boolean => isOut(q, p) && !isBought(q, p, 'full-move'),
  () => false,
);
export const halvesAttack = rule(
  '10.2.2',
  (q: Query, p: Piece): boolean => isOut(q, p) && !isBought(q, p, 'full-attack'),
  () => false,
);
/** 10.2.4, 10.2.5 The level of a unit that is out of supply rises at once; of others nothing changes. */
const rises = rule(
  '10.2.4',
  (q: Query, p: Piece): boolean => isOut(q, p),
  () => false,
);
export function raiseOos(g: Play, p: Piece): void {
  if (rises(g, p)) g.setField(p, 'oos', g.field(p, 'oos') + 1);
}
