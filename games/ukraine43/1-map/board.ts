// The board, read once when the module loads. Everything hot is a typed array by hex or hexside number.
import type { Loc, Side } from '@rasputitsa/kernel';
import { boardPlaces, NONE, parseMap, type Place, sideBetween } from '@rasputitsa/kit';
import { BOOK_TABLES } from '../data/tables.ts';
import type { PlaceKind, Terrain } from '../data/shapes.ts';
import MAP_TEXT from '../map/map.ts';
import { GERMAN, SOVIET } from '../sides.ts';

export const MAP = parseMap(MAP_TEXT, 'ukraine43 map');
export const GRID = MAP.grid;
export const HEXES = GRID.count;
const HEXSIDES = GRID.sideCount;

/** Boxes beside those of the map: who has not arrived yet (16.1), who left over the west edge (30.2C), air units without a base (RULINGS A-21). */
const OWN_BOXES = ['German Reinforcements', 'Soviet Reinforcements', 'Exited West', 'Grounded Air Units'] as const;
export const PLACES = boardPlaces(MAP, { boxes: OWN_BOXES });

/** A place by label or name. For data only: a slip there is a fault of the module. */
export function placeOf(name: string): Loc {
  const at = PLACES.parse(name);
  if (typeof at !== 'number') throw new Error(`ukraine43: ${at.error}`);
  return at;
}
export const labelOf = (at: Loc): string => PLACES.label(at);
export const isHex = (at: Loc): boolean => at >= 0 && at < HEXES;

// Boxes (BOX)

export const HOLDING_BOX = placeOf('Central Front Holding Box');
export const AIRBORNE_RESERVE = placeOf('Airborne Reserve');
export const STAVKA_RESERVE = placeOf('Stavka Reserve');
export const EXITED = placeOf('Exited West');
export const GROUNDED = placeOf('Grounded Air Units');
export const DEAD_PILES: readonly Loc[] = [placeOf('Soviet Dead Pile'), placeOf('German Dead Pile')];
export const deadPile = (side: Side): Loc => DEAD_PILES[side] ?? NONE;
const REINFORCEMENTS: readonly Loc[] = [placeOf('Soviet Reinforcements'), placeOf('German Reinforcements')];
export const reinforcementBox = (side: Side): Loc => REINFORCEMENTS[side] ?? NONE;
/** 27.2: Entry Half Hexes in alphabetical order, and the hexes they lead into. */
export const HALF_HEXES: readonly { readonly letter: string; readonly at: Loc; readonly into: readonly Loc[] }[] =
  MAP.boxes.flatMap((b, i) => (b.kind === 'half hex' ? [{ letter: b.name, at: HEXES + i, into: b.touches }] : []));

// Hexes

/** The terrain word of each hex. */
export const TERRAIN_OF: readonly Terrain[] = Array.from(MAP.terrain, (t) => MAP.terrains[t] as Terrain);
export const MARSHY: Uint8Array = Uint8Array.from(TERRAIN_OF, (t) => (t.endsWith('marsh') ? 1 : 0));
const markBit = (name: string): number => 1 << MAP.marks.indexOf(name);
const hasMark = (name: string): Uint8Array => Uint8Array.from(MAP.marked, (m) => ((m & markBit(name)) === 0 ? 0 : 1));
export const FLOODED: Uint8Array = hasMark('flood');
const OUT_OF_PLAY = hasMark('out of play');
export const SEA: Uint8Array = Uint8Array.from(TERRAIN_OF, (t) => (t === 'sea' ? 1 : 0));
/** Nobody can ever be here: all sea, or the far shore that no way leads to. */
export const CLOSED: Uint8Array = SEA.map((sea, hex) => sea | (OUT_OF_PLAY[hex] ?? 0));
export const LAND: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => CLOSED[hex] === 0);

const PLACE_OF: ReadonlyMap<Loc, Place> = new Map(MAP.places.map((p) => [p.hex, p]));
export const placeKind = (hex: Loc): PlaceKind | undefined => PLACE_OF.get(hex)?.kind as PlaceKind | undefined;
export const CITY: Uint8Array = Uint8Array.from(TERRAIN_OF, (_, hex) => (placeKind(hex) === 'city' ? 1 : 0));
/** Towns and cities. */
export const BUILT_UP: Uint8Array = Uint8Array.from(CITY, (city, hex) => (placeKind(hex) === 'town' ? 1 : city));
/** 15.3: villages, towns and cities. */
export const BASES: readonly Loc[] = MAP.places.map((p) => p.hex);
export const ZAPOROZHYE = placeOf('Zaporozhye');
export const columnOf = (hex: Loc): number => GRID.col[hex] ?? 0;
export const isWestEdge = (hex: Loc): boolean => columnOf(hex) === 1;
export const isNorthEdge = (hex: Loc): boolean => (GRID.row[hex] ?? 0) === 1;

