// Small choices of the writer that a round trip alone would not notice: the text could be read back either way.
import { describe, expect, it } from 'vitest';
import { createGrid, sideBetween } from '../src/grid.ts';
import { formatMap, parseMap } from '../src/map-text.ts';
import { clearMap, COLUMN_ROW, rectangleGrid } from './boards.ts';

const GRID = rectangleGrid('flat', 'odd', 3, 3);

function linesOf(text: string, start: string): string[] {
  return text.split('\n').filter((l) => l.startsWith(start));
}

/** The rail lines of a map whose railway runs between these pairs of cells. */
function railLines(pairs: readonly (readonly [from: readonly [number, number], to: readonly [number, number]])[]) {
  const grid = rectangleGrid('flat', 'odd', 5, 5);
  const bySide = new Uint8Array(grid.sideCount);
  for (const [a, b] of pairs) bySide[sideBetween(grid, grid.at(...a), grid.at(...b))] = 1;
  return linesOf(formatMap(clearMap(grid, COLUMN_ROW, { links: [{ id: 'rail', bySide }] })), 'rail: ');
}

describe('a map is written', () => {
  it('without sections and words that hold nothing, and without a north that is up', () => {
    const text = formatMap(clearMap(GRID, COLUMN_ROW, { marks: [], north: 0 }));
    expect(linesOf(text, '[')).toEqual(['[grid]', '[words]', '[hexes]']);
    expect(linesOf(text, 'marks')).toEqual([]);
    expect(linesOf(text, 'links')).toEqual([]);
    expect(linesOf(text, 'north')).toEqual([]);
  });

  it('with all figures of a box', () => {
    const boxes = [{ kind: 'exit', name: 'A', touches: [0], values: { cost: 2, rail: 1 } }];
    const map = clearMap(GRID, COLUMN_ROW, { boxes });
    expect(linesOf(formatMap(map), 'exit')).toEqual(['exit: A: 0000; cost=2, rail=1']);
    expect(parseMap(formatMap(map), 'x').boxes).toEqual(boxes);
  });

  it('with no blank after the name of an empty line', () => {
    const map = clearMap(GRID, COLUMN_ROW, { lines: [{ kind: 'border', name: 'None', sides: [] }] });
    expect(linesOf(formatMap(map), 'border')).toEqual(['border: None:']);
  });

  it('with chains that end where they run into a junction', () => {
    const rail = railLines([
      [
        [2, 0],
        [2, 1],
      ],
      [
        [2, 1],
        [2, 2],
      ],
      [
        [2, 2],
        [2, 3],
      ],
      [
        [2, 2],
        [3, 2],
      ],
    ]);
    expect(rail).toEqual(['rail: 0200 - 0201 - 0202', 'rail: 0202 - 0302', 'rail: 0202 - 0203']);
  });

  it('with a loop at a junction that comes back to it', () => {
    const rail = railLines([
      [
        [2, 2],
        [2, 1],
      ],
      [
        [0, 3],
        [0, 4],
      ],
      [
        [0, 4],
        [1, 3],
      ],
      [
        [1, 3],
        [0, 3],
      ],
      [
        [1, 3],
        [2, 3],
      ],
    ]);
    expect(rail).toEqual(['rail: 0201 - 0202', 'rail: 0103 - 0203', 'rail: 0103 - 0004 - 0003 - 0103']);
  });

  it('with rows of one extent in one line, and a step only where every other row differs', () => {
    const rows = (cells: (readonly [number, number])[]) =>
      linesOf(formatMap(clearMap(createGrid({ orientation: 'flat', shift: 'odd', cells }), COLUMN_ROW)), 'row');
    expect(rows([0, 1, 2, 3, 4].map((row) => [7, row]))).toEqual(['rows 0..4: 7']);
    expect(
      rows([
        [1, 0],
        [1, 1],
        [2, 2],
        [1, 3],
      ]),
    ).toEqual(['rows 0..1: 1', 'row 2: 2', 'row 3: 1']);
    expect(
      rows([
        [1, 0],
        [2, 1],
        [1, 2],
        [1, 3],
        [1, 4],
      ]),
    ).toEqual(['rows 0..4 step 2: 1', 'row 1: 2', 'row 3: 1']);
    expect(
      rows([
        [1, 0],
        [3, 0],
        [1, 5],
      ]),
    ).toEqual(['row 0: 1, 3', 'row 5: 1']);
  });

  it('with lists that fill their lines but do not overflow', () => {
    const grid = rectangleGrid('pointy', 'odd', 60, 1);
    const hexes = Array.from({ length: 30 }, (_, i) => i * 2);
    const lines = linesOf(
      formatMap(clearMap(grid, COLUMN_ROW, { areas: [{ kind: 'zone', name: 'A', hexes }] })),
      'zone',
    );
    // Nine letters of prefix and six for each item: sixteen items are 105, the seventeenth would pass 110.
    expect(lines.map((l) => l.split(',').length)).toEqual([16, 14]);
  });

  it('with plain numbers left unsaid, but not one plain section among others', () => {
    const plain = COLUMN_ROW.sections[0];
    const other = { prefix: 'K', columns: { origin: 1, step: 1 }, rows: { origin: 9, step: -1 } } as const;
    const sections = plain === undefined ? [] : [plain, other];
    const text = formatMap(clearMap(GRID, { ...COLUMN_ROW, sections }));
    expect(linesOf(text, 'section')).toEqual(['section -: columns c, rows r', 'section K: columns c+1, rows 9-r']);
    expect(linesOf(formatMap(clearMap(GRID, COLUMN_ROW)), 'section')).toEqual([]);
  });
});
