// Sides by bid: each of two players names, unseen, the side they want and what they give for it in points. Who wants another side than the
// other has it for nothing; where both want the same, the higher bid has it, and the lot decides between equals.
import { Failure, type NewGame } from '@rasputitsa/host';
import { type Bid, BID_OPTION, type Side } from '@rasputitsa/kernel';
import type { Kysely } from 'kysely';
import type { DeskRow } from './desk-rows.ts';
import type { Tables } from './schema.ts';

/** Somebody who plays, and nobody knows yet which side. */
export const BIDDER = 'bidder';

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
/** What was given for a side is part of what was agreed: the dice are bound to it, and it counts at the end. */
export function withBid(spec: NewGame, bid: Bid): NewGame {
  return { ...spec, options: { ...spec.options, [BID_OPTION]: { ...bid } } };
}
/** When both bids are there, everybody gets their side. */
export function afterBid(
  row: DeskRow,
  by: (below: number) => number,
): { readonly row: DeskRow; readonly sides?: readonly (readonly [from: Side, to: Side])[] } {
  const [a = -1, b = -1] = row.people;
  const [first, second] = [row.bidding?.[a] ?? null, row.bidding?.[b] ?? null];
  if (!first || !second) return { row };
  const { swap, bid } = settled([a, b], [first, second], by);
  const { bidding, ...rest } = row;
  void bidding;
  const other = (s: Side): Side => (swap ? (s === a ? b : s === b ? a : s) : s);
  const done: DeskRow = {
    ...rest,
    ...(bid ? { bid } : {}),
    maker: other(row.maker),
    names: row.names.map((_, s) => row.names[other(s)] ?? null),
    heads: row.heads.map((_, s) => {
      const heads = row.heads[other(s)];
      return heads ? { ...heads, side: s } : null;
    }),
  };
  return { row: done, sides: [a, b].map((s) => [s, other(s)] as const) };
}
/** Until now their keys opened no chair. */
export async function giveSides(
  t: Kysely<Tables>,
  table: string,
  sides: readonly (readonly [from: Side, to: Side])[],
): Promise<void> {
  for (const [from, to] of sides)
    await t
      .updateTable('keys')
      .set({ role: 'player', side: to })
      .where('table_id', '=', table)
      .where('role', '=', BIDDER)
      .where('side', '=', from)
      .execute();
}
export function cannotBid(why: string, todo: string): Failure {
  return new Failure('rules', 'You cannot bid', why, todo);
}
