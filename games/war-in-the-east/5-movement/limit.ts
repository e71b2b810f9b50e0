// A limit: hexes that are closed to a unit, whatever it could pay. Each chapter has its own; limits.ts gathers them.
import type { Piece } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

export interface Limit {
  readonly rule: string;
  readonly text: string;
  /** Binds moves and advances, not retreats. */
  readonly voluntary?: true;
  /** By hex, 1 where a unit may not go; undefined when nothing binds it. `company`: how many go together. */
  readonly closed: (q: Query, p: Piece, company: number) => Uint8Array | undefined;
}
