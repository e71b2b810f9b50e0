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
import { enemyOf } from '../1-components/sides.ts';
import { isAdvanced, unitsAt, uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** The ground unit that lies on top: whoever was seen before stays there. */
function topOf(q: Query, stack: readonly Piece[], viewer: Side): Piece | undefined {
  const loose = stack.filter((p) => !q.has(p, 'box') && !q.has(p, 'inverted'));
  // By the viewer's names: the lowest number would tell that those below it have higher ones.
  return loose.find((p) => q.knows(viewer, p) >= KIND) ?? inNamesOf(q, viewer, loose)[0];
}
/** 11.10 */
const hides = rule('11.10', isAdvanced, () => false);

function level(q: Query, p: Piece, top: number | undefined, arm: 'ground' | 'other'): Knowledge {
  if (!hides(q) || q.has(p, 'box')) return FULL;
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
  for (const at of where)
    for (const side of [0, 1]) {
      const here = unitsAt(g, at, side);
      if (here.all.length === 0) continue;
      for (const p of here.all) g.lower(p, 'waiting');
      const viewer = enemyOf(side);
      const top = topOf(g, here.ground, viewer);
      // First those that are turned over, then the one that comes to light: nobody sees two at once.
      for (const p of here.ground) if (p !== top) set(g, p, viewer, level(g, p, top, 'ground'));
      if (top !== undefined) set(g, top, viewer, level(g, top, top, 'ground'));
      for (const p of [...here.air, ...here.naval]) set(g, p, viewer, level(g, p, top, 'other'));
    }
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
