// What pairs say of two opponents: for each scenario, and for all of them together.
import type { Game } from '@rasputitsa/kernel';
import { type Share, shareOf } from '../lab/statistics.ts';
import { shareText } from '../lab/words.ts';
import type { PlayedPair } from './match-up.ts';
import { compare, type Compared, marginOf } from './pairs.ts';

export interface Rung extends Compared {
  /** None: all scenarios together. */
  readonly scenario?: string;
  /** Pairs won, half of those drawn included, and how surely. */
  readonly sure: Share;
  /** What the first gains in each seat over the second playing itself. */
  readonly gain?: readonly { readonly mean: number; readonly error: number }[];
  /** Seconds of a processor for each turn, of the first and the second. */
  readonly seconds: readonly number[];
}

function gainOf(pairs: readonly PlayedPair[]): Rung['gain'] {
  const known = pairs.flatMap((p) => (p.even === undefined ? [] : [{ ...p, even: p.even }]));
  if (known.length === 0) return undefined;
  return [0, 1].map((seat) => {
    const { margin, error } = compare(
      known.map((p) => ({ seed: p.seed, bySeat: [(p.bySeat[seat] ?? 0) - (seat === 0 ? p.even : -p.even)] })),
    );
    return { mean: margin, error };
  });
}
function rungOf(pairs: readonly PlayedPair[], scenario?: string): Rung {
  const margins = pairs.map(marginOf);
  const won = margins.filter((m) => m > 0).length + margins.filter((m) => m === 0).length / 2;
  const gain = gainOf(pairs);
  const seconds = [0, 1].map((who) => {
    const sum = (of: 'seconds' | 'turns'): number => pairs.reduce((n, p) => n + (p.thought[who]?.[of] ?? 0), 0);
    return sum('seconds') / Math.max(1, sum('turns'));
  });
  return {
    ...(scenario === undefined ? {} : { scenario }),
    ...compare(pairs),
    sure: shareOf(won, pairs.length),
    ...(gain ? { gain } : {}),
    seconds,
  };
}
export function rungsOf(game: Game, pairs: readonly PlayedPair[]): readonly Rung[] {
  const each = game.scenarios.flatMap(({ id }) => {
    const of = pairs.filter((p) => p.scenario === id);
    return of.length > 0 ? [rungOf(of, id)] : [];
  });
  return each.length > 1 ? [...each, rungOf(pairs)] : each;
}

/** Heads that end in `>` are set to the right. */
export function rungHead(game: Game, rungs: readonly Rung[]): readonly string[] {
  const seats = game.sides.map((s) => s.name);
  const gains = rungs.some((r) => r.gain) ? seats.map((s) => `${s} gains>`) : [];
  return [
    'scenario',
    'pairs>',
    'won (95 % sure)>',
    'points a seat>',
    ...seats.map((s) => `as ${s}>`),
    ...gains,
    'verdict',
    's a turn>',
  ];
}
export function rungRow(r: Rung): readonly string[] {
  return [
    r.scenario ?? 'all',
    String(r.pairs),
    shareText(r.sure),
    `${r.margin.toFixed(1)} ± ${r.error.toFixed(1)}`,
    ...r.bySeat.map((x) => x.toFixed(1)),
    ...(r.gain ?? []).map((g) => `${g.mean.toFixed(1)} ± ${g.error.toFixed(1)}`),
    r.verdict,
    r.seconds.map((s) => s.toFixed(s < 1 ? 2 : 1)).join(' / '),
  ];
}
