// Chapter 1: the board (1.1). Read once when the module loads; everything hot is a typed array by hex or hexside number.
// What players can change about it (bridges) and terrain of sister games laid on by a position are in ground.ts.
import type { Loc, Places, Side } from '@rasputitsa/kernel';
import { boardPlaces, NONE, parseMap, sideBetween } from '@rasputitsa/kit';
import MAP_TEXT from '../map/map.ts';

export const MAP = parseMap(MAP_TEXT, 'moscow41 map');
export const GRID = MAP.grid;
export const HEXES = GRID.count;
export const ALL_HEXES: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex);
export const PLACES: Places = boardPlaces(MAP);

export const GERMAN: Side = 0;
export const SOVIET: Side = 1;
export const BOTH: readonly Side[] = [GERMAN, SOVIET];
export const enemyOf = (side: Side): Side => 1 - side;

/** Terrain of a hex: numbers in the order of the map's own words, then those of sister games. */
export const CLEAR = 0;
export const FOREST = 1;
export const SWAMP = 2;
export const LAKE = 3;
export const HILL = 4;
export const MOUNTAIN = 5;
export const TERRAIN_WORDS = ['clear', 'forest', 'swamp', 'lake', 'hill', 'mountain'] as const;
export const TERRAIN: Uint8Array = Uint8Array.from(MAP.terrain, (t) =>
  Math.max(
    0,
    TERRAIN_WORDS.findIndex((w) => w === MAP.terrains[t]),
  ),
);

/** Houses: a town is one hex, a city several that touch (TEC.note1). */
export const OPEN_LAND = 0;
export const TOWN = 1;
export const CITY = 2;
export const BUILT: Uint8Array = new Uint8Array(HEXES);
for (const p of MAP.places) BUILT[p.hex] = p.kind === 'city' ? CITY : TOWN;

/** Water along a hexside. */
export const DRY = 0;
export const RIVER = 1;
export const STREAM = 2;
export const BIG_RIVER = 3;
export const WATER: Uint8Array = Uint8Array.from(MAP.sideTerrain, (t) =>
  (MAP.sideTerrains[t] ?? '') === '' ? DRY : RIVER,
);

/** Roads over a hexside. */
export const NO_ROAD = 0;
export const SECONDARY = 1;
export const MAIN = 2;
const links = (id: string): Uint8Array => MAP.links.find((l) => l.id === id)?.bySide ?? new Uint8Array(GRID.sideCount);
const main = links('main road');
const secondary = links('secondary road');
export const ROAD: Uint8Array = Uint8Array.from({ length: GRID.sideCount }, (_, s) =>
  main[s] === 1 ? MAIN : secondary[s] === 1 ? SECONDARY : NO_ROAD,
);
/** A bridge is printed wherever a road crosses water (RULINGS R60). */
export const BRIDGED: Uint8Array = Uint8Array.from(ROAD, (road, s) => (road !== NO_ROAD && WATER[s] !== DRY ? 1 : 0));

/** Neighbours on the board, without those beyond its edge. */
export const AROUND: readonly (readonly Loc[])[] = ALL_HEXES.map((hex) =>
  [...GRID.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((n) => n !== NONE),
);

export function hexOf(label: string): Loc {
  const at = PLACES.parse(label);
  if (typeof at !== 'number') throw new Error(`moscow41: ${at.error}`);
  return at;
}
/** The best road that touches a hex, over the edge of the board too. */
export function roadAt(hex: Loc): number {
  let best = NO_ROAD;
  for (let d = 0; d < 6; d++) best = Math.max(best, ROAD[GRID.sides[hex * 6 + d] ?? NONE] ?? NO_ROAD);
  return best;
}

/** What marks call a hexside: the labels of its hexes, the lower first. */
export function sideKey(a: Loc, b: Loc): string {
  return [PLACES.label(a), PLACES.label(b)].sort().join('/');
}
export function sideOfKey(key: string): number {
  const [a = '', b = ''] = key.split('/');
  return sideBetween(GRID, hexOf(a), hexOf(b));
}

const placesOf = (name: string): readonly Loc[] => MAP.places.filter((p) => p.name === name).map((p) => p.hex);
export const MOSCOW = placesOf('Moscow');
export const KLIN = placesOf('Klin');
export const KALININ = placesOf('Kalinin');
/** Single town hexes (TY.vic.pts). */
export const VILLAGES: readonly Loc[] = MAP.places.filter((p) => p.kind === 'town').map((p) => p.hex);

/** Hexes of an area of the map, or of a city. */
export function areaOf(name: string): readonly Loc[] {
  return MAP.areas.find((a) => a.name === name)?.hexes ?? placesOf(name);
}

/** Entry zones of the German side in the order of the edge, by hex (11.2.4, RULINGS R62); the last is the hex 6427 of Typhoon. */
export const ENTRY_ZONES: readonly Loc[] = MAP.boxes
  .filter((b) => b.kind === 'entry zone')
  .flatMap((b) => [...b.touches]);
const box = (name: string): Loc => HEXES + MAP.boxes.findIndex((b) => b.name === name);
/** Where counters wait, and where they lie when they are gone, by side. */
export const RESERVES: readonly Loc[] = [box('German reserves'), box('Soviet reserves')];
export const ELIMINATED: readonly Loc[] = [box('Eliminated German'), box('Eliminated Soviet')];
