import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrid, NONE, sideBetween } from '../src/grid.ts';
import type { HexMap } from '../src/map.ts';
import { formatMap, MapTextError, parseMap } from '../src/map-text.ts';
import {
  BOARDS,
  bigGrid,
  cellRange,
  clearMap,
  COLUMN_ROW,
  FOUR_SECTIONS,
  LETTERS_FROM_SOUTH,
  place,
  rectangleGrid,
} from './boards.ts';

const FORMATS = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
const EXAMPLE = /```\n(map steppe[\s\S]*?)```/.exec(FORMATS)?.[1] ?? '';

/** Everything but the functions of the grid, which no two grids share. */
function plain(map: HexMap): unknown {
  return { ...map, grid: { ...map.grid, at: undefined, atAxial: undefined } };
}

/** The map as read back from its text, and the text written from that. */
function roundTrip(map: HexMap): readonly [map: unknown, text: string] {
  const again = parseMap(formatMap(map), 'again.map');
  return [plain(again), formatMap(again)];
}

function asIs(map: HexMap): readonly [map: unknown, text: string] {
  return [plain(map), formatMap(map)];
}

function problems(text: string): string[] {
  try {
    parseMap(text, 'bad.map');
  } catch (e) {
    return e instanceof MapTextError ? e.message.split('\n') : [`not a MapTextError: ${String(e)}`];
  }
  return [];
}

/** Four rows of five hexes, 0101 to 0504. */
const SMALL = `map small
title Small

[grid]
orientation flat
shift odd
labels column-row
rows 1..4: 1..5

[words]
terrain: clear, forest, sea
sides: river, lake
marks: port, coast
links: rail, road

[hexes]
*: clear
`;
const LINES = SMALL.split('\n').length;

/** The problems of SMALL with more lines; line 1 is the first added. */
function added(lines: string): string[] {
  return problems(SMALL + lines).map((p) => p.replace(/^bad\.map:(\d+)/, (_, n) => String(Number(n) - LINES + 1)));
}

/** The problems when a line of SMALL is replaced. */
function replaced(from: string, to: string): string[] {
  expect(SMALL).toContain(from);
  return problems(SMALL.replace(from, to));
}

function bits(count: number, from: Iterator<number>): Uint8Array {
  return Uint8Array.from({ length: count }, () => Number(from.next().value));
}

