// The board: hexes, the boxes beside it, and what the map says of each (1.1; CITYREF: map/places.jsonl, SETUP.A1ex: map/areas.jsonl).
import type { Loc, Places, Side } from '@rasputitsa/kernel';
import { boardPlaces, directionTo, distance, type HexMap, NONE, parseMap, type Place } from '@rasputitsa/kit';
import mapText from '../map/map.ts';

export const map: HexMap = parseMap(mapText, 'games/russian-front/map/map.ts');
export const { grid } = map;
export const HEXES = grid.count;

/** Boxes of our own: the lost (open to both), what is to come, what is held back (5.2.2), what has left for good, what is still to be set up. */
const OWN_BOXES = [
  'Axis eliminated',
  'Soviet eliminated',
  'Axis order of battle',
  'Soviet order of battle',
  'Axis held back',
  'Soviet held back',
  'Axis removed',
  'Soviet removed',
  'Axis set-up',
  'Soviet set-up',
  'Axis edge',
  'Soviet edge',
  'Axis carried',
  'Soviet carried',
] as const;
type Pair = readonly [axis: Loc, soviet: Loc];
/** Eliminated units: some may be rebuilt (13.2.4). */
export const POOL: Pair = [HEXES, HEXES + 1];
/** Units whose Turn has not come; their field `due` says when. */
export const TO_COME: Pair = [HEXES + 2, HEXES + 3];
/** Units due but not placed: they come "any" (5.2.2). */
export const HELD: Pair = [HEXES + 4, HEXES + 5];
/** Units that never come back (13.3.2.1, 11.1). */
export const REMOVED: Pair = [HEXES + 6, HEXES + 7];
/** Units a side has yet to set up. */
export const SET_UP: Pair = [HEXES + 8, HEXES + 9];
/** Partial hexes of the edge: arrivals that come in this Turn; their field `entry` names the partial hex (5.2.1.3.2). */
export const EDGE: Pair = [HEXES + 10, HEXES + 11];
/** Ground units aboard aircraft or ships in the Special Movement/Combat Phase (17.3, 17.4). */
export const CARRIED: Pair = [HEXES + 12, HEXES + 13];
export const COUNT = HEXES + OWN_BOXES.length;

export const places: Places = boardPlaces(map, { boxes: OWN_BOXES });

/** The hex of a name or number the rules use; a fault of our data when there is none. */
export function hexOf(name: string): Loc {
  const at = places.parse(name);
  if (typeof at !== 'number') throw new Error(`russian-front: ${at.error}`);
  return at;
}
export function isHex(at: Loc): boolean {
  return at >= 0 && at < HEXES;
}

// Hexes

export function terrainAt(hex: Loc): string {
  return map.terrains[map.terrain[hex] ?? 0] ?? '';
}
const markBits = new Map(map.marks.map((m, i) => [m, 1 << i]));
export function hasMark(hex: Loc, mark: string): boolean {
  return ((map.marked[hex] ?? 0) & (markBits.get(mark) ?? 0)) !== 0;
}
function flagged(test: (hex: Loc) => boolean): Uint8Array {
  return Uint8Array.from({ length: HEXES }, (_, h) => (test(h) ? 1 : 0));
}
const water = flagged((h) => terrainAt(h) === 'sea' || terrainAt(h) === 'lake');
/** Sea or lake and nothing else (6.1.4). */
export function isAllWater(hex: Loc): boolean {
  return water[hex] === 1;
}
const land = flagged((h) => !isAllWater(h) && !hasMark(h, 'out of play'));
/** Where ground units may stand: land and coast, outside the neutral countries. */
export function isLand(hex: Loc): boolean {
  return land[hex] === 1;
}
const river = flagged((h) => hasMark(h, 'river'));
export function isRiver(hex: Loc): boolean {
  return river[hex] === 1;
}
/** Partly sea or lake (6.1.4). */
export function isCoastal(hex: Loc): boolean {
  return hasMark(hex, 'coast') || hasMark(hex, 'lakeside');
}
export function isPort(hex: Loc): boolean {
  return hasMark(hex, 'port');
}

// Hexsides

