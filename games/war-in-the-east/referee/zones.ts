// 8: zones of control, and which hexsides nobody crosses.
import {
  GERMAN_BORDER,
  type Hex,
  HUNGARY,
  FINLAND,
  isClosed,
  isLake,
  isSea,
  neighbours,
  sideKey,
  sideOf,
  terrainOf,
} from './board.ts';
import { AXIS, foeOf, type Position, RUSSIAN, type Unit } from './position.ts';

/** 8.11, 6.68, 25.27: whoever has a zone of control around it. */
function hasZone(pos: Position, u: Unit): boolean {
  if (u.arm === 'artillery' || u.arm === 'anti-tank' || u.arm === 'partisan') return false;
  if (u.arm === 'repair' || u.arm === 'training-center' || u.arm === 'arms-center') return false;
  if (pos.has(u, 'fortified') || pos.has(u, 'entrained')) return false;
  return !pos.isFortress(u.side, pos.at(u));
}
/** 8.13, 13.44, 14.25 */
export function isWaterSide(pos: Position, a: Hex, b: Hex): boolean {
  const side = sideOf(a, b);
  // 14.47 speaks of hexes: north of the Weatherline too lake hexsides freeze in Snow only.
  return side === 'sea' || (side === 'lake' && pos.weather !== 'snow');
}
/** 8.13: mechanized units do not control rough terrain, woods and swamp; what is frozen counts as clear (14.25). */
function stopsArmor(pos: Position, hex: Hex): boolean {
  const land = terrainOf(hex);
  return land === 'rough' || land === 'woods' || (land === 'swamp' && !pos.isFrozen(hex));
}
/** 30.34.A: in the Axis phase. */
function isSurprised(pos: Position): boolean {
  if (pos.warTurn !== 1 || pos.phasing !== AXIS || !pos.isIn('initial-movement')) return false;
  return pos.scenario.line === 'Barbarossa';
}
/** Who controls this hex, by the number of the units; those in `without` have no zone (5.7.P). */
export function controllers(pos: Position, side: number, hex: Hex): readonly Unit[] {
  const known = pos.keep(`zones ${side}`, () => new Map<Hex, readonly Unit[]>());
  const old = known.get(hex);
  if (old) return old;
  const found: Unit[] = pos.unitsAt(side, hex).filter((u) => pos.isPartisan(u));
  for (const n of neighbours(hex)) {
    const here = pos.unitsAt(side, n);
    if (here.length === 0 || isWaterSide(pos, n, hex)) continue;
    if (side === RUSSIAN && isSurprised(pos) && GERMAN_BORDER.has(sideKey(n, hex))) continue;
    for (const u of here) if (hasZone(pos, u) && !(u.isMech && stopsArmor(pos, hex))) found.push(u);
  }
  known.set(hex, found);
  return found;
}
export const isControlled = (pos: Position, side: number, hex: Hex): boolean => controllers(pos, side, hex).length > 0;
/** In an enemy zone of control. */
export const inEnemyZone = (pos: Position, side: number, hex: Hex): boolean => isControlled(pos, foeOf(side), hex);

/** 27.5: no supply either. */
export const isNeutral = (pos: Position, hex: Hex): boolean => pos.track('finland-out') === 1 && FINLAND.has(hex);
/** No line passes: sea, lakes that are not frozen, closed countries. */
export function isBarren(pos: Position, hex: Hex): boolean {
  return isSea(hex) || isClosed(hex) || (isLake(hex) && !pos.isFrozen(hex)) || isNeutral(pos, hex);
}
/** 35.2.V4 */
const isHungaryNeutral = (pos: Position): boolean =>
  pos.scenario.line === 'Barbarossa' && pos.warTurn < 5 && !pos.isVariant('early-satellites');
/** 30.34.E: no unit enters, though trains may bring supply through. */
export function isShut(pos: Position, hex: Hex): boolean {
  return isBarren(pos, hex) || (isHungaryNeutral(pos) && HUNGARY.has(hex));
}
/** 22.13: for the Axis line mechanized units control all terrain. */
export function guardsLine(pos: Position, hex: Hex): boolean {
  if (pos.isThere(AXIS, hex)) return true;
  return neighbours(hex).some((n) => !isWaterSide(pos, n, hex) && pos.unitsAt(AXIS, n).some((u) => hasZone(pos, u)));
}
