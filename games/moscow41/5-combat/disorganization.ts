// Chapter 5, 5.6: disorganization, tests and recovery.
import { type Piece, rule, say, type Side, sideName, units } from '@rasputitsa/kernel';
import { onMap, unitOf } from '../1-basics/units.ts';
import type { Play, Query } from '../words.ts';

/** A unit becomes disorganized. It is stirred until its own next Movement Phase begins (RULINGS R92). */
export function disorganize(g: Play, p: Piece): void {
  if (!onMap(g, p)) return;
  g.raise(p, 'disorganized');
  g.raise(p, 'stirred');
}
/** 5.6.5 It has moved, fought, fired or been attacked: no recovery this time. */
export function stir(g: Play, p: Piece): void {
  if (g.has(p, 'disorganized')) g.raise(p, 'stirred');
}

/** 5.6.2 Equal to or above the limit fails. */
const fails = rule(
  '5.6.2',
  (q: Query, p: Piece, roll: number): boolean => roll >= unitOf(q, p).morale,
  () => false,
);
/** One roll for a group, compared with each unit's own limit (RULINGS R8). */
export function testGroup(g: Play, group: readonly Piece[], why: string, side: Side): void {
  const there = group.filter((p) => onMap(g, p));
  if (there.length === 0) return;
  const [a = 1, b = 1] = g.roll(2, 6, say`${sideName(side)} disorganization test: ${units(there)}`, why, side);
  for (const p of there) if (fails(g, p, a + b)) disorganize(g, p);
}

/** A side's Movement Phase begins: from now on rest counts. */
export function beginRest(g: Play): void {
  for (const p of g.piecesOf(g.active)) g.lower(p, 'stirred');
}
/** 5.6.5 At the end of its own Combat Phase a unit that has rested is itself again. */
const hasRested = rule(
  '5.6.5',
  (q: Query, p: Piece): boolean => q.has(p, 'disorganized') && !q.has(p, 'stirred'),
  () => false,
);
export function recover(g: Play): void {
  for (const p of g.piecesOf(g.active)) if (hasRested(g, p)) g.lower(p, 'disorganized');
}
