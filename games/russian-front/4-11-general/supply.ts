// Supply (4.6, 11.4, 12.1.5; RULINGS R1): sources as a fixpoint of edges, rails and ports, then routes of five hexes to them.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { lasting, NONE } from '@rasputitsa/kit';
import {
  areaHexes,
  CITIES,
  countryOf,
  EDGE_HEXES,
  hexDistance,
  HEXES,
  isAllWater,
  isFriendlyEdge,
  isLakeSide,
  isLand,
  isPort,
  isStrait,
  neighbour,
  neighbours,
  PORTS,
  railsFrom,
  walksFrom,
  watersAt,
  ZONES,
} from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { isAir, isNaval } from '../1-components/units.ts';
import { isFrozenLake, isFrozenShore } from '../12-preliminary/frozen-lakes.ts';
import { weatherAt } from '../12-preliminary/weather.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { PORT_TO_EDGE, SUPPLY_ROUTE } from '../data/tables.ts';
import { controls, groundAt, groundCounts, isAdvanced, isEnemyCity, isSameTable, shipsNow, unitsOf } from '../state.ts';
import { ownedBy, type Query } from '../words.ts';
import { minesAgainst, seaFrom } from './bodies-of-water.ts';
import { closedNow, isClosedCountry, isNeutralHungarian } from './closed-countries.ts';
import { isUsable } from './gauge.ts';
import { inZone, zoneOf } from './zones-of-control.ts';

const FAR = 255;
const DEPENDS = ['where', 'layers', 'marks', 'tracks'] as const;

/** 4.6.2: a zone of control blocks, unless a friendly ground unit is in the hex. */
const zoneBlocks = rule(
  '4.6.2',
  (cover: number, friends: number): boolean => cover > 0 && friends === 0,
  () => false,
);
/** A table for each side, by the names they are remembered under. */
function bySide(what: string): readonly string[] {
  return [`rf.${what}.${AXIS}`, `rf.${what}.${SOVIET}`];
}
/** 4.6.2: no route goes through this hex. */
export function isBlocked(q: Query, side: Side, hex: Loc): boolean {
  return blocks(q, side)[hex] === 1;
}
/** 4.6.2: where the ground itself stops a route. */
function shutGround(q: Query): Uint8Array {
  return q.cached('rf.shutGround', ['tracks'], () =>
    lasting(q, `rf.shutGround.${weatherName(q)}.${closedNow(q)}`, () =>
      Uint8Array.from({ length: HEXES }, (_, h) =>
        (!isLand(h) && !isFrozenLake(q, h)) || isClosedCountry(q, h) ? 1 : 0,
      ),
    ),
  );
}
const BLOCKED = bySide('blocked');
/** What stops a side's routes, and what it was worked out from: while that is the same, so is this. */
interface Blocks {
  readonly ground: Uint8Array;
  readonly enemies: Uint8Array;
  readonly friends: Uint8Array;
  readonly cover: Uint8Array;
  readonly layers: object;
  readonly blocked: Uint8Array;
}
function blocks(q: Query, side: Side): Uint8Array {
  return q.cached(BLOCKED[side] ?? '', DEPENDS, (last?: Blocks): Blocks => {
    const ground = shutGround(q);
    const enemies = groundCounts(q, enemyOf(side));
    const friends = groundCounts(q, side);
    const cover = zoneOf(q, enemyOf(side));
    const layers = layersNow(q);
    if (
      last?.enemies === enemies &&
      last.friends === friends &&
      last.cover === cover &&
      last.layers === layers &&
      last.ground === ground
    )
      return last;
    const out = ground.slice();
    for (let h = 0; h < HEXES; h++)
      if (enemies[h] !== 0 || (cover[h] !== 0 && zoneBlocks(cover[h] ?? 0, friends[h] ?? 0))) out[h] = 1;
    for (const h of CITIES) if (isEnemyCity(q, side, h)) out[h] = 1;
    // Most moves shut and open nothing: then the table is the one it was, and so is all that was worked out from it.
    const blocked = last && isSameTable(last.blocked, out) ? last.blocked : out;
    return { ground, enemies, friends, cover, layers, blocked };
  }).blocked;
}
/** The same object until control or a gauge changes. */
function layersNow(q: Query): object {
  return q.cached('rf.supplyLayers', ['layers'], () => ({}));
}
/** RULINGS R31 */
function opensStrait(q: Query): boolean {
  return q.option('supply-over-kerch');
}
function isSupplyStep(q: Query, hex: Loc, to: Loc): boolean {
  if (isFrozenLake(q, hex) || isFrozenLake(q, to)) return isLand(to) || isFrozenLake(q, to);
  if (!walksFrom(hex).includes(to)) return isLand(hex) && isLand(to) && isLakeSide(hex, to) && isFrozenShore(q, to);
  return !isStrait(hex, to) || opensStrait(q);
}
/** A hex of each weather zone. */
const SAMPLES: readonly Loc[] = ZONES.map((z) => [...areaHexes('weather zone', z)][0] ?? 0);
/** The weather everywhere. */
function weatherName(q: Query): string {
  return SAMPLES.map((h) => weatherAt(q, h)).join('.');
}
/** Where a route may go from a hex, blocks aside. */
export function supplySteps(q: Query, hex: Loc): readonly Loc[] {
  return stepTable(q)[hex] ?? [];
}
function stepTable(q: Query): readonly (readonly Loc[])[] {
  return q.cached('rf.supplySteps', ['tracks'], () =>
    // All but the weather is the same for a whole game.
    lasting(q, `rf.supplySteps.${weatherName(q)}`, () =>
      Array.from({ length: HEXES }, (_, h) => neighbours(h).filter((n) => isSupplyStep(q, h, n))),
    ),
  );
}

