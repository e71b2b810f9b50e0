// Chapter 13: supply lines and lines of communications of everybody at once. Two searches a side: along the own railways from the sources, and from
// there outward over the hexes between; a third from the map edge. Kept until something moves.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  BALTIC_PORTS,
  BLACK_SEA_PORTS,
  BUCHAREST,
  CLOSED,
  EDGE,
  edgeMap,
  FINLAND,
  GRID,
  HELSINKI,
  HEXES,
  isHex,
  LAKE,
  LAKE_SIDE,
  LENINGRAD_PORTS,
  NORTH,
  RAIL_SOURCES,
  RAIL_TO,
  SEA,
  SEA_SIDE,
  SEVASTOPOL,
  WATER,
} from '../3-equipment/board.ts';
import { isFinnish, isInfantry, isPartisan, isRedRumanian, unitsOnMap } from '../3-equipment/units.ts';
import { isLinkedToEdge } from '../6-rail/network.ts';
import { remembered, token } from '../3-equipment/remember.ts';
import { enemyFront, type Front, frontOf, fronts } from '../8-9-zones-stacking/picture.ts';
import { frozen, isBadWeather, isSnow } from '../14-weather/weather.ts';
import { SUPPLY } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import { finnsAreNear, germansFromHelsinki } from '../35-variants/finland.ts';
import { isAssured } from '../35-variants/assault-supply.ts';
import type { Query } from '../words.ts';

/** Farther than anybody's range. */
export const FAR = 99;

/** 13.4 Not through enemy units, nor through their zones unless a friend is there. */
const isBlocked = rule(
  '13.4',
  (hex: Loc, own: Front, enemy: Front): boolean =>
    (enemy.units[hex] ?? 0) > 0 || (enemy.zoc[hex] === 1 && own.units[hex] === 0),
  () => false,
);
/** 13.41 The rail part only on friendly rail. */
const servesRail = rule(
  '13.41',
  (owner: number, side: Side): boolean => owner === ownedBy(side),
  () => true,
);
/** 13.44 The rest not over sea or open lake. */
const isBarredByWater = rule(
  '13.44',
  (water: number, snow: boolean): boolean => water === SEA_SIDE || (water === LAKE_SIDE && !snow),
  () => false,
);
const isOpenLake = rule(
  '13.44',
  (hex: Loc, ice: Uint8Array): boolean => LAKE[hex] === 1 && ice[hex] === 0,
  () => false,
);
/** 27.5 Nobody traces supply through Finland after its surrender. */
const isNeutralized = rule(
  '27.5',
  (q: Query): boolean => q.track('finland-out') === 1,
  () => false,
);
/** By hex: 1 where a line may pass. */
function openHexes(q: Query, side: Side): Uint8Array {
  const [own, enemy] = [frontOf(q, side), enemyFront(q, side)];
  const ice = frozen(q);
  const open = new Uint8Array(HEXES);
  const shut = isNeutralized(q) ? FINLAND : undefined;
  for (let hex = 0; hex < HEXES; hex++)
    if (CLOSED[hex] === 0 && shut?.[hex] !== 1 && !isOpenLake(hex, ice) && !isBlocked(hex, own, enemy)) open[hex] = 1;
  return open;
}
const queue = new Int32Array(HEXES);
/** The rail hexes that are joined to the sources by friendly, open rail (13.31). */
function railNet(q: Query, side: Side, sources: readonly Loc[], open: Uint8Array): Uint8Array {
  const rail = q.layer('rail');
  const net = new Uint8Array(HEXES);
  let end = 0;
  for (const hex of sources)
    if (open[hex] === 1 && servesRail(rail[hex] ?? 0, side) && net[hex] === 0) {
      net[hex] = 1;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++)
    for (const to of RAIL_TO[queue[i] ?? 0] ?? [])
      if (net[to] === 0 && open[to] === 1 && servesRail(rail[to] ?? 0, side)) {
        net[to] = 1;
        queue[end++] = to;
      }
  return net;
}
/** How far each hex is from the marked ones, through open hexes; a unit's own hex need not be open, since it is there. */
function outward(q: Query, from: Uint8Array, open: Uint8Array, most: number): Uint8Array {
  const far = new Uint8Array(HEXES).fill(FAR);
  const snow = isSnow(q);
  let end = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (from[hex] === 1) {
      far[hex] = 0;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const next = (far[hex] ?? 0) + 1;
    if (next > most || (open[hex] === 0 && from[hex] === 0)) continue;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || far[to] !== FAR || CLOSED[to] === 1) continue;
      if (isBarredByWater(WATER[GRID.sides[d] ?? NONE] ?? 0, snow)) continue;
      far[to] = next;
      if (open[to] === 1) queue[end++] = to;
    }
  }
  return far;
}

