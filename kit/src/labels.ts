// How the hexes of a board are named: a scheme is data; a labelling is that scheme at work on one grid.
import { type HexGrid, NONE } from './grid.ts';
import { compassLabels } from './label-compass.ts';
import { numberLabels } from './label-numbers.ts';
import { LabelError, type LabelScheme, rawLabel } from './label-scheme.ts';
import type { Place } from './map.ts';

export { legs } from './label-compass.ts';
export { letterRow, letterRowNumber } from './label-numbers.ts';
export * from './label-scheme.ts';

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
