// Sides by bid: each of two players names, unseen, the side they want and what they give for it in points. Who wants another side than the
// other has it for nothing; where both want the same, the higher bid has it, and the lot decides between equals.
import type { Bid, Side } from '@rasputitsa/kernel';

/** The chairs they sit in meanwhile. */
type Two<T> = readonly [T, T];

export function settled(
  chairs: Two<Side>,
  bids: Two<Bid>,
  lot: (below: number) => number,
): { readonly swap: boolean; readonly bid: Bid | null } {
  const [a, b] = bids;
  if (a.side !== b.side) return { swap: a.side !== chairs[0], bid: null };
  const first = a.points === b.points ? lot(2) === 0 : a.points > b.points;
  return { swap: first === (a.side !== chairs[0]), bid: first ? a : b };
}