export function neighbour(hex: Loc, direction: number): Loc {
  return grid.neighbours[hex * 6 + direction] ?? NONE;
}
/** The hexes around a hex; NONE beyond the edge. */
export function neighbours(hex: Loc): readonly Loc[] {
  return around[hex] ?? [];
}
const around: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].map((d) => neighbour(h, d)).filter((n) => n !== NONE),
);
export function sideNumber(hex: Loc, direction: number): number {
  return grid.sides[hex * 6 + direction] ?? NONE;
}
function sideWord(hex: Loc, direction: number): string {
  return map.sideTerrains[map.sideTerrain[sideNumber(hex, direction)] ?? 0] ?? '';
}
const OPEN = 0;
const STRAIT = 1;
const LAKE = 2;
const SEA = 3;
const SIDE_CODES: Readonly<Record<string, number>> = { strait: STRAIT, lake: LAKE, sea: SEA };
const sideCode = Uint8Array.from(
  { length: HEXES * 6 },
  (_, i) => SIDE_CODES[sideWord(Math.floor(i / 6), i % 6)] ?? OPEN,
);
function codeBetween(a: Loc, b: Loc): number {
  const d = directionTo(grid, a, b);
  return d === NONE ? SEA : (sideCode[a * 6 + d] ?? OPEN);
}
/** A deep-water hexside, of sea or lake (6.1.4). */
export function isDeep(a: Loc, b: Loc): boolean {
  return codeBetween(a, b) >= LAKE;
}
/** A deep-water hexside of a lake: snow freezes it for supply (12.1.5.1). */
export function isLakeSide(a: Loc, b: Loc): boolean {
  return codeBetween(a, b) === LAKE;
}
/** The Kerch Strait (4.2.2, 6.1.5; RULINGS R18). */
export function isStrait(a: Loc, b: Loc): boolean {
  return codeBetween(a, b) === STRAIT;
}
/** Whether one can walk from a hex to the next: both land, no deep water between (6.1.4). The strait is open; it costs more. */
function isPassable(a: Loc, b: Loc): boolean {
  return isLand(a) && isLand(b) && !isDeep(a, b);
}
/** Land neighbours one can walk to. */
const walks: readonly (readonly Loc[])[] = around.map((ns, h) => ns.filter((n) => isPassable(h, n)));
export function walksFrom(hex: Loc): readonly Loc[] {
  return walks[hex] ?? [];
}
/** Where a zone of control reaches: next door by land, not over deep water or the strait (4.2.1, 4.2.2). */
const zones: readonly (readonly Loc[])[] = walks.map((ns, h) => ns.filter((n) => !isStrait(h, n)));
export function zoneFrom(hex: Loc): readonly Loc[] {
  return zones[hex] ?? [];
}

// Railways

const railBySide = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array(grid.sideCount);
const rails: readonly (readonly Loc[])[] = around.map((_, h) =>
  [0, 1, 2, 3, 4, 5]
    .filter((d) => railBySide[sideNumber(h, d)] === 1 && neighbour(h, d) !== NONE)
    .map((d) => neighbour(h, d)),
);
/** Hexes joined to this one by a railway. */
export function railsFrom(hex: Loc): readonly Loc[] {
  return rails[hex] ?? [];
}
export const RAIL_HEXES: readonly Loc[] = [...Array(HEXES).keys()].filter((h) => railsFrom(h).length > 0);
/** Railroad hexes; cities count as such (4.5.2). */
const gauged = flagged((h) => railsFrom(h).length > 0);
export function isRail(hex: Loc): boolean {
  return gauged[hex] === 1 || isCity(hex);
}

// Places

const placeByHex = new Map<Loc, Place>(map.places.map((p) => [p.hex, p]));
export function placeAt(hex: Loc): Place | undefined {
  return placeByHex.get(hex);
}
type CityKind = 'fortress' | 'major city' | 'minor city' | 'oilfield' | '';
const CITY_KINDS: readonly CityKind[] = ['fortress', 'major city', 'minor city', 'oilfield'];
export function cityKind(hex: Loc): CityKind {
  const kind = placeByHex.get(hex)?.kind;
  return CITY_KINDS.find((k) => k === kind) ?? '';
}
const cityCode = Uint8Array.from({ length: HEXES }, (_, h) => CITY_KINDS.indexOf(cityKind(h)) + 1);
/** Fortress, major or minor city (an oilfield is none). */
export function isCity(hex: Loc): boolean {
  const c = cityCode[hex] ?? 0;
  return c > 0 && c < 4;
}
export function isFortress(hex: Loc): boolean {
  return cityCode[hex] === 1;
}
/** Fortress or major city: defenders ignore required retreats there (7.2.1.3.2.1). */
export function isStronghold(hex: Loc): boolean {
  const c = cityCode[hex] ?? 0;
  return c === 1 || c === 2;
}
export function isOilfield(hex: Loc): boolean {
  return cityCode[hex] === 4;
}
/** City or oilfield: somebody controls it (4.7). */
export function isControlled(hex: Loc): boolean {
  return (cityCode[hex] ?? 0) > 0;
}
/** Hexes that count for victory (9.2, 16.1.1.1). */
export const OBJECTIVES: readonly Loc[] = map.places.filter((p) => (p.values['objective'] ?? 0) > 0).map((p) => p.hex);
export const CITIES: readonly Loc[] = map.places.filter((p) => isCity(p.hex)).map((p) => p.hex);
export const PORTS: readonly Loc[] = CITIES.filter(isPort);
export const CONTROLLED: readonly Loc[] = map.places.filter((p) => isControlled(p.hex)).map((p) => p.hex);

// Areas

