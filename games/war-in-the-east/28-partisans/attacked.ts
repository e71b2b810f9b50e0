// 28.14, 28.17, 28.26, 28.28: who defends a hex with partisans, and against whom an attack from the same hex is possible.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isCadre, isPartisan, ownAt } from '../3-equipment/units.ts';
import type { Query } from '../words.ts';

const isRegular = (q: Query, p: Piece): boolean => !isPartisan(q, p);
/** 28.28 Partisan units defend with the others. */
const joins = rule(
  '28.28',
  (q: Query, p: Piece): boolean => isPartisan(q, p) && !isCadre(q, p),
  () => false,
);
/** 28.17 Under other units of their side cadres take no part. */
const staysOut = rule(
  '28.17',
  (q: Query, p: Piece): boolean => isCadre(q, p),
  () => false,
);
/** All who defend a hex when it is attacked. */
export function defenders(q: Query, hex: Loc, side: Side): readonly Piece[] {
  const here = ownAt(q, hex, side);
  if (here.every((p) => isRegular(q, p))) return here;
  if (here.some((p) => isRegular(q, p)))
    return here.filter((p) => (isPartisan(q, p) ? joins(q, p) || (isCadre(q, p) && !staysOut(q, p)) : true));
  const units = here.filter((p) => !isCadre(q, p));
  return units.length > 0 ? [...units, ...here.filter((p) => isCadre(q, p) && !staysOut(q, p))] : here;
}
export const onlyCadres = (q: Query, units: readonly Piece[]): boolean =>
  units.length > 0 && units.every((p) => isCadre(q, p));
export const onlyPartisans = (q: Query, hex: Loc, side: Side): boolean => {
  const here = ownAt(q, hex, side);
  return here.length > 0 && here.every((p) => isPartisan(q, p));
};
/** 28.14, 28.26 Cadres and partisan units may be attacked, */
export const hasPartisansAlone = (q: Query, hex: Loc, side: Side): boolean => {
  if (!onlyPartisans(q, hex, side)) return false;
  return ownAt(q, hex, side).every((p) => isCadre(q, p)) ? mayAttackCadres() : mayAttackPartisans();
};
const mayAttackCadres = rule(
  '28.14',
  (): boolean => true,
  () => false,
);
const mayAttackPartisans = rule(
  '28.26',
  (): boolean => true,
  () => false,
);
/** and from the same hex. */
export const isInTheSameHex = (q: Query, p: Piece, hex: Loc): boolean =>
  q.at(p) === hex && hasPartisansAlone(q, hex, 1 - q.sideOf(p));
