// 11.R9 to 11.R11, 10.32, 6.66: where beaten units go, and who follows them.
import { eastOf, type Hex, neighbours, railsFrom } from './board.ts';
import { hasRoom, isForbidden, isHeldByEnemy, isTimid } from './movement.ts';
import { AXIS, foeOf, isCombatUnit, type Position, type Unit } from './position.ts';
import { inEnemyZone, isWaterSide } from './zones.ts';

/** 25.21, 11.R9, 15.13 */
function canWalk(pos: Position, u: Unit): boolean {
  return (isCombatUnit(u) || u.arm === 'repair') && !pos.has(u, 'fortified');
}
function isOpen(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (isForbidden(pos, u, to) || isWaterSide(pos, from, to) || isHeldByEnemy(pos, u, to)) return false;
  if (pos.unitsAt(u.side, to).some((x) => x.arm === 'training-center')) return false;
  if (u.arm === 'repair' && !(railsFrom(from).has(to) && pos.railOf(u.side, to))) return false;
  return !inEnemyZone(pos, u.side, to) || pos.isThere(u.side, to);
}
/** 11.R5: attackers do not go into what they have `attacked`. RULINGS S4: into a full hex only where there is no other, and toward the own edge where that is possible. */
export function retreatHexes(pos: Position, u: Unit, attacked: readonly Hex[]): readonly Hex[] {
  if (!canWalk(pos, u)) return [];
  const from = pos.at(u);
  const open = neighbours(from).filter((to) => isOpen(pos, u, from, to) && !attacked.includes(to));
  const roomy = open.filter((to) => hasRoom(pos, u, to));
  const left = roomy.length > 0 ? roomy : open;
  const home = left.filter((to) => (u.side === AXIS ? eastOf(to) < eastOf(from) : eastOf(to) > eastOf(from)));
  return home.length > 0 ? home : left;
}
/** 11.R11: the hex is empty of enemies; a lone Arms Center is no defender (15.13). */
export const isVacated = (pos: Position, side: number, hex: Hex): boolean =>
  pos.unitsAt(side, hex).every((u) => u.arm === 'arms-center');
export function mayAdvance(pos: Position, u: Unit, to: Hex): boolean {
  const from = pos.at(u);
  if (u.arm === 'artillery' || !pos.isOnMap(u) || !neighbours(from).includes(to)) return false;
  if (isWaterSide(pos, from, to) || isForbidden(pos, u, to) || isTimid(pos, u, to)) return false;
  return isVacated(pos, foeOf(u.side), to) && hasRoom(pos, u, to);
}
