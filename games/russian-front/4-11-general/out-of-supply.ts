// What it means to be out of supply (4.6.4): movement, railroads, aircraft, the end.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  units,
} from '@rasputitsa/kernel';
import { directionTo } from '@rasputitsa/kit';
import { grid, isCity, isHex } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { eliminate } from '../7-15-combat/elimination.ts';
import { rules } from '../same-rule.ts';
import { controls, unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { isSupplied, isSuppliedCoast, leadsToSource } from './supply.ts';

/** 4.6.4.1: halved, fractions down. */
export const halved = rules(
  ['4.6.4.1', 'TEC.move2'],
  (q: Query, p: Piece, factors: number): number => (q.has(p, 'out-of-supply') ? Math.floor(factors / 2) : factors),
  (_q, _p, factors) => factors,
);
export const unsuppliedAir = rule(
  '4.6.4.3',
  (q: Query, p: Piece): Refusal | undefined =>
    isCutOffNow(q, p) ? refuse('4.6.4.3', say`${unit(p)} is out of supply and does not fly to battle.`) : undefined,
  () => undefined,
);
/** Marked, or cut off now: the non-phasing side has no marking step before it flies (6.3.3). */
function isCutOffNow(q: Query, p: Piece): boolean {
  return q.has(p, 'out-of-supply') || !isSupplied(q, p);
}
/** 4.6.4.1: an unsupplied unit converts nothing. */
export const isUnsupplied = rule(
  '4.6.4.1',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
/** 4.6.4.1, 11.4.3.2: an unsupplied unit goes where it might retreat: toward a source, to friends, into a friendly city or to a
 * supplied coast. */
export const isAstray = rule(
  '4.6.4.1',
  (q: Query, p: Piece, from: Loc, to: Loc): boolean => {
    if (!q.has(p, 'out-of-supply') || !isHex(from)) return false;
    const side = q.sideOf(p);
    if (leadsToSource(q, side, from, directionTo(grid, from, to))) return false;
    return !isHaven(q, side, to) && !isSuppliedCoast(q, side, to);
  },
  () => false,
);
export function unsuppliedRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  if (!isAstray(q, p, from, to)) return undefined;
  return refuse('4.6.4.1', say`${unit(p)} is out of supply: ${place(to)} does not lead it to a supply source.`, {
    places: [to],
  });
}
/** A hex with friendly units and no others, or a friendly city, aircraft over it or not (4.6.4.1, 7.5.2.2). */
export function isHaven(q: Query, side: Side, hex: Loc): boolean {
  const there = unitsAt(q, hex, enemyOf(side));
  if (isCity(hex) && controls(q, side, hex)) return there.ground.length === 0;
  return there.all.length === 0 && unitsAt(q, hex, side).all.length > 0;
}

/** 4.6.4.4, 7.7.2: those of a hex that were marked and are still cut off are lost. Told of all together: one by one they would tell in
 * which order they lie in the box. */
export const perish = rule(
  '4.6.4.4',
  (g: Play, at: Loc, lost: readonly Piece[]): void => {
    g.note('4.6.4.4', say`Still out of supply at ${place(at)} and lost: ${units(lost)}.`);
    for (const p of lost) eliminate(g, p, '4.6.4.4');
  },
  (g, _at, lost) => {
    for (const p of lost) g.lower(p, 'out-of-supply');
  },
);
