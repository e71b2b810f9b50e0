// 5.2, 13.2, 13.3, 13.4: replacements, reinforcements, trains.
import { ARRIVALS, LAPLAND_CORPS } from '../data/schedule.ts';
import { isAirbase, hasRoom, mayBase } from './air.ts';
import {
  cityAt,
  type Country,
  hexOf,
  type Hex,
  isBigCity,
  isEdge,
  isInCountry,
  isLand,
  isPort,
  labelOf,
  neighbours,
  PARTIALS,
  PLACES,
  placeOf,
  railFrom,
} from './board.ts';
import { isForbidden, meetsRival } from './ground.ts';
import { isNavalBase } from './naval.ts';
import { isNoBaseFor } from './retreats.ts';
import { boxOf, COLOUR, foeOf, type Position, SOVIET, type Unit } from './position.ts';
import { hasZone, isHexSupplied, isSupplied, zoneOf } from './supply.ts';

// --- Replacement factors (13.2.2 to 13.2.4, 13.3.1.1) ----------------------------------------------------------------

export function poolOf(u: Unit): string {
  const { nation } = u.row;
  if (nation === 'German') return 'pool-german';
  if (nation === 'Finnish') return 'pool-finnish';
  return nation === 'Soviet' ? 'pool-soviet' : 'pool-other';
}
/** 13.2.3.2, 13.2.3.3 */
export function hitCost(u: Unit): number {
  const { type } = u.row;
  if (type === 'paratroop') return u.side === SOVIET ? 2 : 1;
  return ['infantry', 'marine', 'mountain'].includes(type) ? 1 : 2;
}
/** The most hits that can be replaced now. */
export function mostReplaced(pos: Position, u: Unit): number {
  if (!pos.isOnMap(u) || pos.has(u, 'out-of-supply')) return 0;
  const paid = Math.floor(Math.max(0, pos.track(poolOf(u))) / hitCost(u));
  return Math.max(0, Math.min(2 - pos.field(u, 'replaced'), pos.hits(u), paid));
}
export function mayRebuild(pos: Position, u: Unit): boolean {
  if (pos.at(u) !== boxOf('eliminated', u.side) || u.row.class !== 'regular' || pos.has(u, 'no-rebuilding'))
    return false;
  return pos.track(poolOf(u)) >= u.row.attack * hitCost(u);
}
const GUARD_COST: Readonly<Record<string, number>> = { infantry: 4, cavalry: 6, armor: 8 };
export function isWaitingGuard(pos: Position, u: Unit): boolean {
  return u.row.class === 'guard' && pos.at(u) === boxOf('order of battle', u.side) && pos.field(u, 'due') <= pos.turn;
}
export function mayBuyGuard(pos: Position, u: Unit): boolean {
  const cost = GUARD_COST[u.row.type];
  return isWaitingGuard(pos, u) && !pos.has(u, 'bought') && cost !== undefined && pos.track(poolOf(u)) >= cost;
}
/** 13.3.1.2, R42 */
export function maySubstitute(pos: Position, guard: Unit, u: Unit): boolean {
  if (!isWaitingGuard(pos, guard) || pos.has(guard, 'bought')) return false;
  if (u.row.class === 'guard' || u.row.type !== guard.row.type || u.row.size !== guard.row.size) return false;
  return u.side === guard.side && pos.isOnMap(u) && isSupplied(pos, u);
}

// --- Arrivals (5.2.1, 13.3.3) ----------------------------------------------------------------------------------------

const HOME: Readonly<Record<string, Country>> = {
  German: 'Germany',
  Finnish: 'Finland',
  Hungarian: 'Hungary',
  Romanian: 'Romania',
  Italian: 'Romania',
  Soviet: 'USSR',
};
/** Units that come in this step: due now, held back, rebuilt, or Guards paid for. */
export function isComing(pos: Position, u: Unit): boolean {
  if (pos.at(u) === boxOf('held back', u.side)) return u.row.class !== 'guard' || pos.has(u, 'bought');
  if (pos.at(u) !== boxOf('order of battle', u.side) || pos.field(u, 'due') > pos.turn) return false;
  return u.row.class !== 'guard' || pos.has(u, 'bought');
}
/** The city on the card, or any (5.2.2: whoever was held back comes anywhere). */
export function placeFor(pos: Position, u: Unit): string {
  if (pos.at(u) === boxOf('held back', u.side) || pos.has(u, 'any')) return 'any';
  // 13.3.3.4, R70
  if (LAPLAND_CORPS.units.some((id) => id === u.row.id)) return LAPLAND_CORPS.place;
  return ARRIVALS.find((a) => a.unit === u.row.id && a.turn === pos.turn)?.place ?? 'any';
}
/** 5.2.1.3: nobody arrives out of supply, in an enemy zone of control or among enemies. */
function isOpenTo(pos: Position, u: Unit, hex: Hex): boolean {
  const foe = foeOf(u.side);
  if (!isLand(hex) || pos.isClosed(hex) || zoneOf(pos, foe).has(hex) || pos.hasGround(foe, hex)) return false;
  if (cityAt(hex) && pos.control(hex) === foe) return false;
  return isHexSupplied(pos, u.side, hex) && !isForbidden(pos, u, hex) && !meetsRival(pos, u, hex);
}
function isOpenCity(pos: Position, side: number, hex: Hex): boolean {
  return pos.control(hex) === side && isHexSupplied(pos, side, hex) && !pos.isClosed(hex);
}
export function arrivalHexes(pos: Position, u: Unit): readonly Hex[] {
  const place = placeFor(pos, u);
  const home = HOME[u.row.nation] ?? 'USSR';
  const cities =
    place === 'any'
      ? PLACES.filter((p) => isBigCity(p.hex) && isInCountry(home, p.hex)).map((p) => p.hex)
      : [placeOf(place).hex];
  const open = cities.filter((hex) => isOpenCity(pos, u.side, hex));
  if (u.arm === 'naval')
    return open.filter((hex) => isPort(hex) && isNavalBase(pos, u.side, hex) && isOpenTo(pos, u, hex));
  const around = new Set(open.flatMap((hex) => [hex, ...neighbours(hex)]));
  const fit = [...around].filter((hex) => isOpenTo(pos, u, hex));
  if (u.arm === 'ground') return fit;
  return fit.filter(
    (hex) => cityAt(hex) && pos.control(hex) === u.side && hasRoom(pos, u, hex) && !isNoBaseFor(pos, u, hex),
  );
}
/** 5.2.1.2, R65, R71: edge hexes in the home country for a ground unit that comes anywhere. */
export function arrivalEdges(pos: Position, u: Unit): readonly Hex[] {
  if (u.arm !== 'ground' || placeFor(pos, u) !== 'any') return [];
  const home = HOME[u.row.nation] ?? 'USSR';
  const foe = foeOf(u.side);
  const taken = new Set(pos.all(boxOf('edge', u.side)).map((x) => pos.field(x, 'entry') - 1));
  return PARTIALS.filter(({ name, touches }) => {
    if (!isEdge(COLOUR[u.side] ?? 'gray', name) || !isInCountry(home, name) || taken.has(name)) return false;
    if (pos.isClosed(name) || isForbidden(pos, u, name)) return false;
    // 13.3.3.5, R71: a rule of the Advanced Game.
    const isFarNorth = touches.some((hex) => ['XX29', 'XX31'].includes(labelOf(hex)));
    if (isFarNorth && pos.isAdvanced && pos.track('far-north') > 0) return false;
    return !touches.some((hex) => pos.of(foe, 'ground', hex).some((x) => hasZone(pos, x)));
  }).map((p) => p.name);
}

