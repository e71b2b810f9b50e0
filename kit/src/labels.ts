// How the hexes of a board are named. A scheme is data; a labelling is that scheme at work on one grid.
import { DIRECTIONS, distance, type HexGrid, NONE, STEP_Q, STEP_R } from './grid.ts';
import type { Place } from './map.ts';
import { createPlaceIndex, type PlaceIndex } from './places.ts';

/** From the grid's own columns or rows to printed numbers: printed = origin + step * own. */
export interface Axis {
  readonly origin: number;
  readonly step: 1 | -1;
}

export type Range = readonly [from: number, to: number];

/** A part of the board with its own numbers. Sections may overlap: the first one that holds a hex names it, all of them parse. */
export interface Section {
  /** Stands before the number: `SW` in `SW1115`; '' on boards of one piece. */
  readonly prefix: string;
  readonly columns: Axis;
  readonly rows: Axis;
  /** Printed numbers that belong to this section; absent means all. */
  readonly columnRange?: Range;
  readonly rowRange?: Range;
}

export interface NumberScheme {
  /** `4718` as column 47, row 18, or row 47, column 18; `EE4` as row EE, column 4. */
  readonly kind: 'column-row' | 'row-column' | 'letter-column';
  /** Digits per number; letter rows print their columns without padding. */
  readonly digits: number;
  readonly sections: readonly Section[];
}

/** Boards without numbers: hexes are named from the nearest place, `Kharkov NE1`. */
export interface CompassScheme {
  readonly kind: 'compass';
  /** Kinds of places that may name a hex; empty means all. */
  readonly kinds: readonly string[];
}

export type LabelScheme = NumberScheme | CompassScheme;

export const AS_ON_GRID: Axis = { origin: 0, step: 1 };
export const PLAIN_SECTION: Section = { prefix: '', columns: AS_ON_GRID, rows: AS_ON_GRID };

/** A text that names no hex, and what may have been meant. */
export class LabelError extends Error {
  readonly text: string;
  readonly near: readonly string[];
  constructor(text: string, why: string, near: readonly string[]) {
    const meant = near.length === 0 ? '' : `${why === '' ? '' : '; '}did you mean ${near.join(' or ')}?`;
    super(`no hex \`${text}\`: ${why}${meant}`);
    this.name = 'LabelError';
    this.text = text;
    this.near = near;
  }
}

export interface Labelling {
  /** The printed label. */
  label(hex: number): string;
  /** Every label the hex goes by, the printed one first: hexes on a seam have two. */
  every(hex: number): readonly string[];
  /** The hex of a label; throws a LabelError that says what was wrong and what is near. */
  parse(text: string): number;
  /** The hex of a label, or NONE. */
  find(text: string): number;
}

/** `@c3r-4`: column and row of the grid itself, understood under every scheme; data files need it where nothing is named yet. */
export function rawLabel(grid: HexGrid, hex: number): string {
  return `@c${grid.col[hex] ?? 0}r${grid.row[hex] ?? 0}`;
}

const RAW = /^@c(-?\d+)r(-?\d+)$/;

function parseRaw(grid: HexGrid, text: string): number {
  const m = RAW.exec(text);
  if (!m) throw new LabelError(text, 'a cell is written @c3r4: column 3, row 4', []);
  const hex = grid.at(Number(m[1]), Number(m[2]));
  if (hex === NONE) throw new LabelError(text, 'the board has no such cell', []);
  return hex;
}

export function createLabelling(grid: HexGrid, scheme: LabelScheme, places: readonly Place[]): Labelling {
  const named = scheme.kind === 'compass' ? compassLabels(grid, scheme, places) : numberLabels(grid, scheme);
  const parse = (text: string): number => {
    const clean = text.trim();
    return clean.startsWith('@') ? parseRaw(grid, clean) : named.read(clean);
  };
  return {
    label: (hex) => named.labels(hex)[0] ?? rawLabel(grid, hex),
    every: (hex) => named.labels(hex),
    parse,
    find: (text) => {
      try {
        return parse(text);
      } catch (e) {
        if (e instanceof LabelError) return NONE;
        throw e;
      }
    },
  };
}

interface Named {
  labels(hex: number): readonly string[];
  read(text: string): number;
}

// ---- numbers

/** 1..26 is A..Z, 27.. is AA, BB, ...: the letter doubles, it does not count on as in a spreadsheet. */
export function letterRow(n: number): string {
  const times = Math.floor((n - 1) / 26) + 1;
  return String.fromCharCode(65 + ((n - 1) % 26)).repeat(times);
}

/** The number of a letter row, or 0 when the letters differ. */
export function letterRowNumber(letters: string): number {
  const first = letters.charCodeAt(0);
  for (let i = 1; i < letters.length; i++) if (letters.charCodeAt(i) !== first) return 0;
  return first - 64 + (letters.length - 1) * 26;
}

function within(range: Range | undefined, n: number): boolean {
  return range === undefined || (n >= range[0] && n <= range[1]);
}

function printed(axis: Axis, own: number): number {
  return axis.origin + axis.step * own;
}

