// Strategic movement, landings, evacuations and drops (6.53, 9.2, 14.3, 15.2, 15.4, 15.6, 16.24).
import { SOVIET } from '../sides.ts';
import {
  distance,
  entryOf,
  HEXES,
  hexNamed,
  isLand,
  isMajorPort,
  isZone,
  railsFrom,
  SEA_AREAS,
  type Sea,
  terrainOf,
  zonesAt,
  zonesNextTo,
} from './board.ts';
import { homeOf } from './control.ts';
import { hasEnemy, isKept, mayLeave, room } from './moves.ts';
import { isSupreme, type Position, type Unit } from './position.ts';
import { controlsSea, isInArea, isPort, network, voyages } from './supply.ts';

export const RAIL_HEXES = 10;

/** 16.13: a bound Satellite stays in its area, whatever carries it. */
export function isBoundTo(pos: Position, u: Unit, to: number): boolean {
  const home = pos.homeArea(u);
  return home === undefined || isInArea(home, to);
}

// Rail

/** Destinations of Rail Moves and how many of them each takes. */
export function railReach(pos: Position, u: Unit, most: number, first?: number): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  const net = network(pos, u.side).rail;
  const isLeaving = hasEnemy(pos, u.side, u.at);
  if (!net.has(u.at) && !(isZone(u.at) && homeOf(pos, u.at) === u.side)) return out;
  // 9.22: out of a friendly battle hex, and never as the last.
  if (!pos.isFriendly(u.side, u.at) || (isLeaving && !mayLeave(pos, u))) return out;
  const isOnLine = (at: number): boolean => isBoundTo(pos, u, at) && isTrack(at);
  const isTrack = (at: number): boolean =>
    isZone(at)
      ? pos.isZoneOpen(u.side, at) && (homeOf(pos, at) === u.side || (net.has(at) && !hasEnemy(pos, u.side, at)))
      : isPassable(at) && net.has(at) && !hasEnemy(pos, u.side, at);
  // RULINGS R10: trains pass the hexes around the tutorial's area, and stop at none of them.
  const isPassable = (at: number): boolean => pos.isOpen(at) || (pos.isEdelweiss && isLand(at));
  const mayStop = (at: number): boolean =>
    !hasEnemy(pos, u.side, at) && pos.isFriendly(u.side, at) && (isZone(at) || pos.isOpen(at));
  // One Rail Move after the other, each of ten hexes at most and each to a place where one may stop (6.53).
  let starts: readonly number[] = [u.at];
  for (let moves = 1; moves <= most; moves++) {
    const ends = oneRailMove(starts, (at, to) => {
      if (!isOnLine(to)) return false;
      if (at !== u.at) return true;
      if (first !== undefined && to !== first) return false;
      // 9.22, RULINGS R44: over sides as on foot, the Rearguard's last one left to it.
      return !isLeaving || (room(pos, u.side, at, to) > 0 && !isKept(pos, u, at, to));
    }).filter((at) => at !== u.at && mayStop(at));
    for (const at of ends) if (!out.has(at)) out.set(at, moves);
    starts = [...out.keys()];
  }
  return out;
}
function oneRailMove(starts: readonly number[], mayStep: (at: number, to: number) => boolean): readonly number[] {
  const used = new Map(starts.map((at) => [at, 0]));
  for (let n = 0; n < RAIL_HEXES; n++)
    for (const at of [...used.keys()].filter((h) => used.get(h) === n))
      for (const [to, length] of railSteps(at))
        if (n + length <= RAIL_HEXES && n + length < (used.get(to) ?? Number.POSITIVE_INFINITY) && mayStep(at, to))
          used.set(to, n + length);
  return [...used.keys()];
}
/** 16.24: a zone lies two rail hexes from its Rail Entry and from the next zone. */
function railSteps(at: number): readonly (readonly [to: number, length: number])[] {
  if (isZone(at)) return [entryOf(at), ...zonesNextTo(at)].map((to) => [to, 2] as const);
  return [...railsFrom(at).map((to) => [to, 1] as const), ...zonesAt(at).map((to) => [to, 2] as const)];
}

// Sea

