// Never idle: acts as long as it finds something new to do, and passes less readily than chance would.
import { type Action, DONE, random as randomFrom } from '@rasputitsa/kernel';
import { type Bot, DeadEnd } from './bot.ts';

/** Looks this often for something better than passing. */
const TRIES = 6;

export function eagerBot(seed: number): Bot {
  const random = randomFrom(seed);
  let phase = '';
  // What was done once in a phase is not done again: a choice made and unmade would go on for ever.
  let tried = new Set<string>();
  return {
    name: 'eager',
    choose(view, ask) {
      const now = view()
        .phase.map((p) => `${p.node}:${p.side}`)
        .join('/');
      if (now !== phase) tried = new Set();
      phase = now;
      let other: Action | undefined;
      let done: Action | undefined;
      for (let i = 0; i < TRIES; i++) {
        const action = ask.sample(random);
        if (!action) throw new DeadEnd('a side has to decide and has no legal action');
        const key = JSON.stringify(action);
        if (action.verb === DONE) done = action;
        else if (tried.has(key)) other = action;
        else {
          tried.add(key);
          return action;
        }
      }
      // Tried before, or nothing but passing: pass if it is possible at all.
      const pass = done ?? { verb: DONE, args: {} };
      if (!ask.whyNot(pass)) return pass;
      if (!other) throw new DeadEnd('a side has to decide and has no legal action');
      return other;
    },
  };
}
