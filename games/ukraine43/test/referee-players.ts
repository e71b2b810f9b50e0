// Players for games under the referee's eyes, of mixed skill: the game's own advice, any legal action, and by turns one or the other.
import { type Action, askOf, type Game, type Match, random, type Side } from '@rasputitsa/kernel';

/** Of so many actions how many are advised, by side: the pairs take turns with the seed. */
const SKILLS = [
  [0, 0],
  [3, 0],
  [0, 3],
  [3, 3],
  [4, 1],
  [1, 4],
] as const;
const OF = 4;
/** So many times another action is drawn before a step is ended at random, so that much happens. */
const PATIENCE = 3;

export function players(game: Game, seed: number): (match: Match) => (side: Side) => Action {
  return (match) => {
    const dice = random(seed);
    const skill = SKILLS[Math.floor(seed / 4) % SKILLS.length] ?? [0, 0];
    return (side) => {
      const isAdvised = dice.int(OF) < (skill[side] ?? 0);
      const advised = isAdvised ? game.advice?.(match.view(side), askOf(match, side), dice) : undefined;
      if (advised) return advised;
      let action = match.sample(side, dice);
      for (let i = 0; i < PATIENCE && action?.verb === 'done'; i++) action = match.sample(side, dice);
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}
