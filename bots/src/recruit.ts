// Plays by the advice too, but overdoes it: each time the staff offers plans it takes any of them and carries it out far too boldly or far
// too carefully, or lets the moment pass. What it does is what the advice would do in that mood, so it blunders without looking absurd.
import { DONE, type Game, type Posture, random as randomFrom, type View } from '@rasputitsa/kernel';
import type { Bot } from './bot.ts';
import { eagerBot } from './eager.ts';
import { inNature, natureOf, type Style } from './style.ts';

/** Of the phases with plans, one in so many passes unused. */
const IDLE = 2;
/** So many times over it is bold or cautious. */
const EXTREME = 3;

export function recruitBot(seed: number, game: Pick<Game, 'advice' | 'verbs'>, style?: Style): Bot {
  const [whims, random] = [randomFrom(seed ^ 0x7ec), randomFrom(seed)];
  const eager = eagerBot(seed, game);
  const { advice } = game;
  const nature = natureOf(game, style);
  const upkeep = new Set(advice?.upkeep);
  const pass = { verb: DONE, args: {} };
  let posture = nature;
  let phase = '';
  /** The phase that it lets pass. */
  let idle = '';
  function begin(view: View): void {
    const plans = advice?.operations?.(view) ?? [];
    const plan: Posture | undefined = plans[whims.int(Math.max(1, plans.length))];
    if (!plan) return;
    const extreme = nature ?? advice?.styles?.[whims.int(2) === 0 ? 'bold' : 'cautious'];
    posture = plan;
    if (extreme && advice) for (let n = 0; n < EXTREME; n++) posture = inNature(posture, extreme, advice);
    idle = !upkeep.has(view.phase.at(-1)?.node ?? '') && whims.int(IDLE) === 0 ? phase : '';
  }
  return {
    name: 'recruit',
    choose(view, ask) {
      const seen = view();
      const now = seen.phase.map((f) => `${f.node}:${f.side}`).join('/');
      if (now !== phase) {
        phase = now;
        begin(seen);
      }
      if (idle === now && !ask.whyNot(pass)) return pass;
      const action = advice?.(seen, ask, random, posture);
      return action && !ask.whyNot(action) ? action : eager.choose(view, ask);
    },
  };
}