export function areaHexes(kind: string, name: string): ReadonlySet<Loc> {
  return new Set(map.areas.filter((a) => a.kind === kind && a.name === name).flatMap((a) => a.hexes));
}
export type Country = 'Germany' | 'Finland' | 'Hungary' | 'Romania' | 'USSR' | 'Bulgaria' | 'Sweden and islands' | '';
const countryByHex = new Map<Loc, Country>();
for (const a of map.areas) if (a.kind === 'country') for (const h of a.hexes) countryByHex.set(h, a.name as Country);
export function countryOf(hex: Loc): Country {
  return countryByHex.get(hex) ?? '';
}
const soviet = flagged((h) => countryOf(h) === 'USSR');
/** In June 1941: the USSR is Soviet, the rest Axis (4.5.1, 4.7). */
export function isSovietSoil(hex: Loc): boolean {
  return soviet[hex] === 1;
}
export type Zone = 'arctic' | 'central' | 'south';
export const ZONES: readonly Zone[] = ['arctic', 'central', 'south'];
const zoneCode = new Uint8Array(HEXES);
for (const [i, z] of ZONES.entries()) for (const h of areaHexes('weather zone', z)) zoneCode[h] = i;
/** 12.1.2: arctic (12.1.2.1), south (12.1.2.2) and central (12.1.2.3) as the map's areas have them. */
export function weatherZone(hex: Loc): Zone {
  return ZONES[zoneCode[hex] ?? 1] ?? 'central';
}
const panels = new Map(['A', 'B', 'C', 'D'].map((p) => [p, areaHexes('panel', p)]));
/** Wholly on these panels: hexes on a joint lie on two (11.2). */
export function isOnlyOn(hex: Loc, letters: readonly string[]): boolean {
  for (const [name, hexes] of panels) if (hexes.has(hex) && !letters.includes(name)) return false;
  return true;
}
/** Partial hexes of the edge, by the full hexes they touch: gray for the Axis, red for the Soviets (4.6.3; RULINGS R105). */
const EDGES: readonly [ReadonlySet<Loc>, ReadonlySet<Loc>] = [areaHexes('edge', 'gray'), areaHexes('edge', 'red')];
export function isFriendlyEdge(hex: Loc, side: Side): boolean {
  return EDGES[side]?.has(hex) ?? false;
}
export const EDGE_HEXES: readonly (readonly Loc[])[] = EDGES.map((e) => [...e].filter(isLand).sort((a, b) => a - b));
/**
 * Partial hexes (5.2.1.3.2; RULINGS R65), each by the full hex that gives it its name, with all full hexes it touches. In the west and
 * east every other row ends in one, in the north and south they lie between two hexes.
 */
const partials: ReadonlyMap<Loc, readonly Loc[]> = (() => {
  const [lastCol, lastRow] = [Math.max(...grid.col), Math.max(...grid.row)];
  const out = new Map<Loc, readonly Loc[]>();
  const add = (name: Loc, cells: readonly (readonly [col: number, row: number])[]): void => {
    out.set(
      name,
      cells.map(([col, row]) => grid.at(col, row)).filter((h) => h !== NONE && isLand(h)),
    );
  };
  for (let row = 0; row <= lastRow; row++) {
    // Rows that begin half a hex further east leave half a hex open in the west, the others in the east.
    const isShifted = (row % 2 === 1) === (grid.shift === 'odd');
    const col = isShifted ? 0 : lastCol;
    add(
      grid.at(col, row),
      [row, row - 1, row + 1].map((r) => [col, r]),
    );
  }
  for (let col = 1; col <= lastCol; col++) {
    add(grid.at(col, 0), [
      [col, 0],
      [col - 1, 0],
    ]);
    add(grid.at(col - 1, lastRow), [
      [col - 1, lastRow],
      [col, lastRow],
    ]);
  }
  return out;
})();
/** Full hexes a partial hex touches; the hex itself where none goes by its name. */
export function besidePartial(name: Loc): readonly Loc[] {
  return partials.get(name) ?? [name];
}
/** The names of the partial hexes a side's ground units may come in by. */
export const PARTIALS: readonly (readonly Loc[])[] = EDGE_HEXES.map((hexes) => hexes.filter((h) => partials.has(h)));
/** Bodies of water touching a hex; the two pairs that are one body go by one name (11.4.1). */
const BODIES: Readonly<Record<string, string>> = { 'Sea of Azov': 'Black Sea' };
const watersByHex = new Map<Loc, readonly string[]>();
for (const a of map.areas)
  if (a.kind === 'body of water')
    for (const h of a.hexes) {
      const name = BODIES[a.name] ?? a.name;
      const had = watersByHex.get(h) ?? [];
      if (!had.includes(name)) watersByHex.set(h, [...had, name]);
    }
export function watersAt(hex: Loc): readonly string[] {
  return watersByHex.get(hex) ?? [];
}

/** In hexes, over anything (RULINGS R38). */
export function hexDistance(a: Loc, b: Loc): number {
  return distance(grid, a, b);
}

/** The same hexes in the same order. */
export function isSameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
