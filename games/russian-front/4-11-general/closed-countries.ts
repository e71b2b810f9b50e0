// Countries that stand aside: Hungary on Turn 1 (4.4.2), Finland after its armistice (11.1.3.2.2), neutrals of variants (V1, V2).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { countryOf, HEXES, hexOf } from '../1-components/board.ts';
import { nationOf } from '../1-components/units.ts';
import { hasActiveAllies } from '../21-variants/active-allies.ts';
import { closedBy, hasNeutrals } from '../21-variants/neutral-countries.ts';
import { HUNGARY_NEUTRAL_UNTIL } from '../data/schedule.ts';
import { turn, uses } from '../state.ts';
import type { Query } from '../words.ts';

/** S1.J3d: also on Turn 0, where there is one. */
const isEarly = rule(
  'S1.J3d',
  (on: number): boolean => on <= HUNGARY_NEUTRAL_UNTIL,
  (on) => on === HUNGARY_NEUTRAL_UNTIL,
);
/** 4.4.2, S1.J3d: Hungary stands aside on Turn 1, and on Turn 0 before it. V4 lets it fight at once. */
export const isHungaryNeutral = rule(
  '4.4.2',
  (q: Query): boolean => isEarly(turn(q)) && !hasActiveAllies(q),
  () => false,
);
export function isNeutralHungarian(q: Query, p: Piece): boolean {
  return nationOf(q, p) === 'Hungarian' && isHungaryNeutral(q);
}
export const HANGO = hexOf('Hango');
const FINLAND_CLOSED = 2;
/** Finland as the armistice of 1944 sees it: with Hango (11.1.3.2.1). */
export function isFinland(hex: Loc): boolean {
  return hex === HANGO || countryOf(hex) === 'Finland';
}
/** 11.1.3.2.2: nobody enters, crosses or traces supply through Finland any more. */
export const isFinlandClosed = rule(
  '11.1.3.2.2',
  (q: Query): boolean => q.track('finland') === FINLAND_CLOSED,
  () => false,
);
/** 4.4.2, 11.1.3.2.2: nobody traces supply into Hungary while it is neutral, nor into Finland once it is. */
export function isNeutralGround(q: Query, hex: Loc): boolean {
  return (countryOf(hex) === 'Hungary' && isHungaryNeutral(q)) || (isFinland(hex) && isFinlandClosed(q));
}
/** 4.4.2, 11.1.3.2.2, V1, V2: the hex lies in a country that stands aside; nobody from outside enters it, by air and sea neither. */
export function isClosedCountry(q: Query, hex: Loc): boolean {
  return closedGround(q)[hex] === 1;
}
/** What is closed now, by name: with the options it says which hexes are. */
export function closedNow(q: Query): string {
  return `${isHungaryNeutral(q)}.${isFinlandClosed(q)}`;
}
const NO_HEX = new Uint8Array(HEXES);
/** 1 where a hex is closed. */
export function closedGround(q: Query): Uint8Array {
  return q.cached('rf.closedGround', ['tracks'], () => {
    if (!hasClosedCountry(q)) return NO_HEX;
    return lasting(q, `rf.closedGround.${closedNow(q)}`, () =>
      Uint8Array.from({ length: HEXES }, (_, h) => (isNeutralGround(q, h) || closedBy(q, h) !== undefined ? 1 : 0)),
    );
  });
}
export function hasClosedCountry(q: Query): boolean {
  return q.cached('rf.hasClosedCountry', ['tracks'], () => isHungaryNeutral(q) || isFinlandClosed(q) || hasNeutrals(q));
}
/** The rule that closes a country now. */
export function closureOf(q: Query): string {
  if (isHungaryNeutral(q)) return '4.4.2';
  if (isFinlandClosed(q)) return '11.1.3.2.2';
  return uses(q, 'neutral-finland') ? 'V2' : 'V1';
}

/** The rule that closes a hex to units of a nation without exception. */
export function countryRule(q: Query, nation: string, hex: Loc): string | undefined {
  if (isHungaryNeutral(q) && (nation === 'Hungarian') !== (countryOf(hex) === 'Hungary')) return '4.4.2';
  return isFinlandClosed(q) && isFinland(hex) ? '11.1.3.2.2' : closedBy(q, hex);
}
/** Countries closed to a unit without exception. */
export function countryBan(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const nation = nationOf(q, p);
  const id = countryRule(q, nation, hex);
  if (id === undefined) return undefined;
  if (id === '4.4.2')
    return nation === 'Hungarian'
      ? refuse(id, say`${unit(p)} stays in Hungary until Turn 2.`, { places: [hex] })
      : refuse(id, say`Hungary is neutral until Turn 2: ${place(hex)} is closed.`, { places: [hex] });
  return id === '11.1.3.2.2'
    ? refuse(id, say`Finland has left the war: ${place(hex)} is closed.`, { places: [hex] })
    : refuse(id, say`${place(hex)} lies in a neutral country.`, { places: [hex] });
}
