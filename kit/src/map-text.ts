// Reading map files: the format is described in docs/formats.md, "Map files". Writing them: map-format.ts.
import { createGrid, type HexGrid, type Orientation, type Shift } from './grid.ts';
import { createLabelling, type Labelling, type LabelScheme } from './labels.ts';
import type { HexMap, Place } from './map.ts';
import { parseCells, parseScheme, type SchemeLine } from './map-text-grid.ts';
import { checkName, cut, fail, items, MapTextError, number, Reader } from './map-text-reader.ts';
import {
  type Board,
  readAreas,
  readBoxes,
  readHexes,
  readLines,
  readLinks,
  readPlaces,
  readSides,
  type Words,
} from './map-text-sections.ts';

export { formatMap } from './map-format.ts';
export { type MapProblem, MapTextError } from './map-text-reader.ts';

/** Reads a map file; throws a MapTextError that lists every problem with its line. */
export function parseMap(text: string, fileName: string): HexMap {
  const reader = new Reader(text);
  const stop = () => {
    if (reader.problems.length > 0)
      throw new MapTextError(
        fileName,
        reader.problems.toSorted((a, b) => a.line - b.line),
      );
  };
  const { id, title } = readHead(reader);
  const { grid, labelling: unplaced, scheme, north } = readGrid(reader);
  const words = readWords(reader);
  stop(); // without grid and words every later line would be reported too
  const labellingWith = (known: readonly Place[]) =>
    scheme.kind === 'compass' ? createLabelling(grid, scheme, known) : unplaced;
  const places = readPlaces(reader, labellingWith);
  const labelling = labellingWith(places);
  const board: Board = { grid, labelling };
  const { terrain, marked } = readHexes(reader, board, words);
  const map: HexMap = {
    id,
    title,
    grid,
    ...(north === 0 ? {} : { north }),
    scheme,
    labels: Array.from({ length: grid.count }, (_, h) => labelling.label(h)),
    terrains: words.terrain,
    sideTerrains: ['', ...words.sides],
    terrain,
    sideTerrain: readSides(reader, board, words),
    marks: words.marks,
    marked,
    links: readLinks(reader, board, words),
    places,
    areas: readAreas(reader, board),
    lines: readLines(reader, board),
    boxes: readBoxes(reader, board),
  };
  stop();
  return map;
}

// ---- head, grid, words

function readHead(reader: Reader): { readonly id: string; readonly title: string } {
  const head = new Map<string, string>();
  reader.each(reader.head, (text) => {
    const [word = '', ...rest] = text.split(' ');
    if (word !== 'map' && word !== 'title') fail(`\`${word}\` before the first section: expected map or title`);
    if (head.has(word)) fail(`${word} is given twice`);
    head.set(word, rest.join(' '));
  });
  const id = head.get('map') ?? '';
  if (id === '') reader.report(1, 'the file must begin with `map <id>`');
  return { id, title: head.get('title') ?? id };
}

const EMPTY: HexGrid = createGrid({ orientation: 'flat', shift: 'odd', cells: [] });

function readGrid(reader: Reader): {
  readonly grid: HexGrid;
  /** Without places: all there is to numbers, nothing yet of compass labels. */
  readonly labelling: Labelling;
  readonly scheme: LabelScheme;
  readonly north: number;
} {
  let orientation: Orientation | undefined;
  let shift: Shift | undefined;
  let north = 0;
  const schemeLines: SchemeLine[] = [];
  const cells: (readonly [col: number, row: number])[] = [];
  reader.each(reader.section('grid'), (text, line) => {
    const [word = '', ...rest] = text.split(' ');
    const value = rest.join(' ');
    if (word === 'orientation') {
      if (value !== 'flat' && value !== 'pointy') fail(`orientation is flat or pointy, not \`${value}\``);
      orientation = value;
    } else if (word === 'shift') {
      if (value !== 'odd' && value !== 'even') fail(`shift is odd or even, not \`${value}\``);
      shift = value;
    } else if (word === 'north') {
      north = number(value);
    } else if (word === 'labels' || word === 'section') schemeLines.push({ number: line.number, word, value });
    else if (word === 'row' || word === 'rows') cells.push(...parseCells(value));
    else fail(`unknown grid line \`${word}\`: expected orientation, shift, north, labels, section, row or rows`);
  });
  const at = reader.section('grid')[0]?.number ?? reader.lastLine;
  if (!orientation) reader.report(at, 'the grid has no orientation line');
  if (!shift) reader.report(at, 'the grid has no shift line');
  if (cells.length === 0) reader.report(at, 'the grid has no cells: give row lines');
  const scheme = parseScheme(schemeLines, (line, message) => reader.report(line ?? at, message));
  // Reading order makes a hex's number a fact of the board, not of how its rows were written down.
  cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  try {
    const grid = createGrid({ orientation: orientation ?? 'flat', shift: shift ?? 'odd', cells });
    return { grid, labelling: createLabelling(grid, scheme, []), scheme, north };
  } catch (e) {
    reader.report(at, e instanceof Error ? e.message : String(e));
    return { grid: EMPTY, labelling: createLabelling(EMPTY, scheme, []), scheme, north };
  }
}

/** Terrains and side terrains are bytes, marks are the bits of a 32-bit word. */
const LIMITS: Readonly<Record<keyof Words, number>> = { terrain: 256, sides: 255, marks: 32, links: 255 };

function isWordKind(word: string): word is keyof Words {
  return Object.hasOwn(LIMITS, word);
}

function readWords(reader: Reader): Words {
  const lists: Record<keyof Words, string[]> = { terrain: [], sides: [], marks: [], links: [] };
  reader.each(reader.section('words'), (text) => {
    const [kind, rest] = cut(text, ':');
    if (!isWordKind(kind)) fail(`unknown words \`${kind}\`: expected terrain, sides, marks or links`);
    for (const word of items(rest)) {
      checkName(word);
      if (lists[kind].includes(word)) fail(`${kind} \`${word}\` is given twice`);
      lists[kind].push(word);
    }
    if (lists[kind].length > LIMITS[kind]) fail(`more than ${LIMITS[kind]} ${kind}`);
  });
  return lists;
}