/** The grid's own column or row of a printed number; step is its own inverse. */
function ownOf(axis: Axis, number: number): number {
  return axis.step * (number - axis.origin);
}

function writeNumbers(scheme: NumberScheme, section: Section, column: number, row: number): string {
  const pad = (n: number) => String(n).padStart(scheme.digits, '0');
  if (scheme.kind === 'letter-column') return section.prefix + letterRow(row) + String(column);
  return section.prefix + (scheme.kind === 'column-row' ? pad(column) + pad(row) : pad(row) + pad(column));
}

function numberLabels(grid: HexGrid, scheme: NumberScheme): Named {
  const labels: string[][] = [];
  const exact = new Map<string, number>();
  const highest = 10 ** scheme.digits - 1;
  for (let h = 0; h < grid.count; h++) {
    const names: string[] = [];
    for (const s of scheme.sections) {
      const column = printed(s.columns, grid.col[h] ?? 0);
      const row = printed(s.rows, grid.row[h] ?? 0);
      if (!within(s.columnRange, column) || !within(s.rowRange, row)) continue;
      if (column < 0 || row < (scheme.kind === 'letter-column' ? 1 : 0))
        throw new Error(`labels: the cell ${rawLabel(grid, h)} has no printed number (column ${column}, row ${row})`);
      if (scheme.kind !== 'letter-column' && Math.max(column, row) > highest)
        throw new Error(`labels: the cell ${rawLabel(grid, h)} needs more than ${scheme.digits} digits`);
      const name = writeNumbers(scheme, s, column, row);
      const other = exact.get(name);
      if (other !== undefined)
        throw new Error(`labels: ${name} names both ${rawLabel(grid, other)} and ${rawLabel(grid, h)}`);
      exact.set(name, h);
      names.push(name);
    }
    if (names.length === 0) throw new Error(`labels: the cell ${rawLabel(grid, h)} lies in no section`);
    labels.push(names);
  }
  return {
    labels: (hex) => labels[hex] ?? [],
    read: (text) => exact.get(text) ?? readNumbers(grid, scheme, labels, text),
  };
}

interface Numbers {
  readonly section: Section;
  readonly column: number;
  readonly row: number;
}

function readNumbers(
  grid: HexGrid,
  scheme: NumberScheme,
  labels: readonly (readonly string[])[],
  text: string,
): number {
  const { section, column, row } =
    scheme.kind === 'letter-column' ? splitLetters(scheme, text) : splitDigits(scheme, text);
  const own = [ownOf(section.columns, column), ownOf(section.rows, row)] as const;
  const inSection = within(section.columnRange, column) && within(section.rowRange, row);
  const hex = inSection ? grid.at(...own) : NONE;
  if (hex !== NONE) return hex;
  const near = nearestCell(grid, ...own);
  throw new LabelError(text, 'it lies off the board', near === NONE ? [] : [labels[near]?.[0] ?? '']);
}

function sectionOf(scheme: NumberScheme, text: string, prefix: string): Section {
  const section = scheme.sections.find((s) => s.prefix.toUpperCase() === prefix);
  if (section) return section;
  const known = scheme.sections.map((s) => s.prefix);
  if (known.every((p) => p === '')) throw new LabelError(text, `labels are ${scheme.digits * 2} digits`, []);
  throw new LabelError(text, `the sections are ${known.join(', ')}`, []);
}

/** Rulebooks drop the first zero (`830` for `0830`); they never drop more. */
function splitDigits(scheme: NumberScheme, text: string): Numbers {
  const whole = scheme.digits * 2;
  const m = /^([A-Z]*)\s*(\d+)$/.exec(text.toUpperCase());
  if (!m) throw new LabelError(text, `labels look like ${example(scheme)}`, []);
  const section = sectionOf(scheme, text, m[1] ?? '');
  const digits = m[2] ?? '';
  if (digits.length > whole || digits.length < whole - 1)
    throw new LabelError(text, `labels have ${whole} digits, this one ${digits.length}`, []);
  const padded = digits.padStart(whole, '0');
  const first = Number(padded.slice(0, scheme.digits));
  const second = Number(padded.slice(scheme.digits));
  return scheme.kind === 'row-column'
    ? { section, column: second, row: first }
    : { section, column: first, row: second };
}

function splitLetters(scheme: NumberScheme, text: string): Numbers {
  const m = /^([A-Z]+)\s*(\d+)$/.exec(text.toUpperCase());
  const section = scheme.sections[0];
  if (!m || !section) throw new LabelError(text, `labels look like ${example(scheme)}`, []);
  const letters = m[1] ?? '';
  const row = letterRowNumber(letters);
  if (row === 0) {
    const guess = `${(letters[0] ?? '').repeat(letters.length)}${m[2] ?? ''}`;
    throw new LabelError(text, 'the letters of a row are all the same', [guess]);
  }
  return { section, column: Number(m[2]), row };
}

function example(scheme: NumberScheme): string {
  if (scheme.kind === 'letter-column') return '`B7` or `EE4`';
  return `\`${scheme.sections[0]?.prefix ?? ''}${'0'.repeat(scheme.digits - 1)}1${'0'.repeat(scheme.digits - 1)}1\``;
}

