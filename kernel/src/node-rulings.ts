// Rulings of a game: each has a number in its RULINGS.md, by which code, data, cases and texts cite it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = /\.(ts|yaml|tsv|jsonl|md)$/;

function filesOf(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((f) => KINDS.test(f));
}
/** The rulings a game cites (`RULINGS R1`), each with the files that do. */
export function citedRulings(gameDir: string): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>();
  for (const file of filesOf(gameDir))
    for (const [, id = ''] of readFileSync(join(gameDir, file), 'utf8').matchAll(/RULINGS (R\d+)/g)) {
      const known = out.get(id) ?? [];
      if (!known.includes(file)) known.push(file);
      out.set(id, known);
    }
  return out;
}
/** The rulings a game has: what its RULINGS.md begins a heading, an entry of a list or a row of a table with. */
export function rulingsOf(gameDir: string): readonly string[] {
  const text = readFileSync(join(gameDir, 'RULINGS.md'), 'utf8');
  return [...text.matchAll(/^(?:#+ |- |\| ?)(?:\*\*)?(R\d+)\b/gm)].map(([, id = '']) => id);
}
