// Airbases (4.3, 6.3.1; GAPS R8).
import { type Query, rule } from '@rasputitsa/kernel';
import { isCity } from './board.ts';
import { AIR_UNITS_PER_BASE } from './data/tables.ts';
import { airAt, controls, groundAt } from './state.ts';
import { isSource } from './supply.ts';
import { enemyOf } from './units.ts';
import { inZone } from './zones.ts';

/** 6.3.1: a controlled city that is a supply source, and not in an enemy zone of control without a friendly ground unit. */
export const isAirbase = rule(
  '6.3.1',
  (q: Query, side: number, at: number): boolean =>
    isCity(at) &&
    controls(q, side, at) &&
    isSource(q, side, at) &&
    (!inZone(q, at, enemyOf(side)) || groundAt(q, at, side).length > 0),
  (q, side, at) => isCity(at) && controls(q, side, at),
);
/** 4.3: how many more air units the base holds. */
export const airRoom = rule(
  '4.3',
  (q: Query, side: number, at: number): number => AIR_UNITS_PER_BASE - airAt(q, at, side).length,
  () => AIR_UNITS_PER_BASE,
);
