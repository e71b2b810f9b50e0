// Two opponents at one scenario: the same seed once in each seat, and how long they thought.
import { type Bot, type BotInfo, playout, turnOf } from '@rasputitsa/bots';
import type { Game, Match } from '@rasputitsa/kernel';
import { opponentNamed } from '../opponents.ts';
import type { Pair } from './pairs.ts';

const MOST_ACTIONS = 100_000;
const MICRO = 1e6;

export interface MatchUp {
  readonly scenario: string;
  readonly seed: number;
  readonly a: string;
  readonly b: string;
  /** The second plays itself too: what the first gains is told apart from what a side has anyway. */
  readonly withEven: boolean;
}
/** How long somebody thought, in seconds of a processor, and in how many turns. */
export interface Thought {
  seconds: number;
  turns: number;
}
export interface PlayedPair extends Pair {
  readonly scenario: string;
  /** Points of the first seat where the second opponent plays both. */
  readonly even?: number;
  readonly thought: readonly [Thought, Thought];
}

/** Points of a side at the end; where the game counts none, one for a victory. */
function pointsOf(game: Game, match: Match, side: number): number {
  if (game.advice?.evaluate) return game.advice.evaluate(match.q, side);
  const winner = match.state.result?.winner ?? -1;
  return winner < 0 ? 0 : winner === side ? 1 : -1;
}
/** Of this thread alone: others play beside it. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICRO;
}
function timed(bot: Bot, thought: Thought): Bot {
  return {
    ...bot,
    choose(view, ask) {
      const from = used();
      const action = bot.choose(view, ask);
      thought.seconds += used() - from;
      return action;
    },
  };
}
function playGame(game: Game, { scenario, seed }: MatchUp, bots: readonly BotInfo[], thoughts: readonly Thought[]) {
  let turn = -1;
  const { match } = playout({
    game,
    scenario,
    seed,
    bots: bots.map((b, s) => timed(b.make(seed * 31 + s, game), thoughts[s] as Thought)),
    mostActions: MOST_ACTIONS,
    watch(m) {
      const now = turnOf(m);
      if (now < 0 || now === turn) return;
      turn = now;
      const thought = thoughts[now];
      if (thought) thought.turns++;
    },
  });
  return match;
}

export function playPair(game: Game, up: MatchUp): PlayedPair {
  const [a, b] = [opponentNamed(up.a), opponentNamed(up.b)];
  const thought: readonly [Thought, Thought] = [
    { seconds: 0, turns: 0 },
    { seconds: 0, turns: 0 },
  ];
  const bySeat = game.sides.map((_, seat) => {
    const bots = game.sides.map((_side, s) => (s === seat ? a : b));
    const thoughts = bots.map((bot) => thought[bot === a ? 0 : 1]);
    return pointsOf(game, playGame(game, up, bots, thoughts), seat);
  });
  const even = up.withEven ? pointsOf(game, playGame(game, up, [b, b], [thought[1], thought[1]]), 0) : undefined;
  return { seed: up.seed, scenario: up.scenario, bySeat, ...(even === undefined ? {} : { even }), thought };
}
