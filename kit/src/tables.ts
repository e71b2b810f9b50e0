// Printed tables as typed data. A table is checked when it is loaded, never when it is used: a gap, an overlap or a
// short row is an error that names the table, the row and the column.
import { mapOutcomes } from './dice.ts';
import type { Distribution } from './dice.ts';

/** A stretch of whole numbers, both ends included; a missing end is open. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** An axis of a table cut into bands: 1-2, 3-5, 6+. */
export interface Bands {
  readonly id: string;
  readonly labels: readonly string[];
  readonly spans: readonly Span[];
  /** The numbers the axis answers for. */
  readonly covers: Span;
}

const lowest = (span: Span): number => span.from ?? Number.NEGATIVE_INFINITY;
const highest = (span: Span): number => span.to ?? Number.POSITIVE_INFINITY;

/** Reads a band as printed: 7, 1-3, 6+, -5, "up to 30" as <=30. */
export function parseSpan(text: string): Span {
  const most = /^(?:<=|≤)\s*(-?\d+)$/.exec(text)?.[1];
  if (most !== undefined) return { to: Number(most) };
  const match = /^(-?\d+)(?:(\+)|\s*-\s*(-?\d+))?$/.exec(text);
  const [, from, open, to] = match ?? [];
  if (from === undefined) throw new Error(`"${text}" is not a number or a range of numbers`);
  if (open !== undefined) return { from: Number(from) };
  return { from: Number(from), to: Number(to ?? from) };
}

/** Bands in rising order that cover every number of `covers` exactly once. */
export function bandsOf(id: string, labels: readonly string[], covers: Span): Bands {
  const spans = labels.map((label) => {
    try {
      return parseSpan(label);
    } catch (error) {
      throw new Error(`table ${id}, row ${label}: not a range`, { cause: error });
    }
  });
  for (const [i, span] of spans.entries()) {
    const at = `table ${id}, row ${labels[i]}`;
    if (lowest(span) > highest(span)) throw new Error(`${at}: the range runs backward`);
    const before = spans[i - 1];
    const expected = before === undefined ? lowest(covers) : highest(before) + 1;
    if (lowest(span) > expected) throw new Error(`${at}: a gap before it, ${expected} has no row`);
    if (lowest(span) < expected) throw new Error(`${at}: it overlaps what comes before it, ${expected} was expected`);
  }
  const last = spans.at(-1);
  if (last === undefined) throw new Error(`table ${id}: no rows`);
  if (highest(last) !== highest(covers))
    throw new Error(`table ${id}, row ${labels.at(-1)}: ends at ${highest(last)}, the table at ${highest(covers)}`);
  return { id, labels, spans, covers };
}

/** The band a number falls into. */
export function bandAt(bands: Bands, value: number): number {
  const index = bands.spans.findIndex((span) => lowest(span) <= value && value <= highest(span));
  if (index < 0) throw new RangeError(`table ${bands.id}: ${value} has no row`);
  return index;
}

/** The nearest number that the axis answers for: "a 13 counts as a 12". */
export function clampToBands(bands: Bands, value: number): number {
  return Math.min(Math.max(value, lowest(bands.covers)), highest(bands.covers));
}

/** One number in, one entry out. */
export interface BandTable<R> {
  readonly bands: Bands;
  readonly entries: readonly R[];
}

export function bandTable<R>(
  id: string,
  rows: readonly (readonly [on: string, entry: R])[],
  covers: Span,
): BandTable<R> {
  const bands = bandsOf(
    id,
    rows.map(([on]) => on),
    covers,
  );
  return { bands, entries: rows.map(([, entry]) => entry) };
}

export function entryAt<R>(table: BandTable<R>, value: number): R {
  const entry = table.entries[bandAt(table.bands, value)];
  if (entry === undefined) throw new RangeError(`table ${table.bands.id}: no entry for ${value}`);
  return entry;
}

/** Rows by the dice, columns by odds, difference, month or strength. */
export interface ResultTable<R> {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rolls: Bands;
  /** cells[row][column] */
  readonly cells: readonly (readonly R[])[];
}

export interface ResultTableSpec<P, R> {
  readonly id: string;
  readonly columns: readonly string[];
  readonly rolls: Span;
  readonly rows: readonly (readonly [on: string, cells: readonly P[]])[];
  /** Reads a printed cell; what it throws is reported with the row and the column. */
  readonly read: (printed: P) => R;
}

export function resultTable<P, R>(spec: ResultTableSpec<P, R>): ResultTable<R> {
  const { id, columns, read } = spec;
  const twice = columns.find((label, i) => columns.indexOf(label) !== i);
  if (twice !== undefined) throw new Error(`table ${id}: column ${twice} is given twice`);
  const rolls = bandsOf(
    id,
    spec.rows.map(([on]) => on),
    spec.rolls,
  );
  const cells = spec.rows.map(([on, printed]) => {
    const missing = columns[printed.length];
    if (missing !== undefined) throw new Error(`table ${id}, row ${on}, column ${missing}: no cell`);
    if (printed.length > columns.length)
      throw new Error(`table ${id}, row ${on}: a cell beyond column ${columns.at(-1)}`);
    return printed.map((cell, i) => {
      try {
        return read(cell);
      } catch (error) {
        throw new Error(`table ${id}, row ${on}, column ${columns[i]}: ${String(cell)} is not a result`, {
          cause: error,
        });
      }
    });
  });
  return { id, columns, rolls, cells };
}

/** The place of a column label. */
export function columnAt(table: { readonly id: string; readonly columns: readonly string[] }, label: string): number {
  const index = table.columns.indexOf(label);
  if (index < 0) throw new RangeError(`table ${table.id}: no column ${label}`);
  return index;
}

export function lookUp<R>(table: ResultTable<R>, column: number, roll: number): R {
  const cell = table.cells[bandAt(table.rolls, roll)]?.[column];
  if (cell === undefined) throw new RangeError(`table ${table.id}: no column number ${column}`);
  return cell;
}

/** Every result of a column with its exact chance, for the dice given (add modifiers to them with mapOutcomes). */
export function resultsOf<R>(table: ResultTable<R>, column: number, rolls: Distribution<number>): Distribution<R> {
  return mapOutcomes(rolls, (roll) => lookUp(table, column, roll));
}
