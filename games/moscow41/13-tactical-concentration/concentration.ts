// Chapter 13: tactical concentration.
// TO WRITE. Called by chapter 5 for both sides; organic artillery counts though it only supports (13.1.5).
import type { Piece } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 13.1.2, 13.1.4 A modifier for every three units of one division. */
export function concentration(_q: Query, _units: readonly Piece[]): number {
  return 0;
}
