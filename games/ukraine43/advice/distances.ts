// How far things are from one another on the map, for an advice that counts in hexes.
import type { Loc } from '@rasputitsa/kernel';
import { distance, NONE } from '@rasputitsa/kit';
import { AROUND, CLOSED, GRID, HEXES, MAJOR, MARSHY, NO_ROAD, ROAD, SEA_SIDE, WATER } from '../1-map/board.ts';

export const FAR = 99;
export const apart = (a: Loc, b: Loc): number => distance(GRID, a, b);

/** By hex and direction: what a step costs; FAR where there is none. */
function prices(of: (to: Loc, hexside: number) => number): Uint8Array {
  return Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
    const to = GRID.neighbours[i] ?? NONE;
    const hexside = GRID.sides[i] ?? NONE;
    return to === NONE || CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE ? FAR : of(to, hexside);
  });
}
const isOpenRiver = (hexside: number): boolean => WATER[hexside] === MAJOR && ROAD[hexside] === NO_ROAD;
export const WALK = prices(() => 1);
/** A Major River without a bridge is four hexes wide. */
export const TREK = prices((to, hexside) => (isOpenRiver(hexside) ? 4 : MARSHY[to] === 1 ? 2 : 1));
/** Wheels and tracks need a bridge (4.4A), and in marsh a road. */
export const DRIVE = prices((to, hexside) =>
  isOpenRiver(hexside) ? 12 : ROAD[hexside] === NO_ROAD && MARSHY[to] === 1 ? 4 : 1,
);
/** One list for each price, used again by the next flood. */
const RINGS: readonly Loc[][] = Array.from({ length: FAR }, () => []);
/** The cheapest way from any of these, by whole steps; FAR where there is none. */
export function flood(from: readonly Loc[], price: Uint8Array, starts: readonly number[] = []): Uint8Array {
  const cost = new Uint8Array(HEXES).fill(FAR);
  const { neighbours } = GRID;
  let last = 0;
  for (let i = 0; i < from.length; i++) {
    const hex = from[i] ?? NONE;
    const n = starts[i] ?? 0;
    if (hex >= HEXES || n >= (cost[hex] ?? 0)) continue;
    cost[hex] = n;
    RINGS[n]?.push(hex);
    last = Math.max(last, n);
  }
  for (let n = 0; n <= last; n++) {
    const ring = RINGS[n] ?? [];
    for (let k = 0; k < ring.length; k++) {
      const hex = ring[k] ?? NONE;
      if (cost[hex] !== n) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const sum = n + (price[i] ?? FAR);
        if (sum >= FAR) continue;
        const to = neighbours[i] ?? NONE;
        if (sum >= (cost[to] ?? 0)) continue;
        cost[to] = sum;
        RINGS[sum]?.push(to);
        if (sum > last) last = sum;
      }
    }
    ring.length = 0;
  }
  return cost;
}

/** How far foot and armor can strike in a turn, in hexes. */
const STRIKE = { foot: 3, mech: 5 } as const;
/** A hex and those beside it come first. */
export const BESIDE = 8;
const REACHES: (Int32Array | undefined)[] = [];
/** The hexes within reach of one, nearest first, after the place where those end that foot can reach. Filled up with itself where the map ends. */
export function withinReach(from: Loc): Int32Array {
  const known = REACHES[from];
  if (known) return known;
  const seen = new Set([from]);
  let ring: Loc[] = [from];
  const all: Loc[] = [NONE, from];
  for (let n = 1; n <= STRIKE.mech; n++) {
    ring = ring.flatMap((hex) => (AROUND[hex] ?? []).filter((to) => !seen.has(to) && seen.add(to)));
    all.push(...ring);
    if (n === STRIKE.foot) all[0] = all.length;
  }
  const made = Int32Array.from(all);
  REACHES[from] = made;
  return made;
}
