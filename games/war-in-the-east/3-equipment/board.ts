// The board (3.1), read once when the module loads. Everything hot is a typed array by hex or hexside number.
import type { Loc, Side } from '@rasputitsa/kernel';
import { boardPlaces, distance, NONE, parseMap, type Place, sideBetween } from '@rasputitsa/kit';
import type { Terrain } from '../data/shapes.ts';
import MAP_TEXT from '../map/map.ts';
import { AXIS } from '../sides.ts';

export const MAP = parseMap(MAP_TEXT, 'war-in-the-east map');
export const GRID = MAP.grid;
export const HEXES = GRID.count;
const HEXSIDES = GRID.sideCount;

/** Boxes beside Siberia: who is to be set up, who arrives later, who is on a track, and who left for good. */
const OWN_BOXES = [
  'Axis Set-Up',
  'Russian Set-Up',
  'Axis Reinforcements',
  'Russian Reinforcements',
  'Replacement Division Box',
  'Replacement Division Track',
  'Production Tracks',
  'Withdrawn',
  'Counter Tray',
] as const;
export const PLACES = boardPlaces(MAP, { boxes: OWN_BOXES });

/** A place by label or name. For data only: a slip there is a fault of the module. */
export function placeOf(name: string): Loc {
  const at = PLACES.parse(name);
  if (typeof at !== 'number') throw new Error(`war-in-the-east: ${at.error}`);
  return at;
}
export const labelOf = (at: Loc): string => PLACES.label(at);
export const isHex = (at: Loc): boolean => at >= 0 && at < HEXES;

export const SIBERIA = placeOf('Siberia');
const SET_UP: readonly Loc[] = [placeOf('Axis Set-Up'), placeOf('Russian Set-Up')];
export const setUpBox = (side: Side): Loc => SET_UP[side] ?? NONE;
const REINFORCEMENTS: readonly Loc[] = [placeOf('Axis Reinforcements'), placeOf('Russian Reinforcements')];
export const reinforcementBox = (side: Side): Loc => REINFORCEMENTS[side] ?? NONE;
/** 21.0 */
export const REPLACEMENT_BOX = placeOf('Replacement Division Box');
export const REPLACEMENT_TRACK = placeOf('Replacement Division Track');
/** 15.2: whoever is on a Training Center's tracks. */
export const PRODUCTION_TRACKS = placeOf('Production Tracks');
/** Counters that are out of play and may come again (36.3). */
export const TRAY = placeOf('Counter Tray');
/** 26.21 */
export const WITHDRAWN = placeOf('Withdrawn');

// Hexes

/** The terrain word of each hex. */
export const TERRAIN_OF: readonly Terrain[] = Array.from(MAP.terrain, (t) => MAP.terrains[t] as Terrain);
const isTerrain = (...words: readonly Terrain[]): Uint8Array =>
  Uint8Array.from(TERRAIN_OF, (t) => (words.includes(t) ? 1 : 0));
export const SEA: Uint8Array = isTerrain('sea');
export const LAKE: Uint8Array = isTerrain('lake');
export const SWAMP: Uint8Array = isTerrain('swamp');
/** 8.13: where mechanized zones of control do not reach. */
export const BROKEN_GROUND: Uint8Array = isTerrain('woods', 'rough', 'swamp');
const markBit = (name: string): number => 1 << MAP.marks.indexOf(name);
const hasMark = (name: string): Uint8Array => Uint8Array.from(MAP.marked, (m) => ((m & markBit(name)) === 0 ? 0 : 1));
const NEUTRAL = hasMark('closed');
export const CITY: Uint8Array = hasMark('city');
export const PORT: Uint8Array = hasMark('port');
/** Nobody can ever be here: sea, or a country out of the war. */
export const CLOSED: Uint8Array = SEA.map((sea, hex) => sea | (NEUTRAL[hex] ?? 0));
export const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => CLOSED[hex] === 0 && LAKE[hex] === 0,
);
/** Land for those who may walk on ice (14.25). */
export const LAKES: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => CLOSED[hex] === 0 && LAKE[hex] === 1,
);

const area = (kind: string, name: string): readonly Loc[] =>
  MAP.areas.find((a) => a.kind === kind && a.name === name)?.hexes ?? [];
