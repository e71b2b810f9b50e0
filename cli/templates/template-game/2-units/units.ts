// Chapter 2: units, how many fit into a hex, and what becomes of them.
import { type Loc, NOWHERE, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { HEXES, LOSSES } from '../1-map/board.ts';
import { STACKING } from '../data/tables.ts';
import { TYPES, type UnitType } from '../data/units.ts';
import type { Play, Query } from '../words.ts';

export function typeOf(q: Query, p: Piece): UnitType {
  const type = TYPES[(q.columns.kind[p] ?? 0) % TYPES.length];
  if (!type) throw new Error('there are no types of units');
  return type;
}
export const onMap = (q: Query, p: Piece): boolean => q.at(p) >= 0 && q.at(p) < HEXES;

export function unitsIn(q: Query, hex: Loc, side: Side): readonly Piece[] {
  return q.piecesAt(hex).filter((p) => q.sideOf(p) === side);
}

/** 2.2 Where eliminated units go. */
const restingPlace = rule(
  '2.2',
  (side: Side): Loc => LOSSES[side] ?? NOWHERE,
  () => NOWHERE,
);

/** 2.2 A hit costs a step; a unit that loses its last is eliminated. */
export function takeHit(g: Play, p: Piece): void {
  const steps = g.steps(p) - 1;
  g.setSteps(p, steps, '5.4');
  if (steps > 0) return;
  g.lowerAll(p);
  g.remove(p, restingPlace(g.sideOf(p)), '2.2');
}

/** 2.3 How many units of a side a hex holds. */
export const stackLimit = rule(
  '2.3',
  (): number => STACKING,
  () => Number.MAX_SAFE_INTEGER,
);
export const isFull = (q: Query, hex: Loc, side: Side): boolean => unitsIn(q, hex, side).length >= stackLimit();
