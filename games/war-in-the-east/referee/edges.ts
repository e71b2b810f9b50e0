// 26.2, 26.3: who leaves the map.
import { EASTERN_EDGE, type Hex, isRail, WESTERN_EDGE } from './board.ts';
import { allowance, isMobile, type Phase } from './movement.ts';
import { AXIS, isCenter, type Position, RUSSIAN, type Unit } from './position.ts';
import { railPoints, railReach } from './rail.ts';
import { inEnemyZone } from './zones.ts';

// --- 26.2 -------------------------------------------------------------------------------------------------------------

const SICILY = { first: 105, last: 110, infantry: 12, mechanized: 6 } as const;
export function isSicily(pos: Position): boolean {
  if (pos.option('tunisia') === true) return false;
  return pos.scenario.historical || (pos.scenario.line === 'Kursk' && pos.option('kursk-without-sicily') !== true);
}
/** 26.21, 26.22: what a unit counts as, if it is still wanted. */
export function isWanted(pos: Position, u: Unit): boolean {
  if (u.side !== AXIS) return false;
  if (u.nation === 'italian') return true;
  if (u.nation !== 'german' || pos.isReduced(u)) return false;
  if (u.name === '6-5') return pos.track('withdrawn-infantry') < SICILY.infantry;
  return (u.name === '10-8' || u.name === '8-8') && pos.track('withdrawn-mechanized') < SICILY.mechanized;
}
const isDue = (pos: Position): boolean => isSicily(pos) && pos.turn >= SICILY.first && pos.turn <= SICILY.last;
/** One point to leave, and two more out of an enemy zone; who has not moved may always go (RULINGS E1). */
export function canStepOff(pos: Position, u: Unit, phase: Phase): boolean {
  if (pos.has(u, 'done') || !isMobile(pos, u, phase)) return false;
  const cost = 1 + (inEnemyZone(pos, u.side, pos.at(u)) ? 2 : 0);
  const isFresh = pos.field(u, 'spent') === 0 && !pos.has(u, 'moving');
  return isFresh || pos.field(u, 'spent') + cost <= allowance(pos, u);
}
export const mayWithdraw = (pos: Position, u: Unit, phase: Phase): boolean =>
  isDue(pos) && isWanted(pos, u) && WESTERN_EDGE.has(pos.at(u)) && canStepOff(pos, u, phase);
/** By rail to the edge and for one point more over it; RULINGS E3: any rail hex there will do. */
function ridesOff(pos: Position, u: Unit, edge: ReadonlySet<Hex>): boolean {
  const most = railPoints(pos, u) - (pos.has(u, 'entrained') ? 0 : 10);
  for (const [hex, paid] of railReach(pos, u)) if (edge.has(hex) && paid + 1 <= most) return true;
  return false;
}
export const mayWithdrawByRail = (pos: Position, u: Unit): boolean =>
  isDue(pos) && isWanted(pos, u) && ridesOff(pos, u, WESTERN_EDGE);
/** 26.21: after the Axis turn 110. */
export const mayDemand = (pos: Position, u: Unit): boolean => pos.isOnMap(u) && isWanted(pos, u);

// --- 26.3 -------------------------------------------------------------------------------------------------------------

/** 15.7: what something else is made of, and whose battlegroups are rebuilt. */
const PARTS: ReadonlySet<string> = new Set(['1-4', '4-4', '2-5', '3-5', '1-3']);
const REBUILT: ReadonlySet<string> = new Set(['4-4', '5-5', '8-6', '9-6', '2-3', '10-1-10']);
/** RULINGS E2 */
function hasBusinessInSiberia(pos: Position, u: Unit): boolean {
  if (u.side !== RUSSIAN || !pos.scenario.campaign || pos.has(u, 'fortified')) return false;
  if (isCenter(u)) return true;
  return pos.isReduced(u) ? REBUILT.has(u.name) : PARTS.has(u.name);
}
const isAtGate = (pos: Position, u: Unit): boolean => EASTERN_EDGE.has(pos.at(u)) && isRail(pos.at(u));
export const mayLeaveForSiberia = (pos: Position, u: Unit, phase: Phase): boolean =>
  hasBusinessInSiberia(pos, u) && isAtGate(pos, u) && canStepOff(pos, u, phase);
export const mayRideToSiberia = (pos: Position, u: Unit): boolean =>
  hasBusinessInSiberia(pos, u) && ridesOff(pos, u, EASTERN_EDGE);
/** 15.11, 26.31 */
export const PAUSE = 11;