export interface Lines {
  /** Hexes from friendly rail that is joined to the source; FAR beyond reach. */
  readonly range: Uint8Array;
  readonly net: Uint8Array;
  /** 13.32: 1 where a line of communications reaches the own map edge. */
  readonly communications: Uint8Array;
}
const MOST = Math.max(...SUPPLY.range) + 1;
function communications(q: Query, side: Side, open: Uint8Array): Uint8Array {
  const edge = new Uint8Array(HEXES);
  for (const hex of EDGE[side] ?? []) if (open[hex] === 1) edge[hex] = 1;
  const far = reachAll(q, edge, open);
  return far;
}
/** As outward, without a limit. */
function reachAll(q: Query, from: Uint8Array, open: Uint8Array): Uint8Array {
  const found = from.slice();
  const snow = isSnow(q);
  let end = 0;
  for (let hex = 0; hex < HEXES; hex++) if (from[hex] === 1) queue[end++] = hex;
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || found[to] === 1 || CLOSED[to] === 1) continue;
      if (isBarredByWater(WATER[GRID.sides[d] ?? NONE] ?? 0, snow)) continue;
      found[to] = 1;
      if (open[to] === 1) queue[end++] = to;
    }
  }
  return found;
}

/** 13.56 From turn 80 Axis units may use friendly Baltic ports. */
const balticSources = rule(
  '13.56',
  (q: Query): readonly Loc[] =>
    q.track('turn') < SUPPLY.portsFrom ? [] : BALTIC_PORTS.filter((hex) => isFriendlyPort(q, AXIS, hex)),
  () => [],
);
/** 7.0: last entered by own units and not enemy-occupied. */
export const isFriendlyPort = (q: Query, side: Side, hex: Loc): boolean =>
  q.layer('entered')[hex] === ownedBy(side) && enemyFront(q, side).units[hex] === 0;

interface Picture {
  readonly lines: readonly [Lines, Lines];
  /** From Helsinki (13.54, 13.55, 13.57). */
  readonly helsinki: Uint8Array;
  /** 27.6: from Bucharest, for Rumanians on the Russian side. */
  readonly bucharest: Uint8Array | undefined;
  readonly open: readonly [Uint8Array, Uint8Array];
  /** Finnish rail joined to Helsinki (27.31). */
  readonly finnish: Uint8Array;
  readonly linked: boolean;
}
function linesOf(q: Query, side: Side, sources: readonly Loc[], open: Uint8Array): Lines {
  const net = railNet(q, side, sources, open);
  // 13.56: a port is a source whether or not its own rail hex is friendly.
  if (side === AXIS) for (const port of balticSources(q)) if (open[port] === 1) net[port] = 1;
  return { net, range: outward(q, net, open, MOST), communications: communications(q, side, open) };
}
const supplyParts = (q: Query): readonly unknown[] => [
  fronts(q),
  token(q, 'layers'),
  q.track('weather'),
  q.track('turn') >= SUPPLY.portsFrom,
  q.track('finland-out') + 2 * q.track('rumania-out'),
];
/** By hex: 1 where a side's lines may pass (13.4, 13.44). */
export const openFor = (q: Query, side: Side): Uint8Array => picture(q).open[side === AXIS ? 0 : 1];
/** 27.31 */
export const finnishAirfields = (q: Query): Uint8Array => picture(q).finnish;
/** 27.6 Bucharest supplies them even where the rail there is nobody's. */
function fromBucharest(q: Query, open: Uint8Array): Uint8Array | undefined {
  if (q.track('rumania-out') === 0 || open[BUCHAREST] === 0) return undefined;
  const net = railNet(q, RUSSIAN, [BUCHAREST], open);
  net[BUCHAREST] = 1;
  return outward(q, net, open, MOST);
}
/** 28.27, 35.2.V17: whether a Russian line leads to a hex, whoever is there. */
export const russianLineTo = (q: Query, hex: Loc): boolean =>
  edgeSupply(RUSSIAN, hex) ||
  isInRange(linesFor(q, RUSSIAN).range[hex] ?? FAR, rangeOf(q, RUSSIAN, false, hex)) ||
  leningradSupply(q, hex) ||
  blackSeaSupply(q, hex);