// --- Trains (13.4) ---------------------------------------------------------------------------------------------------

const EXITS: readonly (readonly Hex[])[] = [
  ['H1', 'M1', 'W1', 'DD1', 'KK1'].map(hexOf),
  ['L32', 'T32', 'AA32', 'EE32'].map(hexOf),
];
/** 13.4.1, 13.4.2, R73: open rails of the own gauge. */
function isTrack(pos: Position, side: number, hex: Hex): boolean {
  const foe = foeOf(side);
  return pos.gauge(hex) === side && !pos.isClosed(hex) && !zoneOf(pos, foe).has(hex) && !pos.hasGround(foe, hex);
}
/** Everything a train comes to from here, off the map and back at the exits included. */
function railNet(
  pos: Position,
  side: number,
  from: Hex,
  isBarred: (hex: Hex, before: Hex) => boolean = () => false,
): ReadonlySet<Hex> {
  const net = new Set<Hex>();
  if (!isTrack(pos, side, from)) return net;
  net.add(from);
  const exits = EXITS[side] ?? [];
  for (const at of net) {
    const next = exits.includes(at) ? [...railFrom(at), ...exits] : railFrom(at);
    for (const n of next) if (isTrack(pos, side, n) && !isBarred(n, at)) net.add(n);
  }
  return net;
}
/** 11.2, 11.8.2: trains too keep to what a nation may enter, but pass through the other ally's country. */
function isBarredTo(pos: Position, u: Unit, hex: Hex): boolean {
  const isTransit = isInCountry('Hungary', hex) || isInCountry('Romania', hex);
  return isForbidden(pos, u, hex) && !(isTransit && !pos.isClosed(hex));
}
/** 13.4.5 */
function loadOf(u: Unit): number {
  return u.row.type === 'flotilla' ? 2 * u.row.attack : 1;
}
/** R74: what capacity a net can draw on. */
function capacity(pos: Position, side: number, net: ReadonlySet<Hex>): number {
  if (side === SOVIET) return pos.track('rail-soviet');
  const isFinnish = pos.track('finland') === 0 && [...net].some((hex) => isInCountry('Finland', hex));
  const isMain = [...net].some((hex) => isEdge('gray', hex) && !isInCountry('Finland', hex));
  return (isMain ? pos.track('rail-axis') : 0) + (isFinnish ? pos.track('rail-finland') : 0);
}
export function trainHexes(pos: Position, u: Unit): readonly Hex[] {
  const from = pos.at(u);
  if (!pos.isOnMap(u) || pos.has(u, 'railed') || u.row.type === 'fleet') return [];
  if (pos.has(u, 'out-of-supply') || !isSupplied(pos, u)) return [];
  if (u.arm === 'naval' && !isPort(from)) return [];
  const net = railNet(pos, u.side, from);
  if (net.size === 0 || capacity(pos, u.side, net) < loadOf(u)) return [];
  // 11.2, R53: who was driven out of its area rides on out of it, and does not come back in.
  const isBarred = (hex: Hex, before: Hex) => isBarredTo(pos, u, hex) && !isBarredTo(pos, u, before);
  return [...railNet(pos, u.side, from, isBarred)].filter((hex) => {
    if (hex === from || meetsRival(pos, u, hex) || isForbidden(pos, u, hex)) return false;
    if (u.arm === 'ground') return true;
    if (pos.all(hex).some((x) => x.side !== u.side)) return false;
    if (u.arm === 'air') return isAirbase(pos, u.side, hex) && mayBase(pos, u, hex) && hasRoom(pos, u, hex);
    return isPort(hex) && pos.control(hex) === u.side && isPort(from);
  });
}
