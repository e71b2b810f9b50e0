// Chapter 7, 7.2: fixed positions, printed along hexsides on maps of sister games. A position marks them: hexside -> modifiers of their group.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { AROUND, sideKey } from '../1-basics/board.ts';
import type { Query } from '../words.ts';

/** Modifiers of the group along this side of a hex; 0 where there are no fixed positions. */
export const fixedAlong = (q: Query, hex: Loc, from: Loc): number => q.mark('fixed-position', sideKey(hex, from));

/** 7.2.5, 7.1.9 Whether a hex has fixed positions. */
export function hasFixed(q: Query, hex: Loc): boolean {
  if (q.marked('fixed-position').length === 0) return false;
  return (AROUND[hex] ?? []).some((n) => fixedAlong(q, hex, n) > 0);
}

/** 7.2.2 Units that attack across fixed positions: their strength is halved, and with it fire in their support. */
export const frontal = rule(
  '7.2.2',
  (q: Query, attackers: readonly Piece[], hex: Loc): readonly Piece[] =>
    q.marked('fixed-position').length === 0 ? [] : attackers.filter((p) => fixedAlong(q, hex, q.at(p)) > 0),
  () => [],
);
