// How wide a name is in a given face: from a table, so that every machine places names alike.
import { ADVANCES } from './metrics-data.ts';
import type { Face } from './paints.ts';

/** Share of the size that capitals reach above the baseline, and that descenders reach below it. */
export const ASCENT = 0.7;
export const DESCENT = 0.22;
const UNKNOWN = 600;

const tables = new Map<Face, Map<string, number>>();

function tableOf(face: Face): Map<string, number> {
  const known = tables.get(face);
  if (known !== undefined) return known;
  const table = new Map<string, number>();
  for (const [width, chars] of Object.entries(ADVANCES[face])) for (const c of chars) table.set(c, Number(width));
  tables.set(face, table);
  return table;
}

export function advance(char: string, face: Face, size: number): number {
  return ((tableOf(face).get(char) ?? UNKNOWN) * size) / 1000;
}

export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  let sum = 0;
  for (const c of text) sum += advance(c, face, size) + spacing;
  return sum - (text.length > 0 ? spacing : 0);
}
