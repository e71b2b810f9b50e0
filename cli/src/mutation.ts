// Rules switched off one by one. A rule that nobody misses is either untested or does nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSwitches, type Game, type LoadedCase, runCase } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { reason } from './errors.ts';
import { type GameFolder, tryGame } from './node-games.ts';

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
  /** Unnoticed, with the reason the game gives. */
  readonly excused: readonly { readonly rule: string; readonly why: string }[];
  /** Excuses that are no longer needed. */
  readonly stale: readonly string[];
}

/** games/<id>/unnoticed.txt: a rule id, a blank, the reason, on each line. */
function excuses(folder: GameFolder): Map<string, string> {
  const file = join(folder.dir, 'unnoticed.txt');
  const out = new Map<string, string>();
  if (!existsSync(file)) return out;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const m = /^(\S+)\s+(\S.*)$/.exec(line.trim());
    if (m?.[1] && m[2] && !m[1].startsWith('#')) out.set(m[1], m[2]);
  }
  return out;
}

function failure(game: Game, c: LoadedCase): string | undefined {
  try {
    runCase(game, c);
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** The same sample on every run: every k-th rule. */
function sampled(ids: readonly string[], n: number): readonly string[] {
  if (n >= ids.length) return ids;
  return ids.filter((_, i) => Math.floor((i * n) / ids.length) !== Math.floor(((i - 1) * n) / ids.length));
}

/** Must run in a process that has not loaded the game yet: switches are fitted before. */
export async function mutation(
  folder: GameFolder,
  sample: number,
  tell: (n: number, of: number) => void,
): Promise<MutationReport | undefined> {
  const switches = fitSwitches();
  const found = await tryGame(folder);
  if (!found) return undefined;
  const { game } = found;
  const cases = casesOf(folder.dir);
  const failing = cases.flatMap((c) => {
    const why = failure(game, c);
    return why === undefined ? [] : [{ file: c.file, why }];
  });
  const base = { game: game.id, cases: cases.length, switches: switches.known.size, failing };
  if (failing.length > 0) return { ...base, mutants: [], unnoticed: [], excused: [], stale: [] };
  const ids = sampled([...switches.known].sort(byNumber), sample);
  const mutants: Mutant[] = [];
  for (const rule of ids) {
    tell(mutants.length, ids.length);
    const named = cases.filter((c) => c.data.rules.includes(rule));
    switches.off.add(rule);
    const red = named.filter((c) => failure(game, c) !== undefined).map((c) => c.file);
    switches.off.delete(rule);
    mutants.push({ rule, cases: named.length, red });
  }
  const why = excuses(folder);
  const silent = mutants.filter((m) => m.red.length === 0).map((m) => m.rule);
  return {
    ...base,
    mutants,
    unnoticed: silent.filter((r) => !why.has(r)),
    excused: silent.flatMap((r) => (why.has(r) ? [{ rule: r, why: why.get(r) ?? '' }] : [])),
    stale: mutants.filter((m) => m.red.length > 0 && why.has(m.rule)).map((m) => m.rule),
  };
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
