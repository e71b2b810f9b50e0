// Hexes that are closed to a unit, whatever it could pay: the limits of all chapters.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { CLOSED, HEXES, HUNGARY, LAKE, MINOR_AXIS, NORTH } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { isCavalry, isMech, isMinor } from '../3-equipment/units.ts';
import { frozen } from '../14-weather/weather.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { FINNISH_LIMITS } from '../27-allies/finland.ts';
import { RUMANIAN_LIMITS } from '../27-allies/rumania.ts';
import { PARTISAN_LIMITS } from '../28-partisans/limits.ts';
import { VARIANT_LIMITS } from '../35-variants/limits.ts';
import { INVASION } from '../data/charts.ts';
import { hungaryIsActive } from '../35-variants/satellites.ts';
import type { Query } from '../words.ts';
import type { Limit } from './limit.ts';

const not = (map: Uint8Array): Uint8Array => map.map((m) => 1 - m);
const NORTH_OF_17 = not(MINOR_AXIS);

/** 5.27 Not into sea or open lakes. 14.25: frozen lakes are clear terrain. */
const water: Limit = {
  rule: '5.27',
  text: 'nobody can enter it: sea, open lake, or a neutral country',
  closed: (q) =>
    remembered(
      q,
      'closed-hexes',
      ['tracks'],
      () => [frozen(q)],
      () =>
        lasting(q, `closed-hexes ${q.track('weather')}`, () => {
          const ice = frozen(q);
          const made = new Uint8Array(HEXES);
          for (let hex = 0; hex < HEXES; hex++)
            if (CLOSED[hex] === 1 || (LAKE[hex] === 1 && ice[hex] === 0)) made[hex] = 1;
          return made;
        }),
    ),
};
/** 5.29 */
const minors: Limit = {
  rule: '5.29',
  text: 'Rumanians, Hungarians, Italians and Slovaks never go north of row 17',
  closed: rule(
    '5.29',
    (q: Query, p: Piece) => (isMinor(q, p) ? NORTH_OF_17 : undefined),
    () => undefined,
  ),
};
/** 14.41 */
const weatherline: Limit = {
  rule: '14.41',
  text: 'armor, mechanized units and cavalry never go north of the Weatherline',
  closed: rule(
    '14.41',
    (q: Query, p: Piece) => (isMech(q, p) || isCavalry(q, p) ? NORTH : undefined),
    () => undefined,
  ),
};
/** 30.34.E Hungary is neutral until turn 5. */
const hungary: Limit = {
  rule: '30.34.E',
  text: `nobody enters Hungary before turn ${INVASION.hungaryEnters}`,
  closed: rule(
    '30.34.E',
    (q: Query) => (isInvasion(q) && warTurn(q) < INVASION.hungaryEnters && !hungaryIsActive(q) ? HUNGARY : undefined),
    () => undefined,
  ),
};
export const LIMITS: readonly Limit[] = [
  water,
  minors,
  weatherline,
  hungary,
  ...FINNISH_LIMITS,
  ...RUMANIAN_LIMITS,
  ...PARTISAN_LIMITS,
  ...VARIANT_LIMITS,
];

/** The limits that bind any of these, with their maps. */
export function limitsOn(
  q: Query,
  units: readonly Piece[],
): readonly { readonly limit: number; readonly closed: Uint8Array }[] {
  const found: { readonly limit: number; readonly closed: Uint8Array }[] = [];
  for (let limit = 0; limit < LIMITS.length; limit++)
    for (const p of units) {
      const closed = LIMITS[limit]?.closed(q, p, units.length);
      if (closed !== undefined && !found.some((f) => f.limit === limit && f.closed === closed))
        found.push({ limit, closed });
    }
  return found;
}
/** Which limit keeps a unit out of a hex. */
export function limitAt(q: Query, p: Piece, hex: Loc): Limit | undefined {
  return LIMITS.find((l) => l.closed(q, p, 1)?.[hex] === 1);
}
/** The same for a retreat. */
export const bindsRetreat = (q: Query, p: Piece, hex: Loc): boolean =>
  LIMITS.some((l) => l.voluntary !== true && l.closed(q, p, 1)?.[hex] === 1);
