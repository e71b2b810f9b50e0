// 10, 12: where units can fall back to, and how far attackers follow.
import {
  columnOf,
  distance,
  type Hex,
  isClosed,
  isMajor,
  isMarsh,
  isNextTo,
  isSeaSide,
  neighbours,
  placeAt,
  roadBetween,
} from './board.ts';
import { hasBridge, isFloodedStep } from './movement.ts';
import { foeOf, GERMAN, isArtillery, type Position, type Unit } from './position.ts';
import { hasRoom } from './stacking.ts';
import { inEnemyZone, isBarred } from './zones.ts';

/** The hexes of a retreat, the first one first. */
export type Path = readonly Hex[];

/** 10.3.1 to 10.3.5, 10.3.8 */
function canFallBack(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (isClosed(to) || isSeaSide(from, to) || isFloodedStep(pos, from, to)) return false;
  if (pos.isHeldBy(foeOf(u.side), to) || isBarred(pos, u.side, from, to)) return false;
  if (isMajor(from, to) && !hasBridge(pos, from, to, u)) return false;
  return !(isArtillery(u) && isMarsh(to) && roadBetween(from, to) === undefined);
}
const isThin = (pos: Position, u: Unit, hex: Hex): boolean =>
  inEnemyZone(pos, u.side, hex) && pos.ground(u.side, hex).every((x) => x === u || x.is === 'leader');

/** 10.2 */
function isRally(pos: Position, u: Unit, hex: Hex): boolean {
  if (placeAt(hex) === 'city' && pos.control(hex) === u.side) return true;
  return pos.ground(u.side, hex).some((x) => x !== u && x.is === 'combat' && !pos.has(x, 'disrupted'));
}
function isEastward(u: Unit, from: Hex, to: Hex): boolean {
  return u.side === GERMAN ? columnOf(to) > columnOf(from) : columnOf(to) < columnOf(from);
}
/** Every retreat that 10.3 does not forbid: one hex to a rally point, two hexes, more out of a full hex. */
export function openRetreats(pos: Position, u: Unit, from: Hex): readonly Path[] {
  const paths: Path[] = [];
  const on = (path: Path): Path[] => {
    const last = path.at(-1) ?? from;
    return neighbours(last)
      .filter((to) => canFallBack(pos, u, last, to) && to !== from && !path.includes(to))
      .filter((to) => path.length === 0 || !(isThin(pos, u, last) && isThin(pos, u, to)))
      .map((to) => [...path, to]);
  };
  for (const one of on([])) {
    const first = one[0] ?? from;
    if (isRally(pos, u, first) && hasRoom(pos, u.side, first, [u])) paths.push(one);
    for (const two of on(one)) {
      if (hasRoom(pos, u.side, two.at(-1) ?? from, [u])) {
        paths.push(two);
        continue;
      }
      for (const three of on(two)) {
        if (hasRoom(pos, u.side, three.at(-1) ?? from, [u])) paths.push(three);
        else for (const four of on(three)) if (hasRoom(pos, u.side, four.at(-1) ?? from, [u])) paths.push(four);
      }
    }
  }
  return paths;
}
/** 10.1P: direction, then zones of control, then the distance; each only if something is left. */
export function retreats(pos: Position, u: Unit, from: Hex): readonly Path[] {
  const filters: readonly ((path: Path) => boolean)[] = [
    (path) => !isEastward(u, from, path.at(-1) ?? from),
    (path) => !path.some((hex) => isThin(pos, u, hex)),
    (path) => path.length === 1 || distance(from, path.at(-1) ?? from) >= 2,
  ];
  let left = openRetreats(pos, u, from);
  for (const filter of filters) {
    const kept = left.filter(filter);
    if (kept.length > 0) left = kept;
  }
  return left;
}

// --- Advance (12) -------------------------------------------------------------------------------------------------------

/** Hexes an attacker can advance to. `far`: 1 after an exchange (12.4) or a Mobile Assault (13.1D). */
export function advances(pos: Position, u: Unit, vacated: readonly Hex[], far: number): ReadonlySet<Hex> {
  const found = new Set<Hex>();
  if (isArtillery(u)) return found;
  const from = pos.at(u);
  const isLong = far > 1 && (u.isMech || u.type === 'cavalry');
  for (const first of vacated) {
    if (!isNextTo(from, first) || isClosed(first) || isSeaSide(from, first) || isFloodedStep(pos, from, first))
      continue;
    if (pos.isHeldBy(foeOf(u.side), first)) continue;
    // 12.3, 18.3
    if (isMajor(from, first) && u.isMech && !hasBridge(pos, from, first, u)) continue;
    if (hasRoom(pos, u.side, first, [u])) found.add(first);
    if (!isLong) continue;
    for (const second of neighbours(first)) {
      if (isClosed(second) || isSeaSide(first, second) || isFloodedStep(pos, first, second)) continue;
      if (pos.isHeldBy(foeOf(u.side), second) || isBarred(pos, u.side, first, second)) continue;
      // C-27: cavalry that stood before the same river.
      const isFord = u.type === 'cavalry' && isNextTo(from, second) && isMajor(from, second);
      if (isMajor(first, second) && !isFord) continue;
      if (isMarsh(second) && roadBetween(first, second) === undefined) continue;
      if (hasRoom(pos, u.side, second, [u])) found.add(second);
    }
  }
  return found;
}
