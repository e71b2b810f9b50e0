// Made by `rasputitsa lab`: games between equal opponents of ours, and how many each side won.
import type { Trials } from '@rasputitsa/kernel';

export const TRIALS: Trials = {
  edelweiss: {
    games: 60,
    won: [16, 17],
    bid: 0,
  },
  s41: {
    games: 60,
    won: [1, 51],
    bid: 25,
  },
  w41: {
    games: 60,
    won: [3, 49],
    bid: 16,
  },
  s42: {
    games: 60,
    won: [39, 16],
    bid: -19,
  },
  w42: {
    games: 60,
    won: [17, 32],
    bid: 7,
  },
  s43: {
    games: 60,
    won: [26, 30],
    bid: 6,
  },
  w43: {
    games: 60,
    won: [12, 32],
    bid: 7,
  },
  s44: {
    games: 60,
    won: [7, 43],
    bid: 22,
  },
  w44: { games: 60, won: [48, 8] },
};
