// Chapter 10, 10.2.2 to 10.2.5: what being out of supply does to a unit.
// TO WRITE: rules 10.2.2, 10.2.3 (verbs that buy full ability), 10.2.4. Called by chapters 3 and 5.
import type { Piece } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** 10.2.2, 10.2.3 Whether the unit has only half its movement points. */
export function halvesMovement(_q: Query, _p: Piece): boolean {
  return false;
}
/** 10.2.2, 10.2.3 Whether the unit attacks with half its strength. */
export function halvesAttack(_q: Query, _p: Piece): boolean {
  return false;
}
/** 10.2.4, 10.2.5 The level of a unit that is out of supply rises at once; of others nothing changes. */
export function raiseOos(_g: Play, _p: Piece, _why: string): void {}
