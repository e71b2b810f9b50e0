// Production (11.0).
import { type Play, type Query, rule } from '@rasputitsa/kernel';
import { HEXES, placeAt } from './board.ts';
import { isClosed } from './control.ts';
import { railSupply } from './rail.ts';
import { zonePoints } from './strategic.ts';
import { isEdelweiss, isFriendly, sideId } from './state.ts';
import { GERMAN } from './units.ts';

/** 1.5b: the Germans draw twice from a resource. */
export const resourceFactor = rule(
  '1.5b',
  (side: number): number => (side === GERMAN ? 2 : 1),
  () => 1,
);
/** 11.22, 11.23: what a centre yields its controller in rail or sea supply, embattled or not. */
export function centreYield(q: Query, hex: number, side: number): number {
  const values = placeAt(hex)?.values;
  if (!values) return 0;
  // GAPS 1.13: what lies outside the tutorial's area is part of its basic production.
  if (isEdelweiss(q) && isClosed(q, hex)) return 0;
  const city = values['production'] ?? 0;
  const resource = values['resource'] ?? 0;
  if (city + resource === 0 || !isFriendly(q, hex, side) || !isServed(q, hex, side)) return 0;
  return city + resource * resourceFactor(side);
}
/** 11.22: without rail or sea supply nothing is produced. */
const isServed = rule(
  '11.22',
  (q: Query, hex: number, side: number): boolean => railSupply(q, side)[hex] !== 0,
  () => true,
);
/** Every hex that can yield production. */
export const CENTRES: readonly number[] = Array.from({ length: HEXES }, (_, h) => h).filter((h) => {
  const values = placeAt(h)?.values;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0) > 0;
});
/** 11.2: basic, city and resource production together. */
export function productionLevel(q: Query, side: number): number {
  let level = q.track(`basic ${sideId(side)}`);
  for (const h of CENTRES) level += centreYield(q, h, side);
  return level + zonePoints(q, side);
}
/** 11.2: the public levels follow control. */
export function updateLevels(g: Play): void {
  for (const side of [0, 1]) g.setTrack(`level ${sideId(side)}`, productionLevel(g, side));
}
