// How the hexes of a board are named, as data.
import type { HexGrid } from './grid.ts';

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

/** `@c3r-4`: column and row of the grid itself, understood under every scheme; data files need it where nothing is named yet. */
export function rawLabel(grid: HexGrid, hex: number): string {
  return `@c${grid.col[hex] ?? 0}r${grid.row[hex] ?? 0}`;
}

/** A scheme at work on one grid. */
export interface Named {
  labels(hex: number): readonly string[];
  read(text: string): number;
}
