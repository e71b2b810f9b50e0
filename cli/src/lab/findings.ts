// What the lab has found of a game, as it is printed, kept and read again.
import type { Effect, Outcome } from './experiment.ts';

/** A game that could not be played to the end. */
export interface Problem {
  readonly seed: number;
  /** With what it was played otherwise than the others: `night=true`. */
  readonly option?: string;
  readonly what: string;
}
export interface Trial extends Outcome {
  readonly scenario: string;
  readonly bots: readonly string[];
  readonly firstSeed: number;
  readonly effects: readonly Effect[];
  readonly problems: readonly Problem[];
}
export interface Findings {
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly trials: readonly Trial[];
  /** What is to be said of the figures, written by hand; gone as soon as the game is tried again. */
  readonly note?: string;
}
export function isFindings(x: unknown): x is Findings {
  const f = x as Partial<Findings> | null;
  return typeof f === 'object' && typeof f?.game === 'string' && Array.isArray(f.trials);
}

/** Where in which file a rule failed belongs to the machine. */
const firstLine = (text: string): string => text.split('\n')[0] ?? '';
export function problemText({ seed, option, what }: Problem): string {
  return `${option === undefined ? '' : `${option}, `}seed ${seed}: ${firstLine(what)}`;
}

const isOfOption = (p: Problem): boolean => p.option !== undefined;
/** Of the same scenario between the same bots. Options that nobody asked about this time are as they were. Whoever asked about them, in
 * fewer games than are known already, did not mean to know less of the scenario itself. */
function withKept(old: Trial, now: Trial): Trial {
  const hasAsked = now.effects.length > 0 || now.problems.some(isOfOption);
  const isLarger = hasAsked && old.firstSeed === now.firstSeed && old.games > now.games;
  const [plain, asked] = [isLarger ? old : now, hasAsked ? now : old];
  const problems = [...plain.problems.filter((p) => !isOfOption(p)), ...asked.problems.filter(isOfOption)];
  return { ...plain, effects: asked.effects, problems };
}
/** What was found before, with the scenarios that were tried again in their places. What was found with other rules is not kept. */
export function joined(before: Findings | undefined, now: Findings, order: readonly string[]): Findings {
  const tried = new Map((before?.version === now.version ? before.trials : []).map((t) => [t.scenario, t]));
  for (const t of now.trials) {
    const old = tried.get(t.scenario);
    tried.set(t.scenario, old && String(old.bots) === String(t.bots) ? withKept(old, t) : t);
  }
  return { ...now, trials: order.flatMap((id) => tried.get(id) ?? []) };
}

/** More digits than that are chance. */
const DIGITS = 1000;
const short = (_: string, v: unknown): unknown => (typeof v === 'number' ? Math.round(v * DIGITS) / DIGITS : v);

/** A line for each scenario, so that one can see in the history which was tried again. */
export function findingsText({ trials, ...head }: Findings): string {
  const plain = trials.map((t) => ({ ...t, problems: t.problems.map((p) => ({ ...p, what: firstLine(p.what) })) }));
  const lines = plain.map((t) => `    ${JSON.stringify(t, short)}`);
  const open = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${open},\n  "trials": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
