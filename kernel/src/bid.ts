// Sides may be bid for before a game: who gives most points for a side plays it, and the other has these points at the end. What was
// given is part of the agreed options, so it is bound and checked with them. A handicap is the same without an auction.
import { type Message, say } from './message.ts';
import type { Json, Side } from './types.ts';

/** Not an option of the rules: beside them, under this name. */
export const BID_OPTION = 'kernel:bid';
const MOST = 10_000;

export interface Bid {
  /** The side that was bid for. */
  readonly side: Side;
  readonly points: number;
  /** Nobody has bid: the other side was given the points. */
  readonly handicap?: true;
}
/** Points that a side has beside those of the rules. */
export interface Gain {
  readonly side: Side;
  readonly points: number;
}

/** undefined: it is none. */
export function bidIn(value: Json | undefined): Bid | undefined {
  const { side, points, handicap } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, Json>
  >;
  if (!Number.isInteger(side) || !Number.isInteger(points)) return undefined;
  const bid: Bid = { side: Number(side), points: Number(points), ...(handicap === true ? { handicap } : {}) };
  return (bid.side === 0 || bid.side === 1) && bid.points >= 0 && bid.points <= MOST ? bid : undefined;
}
/** This side was given points before the game. */
export function handicapFor(side: Side, points: number): Bid {
  return { side: 1 - side, points, handicap: true };
}
/** The other side has the points. */
export function gainOf({ side, points }: Bid): Gain {
  return { side: 1 - side, points };
}
/** By how much a score changes that counts for this side. */
export function gainFor(side: Side, gain: Gain): number {
  return gain.side === side ? gain.points : -gain.points;
}
export function bidWords(bid: Bid, score: { readonly was: number; readonly is: number }): Message {
  const { side, points } = gainOf(bid);
  if (bid.handicap)
    return say`Handicap: ${points} ${points === 1 ? 'point' : 'points'} for ${{ side }}. The score was ${score.was} and is ${score.is}.`;
  return say`${{ side: bid.side }} was bid for with ${points} ${points === 1 ? 'point' : 'points'}, which count for ${{ side }}: the score was ${score.was} and is ${score.is}.`;
}