describe('map files', () => {
  it('read the example of the documentation', () => {
    const map = parseMap(EXAMPLE, 'steppe.map');
    expect([map.id, map.title, map.north]).toEqual(['steppe', 'The Steppe', undefined]);
    expect(map.grid.count).toBe(5 * 8 + 4 * 7);
    expect([map.grid.orientation, map.grid.shift]).toEqual(['pointy', 'odd']);
    const kharkov = map.grid.at(3, 4);
    expect(map.places).toEqual([
      {
        name: 'Kharkov',
        hex: kharkov,
        kind: 'city',
        side: 'soviet',
        aliases: ['Charkow', 'Kharkiv'],
        values: { production: 2 },
      },
    ]);
    const ne = map.grid.neighbours[kharkov * 6] ?? NONE;
    expect(map.labels[ne]).toBe('Kharkov NE1');
    expect([map.terrain[ne], map.marked[ne], map.terrain[kharkov], map.marked[kharkov]]).toEqual([1, 1, 0, 0]);
    expect(map.sideTerrains).toEqual(['', 'river', 'lake']);
    expect(map.sideTerrain[sideBetween(map.grid, kharkov, ne)]).toBe(1);
    expect(map.sideTerrain.reduce((n, t) => n + (t > 0 ? 1 : 0), 0)).toBe(2);
    const west = map.grid.at(1, 4);
    expect(map.sideTerrain[map.grid.sides[west * 6 + 4] ?? NONE]).toBe(1);
    expect(map.links.map((l) => [l.id, l.bySide.reduce((n, b) => n + b, 0)])).toEqual([
      ['rail', 3],
      ['road', 0],
    ]);
    expect(map.areas).toEqual([
      { name: 'Kiev', kind: 'district', hexes: [1, 2, 3, 4, 5].map((c) => map.grid.at(c, 4)).concat(ne) },
    ]);
    expect(map.lines).toEqual([
      {
        name: '1941',
        kind: 'start line',
        sides: [sideBetween(map.grid, kharkov, ne), sideBetween(map.grid, kharkov, map.grid.at(4, 4))],
      },
    ]);
    expect(map.boxes).toEqual([{ name: 'T', kind: 'exit zone', touches: [map.grid.at(6, 4)], values: { rail: 2 } }]);
    expect(roundTrip(map)).toEqual(asIs(map));
  });

  it('write the text that is documented, in a fixed order', () => {
    const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: cellRange([1, 3], [1, 2]) });
    const side = sideBetween(grid, 0, 1);
    const map = clearMap(grid, COLUMN_ROW, {
      north: 270,
      terrain: Uint8Array.of(0, 3, 0, 1, 0, 0),
      marked: Uint32Array.of(0, 3, 0, 2, 0, 0),
      sideTerrain: new Uint8Array(grid.sideCount).fill(2, side, side + 1).fill(1, 0, 1),
      links: [{ id: 'rail', bySide: new Uint8Array(grid.sideCount).fill(1, side, side + 1) }],
      places: [
        place('Kiev', 1, { side: 'soviet', aliases: ['Kyiv', 'Kiew'], values: { vp: 2.5, rank: -1 } }),
        place('Orel', 2),
      ],
      areas: [
        { kind: 'zone', name: 'South', hexes: [0, 3, 2] },
        { kind: 'zone', name: 'Empty', hexes: [] },
      ],
      lines: [{ kind: 'border', name: '1939', sides: [side, 0] }],
      boxes: [
        { kind: 'pool', name: 'Siberia', touches: [], values: {} },
        { kind: 'exit', name: 'A', touches: [0, 1, 2], values: { cost: 2 } },
      ],
    });
    expect(formatMap(map)).toBe(`map test
title Test

[grid]
orientation flat
shift odd
north 270
labels column-row
rows 1..2: 1..3

[words]
terrain: clear, sea, lake, forest
sides: river, great river
marks: port, coast
links: rail

[places]
Kiev: 0201, city, side=soviet, also=Kyiv|Kiew, vp=2.5, rank=-1
Orel: 0301, city

[hexes]
0101: clear
0201: forest, port, coast
0301: clear
0102: sea, coast
0202: clear
0302: clear

[sides]
0101/N: river
0101/0201: great river

[links]
rail: 0101 - 0201

[areas]
zone: South: 0101, 0102, 0301
zone: Empty:

[lines]
border: 1939: 0101/0201, 0101/N

[boxes]
pool: Siberia:
exit: A: 0101, 0201, 0301; cost=2
`);
    expect(roundTrip(map)).toEqual(asIs(map));
  });

  it('shorten runs along the straight lines of the grid, three hexes or more', () => {
    const flat = clearMap(rectangleGrid('flat', 'odd', 4, 5), COLUMN_ROW, {
      areas: [{ kind: 'a', name: 'b', hexes: [1, 5, 9, 13, 0, 1 + 16, 2, 6, 19, 18, 17 - 2] }],
    });
    expect(formatMap(flat)).toContain('a: b: 0100..0103, 0000, 0104, 0200, 0201, 0304, 0204, 0303\n');
    expect(roundTrip(flat)).toEqual(asIs(flat));
    const pointy = clearMap(rectangleGrid('pointy', 'odd', 4, 5), COLUMN_ROW, {
      areas: [{ kind: 'a', name: 'b', hexes: [0, 1, 2, 4, 5, 6, 7, 8] }],
    });
    expect(formatMap(pointy)).toContain('a: b: 0000..0200, 0001..0301, 0002\n');
    expect(roundTrip(pointy)).toEqual(asIs(pointy));
  });

  it('read runs in both directions and leave gaps out', () => {
    const map = parseMap(
      SMALL.replace('rows 1..4: 1..5', 'row 1: 1..2, 4..5\nrows 2..4: 1..5') +
        '[areas]\nz: n: 0501..0101, 0202..0204\n',
      'a',
    );
    expect(map.areas[0]?.hexes.map((h) => map.labels[h])).toEqual([
      '0501',
      '0401',
      '0201',
      '0101',
      '0202',
      '0203',
      '0204',
    ]);
  });

  it('wrap long lists into lines that each stand alone', () => {
    const grid = rectangleGrid('pointy', 'odd', 60, 2);
    const bySide = new Uint8Array(grid.sideCount);
    for (let h = 1; h < 60; h++) bySide[sideBetween(grid, h - 1, h)] = 1;
    const map = clearMap(grid, COLUMN_ROW, {
      links: [{ id: 'rail', bySide }],
      areas: [{ kind: 'zone', name: 'All', hexes: Array.from({ length: 60 }, (_, i) => 118 - i * 2) }],
      lines: [{ kind: 'line', name: 'Long', sides: Array.from({ length: 59 }, (_, i) => sideBetween(grid, i, i + 1)) }],
    });
    const text = formatMap(map);
    expect(Math.max(...text.split('\n').map((l) => l.length))).toBeLessThanOrEqual(112);
    const rail = text.split('\n').filter((l) => l.startsWith('rail: '));
    expect(rail.length).toBeGreaterThan(3);
    expect(rail[0]?.split(' - ').at(-1)).toBe(rail[1]?.split(' - ')[0]?.replace('rail: ', ''));
    expect(roundTrip(map)).toEqual(asIs(map));
  });

  it('write railways as chains from junction to junction, rings and ways off the board included', () => {
    const grid = rectangleGrid('flat', 'odd', 5, 5);
    const side = (a: number, b: number) => sideBetween(grid, a, b);
    const bySide = new Uint8Array(grid.sideCount);
    const h = grid.at(2, 2);
    for (const s of [side(h, grid.at(2, 1)), side(h, grid.at(2, 3)), side(h, grid.at(3, 2))]) bySide[s] = 1;
    bySide[side(grid.at(2, 1), grid.at(2, 0))] = 1;
    bySide[grid.sides[grid.at(2, 0) * 6] ?? NONE] = 1; // out to the north
    const loop = [grid.at(0, 3), grid.at(0, 4), grid.at(1, 3)];
    for (let i = 0; i < 3; i++) bySide[side(loop[i] ?? NONE, loop[(i + 1) % 3] ?? NONE)] = 1;
    const map = clearMap(grid, COLUMN_ROW, { links: [{ id: 'rail', bySide }] });
    const rail = formatMap(map)
      .split('\n')
      .filter((l) => l.startsWith('rail: '));
    expect(rail).toEqual([
      'rail: 0202 - 0201 - 0200 - N',
      'rail: 0202 - 0302',
      'rail: 0202 - 0203',
      'rail: 0003 - 0103 - 0004 - 0003',
    ]);
    expect(roundTrip(map)).toEqual(asIs(map));
  });

  it('give every board its cells back, whatever its outline', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOARDS),
        fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
          minLength: 1,
          maxLength: 30,
          selector: ([c, r]) => `${c} ${r}`,
        }),
        fc.infiniteStream(fc.nat(3)),
        fc.infiniteStream(fc.nat(7)),
        ([orientation, shift], cells, hexBits, sideBits) => {
          const sorted = cells.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
          const grid = createGrid({ orientation, shift, cells: sorted });
          const sides = bits(grid.sideCount, sideBits);
          const hexes = bits(grid.count, hexBits);
          const map = clearMap(grid, COLUMN_ROW, {
            terrain: hexes,
            marked: Uint32Array.from(hexes),
            sideTerrain: sides.map((n) => Math.max(0, n - 5)),
            links: [{ id: 'rail', bySide: sides.map((n) => n & 1) }],
            areas: [{ kind: 'k', name: 'n', hexes: [...hexes.keys()].filter((h) => (hexes[h] ?? 0) > 1) }],
            lines: [{ kind: 'k', name: 'n', sides: [...sides.keys()].filter((s) => sides[s] === 3) }],
          });
          expect(roundTrip(map)).toEqual(asIs(map));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'letters',
      LETTERS_FROM_SOUTH,
      createGrid({ orientation: 'pointy', shift: 'even', cells: cellRange([1, 6], [0, 49]) }),
    ],
    ['sections', FOUR_SECTIONS, bigGrid()],
    ['three digits', { ...COLUMN_ROW, digits: 3 }, rectangleGrid('flat', 'even', 3, 3)],
    [
      'an offset',
      {
        ...COLUMN_ROW,
        sections: [{ prefix: 'K', columns: { origin: 1, step: 1 }, rows: { origin: 9, step: -1 } }],
      } as const,
      rectangleGrid('flat', 'even', 3, 3),
    ],
    ['compass kinds', { kind: 'compass', kinds: ['city', 'big town'] } as const, rectangleGrid('pointy', 'even', 3, 3)],
  ] as const)('keep the label scheme: %s', (_, scheme, grid) => {
    const map = clearMap(grid, scheme, { places: [place('Here', 4)] });
    expect(roundTrip(map)).toEqual(asIs(map));
  });

  it('write the rows of a big board in two lines and read it quickly', () => {
    const text = formatMap(clearMap(bigGrid(), FOUR_SECTIONS, {}));
    expect(text).toContain('\nrows 1..101 step 2: 0..67\nrows 2..100 step 2: 1..67\n\n');
    expect(text).toContain('\nlabels row-column\nsection SE: columns 68-c in 1..34, rows r-50 in 1..51\n');
  });

  it('skip comments and blank lines, take sections in any order and CRLF ends', () => {
    const shuffled = `# a board\nmap x\n[hexes]\n*: clear\n\n# words\n[words]\nterrain: clear\n[grid]\nlabels row-column\nshift even\norientation flat\nrow 1: 1..3\n`;
    const map = parseMap(shuffled.replaceAll('\n', '\r\n'), 'x');
    expect([map.grid.count, map.title, map.labels]).toEqual([3, 'x', ['0101', '0102', '0103']]);
  });

  it('number hexes in reading order however the rows were listed', () => {
    const map = parseMap(SMALL.replace('rows 1..4: 1..5', 'row 2: 4, 1..2\nrow 1: 3'), 'x');
    expect(map.labels).toEqual(['0301', '0102', '0202', '0402']);
  });
});

