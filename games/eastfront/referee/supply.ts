// Railways, ships and supply lines (chapters 9, 10 and 15.3).
import { STANDING_LINKS } from '../data/seas.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import {
  canWalk,
  EDGES,
  edgeOf,
  entryOf,
  hexNamed,
  isFortress,
  isLand,
  isZone,
  KERCH,
  LAKE_SHORE,
  LENINGRAD,
  nextTo,
  NOVOROSSIYSK,
  railsFrom,
  SEA_AREAS,
  type Sea,
  ZONES,
  zoneNumber,
  zonesAt,
  zonesNextTo,
} from './board.ts';
import { homeOf, isBakuGerman } from './control.ts';
import { MOSCOW_BOX, type Position, type Unit } from './position.ts';

/** A dispersed Para cuts no line (14.6a). */
export function isBlocked(pos: Position, at: number): boolean {
  const units = pos.here(at).filter((u) => !u.flags.has('dispersed'));
  return units.some((u) => u.side === GERMAN) && units.some((u) => u.side === SOVIET);
}

// Seas

/** 15.1: only with its control port; the Caspian is closed to the Germans, and to all once Baku is lost. */
export function controlsSea(pos: Position, side: number, sea: Sea): boolean {
  if (sea.name === 'Caspian Sea' && (side === GERMAN || isBakuGerman(pos))) return false;
  return pos.isFriendly(side, sea.control);
}
/** 1.38d, 15.1h: from Azov to the Black Sea only between banks that are not the enemy's. */
function canPass(pos: Position, side: number, from: Sea, to: Sea): boolean {
  if (!from.adjoins.includes(to.name)) return false;
  const names = new Set([from.name, to.name]);
  if (!names.has('Sea of Azov') || !names.has('Eastern Black Sea')) return true;
  return !pos.isEnemy(side, KERCH) && !pos.isEnemy(side, NOVOROSSIYSK);
}
/** Seas a voyage from this port can cross, with how many it takes to be there (15.2). */
export function voyages(pos: Position, side: number, port: number): ReadonlyMap<Sea, number> {
  const dist = new Map<Sea, number>();
  const queue: Sea[] = [];
  for (const sea of SEA_AREAS)
    if (sea.ports.includes(port) && controlsSea(pos, side, sea)) {
      dist.set(sea, 1);
      queue.push(sea);
    }
  for (const sea of queue)
    for (const to of SEA_AREAS)
      if (!dist.has(to) && controlsSea(pos, side, to) && canPass(pos, side, sea, to)) {
        dist.set(to, (dist.get(sea) ?? 0) + 1);
        queue.push(to);
      }
  return dist;
}
export const isPort = (at: number): boolean => SEA_AREAS.some((s) => s.ports.includes(at));

/** Ports that sea supply joins to this one (15.3; OPT.sea, W44.1 without Seapower). */
function portsBeyond(pos: Position, side: number, port: number): readonly number[] {
  if (pos.option('seapower') === true) return [...voyages(pos, side, port).keys()].flatMap((s) => s.ports);
  if (side !== GERMAN) return [];
  return STANDING_LINKS.filter((l) => l.half === pos.half)
    .map((l) => l.ports.map(hexNamed))
    .filter((ports) => ports.includes(port) && ports.every((h) => pos.isFriendly(GERMAN, h)))
    .flat();
}

// Railways

export interface Net {
  /** Places a friendly rail line runs into, battle hexes at its ends included (9.12). */
  readonly rail: ReadonlySet<number>;
  /** Friendly ports in battle that only ships reach (15.31). */
  readonly siege: ReadonlySet<number>;
}

/** W44.4: in the last winter no German line starts south of a zone the Soviets hold alone. */
function isCutOff(pos: Position, zone: number): boolean {
  if (pos.half !== 7) return false;
  for (const letter of EDGES.west) {
    const z = zoneNumber(letter);
    if (z >= zone) return false;
    if (pos.isFriendly(SOVIET, z) && pos.here(z, GERMAN).length === 0 && !pos.isOutOfPlay(z)) return true;
  }
  return false;
}
/** 9.US: friendly zones on the home edges. */
export function sources(pos: Position, side: number): readonly number[] {
  return ZONES.filter((z) => {
    if (homeOf(pos, z) !== side || !pos.isFriendly(side, z)) return false;
    return side === SOVIET || (edgeOf(z) === 'west' && !isCutOff(pos, z));
  });
}

