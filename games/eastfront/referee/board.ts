// The board as the rulebook describes it (chapter 1, 15.1, 16.2), from the map's data alone.
import { parseMap } from '@rasputitsa/kit/map-text';
import { SEAS } from '../data/seas.ts';
import text from '../map/map.ts';

export const map = parseMap(text, 'map.ts');
const { grid } = map;
export const HEXES = grid.count;

export type Hex = number;
export type Terrain = 'clear' | 'forest' | 'marsh' | 'mountain' | 'sea' | 'lake';
/** Nothing, or what lies along a hexside. */
export type Edge = '' | 'river' | 'strait' | 'sea' | 'lake' | 'alpine' | 'rail only';

const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
/** 1.2: a place, or so many hexes in a direction from one. */
export function hexNamed(label: string): Hex {
  const place = map.places.find((p) => p.name === label || p.aliases.includes(label));
  if (place) return place.hex;
  const [, from = '', way = '', steps = ''] = /^(.*) (NE|E|SE|SW|W|NW)(\d+)$/.exec(label) ?? [];
  if (from === '') throw new Error(`referee: no hex ${label}`);
  let at = hexNamed(from);
  for (let i = 0; i < Number(steps); i++) at = grid.neighbours[at * 6 + COMPASS.indexOf(way)] ?? -1;
  return at;
}
export function nameOf(at: number): string {
  if (at < 0) return 'nowhere';
  return map.labels[at] ?? `Exit Zone ${zoneLetter(at)}`;
}

export function terrainOf(h: Hex): Terrain {
  return map.terrains[map.terrain[h] ?? 0] as Terrain;
}
function hasMark(h: Hex, mark: string): boolean {
  return (((map.marked[h] ?? 0) >>> map.marks.indexOf(mark)) & 1) === 1;
}
export const isMajorPort = (h: Hex): boolean => hasMark(h, 'major port');
export const isFortress = (h: Hex): boolean => h === LENINGRAD || h === SEVASTOPOL;