describe('what a map cannot be written with', () => {
  it('cells out of reading order', () => {
    const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: [[1, 1], [0, 1]] }); // biome-ignore format: one row
    expect(() => formatMap(clearMap(grid, COLUMN_ROW))).toThrow('map file: cell @c0r1 is out of reading order');
    const rows = createGrid({ orientation: 'flat', shift: 'odd', cells: [[0, 1], [1, 0]] }); // biome-ignore format: two rows
    expect(() => formatMap(clearMap(rows, COLUMN_ROW))).toThrow('cell @c1r0');
  });

  it.each(['a:b', 'a,b', 'a;b', 'a/b', 'a|b', 'a=b', 'a..b', 'a - b', '@a', '#a', '[a', '*', ' a', 'a '])(
    'the name `%s`',
    (name) => {
      const grid = rectangleGrid('flat', 'odd', 2, 2);
      expect(() => formatMap(clearMap(grid, COLUMN_ROW, { places: [place(name, 0)] }))).toThrow(
        `the name \`${name}\` holds a mark`,
      );
      expect(() => formatMap(clearMap(grid, COLUMN_ROW, { areas: [{ kind: name, name: 'x', hexes: [] }] }))).toThrow(
        'holds a mark',
      );
      expect(() => formatMap(clearMap(grid, COLUMN_ROW, { terrains: [name] }))).toThrow('holds a mark');
    },
  );

  it('a name that is missing', () => {
    expect(() =>
      formatMap(clearMap(rectangleGrid('flat', 'odd', 2, 2), COLUMN_ROW, { places: [place('', 0)] })),
    ).toThrow('a name is missing');
  });
});

