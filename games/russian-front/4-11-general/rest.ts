// What reserves and refits ask of a unit alike (11.5.1, 11.6.1): in supply, at rest, away from the enemy.
import { type Loc, type Piece, type Refusal, refuse, say, type Side, unit } from '@rasputitsa/kernel';
import { isHex, neighbours } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { groundAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isSupplied } from './supply.ts';

/** Enemy ground units next to a hex, whether or not their zones of control reach it. */
function enemiesBeside(q: Query, at: Loc, side: Side): readonly Piece[] {
  return neighbours(at).flatMap((h) => groundAt(q, h, enemyOf(side)));
}
/** Whose it is and where. */
export function markableRefusal(q: Query, p: Piece, id: string): Refusal | undefined {
  if (!isGround(q, p) || !isHex(q.at(p))) return refuse(id, say`${unit(p)} is not a ground unit on the map.`);
  return undefined;
}
/** 5.1, 17.2.1: in the Ground Movement Step the marker says it; in the Exploitation Phase supply is looked at again (8.2). */
function isCutOff(q: Query, p: Piece): boolean {
  return q.has(p, 'out-of-supply') || (modeOf(q) === 'exploitation' && !isSupplied(q, p));
}
/** In supply, not moved, no movement factors spent, no enemy beside it. */
export function restRefusal(q: Query, p: Piece, id: string): Refusal | undefined {
  if (q.has(p, 'box')) return refuse(id, say`${unit(p)} is in battle.`);
  if (isCutOff(q, p)) return refuse(id, say`${unit(p)} is out of supply.`);
  if (q.field(p, 'spent') > 0) return refuse(id, say`${unit(p)} has moved or spent movement factors.`);
  const near = enemiesBeside(q, q.at(p), q.sideOf(p));
  return near.length === 0
    ? undefined
    : refuse(id, say`${unit(p)} is next to an enemy ground unit.`, { pieces: near, places: near.map((e) => q.at(e)) });
}
