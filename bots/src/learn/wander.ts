// Plays by the advice, but now and then by another plan than the usual: the games that an evaluation learns from must show what follows
// from more than one way of playing.
import { type Game, type Posture, random as randomFrom } from '@rasputitsa/kernel';
import { advised } from '../advised.ts';
import type { Bot } from '../bot.ts';
import { eagerBot } from '../eager.ts';

/** Of the phases with plans, one in so many brings a change of mind. */
const CHANGES = 2;

export function wandererBot(seed: number, game: Game): Bot {
  const random = randomFrom(seed);
  const eager = eagerBot(seed, game);
  const { advice } = game;
  const styles = advice?.styles;
  const nature = [undefined, undefined, styles?.cautious, styles?.bold][random.int(4)];
  let posture: Posture | undefined = nature;
  let phase = '';
  return {
    name: 'wanderer',
    choose(view, ask) {
      const seen = view();
      const now = seen.phase.map((f) => `${f.node}:${f.side}:${f.done}`).join('/');
      if (now !== phase) {
        phase = now;
        const plans = advice?.operations?.(seen) ?? [];
        if (plans.length > 0) posture = random.int(CHANGES) === 0 ? plans[random.int(plans.length)] : nature;
      }
      return advised(game, seen, ask, random, posture) ?? eager.choose(view, ask);
    },
  };
}