function areaMap(kind: string, name: string): Uint8Array {
  const made = new Uint8Array(HEXES);
  for (const hex of area(kind, name)) made[hex] = 1;
  return made;
}
/** 14.4: north of the Weatherline. */
export const NORTH: Uint8Array = areaMap('weather zone', 'north');
export const COUNTRIES = [
  'USSR',
  'Greater Germany',
  'Finland',
  'Rumania',
  'Hungary',
  'Slovakia',
  'Bulgaria',
  'Yugoslavia',
  'Norway',
  'Sweden',
  'Turkey',
] as const;
export type Country = (typeof COUNTRIES)[number];
/** By hex: index of COUNTRIES. */
const COUNTRY: Uint8Array = new Uint8Array(HEXES);
for (const [i, name] of COUNTRIES.entries()) for (const hex of area('country', name)) COUNTRY[hex] = i;
export const countryMap = (name: Country): Uint8Array => COUNTRY.map((c) => (COUNTRIES[c] === name ? 1 : 0));
export const FINLAND: Uint8Array = countryMap('Finland');
export const RUMANIA: Uint8Array = countryMap('Rumania');
export const HUNGARY: Uint8Array = countryMap('Hungary');
export const USSR: Uint8Array = countryMap('USSR');
const LOST_FINLAND = areaMap('territory', 'Lost Finland');
/** 27.1 */
export const OLD_FINLAND: Uint8Array = FINLAND.map((f, hex) => f | (LOST_FINLAND[hex] ?? 0));
/** 27.22 */
export const WEST_OF_WHITE_SEA: Uint8Array = areaMap('limit', 'west of the White Sea');
/** 5.29: where Hungarians, Rumanians, Slovaks and Italians may be. */
export const MINOR_AXIS: Uint8Array = areaMap('limit', 'minor Axis');
/** 32.4.3 */
export const FORTIFIED_1942: Uint8Array = areaMap('limit', 'fortified 1942');
/** 32.4.4 */
export const NORTH_OF_NW38: Uint8Array = areaMap('limit', 'north of NW38');
export const sectorMap = (name: string): Uint8Array => areaMap('sector', name);
/** By side: on its side of a start line. */
export const behindLine = (line: string, side: Side): Uint8Array =>
  areaMap('start line', `${line} ${side === AXIS ? 'Axis' : 'Russian'}`);
export const infantryOnly = (year: '1942' | '1943'): Uint8Array => areaMap('set-up', `infantry only ${year}`);
/** The hexes of a start line on one side of it. */
export function lineHexes(line: string, side: Side): readonly Loc[] {
  const mine = behindLine(line, side);
  const sides = MAP.lines.find((l) => l.kind === 'start line' && l.name === line)?.sides ?? [];
  const found = new Set<Loc>();
  for (const s of sides)
    for (const hex of [GRID.sideA[s] ?? NONE, GRID.sideB[s] ?? NONE])
      if (hex !== NONE && mine[hex] === 1 && CLOSED[hex] === 0 && LAKE[hex] === 0) found.add(hex);
  return [...found].sort((a, b) => a - b);
}

/** 26.0, 13.51: the eastern edge from NE3001 south. 13.53: the western edge south of SW1033. 29.34: where Germans enter. */
export const EDGE: readonly (readonly Loc[])[] = [area('edge', 'western edge'), area('edge', 'eastern edge')];
export const GERMAN_ENTRY: readonly Loc[] = area('edge', 'German entry');
const edgeMaps = EDGE.map((hexes) => {
  const made = new Uint8Array(HEXES);
  for (const hex of hexes) made[hex] = 1;
  return made;
});
export const edgeMap = (side: Side): Uint8Array => edgeMaps[side] ?? new Uint8Array(HEXES);
/** 7.3, 7.4 */
export const BALTIC_PORTS: readonly Loc[] = area('ports', 'Baltic ports');
export const BLACK_SEA_PORTS: readonly Loc[] = area('ports', 'Black Sea ports');
export const seaMap = (name: string): Uint8Array => areaMap('sea', name);

// Places

/** All hexes of a city. */
export const placesOf = (name: string): readonly Loc[] =>
  MAP.places.filter((p: Place) => p.name === name).map((p) => p.hex);
export const LENINGRAD: readonly Loc[] = placesOf('Leningrad');
/** 7.2 */
export const LENINGRAD_PORTS: readonly Loc[] = LENINGRAD.filter((hex) => PORT[hex] === 1);
export const MOSCOW: readonly Loc[] = placesOf('Moscow');
export const STALINGRAD: readonly Loc[] = placesOf('Stalingrad');
export const SEVASTOPOL = placeOf('Sevastopol');
export const HELSINKI = placeOf('Helsinki');
export const BUDAPEST = placeOf('Budapest');
export const BUCHAREST = placeOf('Bucharest');
export const MURMANSK = placeOf('Murmansk');
const centers = (key: string): readonly (readonly [hex: Loc, count: number])[] =>
  MAP.places.flatMap((p) => ((p.values[key] ?? 0) > 0 ? [[p.hex, p.values[key] ?? 0] as const] : []));
/** 30.32, 15.1: fixed symbols. */
export const PERSONNEL_CENTERS: readonly Loc[] = centers('personnel').map(([hex]) => hex);
export const ARMS_CENTERS = centers('arms');
export const TRAINING_CENTERS = centers('training');
export const SIBERIAN: Readonly<Record<string, number>> = MAP.boxes.find((b) => b.name === 'Siberia')?.values ?? {};

// Neighbours and hexsides

export const OPEN = 0;
export const RIVER = 1;
export const SEA_SIDE = 2;
export const LAKE_SIDE = 3;
const WATER_WORDS: Readonly<Record<string, number>> = { river: RIVER, sea: SEA_SIDE, lake: LAKE_SIDE };
/** What water lies on a hexside. */
export const WATER: Uint8Array = Uint8Array.from(
  MAP.sideTerrain,
  (t) => WATER_WORDS[MAP.sideTerrains[t] ?? ''] ?? OPEN,
);
export const waterBetween = (a: Loc, b: Loc): number => WATER[sideBetween(GRID, a, b)] ?? OPEN;
/** Neighbours on the board that somebody could be in, frozen lakes included. */
export const AROUND: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) =>
  [...GRID.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((n) => n !== NONE && CLOSED[n] === 0),
);

