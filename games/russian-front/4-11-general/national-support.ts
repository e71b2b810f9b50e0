// Who supports whom among the Axis (11.9; RULINGS R19: not in the Basic Game).
import { type Piece, rule } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { isGround, isNaval, nationOf } from '../1-components/units.ts';
import { isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';

/** 11.9.1: aircraft support their own nation. */
const airSupports = rule(
  '11.9.1',
  (q: Query, air: Piece, other: Piece): boolean => nationOf(q, air) === nationOf(q, other),
  () => true,
);
/** 11.9.2: ships support any nation, Romanian ones no Hungarians. */
const shipSupports = rule(
  '11.9.2',
  (q: Query, ship: Piece, other: Piece): boolean =>
    nationOf(q, ship) !== 'Romanian' || nationOf(q, other) !== 'Hungarian',
  () => true,
);
/** Whether an air or naval unit may support this ground or naval unit. */
export function maySupport(q: Query, p: Piece, other: Piece): boolean {
  if (!isAdvanced(q) || q.sideOf(p) !== AXIS || isGround(q, p)) return true;
  return isNaval(q, p) ? shipSupports(q, p, other) : airSupports(q, p, other);
}
