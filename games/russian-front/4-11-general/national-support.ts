// Who supports whom among the Axis (11.9; RULINGS R19: not in the Basic Game).
import { type Query, rule } from '@rasputitsa/kernel';
import { AXIS, isGround, isNaval, nationOf } from '../1-components/units.ts';
import { isAdvanced } from '../state.ts';

/** 11.9.1: aircraft support their own nation. */
const airSupports = rule(
  '11.9.1',
  (q: Query, air: number, other: number): boolean => nationOf(q, air) === nationOf(q, other),
  () => true,
);
/** 11.9.2: ships support any nation, Romanian ones no Hungarians. */
const shipSupports = rule(
  '11.9.2',
  (q: Query, ship: number, other: number): boolean =>
    nationOf(q, ship) !== 'Romanian' || nationOf(q, other) !== 'Hungarian',
  () => true,
);
/** Whether an air or naval unit may support this ground or naval unit. */
export function maySupport(q: Query, p: number, other: number): boolean {
  if (!isAdvanced(q) || q.sideOf(p) !== AXIS || isGround(q, p)) return true;
  return isNaval(q, p) ? shipSupports(q, p, other) : airSupports(q, p, other);
}
