// The grid section of a map file: which cells there are and how they are labelled. Read and written side by side.
import type { HexGrid } from './grid.ts';
import {
  AS_ON_GRID,
  type Axis,
  type LabelScheme,
  type NumberScheme,
  PLAIN_SECTION,
  type Range,
  type Section,
} from './labels.ts';
import { SyntaxProblem } from './map-text-reader.ts';

export interface SchemeLine {
  readonly number: number;
  readonly word: 'labels' | 'section';
  readonly value: string;
}

const INT = '-?\\d+';
const RANGE = new RegExp(`^(${INT})(?:\\.\\.(${INT}))?$`);

function readRange(text: string): Range {
  const m = RANGE.exec(text);
  if (!m) throw new SyntaxProblem(`\`${text}\` is not a range: expected 7 or 1..32`);
  const from = Number(m[1]);
  const to = Number(m[2] ?? m[1]);
  if (to < from) throw new SyntaxProblem(`the range ${text} runs backwards`);
  return [from, to];
}

function writeRange([from, to]: Range): string {
  return from === to ? String(from) : `${from}..${to}`;
}

/** `1..101 step 2: 0..67, 70` : the cells of those rows. */
export function parseCells(value: string): (readonly [col: number, row: number])[] {
  const m = /^(\S+?)(?: step (\d+))?\s*:\s*(.*)$/.exec(value);
  if (!m)
    throw new SyntaxProblem(`\`${value}\` is not a row of cells: expected \`4: 1..32\` or \`1..101 step 2: 0..67\``);
  const [firstRow, lastRow] = readRange(m[1] ?? '');
  const step = Number(m[2] ?? 1);
  if (step < 1) throw new SyntaxProblem('rows need a step of 1 or more');
  const columns = (m[3] ?? '').split(',').map((s) => readRange(s.trim()));
  const cells: (readonly [number, number])[] = [];
  for (let row = firstRow; row <= lastRow; row += step)
    for (const [from, to] of columns) for (let col = from; col <= to; col++) cells.push([col, row]);
  return cells;
}

/** Rows of the same extent share a line, also when every other row is shorter. */
export function formatCells(grid: HexGrid): string[] {
  const runs = new Map<number, Range[]>();
  for (let h = 0; h < grid.count; h++) {
    const row = grid.row[h] ?? 0;
    const col = grid.col[h] ?? 0;
    const ranges = runs.get(row) ?? [];
    const last = ranges.at(-1);
    if (last && last[1] === col - 1) ranges[ranges.length - 1] = [last[0], col];
    else ranges.push([col, col]);
    runs.set(row, ranges);
  }
  const rows = [...runs].map(([row, ranges]) => ({ row, cells: ranges.map(writeRange).join(', ') }));
  const extent = new Map(rows.map((r) => [r.row, r.cells]));
  const done = new Set<number>();
  const lines: string[] = [];
  for (const { row, cells } of rows) {
    if (done.has(row)) continue;
    const reach = (step: number) => {
      let end = row;
      while (extent.get(end + step) === cells && !done.has(end + step)) end += step;
      return end;
    };
    const [one, two] = [reach(1), reach(2)];
    const step = one > row || two === row ? 1 : 2;
    const end = step === 1 ? one : two;
    for (let r = row; r <= end; r += step) done.add(r);
    if (end === row) lines.push(`row ${row}: ${cells}`);
    else lines.push(`rows ${row}..${end}${step === 2 ? ' step 2' : ''}: ${cells}`);
  }
  return lines;
}

// ---- label schemes

const NUMBER_KINDS = ['column-row', 'row-column', 'letter-column'] as const;
const DIGITS = 2;

/** `c`, `c+1`, `68-c`: how the grid's own column or row becomes the printed number. */
function readAxis(letter: string, text: string): Axis {
  const plus = new RegExp(`^${letter}(?:([+-]\\d+))?$`).exec(text);
  if (plus) return plus[1] === undefined ? AS_ON_GRID : { origin: Number(plus[1]), step: 1 };
  const minus = new RegExp(`^(${INT})-${letter}$`).exec(text);
  if (minus) return { origin: Number(minus[1]), step: -1 };
  throw new SyntaxProblem(`\`${text}\` is not a numbering: expected ${letter}, ${letter}+1 or 50-${letter}`);
}

