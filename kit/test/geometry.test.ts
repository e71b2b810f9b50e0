import * as fc from 'fast-check';
import { defineHex, Grid, line as honeyLine, Orientation as HoneyOrientation, rectangle } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  bearing,
  centre,
  compassPoint,
  components,
  cornerPoint,
  createCorners,
  disc,
  hexAtPoint,
  type Layout,
  lines,
  ring,
  sideChains,
} from '../src/geometry.ts';
import { createGrid, DIRECTIONS, directionTo, distance, NONE, sideBetween } from '../src/grid.ts';
import { BOARDS, cellRange, rectangleGrid } from './boards.ts';

const LAYOUT: Layout = { size: 10, x: 100, y: 50 };

function rising(a: number, b: number): number {
  return a - b;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

describe.each(BOARDS)('shapes on a %s grid with the %s lines shifted', (orientation, shift) => {
  const grid = rectangleGrid(orientation, shift, 11, 10);
  const hex = fc.nat(grid.count - 1);

  it('rings hold the hexes at that distance, discs those up to it', () => {
    fc.assert(
      fc.property(hex, fc.nat(6), (h, radius) => {
        const at = (test: (d: number) => boolean) => numbers(grid.count).filter((n) => test(distance(grid, h, n)));
        expect(ring(grid, h, radius).toSorted(rising)).toEqual(at((d) => d === radius));
        const all = disc(grid, h, radius);
        expect(all.toSorted(rising)).toEqual(at((d) => d <= radius));
        const away = all.map((n) => distance(grid, h, n));
        expect(away).toEqual(away.toSorted(rising));
      }),
    );
  });

  it('rings run clockwise from direction 0', () => {
    const h = grid.at(5, 5);
    expect(ring(grid, h, 1)).toEqual(numbers(6).map((d) => grid.neighbours[h * 6 + d]));
    const two = ring(grid, h, 2);
    expect(two).toHaveLength(12);
    expect(two[0]).toBe(grid.neighbours[(grid.neighbours[h * 6] ?? 0) * 6]);
    expect(two.every((n, i) => directionTo(grid, n, two[(i + 1) % 12] ?? NONE) !== NONE)).toBe(true);
  });

  it('lines go step by step, mirror each other backwards, and one of them is what honeycomb-grid draws', () => {
    const Hex = defineHex({
      orientation: orientation === 'flat' ? HoneyOrientation.FLAT : HoneyOrientation.POINTY,
      offset: shift === 'odd' ? -1 : 1,
    });
    const honey = new Grid(Hex, rectangle({ width: 30, height: 30 }));
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const ways = lines(grid, a, b);
        for (const way of ways) {
          expect(way).toHaveLength(distance(grid, a, b) + 1);
          expect([way[0], way.at(-1)]).toEqual([a, b]);
          const inside = way.every((h) => h !== NONE);
          const steps = way.slice(1).map((h, i) => (inside ? distance(grid, way[i] ?? NONE, h) : 1));
          expect(new Set(steps)).toEqual(new Set(steps.length === 0 ? [] : [1]));
        }
        // The left of one way is the right of the other.
        expect(lines(grid, b, a).map((w) => w.toReversed())).toEqual(ways.toReversed());
        const theirs = honey
          .traverse(
            honeyLine({
              start: { q: grid.q[a] ?? 0, r: grid.r[a] ?? 0 },
              stop: { q: grid.q[b] ?? 0, r: grid.r[b] ?? 0 },
            }),
          )
          .toArray()
          .map((h) => grid.atAxial(h.q, h.r));
        expect(ways.length > 1 ? [[theirs[0], theirs.at(-1)]] : [theirs]).toEqual(ways.length > 1 ? [[a, b]] : ways);
      }),
      { numRuns: 300 },
    );
  });

  it('every sample of a line is a hex nearest to the point there', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const [ax, ay] = centre(grid, LAYOUT, a);
        const [bx, by] = centre(grid, LAYOUT, b);
        const n = Math.max(1, distance(grid, a, b));
        for (const way of lines(grid, a, b)) {
          for (const [i, h] of way.entries()) {
            const x = ax + ((bx - ax) * i) / n;
            const y = ay + ((by - ay) * i) / n;
            const away = (m: number) => Math.hypot(centre(grid, LAYOUT, m)[0] - x, centre(grid, LAYOUT, m)[1] - y);
            const nearest = Math.min(...numbers(grid.count).map(away));
            // Off the board nothing is nearer than half a hex.
            expect(h === NONE ? nearest : away(h)).toBeCloseTo(h === NONE ? Math.max(nearest, 8.66) : nearest, 6);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('two hexes across a hexside line have two lines, left of the way first', () => {
    const a = grid.at(5, 5);
    for (let d = 0; d < 6; d++) {
      const left = grid.neighbours[a * 6 + d] ?? NONE;
      const right = grid.neighbours[a * 6 + ((d + 1) % 6)] ?? NONE;
      const b = grid.neighbours[left * 6 + ((d + 1) % 6)] ?? NONE;
      expect(lines(grid, a, b)).toEqual([
        [a, left, b],
        [a, right, b],
      ]);
    }
    expect(lines(grid, a, a)).toEqual([[a]]);
  });

  it('puts pixels: neighbours at the same distance, in the direction their name says', () => {
    const h = grid.at(5, 4);
    const [x, y] = centre(grid, LAYOUT, h);
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[h * 6 + d] ?? NONE;
      const [nx, ny] = centre(grid, LAYOUT, n);
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(10 * Math.sqrt(3), 9);
      expect(bearing(grid, h, n)).toBeCloseTo((orientation === 'flat' ? 0 : 30) + 60 * d, 6);
      expect(compassPoint(bearing(grid, h, n), 8)).toBe(DIRECTIONS[orientation][d]);
      // Side d runs between corners d and d + 1: halfway to the neighbour, at right angles to the way.
      const [p, q] = [cornerPoint(grid, LAYOUT, h, d), cornerPoint(grid, LAYOUT, h, (d + 1) % 6)];
      expect((p[0] + q[0]) / 2).toBeCloseTo((x + nx) / 2, 9);
      expect((p[1] + q[1]) / 2).toBeCloseTo((y + ny) / 2, 9);
      expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeCloseTo(10, 9);
      // Clockwise on a sheet whose y runs down.
      expect((p[0] - x) * (q[1] - y) - (p[1] - y) * (q[0] - x)).toBeGreaterThan(0);
    }
  });

  it('cell 0, 0 lies at the origin unless it is shifted', () => {
    const half = shift === 'even' ? 5 * Math.sqrt(3) : 0;
    const [x, y] = centre(grid, LAYOUT, grid.at(0, 0));
    expect(x).toBeCloseTo(100 + (orientation === 'pointy' ? half : 0), 9);
    expect(y).toBeCloseTo(50 + (orientation === 'flat' ? half : 0), 9);
  });

  it('finds the hex under a point', () => {
    fc.assert(
      fc.property(
        hex,
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.double({ min: 0, max: 8.6, noNaN: true }),
        (h, a, len) => {
          const [x, y] = centre(grid, LAYOUT, h);
          expect(hexAtPoint(grid, LAYOUT, x + Math.cos(a) * len, y + Math.sin(a) * len)).toBe(h);
        },
      ),
    );
    expect(hexAtPoint(grid, LAYOUT, -1000, 0)).toBe(NONE);
  });

  it('a point just inside any side or corner belongs to the hex, one just outside to the neighbour', () => {
    const h = grid.at(5, 4);
    const [x, y] = centre(grid, LAYOUT, h);
    for (let d = 0; d < 6; d++) {
      const [p, q] = [cornerPoint(grid, LAYOUT, h, d), cornerPoint(grid, LAYOUT, h, (d + 1) % 6)];
      for (const along of [0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98]) {
        const [dx, dy] = [p[0] + (q[0] - p[0]) * along - x, p[1] + (q[1] - p[1]) * along - y];
        expect(hexAtPoint(grid, LAYOUT, x + dx * 0.99, y + dy * 0.99)).toBe(h);
        expect(hexAtPoint(grid, LAYOUT, x + dx * 1.01, y + dy * 1.01)).toBe(grid.neighbours[h * 6 + d]);
      }
    }
  });

  it('corners are shared by the hexes and sides that meet there', () => {
    const corners = createCorners(grid);
    const where = new Map<number, string>();
    for (let h = 0; h < grid.count; h++) {
      for (let i = 0; i < 6; i++) {
        const corner = corners.ofHex[h * 6 + i] ?? NONE;
        const [x, y] = cornerPoint(grid, LAYOUT, h, i);
        const at = `${(Math.round(x * 1e6) / 1e6 + 0).toFixed(4)} ${(Math.round(y * 1e6) / 1e6 + 0).toFixed(4)}`;
        expect(where.get(corner) ?? at).toBe(at);
        where.set(corner, at);
        expect(corners.hexes.subarray(corner * 3, corner * 3 + 3)).toContain(h);
        const side = grid.sides[h * 6 + i] ?? NONE;
        const ends = [corner, corners.ofHex[h * 6 + ((i + 1) % 6)] ?? NONE];
        expect([...corners.ends.subarray(side * 2, side * 2 + 2)].toSorted(rising)).toEqual(ends.toSorted(rising));
        for (const end of ends) expect(corners.sides.subarray(end * 3, end * 3 + 3)).toContain(side);
      }
    }
    expect(new Set(where.values()).size).toBe(corners.count);
    // Euler: corners - sides + hexes = 1 for a board in one piece.
    expect(corners.count - grid.sideCount + grid.count).toBe(1);
  });

  it('joins the sides around a hex into a ring and cuts chains at forks', () => {
    const corners = createCorners(grid);
    const h = grid.at(5, 5);
    const around = new Set(numbers(6).map((d) => grid.sides[h * 6 + d] ?? NONE));
    const rings = sideChains(corners, (s) => around.has(s));
    expect(rings).toHaveLength(1);
    expect(new Set(rings[0]?.sides)).toEqual(around);
    expect(rings[0]?.corners).toHaveLength(7);
    expect(rings[0]?.corners[0]).toBe(rings[0]?.corners[6]);
    // A spoke: the sides from two neighbours d and d + 1 of h meet the ring in a fork.
    const spoke = sideBetween(grid, grid.neighbours[h * 6] ?? NONE, grid.neighbours[h * 6 + 1] ?? NONE);
    const forked = sideChains(corners, (s) => around.has(s) || s === spoke);
    expect(forked.map((c) => c.sides.length).toSorted(rising)).toEqual([1, 6]);
    for (const c of forked)
      for (const [i, s] of c.sides.entries())
        expect([...corners.ends.subarray(s * 2, s * 2 + 2)].toSorted(rising)).toEqual(
          c.corners.slice(i, i + 2).toSorted(rising),
        );
    // Without one side of the ring, a plain chain from end to end.
    const cut = sideChains(corners, (s) => around.has(s) && s !== grid.sides[h * 6 + 3]);
    expect(cut).toHaveLength(1);
    expect(cut[0]?.sides).toHaveLength(5);
    expect(sideChains(corners, () => false)).toEqual([]);
  });

  it('covers every side exactly once, whatever is asked for', () => {
    const corners = createCorners(grid);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(grid.sideCount - 1), { maxLength: 80 }), (wanted) => {
        const set = new Set(wanted);
        const chains = sideChains(corners, (s) => set.has(s));
        expect(chains.flatMap((c) => c.sides).toSorted(rising)).toEqual(wanted.toSorted(rising));
      }),
    );
  });
});

