// The board (1.0): hexes, Exit Zones and the boxes beside it. 1.N1: what the legend tells apart, map/ does: kinds of places, marks, sides.
import type { Loc, Places } from '@rasputitsa/kernel';
import { boardPlaces, type HexMap, NONE, parseMap } from '@rasputitsa/kit';
import mapText from '../map/map.ts';

export const map: HexMap = parseMap(mapText, 'games/eastfront/map/map.ts');
export const { grid } = map;
export const HEXES = grid.count;

export const exitBoxes = map.boxes.filter((b) => b.kind === 'exit zone');
/** Boxes of our own, after the Exit Zones: the eliminated (open to both), reinforcements to come, STAVKA in the tutorial. */
const OWN_BOXES = [
  'German eliminated',
  'Soviet eliminated',
  'German track',
  'Soviet track',
  'Moscow box',
  'German set-up',
  'Soviet set-up',
] as const;
export const FIRST_EXIT = HEXES;
const FIRST_BOX = HEXES + exitBoxes.length;
export const POOL: readonly [Loc, Loc] = [FIRST_BOX, FIRST_BOX + 1];
export const TRACK: readonly [Loc, Loc] = [FIRST_BOX + 2, FIRST_BOX + 3];
export const MOSCOW_BOX = FIRST_BOX + 4;
/** Units a side has yet to set up. */
export const SET_UP: readonly [Loc, Loc] = [FIRST_BOX + 5, FIRST_BOX + 6];
export const COUNT = FIRST_BOX + OWN_BOXES.length;

export const places: Places = boardPlaces(map, { boxes: OWN_BOXES, boxName: (_kind, letter) => `Exit Zone ${letter}` });

/** The hex of a name the rules use; a fault of our data when there is none. */
export function hexOf(name: string): Loc {
  const at = places.parse(name);
  if (typeof at !== 'number') throw new Error(`eastfront: ${at.error}`);
  return at;
}

export function isExit(at: Loc): boolean {
  return at >= FIRST_EXIT && at < FIRST_BOX;
}
export function isHex(at: Loc): boolean {
  return at >= 0 && at < HEXES;
}
/** On the map or in an Exit Zone: where units fight. */
export function inPlay(at: Loc): boolean {
  return at >= 0 && at < FIRST_BOX;
}
/** In play, or in the box where the tutorial keeps STAVKA (RULINGS R10). */
export function serves(at: Loc): boolean {
  return inPlay(at) || at === MOSCOW_BOX;
}

export function neighbour(hex: Loc, direction: number): Loc {
  return grid.neighbours[hex * 6 + direction] ?? NONE;
}
export function sideNumber(hex: Loc, direction: number): number {
  return grid.sides[hex * 6 + direction] ?? NONE;
}

export function directionOf(from: Loc, to: Loc): number {
  for (let d = 0; d < 6; d++) if (neighbour(from, d) === to) return d;
  return -1;
}

const markBits = new Map(map.marks.map((m, i) => [m, 1 << i]));
export function hasMark(hex: Loc, mark: string): boolean {
  return ((map.marked[hex] ?? 0) & (markBits.get(mark) ?? 0)) !== 0;
}

export function areaHexes(kind: string, name: string): ReadonlySet<Loc> {
  return new Set(map.areas.filter((a) => a.kind === kind && a.name === name).flatMap((a) => a.hexes));
}
