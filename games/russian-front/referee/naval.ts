// 12.1.6.2, 14.3, 15.8: ships, ice, mines, bases.
import { type Hex, isPort, labelOf, seaWays, watersAt } from './board.ts';
import { foeOf, type Position, type Unit } from './position.ts';
import { isSource } from './supply.ts';

const KERCH = new Set(['D17', 'D18', 'E18', 'E19']);
/** 12.1.6.2, R75: a hex is closed when all its waters are frozen; the Black Sea and the Kerch Strait never are. */
export function isIce(pos: Position, hex: Hex): boolean {
  if (!pos.isAdvanced || pos.weather(hex) !== 'snow' || KERCH.has(labelOf(hex))) return false;
  const waters = watersAt(hex);
  return waters.length > 0 && waters.every((w) => isFrozen(pos, w));
}
function isFrozen(pos: Position, water: string): boolean {
  if (water === 'Black Sea') return false;
  if (water === 'Baltic Sea') return pos.track('breaks-baltic') === 0;
  return water !== 'Sea of Azov' || pos.track('breaks-azov') === 0;
}

/** 14.3.1 */
export function isNavalBase(pos: Position, side: number, hex: Hex): boolean {
  return (
    isPort(hex) &&
    pos.control(hex) === side &&
    !pos.isClosed(hex) &&
    !pos.hasMines(foeOf(side), hex) &&
    isSource(pos, side, hex)
  );
}

/** R38: hexes of a ship's way. `stops`: on a mission it stops where enemy ships, aircraft or mines are. */
export function sailing(pos: Position, u: Unit, far: number, how: 'mission' | 'home'): ReadonlyMap<Hex, number> {
  const foe = foeOf(u.side);
  const from = pos.at(u);
  if (isIce(pos, from)) return new Map([[from, 0]]);
  const isEnemyAt = (hex: Hex) => pos.of(foe, 'naval', hex).length > 0 || pos.of(foe, 'air', hex).length > 0;
  const mayEnter = (hex: Hex) => !isIce(pos, hex) && !pos.isClosed(hex) && !(how === 'home' && pos.hasMines(foe, hex));
  return seaWays(from, far, mayEnter, (hex) => !pos.hasMines(foe, hex) && !(how === 'mission' && isEnemyAt(hex)));
}
