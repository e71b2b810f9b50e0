// Never idle: acts as long as it finds something new to do, rather goes somewhere than anything else, and gives nothing of
// its own away.
import { type Action, DONE, type Game, random as randomFrom } from '@rasputitsa/kernel';
import { type Bot, DeadEnd } from './bot.ts';

/** Looks this often for something better than passing. */
const TRIES = 6;

export function eagerBot(seed: number, { verbs }: Pick<Game, 'verbs'>): Bot {
  const random = randomFrom(seed);
  const givesUp = new Set(verbs.filter((v) => v.givesUp).map((v) => v.id));
  // Moves and attacks name a place.
  const goes = new Set(verbs.filter((v) => v.args.some((a) => a.type === 'place')).map((v) => v.id));
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
      let fresh: Action | undefined;
      let other: Action | undefined;
      for (let i = 0; i < TRIES; i++) {
        const action = ask.sample(random);
        if (!action) throw new DeadEnd('a side has to decide and has no legal action');
        if (action.verb === DONE) continue;
        const isNew = !tried.has(JSON.stringify(action)) && !givesUp.has(action.verb);
        if (isNew) fresh = action;
        else other = action;
        if (isNew && goes.has(action.verb)) break;
      }
      if (fresh) {
        tried.add(JSON.stringify(fresh));
        return fresh;
      }
      // Tried before, or nothing but passing: pass if it is possible at all.
      const pass = { verb: DONE, args: {} };
      if (!ask.whyNot(pass)) return pass;
      if (!other) throw new DeadEnd('a side has to decide and has no legal action');
      return other;
    },
  };
}
