// Chapter 13: who is supplied, and who has a line of communications.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { lasting, NONE } from '@rasputitsa/kit';
import {
  BLACK_SEA_PORTS,
  CLOSED,
  edgeMap,
  FINLAND,
  GRID,
  HEXES,
  isHex,
  LENINGRAD_PORTS,
  NORTH,
  SEA,
  SEVASTOPOL,
} from '../3-equipment/board.ts';
import { isFinnish, isInfantry, isPartisan, isRedRumanian, unitsOnMap } from '../3-equipment/units.ts';
import { isLinkedToEdge } from '../6-rail/network.ts';
import { remembered, token } from '../3-equipment/remember.ts';
import { frontOf } from '../8-9-zones-stacking/picture.ts';
import { isBadWeather } from '../14-weather/weather.ts';
import { SUPPLY } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { finnsAreNear, germansFromHelsinki } from '../35-variants/finland.ts';
import { isAssured } from '../35-variants/assault-supply.ts';
import type { Query } from '../words.ts';
import { bucharestRange, communications, FAR, helsinkiRange, isFriendlyPort, supplyRange, TRACED } from './lines.ts';

// Ranges

/** 13.53, 14.13, 14.23: five hexes in Mud and Snow for Axis units that are not Finnish. */
const badWeatherRange = rule(
  '14.13',
  (q: Query, range: number): number => (isBadWeather(q) ? SUPPLY.badWeatherAxis : range),
  (_: Query, range: number) => range,
);
/** 13.58 North of the Weatherline three, whatever the weather. */
const northernRange = rule(
  '13.58',
  (range: number, hex: Loc): number => (NORTH[hex] === 1 ? SUPPLY.north : range),
  (range: number) => range,
);
/** 13.51, 13.53 */
export function rangeOf(q: Query, side: Side, finnish: boolean, hex: Loc): number {
  const base = SUPPLY.range[side] ?? 0;
  const weather = side === AXIS && !finnish ? badWeatherRange(q, base) : base;
  return northernRange(weather, hex) + (q.option('supply-between') ? 1 : 0);
}
/** 28.27, 35.2.V17: whether a Russian line leads to a hex, whoever is there. */
export const russianLineTo = (q: Query, hex: Loc): boolean =>
  edgeSupply(RUSSIAN, hex) ||
  isInRange(supplyRange(q, RUSSIAN)[hex] ?? FAR, rangeOf(q, RUSSIAN, false, hex)) ||
  leningradSupply(q, hex) ||
  blackSeaSupply(q, hex);
/** 13.31 On a friendly rail line, or within range of it. */
const isInRange = rule(
  '13.31',
  (far: number, range: number): boolean => far <= range,
  () => true,
);

// Special sources

const SEA_NEAR_LENINGRAD = seaReach();
/** 13.52.A: coastal hexes within five sea hexes of Leningrad. */
function seaReach(): Uint8Array {
  const far = new Map<Loc, number>();
  for (const hex of LENINGRAD_PORTS) far.set(hex, 0);
  const coast = new Uint8Array(HEXES);
  for (const [hex, n] of far)
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE) continue;
      if (SEA[to] === 1) {
        if (n < SUPPLY.leningradSea && !far.has(to)) far.set(to, n + 1);
      } else if (SEA[hex] === 1 && CLOSED[to] === 0) coast[to] = 1;
    }
  return coast;
}
const leningradIsRussian = (q: Query): boolean =>
  LENINGRAD_PORTS.some((hex) => q.layer('entered')[hex] === ownedBy(RUSSIAN)) &&
  LENINGRAD_PORTS.every((hex) => frontOf(q, AXIS).units[hex] === 0);
