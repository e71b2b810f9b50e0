// The search itself, seen from inside: what it prunes, what it forgets between two uses, how it is steered.
import { describe, expect, test } from 'vitest';
import { NONE } from '../src/grid.ts';
import {
  createBuffers,
  createJoins,
  refuse,
  type Search,
  type SearchRule,
  search,
  statesTo,
  UNREACHED,
} from '../src/search.ts';
import { rectangle } from './random-boards.ts';

const ROW = rectangle(12, 1);
const ONE: SearchRule = { step: () => 1 };

function from(hex: number, label = 0, cost = 0) {
  return { hex, label, cost };
}

/** What the search noted about hexes it could not enter. */
function notes(found: Search, nodes: number) {
  return [found.refused, found.stopped, found.short].map((list) => [...list.subarray(0, nodes)]);
}

describe('joins', () => {
  test('have both ends among the nodes', () => {
    for (const pair of [
      [-1, 0],
      [0, -1],
      [3, 0],
      [0, 3],
    ] as const) {
      expect(() => createJoins(3, [pair])).toThrow(`joins: ${pair[0]}-${pair[1]} is not among 3 nodes`);
    }
    expect([
      ...createJoins(3, [
        [0, 2],
        [2, 1],
      ]).first,
    ]).toEqual([0, 1, 2, 4]);
  });
});

describe('buffers used again', () => {
  const board = rectangle(3, 3);
  const closed: SearchRule = { step: () => refuse(5) };
  const halting: SearchRule = { step: () => 1, stop: () => 8 };

  test('forget all that was noted in the search before, for every hex', () => {
    const buffers = createBuffers();
    const nothing = Array.from({ length: 9 }, () => 0);
    for (const [rule, limit] of [
      [closed, 9],
      [halting, 9],
      [ONE, 0],
    ] as const) {
      const before = search(board, rule, [from(4)], limit, buffers);
      expect(
        notes(before, 9)
          .flat()
          .filter((n) => n !== 0).length,
      ).toBeGreaterThan(1);
      expect(notes(search(board, ONE, [from(4)], 9, buffers), 9)).toEqual([nothing, nothing, nothing]);
    }
  });

  test('forget notes of all three kinds at once', () => {
    const mixed: SearchRule = {
      step: (_from, to) => (to === 1 ? refuse(3) : to === 3 ? 99 : 1),
      stop: () => 8,
    };
    const buffers = createBuffers();
    const first = notes(search(board, mixed, [from(4)], 9, buffers), 9);
    expect(first.map((list) => list.some((n) => n !== 0))).toEqual([true, true, true]);
    expect(notes(search(board, mixed, [from(4)], 9, buffers), 9)).toEqual(first);
  });

  test('grow with the number of starts', () => {
    const wide = rectangle(40, 30);
    const all = Array.from({ length: wide.count }, (_, hex) => from(hex, 0, 1));
    const found = search(wide, ONE, all, 9);
    expect([found.settled, new Set(found.cost)]).toEqual([wide.count, new Set([1])]);
    expect(new Set(found.order.subarray(0, found.settled)).size).toBe(wide.count);
  });

  test('are the same arrays as long as they are long enough', () => {
    const buffers = createBuffers();
    const { cost, refused } = search(ROW, ONE, [from(0)], 99, buffers);
    search(board, ONE, [from(0)], 99, buffers);
    search(ROW, ONE, [from(11)], 3, buffers);
    expect([buffers.cost === cost, buffers.refused === refused]).toEqual([true, true]);
    expect([...buffers.cost.subarray(0, 12)]).toEqual([...Array.from({ length: 8 }, () => UNREACHED), 3, 2, 1, 0]);
    search(ROW, { ...ONE, labels: 2 }, [from(0)], 99, buffers);
    expect([buffers.cost === cost, buffers.refused === refused]).toEqual([false, true]);
  });
});

