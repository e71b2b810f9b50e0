import * as fc from 'fast-check';
import { defineHex, Direction, Grid, Orientation as HoneyOrientation, rectangle } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { createGrid, DIRECTIONS, directionTo, distance, NONE, opposite, sideBetween } from '../src/grid.ts';
import { BOARDS, rectangleGrid } from './boards.ts';

const HONEY: Readonly<Record<string, Direction>> = {
  N: Direction.N,
  NE: Direction.NE,
  E: Direction.E,
  SE: Direction.SE,
  S: Direction.S,
  SW: Direction.SW,
  W: Direction.W,
  NW: Direction.NW,
};

describe.each(BOARDS)('a %s grid with the %s lines shifted', (orientation, shift) => {
  const width = 9;
  const height = 8;
  const grid = rectangleGrid(orientation, shift, width, height);
  const Hex = defineHex({
    orientation: orientation === 'flat' ? HoneyOrientation.FLAT : HoneyOrientation.POINTY,
    offset: shift === 'odd' ? -1 : 1,
  });
  const honey = new Grid(Hex, rectangle({ width, height }));
  const cell = fc.record({ col: fc.nat(width - 1), row: fc.nat(height - 1) });

  it('has the neighbours honeycomb-grid has', () => {
    fc.assert(
      fc.property(cell, fc.nat(5), ({ col, row }, d) => {
        const name = DIRECTIONS[orientation][d] ?? '';
        const theirs = honey.neighborOf(new Hex({ col, row }), HONEY[name] ?? Direction.N, { allowOutside: false });
        const ours = grid.neighbours[grid.at(col, row) * 6 + d] ?? NONE;
        expect(ours === NONE ? undefined : [grid.col[ours], grid.row[ours]]).toEqual(
          theirs && [theirs.col, theirs.row],
        );
      }),
      { numRuns: 500 },
    );
  });

  it('has the distances and axial coordinates honeycomb-grid has', () => {
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const theirs = new Hex(a);
        const ours = grid.at(a.col, a.row);
        expect(distance(grid, ours, grid.at(b.col, b.row))).toBe(honey.distance(theirs, new Hex(b)));
        expect([grid.q[ours], grid.r[ours]]).toEqual([theirs.q, theirs.r]);
      }),
      { numRuns: 500 },
    );
  });

  it('numbers every side once, the same from both hexes', () => {
    const seen = new Set<number>();
    let edges = 0;
    for (let h = 0; h < grid.count; h++) {
      for (let d = 0; d < 6; d++) {
        const side = grid.sides[h * 6 + d] ?? NONE;
        const n = grid.neighbours[h * 6 + d] ?? NONE;
        seen.add(side);
        edges += n === NONE ? 1 : 0;
        const pair = n === NONE ? [h, NONE] : [Math.min(h, n), Math.max(h, n)];
        expect([grid.sideA[side], grid.sideB[side]]).toEqual(pair);
        expect(n === NONE ? side : grid.sides[n * 6 + opposite(d)]).toBe(side);
        expect(n === NONE ? side : sideBetween(grid, h, n)).toBe(side);
        expect(n === NONE ? d : directionTo(grid, h, n)).toBe(d);
      }
    }
    expect(seen.size).toBe(grid.sideCount);
    expect(grid.sideCount).toBe((grid.count * 6 - edges) / 2 + edges);
  });
});

describe('a grid', () => {
  it('finds cells, also at negative rows, and says NONE beyond the edge', () => {
    const grid = createGrid({ orientation: 'pointy', shift: 'odd', cells: [[-3, -2], [-3, -1], [5, 7]] }); // biome-ignore format: one board
    expect(grid.at(-3, -1)).toBe(1);
    expect(grid.at(-2, -1)).toBe(NONE);
    expect(grid.atAxial(grid.q[2] ?? 0, grid.r[2] ?? 0)).toBe(2);
    expect(grid.atAxial(99, 99)).toBe(NONE);
    expect(directionTo(grid, 0, 1)).toBe(DIRECTIONS.pointy.indexOf('SE'));
    expect(directionTo(grid, 0, 2)).toBe(NONE);
    expect(sideBetween(grid, 0, 2)).toBe(NONE);
  });

  it('refuses a cell given twice and names it', () => {
    expect(() =>
      createGrid({
        orientation: 'flat',
        shift: 'odd',
        cells: [
          [1, 2],
          [3, 4],
          [1, 2],
        ],
      }),
    ).toThrow(
      // biome-ignore format: one board
      'grid: the cell at column 1, row 2 is given twice',
    );
  });

  it('refuses cells that no one board could hold', () => {
    const cells = [[0, 0], [0, 9000], [9000, 0]] as const; // biome-ignore format: three corners
    expect(() => createGrid({ orientation: 'flat', shift: 'odd', cells })).toThrow('the cells lie too far apart');
  });

  it('may be empty', () => {
    const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: [] });
    expect([grid.count, grid.sideCount, grid.at(0, 0)]).toEqual([0, 0, NONE]);
  });

  it('knows no hex between, before or beyond its cells', () => {
    const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: [[2, 2], [4, 4]] }); // biome-ignore format: two cells
    expect([grid.at(2, 2), grid.at(4, 4)]).toEqual([0, 1]);
    const all = Array.from({ length: 49 }, (_, i) => grid.at(i % 7, Math.floor(i / 7)));
    expect(all.filter((h) => h !== NONE)).toHaveLength(2);
  });
});
