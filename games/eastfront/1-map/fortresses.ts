// Fortresses (1.46): who holds one, and the fire of its largest defender.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { baseFire } from '../2-units/unit-types.ts';
import { isHq } from '../2-units/units.ts';
import { NO_FIRE, TF } from '../data/tables.ts';
import { fortressServes } from '../7-combat/counter-attacks.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { hasMark, isHex } from './board.ts';

export function isFortress(hex: Loc): boolean {
  return hasMark(hex, 'fortress');
}

/** Whether the passive side here is the Original Defender of a fortress. */
export function holdsFortress(q: Query, side: Side, at: Loc): boolean {
  return isHex(at) && isFortress(at) && isHolder(q, at, side);
}
/** C.TEC.n2: the Original Defender only. */
const isHolder = rule(
  'C.TEC.n2',
  (q: Query, at: Loc, side: Side): boolean => fortressServes(q, side, at),
  () => true,
);
/** 1.46a: engaged, it must be fought for every turn. */
export const mustBeStormed = rule('1.46a', isFortress, () => false);
/** 1.46c: units its stores keep without a supply line. */
export const keptByStores = rule(
  '1.46c',
  (): number => 1,
  () => 0,
);
/** 1.46d: and one more by the lake. */
export const keptByLake = rule(
  '1.46d',
  (): number => 1,
  () => 0,
);
/** The strongest unit that can fire; of equals the one that gains most by it (RULINGS R48). */
export function largestDefender(q: Query, at: Loc, side: Side): number {
  const worth = (p: Piece) => q.steps(p) * NO_FIRE + baseFire(q, p)[1];
  let best = -1;
  for (const p of unitsAt(q, at, side)) if (!isHq(q, p) && (best < 0 || worth(p) > worth(best))) best = p;
  return best;
}

/** 1.46b */
export const fortressFire = rule(
  '1.46b',
  (_base: number): number => TF,
  (base) => base,
);
