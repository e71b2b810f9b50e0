// Two opponents compared in pairs: the same seed twice, with the seats exchanged, so that neither dice nor sides favour anybody.

/** One pair: points of the first opponent in each seat, the enemy's taken off. */
export interface Pair {
  readonly seed: number;
  readonly bySeat: readonly number[];
}

export interface Compared {
  readonly pairs: number;
  /** Points for each seat, in the mean, and the standard error of that. */
  readonly margin: number;
  readonly error: number;
  readonly bySeat: readonly number[];
  /** Pairs won, half of those drawn included. */
  readonly share: number;
  readonly verdict: 'stronger' | 'not stronger' | 'open';
}

/** A level is worth its name when it wins as many pairs of the one below; what is no better than even is not. */
const BETTER = 0.65;
const EVEN = 0.5;
/** How often either error may happen. */
const RISK = 0.05;

export function marginOf(pair: Pair): number {
  return mean(pair.bySeat);
}
function mean(list: readonly number[]): number {
  return list.reduce((n, x) => n + x, 0) / Math.max(1, list.length);
}
/** The sequential probability ratio test (Wald): goes on until one of the two hypotheses is refuted. */
export function verdictOf(won: number, lost: number): Compared['verdict'] {
  const ratio = won * Math.log(BETTER / EVEN) + lost * Math.log((1 - BETTER) / (1 - EVEN));
  const bound = Math.log((1 - RISK) / RISK);
  if (ratio >= bound) return 'stronger';
  return ratio <= -bound ? 'not stronger' : 'open';
}
export function compare(pairs: readonly Pair[]): Compared {
  const margins = pairs.map(marginOf);
  const margin = mean(margins);
  const spread = mean(margins.map((m) => (m - margin) ** 2)) * (margins.length / Math.max(1, margins.length - 1));
  const won = margins.filter((m) => m > 0).length;
  const lost = margins.filter((m) => m < 0).length;
  const seats = pairs[0]?.bySeat.length ?? 0;
  return {
    pairs: pairs.length,
    margin,
    error: Math.sqrt(spread / Math.max(1, margins.length)),
    bySeat: Array.from({ length: seats }, (_, s) => mean(pairs.map((p) => p.bySeat[s] ?? 0))),
    share: (won + (margins.length - won - lost) / 2) / Math.max(1, margins.length),
    verdict: verdictOf(won, lost),
  };
}
