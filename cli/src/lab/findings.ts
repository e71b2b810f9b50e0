// What the lab has found of a game, as it is printed, kept and read again.
import type { Effect, Outcome } from './experiment.ts';

export interface Trial extends Outcome {
  readonly scenario: string;
  readonly bots: readonly string[];
  readonly firstSeed: number;
  readonly effects: readonly Effect[];
  /** Games that could not be played to the end. */
  readonly problems: readonly string[];
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

/** What was found before, with the scenarios that were tried again in their places. What was found with other rules is not kept. */
export function joined(before: Findings | undefined, now: Findings, order: readonly string[]): Findings {
  const old = before?.version === now.version ? before.trials : [];
  const tried = new Map([...old, ...now.trials].map((t) => [t.scenario, t]));
  return { ...now, trials: order.flatMap((id) => tried.get(id) ?? []) };
}

/** More digits than that are chance. */
const DIGITS = 1000;
const short = (_: string, v: unknown): unknown => (typeof v === 'number' ? Math.round(v * DIGITS) / DIGITS : v);

/** A line for each scenario, so that one can see in the history which was tried again. */
export function findingsText({ trials, ...head }: Findings): string {
  // Where in which file a rule failed belongs to the machine.
  const plain = trials.map((t) => ({ ...t, problems: t.problems.map((p) => p.split('\n')[0] ?? '') }));
  const lines = plain.map((t) => `    ${JSON.stringify(t, short)}`);
  const open = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  return `${open},\n  "trials": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
