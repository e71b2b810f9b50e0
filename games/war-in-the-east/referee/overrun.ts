// 5.7: overruns.
import { type Hex, isNextTo } from './board.ts';
import { isForbidden, isTimid, isMobile, allowance, type Phase, stepCost } from './movement.ts';
import { foeOf, isCombatUnit, isGun, type Position, type Unit } from './position.ts';
import { attackStrength, defenseStrength } from './strength.ts';
import { isWaterSide } from './zones.ts';

const MOST = 3;
const ODDS = 13;
/** 28.29: partisans cannot be overrun. Arms Centers are eliminated with the hex (15.13). */
export const victimsIn = (pos: Position, side: number, hex: Hex): readonly Unit[] =>
  pos.unitsAt(side, hex).filter((u) => u.arm !== 'arms-center' && u.arm !== 'partisan');

/** 5.74, 5.77, 6.35; 5.7.P: who waits beside the enemy for others has not finished its move. */
export function mayOverrun(pos: Position, u: Unit, to: Hex, phase: Phase): boolean {
  if (!isMobile(pos, u, phase) || isGun(u) || !isCombatUnit(u) || u.arm === 'partisan') return false;
  if (pos.has(u, 'overran') || pos.has(u, 'forced') || pos.face(u).attack === 0) return false;
  // 5.7, 10.17: an overrun is a form of attack.
  if (u.arm === 'security' && !pos.isReduced(u)) return false;
  const from = pos.at(u);
  if (!isNextTo(from, to) || isWaterSide(pos, from, to) || isForbidden(pos, u, to)) return false;
  const victims = victimsIn(pos, foeOf(u.side), to);
  if (isTimid(pos, u, to)) return false;
  const cost = stepCost(pos, u, from, to, victims) + 2;
  return pos.field(u, 'spent') + cost <= allowance(pos, u);
}
export function overrunCost(pos: Position, u: Unit, to: Hex): number {
  return stepCost(pos, u, pos.at(u), to, victimsIn(pos, foeOf(u.side), to)) + 2;
}
export function isLegalOverrun(pos: Position, units: readonly Unit[], to: Hex, phase: Phase): boolean {
  const [first] = units;
  if (!first || units.length > MOST || units.some((u) => pos.at(u) !== pos.at(first))) return false;
  const victims = victimsIn(pos, foeOf(first.side), to);
  if (victims.length === 0 || units.some((u) => !mayOverrun(pos, u, to, phase))) return false;
  const attack = units.reduce((sum, u) => sum + attackStrength(pos, u, [to], 'phase'), 0);
  return attack >= ODDS * defenseStrength(pos, victims, 'phase');
}
