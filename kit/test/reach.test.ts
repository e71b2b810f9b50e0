import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, distance, type HexGrid, NONE, sideBetween } from '../src/grid.ts';
import {
  costTo,
  createReachBuffers,
  findPath,
  type Mover,
  type MoveRule,
  pathTo,
  reach,
  slowest,
  walk,
  whyNot,
} from '../src/reach.ts';
import {
  cheapestAt,
  createBuffers,
  createJoins,
  flood,
  hexOf,
  JOIN,
  labelOf,
  refuse,
  search,
  statesTo,
  UNREACHED,
} from '../src/search.ts';
import { arcs, boards, noise, rectangle } from './random-boards.ts';

/** A rule with costs, refusals, labels, stops and ends drawn from noise. */
function noisyRule(seed: number, labels: number): MoveRule {
  return {
    labels,
    step: (from, to, side, direction, label) => {
      if (noise(seed, 6, 1, to, label) === 0) return refuse(1 + noise(seed, 3, 2, to));
      return noise(seed, 4, 3, from, to, side, direction, label);
    },
    relabel: (from, to, side, direction, label) => noise(seed, labels, 4, from, to, side, direction, label),
    stop: (hex, label) => (noise(seed, 5, 5, hex, label) === 0 ? 7 : 0),
    mayEnd: (hex, label) => (noise(seed, 4, 6, hex, label) === 0 ? 9 : 0),
    minimum: (to) => (noise(seed, 2, 8, to) === 0 ? 11 : 0),
  };
}

/** Bellman-Ford over (hex, label): relax every arc until nothing changes. */
function bruteForce(grid: HexGrid, mover: Mover): Map<number, number> {
  const { rule, budget } = mover;
  const labels = rule.labels ?? 1;
  const start = mover.hex * labels + (mover.label ?? 0);
  const cost = new Map<number, number>([[start, 0]]);
  const all = arcs(grid);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, side, direction } of all) {
      for (let label = 0; label < labels; label++) {
        const state = from * labels + label;
        const spent = cost.get(state);
        if (spent === undefined) continue;
        if (state !== start && rule.stop !== undefined && rule.stop(from, label) !== 0) continue;
        const price = rule.step(from, to, side, direction, label, spent);
        if (price < 0 || spent + price > budget) continue;
        const target = to * labels + (rule.relabel?.(from, to, side, direction, label) ?? label);
        if ((cost.get(target) ?? UNREACHED) <= spent + price) continue;
        cost.set(target, spent + price);
        changed = true;
      }
    }
  }
  if (rule.minimum === undefined) return cost;
  for (const { from, to, side, direction } of all) {
    if (from !== mover.hex) continue;
    const price = rule.step(from, to, side, direction, mover.label ?? 0, 0);
    if (price <= budget || rule.minimum(to, side, direction, price) !== 0) continue;
    const target = to * labels + (rule.relabel?.(from, to, side, direction, mover.label ?? 0) ?? mover.label ?? 0);
    if (!cost.has(target)) cost.set(target, budget);
  }
  return cost;
}

const cases = fc.record({
  grid: boards,
  seed: fc.integer(),
  labels: fc.integer({ min: 1, max: 3 }),
  budget: fc.integer({ min: 0, max: 8 }),
});

