// Players for games under the referee's eyes: any legal action, but those that end a step only now and then, so that much happens.
import { type Action, type Match, random, type Side } from '@rasputitsa/kernel';

/** So many times another action is drawn before a step is ended. */
const PATIENCE = 3;

export function players(seed: number): (match: Match) => (side: Side) => Action {
  return (match) => {
    const dice = random(seed);
    return (side) => {
      let action = match.sample(side, dice);
      for (let i = 0; i < PATIENCE && action?.verb === 'done'; i++) action = match.sample(side, dice);
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}
