// Plays by the game's own advice; where the game has none to give, it is eager.
import { type Game, random as randomFrom } from '@rasputitsa/kernel';
import { advised } from './advised.ts';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { natureOf, type Style } from './style.ts';

export function greedyBot(seed: number, game: Pick<Game, 'advice' | 'verbs'>, style?: Style): Bot {
  const random = randomFrom(seed);
  const eager = eagerBot(seed, game);
  const nature = natureOf(game, style);
  return {
    name: 'greedy',
    choose(view, ask) {
      return advised(game, view(), ask, random, nature) ?? eager.choose(view, ask);
    },
  };
}
