// Players for games under the referee's eyes: the game's own advice, now and then any legal action, so that odd things happen too.
import { type Action, askOf, type Game, type Match, random, type Side } from '@rasputitsa/kernel';

/** One action in so many is any legal one. */
const ODD = 3;

export function players(game: Game, seed: number): (match: Match) => (side: Side) => Action {
  return (match) => {
    const dice = random(seed);
    return (side) => {
      const advised = dice.int(ODD) === 0 ? undefined : game.advice?.(match.view(side), askOf(match, side), dice);
      const action = advised ?? match.sample(side, dice);
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}
