// 6.2.2, 6.3, 7.7.1, 14.4: aircraft, their bases and missions.
import { cityAt, distance, type Hex, isOutOfPlay, isPort, neighbours, PLACES } from './board.ts';
import { isRivalCountry, meetsRival } from './ground.ts';
import { foeOf, type Position, type Unit } from './position.ts';
import { isNoBaseFor, isOffPanel } from './retreats.ts';
import { isSource, zoneOf } from './supply.ts';

const PER_BASE = 2;

/** 6.3.1, R8 */
export function isAirbase(pos: Position, side: number, hex: Hex): boolean {
  if (!cityAt(hex) || pos.control(hex) !== side || pos.isClosed(hex) || !isSource(pos, side, hex)) return false;
  return !zoneOf(pos, foeOf(side)).has(hex) || pos.hasGround(side, hex);
}
export const airbases = (pos: Position, side: number): readonly Hex[] =>
  PLACES.filter((p) => isAirbase(pos, side, p.hex)).map((p) => p.hex);
/** Aircraft that lie in a base: those in the air for a battle there do not count against its room. */
export function hasRoom(pos: Position, u: Unit, hex: Hex): boolean {
  return pos.of(u.side, 'air', hex).filter((x) => x.p !== u.p).length < PER_BASE;
}
/** R27: where an aircraft may be based. */
export function mayBase(pos: Position, u: Unit, hex: Hex): boolean {
  return isAirbase(pos, u.side, hex) && !isNoBaseFor(pos, u, hex);
}

/** R38, R78: hexes an aircraft can fly to; `around` what it may not fly over. */
function flight(pos: Position, u: Unit, from: Hex, far: number, how: 'mission' | 'home'): ReadonlySet<Hex> {
  return pos.keep(`flight ${u.row.nation} ${from} ${far} ${how}`, () => flownTo(pos, u, from, far, how));
}
function flownTo(pos: Position, u: Unit, from: Hex, far: number, how: 'mission' | 'home'): ReadonlySet<Hex> {
  const foe = foeOf(u.side);
  const way = new Map<Hex, number>([[from, 0]]);
  for (const [at, steps] of way) {
    if (steps === far) continue;
    if (how === 'mission' && at !== from && pos.of(foe, 'air', at).length > 0) continue;
    for (const n of neighbours(at)) {
      if (way.has(n) || pos.isClosed(n)) continue;
      way.set(n, steps + 1);
    }
  }
  return new Set(way.keys());
}

/** 6.2.2.1, R27 */
export function evacuations(pos: Position, u: Unit, from: Hex): readonly Hex[] {
  const open = airbases(pos, u.side).filter(
    (hex) => hex !== from && !pos.isBattle(hex) && hasRoom(pos, u, hex) && isInFlight(pos, u, from, hex, 10),
  );
  const good = open.filter((hex) => mayBase(pos, u, hex));
  const some = good.length > 0 ? good : open;
  const apart = some.filter((hex) => !meetsRival(pos, u, hex));
  return apart.length > 0 ? apart : some;
}
function isInFlight(pos: Position, u: Unit, from: Hex, to: Hex, far: number): boolean {
  return distance(from, to) <= far && flight(pos, u, from, far, 'home').has(to);
}

/** 7.7.1.1, R30 */
export function airReturns(pos: Position, u: Unit, far = 10): readonly Hex[] {
  const from = pos.at(u);
  const open = airbases(pos, u.side).filter(
    (hex) => hex !== from && mayBase(pos, u, hex) && isInFlight(pos, u, from, hex, far) && !meetsRival(pos, u, hex),
  );
  return open.filter((hex) => hasRoom(pos, u, hex));
}
export const airTransfers = (pos: Position, u: Unit): readonly Hex[] => airReturns(pos, u, 20);

/** Hexes within reach of a mission in which it may stay (11.8.1). */
function goals(pos: Position, u: Unit): ReadonlySet<Hex> {
  const way = flight(pos, u, pos.at(u), 10, 'mission');
  return new Set([...way].filter((hex) => !isRivalCountry(pos, u, hex) && !isOffPanel(pos, u, hex)));
}
/** 6.3.2, 6.3.3: battles within ten hexes. */
export function flights(pos: Position, u: Unit): readonly Hex[] {
  const way = goals(pos, u);
  return pos.marked('battle').filter((hex) => pos.isBattle(hex) && way.has(hex) && !meetsRival(pos, u, hex));
}
/** 14.4.2 to 14.4.4, R91 */
export function raids(pos: Position, u: Unit): readonly Hex[] {
  const foe = foeOf(u.side);
  if (!pos.isAdvanced) return [];
  const way = goals(pos, u);
  return PLACES.filter(({ hex }) => {
    if (!cityAt(hex) || pos.control(hex) !== foe || !way.has(hex) || meetsRival(pos, u, hex)) return false;
    return pos.of(foe, 'air', hex).length > 0 || (isPort(hex) && pos.of(foe, 'naval', hex).length > 0);
  }).map((p) => p.hex);
}
/** 14.4.1.1, 14.4.1.4 */
export function interdictions(pos: Position, u: Unit): readonly Hex[] {
  const foe = foeOf(u.side);
  const since = { German: 0, Soviet: 32 }[u.row.nation as 'German'];
  if (!pos.isAdvanced || since === undefined || pos.turn < since) return [];
  return [...goals(pos, u)].filter(
    (hex) =>
      !isOutOfPlay(hex) && !(cityAt(hex) && pos.control(hex) === foe) && pos.all(hex).every((x) => x.side === u.side),
  );
}
