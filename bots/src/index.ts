import type { Game } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { greedyBot } from './greedy.ts';
import { holdBot } from './hold.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';
import { recruitBot } from './recruit.ts';
import { plannable } from './plannable.ts';
import { type Budget, scaled } from './search.ts';
import type { Style } from './style.ts';

export * from './bot.ts';
export * from './playout.ts';
export * from './coach.ts';
export * from './learn/branch.ts';
export * from './learn/fit.ts';
export * from './learn/sample.ts';
export * from './plannable.ts';
export * from './review.ts';
export * from './search.ts';
export { repliesOf, simulate, trialOf, turnOf } from './simulate.ts';
export { type Style, stylesFor } from './style.ts';
export { eagerBot, greedyBot, holdBot, plannerBot, randomBot, recruitBot };
export type { Planner } from './planner.ts';

export interface BotInfo {
  readonly id: string;
  readonly title: string;
  /** What a game must have for it. */
  readonly needs?: 'advice' | 'plans';
  /** To measure others by, not to play against. */
  readonly isYardstick?: true;
  /** Of a character that the game knows (`stylesFor`), where it follows advice. */
  make(seed: number, game: Game, style?: Style): Bot;
}

/** Simulations for each plan, and the worlds they are played in. */
export const BUDGETS = {
  veteran: { simulations: 80, worlds: 12 },
  marshal: { simulations: 300, worlds: 48, further: { simulations: 200, turns: 4, plans: 8 } },
} as const satisfies Readonly<Record<string, Budget>>;

/** Every opponent, weakest first. */
export const BOTS: readonly BotInfo[] = [
  { id: 'random', title: 'any legal action', make: randomBot },
  { id: 'eager', title: 'any legal action, but never idle', make: eagerBot },
  { id: 'hold', title: 'builds, and holds what it has', needs: 'advice', isYardstick: true, make: holdBot },
  { id: 'recruit', title: 'follows the advice, but overdoes it and misses chances', needs: 'advice', make: recruitBot },
  { id: 'greedy', title: "the game's own advice", needs: 'advice', make: greedyBot },
  { id: 'veteran', title: 'plans each turn', needs: 'plans', make: planner('veteran') },
  { id: 'marshal', title: 'plans each turn, and takes its time', needs: 'plans', make: planner('marshal') },
];
function planner(id: keyof typeof BUDGETS): BotInfo['make'] {
  return (seed, game, style) => plannerBot(id, seed, game, budgetOf(id, game), style);
}
/** A turn of a large game takes longer to play on: fewer of them are. */
export function budgetOf(id: keyof typeof BUDGETS, { advice }: Pick<Game, 'advice'>): Budget {
  return scaled(BUDGETS[id], (n) => Math.ceil(n * (advice?.effort ?? 1)));
}
/** The opponents to play against in a game. */
export function botsFor(game: Pick<Game, 'advice'>): readonly BotInfo[] {
  return BOTS.filter((b) => {
    if (b.isYardstick) return false;
    if (b.needs === undefined) return true;
    return b.needs === 'advice' ? game.advice !== undefined : plannable(game) !== undefined;
  });
}
