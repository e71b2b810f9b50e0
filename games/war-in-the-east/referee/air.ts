// 12, 27.31: air power.
import { distances, type Hex, isClosed, isLake, isSea } from './board.ts';
import { AXIS, type Position, RUSSIAN } from './position.ts';
import { helsinkiNet, isFinlandLinked, mainNet, portNet } from './supply.ts';

const RANGE = 20;
export const airTrack = (side: number, box: 'air' | 'superiority' | 'support'): string =>
  `${side === AXIS ? 'axis' : 'russian'}-${box}`;

/** 13.56: from turn 80 Baltic ports are sources too. */
const airfields = (pos: Position, side: number): Iterable<Hex> =>
  side === AXIS && pos.turn >= 80 ? new Set([...mainNet(pos, AXIS), ...portNet(pos)]) : mainNet(pos, side);
/** 12.33, 12.42: within range of a railway that a supply line runs along. */
const inRange = (pos: Position, side: number): ReadonlyMap<Hex, number> =>
  pos.keep(`air ${side}`, () => distances(airfields(pos, side), RANGE));
/** 27.31 */
const fromFinland = (pos: Position): ReadonlyMap<Hex, number> =>
  pos.keep('air of Finland', () => distances(helsinkiNet(pos), RANGE));
export function isInAirRange(pos: Position, side: number, hex: Hex): boolean {
  if (inRange(pos, side).has(hex)) return true;
  if (side === RUSSIAN || !fromFinland(pos).has(hex)) return false;
  return isFinlandLinked(pos) || pos.track('finland-air') < 2;
}
/** 12.31, 12.35, 28.29 */
export function canSupport(pos: Position, side: number, hex: Hex): boolean {
  if (pos.track(airTrack(side, 'support')) < 1) return false;
  if (pos.unitsAt(1 - side, hex).every((u) => pos.isPartisan(u))) return false;
  return isInAirRange(pos, side, hex);
}
/** 12.4 */
export function canInterdict(pos: Position, side: number, hex: Hex): boolean {
  if (pos.track(airTrack(side, 'support')) < 1 || pos.mark('interdiction', hex) > 0) return false;
  if (isSea(hex) || isClosed(hex) || (isLake(hex) && !pos.isFrozen(hex))) return false;
  return isInAirRange(pos, side, hex);
}
/** 12.15, 12.16; RULINGS C23: the most and the least a side commits. */
export function commitment(pos: Position, side: number): { readonly most: number; readonly least: number } {
  const all = pos.track(airTrack(side, 'air'));
  const isHalf = pos.weather === 'mud' || (pos.weather === 'snow' && side === AXIS);
  const most = isHalf ? Math.floor(all / 2) : all;
  const least = side === RUSSIAN && all >= 25 ? Math.ceil(all / 2) : 0;
  return { most, least: Math.min(least, most) };
}
/** 12.6: the lowest die that eliminates, by odds. */
export const lowestHit = (points: number): number => Math.max(2, 7 - points);
