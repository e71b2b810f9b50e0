// 5, 23.4: how many units a hex holds.
import type { Hex } from './board.ts';
import { GERMAN, type Position, type Unit } from './position.ts';

/** May these units of one side be in one hex? */
export function isLegalStack(side: number, units: readonly Unit[]): boolean {
  const combat = units.filter((u) => u.is === 'combat');
  const support = units.filter((u) => u.is === 'support').length;
  if (side === GERMAN) return combat.length <= 3 && support <= (combat.length === 3 ? 1 : 2);
  const count = (type: string) => units.filter((u) => u.type === type).length;
  // 23.4: each army HQ lets one unit of its kind be there besides the others; support units go by all combat units in the hex.
  const corps = Math.min(count('tank-army'), combat.filter((u) => u.type === 'tank' || u.type === 'mech').length);
  const rifles = Math.min(count('shock-army'), combat.filter((u) => u.type === 'infantry').length);
  return combat.length <= 2 + corps + rifles && support <= Math.max(1, 3 - combat.length);
}
export function hasRoom(pos: Position, side: number, hex: Hex, coming: readonly Unit[]): boolean {
  const there = pos.ground(side, hex).filter((u) => !coming.includes(u));
  return isLegalStack(side, [...there, ...coming]);
}
/** 5.4: whoever stays behind must be within the limit too (an army HQ that leaves takes its place with it). */
export function mayLeave(pos: Position, side: number, hex: Hex, going: readonly Unit[]): boolean {
  const there = pos.ground(side, hex);
  return (
    !isLegalStack(side, there) ||
    isLegalStack(
      side,
      there.filter((u) => !going.includes(u)),
    )
  );
}
