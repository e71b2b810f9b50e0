// 6, 7: trains and ships.
import {
  BALTIC_PORTS,
  BLACK_SEA_PORTS,
  FINLAND,
  type Hex,
  HELSINKI,
  isRail,
  isSea,
  LENINGRAD_PORTS,
  neighbours,
  railsFrom,
  SEVASTOPOL,
} from './board.ts';
import { hasRoom, isFinlandNeutral, isForbidden, isHeldByEnemy, isTimid } from './movement.ts';
import { AXIS, foeOf, isCenter, isFinn, type Position, RUSSIAN, type Unit } from './position.ts';
import { connectedNet, isFinlandLinked, joined } from './supply.ts';
import { inEnemyZone, isBarren } from './zones.ts';

/** 6.1, 14.12, 14.22, 31.41 */
export function railCapacity(pos: Position, side: number): number {
  if (side === AXIS) return pos.weather === 'clear' ? 10 : 5;
  return pos.state.scenario === 'barbarossa' && pos.turn <= 8 ? 30 : 60;
}
/** 6.13, 6.14, 6.64 */
export function railSize(pos: Position, u: Unit): number {
  if (u.arm === 'arms-center') return 20;
  if (u.arm === 'training-center') return 10;
  return u.size === 'corps' && !pos.isReduced(u) ? 3 : 1;
}
/** 6.2 */
export function railPoints(pos: Position, u: Unit): number {
  if (isCenter(u)) return 10;
  return u.side === AXIS && pos.weather === 'snow' ? 25 : 50;
}
const ENTRAIN = 10;

