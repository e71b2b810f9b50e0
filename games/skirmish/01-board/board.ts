// Chapter 1: the board. Read once when the module loads; everything hot is a typed array by hex or hexside number.
import type { Places, Side, Loc } from '@rasputitsa/kernel';
import { boardPlaces, NONE, parseMap, sideBetween } from '@rasputitsa/kit';
import { MAP_TEXT } from '../data/map.ts';
import type { Terrain } from '../data/tables.ts';
import { SIDES } from '../data/units.ts';

export const MAP = parseMap(MAP_TEXT, 'skirmish map');
export const GRID = MAP.grid;
export const HEXES = GRID.count;
export const ALL_HEXES: readonly number[] = Array.from({ length: HEXES }, (_, hex) => hex);

export const BLUE: Side = 0;
export const RED: Side = 1;
export const enemyOf = (side: Side): Side => 1 - side;

/** The terrain word of each hex. */
export const TERRAIN: readonly Terrain[] = Array.from(MAP.terrain, (t) => MAP.terrains[t] as Terrain);

const ROAD_LINKS = MAP.links.find((l) => l.id === 'road')?.bySide ?? new Uint8Array(GRID.sideCount);
export const hasRoad = (side: Side): boolean => ROAD_LINKS[side] === 1;

/** What a hexside is to somebody who wants to cross it. A road over a river is a bridge. */
export const OPEN = 0;
export const RIVER = 1;
export const FORD = 2;
export const BRIDGE = 3;
export const WATER: Uint8Array = Uint8Array.from(MAP.sideTerrain, (t, side) => {
  const word = MAP.sideTerrains[t];
  if (word === 'ford') return FORD;
  if (word !== 'river') return OPEN;
  return hasRoad(side) ? BRIDGE : RIVER;
});
export const waterBetween = (a: number, b: number): number => WATER[sideBetween(GRID, a, b)] ?? RIVER;

/** Six entries; neighbours beyond the edge of the board are left out. */
export const AROUND: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, hex) =>
  [...GRID.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((n) => n !== NONE),
);

export interface Village {
  readonly hex: Loc;
  readonly points: number;
}
export const VILLAGES: readonly Village[] = MAP.places.map((p) => ({ hex: p.hex, points: p.values['points'] ?? 0 }));

function areasOf(kind: string): readonly (readonly number[])[] {
  return SIDES.map((s) => MAP.areas.find((a) => a.kind === kind && a.name === s.id)?.hexes ?? []);
}
/** Where each side's supply comes from (8.1), and what it holds at the start (11.1). */
export const SOURCES = areasOf('source');
export const HOME = areasOf('home');

/** The box in which a side's eliminated blocks wait (6.12, 9.2). */
export const RESERVE: readonly number[] = SIDES.map(
  (s) => HEXES + MAP.boxes.findIndex((b) => b.name === `${s.name} reserve`),
);

export const PLACES: Places = boardPlaces(MAP);
