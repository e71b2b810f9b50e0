// Rules switched off one by one. A rule that nobody misses is either untested or does nothing; a rule that cannot be
// switched off must say what holds it. One check for the program and for the tests of each game.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type LoadedCase, runCase } from './case.ts';
import type { Game } from './game.ts';
import {
  type Accounts,
  accounts,
  type HeldRow,
  parseHeld,
  parseLedger,
  type RuleRow,
  taggedRules,
  unknownRules,
} from './ledger.ts';
import { casesOf } from './node-cases.ts';
import { fitSwitches, withoutRule } from './rule.ts';

export interface Mutant {
  readonly rule: string;
  /** Cases that name the rule, and those of them that fail without it. */
  readonly cases: number;
  readonly red: readonly string[];
}

export interface MutationReport {
  readonly game: string;
  readonly cases: number;
  readonly switches: number;
  /** Cases that fail with all rules in force: nothing can be said until they pass. */
  readonly failing: readonly { readonly file: string; readonly why: string }[];
  readonly mutants: readonly Mutant[];
  readonly unnoticed: readonly string[];
}

export interface MutationOptions {
  /** Only so many rules, spread over the rulebook. */
  readonly sample?: number;
  /** `one`: the first case that turns red will do. */
  readonly red?: 'all' | 'one';
  readonly tell?: (n: number, of: number) => void;
}

/** Loads a game with its switches fitted; must run in a process that has not loaded it yet. */
export async function withSwitches<T>(
  load: () => Promise<T>,
): Promise<{ readonly loaded: T; readonly known: readonly string[] }> {
  const switches = fitSwitches();
  // Rules of different games have the same numbers: what was loaded before must not hide what is loaded now.
  const before = [...switches.known];
  switches.known.clear();
  const loaded = await load();
  const known = [...switches.known];
  for (const id of before) switches.known.add(id);
  return { loaded, known };
}

function failure(game: Game, c: LoadedCase): string | undefined {
  try {
    runCase(game, c);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same sample on every run: every k-th rule. */
function sampled(ids: readonly string[], n: number): readonly string[] {
  if (n >= ids.length) return ids;
  return ids.filter((_, i) => Math.floor((i * n) / ids.length) !== Math.floor(((i - 1) * n) / ids.length));
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Plays the cases of each rule without it. */
export function mutation(
  game: Game,
  cases: readonly LoadedCase[],
  known: readonly string[],
  { sample = Number.MAX_SAFE_INTEGER, red: wanted = 'all', tell = () => {} }: MutationOptions = {},
): MutationReport {
  const failing = cases.flatMap((c) => {
    const why = failure(game, c);
    return why === undefined ? [] : [{ file: c.file, why }];
  });
  const mutants: Mutant[] = [];
  const ids = failing.length > 0 ? [] : sampled(known.toSorted(byNumber), sample);
  for (const rule of ids) {
    tell(mutants.length, ids.length);
    const named = cases.filter((c) => c.data.rules.includes(rule));
    const isRed = (c: LoadedCase): boolean => failure(game, c) !== undefined;
    const red = withoutRule(rule, () => {
      const first = wanted === 'one' ? named.find(isRed) : undefined;
      return wanted === 'all' ? named.filter(isRed) : first ? [first] : [];
    });
    mutants.push({ rule, cases: named.length, red: red.map((c) => c.file) });
  }
  return {
    game: game.id,
    cases: cases.length,
    switches: known.length,
    failing,
    mutants,
    unnoticed: mutants.filter((m) => m.red.length === 0).map((m) => m.rule),
  };
}

/** games/<id>/held.tsv; none when there is no such file. */
export function heldRules(gameDir: string): readonly HeldRow[] {
  const file = join(gameDir, 'held.tsv');
  return existsSync(file) ? parseHeld(readFileSync(file, 'utf8'), 'held.tsv') : [];
}

/** Why a case or test does not hold a rule: it is not there, or does not speak of it. */
function holderFault(gameDir: string, { id, by }: HeldRow, cases: readonly LoadedCase[]): string | undefined {
  const game = basename(resolve(gameDir));
  if (by.endsWith('.yaml')) {
    const found = cases.find((c) => c.file === by);
    if (!found) return `held.tsv: ${id}: there is no case ${by}`;
    return found.data.rules.includes(id) ? undefined : `held.tsv: ${id}: ${by} does not name the rule`;
  }
  const [file = '', title = ''] = by.split(/: (.*)/s);
  // A test of the kernel stands for all games and names none.
  const own = !file.includes('/');
  const path = own ? join(gameDir, 'test', file) : join(gameDir, '..', '..', file);
  if (title === '' || !existsSync(path)) return `held.tsv: ${id}: there is no test ${by}`;
  const text = readFileSync(path, 'utf8');
  if (!text.includes(title)) return `held.tsv: ${id}: ${file} has no test called ${title}`;
  if (own && !taggedRules(text, game).includes(id)) return `held.tsv: ${id}: ${file} has no tag [${game} ${id}]`;
  return undefined;
}

/** Of every binding rule: whether it has a switch, is declared, or neither. */
export function accountsOf(
  gameDir: string,
  rows: readonly RuleRow[],
  known: readonly string[],
  cases: readonly LoadedCase[],
): Accounts {
  const held = heldRules(gameDir);
  const all = accounts(rows, known, held);
  const lost = held.flatMap((h) => holderFault(gameDir, h, cases) ?? []);
  return { ...all, faults: [...all.faults, ...lost] };
}

export interface Wanted {
  /** The most binding rules that may have neither switch nor declaration: what is recorded today, and 0 in the end. */
  readonly unaccounted: number;
}

/** What is wrong, for the test of a game; its module must not be loaded before. */
export async function mutationFaults(
  gameDir: string,
  load: () => Promise<{ readonly game: Game }>,
  wanted: Wanted,
): Promise<readonly string[]> {
  const { loaded, known } = await withSwitches(load);
  const { game } = loaded;
  const cases = casesOf(gameDir);
  const rows = parseLedger(readFileSync(join(gameDir, 'rules.tsv'), 'utf8'), 'rules.tsv');
  const { failing, unnoticed } = mutation(game, cases, known, { red: 'one' });
  const { unaccounted, faults } = accountsOf(gameDir, rows, known, cases);
  const out = [
    ...(known.length === 0 ? ['no rule has a switch: was the game loaded before the switches were fitted?'] : []),
    ...cases.flatMap((c) => unknownRules(rows, c.data.rules).map((p) => `${c.file}: ${p}`)),
    ...failing.map((f) => `fails with all rules in force: ${f.why}`),
    ...unnoticed.map((id) => `no case notices that rule ${id} is switched off`),
    ...faults,
  ];
  if (unaccounted.length > wanted.unaccounted)
    out.push(
      `${unaccounted.length} binding rules have neither a switch nor a row in held.tsv, ${wanted.unaccounted} are known: ${unaccounted.join(', ')}`,
    );
  return out;
}
