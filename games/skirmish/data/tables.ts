// Every number of the rules that is not printed on a block or on the map.
import { bandTable, weatherChart } from '@rasputitsa/kit';
import type { ArmId } from './units.ts';

/** Costs are counted in halves of a movement point, because roads cost a half (4.7). */
export const SCALE = 2;

export type Terrain = 'clear' | 'wood' | 'hill' | 'village';
export type Weather = 'clear' | 'rain' | 'fog';

/**
 * Movement points to enter a hex (4.2); an arm that pays another price has its own row. Only scouts do: the way a hidden
 * block takes is seen, and must not tell what it is.
 */
export const ENTRY: Readonly<Record<'all' | ArmId, Partial<Readonly<Record<Terrain, string>>>>> = {
  all: { clear: '1', wood: '2', hill: '2', village: '1' },
  foot: {},
  horse: {},
  gun: {},
  leader: {},
  scout: { wood: '1' },
};
export const ROAD_COST = '1/2';
export const FORD_COST = '1';

/** Blocks that may cross a hexside in one movement phase (4.5). */
export const CROSSINGS = { bridge: 2, ford: 1 } as const;
/** Blocks in a hex (3.1) and with the option of 12.2. */
export const STACKING = { usual: 3, tight: 2 } as const;

/** Added to the number that a die must reach against blocks in this terrain (6.8). */
export const COVER: Readonly<Record<Terrain, number>> = { clear: 0, wood: 1, hill: 1, village: 1 };
export const CROSSING_PENALTY = 1;
export const LEADER_BONUS = 1;
export const BEST_HIT = 2;
export const WORST_HIT = 6;

export const AMBUSH_HITS = 4;
export const BOMBARD = { range: 2, hits: 5 } as const;

/** Movement points a supply line may be long (8.1). */
export const SUPPLY_REACH = '4';
/** Supply points: in stock at most, to one purpose at most, income, and income for holding villages (8.3). */
export const STOCK = { start: 3, spread: 3, most: 9, purpose: 3, income: 2, villages: 3, bonus: 1 } as const;

/** Steps of a block that is raised from the reserve (9.2). */
export const RAISED_STEPS = 1;

/** Points for a block, a leader (11.2); lead for a marginal and a decisive victory (11.3). */
export const POINTS = { block: 1, leader: 2 } as const;
export const LEAD = { marginal: 2, decisive: 6 } as const;

export const WEATHERS: readonly Weather[] = ['clear', 'rain', 'fog'];

/** The weather table (10.1): the first turn is clear, then a die; rain is likelier late. */
export const WEATHER_CHART = weatherChart<Weather>({
  id: 'weather',
  covers: { from: 1 },
  rolls: { from: 1, to: 6 },
  zones: { board: 0 },
  periods: [
    ['1', { fixed: 'clear' }],
    [
      '2-4',
      {
        rolled: bandTable<Weather>(
          'weather 2-4',
          [
            ['1-4', 'clear'],
            ['5', 'rain'],
            ['6', 'fog'],
          ],
          { from: 1, to: 6 },
        ),
      },
    ],
    [
      '5+',
      {
        rolled: bandTable<Weather>(
          'weather 5+',
          [
            ['1-3', 'clear'],
            ['4-5', 'rain'],
            ['6', 'fog'],
          ],
          { from: 1, to: 6 },
        ),
      },
    ],
  ],
});