describe('what keeps a way from a hex', () => {
  test('is the first stop met, by the cheapest way', () => {
    // Two ways around to hex 4 of a board of 3 x 3, each of which must stop beside it.
    const board = rectangle(3, 3);
    const rule: SearchRule = { step: (_from, to) => (to === 1 ? 2 : to === 4 ? 1 : 3), stop: (hex) => 10 + hex };
    const found = search(board, rule, [from(0)], 9);
    expect([found.stopped[2], found.stoppedAt[2]]).toEqual([11, 1]);
    expect(found.stopped[4]).toBe(10 + (found.stoppedAt[4] ?? NONE));
    expect(found.cost[4]).toBe(UNREACHED);
  });

  test('stays what was met first when a more expensive way is kept off too', () => {
    const halted = search(
      ROW,
      { step: (_from, to) => (to === 3 ? 1 : 2), stop: (hex) => 10 + hex },
      [from(2), from(6)],
      9,
    );
    expect([halted.stopped[4], halted.stoppedAt[4]]).toEqual([13, 3]);
    const refused = search(ROW, { step: (at, to) => (to === 4 ? refuse(10 + at) : 1) }, [from(3), from(5, 0, 1)], 9);
    expect([refused.refused[4], refused.refusedFrom[4]]).toEqual([13, 3]);
  });

  test('is, of two equal shortfalls, the one met first', () => {
    const found = search(ROW, { step: (_from, to) => (to === 5 ? 9 : 1) }, [from(4), from(6, 0, 0)], 3);
    const first = found.order[0] ?? NONE;
    expect([found.short[5], found.shortFrom[5]]).toEqual([6, first]);
  });
});

describe('dominated labels', () => {
  /** Which labels go on from hex 0 of a row: those that reach hex 1. */
  function goOn(dominates: (better: number, label: number) => boolean, costs: readonly number[]): number[] {
    const labels = costs.length;
    const starts = costs.map((cost, label) => from(0, label, cost));
    const found = search(ROW, { step: () => 1, labels, dominates }, starts, 99);
    return costs.map((_, label) => label).filter((label) => found.cost[labels + label] !== UNREACHED);
  }

  test('go no further when another has come as cheaply', () => {
    expect(goOn((better, label) => better === 0 && label === 1, [0, 0, 0])).toEqual([0, 2]);
    expect(goOn((better, label) => better === 2 && label === 1, [0, 0, 0])).toEqual([0, 2]);
    expect(goOn((better, label) => better === 2 && label === 1, [0, 1, 0])).toEqual([0, 2]);
  });

  test('go on when the better one has paid more, or is none', () => {
    expect(goOn((better, label) => better === 0 && label === 1, [5, 4, 0])).toEqual([0, 1, 2]);
    expect(goOn(() => false, [0, 0, 0])).toEqual([0, 1, 2]);
    expect(goOn((better, label) => better === label, [0, 0, 0])).toEqual([0, 1, 2]);
  });

  test('of equals the lowest stays, of unequals the cheapest', () => {
    expect(goOn(() => true, [0, 0, 0])).toEqual([0]);
    expect(goOn(() => true, [2, 1, 2])).toEqual([1]);
    expect(goOn(() => true, [3, 3, 2])).toEqual([2]);
  });
});

describe('a search for a goal', () => {
  const accepts = () => true;

  test('is not steered toward a box, which lies nowhere', () => {
    const joins = createJoins(13, [
      [0, 12],
      [11, 12],
    ]);
    const step: SearchRule['step'] = (at, to) => (at === 0 && to === 12 ? 9 : 1);
    const found = search(ROW, { step, joins }, [from(5)], 99, createBuffers(), { hex: 12, least: 1, accepts });
    expect(found.found).toBe(12);
    expect([found.cost[12], statesTo(found, 12)]).toEqual([7, [5, 6, 7, 8, 9, 10, 11, 12]]);
  });

  test('is not steered away from a box on the way', () => {
    const joins = createJoins(13, [
      [9, 12],
      [10, 12],
    ]);
    const step: SearchRule['step'] = (at, to) => (at === 9 && to === 10 ? 5 : 1);
    const found = search(ROW, { step, joins }, [from(8)], 99, createBuffers(), { hex: 11, least: 1, accepts });
    expect([found.cost[11], statesTo(found, 11)]).toEqual([4, [8, 9, 12, 10, 11]]);
  });

  test('ends at a label that is accepted, and leaves no queue behind', () => {
    const buffers = createBuffers();
    const rule: SearchRule = {
      step: () => 1,
      labels: 2,
      relabel: (_from, to, _side, _direction, label) => (to === 3 ? 1 : label),
    };
    const goal = { hex: 1, least: 0, accepts: (label: number) => label === 1 };
    const found = search(ROW, rule, [from(0)], 99, buffers, goal);
    expect([found.found, found.cost[found.found]]).toEqual([3, 5]);
    expect([...buffers.heads].every((head) => head === NONE)).toBe(true);
    expect(search(ROW, rule, [from(0)], 4, buffers, goal).found).toBe(NONE);
  });
});
