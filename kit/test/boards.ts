// Boards the tests share.
import { createGrid, type HexGrid, type Orientation, type Shift } from '../src/grid.ts';
import { createLabelling, type LabelScheme, type NumberScheme, PLAIN_SECTION } from '../src/labels.ts';
import type { HexMap, Place } from '../src/map.ts';

export const BOARDS: readonly (readonly [Orientation, Shift])[] = [
  ['flat', 'odd'],
  ['flat', 'even'],
  ['pointy', 'odd'],
  ['pointy', 'even'],
];

export function rectangleGrid(orientation: Orientation, shift: Shift, width: number, height: number): HexGrid {
  const cells = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  return createGrid({ orientation, shift, cells });
}

export function* cellRange(
  columns: readonly [number, number],
  rows: readonly [number, number],
): Generator<readonly [number, number]> {
  for (let row = rows[0]; row <= rows[1]; row++) for (let col = columns[0]; col <= columns[1]; col++) yield [col, row];
}

export const COLUMN_ROW: NumberScheme = { kind: 'column-row', digits: 2, sections: [PLAIN_SECTION] };

/** Letter rows from the south: row 1 lies at the bottom. */
export const LETTERS_FROM_SOUTH: NumberScheme = {
  kind: 'letter-column',
  digits: 2,
  sections: [{ prefix: '', columns: { origin: 0, step: 1 }, rows: { origin: 50, step: -1 } }],
};

const WEST = { origin: 34, step: -1 } as const;
const EAST = { origin: 68, step: -1 } as const;
const NORTH = { origin: 0, step: 1 } as const;
const SOUTH = { origin: -50, step: 1 } as const;
const EXTENT = { columnRange: [1, 34], rowRange: [1, 51] } as const;

/** Four sections of 34 columns counted from the east and 51 rows; the southern row 01 is the northern row 51. */
export const FOUR_SECTIONS: NumberScheme = {
  kind: 'row-column',
  digits: 2,
  sections: [
    { prefix: 'SE', columns: EAST, rows: SOUTH, ...EXTENT },
    { prefix: 'SW', columns: WEST, rows: SOUTH, ...EXTENT },
    { prefix: 'NE', columns: EAST, rows: NORTH, ...EXTENT },
    { prefix: 'NW', columns: WEST, rows: NORTH, ...EXTENT },
  ],
};

/** Rows 1..101; odd rows have 68 columns, even rows 67: 6,818 hexes. */
export function bigGrid(): HexGrid {
  const cells: (readonly [number, number])[] = [];
  for (let row = 1; row <= 101; row++) for (let col = row % 2 === 1 ? 0 : 1; col <= 67; col++) cells.push([col, row]);
  return createGrid({ orientation: 'pointy', shift: 'odd', cells });
}

export function place(name: string, hex: number, more: Partial<Place> = {}): Place {
  return { name, hex, kind: 'city', aliases: [], values: {}, ...more };
}

/** A map that is all clear, with nothing on it. */
export function clearMap(grid: HexGrid, scheme: LabelScheme, more: Partial<HexMap> = {}): HexMap {
  const labelling = createLabelling(grid, scheme, more.places ?? []);
  return {
    id: 'test',
    title: 'Test',
    grid,
    scheme,
    labels: Array.from({ length: grid.count }, (_, h) => labelling.label(h)),
    terrains: ['clear', 'sea', 'lake', 'forest'],
    sideTerrains: ['', 'river', 'great river'],
    terrain: new Uint8Array(grid.count),
    sideTerrain: new Uint8Array(grid.sideCount),
    marks: ['port', 'coast'],
    marked: new Uint32Array(grid.count),
    links: [],
    places: [],
    areas: [],
    lines: [],
    boxes: [],
    ...more,
  };
}