/** 15.51c: a Beachhead out of battle is a minor port. */
export function isBeachPort(pos: Position, side: number, at: number): boolean {
  return side === SOVIET && at < HEXES && pos.mark('beachhead', at) > 0 && !pos.isBattle(at);
}
function seasAt(pos: Position, side: number, at: number): readonly Sea[] {
  return SEA_AREAS.filter((s) => s.ports.includes(at) || (isBeachPort(pos, side, at) && s.coast.has(at)));
}
const isHarbour = (pos: Position, side: number, at: number): boolean => isPort(at) || isBeachPort(pos, side, at);
/** 15.21 */
function portRoom(pos: Position, at: number): number {
  return (at < HEXES && isPort(at) && isMajorPort(at) ? 2 : 1) - pos.mark('port', at);
}
export function seaReach(pos: Position, u: Unit, most: number): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  if (pos.option('seapower') !== true || !isHarbour(pos, u.side, u.at)) return out;
  if (!pos.isFriendly(u.side, u.at) || portRoom(pos, u.at) <= 0) return out;
  if (hasEnemy(pos, u.side, u.at) && !mayLeave(pos, u)) return out;
  const beach = isBeachPort(pos, u.side, u.at) && !isPort(u.at);
  const seas = beach ? beachVoyages(pos, u) : voyages(pos, u.side, u.at);
  for (const [sea, n] of seas) {
    if (n > most) continue;
    const beaches = Object.keys(pos.state.marks['beachhead'] ?? {}).map(Number);
    const ports = [...sea.ports, ...beaches.filter((h) => isBeachPort(pos, u.side, h) && sea.coast.has(h))];
    for (const to of ports) {
      if (to === u.at || !pos.isFriendly(u.side, to) || hasEnemy(pos, u.side, to) || portRoom(pos, to) <= 0) continue;
      if (isZone(to) ? !pos.isZoneOpen(u.side, to) : !pos.isOpen(to)) continue;
      if (!isBoundTo(pos, u, to)) continue;
      if (n < (out.get(to) ?? Number.POSITIVE_INFINITY)) out.set(to, n);
    }
  }
  return out;
}
/** From a Beachhead: as from any port of the seas it lies on. */
function beachVoyages(pos: Position, u: Unit): ReadonlyMap<Sea, number> {
  const out = new Map<Sea, number>();
  for (const sea of seasAt(pos, u.side, u.at)) {
    if (!controlsSea(pos, u.side, sea)) continue;
    for (const port of sea.ports)
      for (const [s, n] of voyages(pos, u.side, port))
        if (s === sea) out.set(s, 1);
        else if (!out.has(s)) out.set(s, n);
  }
  return out;
}

// Landings (15.4)

/** 15.41a, RULINGS R82 */
const isInfantryType = (u: Unit): boolean => u.row.type === 'infantry';
export function landingSites(pos: Position, hq: Unit, u: Unit): ReadonlySet<number> {
  const out = new Set<number>();
  if (u.at !== hq.at || !isInfantryType(u) || hasEnemy(pos, u.side, u.at)) return out;
  for (const sea of seasAt(pos, u.side, hq.at)) {
    if (!controlsSea(pos, u.side, sea)) continue;
    for (const to of sea.coast) {
      if (to === u.at || !pos.isOpen(to) || terrainOf(to) === 'mountain' || terrainOf(to) === 'marsh') continue;
      if (isShoal(pos, sea, to) || !isBoundTo(pos, u, to)) continue;
      // 15.42: one unit onto a defended hex
      if (hasEnemy(pos, u.side, to) && pos.mark('landed', to) > 0) continue;
      out.add(to);
    }
  }
  return out;
}
export function isShoal(pos: Position, sea: Sea, at: number): boolean {
  if (sea.shoals.includes(at)) return true;
  return sea.name === 'Sea of Azov' && pos.option('shoal-perekop-ne1') === true && SHOAL_NE1 === at;
}
const SHOAL_NE1 = hexNamed('Perekop NE1');

/** 15.6: from any coast of a sea the HQ's port lies on. */
export function mayEvacuate(pos: Position, hq: Unit, u: Unit): boolean {
  if (u.at === hq.at || isZone(u.at) || !pos.isFriendly(u.side, hq.at) || hasEnemy(pos, u.side, hq.at)) return false;
  if (!isBoundTo(pos, u, hq.at)) return false;
  return seasAt(pos, u.side, hq.at).some(
    (sea) =>
      controlsSea(pos, u.side, sea) &&
      sea.coast.has(u.at) &&
      !(pos.option('shoals-bar-evacuations') === true && isShoal(pos, sea, u.at)),
  );
}

// Drops (14.3)

export function airRange(pos: Position, hq: Unit): number {
  return Math.max(0, pos.command(hq)) * (isSupreme(hq) ? 2 : 1);
}
export function dropZones(pos: Position, hq: Unit, u: Unit): ReadonlySet<number> {
  const out = new Set<number>();
  if (hq.at !== u.at || u.at >= HEXES || hasEnemy(pos, u.side, u.at)) return out;
  for (let to = 0; to < HEXES; to++)
    if (
      to !== u.at &&
      isLand(to) &&
      pos.isOpen(to) &&
      terrainOf(to) !== 'mountain' &&
      distance(hq.at, to) <= airRange(pos, hq)
    )
      out.add(to);
  return out;
}