/** Who has a part in this: for what others compute from supply. */
export const supplyVersion = (q: Query): object => picture(q);
function picture(q: Query): Picture {
  return remembered(q, 'supply', supplyParts(q), () => {
    const open = [openHexes(q, AXIS), openHexes(q, RUSSIAN)] as const;
    const axis = linesOf(q, AXIS, [...(RAIL_SOURCES[AXIS] ?? []), ...balticSources(q)], open[0]);
    const russian = linesOf(q, RUSSIAN, RAIL_SOURCES[RUSSIAN] ?? [], open[1]);
    const finnish = railNet(q, AXIS, [HELSINKI], open[0]);
    const helsinki = outward(q, finnish, open[0], MOST);
    return {
      lines: [axis, russian],
      helsinki,
      bucharest: fromBucharest(q, open[1]),
      open,
      finnish,
      linked: isLinkedToEdge(q),
    };
  });
}
export const linesFor = (q: Query, side: Side): Lines => picture(q).lines[side === AXIS ? 0 : 1];

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
  const { range } = linesFor(q, RUSSIAN);
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
  (q: Query, hex: Loc, range: number): boolean => (picture(q).bucharest?.[hex] ?? FAR) <= range,
  () => false,
);
/** 13.57 Finns: Helsinki, and the western edge once the nets are linked. */
const finnishSupply = rule(
  '13.57',
  (q: Query, hex: Loc, range: number): boolean => {
    const { helsinki, linked, lines } = picture(q);
    return (
      (helsinki[hex] ?? FAR) <= range ||
      ((linked || q.track('turn') >= SUPPLY.portsFrom) && (lines[0].range[hex] ?? FAR) <= range)
    );
  },
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
  (q: Query, hex: Loc): boolean => FINLAND[hex] === 1 && !picture(q).linked && q.track('turn') < SUPPLY.portsFrom,
  () => false,
);
/** The first of them by number: they are alike (RULINGS S2). */
function fromHelsinki(q: Query): ReadonlySet<Piece> {
  return remembered(q, 'from-helsinki', [picture(q), token(q, 'where')], () => {
    const { helsinki, linked } = picture(q);
    const late = q.track('turn') >= SUPPLY.portsFrom;
    const found = new Set<Piece>();
    let anywhere = germansFromHelsinki(q);
    // 35.2.V6: ten in all.
    const places = [linked || late ? 0 : southernPlaces(), northernPlaces()] as const;
    let [south, north] = anywhere > 0 ? [0, 0] : places;
    for (const p of unitsOnMap(q, AXIS)) {
      const hex = q.at(p);
      if (isFinnish(q, p)) continue;
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
  });
}
const servedByHelsinki = (q: Query, hex: Loc): boolean =>
  FINLAND[hex] === 1 || (NORTH[hex] === 1 && q.option('helsinki-beyond'));

/** Whether a unit would be supplied in a hex, units elsewhere being as they are. */
export function suppliedAt(q: Query, p: Piece, hex: Loc): boolean {
  const side = q.sideOf(p);
  if (isPartisan(q, p)) return true;
  if (edgeSupply(side, hex)) return true;
  const finnish = isFinnish(q, p);
  const range = rangeOf(q, side, finnish, hex);
  const far = linesFor(q, side).range[hex] ?? FAR;
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
  return isInRange(far, range) || fromHelsinki(q).has(p);
}
export const isSupplied = (q: Query, p: Piece): boolean => isHex(q.at(p)) && suppliedAt(q, p, q.at(p));
/** 13.32 */
export const hasCommunications = (q: Query, p: Piece): boolean =>
  linesFor(q, q.sideOf(p)).communications[q.at(p)] === 1;
export const communicationsAt = (q: Query, side: Side, hex: Loc): boolean =>
  linesFor(q, side).communications[hex] === 1;