const leningradSupply = rule(
  '13.52.A',
  (q: Query, hex: Loc): boolean => SEA_NEAR_LENINGRAD[hex] === 1 && leningradIsRussian(q),
  () => false,
);
/** 13.52.B */
const blackSeaSupply = rule(
  '13.52.B',
  (q: Query, hex: Loc): boolean =>
    BLACK_SEA_PORTS.includes(hex) && !isFriendlyPort(q, AXIS, SEVASTOPOL) && blackSeaIsReached(q),
  () => false,
);
function blackSeaIsReached(q: Query): boolean {
  const range = supplyRange(q, RUSSIAN);
  return BLACK_SEA_PORTS.some((hex) => (range[hex] ?? FAR) <= rangeOf(q, RUSSIAN, false, hex) && !isAxisHeld(q, hex));
}
const isAxisHeld = (q: Query, hex: Loc): boolean => (frontOf(q, AXIS).units[hex] ?? 0) > 0;
/** 26.4 Beside the own map edge everybody is supplied. */
const edgeSupply = rule(
  '26.4',
  (side: Side, hex: Loc): boolean => edgeMap(side)[hex] === 1,
  () => false,
);
/** 27.6 */
const bucharestSupply = rule(
  '27.6',
  (q: Query, hex: Loc, range: number): boolean => (bucharestRange(q)?.[hex] ?? FAR) <= range,
  () => false,
);
/** 13.57 Finns: Helsinki, and the western edge once the nets are linked. */
const finnishSupply = rule(
  '13.57',
  (q: Query, hex: Loc, range: number): boolean =>
    (helsinkiRange(q)[hex] ?? FAR) <= range ||
    ((isLinkedToEdge(q) || q.track('turn') >= SUPPLY.portsFrom) && (supplyRange(q, AXIS)[hex] ?? FAR) <= range),
  () => true,
);
/** 13.54, 13.55: how many Germans Helsinki supplies, in the hexes of Finland south and north of the Weatherline. */
const southernPlaces = rule(
  '13.54',
  (): number => SUPPLY.southFinland,
  () => FAR,
);
const northernPlaces = rule(
  '13.55',
  (): number => SUPPLY.northFinland,
  () => FAR,
);
/** 13.54 South of it too, until the nets are linked or turn 80 (13.56). */
const isCutOffInFinland = rule(
  '13.54',
  (q: Query, hex: Loc): boolean => FINLAND[hex] === 1 && !isLinkedToEdge(q) && q.track('turn') < SUPPLY.portsFrom,
  () => false,
);
/** The first of them by number: they are alike (RULINGS S2). */
function fromHelsinki(q: Query): ReadonlySet<Piece> {
  const isLate = (): boolean => q.track('turn') >= SUPPLY.portsFrom;
  return remembered(
    q,
    'from-helsinki',
    TRACED,
    () => [helsinkiRange(q), isLinkedToEdge(q), isLate(), q.track('weather'), token(q, 'where')],
    () => {
      const helsinki = helsinkiRange(q);
      const found = new Set<Piece>();
      let anywhere = germansFromHelsinki(q);
      // 35.2.V6: ten in all.
      const places = [isLinkedToEdge(q) || isLate() ? 0 : southernPlaces(), northernPlaces()] as const;
      let [south, north] = anywhere > 0 ? [0, 0] : places;
      for (const p of unitsOnMap(q, AXIS)) {
        const hex = q.at(p);
        if ((helsinki[hex] ?? FAR) === FAR || isFinnish(q, p)) continue;
        if ((helsinki[hex] ?? FAR) > rangeOf(q, AXIS, false, hex)) continue;
        if (isInfantry(q, p) && anywhere-- > 0) {
          found.add(p);
          continue;
        }
        if (!servedByHelsinki(q, hex)) continue;
        if (NORTH[hex] === 1 && north-- > 0) found.add(p);
        if (NORTH[hex] === 0 && south-- > 0) found.add(p);
      }
      return found;
    },
  );
}
const servedByHelsinki = (q: Query, hex: Loc): boolean =>
  FINLAND[hex] === 1 || (NORTH[hex] === 1 && q.option('helsinki-beyond'));

const RANGES = ['ranges axis', 'ranges russian'] as const;
/** By hex: the range of a side's units that are not Finnish. */
const ranges = (q: Query, side: Side): Uint8Array =>
  remembered(
    q,
    RANGES[side === AXIS ? 0 : 1],
    ['tracks'],
    () => [q.track('weather'), q.option('supply-between')],
    () =>
      lasting(q, `${RANGES[side === AXIS ? 0 : 1]} ${q.track('weather')}`, () => {
        const made = new Uint8Array(HEXES);
        for (let hex = 0; hex < HEXES; hex++) made[hex] = rangeOf(q, side, false, hex);
        return made;
      }),
  );
/** Whether everybody is supplied in a hex who is not Finnish; no says nothing. For those who ask about all units at once. */
export function plainlySupplied(q: Query, side: Side): (hex: Loc) => boolean {
  const [far, range] = [supplyRange(q, side), ranges(q, side)];
  return (hex) => (side === RUSSIAN || FINLAND[hex] === 0) && isInRange(far[hex] ?? FAR, range[hex] ?? 0);
}
/** Whether a unit would be supplied in a hex, units elsewhere being as they are. */
export function suppliedAt(q: Query, p: Piece, hex: Loc): boolean {
  const side = q.sideOf(p);
  if (isPartisan(q, p)) return true;
  if (edgeSupply(side, hex)) return true;
  const finnish = isFinnish(q, p);
  const range = rangeOf(q, side, finnish, hex);
  const far = supplyRange(q, side)[hex] ?? FAR;
  if (side === RUSSIAN)
    return (
      isInRange(far, range) ||
      leningradSupply(q, hex) ||
      blackSeaSupply(q, hex) ||
      (isRedRumanian(q, p) && bucharestSupply(q, hex, range)) ||
      isAssured(q, p)
    );
  if (finnish) return finnishSupply(q, hex, range) || finnsAreNear(q, hex);
  // 13.55: north of the Weatherline in Finland only Helsinki serves.
  if (FINLAND[hex] === 1 && NORTH[hex] === 1) return fromHelsinki(q).has(p);
  if (isCutOffInFinland(q, hex)) return fromHelsinki(q).has(p);
  return isInRange(far, range) || (helsinkiRange(q)[q.at(p)] !== FAR && fromHelsinki(q).has(p));
}
export const isSupplied = (q: Query, p: Piece): boolean => isHex(q.at(p)) && suppliedAt(q, p, q.at(p));
/** 13.32 */
export const hasCommunications = (q: Query, p: Piece): boolean => communications(q, q.sideOf(p))[q.at(p)] === 1;
export const communicationsAt = (q: Query, side: Side, hex: Loc): boolean => communications(q, side)[hex] === 1;
