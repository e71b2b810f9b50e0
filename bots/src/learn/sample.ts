// What games teach: states at the turn of the player-turns, and what they came to.
import type { Features, Game, Match } from '@rasputitsa/kernel';
import { playout } from '../playout.ts';
import { turnOf } from '../simulate.ts';
import { wandererBot } from './wander.ts';

export interface Sample extends Features {
  /** Samples of one game belong together: none of them may foretell another. */
  readonly game: string;
  /** By how many points the first side was ahead at the end. */
  readonly margin: number;
  /** What the evaluation in use foretold. */
  readonly judged?: number;
}

const MOST_ACTIONS = 100_000;

/** The game of a seed, and a sample for each player-turn of it. The same seed gives the same samples. */
export function samplesOf(game: Game, scenario: string, seed: number): readonly Sample[] {
  const { advice } = game;
  if (!advice?.features) throw new Error(`${game.id} declares no features`);
  const features = advice.features.bind(advice);
  const seen: (Features & Pick<Sample, 'judged'>)[] = [];
  let turn = -1;
  const watch = (match: Match): void => {
    const now = turnOf(match);
    if (match.over || now < 0 || now === turn) return;
    turn = now;
    const judged = advice.evaluate?.(match.q, 0);
    seen.push({ ...features(match.q), ...(judged === undefined ? {} : { judged }) });
  };
  const bots = game.sides.map((_, side) => wandererBot(seed * 31 + side, game));
  const { match } = playout({ game, scenario, seed, bots, mostActions: MOST_ACTIONS, watch });
  const margin = features(match.q).now;
  return seen.map((f) => ({ ...f, game: `${scenario} ${seed}`, margin }));
}