// Sources (4.6.3, 11.4.2)

/** Where rails lead from each hex, in rows of six: floods run on a flat table. */
const SIX = 6;
const RAILS = new Int16Array(HEXES * SIX).fill(NONE);
for (let h = 0; h < HEXES; h++) for (const [i, n] of railsFrom(h).entries()) RAILS[h * SIX + i] = n;
/** Hexes that wait in a search; searches do not ask for each other. */
const waiting = new Int16Array(HEXES);
/** 4.6.3: spreads along friendly, unblocked railroad hexes from those in `found`. */
function floodRails(q: Query, side: Side, from: readonly Loc[], found: Uint8Array): void {
  const gauge = q.layer('gauge');
  const mine = ownedBy(side);
  const blocked = blocks(q, side);
  let count = 0;
  for (const h of from) {
    if (!isUsable(gauge[h], mine) || blocked[h] !== 0) continue;
    // Where a flood began it goes on, whoever was there before.
    found[h] = 1;
    waiting[count++] = h;
  }
  while (count > 0) {
    const row = (waiting[--count] ?? 0) * SIX;
    for (let e = row; e < row + SIX; e++) {
      const n = RAILS[e] ?? NONE;
      if (n === NONE) break;
      if (found[n] === 1 || blocked[n] === 1 || !isUsable(gauge[n], mine)) continue;
      found[n] = 1;
      waiting[count++] = n;
    }
  }
}
/** 11.4.2.3, 12.1.5.2: ice is not asked about. */
function controlledPorts(q: Query, side: Side): readonly Loc[] {
  return PORTS.filter((h) => controls(q, side, h));
}
/** Edges of a side that are not too far from a port whatever the way. */
const edgesNear: readonly (readonly (readonly Loc[])[])[] = EDGE_HEXES.map((edge) =>
  PORTS.map((port) => edge.filter((h) => hexDistance(port, h) < PORT_TO_EDGE)),
);
/** 11.4.2: a port within five hexes of an own edge, by land or by sea. */
const isNearEdge = rule(
  '11.4.2',
  (q: Query, side: Side, port: Loc): boolean => {
    const edges = edgesNear[side]?.[PORTS.indexOf(port)] ?? [];
    if (edges.length === 0) return false;
    const bySea = seaFrom(q, port, side);
    if (edges.some((h) => (bySea.get(h) ?? FAR) < PORT_TO_EDGE)) return true;
    const byLand = landReach(q, side, port, PORT_TO_EDGE - 1);
    return edges.some((h) => byLand.has(h));
  },
  () => false,
);
function landReach(q: Query, side: Side, from: Loc, most: number): ReadonlySet<Loc> {
  const out = new Set([from]);
  const blocked = blocks(q, side);
  const steps = stepTable(q);
  let edge = [from];
  for (let n = 0; n < most; n++) {
    const next: number[] = [];
    for (const h of edge)
      for (const to of steps[h] ?? [])
        if (!out.has(to) && blocked[to] === 0) {
          out.add(to);
          next.push(to);
        }
    edge = next;
  }
  return out;
}
/** 11.4.2.1: whether a side has a ship on this port's water. */
function sharesWater(q: Query, side: Side, at: Loc): boolean {
  return unitsOf(q, side).some((p) => isNaval(q, p) && watersAt(q.at(p)).some((w) => watersAt(at).includes(w)));
}
/** 4.6.3; RULINGS R225: rails are traced to the port as the source it is, whatever the gauge in its own hex. */
function railsAtPort(q: Query, side: Side, port: Loc): readonly Loc[] {
  return isBlocked(q, side, port) ? [] : [port, ...railsFrom(port)];
}
function addPort(q: Query, side: Side, port: Loc, found: Uint8Array): void {
  floodRails(q, side, railsAtPort(q, side, port), found);
  found[port] = 1;
}
/** 11.4.2, 11.4.2.1: ports that become sources, with the rails behind them, until nothing changes. */
function addPorts(q: Query, side: Side, found: Uint8Array): void {
  for (const p of controlledPorts(q, side)) if (found[p] !== 1 && isNearEdge(q, side, p)) addPort(q, side, p, found);
  addPortsBySea(q, side, found);
}
/** 11.4.2.1: a ship and another port in supply make a source of a port they can reach. */
const addPortsBySea = rule(
  '11.4.2.1',
  (q: Query, side: Side, found: Uint8Array): void => {
    const ports = controlledPorts(q, side);
    for (let again = true; again; ) {
      again = false;
      for (const p of ports) {
        if (found[p] === 1 || !sharesWater(q, side, p)) continue;
        const joined = seaFrom(q, p, side);
        if (hasEnemyMines(q, p, side) || !ports.some((o) => o !== p && found[o] === 1 && joined.has(o))) continue;
        addPort(q, side, p, found);
        again = true;
      }
    }
  },
  () => undefined,
);
/** 4.6.3 in the Basic Game: every controlled port. */
function addAllPorts(q: Query, side: Side, found: Uint8Array): void {
  const ports = controlledPorts(q, side);
  for (const p of ports) addPort(q, side, p, found);
}
/** 11.4.2.2: in the Advanced Game no other port is a source. */
const portSources = rule(
  '11.4.2.2',
  (q: Query, side: Side, found: Uint8Array): void =>
    isAdvanced(q) ? addPorts(q, side, found) : addAllPorts(q, side, found),
  addAllPorts,
);

