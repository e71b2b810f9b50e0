// Where units of a scenario may be set up: by sector (31.51), by the start line, and by what 32.4 to 34.4 ask of some of them.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import {
  behindLine,
  CLOSED,
  FINLAND,
  FORTIFIED_1942,
  HEXES,
  HUNGARY,
  infantryOnly,
  labelOf,
  LAKE,
  lineHexes,
  MINOR_AXIS,
  NORTH,
  NORTH_OF_NW38,
  OLD_FINLAND,
  ON_RAIL,
  placesOf,
  RUMANIA,
  sectorMap,
  SEVASTOPOL,
  within,
} from '../3-equipment/board.ts';
import {
  INFO,
  isGuns,
  isInfantry,
  isMech,
  isCavalry,
  isRepair,
  kindAt,
  nationOf,
  isAntiTank,
} from '../3-equipment/units.ts';
import { RESERVE_SECTOR, RESERVES, RUSSIAN_SECTORS } from '../data/scenarios.ts';
import type { ScenarioRow } from '../data/shapes.ts';
import { hungaryIsActive, isNeutral, neutralGround } from '../35-variants/satellites.ts';
import { isPrepared, lineOf, setsUpFreely } from '../35-variants/set-up.ts';
import { FINNISH, SECTOR_RANGE } from '../data/charts.ts';
import { AXIS, ownedBy, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

/** Values of the field `sector`, from 1. */
export const SECTORS: readonly string[] = [
  'any',
  'Finland',
  'North',
  'Center',
  'South',
  'Rumania',
  'Finnish Border',
  'Baltic Front',
  'West Front',
  'Kiev Front',
  'Rumanian Border',
  'Riga Reserve',
  'Odessa Reserve',
  'Moscow Reserve',
  'Krasnodar Reserve',
  'Sevastopol',
  'north',
];
export const sectorNumber = (name: string): number => SECTORS.indexOf(name) + 1;
/** 35.2.V2: Germans due in a neutral country are in the center. */
export function sectorOf(q: Query, p: Piece): string {
  const sector = SECTORS[q.field(p, 'sector') - 1] ?? 'any';
  if ((sector === 'Finland' || sector === 'Rumania') && isNeutral(q, sector)) return 'Center';
  return sector;
}

const both = (...maps: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from({ length: HEXES }, (_, hex) => (maps.every((m) => m[hex] === 1) ? 1 : 0));
const except = (map: Uint8Array, without: Uint8Array): Uint8Array =>
  map.map((m, hex) => (m === 1 && without[hex] === 0 ? 1 : 0));
const only = (hexes: readonly Loc[]): Uint8Array => {
  const made = new Uint8Array(HEXES);
  for (const hex of hexes) made[hex] = 1;
  return made;
};

interface Ground {
  readonly line: readonly Loc[];
  /** Own side of the line, where somebody can stand. */
  readonly home: Uint8Array;
}
const GROUNDS = new Map<string, Ground>();
export function groundOf(q: Query, row: ScenarioRow, side: Side): Ground {
  const name = lineOf(q, row.line);
  const neutral = neutralGround(q);
  const hungary = row.line === 'Barbarossa' && !hungaryIsActive(q);
  const key = `${name} ${side} ${q.track('neutral')} ${hungary}`;
  const known = GROUNDS.get(key);
  if (known !== undefined) return known;
  const land = CLOSED.map((c, hex) => (c === 0 && LAKE[hex] === 0 ? 1 : 0));
  const open = neutral === undefined ? land : except(land, neutral);
  // 30.34.E: nobody sets up in Hungary in 1941.
  const home = both(behindLine(name, side), hungary ? except(open, HUNGARY) : open);
  const made = { line: lineHexes(name, side).filter((hex) => home[hex] === 1), home };
  GROUNDS.set(key, made);
  return made;
}

/** 31.51.1, 31.51.2: within three hexes of the line, in the sector; a reserve within five of its city. */
const sector1941 = rule(
  '31.51.1',
  (q: Query, row: ScenarioRow, side: Side, sector: string): Uint8Array => {
    const { line, home } = groundOf(q, row, side);
    const city = RESERVES[sector];
    if (city !== undefined) {
      const near = both(home, within(placesOf(city), SECTOR_RANGE.city));
      // 35.2.V14: with the border of 1939 Riga is not Russian (RULINGS V14).
      if (near.includes(1)) return near;
    }
    const map = sectorMap(side === RUSSIAN ? (RUSSIAN_SECTORS[sector] ?? RESERVE_SECTOR) : sector);
    return both(home, map, within(line, SECTOR_RANGE.line));
  },
  (q: Query, row: ScenarioRow, side: Side) => groundOf(q, row, side).home,
);
/** 31.51.2 By sector, as the Russian. */
const axisSector1941 = rule(
  '31.51.2',
  (q: Query, row: ScenarioRow, sector: string): Uint8Array => {
    const { line, home } = groundOf(q, row, AXIS);
    // 35.2.V1, V7: the one frees from line and sectors, the other from sectors only.
    if (setsUpFreely(q, sector)) return except(except(home, FINLAND), RUMANIA);
    return isPrepared(q) ? both(home, within(line, SECTOR_RANGE.line)) : sector1941(q, row, AXIS, sector);
  },
  (q: Query, row: ScenarioRow) => groundOf(q, row, AXIS).home,
);
/** 32.4.4 All 4-5s and four 6-5s north of row NW38; those of the siege within two hexes of Sevastopol. */
const place1942 = rule(
  '32.4.4',
  (home: Uint8Array, sector: string): Uint8Array => {
    if (sector === 'north') return both(home, NORTH_OF_NW38);
    if (sector === 'Sevastopol') return both(home, within([SEVASTOPOL], SECTOR_RANGE.sevastopol));
    return home;
  },
  (home: Uint8Array) => home,
);
/** 33.4.3 */
const place1943 = rule(
  '33.4.3',
  (home: Uint8Array, sector: string): Uint8Array =>
    sector === 'north' ? both(home, NORTH_OF_NW38) : except(home, NORTH_OF_NW38),
  (home: Uint8Array) => home,
);
/** 34.4.3 */
const place1944 = rule(
  '34.4.3',
  (q: Query, row: ScenarioRow, sector: string, mechanized: boolean, rumanian: boolean): Uint8Array => {
    const { line, home } = groundOf(q, row, AXIS);
    if (sector === 'north') return both(only(line), NORTH_OF_NW38);
    if (rumanian)
      return both(
        only(line),
        within(
          Array.from(RUMANIA.keys()).filter((hex) => RUMANIA[hex] === 1),
          SECTOR_RANGE.rumania,
        ),
      );
    return mechanized ? both(home, within(line, 1)) : only(line);
  },
  (q: Query, row: ScenarioRow) => groundOf(q, row, AXIS).home,
);
/** 32.4.5, 33.4.4 Hexes for infantry and anti-tank units only; Sevastopol for those who are there. */
const placeRussian = rule(
  '32.4.5',
  (row: ScenarioRow, home: Uint8Array, sector: string, foot: boolean): Uint8Array => {
    if (sector === 'Sevastopol') return only([SEVASTOPOL]);
    const year = row.line === 'Stalingrad' ? '1942' : row.line === 'Kursk' ? '1943' : undefined;
    return year === undefined || foot ? home : except(home, infantryOnly(year));
  },
  (_: ScenarioRow, home: Uint8Array) => home,
);
/** 32.4.3 No fortified unit south of row 12 in 1942. */
const fortifiedArea = rule(
  '32.4.3',
  (row: ScenarioRow, home: Uint8Array): Uint8Array => (row.line === 'Stalingrad' ? both(home, FORTIFIED_1942) : home),
  (_: ScenarioRow, home: Uint8Array) => home,
);

/** 31.51.2 In 1941 on the SW Map Section; later anywhere on the own net (RULINGS G17). */
const SOUTH_WEST = Uint8Array.from({ length: HEXES }, (_, hex) => (labelOf(hex).startsWith('SW') ? 1 : 0));
/** 6.62, RULINGS G17 */
const ownNet = rule(
  '6.62',
  (q: Query, home: Uint8Array, side: Side): Uint8Array =>
    home.map((mine, hex) => (mine === 1 && q.layer('rail')[hex] === ownedBy(side) ? 1 : 0)),
  (_: Query, home: Uint8Array) => home,
);
const repairArea = (q: Query, row: ScenarioRow, side: Side): Uint8Array => {
  const home = both(groundOf(q, row, side).home, ON_RAIL);
  if (row.line === 'Barbarossa') return both(home, SOUTH_WEST);
  return ownNet(q, home, side);
};
function areaOf(row: ScenarioRow, side: Side, q: Query, p: Piece, fortified: boolean): Uint8Array {
  if (isRepair(q, p)) return repairArea(q, row, side);
  const sector = sectorOf(q, p);
  const { home } = groundOf(q, row, side);
  if (side === RUSSIAN) {
    if (row.line === 'Barbarossa') return sector1941(q, row, side, sector);
    if (fortified) return fortifiedArea(row, home);
    return placeRussian(row, home, sector, isInfantry(q, p) || isAntiTank(q, p));
  }
  if (row.line === 'Barbarossa') return axisSector1941(q, row, sector);
  if (row.line === 'Stalingrad') return place1942(home, sector);
  if (row.line === 'Kursk') return place1943(home, sector);
  return place1944(q, row, sector, isMech(q, p), nationOf(q, p) === 'rumanian');
}
const NEAR_FINLAND = within(
  Array.from(OLD_FINLAND.keys()).filter((hex) => OLD_FINLAND[hex] === 1),
  FINNISH.reach,
);
/** 27.21 Without sector lines (35.2.V7) Finns are still never far from Old Finland. */
const nearFinland = rule(
  '27.21',
  (area: Uint8Array): Uint8Array => both(area, NEAR_FINLAND),
  (area: Uint8Array) => area,
);
/** Where a piece may be set up. Mechanized units and cavalry never north of the Weatherline (14.41), minor allies never north of row 17 (5.29). */
export function setUpArea(q: Query, row: ScenarioRow, p: Piece, fortified: boolean): Uint8Array {
  const side = q.sideOf(p);
  const key = `${row.line} ${kindAt(q, p)} ${q.field(p, 'sector')} ${fortified} ${q.track('neutral')}`;
  const known = q.cached('set-up-areas', [], () => new Map<string, Uint8Array>()).get(key);
  if (known !== undefined) return known;
  let area = areaOf(row, side, q, p, fortified);
  if (isMech(q, p) || isCavalry(q, p)) area = except(area, NORTH);
  if (['rumanian', 'hungarian', 'italian', 'slovak'].includes(nationOf(q, p))) area = both(area, MINOR_AXIS);
  if (nationOf(q, p) === 'finnish' && isPrepared(q)) area = nearFinland(area);
  q.cached('set-up-areas', [], () => new Map<string, Uint8Array>()).set(key, area);
  return area;
}
export const isLateInSetUp = (q: Query, p: Piece): boolean => !isInfantry(q, p) || isGuns(q, p);
export const kindName = (q: Query, p: Piece): string => INFO[kindAt(q, p)]?.name ?? '';
