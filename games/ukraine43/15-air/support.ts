// Chapter 15, 15.4 to 15.6b: air units in combat. Not yet written: nobody flies.
import { type Loc, type Piece, type Refusal, refuse, say, type Side, unit } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** 15.6b: what Defensive Air Support adds to defenders of `side` in the hex: one air unit's bonus at most (15.4). */
export function dasBonus(_q: Query, _side: Side, _hex: Loc): number {
  return 0;
}
/** 15.5: why an air unit cannot fly Offensive Ground Support against the hex, if it cannot. */
export function refuseSupport(_q: Query, air: Piece, _target: Loc): Refusal | undefined {
  return refuse('15.5', say`${unit(air)} cannot fly.`, { pieces: [air] });
}
/** 15.2: an air unit has flown its mission. */
export function flyMission(g: Play, air: Piece): void {
  g.raise(air, 'flown');
}
