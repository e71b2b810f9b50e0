// The board: hexes, Exit Zones, the boxes beside it, and what the map says of each (1.0).
import type { Places } from '@rasputitsa/kernel';
import { boardPlaces, directionTo, type HexMap, NONE, parseMap, type Place } from '@rasputitsa/kit';
import mapText from './map/map.ts';

export const map: HexMap = parseMap(mapText, 'games/eastfront/map/map.ts');
export const { grid } = map;
export const HEXES = grid.count;

const zones = map.boxes.filter((b) => b.kind === 'exit zone');
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
const FIRST_EXIT = HEXES;
const FIRST_BOX = HEXES + zones.length;
export const POOL: readonly [number, number] = [FIRST_BOX, FIRST_BOX + 1];
export const TRACK: readonly [number, number] = [FIRST_BOX + 2, FIRST_BOX + 3];
export const MOSCOW_BOX = FIRST_BOX + 4;
/** Units a side has yet to set up. */
export const SET_UP: readonly [number, number] = [FIRST_BOX + 5, FIRST_BOX + 6];
export const COUNT = FIRST_BOX + OWN_BOXES.length;

export const places: Places = boardPlaces(map, { boxes: OWN_BOXES, boxName: (_kind, letter) => `Exit Zone ${letter}` });

/** The hex of a name the rules use; a fault of our data when there is none. */
export function hexOf(name: string): number {
  const at = places.parse(name);
  if (typeof at !== 'number') throw new Error(`eastfront: ${at.error}`);
  return at;
}

// Exit Zones (16.2)

export function isExit(at: number): boolean {
  return at >= FIRST_EXIT && at < FIRST_BOX;
}
export function isHex(at: number): boolean {
  return at >= 0 && at < HEXES;
}
/** On the map or in an Exit Zone: where units fight. */
export function inPlay(at: number): boolean {
  return at >= 0 && at < FIRST_BOX;
}
/** In play, or in the box where the tutorial keeps STAVKA (GAPS 1.13). */
export function serves(at: number): boolean {
  return inPlay(at) || at === MOSCOW_BOX;
}
export const EXITS: readonly number[] = zones.map((_, i) => FIRST_EXIT + i);
export function exitLetter(at: number): string {
  return zones[at - FIRST_EXIT]?.name ?? '';
}
export function exitNamed(letter: string): number {
  return FIRST_EXIT + zones.findIndex((z) => z.name === letter);
}
/** The Rail Entry hex of a zone. */
export function entryOf(exit: number): number {
  return zones[exit - FIRST_EXIT]?.touches[0] ?? NONE;
}
const exitByEntry = new Map<number, number>(EXITS.map((e) => [entryOf(e), e]));
/** The zone behind a Rail Entry hex, or NONE. */
export function exitOf(hex: number): number {
  return exitByEntry.get(hex) ?? NONE;
}
/** Edges of the map by letters; neighbours on one edge adjoin (GAPS 3.17). */
const EDGES = ['ABCDEFGHIJ', 'KLM', 'NOPQRSTU', 'VW'] as const;
const WEST = 0;
const SOUTH = 1;
const EAST = 2;
export function edgeOf(exit: number): number {
  return EDGES.findIndex((e) => e.includes(exitLetter(exit)));
}
export function adjacentExits(exit: number): readonly number[] {
  const edge = EDGES[edgeOf(exit)] ?? '';
  const i = edge.indexOf(exitLetter(exit));
  return [edge[i - 1], edge[i + 1]].filter((l) => l !== undefined && l !== '').map((l) => exitNamed(l ?? ''));
}
/** The side whose home edge a zone lies on, by the map (1.1); NONE in the north. Baku lost changes the south (16.35). */
export function homeSide(exit: number): number {
  const edge = edgeOf(exit);
  if (edge === WEST) return 0;
  return edge === SOUTH || edge === EAST ? 1 : NONE;
}
export function isSouthern(exit: number): boolean {
  return edgeOf(exit) === SOUTH;
}