/** Neighbours with what lies between. */
export interface Next {
  readonly hex: Hex;
  readonly edge: Edge;
  readonly side: number;
}
const NEXT: readonly (readonly Next[])[] = Array.from({ length: HEXES }, (_, h) => {
  const out: Next[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = grid.neighbours[h * 6 + d] ?? -1;
    const side = grid.sides[h * 6 + d] ?? -1;
    if (hex >= 0) out.push({ hex, side, edge: map.sideTerrains[map.sideTerrain[side] ?? 0] as Edge });
  }
  return out;
});
export const nextTo = (h: Hex): readonly Next[] => NEXT[h] ?? [];
export function between(a: Hex, b: Hex): Next | undefined {
  return nextTo(a).find((n) => n.hex === b);
}
/** Hexes as the bird flies (air range: 13.11). */
export function distance(a: Hex, b: Hex): number {
  const dq = (grid.q[a] ?? 0) - (grid.q[b] ?? 0);
  const dr = (grid.r[a] ?? 0) - (grid.r[b] ?? 0);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** 1.2x, 1.36, 1.37: water and what the map closes is not playable. */
export function isLand(h: Hex): boolean {
  const t = terrainOf(h);
  return t !== 'sea' && t !== 'lake' && !hasMark(h, 'closed');
}
/** Whether units may walk over a side (1.34b, 1.36, 1.37, 1.6b). */
export const canWalk = (edge: Edge): boolean => edge === '' || edge === 'river' || edge === 'strait';

const rail = map.links.find((l) => l.id === 'rail');
export function railsFrom(h: Hex): readonly Hex[] {
  return nextTo(h)
    .filter((n) => rail?.bySide[n.side] === 1)
    .map((n) => n.hex);
}

// Countries

const country = (name: string): ReadonlySet<Hex> =>
  new Set(map.areas.filter((a) => a.kind === 'country' && a.name === name).flatMap((a) => a.hexes));
export const HUNGARY = country('Hungary');
export const RUMANIA = country('Rumania');

// Cities and resources

export interface Center {
  readonly name: string;
  readonly hex: Hex;
  readonly city: number;
  readonly resource: number;
  readonly isMajor: boolean;
  readonly isMinor: boolean;
  readonly home: 'german' | 'soviet' | undefined;
}
export const CENTERS: readonly Center[] = map.places.map((p) => ({
  name: p.name,
  hex: p.hex,
  city: p.values['production'] ?? 0,
  resource: p.values['resource'] ?? 0,
  isMajor: p.kind === 'major city',
  isMinor: p.kind === 'minor city',
  home: p.side as 'german' | 'soviet' | undefined,
}));
const MAJOR = new Set(CENTERS.filter((c) => c.isMajor).map((c) => c.hex));
export const isMajorCity = (h: Hex): boolean => MAJOR.has(h);

export const LENINGRAD = hexNamed('Leningrad');
export const SEVASTOPOL = hexNamed('Sevastopol');
export const BUCHAREST = hexNamed('Bucharest');
export const PLOESTI = hexNamed('Ploesti');
export const KERCH = hexNamed('Kerch');
export const NOVOROSSIYSK = hexNamed('Novorossiysk');
export const LAKE_SHORE = hexNamed('Volkhov NE1');

// Exit Zones (16.2): numbered after the hexes, A first

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVW';
export const zoneNumber = (letter: string): number => HEXES + LETTERS.indexOf(letter);
export const isZone = (at: number): boolean => at >= HEXES && at < HEXES + LETTERS.length;
export const zoneLetter = (at: number): string => LETTERS[at - HEXES] ?? '?';
export const ZONES: readonly number[] = Array.from(LETTERS, zoneNumber);
export function entryOf(zone: number): Hex {
  return map.boxes[zone - HEXES]?.touches[0] ?? -1;
}
export function zonesAt(h: Hex): readonly number[] {
  return ZONES.filter((z) => entryOf(z) === h);
}
/** Map edges: the zones of each, in order. Neighbours are consecutive letters of the same edge (RULINGS R92). */
export const EDGES = { west: 'ABCDEFGHIJ', south: 'KLM', east: 'NOPQRSTU', north: 'VW' } as const;
export function edgeOf(zone: number): keyof typeof EDGES {
  const letter = zoneLetter(zone);
  for (const [edge, letters] of Object.entries(EDGES)) if (letters.includes(letter)) return edge as keyof typeof EDGES;
  throw new Error(`referee: no edge of ${letter}`);
}
export function zonesNextTo(zone: number): readonly number[] {
  return ZONES.filter((z) => Math.abs(z - zone) === 1 && edgeOf(z) === edgeOf(zone));
}

// Seas

export interface Sea {
  readonly name: string;
  readonly control: number;
  readonly ports: readonly number[];
  readonly adjoins: readonly string[];
  readonly coast: ReadonlySet<number>;
  readonly waters: ReadonlySet<number>;
  readonly shoals: readonly number[];
}
const placeNumber = (name: string): number =>
  name.startsWith('Exit Zone ') ? zoneNumber(name.slice('Exit Zone '.length)) : hexNamed(name);
const touches =
  (area: readonly Hex[]) =>
  (h: Hex): boolean =>
    nextTo(h).some((n) => area.includes(n.hex) && (n.edge === 'sea' || !isLand(n.hex)));
/** All the hexes a sea touches, water and coast. */
export const SEA_AREAS: readonly Sea[] = SEAS.map((s) => {
  const all = map.areas.filter((a) => a.kind === 'sea area' && a.name === s.name).flatMap((a) => a.hexes);
  return {
    name: s.name,
    control: placeNumber(s.control),
    ports: s.ports.map(placeNumber),
    adjoins: s.adjoins,
    // Shoals are coasts too, for those who come off them (RULINGS R111), where the sea touches them at all (R75).
    coast: new Set([
      ...all.filter((h) => isLand(h)),
      ...s.coasts.map(hexNamed),
      ...s.shoals.map(hexNamed).filter(touches(all)),
    ]),
    waters: new Set(all.filter((h) => terrainOf(h) === 'sea')),
    shoals: s.shoals.map(hexNamed),
  };
});
