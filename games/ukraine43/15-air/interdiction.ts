// Chapter 15, 15.6c, 15.6d: what Defensive Air Support does to bridges and roads of the enemy.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';
import { coverOf, fliers } from './zones.ts';

/** 15.6c Bridges over Major Rivers in the zone and on its perimeter, for everybody. */
export const interdictedBridge = rule(
  '15.6c',
  (q: Query, side: Side, hexside: number): boolean => {
    const enemy = enemyOf(side);
    if (fliers(q, enemy).length === 0) return false;
    return (
      coverOf(q, enemy, GRID.sideA[hexside] ?? NONE).length > 0 ||
      coverOf(q, enemy, GRID.sideB[hexside] ?? NONE).length > 0
    );
  },
  () => false,
);
/** 15.6d Roads inside the zone, for mechanized units. */
export const interdictedRoad = rule(
  '15.6d',
  (q: Query, side: Side, hex: Loc): boolean =>
    fliers(q, enemyOf(side)).length > 0 && coverOf(q, enemyOf(side), hex).length > 0,
  () => false,
);
