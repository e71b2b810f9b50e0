// Chapter 9, 9.2: headquarters move the dice by one.
// TO WRITE. Called by chapter 5 for both sides of a combat.
import type { Piece, Side } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 9.2.1 Whether every unit that gives strength to a side in a combat is within range of a headquarters (RULINGS R12). */
export function inHqRange(_q: Query, _side: Side, _units: readonly Piece[]): boolean {
  return false;
}