/** Neighbours on the board, closed hexes left out. */
export const AROUND: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) =>
  [...GRID.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((n) => n !== NONE && CLOSED[n] === 0),
);

// Hexsides

export const OPEN = 0;
export const MINOR = 1;
export const MAJOR = 2;
export const SEA_SIDE = 3;
const WATER_WORDS: Readonly<Record<string, number>> = { 'minor river': MINOR, 'major river': MAJOR, sea: SEA_SIDE };
/** What water lies on a hexside, bridged or not. */
export const WATER: Uint8Array = Uint8Array.from(
  MAP.sideTerrain,
  (t) => WATER_WORDS[MAP.sideTerrains[t] ?? ''] ?? OPEN,
);
export const waterBetween = (a: Loc, b: Loc): number => WATER[sideBetween(GRID, a, b)] ?? OPEN;

/** Neighbours beyond a Major River. */
export const ACROSS_MAJOR: readonly (readonly Loc[])[] = AROUND.map((near, hex) =>
  near.filter((to) => waterBetween(hex, to) === MAJOR),
);

export const NO_ROAD = 0;
export const PRIMARY = 1;
export const SECONDARY = 2;
const links = (id: string): Uint8Array => MAP.links.find((l) => l.id === id)?.bySide ?? new Uint8Array(HEXSIDES);
const PRIMARY_LINKS = links('primary road');
const SECONDARY_LINKS = links('secondary road');
/** 4.2b: where a road crosses a river there is a bridge. */
export const ROAD: Uint8Array = PRIMARY_LINKS.map((p, side) =>
  p === 1 ? PRIMARY : SECONDARY_LINKS[side] === 1 ? SECONDARY : NO_ROAD,
);
const onLinks = (bySide: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: HEXES }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].some((d) => (bySide[GRID.sides[hex * 6 + d] ?? NONE] ?? 0) !== 0) ? 1 : 0,
  );
export const ON_ROAD: Uint8Array = onLinks(ROAD);

export const GREEN_RAIL: Uint8Array = links('green rail');
export const UNREPAIRABLE_RAIL: Uint8Array = links('unrepairable rail');
const PLAIN_RAIL = links('rail');
/** 1 where any railway lies. */
export const RAIL: Uint8Array = GREEN_RAIL.map(
  (g, side) => g | (UNREPAIRABLE_RAIL[side] ?? 0) | (PLAIN_RAIL[side] ?? 0),
);
export const ON_RAIL: Uint8Array = onLinks(RAIL);

/** 28.2E: hexsides of the Dnieper below the dam. */
export const BELOW_DAM: ReadonlySet<number> = new Set(MAP.lines.find((l) => l.name === 'Dnieper below the dam')?.sides);

// Sets of hexes

const area = (name: string): readonly Loc[] => MAP.areas.find((a) => a.name === name)?.hexes ?? [];
export const homeOf = (side: Side, line: string): readonly Loc[] =>
  area(`${line} ${side === GERMAN ? 'German' : 'Soviet'}`);
/** 19.4, by side. */
export const PERMANENT_FORTS: readonly (readonly Loc[])[] = [area('August Soviet forts'), area('August German forts')];
/** 19.5 */
export const BRIDGEHEADS: readonly Loc[] = area('Dnieper bridgeheads');
/** 14.2A, by side. */
export const EDGE_SOURCES: readonly (readonly Loc[])[] = [area('Soviet sources'), area('German sources')];
/** 4.6d: from the first to any of the others, off the map. */
export const EAST_RAIL_LINK: readonly Loc[] = area('East rail link');
/** 30.2A, by hex. */
export const OBJECTIVE_HEXES: readonly { readonly name: string; readonly hex: Loc }[] = Object.keys(
  BOOK_TABLES.OBJECTIVES,
).map((name) => ({ name, hex: placeOf(name) }));
export const SIDE_NUMBERS: readonly Side[] = [SOVIET, GERMAN];
