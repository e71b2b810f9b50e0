// 10.1, 10.2, 10.4, 27.2, 27.3, 28: who may attack whom.
import { distance, FINLAND, type Hex, neighbours, NORTH, OLD_FINLAND, RUMANIA, WEST_OF_WHITE_SEA } from './board.ts';
import { isFinlandNeutral } from './movement.ts';
import { AXIS, foeOf, isCombatUnit, isFinn, type Position, type Unit } from './position.ts';
import { printedDefense } from './strength.ts';
import { isFinlandReached } from './supply.ts';
import { isWaterSide } from './zones.ts';

/** Those who count when a hex is attacked; 10.14: who was attacked before adds nothing (11.R10). Arms Centers have no strength (15.13). */
export function defendersIn(pos: Position, side: number, hex: Hex): readonly Unit[] {
  return pos.unitsAt(side, hex).filter((u) => u.arm !== 'arms-center' && !pos.has(u, 'was-attacked'));
}
/** A hex that may be attacked, by the side's enemy. */
export const isTarget = (pos: Position, side: number, hex: Hex): boolean => defendersIn(pos, side, hex).length > 0;

/** 10.14 to 10.17, 6.35, 16.02, 25.22, 28.25, 30.34.D */
export function mayAttack(pos: Position, u: Unit): boolean {
  if (!pos.isOnMap(u) || !isCombatUnit(u) || pos.face(u).attack === 0) return false;
  if (pos.has(u, 'fortified') || pos.has(u, 'entrained') || pos.has(u, 'inactive')) return false;
  if (pos.has(u, 'attacked') || pos.has(u, 'railed') || pos.has(u, 'sailed')) return false;
  if (u.nation === 'red-rumanian' && !RUMANIA.has(pos.at(u))) return false;
  return !(isFinn(u) && isFinlandNeutral(pos));
}
/** 10.17, 27.23, 27.24, 27.3 */
function isAllowed(pos: Position, u: Unit, hex: Hex): boolean {
  const from = pos.at(u);
  if (
    u.arm === 'security' &&
    !pos.isReduced(u) &&
    !defendersIn(pos, foeOf(u.side), hex).every((d) => pos.isPartisan(d))
  )
    return false;
  if (isFinn(u)) {
    if (pos.track('finnish-losses') >= 2 && !FINLAND.has(hex)) return false;
    return OLD_FINLAND.has(from) || OLD_FINLAND.has(hex) || WEST_OF_WHITE_SEA.has(from);
  }
  return !(u.side === AXIS && OLD_FINLAND.has(from) && !isFinlandReached(pos) && !NORTH.has(hex));
}
/** 10.11, 10.4: near enough. */
function isInReach(pos: Position, u: Unit, hex: Hex): boolean {
  const from = pos.at(u);
  if (u.arm === 'artillery') {
    const far = distance(from, hex);
    return far === 2 || (far === 1 && !isWaterSide(pos, from, hex));
  }
  return neighbours(from).includes(hex) && !isWaterSide(pos, from, hex);
}
/** Units of this side that could take part in an attack on a hex, artillery (10.4) included. */
export function attackersOf(pos: Position, side: number, hex: Hex): readonly Unit[] {
  return pos.onMap(side).filter((u) => canJoin(pos, u, hex));
}
export const canJoin = (pos: Position, u: Unit, hex: Hex): boolean =>
  mayAttack(pos, u) && isInReach(pos, u, hex) && isAllowed(pos, u, hex);

/** 10.23, 10.4, 10.41, 10.46: whether these may attack those hexes in one combat. */
export function isLegalAttack(pos: Position, units: readonly Unit[], targets: readonly Hex[]): boolean {
  const [first] = units;
  if (!first || targets.length === 0 || units.some((u) => u.side !== first.side)) return false;
  if (targets.some((hex) => !isTarget(pos, foeOf(first.side), hex))) return false;
  if (units.some((u) => targets.some((hex) => !canJoin(pos, u, hex)))) return false;
  const guns = units.filter((u) => u.arm === 'artillery');
  if (guns.length === 0) return true;
  const [target] = targets;
  if (targets.length > 1 || target === undefined) return false;
  const others = units.filter((u) => u.arm !== 'artillery');
  const printed = others.reduce((sum, u) => sum + pos.face(u).attack, 0);
  const defense = defendersIn(pos, foeOf(first.side), target).reduce((sum, d) => sum + printedDefense(pos, d), 0);
  return others.length > 0 && printed >= defense && guns.every((g) => isSupported(pos, g, target));
}
/** 10.41; RULINGS S7: a unit in the hex of the artillery is beside it. */
export function isSupported(pos: Position, gun: Unit, target: Hex): boolean {
  return pos.onMap(gun.side).some((u) => {
    if (u.arm === 'artillery') return false;
    const at = pos.at(u);
    return distance(at, pos.at(gun)) <= 1 && neighbours(at).includes(target);
  });
}
