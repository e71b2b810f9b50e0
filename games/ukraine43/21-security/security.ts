// Chapter 21: security divisions. Not yet written: nobody is pinned.
import type { Piece, Refusal } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 21a: why a security division may not leave its city, if it may not. */
export function pinned(_q: Query, _p: Piece): Refusal | undefined {
  return undefined;
}
