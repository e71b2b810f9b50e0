// Airbase attacks (15.3): aircraft on their own base defend better.
import { type Loc, type Piece } from '@rasputitsa/kernel';
import { isCity } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { AIRBASE_DEFENSE } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { controls, groundAt, isAdvanced } from '../state.ts';
import type { Query } from '../words.ts';

/** 15.3: what an airbase adds to the defense of aircraft attacked there from the air, where no ground unit attacks. */
export const airbaseDefense = rules(
  ['15.3', 'TEC.b'],
  (q: Query, p: Piece, at: Loc): number => {
    const side = q.sideOf(p);
    if (!isAdvanced(q) || !isCity(at) || !controls(q, side, at)) return 0;
    return groundAt(q, at, enemyOf(side)).length > 0 || q.has(p, 'do-not-use') ? 0 : AIRBASE_DEFENSE;
  },
  () => 0,
);