describe('errors name file, line and hex', () => {
  it('and come all at once, in the order of the file', () => {
    expect(problems(`${SMALL}[sides]\n0101/9999: river\n0101/0301: river\n[places]\nKiev: 0909, city\n`)).toEqual([
      `bad.map:${LINES + 1}: no hex \`9999\`: it lies off the board; did you mean 0504?`,
      `bad.map:${LINES + 2}: 0101 and 0301 are not adjacent`,
      `bad.map:${LINES + 4}: no hex \`0909\`: it lies off the board; did you mean 0504?`,
    ]);
    const error = new MapTextError('f', [{ line: 3, message: 'm' }]);
    expect([error.name, error.fileName, error.problems, error.message]).toEqual([
      'MapTextError',
      'f',
      [{ line: 3, message: 'm' }],
      'f:3: m',
    ]);
  });

  it.each([
    ['map small\n', '', ['bad.map:1: the file must begin with `map <id>`']],
    ['map small\n', 'map a\nmap b\n', ['bad.map:2: map is given twice']],
    ['title Small\n', 'name Small\n', ['bad.map:2: `name` before the first section: expected map or title']],
    [
      '[words]',
      '[wrods]',
      [
        'bad.map:10: unknown section [wrods]: sections are grid, words, places, hexes, sides, links, areas, lines, boxes',
      ],
    ],
    ['[hexes]', '[grid]', ['bad.map:16: section [grid] is given twice']],
    [
      'orientation flat',
      'orientation round',
      ['bad.map:5: orientation is flat or pointy, not `round`', 'bad.map:5: the grid has no orientation line'],
    ],
    ['orientation flat\n', '', ['bad.map:5: the grid has no orientation line']],
    ['shift odd', 'shift 1', ['bad.map:5: the grid has no shift line', 'bad.map:6: shift is odd or even, not `1`']],
    ['shift odd', 'shift odd\nnorth up', ['bad.map:7: `up` is not a number']],
    ['shift odd', 'shift odd\nnorth', ['bad.map:7: `` is not a number']],
    [
      'shift odd',
      'shift odd\nsize 3',
      ['bad.map:7: unknown grid line `size`: expected orientation, shift, north, labels, section, row or rows'],
    ],
    ['labels column-row\n', '', ['bad.map:5: the grid has no labels line']],
    [
      'labels column-row',
      'labels spiral',
      ['bad.map:7: unknown labels `spiral`: expected column-row, row-column, letter-column or compass'],
    ],
    ['labels column-row', 'labels column-row, wide', ['bad.map:7: unknown option `wide`: expected `digits 2`']],
    ['labels column-row', 'labels column-row\nlabels compass', ['bad.map:8: labels are given twice']],
    [
      'labels column-row',
      'labels compass\nsection -: columns c, rows r',
      ['bad.map:5: compass labels have no sections'],
    ],
    [
      'labels column-row',
      'labels column-row\nsection A columns c',
      ['bad.map:8: `A columns c` is not a section: expected `SE: columns 68-c in 1..34, rows r-50 in 1..51`'],
    ],
    [
      'labels column-row',
      'labels column-row\nsection -: columns x, rows r',
      ['bad.map:8: `x` is not a numbering: expected c, c+1 or 50-c'],
    ],
    [
      'labels column-row',
      'labels column-row\nsection -: columns c, rows r-9',
      ['bad.map:5: labels: the cell @c1r1 has no printed number (column 1, row -8)'],
    ],
    ['rows 1..4: 1..5\n', '', ['bad.map:5: the grid has no cells: give row lines']],
    [
      'rows 1..4: 1..5',
      'rows 1..4',
      [
        'bad.map:5: the grid has no cells: give row lines',
        'bad.map:8: `1..4` is not a row of cells: expected `4: 1..32` or `1..101 step 2: 0..67`',
      ],
    ],
    ['rows 1..4: 1..5', 'row 1: 1..5\nrow 2: 5..1', ['bad.map:9: the range 5..1 runs backwards']],
    ['rows 1..4: 1..5', 'row 1: 1..5\nrow 2: a', ['bad.map:9: `a` is not a range: expected 7 or 1..32']],
    ['rows 1..4: 1..5', 'row 1: 1..5\nrows 2..4 step 0: 1', ['bad.map:9: rows need a step of 1 or more']],
    ['rows 1..4: 1..5', 'rows 1..4: 1..5\nrow 2: 5', ['bad.map:5: grid: the cell at column 5, row 2 is given twice']],
    [
      'terrain: clear',
      'tarrain: clear',
      ['bad.map:11: unknown words `tarrain`: expected terrain, sides, marks or links'],
    ],
    [
      'terrain: clear',
      'toString: clear',
      ['bad.map:11: unknown words `toString`: expected terrain, sides, marks or links'],
    ],
    ['terrain: clear,', 'terrain: clear, clear,', ['bad.map:11: terrain `clear` is given twice']],
    ['terrain: clear,', 'terrain: clear,,', ['bad.map:11: a name is missing']],
    ['sides: river', 'sides: a/b', ['bad.map:12: the name `a/b` holds a mark of the format itself (: , ; / | = ..)']],
    [
      'marks: port',
      `marks: ${Array.from({ length: 32 }, (_, i) => `m${i}`).join(', ')}`,
      ['bad.map:13: more than 32 marks'],
    ],
    ['marks: port, coast', 'marks', ['bad.map:13: expected `:` in `marks`']],
    ['*: clear', '', ['bad.map:16: no terrain for hex 0101, 0201, 0301, 0401, 0501 and 15 more']],
    ['*: clear', '0101: clear', ['bad.map:17: no terrain for hex 0201, 0301, 0401, 0501, 0102 and 14 more']],
    ['*: clear', '*: wood', ['bad.map:17: unknown terrain `wood` at `*`: known are clear, forest, sea']],
    [
      'labels column-row',
      'labels column-row, digits 12',
      ['bad.map:7: unknown option `digits 12`: expected `digits 2`'],
    ],
    [
      'labels column-row',
      'labels column-row, 2 digits 2',
      ['bad.map:7: unknown option `2 digits 2`: expected `digits 2`'],
    ],
    [
      'labels column-row',
      'labels column-row\nsection -: columns c, rows r in 1..9 east',
      [
        'bad.map:8: `-: columns c, rows r in 1..9 east` is not a section: expected `SE: columns 68-c in 1..34, rows r-50 in 1..51`',
      ],
    ],
    [
      'rows 1..4: 1..5',
      'row 1: 1..5\nrow 2 3: 1',
      ['bad.map:9: `2 3: 1` is not a row of cells: expected `4: 1..32` or `1..101 step 2: 0..67`'],
    ],
  ] as const)('%s -> %s', (from, to, expected) => {
    const found = replaced(from, to);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['0101 clear', ['1: expected `:` in `0101 clear`']],
    ['0601: clear', ['1: no hex `0601`: it lies off the board; did you mean 0501?']],
    ['0101: wood', ['1: unknown terrain `wood` at hex 0101: known are clear, forest, sea']],
    ['0101:', ['1: unknown terrain `` at hex 0101: known are clear, forest, sea']],
    ['0101: sea, prot', ['1: unknown mark `prot` at hex 0101: known are port, coast']],
    ['0101: sea, port, port', ['1: mark `port` is given twice at hex 0101']],
    ['0101: sea\n101: sea', ['2: hex 101 is given twice']],
    ['*: sea', ['1: `*` is given twice']],
    ['[sides]\n0101/0102: rivre', ['2: unknown side terrain `rivre` at 0101/0102: known are river, lake']],
    ['[sides]\n0101/0102: river\n0102/0101: lake', ['3: side 0102/0101 is lake here but river on another line']],
    ['[sides]\n0101/0102: river\n0102/0101: river', ['3: side 0102/0101 is given twice']],
    ['[sides]\n0101-0102: river', ['2: expected `/` in `0101-0102`']],
    ['[links]\nrail: 0101', ['2: a link joins two hexes: `0101` names one']],
    ['[links]\ntram: 0101 - 0102', ['2: unknown link class `tram` at `0101 - 0102`: known are rail, road']],
    ['[links]\nrail: 0101 - 0103', ['2: 0101 and 0103 are not adjacent']],
    ['[links]\nrail: 0101 - 0102 - 0101', ['2: rail from 0102 to 0101 is given twice']],
    ['[places]\nKiev: 0101', ['2: Kiev has no kind: expected `Kiev: hex, kind`']],
    ['[places]\n: 0101, city', ['2: a name is missing']],
    ['[places]\nKiev: 0101, city\nKiev: 0101, town', ['3: Kiev is given twice in hex 0101']],
    ['[places]\nKiev: 0101, city, vp', ['2: expected `=` in `vp`']],
    ['[places]\nKiev: 0101, city, vp=many', ['2: `many` is not a number']],
    ['[places]\nKiev: 0101, city, vp=1, vp=2', ['2: Kiev: vp is given twice']],
    ['[places]\nKiev: 0101, city, side=a, side=b', ['2: Kiev: side is given twice']],
    ['[places]\nKiev: 0101, city, also=a, also=b', ['2: Kiev: also is given twice']],
    ['[areas]\nzone: A', ['2: expected `:` in `A`']],
    ['[areas]\nzone: A: 0101\nzone: B: 0102\nzone: A: 0103', ['4: zone: A is given twice']],
    ['[areas]\nzone: A: 0101, 0101', ['2: zone A holds hex 0101 twice']],
    ['[areas]\nzone: A: 0101\nzone: A: 0101..0102', ['3: zone A holds hex 0101 twice']],
    ['[areas]\nzone: A: 0101..0202', ['2: 0101 and 0202 lie neither in one row nor in one column']],
    ['[areas]\n: A: 0101', ['2: a name is missing']],
    ['[areas]\nzone: : 0101', ['2: a name is missing']],
    ['[lines]\nborder: A: 0101/0102, 0102/0101', ['2: border A holds side 0102/0101 twice']],
    ['[boxes]\nexit: A: 0101\nexit: A: 0102', ['3: exit: A is given twice']],
    ['[boxes]\nexit: A: 0909', ['2: no hex `0909`: it lies off the board; did you mean 0504?']],
    ['[boxes]\nexit: A: ; n=1, n=2', ['2: A: n is given twice']],
    ['[boxes]\nexit: A: ; n', ['2: expected `=` in `n`']],
  ])('%s', (lines, expected) => {
    expect(added(lines)).toEqual(expected);
  });

  it('a bad line does not hide the next', () => {
    expect(added('0101: wood\n0202: wood')).toHaveLength(2);
  });

  it('as many hexes without terrain as fit are named', () => {
    const row = (cells: string) =>
      SMALL.replace('rows 1..4: 1..5', `row 1: ${cells}`).replace('*: clear', '0101: clear');
    expect(problems(row('1..3'))).toEqual(['bad.map:17: no terrain for hex 0201, 0301']);
    expect(problems(row('1..6'))).toEqual(['bad.map:17: no terrain for hex 0201, 0301, 0401, 0501, 0601']);
    expect(problems(row('1..7'))[0]).toContain('0601 and 1 more');
  });

  it('lines of an unknown section are not mistaken for lines of the one before', () => {
    expect(added('[notes]\n0101: nonsense')).toEqual([
      '1: unknown section [notes]: sections are grid, words, places, hexes, sides, links, areas, lines, boxes',
    ]);
  });

  it('marks may be as many as there are bits, and not one more', () => {
    const marks = Array.from({ length: 32 }, (_, i) => `m${i}`);
    const map = parseMap(SMALL.replace('port, coast', marks.join(', ')) + '0101: sea, m0, m31\n', 'x');
    expect([map.marks, map.marked[0]]).toEqual([marks, 0x8000_0001]);
  });

  it('two places may share a hex, and two a name', () => {
    const map = parseMap(`${SMALL}[places]\nKiev: 0101, city\nPort: 0101, port\nKiev: 0102, village\n`, 'x');
    expect(map.places.map((p) => [p.name, map.labels[p.hex], 'side' in p])).toEqual([
      ['Kiev', '0101', false],
      ['Port', '0101', false],
      ['Kiev', '0102', false],
    ]);
  });

  it('blanks around marks of the format mean nothing', () => {
    const map = parseMap(
      `${SMALL.replace('rows 1..4: 1..5', 'rows 1..21 step 10 :1 , 2')}[places]\nKiev : 0101 , city , also = Kyiv | Kiew\n[sides]\n0101 / 0201 : river\n`,
      'x',
    );
    expect(map.labels).toEqual(['0101', '0201', '0111', '0211', '0121', '0221']);
    expect(map.places[0]?.aliases).toEqual(['Kyiv', 'Kiew']);
    expect(map.sideTerrain[sideBetween(map.grid, 0, 1)]).toBe(1);
    const railed = parseMap(`${SMALL}[links]\nrail: 0101  -  0102\n`, 'x');
    expect(railed.links[0]?.bySide[sideBetween(railed.grid, 0, 5)]).toBe(1);
  });

  it('figures may have any name', () => {
    const map = parseMap(`${SMALL}[places]\nKiev: 0101, city, constructor=1, toString=2\n`, 'x');
    expect(map.places[0]?.values).toEqual({ constructor: 1, toString: 2 });
  });

  it('places of a compass map may lean on those before them', () => {
    const text =
      SMALL.replace('column-row', 'compass') +
      '[places]\nKiev: @c2r2, city\nOrel: Kiev NE1, city\nNowhere: Orol S1, city\n';
    expect(problems(text)).toEqual([`bad.map:${LINES + 3}: no hex \`Orol S1\`: did you mean Orel?`]);
  });
});
