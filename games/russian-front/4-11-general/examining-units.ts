// What one side may see of the other (11.10; RULINGS R23): of a stack the top ground unit, of the rest how many they are;
// aircraft and ships lie beside it; hits are seen in the battle box only. In the Basic Game everything lies open. Options: hidden cards
// (19.5.1), ground units away from the enemy turned over (19.5.2).
import {
  FULL,
  inNamesOf,
  KIND,
  type Knowledge,
  type Loc,
  type Piece,
  PRESENT,
  rule,
  type Side,
} from '@rasputitsa/kernel';
import { isHex, neighbours } from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { type Here, isAdvanced, unitsAt, uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** The ground unit that lies on top: whoever was seen before stays there. */
function topOf(q: Query, stack: readonly Piece[], viewer: Side): Piece | undefined {
  const isLoose = (p: Piece): boolean => !q.has(p, 'box') && !q.has(p, 'inverted');
  for (const p of stack) if (q.knows(viewer, p) >= KIND && isLoose(p)) return p;
  // By the viewer's names: the lowest number would tell that those below it have higher ones.
  return inNamesOf(q, viewer, stack.filter(isLoose))[0];
}
/** 11.10 */
const hides = rule('11.10', isAdvanced, () => false);

function levelInHiding(q: Query, p: Piece, top: number | undefined, arm: 'ground' | 'other'): Knowledge {
  if (q.has(p, 'box')) return FULL;
  return arm === 'other' || p === top ? KIND : PRESENT;
}
function set(g: Play, p: Piece, viewer: Side, want: Knowledge): void {
  const have = g.knows(viewer, p);
  if (have < want) g.reveal([p], viewer, want);
  else if (have > want) g.forget([p], viewer, want);
}

/** Brings what each side sees in line with the board, in these hexes or everywhere. */
export function look(g: Play, hexes?: readonly Loc[]): void {
  const where = hexes && uses(g, 'inverted-units') ? withNeighbours(hexes) : (hexes ?? occupied(g));
  if (uses(g, 'inverted-units')) turnFaceUp(g, where);
  const isHiding = hides(g);
  for (const at of where) {
    lookAt(g, unitsAt(g, at, AXIS), SOVIET, isHiding);
    lookAt(g, unitsAt(g, at, SOVIET), AXIS, isHiding);
  }
}
function lookAt(g: Play, here: Here, viewer: Side, isHiding: boolean): void {
  for (const p of here.all) g.lower(p, 'waiting');
  const top = here.ground.length > 0 ? topOf(g, here.ground, viewer) : undefined;
  const show = (p: Piece, arm: 'ground' | 'other'): void =>
    set(g, p, viewer, isHiding ? levelInHiding(g, p, top, arm) : FULL);
  // First those that are turned over, then the one that comes to light: nobody sees two at once.
  for (const p of here.ground) if (p !== top) show(p, 'ground');
  if (top !== undefined) show(top, 'ground');
  for (const p of here.air) show(p, 'other');
  for (const p of here.naval) show(p, 'other');
}
export function occupied(q: Query): readonly Loc[] {
  const out = new Set<Loc>();
  const { at } = q.columns;
  for (let p = 0; p < at.length; p++) if (isHex(at[p] ?? -1)) out.add(at[p] ?? -1);
  return [...out];
}

// Inverted ground units (19.5.2)

function withNeighbours(hexes: readonly Loc[]): readonly Loc[] {
  return [...new Set(hexes.flatMap((h) => (isHex(h) ? [h, ...neighbours(h)] : [])))];
}
/** With or next to any enemy combat unit. */
export function isNearEnemy(q: Query, at: Loc, side: Side): boolean {
  const enemy = enemyOf(side);
  return [at, ...neighbours(at)].some((h) => unitsAt(q, h, enemy).all.length > 0);
}
function turnFaceUp(g: Play, hexes: readonly Loc[]): void {
  for (const at of hexes)
    for (const side of [0, 1])
      if (isNearEnemy(g, at, side)) for (const p of unitsAt(g, at, side).ground) g.lower(p, 'inverted');
}
