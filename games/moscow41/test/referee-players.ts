// Players for games under the referee's eyes.
import type { Game } from '@rasputitsa/kernel';
import { advised, type Players } from '@rasputitsa/kernel/node-sabotage';

export const players = (game: Game, seed: number): Players => advised(game, seed, 3);
