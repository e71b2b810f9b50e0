// Where ships fight in a segment of their own (15.2.5, 15.2.5.1), and whether anything is left to fight at a battle location (7.6).
import { type Loc, rule } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { MISSIONS } from '../6-14-movement/minefields.ts';
import { isHarbour } from '../6-14-movement/naval-bases.ts';
import { boxed, groundAt, isAdvanced } from '../state.ts';
import { ownedBy, type Query } from '../words.ts';
import type { Segment } from './air-and-ground-combat.ts';

export function isGroundBattle(q: Query, at: Loc): boolean {
  return groundAt(q, at, AXIS).length > 0 && groundAt(q, at, SOVIET).length > 0;
}
/** 15.2.5.1, RULINGS R83: in a naval base where both sides have ground units ships and aircraft only support. */
const isLeftToGround = rule(
  '15.2.5.1',
  (q: Query, at: Loc): boolean => [AXIS, SOVIET].some((side) => isHarbour(q, side, at)) && isGroundBattle(q, at),
  () => false,
);
/** 14.4.4.1: aircraft that come through the Air Combat Segment fight ships in this one. */
const isAirRaid = rule(
  '14.4.4.1',
  (ships: Box, raiders: Box): boolean => ships.naval.length > 0 && raiders.air.length > 0,
  () => false,
);
type Box = ReturnType<typeof boxed>;
/** 15.2.5.2: ships of one side, ships or aircraft of the other; 15.2.5.1: unless all is left to the ground combat. */
export function isNavalBattle(q: Query, at: Loc): boolean {
  if (isLeftToGround(q, at)) return false;
  const [a, s] = [boxed(q, at, AXIS), boxed(q, at, SOVIET)];
  return a.naval.length > 0 && s.naval.length > 0 ? true : isAirRaid(a, s) || isAirRaid(s, a);
}

/** 14.4.1: aircraft that close the hex are still there. */
function isInterdiction(q: Query, at: Loc): boolean {
  return [AXIS, SOVIET].some((s) => q.mark('interdiction', at) === ownedBy(s) && boxed(q, at, s).air.length > 0);
}
/**
 * 7.6: whether a combat in the air or at sea was the last at its location: nobody attacks on the ground, and no ships are left to fight.
 * Interdiction and mines are missions that last longer than their combat (RULINGS R90, RULINGS R98).
 */
export function isLastCombat(q: Query, at: Loc, segment: Segment): boolean {
  if (isInterdiction(q, at) || MISSIONS.some((m) => q.mark(m, at) > 0)) return false;
  if (boxed(q, at, q.active).ground.length > 0) return false;
  return segment !== 'air' || !isAdvanced(q) || !isNavalBattle(q, at);
}
