// Traces lines hex by hex: railways and roads through their stations, and rivers where they are hex features.
import { type HexGrid, NONE } from '@rasputitsa/kit/grid';
import type { Lattice } from '../geo/lattice.ts';
import { type Edge, shortest } from './paths.ts';
import { type Flat, nearest } from '../geo/polygon.ts';

export interface Ground {
  /** Hexes a line may not enter, sides it may not cross. */
  readonly closedHex: (hex: number) => boolean;
  readonly closedSide: (side: number) => boolean;
  /** Extra cost of crossing a side; absent: none. */
  readonly toll?: (side: number) => number;
  /** Sides that carry the class already: running along them is cheaper than laying a second track. */
  readonly laid: (side: number) => boolean;
}

const STEP = 0.35;
const AWAY = 1.5;
const SHARED = 0.4;

/** Hexes from one hex to another that stay close to the line; undefined when there is no way. */
export function traceLeg(lattice: Lattice, from: number, to: number, line: Flat, ground: Ground): number[] | undefined {
  const grid: HexGrid = lattice.grid;
  if (from === to) return [from];
  const edges = function* (hex: number): Generator<Edge> {
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[hex * 6 + d] ?? NONE;
      const side = grid.sides[hex * 6 + d] ?? NONE;
      if (n === NONE || ground.closedHex(n) || ground.closedSide(side)) continue;
      const { d2 } = nearest(line, lattice.x[n] ?? 0, lattice.y[n] ?? 0);
      if (d2 > 9) continue;
      const full = STEP + AWAY * d2;
      const cost = ground.laid(side) ? full * SHARED : full + (ground.toll?.(side) ?? 0);
      if (Number.isFinite(cost)) yield { to: n, cost, label: side };
    }
  };
  return shortest(new Map([[from, 0]]), new Map([[to, 0]]), edges)?.nodes.slice();
}
