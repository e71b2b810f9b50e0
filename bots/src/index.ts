import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export * from './playout.ts';
export { eagerBot, randomBot };

export interface BotInfo {
  readonly id: string;
  readonly title: string;
  make(seed: number): Bot;
}

/** Every opponent, weakest first. */
export const BOTS: readonly BotInfo[] = [
  { id: 'random', title: 'any legal action', make: randomBot },
  { id: 'eager', title: 'any legal action, but never idle', make: eagerBot },
];
