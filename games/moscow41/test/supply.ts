// Supply of the set-ups, as far as the board decides it (10.1): a plain trace, written apart from the game's own so that one checks the other.
import { type HexGrid, NONE } from '@rasputitsa/kit/grid';
import type { HexMap } from '@rasputitsa/kit/map';

export interface Side {
  /** Units by hex: R, M regular; G guns; H headquarters. */
  readonly stacks: ReadonlyMap<number, string>;
  readonly control: ReadonlySet<number>;
  readonly bases: ReadonlySet<number>;
  /** Supply MPs off the road (10.1.7). */
  readonly points: number;
}

const regular = (kinds: string | undefined) => kinds !== undefined && /[RM]/.test(kinds);

function around(grid: HexGrid, hex: number): { n: number; side: number }[] {
  return Array.from({ length: 6 }, (_, d) => ({
    n: grid.neighbours[hex * 6 + d] ?? NONE,
    side: grid.sides[hex * 6 + d] ?? NONE,
  })).filter(({ n }) => n !== NONE);
}

/** What trucks pay to enter a hex off the road; the last column of the terrain table for lines of supply (10.1.8). */
function entry(map: HexMap, hex: number): number {
  const place = map.places.find((p) => p.hex === hex);
  if (place) return place.kind === 'city' ? 2 : 1;
  const terrain = map.terrains[map.terrain[hex] ?? 0];
  return terrain === 'clear' ? 2 : terrain === 'forest' ? 4 : Number.POSITIVE_INFINITY;
}

/** Hexes closed to a line of supply by enemy units and towns (10.1.10, 10.1.11; 4.1.4 for motorized units and swamp). */
function hostileHexes(map: HexMap, own: Side, enemy: Side): Set<number> {
  const swamp = (h: number) => ['swamp', 'lake'].includes(map.terrains[map.terrain[h] ?? 0] ?? '');
  const zone = new Set<number>();
  for (const [hex, kinds] of enemy.stacks) {
    if (!/[RMG]/.test(kinds)) continue;
    for (const { n } of around(map.grid, hex)) if (kinds.includes('R') || !swamp(n)) zone.add(n);
  }
  for (const p of map.places)
    if (enemy.control.has(p.hex) && !regular(own.stacks.get(p.hex)))
      for (const { n } of around(map.grid, p.hex)) zone.add(n);
  return zone;
}

/** Stacks of a side that no line of supply reaches. */
export function unsupplied(map: HexMap, own: Side, enemy: Side): number[] {
  const { grid } = map;
  const zone = hostileHexes(map, own, enemy);
  const open = (h: number) => !enemy.stacks.has(h) && (!zone.has(h) || regular(own.stacks.get(h)));
  const road = (side: number) => map.links.some((l) => l.bySide[side] === 1);
  const wet = (side: number) => (map.sideTerrains[map.sideTerrain[side] ?? 0] ?? '') !== '';
  const spent = new Float64Array(grid.count).fill(Number.POSITIVE_INFINITY);
  const reached = new Set<number>();
  const queue: number[] = [];
  for (const b of own.bases)
    if (own.control.has(b) && open(b)) {
      spent[b] = 0;
      queue.push(b);
    }
  while (queue.length > 0) {
    queue.sort((a, b) => (spent[b] ?? 0) - (spent[a] ?? 0));
    const hex = queue.pop() ?? 0;
    reached.add(hex);
    for (const { n, side } of around(grid, hex)) {
      if (enemy.stacks.has(n)) continue;
      const free = road(side) || (own.stacks.has(hex) && own.stacks.has(n));
      const cost = (spent[hex] ?? 0) + (free ? 0 : entry(map, n) + (wet(side) ? 2 : 0));
      if (cost > own.points) continue;
      // The last step may enter the zone of the enemy, but the line does not go on from there.
      if (own.stacks.has(n)) reached.add(n);
      if (!open(n) || cost >= (spent[n] ?? 0)) continue;
      spent[n] = cost;
      queue.push(n);
    }
  }
  return [...own.stacks.keys()].filter((h) => !reached.has(h));
}
