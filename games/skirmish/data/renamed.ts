// What ids were called in older versions of these rules: saves and positions of that time are read under the new names.
import type { Renames } from '@rasputitsa/kernel';

export const renamed: readonly Renames[] = [
  {
    before: 2,
    nodes: { 'player turn': 'player-turn', 'turn end': 'turn-end' },
    tracks: {
      'stock.blue': 'stock-blue',
      'stock.red': 'stock-red',
      'shots.blue': 'shots-blue',
      'shots.red': 'shots-red',
      'rebuild.blue': 'rebuild-blue',
      'rebuild.red': 'rebuild-red',
      'points.blue': 'points-blue',
      'points.red': 'points-red',
    },
    memos: { 'plan.blue': 'plan-blue', 'plan.red': 'plan-red' },
    orders: { 'spare the best': 'spare-the-best' },
  },
];