/** The hex nearest to a cell off the board, by columns and rows: good enough for a hint. */
function nearestCell(grid: HexGrid, col: number, row: number): number {
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let h = 0; h < grid.count; h++) {
    const away = Math.abs((grid.col[h] ?? 0) - col) + Math.abs((grid.row[h] ?? 0) - row);
    if (away < least) {
      least = away;
      best = h;
    }
  }
  return best;
}

// ---- compass offsets from places

/** Legs of a walk between two hexes: at most two directions, side by side; the longer first. */
export function legs(
  grid: HexGrid,
  from: number,
  to: number,
): readonly (readonly [direction: number, steps: number])[] {
  const stepQ = STEP_Q[grid.orientation];
  const stepR = STEP_R[grid.orientation];
  const dq = (grid.q[to] ?? 0) - (grid.q[from] ?? 0);
  const dr = (grid.r[to] ?? 0) - (grid.r[from] ?? 0);
  for (let d = 0; d < 6; d++) {
    const e = (d + 1) % 6;
    const [dQ, dR, eQ, eR] = [stepQ[d] ?? 0, stepR[d] ?? 0, stepQ[e] ?? 0, stepR[e] ?? 0];
    // Two neighbouring directions span the plane with determinant 1, so the solution is whole.
    const det = dQ * eR - eQ * dR;
    const a = (dq * eR - eQ * dr) / det;
    const b = (dQ * dr - dq * dR) / det;
    if (a <= 0 || b < 0) continue;
    if (b === 0) return [[d, a]];
    return b > a ? [[e, b], [d, a]] : [[d, a], [e, b]]; // biome-ignore format: two walks side by side
  }
  return [];
}

function compassLabels(grid: HexGrid, scheme: CompassScheme, places: readonly Place[]): Named {
  const index = createPlaceIndex(places);
  // A name that leads elsewhere (a city of several hexes, a name used twice) cannot serve as an anchor.
  const anchors = places.filter(
    (p) => (scheme.kinds.length === 0 || scheme.kinds.includes(p.kind)) && index.find(p.name)[0]?.hex === p.hex,
  );
  const known = new Map<number, readonly string[]>();
  return {
    // Made on demand: a map file with a hundred places asks for a labelling at each of them.
    labels: (hex) => {
      const labels = known.get(hex) ?? [compassLabel(grid, anchors, hex)];
      known.set(hex, labels);
      return labels;
    },
    read: (text) => readCompass(grid, index, text),
  };
}

function compassLabel(grid: HexGrid, anchors: readonly Place[], hex: number): string {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const p of anchors) {
    // Nearest first; of equally near places one in a straight line reads better.
    const cost = distance(grid, p.hex, hex) + (legs(grid, p.hex, hex).length > 1 ? 0.5 : 0);
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  if (!best) return rawLabel(grid, hex);
  const names = DIRECTIONS[grid.orientation];
  return [best.name, ...legs(grid, best.hex, hex).map(([d, n]) => `${names[d] ?? ''}${n}`)].join(' ');
}

const OFFSET = /^([A-Z]+?)(\d*)$/;

function readCompass(grid: HexGrid, index: PlaceIndex, text: string): number {
  const words = text.split(/\s+/);
  // The longest name that is a place: a place may be called `Velikie Luki` or even end in an E.
  let used = words.length;
  while (used > 0 && index.find(words.slice(0, used).join(' ')).length === 0) used--;
  if (used === 0) throw unknownPlace(grid, index, text, words);
  const anchor = index.find(words.slice(0, used).join(' '))[0]?.hex ?? NONE;
  let q = grid.q[anchor] ?? 0;
  let r = grid.r[anchor] ?? 0;
  for (const word of words.slice(used)) {
    const [d, n] = offset(grid, word);
    if (d === NONE) {
      const near = index.suggest(words.join(' ')).filter((s) => s !== words.slice(0, used).join(' '));
      throw new LabelError(text, `\`${word}\` is no direction here: ${DIRECTIONS[grid.orientation].join(', ')}`, near);
    }
    q += (STEP_Q[grid.orientation][d] ?? 0) * n;
    r += (STEP_R[grid.orientation][d] ?? 0) * n;
  }
  // The walk may leave the board and come back: only where it ends counts.
  const hex = grid.atAxial(q, r);
  if (hex === NONE) throw new LabelError(text, 'it lies off the board', []);
  return hex;
}

function offset(grid: HexGrid, word: string): readonly [direction: number, steps: number] {
  const m = OFFSET.exec(word.toUpperCase());
  const d = m ? DIRECTIONS[grid.orientation].indexOf(m[1] ?? '') : NONE;
  return [d, m?.[2] ? Number(m[2]) : 1];
}

function unknownPlace(grid: HexGrid, index: PlaceIndex, text: string, words: readonly string[]): LabelError {
  let end = words.length;
  while (end > 1 && offset(grid, words[end - 1] ?? '')[0] !== NONE) end--;
  const name = words.slice(0, end).join(' ');
  const near = index.suggest(name);
  return new LabelError(text, near.length > 0 ? '' : `no place is called ${name}`, near);
}
