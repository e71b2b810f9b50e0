// 14.1, 14.2: demolition and rebuilding of bridges over rivers.
import { distance, type Hex, isBridge, neighbours, pairOf } from './board.ts';
import { allowance, POINT } from './ground.ts';
import { foeOf, GERMAN, isGun, isHq, isRegular, type Position, type Unit } from './position.ts';

const isReady = (pos: Position, u: Unit, price: number): boolean =>
  !pos.has(u, 'halted') && !pos.has(u, 'strategic') && pos.field(u, 'spent') + price <= allowance(pos, u, 'movement');

/** 14.1.3, 14.1.4 */
function controls(pos: Position, side: number, far: Hex, pair: string): boolean {
  if (pos.of(foeOf(side), far).length === 0) return true;
  return pos.mark('bridge-holder', pair) - 1 === side;
}
export function demolitions(pos: Position, u: Unit): ReadonlySet<Hex> {
  if (!isRegular(u) && !isHq(u)) return new Set();
  if (!isReady(pos, u, POINT)) return new Set();
  const at = pos.at(u);
  return new Set(
    neighbours(at).filter((n) => {
      const pair = pairOf(at, n);
      return isBridge(at, n) && !pos.isDown(pair) && controls(pos, u.side, n, pair);
    }),
  );
}
export function rebuildings(pos: Position, u: Unit): ReadonlySet<Hex> {
  if (isGun(u) || !isReady(pos, u, 3 * POINT)) return new Set();
  const at = pos.at(u);
  const range = u.side === GERMAN ? 4 : 3;
  const led = isHq(u) || pos.onMap(u.side).some((h) => isHq(h) && distance(pos.at(h), at) <= range);
  if (!led) return new Set();
  return new Set(neighbours(at).filter((n) => isBridge(at, n) && pos.isDown(pairOf(at, n))));
}