describe('components', () => {
  // Two rows of six: the third column is missing from the predicate.
  const grid = createGrid({ orientation: 'pointy', shift: 'odd', cells: cellRange([0, 5], [0, 1]) });

  it('are the pieces a predicate leaves, in order of their first hex', () => {
    const pieces = components(grid, (h) => (grid.col[h] ?? 0) !== 2);
    expect(pieces.members).toEqual([
      [0, 1, 6, 7],
      [3, 4, 5, 9, 10, 11],
    ]);
    expect([...pieces.of]).toEqual([0, 0, -1, 1, 1, 1, 0, 0, -1, 1, 1, 1]);
  });

  it('can be cut along sides', () => {
    const apart = components(
      grid,
      () => true,
      (side, from, to) => {
        expect(side).toBe(sideBetween(grid, from, to));
        return grid.row[from] === grid.row[to];
      },
    );
    expect(apart.members).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11],
    ]);
  });
});

describe('bearings', () => {
  const grid = rectangleGrid('flat', 'odd', 9, 9);

  it('turn with the sheet: with north to the left, up is east', () => {
    const a = grid.at(4, 6);
    expect(bearing(grid, a, grid.at(4, 2))).toBe(0);
    expect(compassPoint(bearing(grid, a, grid.at(4, 2), 270))).toBe('E');
    expect(compassPoint(bearing(grid, a, grid.at(0, 6), 270))).toBe('N');
    expect(compassPoint(bearing(grid, a, grid.at(4, 8), 270))).toBe('W');
    expect(bearing(grid, a, a, 270)).toBe(0);
  });

  it('are named by 8 or 16 points', () => {
    expect([0, 22, 23, 45, 67, 68, 180, 337, 338, 359, -90, 450].map((d) => compassPoint(d))).toEqual(
      'N N NE NE NE E S NW N N W E'.split(' '),
    );
    expect([0, 11, 12, 22.5, 33, 34, 350].map((d) => compassPoint(d, 16))).toEqual('N N NNE NNE NNE NE N'.split(' '));
  });
});
