// Made by `rasputitsa lab`: games between equal opponents of ours, and how many each side won.
import type { Trials } from '@rasputitsa/kernel';

export const TRIALS: Trials = {
  crossing: { games: 100, won: [47, 26] },
  bridgehead: { games: 100, won: [44, 32] },
};
