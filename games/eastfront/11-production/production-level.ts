// The Production Level (11.2): basic, city and resource production. C.PC: at the start of a scenario this comes to the level of the chart
// (`level` in data/scenarios.ts).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { placeAt } from '../1-map/cities.ts';
import { resourceFactor } from '../1-map/resource-centers.ts';
import { zonePoints } from '../16-strategic/exit-zone-production.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { yieldsInDispute } from '../8-control/hex-status.ts';
import { ofNet, railSupply } from '../9-rail/rail-supply.ts';
import { sideId } from '../sides.ts';
import { isEdelweiss, isFriendly } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 11.22, 11.23: what a centre yields its controller in rail or sea supply, embattled or not. */
export function centreYield(q: Query, hex: Loc, side: Side): number {
  const values = placeAt(hex)?.values;
  if (!values) return 0;
  // RULINGS R11: what lies outside the tutorial's area is part of its basic production.
  if (isEdelweiss(q) && isClosed(q, hex)) return 0;
  const city = values['production'] ?? 0;
  const resource = values['resource'] ?? 0;
  if (city + resource === 0) return 0;
  const held = isFriendly(q, hex, side) && isServed(q, hex, side);
  if (!held && !yieldsInDispute(q, hex, side)) return 0;
  return city + resourceYield(resource, side);
}
/** 11.23 */
const resourceYield = rule(
  '11.23',
  (resource: number, side: Side): number => resource * resourceFactor(side),
  () => 0,
);
/** 11.22: without rail or sea supply nothing is produced. */
const isServed = rule(
  '11.22',
  (q: Query, hex: Loc, side: Side): boolean => railSupply(q, side)[hex] !== 0,
  () => true,
);
/** Every hex that can yield production. */
export const CENTRES: readonly Loc[] = Array.from({ length: HEXES }, (_, h) => h).filter((h) => {
  const values = placeAt(h)?.values;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0) > 0;
});
/** 11.22, 11.23: what all centres together yield a side. */
const centresYield = ofNet((q: Query, side: Side) => {
  let points = 0;
  for (const h of CENTRES) points += centreYield(q, h, side);
  return { points };
});
/** 11.2: basic, city and resource production together. */
export function productionLevel(q: Query, side: Side): number {
  // 11.21
  return q.track(`basic-${sideId(side)}`) + centresYield(q, side).points + zonePoints(q, side);
}
/** 11.2: the public levels follow control. */
export const updateLevels = rule(
  '11.2',
  (g: Play): void => {
    for (const side of [0, 1]) g.setTrack(`level-${sideId(side)}`, productionLevel(g, side));
  },
  () => undefined,
);
