// Made by
// rasputitsa train moscow41 --scenario typhoon,red-snow --games 120 --seed 3000
// What one more of a feature brings the first side, by the share of the game that is left.
import type { Learned } from '@rasputitsa/kernel';

export const LEARNED: Learned = {
  knots: [0.12, 0.35, 1],
  settings: {
    'red-snow': [9.66, 58.8, 65.7],
    typhoon: [10.9, 69.3, 158],
  },
  weights: {
    bare: [-0.411, -0.418, 0.103],
    before: [0.694, 0, 0],
    garrison: [-0.827, 0, 0],
    germans: [0, 0, 0],
    open: [0.859, 0.27, 0.49],
    soviets: [0, -3.32, -4.49],
    way: [-0.496, -1.36, -0.3],
  },
};
