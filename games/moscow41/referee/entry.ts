// 11, TY.res.G, TY.res.S: who may come onto the map where.
import { area, cityHexes, ENTRIES, type Hex, hexOf, roadOffAt } from './board.ts';
import { allowance, groundPrice, roadPrice, zonesOn } from './ground.ts';
import { foeOf, GERMAN, type Position, RESERVES, type Unit } from './position.ts';

const STACK = 8;
const TYPHOON_ONLY = 'H';

/** 11.2.4, R62: entry zones of a side. */
export function entryZones(pos: Position, side: number): readonly Hex[] {
  if (side === GERMAN) return ENTRIES.filter((e) => !(pos.isRedSnow && e.name === TYPHOON_ONLY)).map((e) => e.hex);
  // R26: arrivals of Typhoon have hexes of their own.
  return [...area('East edge roads'), ...(pos.isRedSnow ? [] : [hexOf('1203'), hexOf('3102')])];
}
/** 11.1.4 */
const isOpen = (pos: Position, side: number, hex: Hex): boolean =>
  pos.control(hex) !== foeOf(side) && pos.of(foeOf(side), hex).length === 0;

function hexPrice(u: Unit, hex: Hex): number {
  const road = roadOffAt(hex);
  return road ? roadPrice(road, u.row.moves) : (groundPrice(u.row.moves, hex) ?? Number.POSITIVE_INFINITY);
}
/** R127: along a road, and for its full price. */
export const entersByRoad = (pos: Position, u: Unit, hex: Hex, points: number): boolean =>
  roadOffAt(hex) !== undefined && entryPrice(pos, u, hex, points) >= hexPrice(u, hex);
/** 11.1.5, R118: price of the next to enter by a hex, with points of its own to pay it. */
export function entryPrice(pos: Position, u: Unit, hex: Hex, points: number): number {
  const price = hexPrice(u, hex);
  const stack = Math.ceil((pos.mark('entered', hex) + pos.cel(u)) / STACK);
  // 3.1.13, R127: the first stack can always pay.
  return stack === 1 ? Math.min(price, points) : stack * price;
}
export type Pool = 'german' | 'moscow' | 'dated';
export function poolOf(pos: Position, u: Unit): Pool {
  if (pos.field(u, 'zone') > 0) return 'dated';
  return u.side === GERMAN ? 'german' : 'moscow';
}
/** Hexes where a unit may enter without changing its zone. */
export function entriesOf(pos: Position, u: Unit, node: string): ReadonlySet<Hex> {
  if (pos.at(u) !== RESERVES[u.side === GERMAN ? 0 : 1]) return new Set();
  const pool = poolOf(pos, u);
  if (pool === 'moscow') {
    if (pos.track('alarm') === 0 || node !== 'movement') return new Set();
    return new Set(cityHexes('Moscow').filter((hex) => isOpen(pos, u.side, hex)));
  }
  if (pool === 'german' && pos.track('german-losses') === 0) return new Set();
  if (pool === 'dated' && pos.field(u, 'due') > pos.turn) return new Set();
  const zones = pool === 'german' ? entryZones(pos, u.side) : [pos.field(u, 'zone') - 1];
  return new Set(zones.filter((hex) => isOpen(pos, u.side, hex) && canPay(pos, u, hex, node)));
}
function canPay(pos: Position, u: Unit, hex: Hex, node: string): boolean {
  if (node === 'strategic-movement' && zonesOn(pos, u.side, hex).length > 0) return false;
  const points = allowance(pos, u, node);
  return entryPrice(pos, u, hex, points) <= points;
}
