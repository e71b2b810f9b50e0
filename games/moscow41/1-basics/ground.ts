// Chapter 1: the ground as it is now: the printed map, bridges that are down, and terrain of sister games that a position lays on.
import type { Loc } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { BIG_RIVER, BRIDGED, GRID, HILL, MOUNTAIN, PLACES, sideOfKey, STREAM, TERRAIN, WATER } from './board.ts';
import { perGame } from './units.ts';
import type { Query } from '../words.ts';

export interface Ground {
  /** By hex. */
  readonly terrain: Uint8Array;
  /** By hexside. */
  readonly water: Uint8Array;
  /** By hexside: 1 where a bridge stands. */
  readonly bridge: Uint8Array;
}
const PRINTED: Ground = { terrain: TERRAIN, water: WATER, bridge: BRIDGED };
const HILLS = [0, HILL, MOUNTAIN];
const WATERS = [0, STREAM, BIG_RIVER];

const LAID = ['series-terrain', 'series-water', 'bridge-down', 'bridge-built'] as const;
const kept = perGame(() => ({ as: '', land: PRINTED }));

/** The same object as long as nothing of it has changed, whatever other marks do: zones and prices are worked out from it. */
export function ground(q: Query): Ground {
  return q.cached('ground', ['marks'], () => {
    const last = kept(q);
    const as = LAID.map((id) => q.marked(id).map((key) => `${key}=${q.mark(id, key)}`)).join('|');
    if (as === last.as) return last.land;
    last.as = as;
    last.land = drawn(q);
    return last.land;
  });
}
function drawn(q: Query): Ground {
  const hexes = q.marked('series-terrain');
  const sides = q.marked('series-water');
  const down = q.marked('bridge-down');
  const built = q.marked('bridge-built');
  if (hexes.length + sides.length + down.length + built.length === 0) return PRINTED;
  const terrain = hexes.length === 0 ? TERRAIN : TERRAIN.slice();
  for (const key of hexes) terrain[Number(key)] = HILLS[q.mark('series-terrain', key)] ?? 0;
  const water = sides.length === 0 ? WATER : WATER.slice();
  for (const key of sides) water[sideOfKey(key)] = WATERS[q.mark('series-water', key)] ?? 0;
  const bridge = BRIDGED.slice();
  for (const key of built) bridge[sideOfKey(key)] = 1;
  for (const key of down) bridge[sideOfKey(key)] = 0;
  return { terrain, water, bridge };
}

export const terrainAt = (q: Query, hex: Loc): number => ground(q).terrain[hex] ?? 0;
export const waterBetween = (q: Query, a: Loc, b: Loc): number => ground(q).water[sideBetween(GRID, a, b)] ?? 0;
export function bridgeBetween(q: Query, a: Loc, b: Loc): boolean {
  const side = sideBetween(GRID, a, b);
  return side !== NONE && ground(q).bridge[side] === 1;
}
export const isHex = (at: Loc): boolean => at >= 0 && at < PLACES.hexes;
