// Chapter 1: the board, read once when the module loads.
import type { Loc, Places, Side } from '@rasputitsa/kernel';
import { boardPlaces, NONE, parseMap } from '@rasputitsa/kit';
import { MAP_TEXT } from '../data/map.ts';
import type { Terrain } from '../data/tables.ts';
import { SIDES } from '../data/units.ts';

export const MAP = parseMap(MAP_TEXT, 'data/map.ts');
export const GRID = MAP.grid;
export const HEXES = GRID.count;
export const ALL_HEXES: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex);

export const BLUE: Side = 0;
export const RED: Side = 1;
export const enemyOf = (side: Side): Side => 1 - side;

export const TERRAIN: readonly Terrain[] = Array.from(MAP.terrain, (t) => MAP.terrains[t] as Terrain);
/** By hexside. */
const RIVERS: readonly boolean[] = Array.from(MAP.sideTerrain, (t) => MAP.sideTerrains[t] === 'river');
export const isRiver = (hexside: number): boolean => RIVERS[hexside] ?? false;

/** The neighbours of each hex, without those beyond the edge. */
export const AROUND: readonly (readonly Loc[])[] = ALL_HEXES.map((hex) =>
  [...GRID.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((n) => n !== NONE),
);

export interface Town {
  readonly hex: Loc;
  readonly points: number;
}
export const TOWNS: readonly Town[] = MAP.places.map((p) => ({ hex: p.hex, points: p.values['points'] ?? 0 }));

/** The box in which a side's eliminated units lie (2.2). Boxes are numbered after the hexes. */
export const LOSSES: readonly Loc[] = SIDES.map(
  (s) => HEXES + MAP.boxes.findIndex((b) => b.name === `${s.name} losses`),
);

export const PLACES: Places = boardPlaces(MAP);
