// Chapter 9: how many units a hex holds.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isArmsCenter, isCadre, isPartisan, isTrainingCenter } from '../3-equipment/units.ts';
import { STACKING } from '../data/charts.ts';
import { AXIS } from '../sides.ts';
import type { Query } from '../words.ts';
import { frontOf } from './picture.ts';

/** 9.0 Three Russian units or four Axis ones. */
const limitOf = rule(
  '9.0',
  (side: Side): number => STACKING[side] ?? 0,
  () => 99,
);
/** 9.11 Partisans do not count. */
const countsPartisan = rule(
  '9.11',
  (): boolean => false,
  () => true,
);
/** 28.13 Cadres, 28.24 partisan units: any number in a hex. */
const countsCadre = rule(
  '28.13',
  (): boolean => false,
  () => true,
);
const countsPartisanUnit = rule(
  '28.24',
  (): boolean => false,
  () => true,
);
/** 15.14 Nor do Arms Centers (RULINGS C4). */
const countsArmsCenter = rule(
  '15.14',
  (): boolean => false,
  () => true,
);
export function countsInStack(q: Query, p: Piece): boolean {
  if (isPartisan(q, p)) return countsPartisan() || (isCadre(q, p) ? countsCadre() : countsPartisanUnit());
  if (isArmsCenter(q, p)) return countsArmsCenter();
  return true;
}
/** 9.24 A Training Center shares its hex with Arms Centers only. */
const keepsApart = rule(
  '9.24',
  (centers: boolean, others: boolean): boolean => centers && others,
  () => false,
);
function counted(q: Query, hex: Loc, side: Side, without: readonly Piece[]): number {
  let n = 0;
  for (const p of q.piecesAt(hex)) if (q.sideOf(p) === side && countsInStack(q, p) && !without.includes(p)) n++;
  return n;
}

/** Why these may not end a phase in a hex together with who is there. */
export function refuseRoom(q: Query, side: Side, hex: Loc, units: readonly Piece[]): Refusal | undefined {
  let here = counted(q, hex, side, units);
  for (const p of units) if (countsInStack(q, p)) here++;
  if (here > limitOf(side))
    return refuse('9.0', say`${place(hex)} would hold ${here} units; the limit is ${limitOf(side)}.`, {
      places: [hex],
    });
  if (side === AXIS) return undefined;
  let [centers, others] = [0, 0];
  const meet = (p: Piece): void => {
    if (isTrainingCenter(q, p)) centers++;
    if (!isArmsCenter(q, p) && !isPartisan(q, p)) others++;
  };
  for (const p of q.piecesAt(hex)) if (q.sideOf(p) === side && !units.includes(p)) meet(p);
  for (const p of units) meet(p);
  if (keepsApart(centers > 0, others > 1))
    return refuse('9.24', say`A Training Center shares ${place(hex)} with Arms Centers only.`, { places: [hex] });
  return undefined;
}
/** The same as a quick test: most hexes are empty. */
export function hasRoom(q: Query, side: Side, hex: Loc, units: readonly Piece[]): boolean {
  const front = frontOf(q, side);
  if (front.units[hex] === 0 && units.length === 1) return true;
  return refuseRoom(q, side, hex, units) === undefined;
}
/** Units beyond the limit in a hex; 15.14: with a Training Center everybody else. */
export function excessIn(q: Query, side: Side, hex: Loc): number {
  const all = q.piecesAt(hex).length;
  if (all <= 1 || (all <= limitOf(side) && (side === AXIS || !hasTrainingCenter(q, hex)))) return 0;
  const here = counted(q, hex, side, []);
  const apart = here > 1 && side !== AXIS && keepsApart(hasTrainingCenter(q, hex), true);
  return Math.max(0, here - limitOf(side), apart ? here - 1 : 0);
}
export const hasTrainingCenter = (q: Query, hex: Loc): boolean => q.piecesAt(hex).some((p) => isTrainingCenter(q, p));
