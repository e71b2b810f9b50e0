import type { Game } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export * from './playout.ts';
export { eagerBot, greedyBot, randomBot };

export interface BotInfo {
  readonly id: string;
  readonly title: string;
  make(seed: number, game: Game): Bot;
}

/** Every opponent, weakest first. */
export const BOTS: readonly BotInfo[] = [
  { id: 'random', title: 'any legal action', make: randomBot },
  { id: 'eager', title: 'any legal action, but never idle', make: eagerBot },
  { id: 'greedy', title: "the game's own advice", make: greedyBot },
];
