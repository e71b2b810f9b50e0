// Hexes overfull after a Repulse (6.22b): units beyond the limit count as unsupplied.
import { counted, type Loc, type Piece, place, rule, say, type Side } from '@rasputitsa/kernel';
import { among, notAmong, pickOne, where } from '../7-combat/battle-frame.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { overstacked, stackLimit } from './stacking.ts';

/** 6.22b: how many units of a side are too many in a place. */
const excessAt = rule(
  '6.22b',
  (q: Query, at: Loc, side: Side): number => unitsAt(q, at, side).length - stackLimit(at),
  () => 0,
);

/** The next place where the owner has yet to say who is too many; units that are cut off in any case count first. */
export function openExcess(
  q: Query,
  side: Side,
  cut: readonly Piece[],
): { readonly at: Loc; readonly among: readonly Piece[] } | undefined {
  for (const at of overstacked(q, side)) {
    const left = unitsAt(q, at, side).filter((p) => !cut.includes(p));
    if (left.length > stackLimit(at) && excessAt(q, at, side) > 0) return { at, among: left };
  }
  return undefined;
}

export const { node: excess, verb: forgo } = pickOne({
  node: 'excess',
  title: 'Too many for one hex',
  rule: '6.22b',
  prompt: (q) =>
    say`${place(where(q))} holds ${counted(stackLimit(where(q)), 'unit')} of a side, and there are more: which one goes without supply?`,
  verb: 'forgo',
  verbTitle: 'Go without supply',
  among,
  otherwise: (q, p) => notAmong(q, p, 'one of the supplied units'),
});
