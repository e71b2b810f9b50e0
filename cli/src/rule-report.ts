// Which rules of a game's ledger are shown by a case or a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, isBinding, LedgerError, parseLedger, type RuleRow, taggedRules } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { Failed } from './errors.ts';
import type { GameFolder } from './node-games.ts';

export interface RuleReport {
  readonly game: string;
  readonly rules: number;
  readonly binding: number;
  readonly cases: number;
  readonly withCase: readonly string[];
  /** Shown by a test only. */
  readonly withTest: readonly string[];
  readonly without: readonly { readonly id: string; readonly title: string }[];
  /** Claimed somewhere, and not in the ledger. */
  readonly unknown: readonly { readonly id: string; readonly where: readonly string[] }[];
}

function testTags(dir: string, game: string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  if (!existsSync(dir)) return out;
  for (const e of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!e.isFile() || !/\.tsx?$/.test(e.name)) continue;
    const path = join(e.parentPath, e.name);
    for (const id of taggedRules(readFileSync(path, 'utf8'), game))
      out.set(id, [...(out.get(id) ?? []), `test/${e.name}`]);
  }
  return out;
}

export function readLedger(folder: GameFolder): readonly RuleRow[] | undefined {
  const file = join(folder.dir, 'rules.tsv');
  if (!existsSync(file)) return undefined;
  try {
    return parseLedger(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof LedgerError) throw new Failed({ what: error.message, todo: 'mend the rule ledger' });
    throw error;
  }
}

/** undefined when the game has no ledger. */
export function ruleReport(folder: GameFolder): RuleReport | undefined {
  const rows = readLedger(folder);
  if (!rows) return undefined;
  const cases = casesOf(folder.dir);
  const where = testTags(join(folder.dir, 'test'), folder.id);
  const tested = new Set(where.keys());
  const cased = new Set<string>();
  for (const c of cases)
    for (const id of c.data.rules) {
      cased.add(id);
      where.set(id, [...(where.get(id) ?? []), `cases/${c.file}`]);
    }
  const all = coverage(rows, where.keys());
  const missing = new Set(all.missing);
  return {
    game: folder.id,
    rules: rows.length,
    binding: all.binding,
    cases: cases.length,
    withCase: all.shown.filter((id) => cased.has(id)),
    withTest: all.shown.filter((id) => !cased.has(id) && tested.has(id)),
    without: rows.filter((r) => isBinding(r) && missing.has(r.id)).map(({ id, title }) => ({ id, title })),
    unknown: all.unknown.map((id) => ({ id, where: [...new Set(where.get(id) ?? [])] })),
  };
}
