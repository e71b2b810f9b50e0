// Chapter 5, 5.6: disorganization, tests and recovery.
import { type Piece, rule, say, type Side, units } from '@rasputitsa/kernel';
import { BOTH } from '../1-basics/board.ts';
import { onMap, unitOf } from '../1-basics/units.ts';
import { initiative } from '../17-scenarios/data.ts';
import type { Play, Query } from '../words.ts';

/** Halves of a turn, by whose it is: the two Air Phases. */
const halfOf = (q: Query): number => (q.active === initiative(q) ? 1 : 2);

/**
 * A unit becomes disorganized, and its rest begins; in its own Combat Phase that counts from the end of the phase (RULINGS R92). One that was
 * disorganized already has been attacked once more, and the attack has stirred it.
 */
export function disorganize(g: Play, p: Piece): void {
  if (!onMap(g, p)) return;
  if (g.has(p, 'disorganized')) return;
  g.raise(p, 'disorganized');
  const isAir = g.within('air-phase');
  g.setField(p, 'bombed', isAir ? halfOf(g) : 0);
  if (isAir || g.active === g.sideOf(p)) g.raise(p, 'stirred');
  else g.lower(p, 'stirred');
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
/** One roll for a group, compared with each unit's own limit (RULINGS R8); those who fail. Units that are disorganized have nothing to lose. */
export function testGroup(g: Play, group: readonly Piece[], why: string, side: Side): readonly Piece[] {
  const there = group.filter((p) => onMap(g, p) && !g.has(p, 'disorganized'));
  if (there.length === 0) return [];
  const [a = 1, b = 1] = g.roll(2, 6, say`Disorganization test: ${units(there)}`, why, side);
  const failed = there.filter((p) => fails(g, p, a + b));
  for (const p of failed) disorganize(g, p);
  return failed;
}

/** 5.6.5 A unit that has rested for a turn is itself again; for the others the next turn of rest begins. */
const hasRested = rule(
  '5.6.5',
  (q: Query, p: Piece): boolean => !q.has(p, 'stirred'),
  () => false,
);
function rest(g: Play, p: Piece): void {
  if (hasRested(g, p)) {
    g.lower(p, 'disorganized');
    g.setField(p, 'bombed', 0);
  }
  g.lower(p, 'stirred');
}
/** At the end of its own Combat Phase. */
export function recover(g: Play): void {
  for (const p of g.piecesOf(g.active)) if (g.has(p, 'disorganized') && g.field(p, 'bombed') === 0) rest(g, p);
}
/** After an air attack at the end of the same Air Phase a turn later. */
export function recoverFromAir(g: Play): void {
  for (const side of BOTH)
    for (const p of g.piecesOf(side)) if (g.has(p, 'disorganized') && g.field(p, 'bombed') === halfOf(g)) rest(g, p);
}
