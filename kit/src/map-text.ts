// Reading map files: the format is described in docs/formats.md, "Map files". Writing them: map-format.ts.
import { createGrid, DIRECTIONS, directionTo, type HexGrid, NONE, type Orientation, type Shift } from './grid.ts';
import { createLabelling, LabelError, type Labelling, type LabelScheme } from './labels.ts';
import type { Area, Box, HexMap, LinkClass, Place, SideLine } from './map.ts';
import { checkName, parseCells, parseScheme, type SchemeLine, SyntaxProblem } from './map-text-grid.ts';

export { formatMap } from './map-format.ts';

export interface MapProblem {
  readonly line: number;
  readonly message: string;
}

/** Everything wrong with a map file at once, each with file and line. */
export class MapTextError extends Error {
  readonly fileName: string;
  readonly problems: readonly MapProblem[];
  constructor(fileName: string, problems: readonly MapProblem[]) {
    super(problems.map((p) => `${fileName}:${p.line}: ${p.message}`).join('\n'));
    this.name = 'MapTextError';
    this.fileName = fileName;
    this.problems = problems;
  }
}

interface Line {
  readonly number: number;
  readonly text: string;
}

export const SECTIONS = ['grid', 'words', 'places', 'hexes', 'sides', 'links', 'areas', 'lines', 'boxes'] as const;
type SectionName = (typeof SECTIONS)[number];

/** A line that cannot stand; caught where lines are walked, so that one bad line does not hide the next. */
function fail(message: string): never {
  throw new SyntaxProblem(message);
}

class Reader {
  readonly problems: MapProblem[] = [];
  readonly head: Line[] = [];
  readonly sections = new Map<SectionName, Line[]>();
  lastLine = 1;

  constructor(text: string) {
    let current = this.head;
    let number = 0;
    for (const raw of text.split('\n')) {
      number++;
      const line = raw.trim();
      if (line === '' || line.startsWith('#')) continue;
      this.lastLine = number;
      if (!line.startsWith('[')) {
        current.push({ number, text: line });
        continue;
      }
      const name = SECTIONS.find((s) => line === `[${s}]`);
      if (name === undefined) this.report(number, `unknown section ${line}: sections are ${SECTIONS.join(', ')}`);
      else if (this.sections.has(name)) this.report(number, `section ${line} is given twice`);
      current = [];
      if (name !== undefined) this.sections.set(name, current);
    }
  }

  report(line: number, message: string): void {
    this.problems.push({ line, message });
  }

  /** Handles each line of a section; what a line throws is reported with its number. */
  each(lines: readonly Line[], handle: (text: string, line: Line) => void): void {
    for (const line of lines) {
      try {
        handle(line.text, line);
      } catch (e) {
        if (!(e instanceof SyntaxProblem || e instanceof LabelError)) throw e;
        this.report(line.number, e.message);
      }
    }
  }

  section(name: SectionName): readonly Line[] {
    return this.sections.get(name) ?? [];
  }
}

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
  const { grid, scheme, north } = readGrid(reader);
  const words = readWords(reader);
  stop(); // without grid and words every later line would be reported too
  const places = readPlaces(reader, grid, scheme);
  const labelling = createLabelling(grid, scheme, places);
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
    if (scheme.kind !== 'compass') createLabelling(grid, scheme, []);
    return { grid, scheme, north };
  } catch (e) {
    reader.report(at, e instanceof Error ? e.message : String(e));
    return { grid: EMPTY, scheme, north };
  }
}

