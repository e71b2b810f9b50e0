// Chapter 8, 8.2.11 to 8.2.15 and 8.2.16 to 8.2.21: what air missions do to movement.
// TO WRITE: called by chapter 3 for every step and at the end of every move.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** 8.2.13 Movement missions that hang over each hex of a side's movement, by hex; undefined when there are none. */
export function missionsOver(_q: Query, _side: Side): Uint8Array | undefined {
  return undefined;
}

/** 8.2.19 A unit has gone along this path: attacks on those that crossed a big river without a bridge are rolled here. */
export function attackCrossings(_g: Play, _p: Piece, _path: readonly Loc[]): void {}
