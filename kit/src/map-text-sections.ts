// The sections of a map file that describe the board; the grid they lie on is read before them.
import { DIRECTIONS, directionTo, type HexGrid, NONE } from './grid.ts';
import type { Labelling } from './labels.ts';
import type { Area, Box, LinkClass, Place, SideLine } from './map.ts';
import { checkName, cut, fail, items, number, type Reader, type SectionName } from './map-text-reader.ts';

export interface Words {
  readonly terrain: readonly string[];
  readonly sides: readonly string[];
  readonly marks: readonly string[];
  readonly links: readonly string[];
}

export interface Board {
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

export function readPlaces(reader: Reader, labellingWith: (places: readonly Place[]) => Labelling): readonly Place[] {
  const places: Place[] = [];
  const bare = labellingWith([]);
  reader.each(reader.section('places'), (text) => {
    const [name, rest] = cut(text, ':');
    checkName(name);
    const [where = '', kind = '', ...pairs] = items(rest);
    if (kind === '') fail(`${name} has no kind: expected \`${name}: hex, kind\``);
    // Under a compass scheme a place may lean on those listed before it, or give its cell.
    const hex = (where.startsWith('@') ? bare : labellingWith(places)).parse(where);
    if (places.some((p) => p.name === name && p.hex === hex)) fail(`${name} is given twice in hex ${where}`);
    places.push({ name, hex, kind, ...readPlaceExtras(name, pairs) });
  });
  return places;
}

function readPlaceExtras(name: string, pairs: readonly string[]): Pick<Place, 'side' | 'aliases' | 'values'> {
  const values: Record<string, number> = {};
  const given = new Set<string>();
  let side: string | undefined;
  let aliases: readonly string[] = [];
  for (const pair of pairs) {
    const [key, value] = cut(pair, '=');
    if (given.has(key)) fail(`${name}: ${key} is given twice`);
    given.add(key);
    if (key === 'side') side = value;
    else if (key === 'also') aliases = value.split('|').map((s) => s.trim());
    else values[key] = number(value);
  }
  return { ...(side === undefined ? {} : { side }), aliases, values };
}

export function readHexes(reader: Reader, { grid, labelling }: Board, words: Words) {
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

export function readSides(reader: Reader, board: Board, words: Words): Uint8Array {
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

export function readLinks(reader: Reader, board: Board, words: Words): readonly LinkClass[] {
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

export function readAreas(reader: Reader, board: Board): readonly Area[] {
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

export function readLines(reader: Reader, board: Board): readonly SideLine[] {
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

export function readBoxes(reader: Reader, board: Board): readonly Box[] {
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
