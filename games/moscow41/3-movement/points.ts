// Chapter 3: movement points of a unit, in sixths (3.1.5 to 3.1.7).
import { type Piece, rule } from '@rasputitsa/kernel';
import { unitOf } from '../1-basics/units.ts';
import { halvesMovement } from '../10-supply/effects.ts';
import { missionsOver } from '../8-air/influence.ts';
import { table } from '../data/tables.ts';
import { points, SCALE } from './costs.ts';
import type { Play, Query } from '../words.ts';

/** RULINGS R44: halved for want of supply first, then reduced; never below nothing. Halves of a point are kept (RULINGS R86). */
export function allowance(q: Query, p: Piece): number {
  const whole = unitOf(q, p).mp * SCALE;
  return Math.max(0, strategicPoints(q, halvesMovement(q, p) ? whole / 2 : whole));
}
/** 12.2.3 Two points fewer in strategic movement. */
const strategicPoints = rule(
  '12.2.3',
  (q: Query, whole: number): number =>
    q.within('strategic-movement') ? whole - points(table('numbers').strategic) : whole,
  (_: Query, whole: number) => whole,
);

/** 8.2.14 A unit that starts under air missions against movement loses a point for each. */
const lostAtStart = rule(
  '8.2.14',
  (q: Query, p: Piece): number => (missionsOver(q, q.sideOf(p))?.[q.at(p)] ?? 0) * points(table('numbers').bombedRoads),
  () => 0,
);

const hasStarted = (q: Query, p: Piece): boolean => q.has(p, 'moved') || q.field(p, 'spent') > 0;

/** What it has at the beginning of the phase: the most that a step may cost (3.1.13). */
export function initialPoints(q: Query, p: Piece): number {
  return hasStarted(q, p) ? allowance(q, p) : Math.max(0, allowance(q, p) - lostAtStart(q, p));
}
/** 3.1.5 What is left. */
export const pointsLeft = rule(
  '3.1.5',
  (q: Query, p: Piece): number => Math.max(0, initialPoints(q, p) - q.field(p, 'spent')),
  (q: Query, p: Piece) => initialPoints(q, p) * 2,
);
/** Nothing done yet in this phase. */
export const isFresh = (q: Query, p: Piece): boolean => !hasStarted(q, p);

/** Points are spent: the unit is active in this phase (12.1.2). What was lost to aircraft at the start is written down with the first. */
export function spend(g: Play, p: Piece, sixths: number): void {
  const lost = hasStarted(g, p) ? 0 : Math.min(allowance(g, p), lostAtStart(g, p));
  g.setField(p, 'spent', Math.min(allowance(g, p), g.field(p, 'spent') + lost + sixths));
  activate(g, p);
}
/** 12.1.2, 5.6.5 A unit that does something is active, and does not rest. */
function activate(g: Play, p: Piece): void {
  g.raise(p, 'moved');
  if (g.has(p, 'disorganized')) g.raise(p, 'stirred');
}
/** All that is left (7.1.4). */
export function spendAll(g: Play, p: Piece): void {
  g.setField(p, 'spent', allowance(g, p));
  activate(g, p);
}
