// 7.5, 11.4.3.2, 15.2.4: where units go when they must.
import { cityAt, type Hex, isSeaStep, isWhollyOn, neighbours } from './board.ts';
import { isForbidden, isInterdicted, isPassable, isRivalCountry, mayRestOnCoast, meetsRival } from './ground.ts';
import { isIce } from './naval.ts';
import { foeOf, isFinnishArea, type Position, type Unit } from './position.ts';
import { isSuppliedCoast, leadsHome } from './supply.ts';

/** 7.5.2.2 */
function groundRetreats(pos: Position, u: Unit, from: Hex): readonly Hex[] {
  const foe = foeOf(u.side);
  const open = neighbours(from).filter((to) => {
    if (!isPassable(pos, u.side, from, to) || pos.isClosed(to) || pos.hasGround(foe, to) || isUnresolved(pos, u, to))
      return false;
    if (cityAt(to) && pos.control(to) === foe) return false;
    if (isInterdicted(pos, u.side, to)) return false;
    if (leadsHome(pos, u.side, from, to)) return true;
    const there = pos.all(to);
    if (there.length > 0 && there.every((x) => x.side === u.side)) return true;
    if (cityAt(to)) return pos.control(to) === u.side;
    return isSuppliedCoast(pos, u.side, to) && mayRestOnCoast(pos, u.side, to);
  });
  return preferred(pos, u, open, (to) => isForbidden(pos, u, to));
}
/** 7.5.2.2; R90: a hex friendly aircraft interdict is no battle for who retreats. */
function isUnresolved(pos: Position, u: Unit, hex: Hex): boolean {
  if (!pos.isBattle(hex)) return false;
  return !(pos.mark('interdiction', hex) === u.side + 1 && pos.all(hex).every((x) => x.side === u.side));
}
/** R27, R64: what a nation must avoid it avoids while there is something else. */
function preferred(pos: Position, u: Unit, open: readonly Hex[], isBad: (to: Hex) => boolean): readonly Hex[] {
  const good = open.filter((to) => !isBad(to));
  const some = good.length > 0 ? good : open;
  const apart = some.filter((to) => !meetsRival(pos, u, to));
  return apart.length > 0 ? apart : some;
}

/** 7.5.2.1, R53 */
function airRetreats(pos: Position, u: Unit, from: Hex): readonly Hex[] {
  const foe = foeOf(u.side);
  const open = neighbours(from).filter((to) => !pos.isClosed(to) && pos.of(foe, 'air', to).length === 0);
  return preferred(pos, u, open, (to) => isOffPanel(pos, u, to) || isRivalCountry(pos, u, to));
}
/** R53: panels bind aircraft and ships of these allies too; Finnish ones are bound in their bases only (R54). */
export function isOffPanel(pos: Position, u: Unit, hex: Hex): boolean {
  if (!pos.isAdvanced) return false;
  if (!['Hungarian', 'Romanian', 'Italian'].includes(u.row.nation)) return false;
  return isWhollyOn(['A', 'B'], hex);
}
export function isNoBaseFor(pos: Position, u: Unit, hex: Hex): boolean {
  if (!pos.isAdvanced) return false;
  if (isForbidden(pos, u, hex)) return true;
  return u.row.nation === 'Finnish' && pos.track('leningrad-fell') === 0 && !isFinnishArea(hex);
}

/** 15.2.4, 12.1.6.2 */
function navalRetreats(pos: Position, u: Unit, from: Hex): readonly Hex[] {
  const foe = foeOf(u.side);
  if (isIce(pos, from)) return [];
  const open = neighbours(from).filter((to) => {
    if (!isSeaStep(from, to) || pos.isClosed(to) || isIce(pos, to) || pos.hasMines(foe, to)) return false;
    return pos.of(foe, 'air', to).length === 0 && pos.of(foe, 'naval', to).length === 0;
  });
  return preferred(pos, u, open, (to) => isOffPanel(pos, u, to) || isRivalCountry(pos, u, to));
}

export function retreatHexes(pos: Position, u: Unit, from: Hex): readonly Hex[] {
  if (u.arm === 'ground') return groundRetreats(pos, u, from);
  return u.arm === 'air' ? airRetreats(pos, u, from) : navalRetreats(pos, u, from);
}
