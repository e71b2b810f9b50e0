import type { Game } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { recruitBot, regularBot } from './dulled.ts';
import { eagerBot } from './eager.ts';
import { greedyBot } from './greedy.ts';
import { holdBot } from './hold.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';
import { plannable } from './plannable.ts';
import type { Budget } from './search.ts';
import type { Style } from './style.ts';

// What is asked for now and then (`./coach.ts`, `./review.ts`) has its own path, so that no page fetches it to seat an opponent.
export * from './bot.ts';
export * from './playout.ts';
export * from './learn/branch.ts';
export * from './learn/fit.ts';
export * from './learn/sample.ts';
export * from './learn/thinking.ts';
export * from './plannable.ts';
export * from './search.ts';
export type { Simulating, Simulators, Task, Thought } from './simulators.ts';
export { repliesOf, simulate, trialOf, turnOf } from './simulate.ts';
export { type Style, stylesFor } from './style.ts';
export { eagerBot, greedyBot, holdBot, plannerBot, randomBot, recruitBot, regularBot };
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

/** Simulations for each plan, and the worlds they are played in; a game may ask for others. */
export const BUDGETS = {
  veteran: { simulations: 40, worlds: 12 },
  marshal: { simulations: 400, worlds: 48 },
} as const satisfies Readonly<Record<string, Budget>>;

/** Every opponent, weakest first. */
export const BOTS: readonly BotInfo[] = [
  { id: 'random', title: 'any legal action', make: randomBot },
  { id: 'eager', title: 'any legal action, but never idle', make: eagerBot },
  { id: 'hold', title: 'builds, and holds what it has', needs: 'advice', isYardstick: true, make: holdBot },
  { id: 'recruit', title: 'follows the advice, but overdoes it and misses chances', needs: 'advice', make: recruitBot },
  {
    id: 'regular',
    title: 'follows the advice as the mood takes it, and misses a chance now and then',
    needs: 'advice',
    make: regularBot,
  },
  { id: 'greedy', title: "the game's own advice", needs: 'advice', isYardstick: true, make: greedyBot },
  { id: 'veteran', title: 'plans each turn', needs: 'plans', make: planner('veteran') },
  { id: 'marshal', title: 'plans each turn, and takes its time', needs: 'plans', make: planner('marshal') },
];
function planner(id: keyof typeof BUDGETS): BotInfo['make'] {
  return (seed, game, style) => plannerBot(id, seed, game, budgetOf(id, game), style);
}
export function budgetOf(id: keyof typeof BUDGETS, { advice }: Pick<Game, 'advice'>): Budget {
  return { ...BUDGETS[id], ...advice?.budgets?.[id] };
}
/** The opponents to play against in a game. */
export function botsFor(game: Pick<Game, 'advice'>): readonly BotInfo[] {
  return BOTS.filter((b) => !b.isYardstick && suits(b, game));
}
/** Whether the game has what it needs. */
export function suits({ needs }: BotInfo, game: Pick<Game, 'advice'>): boolean {
  if (needs === undefined) return true;
  return needs === 'advice' ? game.advice !== undefined : plannable(game) !== undefined;
}
