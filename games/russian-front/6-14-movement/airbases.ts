// Airbases (6.3.1; RULINGS R8).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isCity } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isSource } from '../4-11-general/supply.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { controls, groundAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 6.3.1: a controlled city that is a supply source, and not in an enemy zone of control without a friendly ground unit. */
export const isAirbase = rule(
  '6.3.1',
  (q: Query, side: Side, at: Loc): boolean =>
    isCity(at) &&
    controls(q, side, at) &&
    isSource(q, side, at) &&
    (!inZone(q, at, enemyOf(side)) || groundAt(q, at, side).length > 0),
  (q, side, at) => isCity(at) && controls(q, side, at),
);
