// Deployment in June 1941 (S41.1): by the order of battle or at will.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { areaHexes, grid, HEXES, hexOf } from '../1-map/board.ts';
import { isMajorCity } from '../1-map/cities.ts';
import { isHq, isSupreme, unitOf } from '../2-units/units.ts';
import { ARMY_GROUP_CODES, CITY_CODES, DISTRICT_CODES, GARRISON, GARRISONS, RUMANIAN_HQS } from '../data/deployment.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { ownedBy, unitsAt, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { isClosed } from './closed-hexes.ts';
import { frontline, isFront } from './frontline.ts';

/** S41.1a: by the order of battle, or at will. */
export function isHistorical(q: Query): boolean {
  return q.state.scenario === 's41' && q.option('deployment') === 'historical';
}

const RUMANIA = areaHexes('country', 'Rumania');
const DISTRICTS = new Map(Object.entries(DISTRICT_CODES).map(([c, name]) => [c, areaHexes('military district', name)]));
const SECTORS = new Map(Object.entries(ARMY_GROUP_CODES).map(([c, name]) => [c, areaHexes('army group sector', name)]));
const CITIES = new Map(Object.entries(CITY_CODES).map(([c, name]) => [c, hexOf(name)]));

/** S41.1b: Military District units in the front line; at most one German HQ in Rumania, and not OKH. */
const freeRefusal = rule(
  'S41.1b',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    if (q.sideOf(p) === SOVIET)
      return DISTRICTS.has(unitOf(q, p).code) && !isFront(q, to, SOVIET)
        ? refuse('S41.1b', say`${unit(p)} is of a Military District and sets up in a Frontline hex.`, { places: [to] })
        : undefined;
    if (!isHq(q, p) || !RUMANIA.has(to)) return undefined;
    if (isSupreme(q, p)) return refuse('S41.1b', say`${unit(p)} may not set up in Rumania.`, { places: [to] });
    return unitsOf(q, GERMAN).filter((x) => x !== p && isHq(q, x) && RUMANIA.has(q.at(x))).length >= RUMANIAN_HQS
      ? refuse('S41.1b', say`One German HQ at most sets up in Rumania.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
/** S41.1a: Front units in their district, city units within a hex of their city, Germans in or next to the front of their sector. */
const historicalRefusal = rule(
  'S41.1a',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const { code } = unitOf(q, p);
    const no = (where: string) => refuse('S41.1a', say`${unit(p)} sets up ${where}.`, { places: [to] });
    if (q.sideOf(p) === GERMAN) {
      const near = frontline(q, GERMAN).some((f) => distance(grid, f, to) <= 1);
      return SECTORS.get(code)?.has(to) && near
        ? undefined
        : no(`in or next to the Frontline hexes of its sector, ${ARMY_GROUP_CODES[code] ?? code}`);
    }
    const district = DISTRICTS.get(code);
    if (district)
      return district.has(to) && isFront(q, to, SOVIET)
        ? undefined
        : no(`in a Frontline hex of the ${DISTRICT_CODES[code] ?? ''} Military District`);
    const city = CITIES.get(code);
    return city !== undefined && distance(grid, city, to) <= 1
      ? undefined
      : no(`in ${CITY_CODES[code] ?? code} or next to it`);
  },
  () => undefined,
);
export function barbarossaRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (q.state.scenario !== 's41') return undefined;
  return isHistorical(q) ? historicalRefusal(q, p, to) : freeRefusal(q, p, to);
}

/** S41.1b: how many units a Soviet Major City needs; none elsewhere or by the order of battle. */
export function garrisonOf(q: Query, hex: Loc): number {
  if (q.state.scenario !== 's41' || isHistorical(q)) return 0;
  if (!isMajorCity(hex) || q.layer('owner')[hex] !== ownedBy(SOVIET) || isClosed(q, hex)) return 0;
  return GARRISONS[q.game.places.label(hex)] ?? GARRISON;
}
export const garrisonsOwed = rule(
  'S41.1b',
  (q: Query, side: Side): Refusal | undefined => {
    if (side !== SOVIET) return undefined;
    for (let h = 0; h < HEXES; h++) {
      const need = garrisonOf(q, h);
      if (unitsAt(q, h, SOVIET).length < need)
        return refuse('S41.1b', say`${place(h)} needs a garrison of ${need}.`, { places: [h] });
    }
    return undefined;
  },
  () => undefined,
);
