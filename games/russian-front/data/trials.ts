// Made by `rasputitsa lab`: games between equal opponents of ours, and how many each side won.
import type { Trials } from '@rasputitsa/kernel';

export const TRIALS: Trials = {
  basic: { games: 20, won: [3, 5] },
  short: { games: 20, won: [10, 6] },
};
