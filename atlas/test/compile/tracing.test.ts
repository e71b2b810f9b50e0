// Rivers on hexsides and railways through hexes, on bare grids.
import { createGrid, directionTo, NONE } from '@rasputitsa/kit/grid';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latticeOf } from '../../src/geo/lattice.ts';
import { shortest } from '../../src/compile/paths.ts';
import { onBoard, snap } from '../../src/compile/snap.ts';
import { traceLeg } from '../../src/compile/trace.ts';

const cells: [number, number][] = [];
for (let r = 0; r < 12; r++) for (let c = 0; c < 16; c++) cells.push([c, r]);
const grid = createGrid({ orientation: 'pointy', shift: 'odd', cells });
const lattice = latticeOf(grid);
const anywhere = () => true;

/** The chain's corners in order; throws when a side does not begin where the last one ended. */
function corners(chain: readonly number[]): number[] {
  const [first = 0, second] = chain;
  const ends = [lattice.from[first] ?? 0, lattice.to[first] ?? 0];
  let at =
    second === undefined || [lattice.from[second], lattice.to[second]].includes(ends[1] ?? 0)
      ? (ends[0] ?? 0)
      : (ends[1] ?? 0);
  const out = [at];
  for (const side of chain) {
    const [a, b] = [lattice.from[side] ?? 0, lattice.to[side] ?? 0];
    if (at !== a && at !== b) throw new Error(`gap before side ${side}`);
    at = at === a ? b : a;
    out.push(at);
  }
  return out;
}

