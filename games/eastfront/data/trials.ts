// Made by `rasputitsa lab`: games between equal opponents of ours, and how many each side won.
import type { Trials } from '@rasputitsa/kernel';

export const TRIALS: Trials = {
  edelweiss: { games: 30, won: [2, 13] },
  s41: { games: 10, won: [1, 7] },
  w41: { games: 10, won: [0, 9] },
  s42: { games: 10, won: [4, 4] },
  w42: { games: 10, won: [8, 2] },
  s43: { games: 10, won: [3, 7] },
  w43: { games: 10, won: [4, 5] },
  s44: { games: 10, won: [0, 10] },
  w44: { games: 10, won: [10, 0] },
};
