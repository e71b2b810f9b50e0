// Players for games under the referee's eyes: any legal action, but a step is ended only after some others, so that much happens.
import type { Game } from '@rasputitsa/kernel';
import { mixed, type Players } from '@rasputitsa/kernel/node-sabotage';

const PATIENCE = 3;
export const players = (game: Game, seed: number): Players => mixed(game, seed, { advised: [0, 0], of: 1 }, PATIENCE);
