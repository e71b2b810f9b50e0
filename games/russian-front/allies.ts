// The Axis allies: Hungary on Turn 1 (4.4.2), where allies may go (11.2), who may not stand together (11.8).
import { place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { countryOf } from './board.ts';
import { HUNGARY_NEUTRAL_UNTIL } from './data/schedule.ts';
import { turn, uses } from './state.ts';
import { nationOf } from './units.ts';
import { isClosed } from './variants.ts';

/** 4.4.2, S1.J3d: Hungary stands aside on Turn 1, and on Turn 0 before it. V4 lets it fight at once. */
export const isHungaryNeutral = rule(
  '4.4.2',
  (q: Query): boolean => turn(q) <= HUNGARY_NEUTRAL_UNTIL && !uses(q, 'activeAllies'),
  () => false,
);
export function isNeutralHungarian(q: Query, p: number): boolean {
  return nationOf(q, p) === 'Hungarian' && isHungaryNeutral(q);
}
/** 4.4.2: nobody else enters or traces supply into Hungary while it is neutral. */
export function isNeutralGround(q: Query, hex: number): boolean {
  return countryOf(hex) === 'Hungary' && isHungaryNeutral(q);
}

/** Why a unit may not enter a hex because of its nation or the hex's. 11.2 and 11.8 are not written yet. */
export function entryBan(q: Query, p: number, hex: number): Refusal | undefined {
  const hungarian = nationOf(q, p) === 'Hungarian';
  if (isHungaryNeutral(q)) {
    const inside = countryOf(hex) === 'Hungary';
    if (hungarian && !inside) return refuse('4.4.2', say`${unit(p)} stays in Hungary until Turn 2.`, { places: [hex] });
    if (!hungarian && inside)
      return refuse('4.4.2', say`Hungary is neutral until Turn 2: ${place(hex)} is closed.`, { places: [hex] });
  }
  if (isClosed(q, hex)) return refuse('V1', say`${place(hex)} lies in a neutral country.`, { places: [hex] });
  return undefined;
}
/** 11.9.1: whether an air unit may support this ground or naval unit. Not written yet: any of its side. */
export function maySupport(_q: Query, _air: number, _other: number): boolean {
  return true;
}
