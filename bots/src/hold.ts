// Sets up, builds, and otherwise passes wherever it may: the yardstick that a side which attacks has to beat.
import { DONE, type Game, random as randomFrom } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';

export function holdBot(seed: number, game: Pick<Game, 'advice' | 'verbs'>): Bot {
  const greedy = greedyBot(randomFrom(seed).int(2 ** 30), game);
  const upkeep = new Set(game.advice?.upkeep);
  const pass = { verb: DONE, args: {} };
  return {
    name: 'hold',
    choose(view, ask) {
      const node = view().phase.at(-1)?.node ?? '';
      return upkeep.has(node) || ask.whyNot(pass) ? greedy.choose(view, ask) : pass;
    },
  };
}