function writeAxis(letter: string, axis: Axis): string {
  if (axis.step === -1) return `${axis.origin}-${letter}`;
  if (axis.origin === 0) return letter;
  return `${letter}${axis.origin > 0 ? '+' : ''}${axis.origin}`;
}

/** `SE: columns 68-c in 1..34, rows r-50 in 1..51`; a dash stands for no prefix. */
function readSection(value: string): Section {
  const m = /^(\S+): columns (\S+)(?: in (\S+))?, rows (\S+)(?: in (\S+))?$/.exec(value);
  if (!m)
    throw new SyntaxProblem(
      `\`${value}\` is not a section: expected \`SE: columns 68-c in 1..34, rows r-50 in 1..51\``,
    );
  const [, prefix = '', columns = '', columnRange, rows = '', rowRange] = m;
  return {
    prefix: prefix === '-' ? '' : prefix,
    columns: readAxis('c', columns),
    rows: readAxis('r', rows),
    ...(columnRange === undefined ? {} : { columnRange: readRange(columnRange) }),
    ...(rowRange === undefined ? {} : { rowRange: readRange(rowRange) }),
  };
}

function writeWithin(range: Range | undefined): string {
  return range ? ` in ${writeRange(range)}` : '';
}

function writeSection(s: Section): string {
  const columns = `columns ${writeAxis('c', s.columns)}${writeWithin(s.columnRange)}`;
  const rows = `rows ${writeAxis('r', s.rows)}${writeWithin(s.rowRange)}`;
  return `section ${s.prefix === '' ? '-' : s.prefix}: ${columns}, ${rows}`;
}

function readLabels(value: string): LabelScheme {
  const [kind = '', ...options] = value.split(',').map((s) => s.trim());
  if (kind === 'compass') return { kind, kinds: options };
  const numbers = NUMBER_KINDS.find((k) => k === kind);
  if (!numbers) throw new SyntaxProblem(`unknown labels \`${kind}\`: expected ${NUMBER_KINDS.join(', ')} or compass`);
  let digits = DIGITS;
  for (const option of options) {
    const m = /^digits ([1-9])$/.exec(option);
    if (!m) throw new SyntaxProblem(`unknown option \`${option}\`: expected \`digits 2\``);
    digits = Number(m[1]);
  }
  return { kind: numbers, digits, sections: [] };
}

/** Reports (with the line, where there is one) what is wrong and falls back to plain numbers. */
export function parseScheme(
  lines: readonly SchemeLine[],
  report: (line: number | undefined, message: string) => void,
): LabelScheme {
  let scheme: LabelScheme | undefined;
  const sections: Section[] = [];
  for (const { number, word, value } of lines) {
    try {
      if (word === 'section') sections.push(readSection(value));
      else if (scheme) throw new SyntaxProblem('labels are given twice');
      else scheme = readLabels(value);
    } catch (e) {
      if (!(e instanceof SyntaxProblem)) throw e;
      report(number, e.message);
    }
  }
  const fallback: NumberScheme = { kind: 'column-row', digits: DIGITS, sections: [PLAIN_SECTION] };
  if (!scheme) {
    if (!lines.some((l) => l.word === 'labels')) report(undefined, 'the grid has no labels line');
    return fallback;
  }
  if (scheme.kind !== 'compass') return { ...scheme, sections: sections.length > 0 ? sections : [PLAIN_SECTION] };
  if (sections.length > 0) report(undefined, 'compass labels have no sections');
  return scheme;
}

function isPlain(s: Section | undefined): boolean {
  return s !== undefined && writeSection(s) === writeSection(PLAIN_SECTION);
}

export function formatScheme(scheme: LabelScheme): string[] {
  if (scheme.kind === 'compass') return [`labels ${['compass', ...scheme.kinds].join(', ')}`];
  const head = `labels ${scheme.kind}${scheme.digits === DIGITS ? '' : `, digits ${scheme.digits}`}`;
  if (scheme.sections.length === 1 && isPlain(scheme.sections[0])) return [head];
  return [head, ...scheme.sections.map(writeSection)];
}