describe('reach against brute force', () => {
  const buffers = createReachBuffers();

  it('finds the same states at the same cost, whatever was searched before in the same buffers', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed, labels, budget }) => {
        const mover: Mover = { hex: 0, label: labels - 1, budget, rule: noisyRule(seed, labels) };
        const expected = bruteForce(grid, mover);
        for (const found of [reach(grid, mover, buffers), reach(grid, mover)]) {
          const got = new Map<number, number>();
          for (let state = 0; state < grid.count * labels; state++) {
            const cost = found.search.cost[state] ?? UNREACHED;
            if (cost !== UNREACHED) got.set(state, cost);
          }
          expect(new Map([...got].sort((a, b) => a[0] - b[0]))).toEqual(
            new Map([...expected].sort((a, b) => a[0] - b[0])),
          );
          expect(found.search.settled).toBe(expected.size);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('lists where the move may end, cheapest first, with a path that walks as told', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed, labels, budget }) => {
        const rule = noisyRule(seed, labels);
        const mover: Mover = { hex: 0, label: labels - 1, budget, rule };
        const found = reach(grid, mover, buffers);
        expect(found.best[0]).toBe(labels - 1);
        const ends = new Map<number, number>();
        for (const [state, cost] of bruteForce(grid, mover)) {
          const hex = Math.floor(state / labels);
          if (hex === 0 || rule.mayEnd?.(hex, state % labels) !== 0) continue;
          ends.set(hex, Math.min(cost, ends.get(hex) ?? UNREACHED));
        }
        expect([...found.hexes].sort((a, b) => a - b)).toEqual([...ends.keys()].sort((a, b) => a - b));
        let last = 0;
        for (const hex of found.hexes) {
          const cost = costTo(found, hex);
          expect(cost).toBe(ends.get(hex));
          const path = pathTo(found, hex);
          const walked = walk(grid, mover, path);
          expect(walked).toEqual({ cost, label: labelOf(found.search, found.best[hex] ?? 0), steps: path.length - 1 });
          expect(cost).toBeGreaterThanOrEqual(last);
          last = cost;
        }
        for (let hex = 1; hex < grid.count; hex++) {
          expect([costTo(found, hex) === UNREACHED, pathTo(found, hex).length === 0]).toEqual(
            ends.has(hex) ? [false, false] : [true, true],
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('explains every hex where the move cannot end', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed, labels, budget }) => {
        const rule = noisyRule(seed, labels);
        const mover: Mover = { hex: 0, budget, rule };
        const found = reach(grid, mover);
        const rich = { ...mover, budget: 1_000_000 };
        const anything = bruteForce(grid, rich);
        const now = bruteForce(grid, mover);
        const statesIn = (map: Map<number, number>, hex: number) =>
          [...map].filter(([state]) => Math.floor(state / labels) === hex);
        const endsIn = (map: Map<number, number>, hex: number) =>
          statesIn(map, hex).filter(([state]) => rule.mayEnd?.(hex, state % labels) === 0);
        for (let hex = 1; hex < grid.count; hex++) {
          const why = whyNot(grid, mover, found, hex);
          const price = cheapest(endsIn(anything, hex));
          const expected = (): object => {
            if (endsIn(now, hex).length > 0) return { kind: 'reached', cost: cheapest(endsIn(now, hex)) };
            if (statesIn(now, hex).length > 0) return { kind: 'no-end', code: 9, cost: cheapest(statesIn(now, hex)) };
            if (Number.isFinite(price)) return { kind: 'budget', needed: price, short: price - budget };
            if (statesIn(anything, hex).length > 0) {
              return { kind: 'no-end', code: 9, cost: cheapest(statesIn(anything, hex)) };
            }
            const nearest = nearestFailure(grid, rule, anything, hex);
            if (why.kind === 'stopped') return { kind: 'stopped', code: rule.stop?.(why.at, stoppedLabel(why.at)) };
            if (why.kind !== 'forbidden') return { kind: nearest === Infinity ? 'unconnected' : 'another reason' };
            const beside = statesIn(anything, why.from).length > 0 && statesIn(anything, why.to).length === 0;
            const near = directionTo(grid, why.from, why.to) !== NONE && distance(grid, why.to, hex) === nearest;
            return { kind: beside && near ? 'forbidden' : 'another reason', code: 1 + noise(seed, 3, 2, why.to) };
          };
          const stoppedLabel = (at: number) =>
            statesIn(anything, at)
              .map(([state]) => state % labels)
              .find((label) => rule.stop?.(at, label) === 7) ?? 0;
          expect(why).toMatchObject(expected());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('finds one path at the cost the whole search gives, steered or not', () => {
    const pathBuffers = createBuffers();
    fc.assert(
      fc.property(cases, ({ grid, seed, labels, budget }) => {
        const noisy = noisyRule(seed, labels);
        const rule: MoveRule = {
          ...noisy,
          step: (from, to, side, direction, label, spent) => {
            const price = noisy.step(from, to, side, direction, label, spent);
            return price < 0 ? price : price + 1;
          },
        };
        const mover: Mover = { hex: 0, budget, rule };
        const found = reach(grid, mover);
        for (let hex = 1; hex < grid.count; hex++) {
          for (const least of [0, 1]) {
            const one = findPath(grid, mover, hex, least, pathBuffers);
            expect(one?.cost ?? UNREACHED).toBe(costTo(found, hex));
            const walked = walk(grid, mover, one?.path ?? [0]);
            expect([walked.cost, walked.stoppedBy]).toEqual([one?.cost ?? 0, undefined]);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('drops dominated labels without losing a hex or paying more', () => {
    fc.assert(
      fc.property(cases, ({ grid, seed, budget }) => {
        // The label counts difficult hexes in a row; two are the most. Fewer is never worse.
        const difficult = (hex: number) => noise(seed, 2, 1, hex) === 0;
        const rule: MoveRule = {
          labels: 3,
          step: (_from, to, _side, _direction, label) =>
            difficult(to) && label === 2 ? refuse(1) : noise(seed, 3, 2, to),
          relabel: (_from, to, _side, _direction, label) => (difficult(to) ? label + 1 : 0),
        };
        const plain = reach(grid, { hex: 0, budget, rule });
        const pruned = reach(grid, { hex: 0, budget, rule: { ...rule, dominates: (a, b) => a < b } });
        const mutual = reach(grid, { hex: 0, budget, rule: { ...rule, dominates: (a, b) => a <= b } });
        for (const other of [pruned, mutual]) {
          expect([...other.hexes].sort((a, b) => a - b)).toEqual([...plain.hexes].sort((a, b) => a - b));
          for (const hex of plain.hexes) expect(costTo(other, hex)).toBe(costTo(plain, hex));
          expect(other.search.settled).toBeLessThanOrEqual(plain.search.settled);
        }
      }),
    );
  });
});

function cheapest(all: readonly (readonly [number, number])[]): number {
  return Math.min(...all.map(([, cost]) => cost));
}

/** How far the nearest hex lies that a way touched but did not enter, with no limit to what it may spend. */
function nearestFailure(grid: HexGrid, rule: MoveRule, reached: Map<number, number>, hex: number): number {
  const labels = rule.labels ?? 1;
  const hexes = new Set([...reached.keys()].map((state) => Math.floor(state / labels)));
  let nearest = Number.POSITIVE_INFINITY;
  for (const { from, to } of arcs(grid)) {
    if (hexes.has(from) && !hexes.has(to)) nearest = Math.min(nearest, distance(grid, to, hex));
  }
  return nearest;
}

describe('reach by example', () => {
  const grid = rectangle(9, 5);
  const at = (col: number, row: number) => grid.at(col, row);
  const clear: MoveRule = { step: () => 6 };

  it('[moscow41 3.1.5] four clear hexes for four movement points, in sixths', () => {
    const found = reach(grid, { hex: at(0, 2), budget: 24, rule: clear });
    expect(costTo(found, at(4, 2))).toBe(24);
    expect(costTo(found, at(5, 2))).toBe(UNREACHED);
    expect(whyNot(grid, { hex: at(0, 2), budget: 24, rule: clear }, found, at(5, 2))).toEqual({
      kind: 'budget',
      needed: 30,
      short: 6,
    });
    expect(found.hexes).not.toContain(at(0, 2));
  });

  it('[moscow41 3.1.13 a] a first hex that costs nine is entered for all seven points, and no further', () => {
    const rule: MoveRule = { step: (_f, to) => (to === at(1, 2) ? 54 : 6), minimum: () => 0 };
    const mover: Mover = { hex: at(0, 2), budget: 42, rule };
    const found = reach(grid, mover);
    expect(costTo(found, at(1, 2))).toBe(42);
    expect(walk(grid, mover, [at(0, 2), at(1, 2)])).toEqual({ cost: 42, label: 0, steps: 1 });
    expect(walk(grid, mover, [at(0, 2), at(1, 2), at(2, 2)]).stoppedBy).toEqual({
      kind: 'budget',
      needed: 54,
      short: 12,
    });
    expect(findPath(grid, mover, at(1, 2), 0)).toEqual({ path: [at(0, 2), at(1, 2)], cost: 42 });
    const second = walk(grid, { ...mover, budget: 48 }, [at(0, 2), at(0, 1), at(1, 2)]);
    expect(second).toMatchObject({ steps: 1, stoppedBy: { kind: 'budget', needed: 60, short: 12 } });
  });

  it('[moscow41 4.2.1] a move stops where it enters a zone of control, and says so beyond', () => {
    const wall = new Set([0, 1, 2, 3, 4].map((row) => at(3, row)));
    const rule: MoveRule = { ...clear, stop: (hex) => (wall.has(hex) ? 4 : 0) };
    const mover: Mover = { hex: at(0, 2), budget: 60, rule };
    const found = reach(grid, mover);
    expect(costTo(found, at(3, 2))).toBe(18);
    expect(costTo(found, at(4, 2))).toBe(UNREACHED);
    expect(whyNot(grid, mover, found, at(4, 2))).toMatchObject({ kind: 'stopped', code: 4 });
    const over = walk(grid, mover, [at(0, 2), at(1, 2), at(2, 2), at(3, 2), at(4, 2)]);
    expect(over).toEqual({ cost: 18, label: 0, steps: 3, stoppedBy: { kind: 'stopped', code: 4, at: at(3, 2) } });
    const inside = reach(grid, { ...mover, hex: at(3, 2) });
    expect(costTo(inside, at(4, 2))).toBe(6);
  });

  it('[ukraine43 4.4A2] says what bars the short way when only a detour is open', () => {
    const river = sideBetween(grid, at(0, 2), at(1, 2));
    const rule: MoveRule = { step: (_f, _t, side) => (side === river ? refuse(3) : 6) };
    const mover: Mover = { hex: at(0, 2), budget: 6, rule };
    const found = reach(grid, mover);
    expect(whyNot(grid, mover, found, at(1, 2))).toEqual({
      kind: 'budget',
      needed: 12,
      short: 6,
      barred: { kind: 'forbidden', code: 3, from: at(0, 2), to: at(1, 2) },
    });
  });

  it('judges submitted paths: jumps, wrong starts, closed steps, forbidden ends', () => {
    const rule: MoveRule = {
      step: (_f, to) => (to === at(2, 2) ? refuse(5) : 6),
      mayEnd: (hex) => (hex === at(1, 2) ? 8 : 0),
    };
    const mover: Mover = { hex: at(0, 2), budget: 60, rule };
    const judged = (path: readonly number[]) => walk(grid, mover, path).stoppedBy;
    expect(judged([at(0, 2), at(4, 2)])).toEqual({ kind: 'unconnected' });
    expect(judged([at(1, 2), at(0, 2)])).toEqual({ kind: 'unconnected' });
    expect(judged([at(0, 2), at(1, 2), at(2, 2)])).toEqual({
      kind: 'forbidden',
      code: 5,
      from: at(1, 2),
      to: at(2, 2),
    });
    expect(judged([at(0, 2), at(1, 2)])).toEqual({ kind: 'no-end', code: 8, cost: 6 });
    expect(judged([at(0, 2)])).toBeUndefined();
    expect(findPath(grid, mover, at(1, 2), 6)).toBeUndefined();
    expect(findPath(grid, mover, at(8, 4), 6)?.cost).toBe(54);
  });

  it('[eastfront 16.24] walks through boxes off the map, by the cheaper of two ways', () => {
    const box = grid.count;
    const joins = createJoins(grid.count + 1, [
      [at(0, 2), box],
      [box, at(8, 2)],
      [at(0, 2), at(1, 2)],
      [at(0, 2), at(0, 1)],
    ]);
    const price = [2, 3, 1, 9];
    const rule: MoveRule = {
      joins,
      step: (_f, to, _s, d) => (d >= JOIN ? (price[d - JOIN] ?? 0) : to === at(0, 3) ? refuse(4) : 6),
      minimum: () => 0,
    };
    const walked = (path: readonly number[], budget: number) => walk(grid, { hex: at(0, 2), budget, rule }, path);
    expect(walked([at(0, 2), box, at(8, 2)], 5)).toEqual({ cost: 5, label: 0, steps: 2 });
    expect(walked([at(0, 2), at(1, 2)], 5).cost).toBe(1);
    expect(walked([at(0, 2), at(0, 1)], 8).cost).toBe(6);
    expect(walked([at(0, 2), box], 1).stoppedBy).toEqual({ kind: 'budget', needed: 2, short: 1 });
    expect(walked([at(0, 2), at(0, 3)], 9).stoppedBy).toMatchObject({ kind: 'forbidden', code: 4 });
    expect(pathTo(reach(grid, { hex: at(0, 2), budget: 5, rule }), at(8, 2))).toEqual([at(0, 2), box, at(8, 2)]);
  });

  it('[ukraine43 4.1b] a stack pays what its slowest unit pays and goes where all may go', () => {
    const foot = (_f: number, to: number) => (to === at(3, 2) ? refuse(7) : 2);
    const truck = (_f: number, to: number) => (to === at(1, 2) ? refuse(6) : 3);
    const both = slowest([foot, truck]);
    expect(both(0, at(2, 2), 0, 0, 0, 0)).toBe(3);
    expect(slowest([truck, foot])(0, at(2, 2), 0, 0, 0, 0)).toBe(3);
    expect(both(0, at(1, 2), 0, 0, 0, 0)).toBe(refuse(6));
    expect(both(0, at(3, 2), 0, 0, 0, 0)).toBe(refuse(7));
    expect(slowest([])(0, 0, 0, 0, 0, 0)).toBe(0);
  });

  it('passes what has been spent to the rule', () => {
    const rule: MoveRule = { step: (_f, _t, _s, _d, _l, spent) => 1 + spent };
    expect(costTo(reach(grid, { hex: at(0, 2), budget: 100, rule }), at(4, 2))).toBe(15);
  });
});

describe('search', () => {
  const grid = rectangle(9, 5);
  const at = (col: number, row: number) => grid.at(col, row);

  it('measures the distance to the nearest of many hexes', () => {
    fc.assert(
      fc.property(boards, fc.array(fc.nat(24), { minLength: 1, maxLength: 4 }), (board, picks) => {
        const from = picks.map((pick) => pick % board.count);
        const found = flood(board, from, { step: () => 1 });
        const layers = new Map<number, number>(from.map((hex) => [hex, 0]));
        for (let round = 0; round < board.count; round++) {
          for (const arc of arcs(board)) {
            const near = layers.get(arc.from);
            if (near === round && !layers.has(arc.to)) layers.set(arc.to, round + 1);
          }
        }
        for (let hex = 0; hex < board.count; hex++) expect(found.cost[hex]).toBe(layers.get(hex) ?? UNREACHED);
      }),
    );
  });

  it('takes starts at their own cost, the cheaper of two in one place, none beyond the limit', () => {
    const starts = [
      { hex: at(0, 0), label: 0, cost: 5 },
      { hex: at(0, 0), label: 0, cost: 2 },
      { hex: at(0, 0), label: 0, cost: 4 },
      { hex: at(8, 4), label: 0, cost: 9 },
    ];
    const found = search(grid, { step: () => 1 }, starts, 8);
    expect(found.cost[at(0, 0)]).toBe(2);
    expect(found.cost[at(6, 0)]).toBe(8);
    expect(found.cost[at(7, 0)]).toBe(UNREACHED);
    expect(found.cost[at(8, 4)]).toBe(UNREACHED);
    expect([found.short[at(7, 0)], hexOf(found, found.shortFrom[at(7, 0)] ?? 0)]).toEqual([1, at(6, 0)]);
    const order = Array.from(found.order.slice(0, found.settled), (s) => found.cost[s] ?? 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('remembers the smallest excess over the limit', () => {
    const rule = { step: (from: number, to: number) => (to !== at(1, 1) ? 1 : from === at(0, 1) ? 9 : 4) };
    const found = search(grid, rule, [{ hex: at(0, 1), label: 0, cost: 0 }], 3);
    expect(found.short[at(1, 1)]).toBe(2);
    expect(found.cost[hexOf(found, found.shortFrom[at(1, 1)] ?? 0)]).toBe(1);
  });

  it('goes through boxes and sea areas by joins, told by number', () => {
    const box = grid.count;
    const joins = createJoins(grid.count + 1, [
      [at(0, 0), box],
      [box, at(8, 4)],
    ]);
    const asked: number[] = [];
    const rule = {
      joins,
      step: (_from: number, _to: number, side: number, direction: number) => {
        if (direction < JOIN) return refuse(1);
        expect(side).toBe(NONE);
        asked.push(direction - JOIN);
        return 2 + direction - JOIN;
      },
    };
    const found = search(grid, rule, [{ hex: at(0, 0), label: 0, cost: 0 }], 100);
    expect(statesTo(found, at(8, 4))).toEqual([at(0, 0), box, at(8, 4)]);
    expect(found.cost[at(8, 4)]).toBe(5);
    expect(new Set(asked)).toEqual(new Set([0, 1]));
    const goal = { hex: at(8, 4), least: 1, accepts: () => true };
    expect(search(grid, rule, [{ hex: at(0, 0), label: 0, cost: 0 }], 100, createBuffers(), goal).found).toBe(at(8, 4));
    const stopped = search(grid, { ...rule, stop: () => 3 }, [{ hex: at(0, 0), label: 0, cost: 0 }], 100);
    expect(stopped.cost[at(8, 4)]).toBe(UNREACHED);
    expect([stopped.stopped[at(8, 4)], stopped.stoppedAt[at(8, 4)]]).toEqual([3, box]);
    expect(() => createJoins(2, [[0, 2]])).toThrow('0-2');
    expect(() => createJoins(2, [[-1, 0]])).toThrow('-1-0');
  });

  it('grows its buckets and entries, and ends even when the steering promises too much', () => {
    const far = rectangle(60, 40);
    const found = flood(far, [0], { step: () => 100 });
    expect(found.cost[far.at(59, 0)]).toBe(5900);
    expect(found.settled).toBe(2400);
    const goal = { hex: far.at(59, 39), least: 50, accepts: () => true };
    const misled = search(far, { step: () => 1 }, [{ hex: 0, label: 0, cost: 0 }], 1000, createBuffers(), goal);
    expect(misled.found).toBe(far.at(59, 39));
  });

  it('settles fewer hexes when it is steered', () => {
    const far = rectangle(60, 40);
    const run = (least: number) =>
      search(far, { step: () => 1 }, [{ hex: far.at(30, 20), label: 0, cost: 0 }], 1000, createBuffers(), {
        hex: far.at(45, 20),
        least,
        accepts: () => true,
      });
    expect(run(1).settled).toBeLessThan(run(0).settled / 3);
    expect(run(1).cost[far.at(45, 20)]).toBe(15);
  });

  it('gives the cheapest label of a hex, the lower of equals', () => {
    const rule = { labels: 3, step: () => refuse(1) };
    const starts = [
      { hex: 3, label: 2, cost: 4 },
      { hex: 3, label: 1, cost: 4 },
      { hex: 3, label: 0, cost: 5 },
    ];
    const found = search(grid, rule, starts, 9);
    expect(cheapestAt(found, 3)).toBe(10);
    expect(labelOf(found, 10)).toBe(1);
    expect(cheapestAt(found, 4)).toBe(NONE);
  });
});