interface EdgeRails {
  readonly blocked: Uint8Array;
  readonly found: Uint8Array;
}
/** 4.6.3: railroad hexes joined to an own edge of the map. */
export const edgeRails = rule('4.6.3', railsOfEdge, () => new Uint8Array(HEXES));
function railsOfEdge(q: Query, side: Side): Uint8Array {
  const known = q.cached('rf.edgeRails', ['layers'], (): EdgeRails[] => []);
  const blocked = blocks(q, side);
  const last = known[side];
  if (last?.blocked === blocked) return last.found;
  const found = new Uint8Array(HEXES);
  floodRails(q, side, EDGE_HEXES[side] ?? [], found);
  known[side] = { blocked, found };
  return found;
}
/** 20.2.1: the Axis rails of the main net, those joined to an edge outside Finland. */
export function mainRails(q: Query): Uint8Array {
  return q.cached('rf.mainRails', DEPENDS, () => {
    const found = new Uint8Array(HEXES);
    floodRails(q, AXIS, MAIN_EDGES, found);
    return found;
  });
}
const MAIN_EDGES = (EDGE_HEXES[AXIS] ?? []).filter((h) => countryOf(h) !== 'Finland');
/** Where supply comes from and how it goes, for as long as what it rests on stays as it is. */
interface Supply {
  readonly blocked: Uint8Array;
  readonly ships: object;
  readonly layers: object;
  readonly mines: string;
  readonly steps: readonly (readonly Loc[])[];
  readonly sources: Uint8Array;
  routes?: Uint8Array;
  /** Whether units in a hex are supplied, filled as it is asked for: most hexes never are. */
  readonly supplied: Uint8Array;
}
const SUPPLY = bySide('supply');
function supplyOf(q: Query, side: Side): Supply {
  return q.cached(SUPPLY[side] ?? '', DEPENDS, (last?: Supply): Supply => {
    const blocked = blocks(q, side);
    const ships = shipsNow(q);
    const layers = layersNow(q);
    const mines = minesAgainst(q, side);
    const steps = stepTable(q);
    if (
      last?.blocked === blocked &&
      last.ships === ships &&
      last.layers === layers &&
      last.mines === mines &&
      last.steps === steps
    )
      return last;
    const found = edgeRails(q, side).slice();
    portSources(q, side, found);
    return { blocked, ships, layers, mines, steps, sources: found, supplied: new Uint8Array(HEXES) };
  });
}
/** Hexes that are supply sources for a side: railroad hexes joined to an edge or port, and ports. Edges are counted as a step off the map. */
export function sources(q: Query, side: Side): Uint8Array {
  return supplyOf(q, side).sources;
}
export function isSource(q: Query, side: Side, hex: Loc): boolean {
  return sources(q, side)[hex] === 1;
}

