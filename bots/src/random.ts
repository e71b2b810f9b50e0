// Plays any legal action: the yardstick, the fuzzer and the opponent of last resort.
import { random as randomFrom } from '@rasputitsa/kernel';
import { type Bot, DeadEnd } from './bot.ts';

export function randomBot(seed: number): Bot {
  const random = randomFrom(seed);
  return {
    name: 'random',
    choose(_, ask) {
      const action = ask.sample(random);
      if (!action) throw new DeadEnd('a side has to decide and has no legal action');
      return action;
    },
  };
}