/** A position does not change: each side's net is traced once. */
const NETS = new WeakMap<Position, Map<number, Net>>();
export function network(pos: Position, side: number): Net {
  const known = NETS.get(pos) ?? new Map<number, Net>();
  NETS.set(pos, known);
  const found = known.get(side) ?? traced(pos, side);
  known.set(side, found);
  return found;
}
function traced(pos: Position, side: number): Net {
  const rail = new Set<number>(sources(pos, side));
  const siege = new Set<number>();
  const queue = [...rail];
  const reach = (at: number): void => {
    if (rail.has(at) || !pos.isFriendly(side, at)) return;
    rail.add(at);
    queue.push(at);
  };
  for (const at of queue) {
    if (isBlocked(pos, at)) continue;
    if (isZone(at)) {
      reach(entryOf(at));
      for (const z of zonesNextTo(at)) reach(z);
    } else {
      for (const n of railsFrom(at)) reach(n);
      for (const z of zonesAt(at)) reach(z);
    }
    for (const port of portsBeyond(pos, side, at)) {
      if (rail.has(port) || !pos.isFriendly(side, port)) continue;
      if (isBlocked(pos, port)) siege.add(port);
      else reach(port);
    }
  }
  for (const at of siege) if (rail.has(at)) siege.delete(at);
  return { rail, siege };
}

// Lines

/** 10.3: at most two hexes to the rails, not over hexes of the enemy. */
function hasLandLine(pos: Position, side: number, from: number, net: Net): boolean {
  if (net.rail.has(from)) return true;
  for (const a of nextTo(from)) {
    // Hexes a scenario closes to units still carry lines (RULINGS R10).
    if (!canWalk(a.edge) || !isLand(a.hex)) continue;
    if (net.rail.has(a.hex)) return true;
    if (pos.isEnemy(side, a.hex)) continue;
    for (const b of nextTo(a.hex)) if (canWalk(b.edge) && net.rail.has(b.hex)) return true;
  }
  return false;
}
/** 15.52, RULINGS R86 */
export function hasBeachheadLine(pos: Position, u: Unit): boolean {
  if (u.side !== SOVIET || isZone(u.at)) return false;
  if (pos.mark('beachhead', u.at) > 0) return true;
  if (pos.isEnemy(SOVIET, u.at)) return false;
  return nextTo(u.at).some((n) => canWalk(n.edge) && pos.mark('beachhead', n.hex) > 0 && pos.isFriendly(SOVIET, n.hex));
}
/** 16.13c, RULINGS R91: a bound Satellite outside its area goes hungry. */
export function hasStrayed(pos: Position, u: Unit): boolean {
  const home = pos.homeArea(u);
  return home !== undefined && !isInArea(home, u.at);
}
export function isInArea(home: ReadonlySet<number>, at: number): boolean {
  return home.has(at) || nextTo(at).some((n) => home.has(n.hex));
}
/** By rail, ship, road or beach: whether a unit has a line now (10.1, 10.P). */
export function hasLine(pos: Position, u: Unit, net: Net): boolean {
  return (hasBeachheadLine(pos, u) && !hasStrayed(pos, u)) || hasLineInland(pos, u, net);
}
/** The same without any Beachhead. */
export function hasLineInland(pos: Position, u: Unit, net: Net): boolean {
  if (u.at === MOSCOW_BOX) return true;
  if (hasStrayed(pos, u)) return false;
  if (isZone(u.at)) return homeOf(pos, u.at) === u.side || zoneHasLine(pos, u, net);
  return hasLandLine(pos, u.side, u.at, net) || hasZoneLine(pos, u.at, net);
}
/** RULINGS R108: a Rail Entry hex lies two hexes from its zone. */
function hasZoneLine(pos: Position, at: number, net: Net): boolean {
  return pos.option('exit-zone-land-lines') === true && zonesAt(at).some((z) => net.rail.has(z));
}
/** 16.26: through the Rail Entry, or friendly zones beside it. */
function zoneHasLine(pos: Position, u: Unit, net: Net): boolean {
  const from = (at: number): boolean => net.rail.has(at) && !isBlocked(pos, at);
  return net.rail.has(u.at) || from(entryOf(u.at)) || zonesNextTo(u.at).some(from);
}

/** How many units the stores of a fortress keep (10.5): the lake feeds a second one in Leningrad. */
export function storesOf(pos: Position, side: number, hex: number, net: Net): number {
  if (!isFortress(hex) || !pos.isFriendly(side, hex)) return 0;
  return hex === LENINGRAD && side === SOVIET && net.rail.has(LAKE_SHORE) ? 2 : 1;
}