/** 1 where a railway lies on the hexside. */
export const RAIL: Uint8Array = MAP.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array(HEXSIDES);
/** By hex: the hexes joined to it by rail. */
export const RAIL_TO: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) =>
  [0, 1, 2, 3, 4, 5].flatMap((d) => {
    const to = GRID.neighbours[hex * 6 + d] ?? NONE;
    return to !== NONE && CLOSED[to] === 0 && RAIL[GRID.sides[hex * 6 + d] ?? NONE] === 1 ? [to] : [];
  }),
);
/** The same as one list: those of a hex lie from RAIL_FROM[hex] up to RAIL_FROM[hex + 1]. */
export const RAIL_NEXT: Int16Array = Int16Array.from(RAIL_TO.flat());
export const RAIL_FROM: Int16Array = new Int16Array(HEXES + 1);
for (let hex = 0; hex < HEXES; hex++) RAIL_FROM[hex + 1] = (RAIL_FROM[hex] ?? 0) + (RAIL_TO[hex]?.length ?? 0);
const queue = new Int32Array(HEXES);
/** The hexes joined to these by rail, through hexes that both maps leave open. */
export function floodRail(sources: readonly Loc[], mine: Uint8Array, open: Uint8Array): Uint8Array {
  const net = new Uint8Array(HEXES);
  let end = 0;
  for (const hex of sources)
    if (mine[hex] === 1 && open[hex] === 1 && net[hex] === 0) {
      net[hex] = 1;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const stop = RAIL_FROM[hex + 1] ?? 0;
    for (let n = RAIL_FROM[hex] ?? 0; n < stop; n++) {
      const to = RAIL_NEXT[n] ?? 0;
      if (net[to] === 1 || mine[to] === 0 || open[to] === 0) continue;
      net[to] = 1;
      queue[end++] = to;
    }
  }
  return net;
}
export const ON_RAIL: Uint8Array = Uint8Array.from(RAIL_TO, (to) => (to.length > 0 ? 1 : 0));
export const RAIL_HEXES: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => ON_RAIL[hex] === 1,
);
/** 13.51, 13.53: rail hexes where a line reaches the side's edge. */
export const RAIL_SOURCES: readonly (readonly Loc[])[] = EDGE.map((hexes) => hexes.filter((hex) => ON_RAIL[hex] === 1));

export const hexDistance = (a: Loc, b: Loc): number => distance(GRID, a, b);
/** Hexes within a distance of any of these, over whatever lies between. */
export function within(from: Iterable<Loc>, hexes: number): Uint8Array {
  const marked = new Uint8Array(HEXES);
  for (const hex of from) marked[hex] = 1;
  return near(marked, hexes);
}
/** The same, from the hexes marked in this map. */
export function near(marked: Uint8Array, hexes: number): Uint8Array {
  const found = marked.slice();
  let end = 0;
  for (let hex = 0; hex < HEXES; hex++) if (marked[hex] === 1) queue[end++] = hex;
  for (let i = 0, far = 0; far < hexes && i < end; far++)
    for (const ring = end; i < ring; i++) {
      const first = (queue[i] ?? 0) * 6;
      for (let d = first; d < first + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to === NONE || found[to] === 1) continue;
        found[to] = 1;
        queue[end++] = to;
      }
    }
  return found;
}
const isSeen = new Uint8Array(HEXES);
/** Whether one of the marked hexes is so near to a hex. */
export function isNear(marked: Uint8Array, from: Loc, hexes: number): boolean {
  if (marked[from] === 1) return true;
  let [end, isFound] = [1, false];
  queue[0] = from;
  isSeen[from] = 1;
  for (let i = 0, far = 0; far < hexes && i < end && !isFound; far++)
    for (const ring = end; i < ring && !isFound; i++) {
      const first = (queue[i] ?? 0) * 6;
      for (let d = first; d < first + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to === NONE || isSeen[to] === 1) continue;
        if (marked[to] === 1) isFound = true;
        isSeen[to] = 1;
        queue[end++] = to;
      }
    }
  for (let i = 0; i < end; i++) isSeen[queue[i] ?? 0] = 0;
  return isFound;
}
/** The shortest way by rail between two hexes, both included; empty when there is none. */
export function railway(from: Loc, to: Loc): readonly Loc[] {
  const before = new Map<Loc, Loc>([[from, NONE]]);
  for (const hex of before.keys()) {
    if (hex === to) break;
    for (const next of RAIL_TO[hex] ?? []) if (!before.has(next)) before.set(next, hex);
  }
  if (!before.has(to)) return [];
  const way: Loc[] = [];
  for (let hex = to; hex !== NONE; hex = before.get(hex) ?? NONE) way.push(hex);
  return way.reverse();
}
