// The lie of the land as flat lists, by hex and by side: plans look at them some ten thousand times a turn.
import type { Loc } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, HEXES, isHex, neighbour } from '../1-map/board.ts';
import { isMajorCity, placeAt } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { resourceFactor } from '../1-map/resource-centers.ts';
import { railNeighbours } from '../1-map/railroads.ts';
import { isOpen, isRiver, sideAt, terrainAt } from '../1-map/terrain.ts';
import { STACKING } from '../data/tables.ts';

/** Further off than anybody looks; what is no hex is as far. */
export const FAR = 9;
const all = Array.from({ length: HEXES }, (_, h) => h);
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const bySide = (of: (hex: Loc, d: number) => number): Int16Array =>
  Int16Array.from({ length: HEXES * 6 }, (_, i) => of(Math.floor(i / 6), i % 6));

/** The hex across a side that can be crossed, or -1. */
export const NEXT = bySide((h, d) => (isOpen(h, d) ? neighbour(h, d) : -1));
/** The same over ground that zones of control cover (8.2). */
export const ZONE = bySide((h, d) => (isOpen(h, d) && !isRiver(h, d) ? neighbour(h, d) : -1));
/** 1: two units may cross into a battle there, mud apart (6.33). */
export const CLEAR_SIDE = bySide((h, d) => {
  const to = neighbour(h, d);
  return to >= 0 && sideAt(h, d) === '' && terrainAt(h) === 'clear' && terrainAt(to) === 'clear' ? 1 : 0;
});
const OPEN_TO = all.map((h) => DIRECTIONS.flatMap((d) => (isOpen(h, d) ? [neighbour(h, d)] : [])));
/** Hexes next to a hex over sides that can be crossed. */
export function openTo(at: Loc): readonly Loc[] {
  return OPEN_TO[at] ?? [];
}
/** Where the rails of a hex lead, six to a hex, -1 after the last. */
export const RAILS = Int16Array.from({ length: HEXES * 6 }, (_, i) => railNeighbours(Math.floor(i / 6))[i % 6] ?? -1);

const distances = Uint8Array.from({ length: HEXES * HEXES }, (_, i) =>
  distance(grid, Math.floor(i / HEXES), i % HEXES),
);
export function apart(a: Loc, b: Loc): number {
  return isHex(a) && isHex(b) ? (distances[a * HEXES + b] ?? FAR) : FAR;
}
/** Hexes within two of a hex, itself among them. */
export const AROUND: readonly (readonly Loc[])[] = all.map((a) => all.filter((b) => apart(a, b) <= 2));

export const MARSH = 1;
export const MOUNTAIN = 2;
/** What stops a march. */
export const STOPS = Uint8Array.from(all, (h) =>
  terrainAt(h) === 'mountain' ? MOUNTAIN : terrainAt(h) === 'marsh' ? MARSH : 0,
);
/** 1: defenders there lose a step for two hits (7.34a). */
export const COVERED = Uint8Array.from(all, (h) => (terrainAt(h) !== 'clear' || isMajorCity(h) ? 1 : 0));
export const MAJOR = Uint8Array.from(all, (h) => (isMajorCity(h) ? 1 : 0));
export const FORTRESS = Uint8Array.from(all, (h) => (isFortress(h) ? 1 : 0));
export const STACK = Uint8Array.from(all, (h) => STACKING[terrainAt(h)] ?? 0);

/** What a centre adds to the Production Level of either side (11.22, 11.23). */
export const YIELDS: readonly Uint8Array[] = [0, 1].map((side) =>
  Uint8Array.from(all, (h) => {
    const values = placeAt(h)?.values;
    return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0) * resourceFactor(side);
  }),
);
const PRIZE = Uint8Array.from(all, (h) => {
  const values = placeAt(h)?.values;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
});
/** What holding a place is worth, in points of production. */
export function prize(at: Loc): number {
  return PRIZE[at] ?? 0;
}
