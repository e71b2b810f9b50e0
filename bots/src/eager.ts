// Never idle: acts as long as it finds something to do, and passes less readily than chance would.
import { type Action, DONE, random as randomFrom } from '@rasputitsa/kernel';
import { type Bot, DeadEnd } from './bot.ts';

/** Looks this often for something better than passing. */
const TRIES = 6;
/** After so many actions in one phase even the eager one may be going in circles (a choice made and unmade). */
const PATIENCE = 60;

export function eagerBot(seed: number): Bot {
  const random = randomFrom(seed);
  let phase = '';
  let acted = 0;
  return {
    name: 'eager',
    choose(view, ask) {
      const now = view()
        .phase.map((p) => `${p.node}:${p.side}`)
        .join('/');
      acted = now === phase ? acted + 1 : 0;
      phase = now;
      const tries = acted < PATIENCE ? TRIES : 1;
      let last: Action | undefined;
      for (let i = 0; i < tries; i++) {
        last = ask.sample(random);
        if (!last) throw new DeadEnd('a decision is owed and no action is legal');
        if (last.verb !== DONE) return last;
      }
      if (!last) throw new DeadEnd('a decision is owed and no action is legal');
      return last;
    },
  };
}