interface Words {
  readonly terrain: readonly string[];
  readonly sides: readonly string[];
  readonly marks: readonly string[];
  readonly links: readonly string[];
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

// ---- small readers

function cut(text: string, at: string): readonly [string, string] {
  const i = text.indexOf(at);
  if (i < 0) return fail(`expected \`${at}\` in \`${text}\``);
  return [text.slice(0, i).trim(), text.slice(i + at.length).trim()];
}

function items(text: string): string[] {
  if (text === '') return [];
  return text.split(',').map((s) => s.trim());
}

function number(text: string): number {
  const n = Number(text);
  if (text === '' || !Number.isFinite(n)) return fail(`\`${text}\` is no number`);
  return n;
}

interface Board {
  readonly grid: HexGrid;
  readonly labelling: Labelling;
}

/** `A/B` or, at the edge of the board, `A/NE`. */
function readSide(board: Board, text: string): number {
  const [first, second] = cut(text, '/');
  return sideFrom(board, board.labelling.parse(first), second);
}

function sideFrom({ grid, labelling }: Board, a: number, next: string): number {
  const named = DIRECTIONS[grid.orientation].indexOf(next);
  const d = named === NONE ? directionTo(grid, a, labelling.parse(next)) : named;
  if (d === NONE) return fail(`${labelling.label(a)} and ${next} are not adjacent`);
  return grid.sides[a * 6 + d] ?? NONE;
}

/** `A` or `A..B`: the hexes from A to B along a row or a column of the grid, gaps left out. */
function* readHexRange({ grid, labelling }: Board, text: string): Generator<number> {
  if (!text.includes('..')) {
    yield labelling.parse(text);
    return;
  }
  const [first, last] = cut(text, '..');
  const a = labelling.parse(first);
  const b = labelling.parse(last);
  const [colA, rowA, colB, rowB] = [grid.col[a] ?? 0, grid.row[a] ?? 0, grid.col[b] ?? 0, grid.row[b] ?? 0];
  if (colA !== colB && rowA !== rowB) fail(`${first} and ${last} lie neither in one row nor in one column`);
  const steps = Math.abs(colB - colA) + Math.abs(rowB - rowA);
  for (let i = 0; i <= steps; i++) {
    const hex = grid.at(colA + Math.sign(colB - colA) * i, rowA + Math.sign(rowB - rowA) * i);
    if (hex !== NONE) yield hex;
  }
}

function wordIndex(words: readonly string[], word: string, what: string, where: string): number {
  const i = words.indexOf(word);
  if (i < 0) return fail(`unknown ${what} \`${word}\` at ${where}: known are ${words.join(', ')}`);
  return i;
}

// ---- sections

function readPlaces(reader: Reader, grid: HexGrid, scheme: LabelScheme): readonly Place[] {
  const places: Place[] = [];
  const numbered = scheme.kind === 'compass' ? undefined : createLabelling(grid, scheme, []);
  reader.each(reader.section('places'), (text) => {
    const [name, rest] = cut(text, ':');
    checkName(name);
    const [where = '', kind = '', ...pairs] = items(rest);
    if (kind === '') fail(`${name} has no kind: expected \`${name}: hex, kind\``);
    // Under a compass scheme a place may lean on those listed before it, or give its cell.
    const hex = (numbered ?? createLabelling(grid, scheme, places)).parse(where);
    if (places.some((p) => p.name === name && p.hex === hex)) fail(`${name} is given twice in hex ${where}`);
    places.push({ name, hex, kind, ...readPlaceExtras(name, pairs) });
  });
  return places;
}

function readPlaceExtras(name: string, pairs: readonly string[]): Pick<Place, 'side' | 'aliases' | 'values'> {
  const values: Record<string, number> = {};
  let side: string | undefined;
  let aliases: readonly string[] = [];
  for (const pair of pairs) {
    const [key, value] = cut(pair, '=');
    if (Object.hasOwn(values, key) || (key === 'side' && side !== undefined)) fail(`${name}: ${key} is given twice`);
    if (key === 'side') side = value;
    else if (key === 'also') aliases = value.split('|').map((s) => s.trim());
    else values[key] = number(value);
  }
  return { ...(side === undefined ? {} : { side }), aliases, values };
}

function readHexes(reader: Reader, { grid, labelling }: Board, words: Words) {
  const terrain = new Uint8Array(grid.count);
  const marked = new Uint32Array(grid.count);
  const given = new Uint8Array(grid.count);
  let rest = NONE;
  reader.each(reader.section('hexes'), (text) => {
    const [label, list] = cut(text, ':');
    const [first = '', ...marks] = items(list);
    if (label === '*') {
      if (rest !== NONE) fail('`*` is given twice');
      rest = wordIndex(words.terrain, first, 'terrain', '`*`');
      return;
    }
    const hex = labelling.parse(label);
    if (given[hex]) fail(`hex ${label} is given twice`);
    given[hex] = 1;
    terrain[hex] = wordIndex(words.terrain, first, 'terrain', `hex ${label}`);
    for (const mark of marks) {
      const bit = 1 << wordIndex(words.marks, mark, 'mark', `hex ${label}`);
      if ((marked[hex] ?? 0) & bit) fail(`mark \`${mark}\` is given twice at hex ${label}`);
      marked[hex] = (marked[hex] ?? 0) | bit;
    }
  });
  const missing: string[] = [];
  for (let h = 0; h < grid.count; h++) {
    if (given[h]) continue;
    if (rest === NONE) missing.push(labelling.label(h));
    else terrain[h] = rest;
  }
  if (missing.length > 0) {
    const shown = missing.slice(0, 5).join(', ');
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
    reader.report(reader.section('hexes')[0]?.number ?? reader.lastLine, `no terrain for hex ${shown}${more}`);
  }
  return { terrain, marked };
}

function readSides(reader: Reader, board: Board, words: Words): Uint8Array {
  const sides = new Uint8Array(board.grid.sideCount);
  reader.each(reader.section('sides'), (text) => {
    const [where, word] = cut(text, ':');
    const side = readSide(board, where);
    const terrain = wordIndex(words.sides, word, 'side terrain', where) + 1;
    const before = sides[side] ?? 0;
    if (before === terrain) fail(`side ${where} is given twice`);
    if (before !== 0) fail(`side ${where} is ${word} here but ${words.sides[before - 1] ?? ''} on another line`);
    sides[side] = terrain;
  });
  return sides;
}

function readLinks(reader: Reader, board: Board, words: Words): readonly LinkClass[] {
  const links = words.links.map((id) => ({ id, bySide: new Uint8Array(board.grid.sideCount) }));
  reader.each(reader.section('links'), (text) => {
    const [id, chain] = cut(text, ':');
    const bySide = links[wordIndex(words.links, id, 'link class', `\`${chain}\``)]?.bySide ?? new Uint8Array();
    const stops = chain.split(' - ').map((s) => s.trim());
    if (stops.length < 2) fail(`a link joins two hexes: \`${chain}\` names one`);
    for (let i = 1; i < stops.length; i++) {
      const [from = '', to = ''] = [stops[i - 1], stops[i]];
      const side = sideFrom(board, board.labelling.parse(from), to);
      if (bySide[side]) fail(`${id} from ${from} to ${to} is given twice`);
      bySide[side] = 1;
    }
  });
  return links;
}

/** `kind: name: list`; lines of one name that follow each other are one long list. */
function eachNamed(
  reader: Reader,
  section: SectionName,
  add: (kind: string, name: string, list: string, same: () => boolean) => void,
): void {
  const seen = new Set<string>();
  let last = '';
  reader.each(reader.section(section), (text) => {
    const [kind, rest] = cut(text, ':');
    const [name, list] = cut(rest, ':');
    checkName(kind);
    checkName(name);
    const key = `${kind}: ${name}`;
    const same = key === last;
    if (!same && seen.has(key)) fail(`${key} is given twice`);
    seen.add(key);
    last = key;
    add(kind, name, list, () => same);
  });
}

function readAreas(reader: Reader, board: Board): readonly Area[] {
  const areas: { readonly name: string; readonly kind: string; readonly hexes: number[] }[] = [];
  let members = new Set<number>();
  eachNamed(reader, 'areas', (kind, name, list, same) => {
    if (!same()) {
      members = new Set();
      areas.push({ name, kind, hexes: [] });
    }
    for (const item of items(list)) {
      for (const hex of readHexRange(board, item)) {
        if (members.has(hex)) fail(`${kind} ${name} holds hex ${board.labelling.label(hex)} twice`);
        members.add(hex);
        areas.at(-1)?.hexes.push(hex);
      }
    }
  });
  return areas;
}

function readLines(reader: Reader, board: Board): readonly SideLine[] {
  const lines: { readonly name: string; readonly kind: string; readonly sides: number[] }[] = [];
  eachNamed(reader, 'lines', (kind, name, list, same) => {
    if (!same()) lines.push({ name, kind, sides: [] });
    for (const item of items(list)) {
      const side = readSide(board, item);
      if (lines.at(-1)?.sides.includes(side)) fail(`${kind} ${name} holds side ${item} twice`);
      lines.at(-1)?.sides.push(side);
    }
  });
  return lines;
}

function readBoxes(reader: Reader, board: Board): readonly Box[] {
  const boxes: Box[] = [];
  eachNamed(reader, 'boxes', (kind, name, list, same) => {
    if (same()) fail(`${kind}: ${name} is given twice`);
    const [hexes, pairs] = list.includes(';') ? cut(list, ';') : [list, ''];
    const touches: number[] = [];
    for (const item of items(hexes)) touches.push(...readHexRange(board, item));
    const values: Record<string, number> = {};
    for (const pair of items(pairs)) {
      const [key, value] = cut(pair, '=');
      if (Object.hasOwn(values, key)) fail(`${name}: ${key} is given twice`);
      values[key] = number(value);
    }
    boxes.push({ name, kind, touches, values });
  });
  return boxes;
}
