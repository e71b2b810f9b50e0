// Players for games under the referee's eyes, of mixed skill: the game's own advice, any legal action, and by turns one or the other.
import type { Game } from '@rasputitsa/kernel';
import { mixed, type Players } from '@rasputitsa/kernel/node-sabotage';

/** Of four actions how many are advised, by side: the pairs take turns with the seed. */
const SKILLS = [
  [0, 0],
  [3, 0],
  [0, 3],
  [3, 3],
  [4, 1],
  [1, 4],
] as const;

export function players(game: Game, seed: number): Players {
  const advised = SKILLS[Math.floor(seed / 4) % SKILLS.length] ?? SKILLS[0];
  return mixed(game, seed, { advised, of: 4 }, 3);
}