// Hexes and their sides

export function terrainAt(hex: number): string {
  return map.terrains[map.terrain[hex] ?? 0] ?? '';
}
const markBits = new Map(map.marks.map((m, i) => [m, 1 << i]));
export function hasMark(hex: number, mark: string): boolean {
  return ((map.marked[hex] ?? 0) & (markBits.get(mark) ?? 0)) !== 0;
}
/** Land that units may stand on (1.2, 1.36, 1.37). */
const playable = Uint8Array.from({ length: HEXES }, (_, h) =>
  terrainAt(h) === 'sea' || terrainAt(h) === 'lake' || hasMark(h, 'closed') ? 0 : 1,
);
export function isLand(hex: number): boolean {
  return playable[hex] === 1;
}
export function neighbour(hex: number, direction: number): number {
  return grid.neighbours[hex * 6 + direction] ?? NONE;
}
export function sideNumber(hex: number, direction: number): number {
  return grid.sides[hex * 6 + direction] ?? NONE;
}
export function sideAt(hex: number, direction: number): string {
  return map.sideTerrains[map.sideTerrain[sideNumber(hex, direction)] ?? 0] ?? '';
}
export function sideBetween(a: number, b: number): string {
  const d = directionTo(grid, a, b);
  return d === NONE ? '' : sideAt(a, d);
}
/** Sides nobody crosses on foot: alpine, lake, sea, and the Sivash rail side (1.34b, 1.36, 1.37, 1.6b). */
const BARRED = new Set(['alpine', 'sea', 'lake', 'rail only']);
const open = Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
  const h = Math.floor(i / 6);
  const n = neighbour(h, i % 6);
  return n !== NONE && isLand(h) && isLand(n) && !BARRED.has(sideAt(h, i % 6)) ? 1 : 0;
});
/** Whether one can step over this side at all. */
export function isOpen(hex: number, direction: number): boolean {
  return open[hex * 6 + direction] === 1;
}
/** Rivers and the Kerch Straits: they stop zones of control and make river assaults (1.35, 1.38a). */
export function isRiver(hex: number, direction: number): boolean {
  const s = sideAt(hex, direction);
  return s === 'river' || s === 'strait';
}
export function isStrait(hex: number, direction: number): boolean {
  return sideAt(hex, direction) === 'strait';
}
const rail = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array(grid.sideCount);
export function hasRail(hex: number, direction: number): boolean {
  return rail[sideNumber(hex, direction)] === 1;
}
/** Whether any rail line enters the hex. */
export const onRail = Uint8Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].some((d) => hasRail(h, d)) ? 1 : 0,
);

// Places

const placeByHex = new Map<number, Place>();
for (const p of map.places) if (!placeByHex.has(p.hex) || (p.values['production'] ?? 0) > 0) placeByHex.set(p.hex, p);
export function placeAt(hex: number): Place | undefined {
  return placeByHex.get(hex);
}
export function isMajorCity(hex: number): boolean {
  return placeByHex.get(hex)?.kind === 'major city';
}
export function isCity(hex: number): boolean {
  const kind = placeByHex.get(hex)?.kind;
  return kind === 'major city' || kind === 'minor city';
}
export function isFortress(hex: number): boolean {
  return hasMark(hex, 'fortress');
}
/** The side whose territory a city stood in in June 1941 (1.44), or NONE. */
export function homeCityOf(hex: number): number {
  const p = placeByHex.get(hex);
  if (!p || !isCity(hex)) return NONE;
  return p.side === 'german' ? 0 : p.side === 'soviet' ? 1 : NONE;
}
export function areaHexes(kind: string, name: string): ReadonlySet<number> {
  return new Set(map.areas.filter((a) => a.kind === kind && a.name === name).flatMap((a) => a.hexes));
}
const turkey = areaHexes('country', 'Turkey');
/** 1.1: closed to all. */
export function isTurkey(hex: number): boolean {
  return turkey.has(hex);
}
