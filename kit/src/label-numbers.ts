// Labels made of numbers, or of letters and numbers: `4718`, `SW1115`, `EE4`.
import { type HexGrid, NONE } from './grid.ts';
import {
  type Axis,
  LabelError,
  type Named,
  type NumberScheme,
  type Range,
  rawLabel,
  type Section,
} from './label-scheme.ts';

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

export function numberLabels(grid: HexGrid, scheme: NumberScheme): Named {
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
