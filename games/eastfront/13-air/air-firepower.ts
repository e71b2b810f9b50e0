// Air firepower (13.14).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { mudStrike } from '../12-weather/airstrikes.ts';
import { isMarsh } from '../12-weather/terrain.ts';
import { AIR_FIREPOWER, NO_FIRE, SF } from '../data/tables.ts';
import { halfYear } from '../state.ts';
import type { Query } from '../words.ts';

/** Class of a side's airstrikes now (13.C1). */
export function airFire(q: Query, side: Side): number {
  return AIR_FIREPOWER[halfYear(q)]?.[side] ?? NO_FIRE;
}

/** 13.14, 12.24c: neither marsh nor mud weakens a strike as they weaken Offensive Fire. */
export function strikeFire(q: Query, side: Side, at: Loc): number {
  return mudStrike(q, inMarsh(q, airFire(q, side), at));
}
const inMarsh = rule(
  '13.14',
  (_q: Query, base: number, _at: Loc): number => base,
  (q, base, at) => (isHex(at) && isMarsh(q, at) ? Math.max(base, SF) : base),
);
