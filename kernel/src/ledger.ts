// The rule ledger: every numbered rule of a game, and which of them a case or test shows.

import { nearest, quoted } from './near.ts';

export interface RuleRow {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly obligation: string;
  readonly check: string;
  readonly line: number;
}

const HEADER = 'id\ttitle\tkind\tobligation\tcheck';

/** What stands in the place of rules where a case shows none: scripts somebody tries, what the battery found. */
const NO_RULES: ReadonlySet<string> = new Set(['script', 'battery']);

/** What is wrong with the rules a case claims: ids the ledger does not have, each with the nearest that it has. */
export function unknownRules(rows: readonly RuleRow[], claimed: readonly string[]): readonly string[] {
  const ids = rows.map((r) => r.id);
  const out: string[] = [];
  for (const id of claimed) {
    if (ids.includes(id) || NO_RULES.has(id)) continue;
    const near = nearest(id, ids);
    out.push(`no rule ${quoted(id)} in the ledger${near === undefined ? '' : `; did you mean ${near}?`}`);
  }
  return out;
}

export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export function parseLedger(text: string, file: string): readonly RuleRow[] {
  const [head, ...lines] = text.replace(/\r/g, '').split('\n');
  if (head !== HEADER)
    throw new LedgerError(`${file}:1: the first line must name the columns ${HEADER.replaceAll('\t', ', ')}`);
  const rows: RuleRow[] = [];
  const seen = new Set<string>();
  for (const [i, text] of lines.entries()) {
    if (text === '') continue;
    const line = i + 2;
    const [id = '', title = '', kind = '', obligation = '', check = '', ...more] = text.split('\t');
    if (id === '' || check === '' || more.length > 0) throw new LedgerError(`${file}:${line}: five columns are needed`);
    if (seen.has(id)) throw new LedgerError(`${file}:${line}: rule ${id} is given twice`);
    seen.add(id);
    rows.push({ id, title, kind, obligation, check, line });
  }
  return rows;
}

/** Advice binds nobody. */
export function isBinding(row: RuleRow): boolean {
  return row.kind !== 'advice';
}

/** The rule ids that a test title or source file claims: every [<game> <id>] in it. */
export function taggedRules(text: string, game: string): readonly string[] {
  const out: string[] = [];
  for (const m of text.matchAll(/\[([\w-]+) ([^\]\s]+)\]/g)) if (m[1] === game && m[2] !== undefined) out.push(m[2]);
  return out;
}

export interface Coverage {
  readonly binding: number;
  readonly shown: readonly string[];
  readonly missing: readonly string[];
  /** Claimed, but the ledger has no such rule. */
  readonly unknown: readonly string[];
}

export function coverage(rows: readonly RuleRow[], claimed: Iterable<string>): Coverage {
  const ids = new Set(rows.map((r) => r.id));
  const claims = new Set(claimed);
  const binding = rows.filter(isBinding);
  return {
    binding: binding.length,
    shown: binding.filter((r) => claims.has(r.id)).map((r) => r.id),
    missing: binding.filter((r) => !claims.has(r.id)).map((r) => r.id),
    unknown: [...claims].filter((c) => !ids.has(c)).sort(),
  };
}

// Which rules can be missed. A rule is code that can be switched off, or somebody says why it cannot and what holds it.

/** data: it is a table or a map. permissive: it allows what nothing forbids. kernel: all games have it from the kernel. */
export const HOLDS = ['data', 'permissive', 'kernel'] as const;

/** A rule without a switch, and the case or test that fails when it does not hold. */
export interface HeldRow {
  readonly id: string;
  readonly how: (typeof HOLDS)[number];
  /** `<case>.yaml`, `<test file>: <words of its title>`, or the same with a path from the root of the repository. */
  readonly by: string;
  readonly line: number;
}

const HELD_HEADER = 'id\thow\theld by';

export function parseHeld(text: string, file: string): readonly HeldRow[] {
  const [head, ...lines] = text.replace(/\r/g, '').split('\n');
  if (head !== HELD_HEADER)
    throw new LedgerError(`${file}:1: the first line must name the columns ${HELD_HEADER.replaceAll('\t', ', ')}`);
  const rows: HeldRow[] = [];
  const seen = new Set<string>();
  for (const [i, row] of lines.entries()) {
    if (row === '') continue;
    const where = `${file}:${i + 2}`;
    const [id = '', how = '', by = '', ...more] = row.split('\t');
    if (id === '' || by === '' || more.length > 0) throw new LedgerError(`${where}: three columns are needed`);
    const known = HOLDS.find((h) => h === how);
    if (!known) throw new LedgerError(`${where}: a rule is held as ${HOLDS.join(', ')}, not as ${quoted(how)}`);
    if (seen.has(id)) throw new LedgerError(`${where}: rule ${id} is given twice`);
    seen.add(id);
    rows.push({ id, how: known, by, line: i + 2 });
  }
  return rows;
}

export interface Accounts {
  readonly binding: number;
  readonly switched: readonly string[];
  readonly declared: readonly string[];
  readonly unaccounted: readonly string[];
  /** Declarations that make no sense. */
  readonly faults: readonly string[];
}

export function accounts(rows: readonly RuleRow[], switches: Iterable<string>, held: readonly HeldRow[]): Accounts {
  const on = new Set(switches);
  const declaredIds = new Set(held.map((h) => h.id));
  const ids = new Set(rows.map((r) => r.id));
  const binding = rows.filter(isBinding).map((r) => r.id);
  const binds = new Set(binding);
  const faults: string[] = [];
  for (const { id } of held) {
    if (!ids.has(id)) faults.push(`held.tsv: ${unknownRules(rows, [id])[0] ?? id}`);
    else if (!binds.has(id)) faults.push(`held.tsv: ${id} is not binding and needs no row`);
    else if (on.has(id)) faults.push(`held.tsv: ${id} has a switch and needs no row`);
  }
  for (const id of on) if (!ids.has(id)) faults.push(`switch ${id}: ${unknownRules(rows, [id])[0] ?? ''}`);
  return {
    binding: binding.length,
    switched: binding.filter((id) => on.has(id)),
    declared: binding.filter((id) => declaredIds.has(id) && !on.has(id)),
    unaccounted: binding.filter((id) => !declaredIds.has(id) && !on.has(id)),
    faults,
  };
}

/** `7` of `7.33b`, `S41` of `S41.2`. */
export function chapterOf(id: string): string {
  return id.split('.')[0] ?? id;
}
