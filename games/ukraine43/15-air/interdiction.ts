// Chapter 15, 15.6c, 15.6d: what Defensive Air Support does to bridges and roads of the enemy.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';
import { covers, onDas } from './zones.ts';

/** 15.6c Whether an enemy air unit interdicts the bridge over this hexside of a Major River for `side`: its rim counts too. */
export const interdictedBridge = rule(
  '15.6c',
  (q: Query, side: Side, hexside: number): boolean =>
    onDas(q, enemyOf(side)).some(
      (air) => covers(q, air, GRID.sideA[hexside] ?? NONE) || covers(q, air, GRID.sideB[hexside] ?? NONE),
    ),
  () => false,
);
/** 15.6d Whether mechanized units of `side` pay a point for roads into this hex. */
export const interdictedRoad = rule(
  '15.6d',
  (q: Query, side: Side, hex: Loc): boolean => onDas(q, enemyOf(side)).some((air) => covers(q, air, hex)),
  () => false,
);
