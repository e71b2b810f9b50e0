// 4.2, 4.6, 11.4: zones of control, sources of supply, routes to them.
import {
  bodiesAt,
  cityAt,
  DIRECTIONS,
  HEXES,
  type Hex,
  isAllWater,
  isCoast,
  isDeep,
  isEdge,
  isLand,
  isPort,
  isRail,
  isStrait,
  neighbours,
  PLACES,
  railFrom,
  seaWays,
  sideBetween,
  stepTo,
} from './board.ts';
import { COLOUR, foeOf, type Position, type Unit } from './position.ts';

const ROUTE = 5;

// --- Zones of control (4.2) ------------------------------------------------------------------------------------------

/** 4.2.2: not over deep water or the Kerch Strait, not onto water. */
function reaches(from: Hex, to: Hex): boolean {
  return !isAllWater(to) && !isDeep(from, to) && !isStrait(from, to);
}
/** 4.2.2, 4.4.2: whether a ground unit that stands there has a zone of control at all. */
export function hasZone(pos: Position, u: Unit): boolean {
  if (u.arm !== 'ground' || !pos.isOnMap(u) || pos.isBattle(pos.at(u))) return false;
  return !(u.row.nation === 'Hungarian' && pos.isHungaryNeutral);
}
export function covers(pos: Position, u: Unit, hex: Hex): boolean {
  const at = pos.at(u);
  return hasZone(pos, u) && neighbours(at).includes(hex) && reaches(at, hex);
}
/** Every hex in a zone of control of this side. */
export function zoneOf(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(`zone ${side}`, () => {
    const zone = new Set<Hex>();
    for (const u of pos.onMap(side)) {
      if (!hasZone(pos, u)) continue;
      for (const n of neighbours(pos.at(u))) if (reaches(pos.at(u), n)) zone.add(n);
    }
    return zone;
  });
}

// --- Routes (4.6.2) --------------------------------------------------------------------------------------------------

/** Whether a route of this side may come into a hex at all. */
function isOpen(pos: Position, side: number, hex: Hex): boolean {
  const foe = foeOf(side);
  if (pos.isClosed(hex) || pos.hasGround(foe, hex)) return false;
  if (cityAt(hex) && pos.control(hex) === foe) return false;
  return !zoneOf(pos, foe).has(hex) || pos.hasGround(side, hex);
}
/** 12.1.5.1: in snow lakes carry supply. */
function isFrozenLake(pos: Position, hex: Hex): boolean {
  return pos.weather(hex) === 'snow';
}
function mayCross(pos: Position, a: Hex, b: Hex): boolean {
  const water = sideBetween(a, b);
  if (water === 'sea') return false;
  if (water === 'lake') return isFrozenLake(pos, b);
  return true;
}
function isGround(pos: Position, hex: Hex): boolean {
  return isLand(hex) || (isLakeHex(hex) && isFrozenLake(pos, hex));
}
const isLakeHex = (hex: Hex): boolean => isAllWater(hex) && [...bodiesAt(hex)].some((b) => b.startsWith('Lake'));

/** How many hexes a route from here needs to come to each hex, as far as it may go. */
function routes(pos: Position, side: number, from: Hex): ReadonlyMap<Hex, number> {
  const far = new Map<Hex, number>([[from, 0]]);
  for (const [at, steps] of far) {
    if (steps === ROUTE) continue;
    for (const n of neighbours(at)) {
      if (far.has(n) || !isGround(pos, n) || !mayCross(pos, at, n) || !isOpen(pos, side, n)) continue;
      far.set(n, steps + 1);
    }
  }
  return far;
}
const hasEdge = (pos: Position, side: number, hex: Hex): boolean =>
  isEdge(COLOUR[side] ?? 'gray', hex) && !pos.isClosed(hex) && isLand(hex);

/** R1: five hexes at most, the edge counting as one. */
function comesTo(pos: Position, side: number, from: Hex, sources: ReadonlySet<Hex>): boolean {
  for (const [hex, steps] of routes(pos, side, from)) {
    if (sources.has(hex)) return true;
    if (steps < ROUTE && hasEdge(pos, side, hex)) return true;
  }
  return false;
}

// --- By sea (11.4) ---------------------------------------------------------------------------------------------------

/** Hexes a ship's way from here leads to, free of enemy mines, however far. */
export function seaFrom(pos: Position, side: number, from: Hex): ReadonlyMap<Hex, number> {
  const isFree = (hex: Hex) => !pos.hasMines(foeOf(side), hex);
  return pos.keep(`sea ${side} ${from}`, () =>
    isFree(from) ? seaWays(from, Number.POSITIVE_INFINITY, isFree, () => true) : new Map<Hex, number>(),
  );
}
/** A ship of this side somewhere on the water of this hex. */
export function hasShipOn(pos: Position, side: number, hex: Hex): boolean {
  const bodies = bodiesAt(hex);
  return pos.onMap(side).some((u) => u.arm === 'naval' && [...bodiesAt(pos.at(u))].some((b) => bodies.has(b)));
}

