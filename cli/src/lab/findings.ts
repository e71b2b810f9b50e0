// What the lab has found of a game, as it is printed and read again.
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
}
export function isFindings(x: unknown): x is Findings {
  const f = x as Partial<Findings> | null;
  return typeof f === 'object' && typeof f?.game === 'string' && Array.isArray(f.trials);
}