/** 6.53, 6.69: rail hexes a unit may enter. */
function lineOf(pos: Position, u: Unit): ReadonlySet<Hex> {
  const main = connectedNet(pos, u.side);
  if (u.side === RUSSIAN) return main;
  if (isFinlandLinked(pos)) return main;
  if (!isFinn(u)) return pos.keep('Axis rail outside Finland', () => new Set([...main].filter((h) => !FINLAND.has(h))));
  return pos.keep('Finnish rail', () => joined(pos, AXIS, [HELSINKI]));
}
export interface Stops {
  /** Where it can get off, and where it can stay on the train. */
  readonly off: ReadonlySet<Hex>;
  readonly on: ReadonlySet<Hex>;
}
const NOWHERE: Stops = { off: new Set(), on: new Set() };
/** 6.33, 6.42, 5.26, 16.02, 30.34.D, 30.33 */
function mayRide(pos: Position, u: Unit): boolean {
  if (!pos.isOnMap(u) || pos.has(u, 'moved') || pos.has(u, 'railed') || pos.has(u, 'fortified')) return false;
  if (pos.has(u, 'inactive') || pos.has(u, 'fixed') || u.arm === 'partisan') return false;
  if (isFinn(u) && isFinlandNeutral(pos)) return false;
  if (isFinn(u) && !isFinlandLinked(pos) && pos.track('finnish-rail') > 0) return false;
  // 27.4
  if (u.side === AXIS && !isFinn(u) && FINLAND.has(pos.at(u)) && !isFinlandLinked(pos)) return false;
  if (pos.has(u, 'entrained')) return true;
  if (pos.track('rail-used') + railSize(pos, u) > railCapacity(pos, u.side)) return false;
  return !inEnemyZone(pos, u.side, pos.at(u));
}
/** Rail hexes a unit can come to, and the points for the way; none if it may not ride. */
export function railReach(pos: Position, u: Unit): ReadonlyMap<Hex, number> {
  const from = pos.at(u);
  if (!mayRide(pos, u) || !isRail(from) || !pos.railOf(u.side, from)) return new Map();
  const net = lineOf(pos, u);
  const isOn = pos.has(u, 'entrained');
  const most = railPoints(pos, u) - (isOn ? 0 : ENTRAIN);
  const least = new Map<Hex, number>([[from, 0]]);
  const open: Hex[][] = [[from]];
  for (let paid = 0; paid <= most; paid++)
    for (const hex of open[paid] ?? []) {
      if (least.get(hex) !== paid) continue;
      // 6.34
      const leaving = hex === from && inEnemyZone(pos, u.side, hex) ? 5 : 0;
      for (const to of railsFrom(hex)) {
        if (!net.has(to) || inEnemyZone(pos, u.side, to) || isHeldByEnemy(pos, u, to)) continue;
        if (isForbidden(pos, u, to) || isTimid(pos, u, to)) continue;
        const air = pos.isInterdicted(foeOf(u.side), to) && !isCenter(u) ? 5 : 0;
        const cost = paid + 1 + leaving + air;
        if (cost > most || cost >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        least.set(to, cost);
        (open[cost] ??= []).push(to);
      }
    }
  return least;
}
export function railStops(pos: Position, u: Unit): Stops {
  const from = pos.at(u);
  const isOn = pos.has(u, 'entrained');
  const most = railPoints(pos, u) - (isOn ? 0 : ENTRAIN);
  const least = railReach(pos, u);
  if (least.size === 0) return NOWHERE;
  const isFree = (hex: Hex) => hex === from || hasRoom(pos, u, hex);
  const off = [...least].filter(([hex, cost]) => cost + ENTRAIN <= most && isFree(hex)).map(([hex]) => hex);
  const on = [...least].filter(([hex]) => isFree(hex)).map(([hex]) => hex);
  // Who gets on and off again in his hex has done nothing; nor has who stays where he is on a train.
  return {
    off: new Set(isOn ? off : off.filter((hex) => hex !== from)),
    on: new Set(isOn ? on.filter((hex) => hex !== from) : on),
  };
}

// --- Repair Units -----------------------------------------------------------------------------------------------------

/** 6.61, 6.62, 6.65; RULINGS C1 */
export function repairHexes(pos: Position, u: Unit): readonly Hex[] {
  if (pos.has(u, 'moving')) return [];
  if (u.arm !== 'repair' || !pos.isOnMap(u) || pos.has(u, 'entrained') || pos.has(u, 'done') || pos.has(u, 'moved'))
    return [];
  return [...railsFrom(pos.at(u))].filter(
    (to) => !isHeldByEnemy(pos, u, to) && hasRoom(pos, u, to) && !isForbidden(pos, u, to),
  );
}

// --- Ships ------------------------------------------------------------------------------------------------------------

const isPortOf = (pos: Position, side: number, hex: Hex): boolean =>
  pos.isHeld(side, hex) && !isBarren(pos, hex) && neighbours(hex).some(isSea);
/** 7.0, 7.2 to 7.5 */
export function seaPorts(pos: Position, u: Unit): readonly Hex[] {
  const from = pos.at(u);
  if (!pos.isOnMap(u) || !(u.arm === 'infantry' || u.arm === 'security' || u.arm === 'anti-tank')) return [];
  if (pos.has(u, 'moved') || pos.has(u, 'railed') || pos.has(u, 'sailed') || pos.has(u, 'entrained')) return [];
  if (pos.has(u, 'fortified') || pos.has(u, 'inactive')) return [];
  if (isFinn(u) && isFinlandNeutral(pos)) return [];
  const isBaltic = BALTIC_PORTS.has(from);
  if (!isBaltic && !BLACK_SEA_PORTS.has(from)) return [];
  if (isBaltic ? u.side === RUSSIAN : !pos.isHeld(u.side, SEVASTOPOL)) return [];
  if (pos.track(isBaltic ? 'baltic-lift' : 'black-sea-lift') + seaSize(pos, u) > 3) return [];
  const ports = [...(isBaltic ? BALTIC_PORTS : BLACK_SEA_PORTS)];
  const hasLeningrad = LENINGRAD_PORTS.every((hex) => pos.isHeld(AXIS, hex));
  const isOpen = (hex: Hex) => isPortOf(pos, u.side, hex) && (!LENINGRAD_PORTS.includes(hex) || hasLeningrad);
  if (!isOpen(from)) return [];
  return ports.filter((to) => to !== from && isOpen(to) && hasRoom(pos, u, to) && !isForbidden(pos, u, to));
}
/** 7.3, 7.4, 10.36, in thirds: an Axis division or a Russian corps fills the ships. */
export function seaSize(pos: Position, u: Unit): number {
  const large = u.side === AXIS ? u.size === 'division' : u.size === 'corps';
  return large && !pos.isReduced(u) ? 3 : 1;
}