/** 11.4.2: five hexes by land or sea to the edge. */
function isNearEdge(pos: Position, side: number, port: Hex): boolean {
  if (comesTo(pos, side, port, new Set())) return true;
  const isFree = (hex: Hex) => !pos.hasMines(foeOf(side), hex);
  if (!isFree(port)) return false;
  for (const hex of seaWays(port, ROUTE - 1, isFree, () => true).keys())
    if (isEdge(COLOUR[side] ?? 'gray', hex) && !pos.isClosed(hex)) return true;
  return false;
}

// --- Sources (4.6.3) -------------------------------------------------------------------------------------------------

const PORTS: readonly Hex[] = PLACES.filter((p) => isPort(p.hex)).map((p) => p.hex);
export const controlledPorts = (pos: Position, side: number): readonly Hex[] =>
  PORTS.filter((hex) => pos.control(hex) === side && !pos.isClosed(hex));

/** Rails of the own gauge that are joined to these hexes. */
function railsJoined(pos: Position, side: number, sources: Set<Hex>): boolean {
  let grew = false;
  const isFriendly = (hex: Hex) => isRail(hex) && pos.gauge(hex) === side && isOpen(pos, side, hex);
  for (const hex of sources) {
    if (!isOpen(pos, side, hex)) continue;
    for (const n of railFrom(hex)) {
      if (sources.has(n) || !isFriendly(n)) continue;
      sources.add(n);
      grew = true;
    }
  }
  return grew;
}

/** Hexes that are sources of supply for a side: rails, ports. The edge of the map is asked for apart. */
export function sourcesOf(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(`sources ${side}`, () => {
    const sources = new Set<Hex>();
    for (let hex = 0; hex < HEXES; hex++)
      if (isRail(hex) && pos.gauge(hex) === side && hasEdge(pos, side, hex) && isOpen(pos, side, hex)) sources.add(hex);
    railsJoined(pos, side, sources);
    const ports = controlledPorts(pos, side);
    if (!pos.isAdvanced) for (const p of ports) sources.add(p);
    else for (const p of ports) if (isNearEdge(pos, side, p)) sources.add(p);
    for (let grew = true; grew; ) {
      grew = railsJoined(pos, side, sources);
      if (!pos.isAdvanced) continue;
      for (const p of ports) {
        if (sources.has(p) || !hasShipOn(pos, side, p)) continue;
        const sea = seaFrom(pos, side, p);
        if (!ports.some((q) => q !== p && sources.has(q) && sea.has(q))) continue;
        sources.add(p);
        grew = true;
      }
    }
    return sources;
  });
}
export const isSource = (pos: Position, side: number, hex: Hex): boolean => sourcesOf(pos, side).has(hex);

/** 11.4.3.1: a coast with a friendly ship and a friendly source port on its water, and no enemy mines between. */
export function isSuppliedCoast(pos: Position, side: number, hex: Hex): boolean {
  if (!pos.isAdvanced || !isCoast(hex) || pos.isClosed(hex) || !hasShipOn(pos, side, hex)) return false;
  const sea = seaFrom(pos, side, hex);
  return controlledPorts(pos, side).some((p) => isSource(pos, side, p) && sea.has(p));
}

/** Whether a hex could trace supply as a ground unit there could (5.2.1.3, 13.2.1.2.4.2). */
export function isHexSupplied(pos: Position, side: number, hex: Hex): boolean {
  return pos.keep(`supplied ${side} ${hex}`, () => {
    if (pos.isClosed(hex)) return false;
    return comesTo(pos, side, hex, sourcesOf(pos, side)) || isSuppliedCoast(pos, side, hex);
  });
}

/** 4.6.1, 11.4.4, 6.3.1 */
export function isSupplied(pos: Position, u: Unit): boolean {
  const at = pos.at(u);
  if (pos.has(u, 'air-supplied')) return true;
  // R49
  if (u.row.nation === 'Hungarian' && pos.isHungaryNeutral) return true;
  if (u.arm === 'naval') {
    // 4.6.1: what reaches the port reaches the ships in it.
    if (!isAllWater(at) && isHexSupplied(pos, u.side, at)) return true;
    const bodies = bodiesAt(at);
    return controlledPorts(pos, u.side).some(
      (p) => isSource(pos, u.side, p) && [...bodiesAt(p)].some((b) => bodies.has(b)),
    );
  }
  if (u.arm === 'air' && zoneOf(pos, foeOf(u.side)).has(at) && !pos.hasGround(u.side, at)) return false;
  return isHexSupplied(pos, u.side, at);
}

// --- The way home (7.5.2.2, 4.6.4.1) ---------------------------------------------------------------------------------

/** R2: the straight line through a hex meets a source, or leaves the map at a friendly edge, before all water. */
export function leadsHome(pos: Position, side: number, from: Hex, to: Hex): boolean {
  const d = DIRECTIONS.find((x) => stepTo(from, x) === to);
  if (d === undefined) return false;
  const sources = sourcesOf(pos, side);
  let at: Hex = to;
  for (;;) {
    // 4.4.2: nobody can go on through a closed country.
    if (isAllWater(at) || pos.isClosed(at)) return false;
    if (sources.has(at)) return true;
    const next = stepTo(at, d);
    if (next === undefined) return isEdge(COLOUR[side] ?? 'gray', at) && !pos.isClosed(at);
    at = next;
  }
}
