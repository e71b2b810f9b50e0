// Which rules of a game's ledger are shown by a case or a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accounts, coverage, LedgerError, parseLedger, type RuleRow, taggedRules } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { accountsOf, withSwitches } from '@rasputitsa/kernel/node-mutation';
import { Failed } from './errors.ts';
import { type GameFolder, tryGame } from './node-games.ts';

export interface RuleReport {
  readonly game: string;
  readonly rules: number;
  readonly binding: number;
  readonly cases: number;
  readonly withCase: readonly string[];
  /** Shown by a test only. */
  readonly withTest: readonly string[];
  readonly without: readonly { readonly id: string; readonly title: string }[];
  /** Binding rules that can be switched off. */
  readonly switched: readonly string[];
  /** Binding rules that held.tsv declares. */
  readonly declared: readonly string[];
  readonly unaccounted: readonly { readonly id: string; readonly title: string }[];
  /** What is wrong with held.tsv. */
  readonly faults: readonly string[];
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
  return ledgerTold(() => parseLedger(readFileSync(file, 'utf8'), file));
}

/** Whatever is wrong with a ledger, said as the program says things. */
export function ledgerTold<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof LedgerError) throw new Failed({ what: error.message, todo: 'correct the rule ledger' });
    throw error;
  }
}

/** undefined when the game has no ledger. The game must not be loaded before: its switches are counted. */
export async function ruleReport(folder: GameFolder): Promise<RuleReport | undefined> {
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
  const { known } = await withSwitches(() => tryGame(folder));
  const account: Accounts = ledgerTold(() => accountsOf(folder.dir, rows, known, cases));
  const titled = (ids: readonly string[]): RuleReport['without'] => {
    const some = new Set(ids);
    return rows.filter((r) => some.has(r.id)).map(({ id, title }) => ({ id, title }));
  };
  return {
    game: folder.id,
    rules: rows.length,
    binding: all.binding,
    cases: cases.length,
    withCase: all.shown.filter((id) => cased.has(id)),
    withTest: all.shown.filter((id) => !cased.has(id) && tested.has(id)),
    without: titled(all.missing),
    switched: account.switched,
    declared: account.declared,
    unaccounted: titled(account.unaccounted),
    faults: account.faults,
    unknown: all.unknown.map((id) => ({ id, where: [...new Set(where.get(id) ?? [])] })),
  };
}
