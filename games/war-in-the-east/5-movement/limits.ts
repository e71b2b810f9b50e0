// Hexes that are closed to a unit, whatever it could pay. Chapters add their own here: a limit is a map of closed hexes, and the rule and the words for it.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { CLOSED, HEXES, HUNGARY, LAKE, MINOR_AXIS, NORTH } from '../3-equipment/board.ts';
import { isCavalry, isMech, isMinor } from '../3-equipment/units.ts';
import { frozen } from '../14-weather/weather.ts';
import { isInvasion } from '../29-34-scenarios/row.ts';
import type { Query } from '../words.ts';

export interface Limit {
  readonly rule: string;
  readonly text: string;
  /** By hex, 1 where a unit may not go; undefined when nothing binds it. */
  readonly closed: (q: Query, p: Piece) => Uint8Array | undefined;
}
const not = (map: Uint8Array): Uint8Array => map.map((m) => 1 - m);
const NORTH_OF_17 = not(MINOR_AXIS);

/** 5.27 Not into sea or open lakes. 14.25: frozen lakes are clear terrain. */
const water: Limit = {
  rule: '5.27',
  text: 'nobody can enter it: sea, open lake, or a neutral country',
  closed: (q) =>
    q.cached('closed-hexes', ['tracks'], () => {
      const ice = frozen(q);
      const made = new Uint8Array(HEXES);
      for (let hex = 0; hex < HEXES; hex++) if (CLOSED[hex] === 1 || (LAKE[hex] === 1 && ice[hex] === 0)) made[hex] = 1;
      return made;
    }),
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
const HUNGARY_ENTERS = 5;
const hungary: Limit = {
  rule: '30.34.E',
  text: 'nobody enters Hungary before turn 5',
  closed: rule(
    '30.34.E',
    (q: Query) => (isInvasion(q) && q.track('turn') < HUNGARY_ENTERS ? HUNGARY : undefined),
    () => undefined,
  ),
};
export const LIMITS: readonly Limit[] = [water, minors, weatherline, hungary];

/** The limits that bind any of these, with their maps. */
export function limitsOn(
  q: Query,
  units: readonly Piece[],
): readonly { readonly limit: number; readonly closed: Uint8Array }[] {
  return LIMITS.flatMap((l, limit) => {
    const maps = new Set(units.map((p) => l.closed(q, p)));
    maps.delete(undefined);
    return [...maps].flatMap((closed) => (closed === undefined ? [] : [{ limit, closed }]));
  });
}
/** Which limit keeps a unit out of a hex. */
export function limitAt(q: Query, p: Piece, hex: Loc): Limit | undefined {
  return LIMITS.find((l) => l.closed(q, p)?.[hex] === 1);
}