// Routes (4.6.1, 4.6.2)

/** From each hex: hexes to be entered until a source is reached; FAR where no route of five is open. */
function routes(q: Query, side: Side): Uint8Array {
  const supply = supplyOf(q, side);
  supply.routes ??= traced(side, supply);
  return supply.routes;
}
function traced(side: Side, { blocked, steps, sources: from }: Supply): Uint8Array {
  const out = new Uint8Array(HEXES).fill(FAR);
  let count = 0;
  for (let h = 0; h < HEXES; h++) {
    if (from[h] !== 1 || blocked[h] !== 0) continue;
    out[h] = 0;
    waiting[count++] = h;
  }
  // The edge of the map is a step away from a source: its hexes come after those of the net, before all that are farther.
  for (const h of EDGE_HEXES[side] ?? []) {
    if (blocked[h] !== 0 || out[h] !== FAR) continue;
    out[h] = 1;
    waiting[count++] = h;
  }
  for (let i = 0; i < count; i++) {
    const h = waiting[i] ?? 0;
    const n = (out[h] ?? FAR) + 1;
    if (n > SUPPLY_ROUTE) break;
    for (const to of steps[h] ?? []) {
      if ((out[to] ?? FAR) <= n || blocked[to] !== 0) continue;
      out[to] = n;
      waiting[count++] = to;
    }
  }
  return out;
}
/** 4.6.1: how many hexes a route from this hex enters to reach a source; undefined when none of five or less is open. */
export function routeLength(q: Query, side: Side, at: Loc): number | undefined {
  if (isSource(q, side, at)) return 0;
  const known = routes(q, side);
  let best = known[at] ?? FAR;
  // The hex itself is not tested: units there negate a zone of control, and a battle does not cut them off (RULINGS R1).
  if (isBlocked(q, side, at)) {
    if (EDGE_HEXES[side]?.includes(at)) best = 1;
    for (const n of supplySteps(q, at)) best = Math.min(best, (known[n] ?? FAR) + 1);
  }
  return withinReach(best) ? best : undefined;
}
/** 4.6.1 */
const withinReach = rule(
  '4.6.1',
  (length: number): boolean => length <= SUPPLY_ROUTE,
  () => true,
);
/** 11.4.3.1: units in a coastal hex are supplied by sea. */
const suppliedByCoast = rule(
  '11.4.3.1',
  (q: Query, side: Side, at: Loc): boolean => {
    if (!isAdvanced(q) || watersAt(at).length === 0 || !sharesWater(q, side, at)) return false;
    const joined = seaFrom(q, at, side);
    return !hasEnemyMines(q, at, side) && controlledPorts(q, side).some((p) => isSource(q, side, p) && joined.has(p));
  },
  () => false,
);
const NOT_ASKED = 0;
const YES = 1;
const NO = 2;
/** Whether units of this side in the hex are supplied. */
export function isSuppliedHex(q: Query, side: Side, at: Loc): boolean {
  const known = supplyOf(q, side).supplied;
  const before = known[at] ?? NOT_ASKED;
  if (before !== NOT_ASKED) return before === YES;
  const supplied = routeLength(q, side, at) !== undefined || suppliedByCoast(q, side, at);
  known[at] = supplied ? YES : NO;
  return supplied;
}
/** 11.4.3.2: a supplied coastal hex that units may retreat into. */
export const isSuppliedCoast = rule(
  '11.4.3.2',
  (q: Query, side: Side, at: Loc): boolean => suppliedByCoast(q, side, at),
  () => false,
);
/** 6.3.1: an air unit alone in an enemy zone of control is out of supply. */
const isStranded = rule(
  '6.3.1',
  (q: Query, p: Piece): boolean => {
    const side = q.sideOf(p);
    return inZone(q, q.at(p), enemyOf(side)) && groundAt(q, q.at(p), side).length === 0;
  },
  () => false,
);
/** 11.4.4: one source port on its water keeps a ship in supply. Besides, ships live on what reaches their port, as any unit there does (4.6.1). */
const shipSupplied = rule(
  '11.4.4',
  (q: Query, p: Piece): boolean => {
    const side = q.sideOf(p);
    const waters = watersAt(q.at(p));
    return controlledPorts(q, side).some((h) => isSource(q, side, h) && watersAt(h).some((w) => waters.includes(w)));
  },
  () => true,
);
/** 4.6.1 */
export function isSupplied(q: Query, p: Piece): boolean {
  // 17.2.1: until its side marks again.
  if (q.has(p, 'air-supplied')) return true;
  const at = q.at(p);
  if (isNaval(q, p)) return shipSupplied(q, p) || (isPort(at) && isSuppliedHex(q, q.sideOf(p), at));
  if (isAir(q, p) && isStranded(q, p)) return false;
  // 4.4.2: nobody traces into neutral Hungary; its own corps lives there.
  if (isNeutralHungarian(q, p) && countryOf(at) === 'Hungary') return true;
  return isSuppliedHex(q, q.sideOf(p), at);
}
/** 4.4.2, 11.1.3.2.2, V1, V2: nobody goes, or traces supply, through a country that stands aside: a line ends at its border. */
function barsLine(q: Query): Uint8Array {
  return q.cached('rf.barsLine', ['tracks'], () =>
    lasting(q, `rf.barsLine.${closedNow(q)}`, () =>
      Uint8Array.from({ length: HEXES }, (_, h) => (isAllWater(h) || isClosedCountry(q, h) ? 1 : 0)),
    ),
  );
}
/** RULINGS R2: whether the straight line of hexes in this direction meets a source or leaves the map at an own edge before it comes to open water. */
export function leadsToSource(q: Query, side: Side, at: Loc, direction: number): boolean {
  const from = sources(q, side);
  const ends = barsLine(q);
  let last = at;
  for (let h = neighbour(at, direction); ; h = neighbour(h, direction)) {
    if (h === NONE) return last !== at && isFriendlyEdge(last, side);
    if (ends[h] === 1) return false;
    if (from[h] === 1) return true;
    last = h;
  }
}