describe('rivers', () => {
  const bend = fc.array(
    fc.tuple(fc.double({ min: 1, max: 14, noNaN: true }), fc.double({ min: 1, max: 9, noNaN: true })),
    { minLength: 2, maxLength: 5 },
  );
  it('a chain is connected, never doubles back and stays near its course', () => {
    fc.assert(
      fc.property(bend, (points) => {
        const course = points.flat();
        const chain = snap(lattice, {
          name: 'test',
          course,
          require: [],
          avoid: new Set(),
          mayEnd: anywhere,
          banks: [],
        });
        expect(new Set(chain).size).toBe(chain.length);
        expect(chain.length === 0 ? 1 : corners(chain).length).toBe(chain.length + 1);
        expect(chain.filter((s) => grid.sideB[s] === NONE)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
  it('runs along the sides it must and keeps off those it must not', () => {
    const course = [1, 5, 14, 5.3];
    const free = snap(lattice, { name: 'test', course, require: [], avoid: new Set(), mayEnd: anywhere, banks: [] });
    const banned = free[Math.floor(free.length / 2)] ?? 0;
    const detour = snap(lattice, {
      name: 'test',
      course,
      require: [],
      avoid: new Set([banned]),
      mayEnd: anywhere,
      banks: [],
    });
    expect(free).toContain(banned);
    expect(detour).not.toContain(banned);
    const h = grid.at(7, 5);
    const wanted = grid.sides[h * 6] ?? 0;
    expect(free).not.toContain(wanted);
    const forced = snap(lattice, {
      name: 'test',
      course,
      require: [wanted],
      avoid: new Set(),
      mayEnd: anywhere,
      banks: [],
    });
    expect(forced).toContain(wanted);
    expect(corners(forced)).toHaveLength(forced.length + 1);
  });
  it.each([
    ['after the mouth', [3, 5.2, 8, 5.2], 9],
    ['before the source', [9, 5.2, 14, 5.2], 7],
    ['after the mouth, flowing west', [14, 5.2, 9, 5.2], 7],
    ['before the source, flowing west', [8, 5.2, 3, 5.2], 9],
  ] as const)('runs downstream along required sides that all lie %s', (where, course, col) => {
    // The upper rim of a hex off the end of the course, listed in both orders.
    const h = grid.at(col, 6);
    const rim = [grid.sides[h * 6] ?? 0, grid.sides[h * 6 + 5] ?? 0];
    for (const require of [rim, rim.toReversed()]) {
      const chain = snap(lattice, { name: 'test', course, require, avoid: new Set(), mayEnd: anywhere, banks: [] });
      const xs = corners(chain).map((c) => lattice.cornerX[c] ?? 0);
      const east = course[2] > course[0];
      const steps = xs.slice(1).map((x, i) => (x - (xs[i] ?? 0)) * (east ? 1 : -1));
      expect([where, steps.filter((d) => d < -1e-9)]).toEqual([where, []]);
      const there = chain.slice(where.startsWith('after') ? -2 : 0).slice(0, 2);
      expect(new Set(there)).toEqual(new Set(rim));
    }
  });
  it('leaves a town on its own bank', () => {
    // A straight river through the middle of a row of hexes; the town a little north or south of it.
    const row = 6;
    const y = lattice.y[grid.at(0, row)] ?? 0;
    const hex = grid.at(8, row);
    const x = lattice.x[hex] ?? 0;
    const below = (dy: number) => {
      const course = [1, y, 14, y];
      const chain = snap(lattice, {
        name: 'test',
        course,
        require: [],
        avoid: new Set(),
        mayEnd: anywhere,
        banks: [{ hex, x, y: y + dy }],
      });
      const touching = chain.filter((s) => grid.sideA[s] === hex || grid.sideB[s] === hex);
      return touching.every(
        (s) =>
          ((lattice.cornerY[lattice.from[s] ?? 0] ?? 0) + (lattice.cornerY[lattice.to[s] ?? 0] ?? 0)) / 2 >= y - 1e-9,
      );
    };
    expect(below(-0.2)).toBe(true);
    expect(below(0.2)).toBe(false);
  });
  it('says so when no chain leads to the mouth', () => {
    const input = {
      name: 'river Styx',
      course: [1, 1, 14, 8],
      require: [],
      avoid: new Set<number>(),
      mayEnd: () => false,
      banks: [],
    };
    expect(() => snap(lattice, input)).toThrow(/river Styx: no chain of hexsides/);
  });
  it('a short excursion over the edge does not cut a course, a long one does', () => {
    expect(onBoard(lattice, [2, 3, 2, 0.2, 2, -0.9, 3, -0.9, 3, 0.3, 3, 3])).toHaveLength(1);
    expect(onBoard(lattice, [2, 3, 2, 0.2, 2, -0.9, 4, -3, 6, -0.9, 6, 0.3, 6, 3])).toHaveLength(2);
  });
});

describe('railways', () => {
  const open = { closedHex: () => false, closedSide: () => false, laid: () => false };
  const hex = fc.integer({ min: 0, max: grid.count - 1 });
  it('goes from hex to neighbouring hex and, on open ground, by the shortest way', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const line = [lattice.x[a] ?? 0, lattice.y[a] ?? 0, lattice.x[b] ?? 0, lattice.y[b] ?? 0];
        const path = traceLeg(lattice, a, b, line, open) ?? [];
        expect([path[0], path.at(-1)]).toEqual([a, b]);
        for (let i = 0; i + 1 < path.length; i++)
          expect(directionTo(grid, path[i] ?? 0, path[i + 1] ?? 0)).not.toBe(NONE);
        const steps = Math.max(
          Math.abs((grid.q[a] ?? 0) - (grid.q[b] ?? 0)),
          Math.abs((grid.r[a] ?? 0) - (grid.r[b] ?? 0)),
          Math.abs((grid.q[a] ?? 0) + (grid.r[a] ?? 0) - (grid.q[b] ?? 0) - (grid.r[b] ?? 0)),
        );
        expect(path.length - 1).toBe(steps);
      }),
      { numRuns: 100 },
    );
  });
  it('goes round water and gives up when it is all around', () => {
    const [a, b] = [grid.at(2, 5), grid.at(10, 5)];
    const line = [lattice.x[a] ?? 0, lattice.y[a] ?? 0, lattice.x[b] ?? 0, lattice.y[b] ?? 0];
    const lake = new Set([grid.at(6, 4), grid.at(6, 5), grid.at(6, 6), grid.at(5, 5)]);
    const path = traceLeg(lattice, a, b, line, { ...open, closedHex: (h) => lake.has(h) }) ?? [];
    expect(path.length).toBeGreaterThan(9);
    expect(path.filter((h) => lake.has(h))).toEqual([]);
    const moat = new Set(Array.from(grid.neighbours.subarray(b * 6, b * 6 + 6)));
    expect(traceLeg(lattice, a, b, line, { ...open, closedHex: (h) => moat.has(h) })).toBeUndefined();
  });
  it('prefers track that lies already', () => {
    const [a, b] = [grid.at(2, 5), grid.at(10, 5)];
    const line = [lattice.x[a] ?? 0, lattice.y[a] ?? 0, lattice.x[b] ?? 0, lattice.y[b] ?? 0];
    const upper =
      traceLeg(
        lattice,
        grid.at(3, 4),
        grid.at(9, 4),
        [
          lattice.x[grid.at(3, 4)] ?? 0,
          lattice.y[grid.at(3, 4)] ?? 0,
          lattice.x[grid.at(9, 4)] ?? 0,
          lattice.y[grid.at(9, 4)] ?? 0,
        ],
        open,
      ) ?? [];
    const laid = new Set<number>();
    for (let i = 0; i + 1 < upper.length; i++)
      laid.add(grid.sides[(upper[i] ?? 0) * 6 + directionTo(grid, upper[i] ?? 0, upper[i + 1] ?? 0)] ?? 0);
    const alone = traceLeg(lattice, a, b, line, open) ?? [];
    const shared = traceLeg(lattice, a, b, line, { ...open, laid: (s) => laid.has(s) }) ?? [];
    expect(alone.filter((h) => upper.includes(h))).toEqual([]);
    expect(shared.length).toBeGreaterThanOrEqual(alone.length);
  });
});

function* edges(n: number) {
  if (n < 5) yield { to: n + 1, cost: 1, label: n };
}

describe('shortest paths', () => {
  it('weighs starts and targets', () => {
    expect(
      shortest(
        new Map([
          [0, 10],
          [2, 0],
        ]),
        new Map([
          [4, 3],
          [5, 0],
        ]),
        edges,
      ),
    ).toEqual({ nodes: [2, 3, 4, 5], labels: [2, 3, 4], cost: 3 });
    expect(shortest(new Map([[3, 0]]), new Map([[1, 0]]), edges)).toBeUndefined();
  });
});
