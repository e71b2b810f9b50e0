// What many games of a scenario tell about it: who wins, by how much, how the score runs, what would even it out.
import type { Game, Json, OptionInfo } from '@rasputitsa/kernel';
import type { Played } from '../simulation.ts';
import { chanceOf, type Mean, meanOf, quantile, type Share, shareOf } from './statistics.ts';

export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}
export interface TurnSpread extends Spread {
  readonly turn: string;
  /** Games that came so far. */
  readonly games: number;
}
export interface Outcome {
  readonly games: number;
  /** By the id of a side, `draw` among them. */
  readonly wins: Readonly<Record<string, Share>>;
  readonly levels: readonly { readonly result: string; readonly games: number }[];
  /** The quartiles of the last score; none in games that count none. */
  readonly score?: Spread;
  /** Points with which the sides would win equally often, if the first side got them; none where points do not decide. */
  readonly bid?: number;
  readonly curve: readonly TurnSpread[];
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}
/** The score a game ended with, as its rules count it or as its page shows it. */
export function lastScore(p: Played): number | undefined {
  return p.score ?? p.curve?.at(-1)?.value;
}

/** Where one side's victories end and the other's begin, in points; none where the points do not tell who has won. */
function border(games: readonly Played[], first: string): number | undefined {
  const won = games.filter((g) => g.winner === first).flatMap((g) => lastScore(g) ?? []);
  const lost = games.filter((g) => g.winner !== first && g.winner !== 'draw').flatMap((g) => lastScore(g) ?? []);
  if (won.length === 0 || lost.length === 0) return undefined;
  const [wonLow, wonHigh] = [Math.min(...won), Math.max(...won)];
  const [lostLow, lostHigh] = [Math.min(...lost), Math.max(...lost)];
  if (wonLow > lostHigh) return (wonLow + lostHigh) / 2;
  if (wonHigh < lostLow) return (wonHigh + lostLow) / 2;
  return undefined;
}
function bidOf(games: readonly Played[], first: string): number | undefined {
  const at = border(games, first);
  const scores = games.flatMap((g) => lastScore(g) ?? []);
  if (at === undefined || scores.length < games.length) return undefined;
  const won = games.filter((g) => g.winner === first).flatMap((g) => lastScore(g) ?? []);
  const sign = (won[0] ?? at) > at ? 1 : -1;
  return Math.round(sign * (at - spread(scores).median));
}

export function outcomeOf(game: Game, all: readonly Played[]): Outcome {
  const games = all.filter((g) => g.problem === undefined);
  const count = (id: string): number => games.filter((g) => g.winner === id).length;
  const ids = [...game.sides.map((s) => s.id), 'draw'];
  const levels = Map.groupBy(games, (g) => `${g.winner ?? ''} ${g.level ?? ''}`.trim());
  const scores = games.flatMap((g) => lastScore(g) ?? []);
  const byTurn = Map.groupBy(
    games.flatMap((g) => g.curve ?? []),
    (t) => t.turn,
  );
  const bid = bidOf(games, game.sides[0]?.id ?? '');
  return {
    games: games.length,
    wins: Object.fromEntries(ids.map((id) => [id, shareOf(count(id), games.length)])),
    levels: [...levels].map(([result, of]) => ({ result, games: of.length })).sort((a, b) => b.games - a.games),
    ...(scores.length > 0 ? { score: spread(scores) } : {}),
    ...(bid === undefined ? {} : { bid }),
    curve: [...byTurn].map(([turn, of]) => ({ turn, games: of.length, ...spread(of.map((t) => t.value)) })),
  };
}

/** What an option changes in one figure. */
export interface Change extends Mean {
  /** How often chance alone would change as much. */
  readonly chance: number;
  /** Beyond chance twice, in games that have nothing to do with each other. */
  readonly sure?: true;
}
export interface Effect {
  readonly option: string;
  readonly title: string;
  readonly value: Json;
  /** Pairs of games. */
  readonly games: number;
  /** How much more the first side won, between -1 and 1; a draw is half a victory. */
  readonly wins: Change;
  /** How much higher the score was at the end, as the page shows it. */
  readonly score?: Change;
  /** These first games came out the same with it, so it was left at that. */
  readonly same?: true;
}
/** Whether games with the same seeds are the same games: as many actions, the same score every turn, the same position at the end. */
export function areSame(plain: readonly Played[], changed: readonly Played[]): boolean {
  const before = new Map(plain.map((p) => [p.seed, JSON.stringify(p)]));
  return changed.every((c) => c.problem === undefined && before.get(c.seed) === JSON.stringify(c));
}

/** The figure that the page draws as a curve, for it has a name; what the rules count at the end may be a level. */
function shownScore(p: Played): number | undefined {
  return p.curve?.at(-1)?.value ?? p.score;
}
const changeOf = (differences: readonly number[]): Change => ({
  ...meanOf(differences),
  chance: chanceOf(differences),
});
/** The same seeds with and without: what differs is the option's doing, and what grew out of it. */
export function effectOf(
  game: Game,
  option: OptionInfo,
  value: Json,
  plain: readonly Played[],
  changed: readonly Played[],
): Effect {
  const first = game.sides[0]?.id;
  const before = new Map(plain.map((p) => [p.seed, p]));
  const worth = (p: Played): number => (p.winner === first ? 1 : p.winner === 'draw' ? 0.5 : 0);
  const pairs = changed.flatMap((c) => {
    const p = before.get(c.seed);
    return p && p.problem === undefined && c.problem === undefined ? [{ p, c }] : [];
  });
  const scores = pairs.flatMap(({ p, c }) => {
    const [a, b] = [shownScore(p), shownScore(c)];
    return a === undefined || b === undefined ? [] : [b - a];
  });
  return {
    option: option.id,
    title: option.title,
    value,
    games: pairs.length,
    wins: changeOf(pairs.map(({ p, c }) => worth(c) - worth(p))),
    ...(scores.length > 0 ? { score: changeOf(scores) } : {}),
  };
}

/** Of a hundred options that change nothing two seem to, by wins or by score. */
const SEEMS = 0.01;
const HOLDS = 0.05;
const seems = (c: Change | undefined): boolean => c !== undefined && c.chance <= SEEMS;
/** Whether it is worth games with other seeds. */
export function seemsToMatter({ wins, score }: Effect): boolean {
  return seems(wins) || seems(score);
}
function holds(first: Change | undefined, again: Change): boolean {
  if (!seems(first) || Math.sign(first?.mean ?? 0) !== Math.sign(again.mean)) return false;
  return again.chance <= HOLDS && Math.abs(again.mean) > again.error;
}
const judged = (first: Change | undefined, again: Change): Change =>
  holds(first, again) ? { ...again, sure: true } : again;
/** Whatever is picked out of many because it looks large is flattered by the games it was picked for. So only the games with other seeds
 * are kept, and sure is what they show too. Of options that change nothing one in 2000 gets through: two figures, one in 100, and one in
 * 40 once more on the same side. */
export function confirmed(first: Effect, again: Effect): Effect {
  const { wins, score, ...rest } = again;
  return { ...rest, wins: judged(first.wins, wins), ...(score ? { score: judged(first.score, score) } : {}) };
}
