// Disengaging (6.32): out of a battle, with a way left for the Rearguard.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { areHomeZones } from '../16-strategic/exit-zone-movement.ts';
import { mayDisengageInto } from '../8-control/effects-of-control.ts';
import { enemyOf } from '../sides.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { sideRefusal, sideUsed } from './hexside-limits.ts';
import { nextTo, stepRefusal } from './single-steps.ts';

/** 6.32a: out of a battle only into a friendly hex without enemies; over a side with room. */
const leaveRefusal = rule(
  '6.32a',
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined => {
    const side = q.sideOf(p);
    if (
      !areHomeZones(q, from, to, side) &&
      (!mayDisengageInto(q, to, side) || (staysOutOfBattle() && unitsAt(q, to, enemyOf(side)).length > 0))
    )
      return refuse(
        '6.32a',
        say`${unit(p)} may leave the battle only into a friendly hex without enemies; ${place(to)} is not one.`,
        { places: [to] },
      );
    if (sideUsed(q, from, to, side) <= 0) return sideRefusal(from, to);
    return undefined;
  },
  () => undefined,
);

/** 6.32a, C.HC.n1: nobody goes out of one battle into another. */
export const staysOutOfBattle = rule(
  'C.HC.n1',
  (): boolean => true,
  () => false,
);

/** RULINGS R44: units that cross this side must leave the Rearguard of the battle a way out. */
export function rearguardRefusal(q: Query, p: Piece, battle: Loc, other: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  let last: Piece | undefined;
  for (const x of q.piecesAt(battle))
    if (last === undefined && x !== p && q.sideOf(x) === side && q.has(x, 'rearguard')) last = x;
  if (last === undefined || q.field(last, 'sail') > 0) return undefined;
  const ways = nextTo(battle).filter((to) => !stepRefusal(q, last, battle, to) && !leaveRefusal(q, last, battle, to));
  return ways.some((to) => to !== other || sideUsed(q, battle, to, side) > 1)
    ? undefined
    : refuse('6.41a', say`That is the last way out of ${place(battle)} for the Rearguard.`, {
        places: [battle, other],
        pieces: [last],
      });
}

export function disengageRefusal(q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined {
  return leaveRefusal(q, p, from, to) ?? rearguardRefusal(q, p, from, to);
}
