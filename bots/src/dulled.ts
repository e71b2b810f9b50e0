// Two who play by the advice, but not at their best: each time the staff offers plans they take any of them, and now and then they let the
// moment pass. A Recruit does so every other phase, and carries his plans out far too boldly or far too carefully besides. What they do is
// what the advice would do in that mood, so they blunder without looking absurd.
import { DONE, type Game, type Posture, random as randomFrom, type View } from '@rasputitsa/kernel';
import { advised } from './advised.ts';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { inNature, natureOf, type Style } from './style.ts';

interface Dullness {
  readonly name: string;
  /** Its whims are not those of another with the same seed. */
  readonly whims: number;
  /** Of the phases with plans, one in so many passes unused. */
  readonly idle: number;
  /** So many times over it is bold or cautious; once it is so only where that is its character. */
  readonly excess: number;
}
const RECRUIT: Dullness = { name: 'recruit', whims: 0x7ec, idle: 2, excess: 3 };
const REGULAR: Dullness = { name: 'regular', whims: 0x5ec, idle: 8, excess: 1 };

type Advised = Pick<Game, 'advice' | 'verbs'>;

function dulledBot(how: Dullness, seed: number, game: Advised, style?: Style): Bot {
  const [whims, random] = [randomFrom(seed ^ how.whims), randomFrom(seed)];
  const eager = eagerBot(seed, game);
  const { advice } = game;
  const nature = natureOf(game, style);
  const upkeep = new Set(advice?.upkeep);
  const pass = { verb: DONE, args: {} };
  let posture = nature;
  let phase = '';
  /** The phase that it lets pass. */
  let idle = '';
  function moodOf(): Posture | undefined {
    if (nature || how.excess < 2) return nature;
    return advice?.styles?.[whims.int(2) === 0 ? 'bold' : 'cautious'];
  }
  function begin(view: View): void {
    const plans = advice?.operations?.(view) ?? [];
    const plan: Posture | undefined = plans[whims.int(Math.max(1, plans.length))];
    if (!plan) return;
    const mood = moodOf();
    posture = plan;
    if (mood && advice) for (let n = 0; n < how.excess; n++) posture = inNature(posture, mood, advice);
    idle = !upkeep.has(view.phase.at(-1)?.node ?? '') && whims.int(how.idle) === 0 ? phase : '';
  }
  return {
    name: how.name,
    choose(view, ask) {
      const seen = view();
      const now = seen.phase.map((f) => `${f.node}:${f.side}`).join('/');
      if (now !== phase) {
        phase = now;
        begin(seen);
      }
      if (idle === now && !ask.whyNot(pass)) return pass;
      return advised(game, seen, ask, random, posture) ?? eager.choose(view, ask);
    },
  };
}

export function recruitBot(seed: number, game: Advised, style?: Style): Bot {
  return dulledBot(RECRUIT, seed, game, style);
}
export function regularBot(seed: number, game: Advised, style?: Style): Bot {
  return dulledBot(REGULAR, seed, game, style);
}
