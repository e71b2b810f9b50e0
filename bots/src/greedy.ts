// Plays by the game's own advice; where the game has none to give, it is eager.
import { type Game, random as randomFrom } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';

export function greedyBot(seed: number, game: Pick<Game, 'advice' | 'verbs'>): Bot {
  const random = randomFrom(seed);
  const eager = eagerBot(seed, game);
  return {
    name: 'greedy',
    choose(view, ask) {
      const action = game.advice?.(view(), ask, random);
      // Advice that the rules refuse is ignored.
      return action && !ask.whyNot(action) ? action : eager.choose(view, ask);
    },
  };
}
