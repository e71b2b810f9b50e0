// 13, 26.4: supply lines, lines of communications, and the railways that carry them.
import {
  BALTIC_PORTS,
  BLACK_SEA_PORTS,
  BUCHAREST,
  EASTERN_EDGE,
  FINLAND,
  HELSINKI,
  type Hex,
  HEXES,
  isCoast,
  isRail,
  isSea,
  LENINGRAD,
  LENINGRAD_PORTS,
  neighbours,
  NORTH,
  railsFrom,
  SEVASTOPOL,
  WESTERN_EDGE,
} from './board.ts';
import { AXIS, foeOf, isFinn, type Position, RUSSIAN, type Unit } from './position.ts';
import { inEnemyZone, isBarren, isNeutral, isWaterSide } from './zones.ts';

export const edgeOf = (side: number): ReadonlySet<Hex> => (side === AXIS ? WESTERN_EDGE : EASTERN_EDGE);

/** 13.4: no line passes the hex. */
export function isBlocked(pos: Position, side: number, hex: Hex): boolean {
  if (pos.isThere(foeOf(side), hex)) {
    // 28.22: a partisan's zone is negated by a unit in its own hex.
    const isPartisanOnly = pos.unitsAt(foeOf(side), hex).every((u) => pos.isPartisan(u));
    return !(isPartisanOnly && pos.isThere(side, hex));
  }
  return inEnemyZone(pos, side, hex) && !pos.isThere(side, hex);
}
/** 6.53: own rail hexes joined to these; enemies are no hindrance. */
export function joined(pos: Position, side: number, from: Iterable<Hex>): ReadonlySet<Hex> {
  const found = new Set<Hex>();
  for (const hex of from) if (isRail(hex) && pos.railOf(side, hex)) found.add(hex);
  for (const hex of found) for (const n of railsFrom(hex)) if (pos.railOf(side, n)) found.add(n);
  return found;
}
/** 13.41: own rail hexes over which a supply line runs to these. */
function railNet(pos: Position, side: number, from: Iterable<Hex>): ReadonlySet<Hex> {
  const isOpen = (hex: Hex) =>
    isRail(hex) && pos.railOf(side, hex) && !isNeutral(pos, hex) && !isBlocked(pos, side, hex);
  const found = new Set<Hex>();
  for (const hex of from) if (isOpen(hex)) found.add(hex);
  for (const hex of found) for (const n of railsFrom(hex)) if (!found.has(n) && isOpen(n)) found.add(n);
  return found;
}
export const connectedNet = (pos: Position, side: number): ReadonlySet<Hex> =>
  pos.keep(`joined ${side}`, () => joined(pos, side, edgeOf(side)));
export const mainNet = (pos: Position, side: number): ReadonlySet<Hex> =>
  pos.keep(`net ${side}`, () => railNet(pos, side, edgeOf(side)));
export const helsinkiNet = (pos: Position): ReadonlySet<Hex> =>
  pos.keep('net of Helsinki', () => railNet(pos, AXIS, [HELSINKI]));
/** 6.69.N: the Finnish railways are joined to the Axis edge. */
export const isFinlandLinked = (pos: Position): boolean =>
  pos.keep('Finland linked', () => [...connectedNet(pos, AXIS)].some((hex) => FINLAND.has(hex)));

/** How far each hex is from one of these, over hexes that a supply line may pass; the last hex may be anywhere. */
function reachedFrom(pos: Position, side: number, from: Iterable<Hex>, most: number): ReadonlyMap<Hex, number> {
  const found = new Map<Hex, number>();
  for (const hex of from) found.set(hex, 0);
  for (const [hex, far] of found) {
    if (far >= most || (far > 0 && isBlocked(pos, side, hex))) continue;
    for (const n of neighbours(hex))
      if (!found.has(n) && !isBarren(pos, n) && !isWaterSide(pos, hex, n)) found.set(n, far + 1);
  }
  return found;
}
const WIDEST = 11;
const ranges = (pos: Position, side: number, key: string, from: () => Iterable<Hex>): ReadonlyMap<Hex, number> =>
  pos.keep(`range ${key}`, () => reachedFrom(pos, side, from(), WIDEST));
const mainRange = (pos: Position, side: number) => ranges(pos, side, `main ${side}`, () => mainNet(pos, side));
const helsinkiRange = (pos: Position) => ranges(pos, AXIS, 'Helsinki', () => helsinkiNet(pos));
/** 13.56: Baltic ports that are sources, and the railways from them. */
const openPorts = (pos: Position): readonly Hex[] =>
  [...BALTIC_PORTS].filter((hex) => pos.isHeld(AXIS, hex) && !isBlocked(pos, AXIS, hex) && !isNeutral(pos, hex));
export const portNet = (pos: Position): ReadonlySet<Hex> =>
  pos.keep('net of the ports', () => railNet(pos, AXIS, openPorts(pos)));
const portRange = (pos: Position) => ranges(pos, AXIS, 'ports', () => new Set([...openPorts(pos), ...portNet(pos)]));

/** 13.51, 13.53, 13.57, 13.58, 14.13, 14.23; RULINGS G19. */
export function supplyRange(pos: Position, u: Unit, hex: Hex): number {
  const more = pos.option('supply-between') === true ? 1 : 0;
  if (NORTH.has(hex)) return 3 + more;
  if (u.side === RUSSIAN) return 4 + more;
  return (isFinn(u) || pos.weather === 'clear' ? 10 : 5) + more;
}
const isWithin = (far: ReadonlyMap<Hex, number>, hex: Hex, most: number): boolean => (far.get(hex) ?? most + 1) <= most;

/** 13.52.A: coastal hexes within five sea hexes of Leningrad. */
const NEAR_LENINGRAD: ReadonlySet<Hex> = (() => {
  const sea = new Map<Hex, number>();
  for (const port of LENINGRAD_PORTS) for (const n of neighbours(port)) if (isSea(n)) sea.set(n, 1);
  for (const [hex, far] of sea)
    if (far < 5) for (const n of neighbours(hex)) if (isSea(n) && !sea.has(n)) sea.set(n, far + 1);
  const found = new Set<Hex>(LENINGRAD_PORTS);
  for (const [hex] of sea) for (const n of neighbours(hex)) if (!isSea(n) && isCoast(n)) found.add(n);
  return found;
})();
export function hasSeaSupply(pos: Position, hex: Hex): boolean {
  if (NEAR_LENINGRAD.has(hex)) {
    const isRussian = LENINGRAD_PORTS.some((p) => pos.state.layers['entered']?.[p] === RUSSIAN + 1);
    if (isRussian && !LENINGRAD_PORTS.some((p) => pos.isThere(AXIS, p))) return true;
  }
  if (!BLACK_SEA_PORTS.has(hex) || pos.isHeld(AXIS, SEVASTOPOL)) return false;
  return [...BLACK_SEA_PORTS].some(
    (port) => !isBlocked(pos, RUSSIAN, port) && isWithin(mainRange(pos, RUSSIAN), port, NORTH.has(port) ? 3 : 4),
  );
}

/** 13.51: a Russian line leads to the hex. */
export const isWithinMain = (pos: Position, hex: Hex): boolean =>
  isWithin(mainRange(pos, RUSSIAN), hex, (NORTH.has(hex) ? 3 : 4) + (pos.option('supply-between') === true ? 1 : 0));
/** Whether the unit would be in supply in a hex, apart from limits of number (13.54, 13.55). */
function canTrace(pos: Position, u: Unit, hex: Hex): boolean {
  const most = supplyRange(pos, u, hex);
  const { side } = u;
  // 26.4, RULINGS S12
  if (side === AXIS && WESTERN_EDGE.has(hex)) return true;
  if (side === RUSSIAN) {
    if (EASTERN_EDGE.has(hex) || isWithin(mainRange(pos, RUSSIAN), hex, most) || hasSeaSupply(pos, hex)) return true;
    // 35.2.V18: two turns after a landing.
    if (pos.isVariant('sea-assault') && pos.field(u, 'assured') >= pos.turn && pos.field(u, 'assured') > 0) return true;
    if (u.nation !== 'red-rumanian') return false;
    return isWithin(
      ranges(pos, RUSSIAN, 'Bucharest', () => railNet(pos, RUSSIAN, [BUCHAREST])),
      hex,
      most,
    );
  }
  const byPort = () => pos.turn >= 80 && isWithin(portRange(pos), hex, most);
  if (isFinn(u)) {
    if (isWithin(helsinkiRange(pos), hex, most) || byPort()) return true;
    return isFinlandLinked(pos) && isWithin(mainRange(pos, AXIS), hex, most);
  }
  if (isHelsinkiOnly(pos, u, hex)) return isWithin(helsinkiRange(pos), hex, most) || (!NORTH.has(hex) && byPort());
  return isWithin(mainRange(pos, AXIS), hex, most) || byPort();
}
/** 13.54, 13.55: non-Finnish units in Finland. */
function isHelsinkiOnly(pos: Position, u: Unit, hex: Hex): boolean {
  if (isFinn(u) || u.side === RUSSIAN || !FINLAND.has(hex)) return false;
  return NORTH.has(hex) || !isFinlandLinked(pos);
}
function guestsServed(pos: Position): ReadonlySet<Unit> {
  return pos.keep('guests of Helsinki', () => {
    const served = new Set<Unit>();
    let [south, north] = [1, 5];
    for (const u of pos.onMap(AXIS)) {
      const hex = pos.at(u);
      if (!isHelsinkiOnly(pos, u, hex) || !isWithin(helsinkiRange(pos), hex, supplyRange(pos, u, hex))) continue;
      if (NORTH.has(hex) ? north-- > 0 : south-- > 0) served.add(u);
    }
    return served;
  });
}
/** 13.0: the unit where it stands. Partisans are always supplied (28.13, 28.26). */
export function isSupplied(pos: Position, u: Unit): boolean {
  if (u.arm === 'partisan') return true;
  const hex = pos.at(u);
  if (hex >= HEXES || !canTrace(pos, u, hex)) return false;
  if (!isHelsinkiOnly(pos, u, hex)) return true;
  if (pos.turn >= 80 && !NORTH.has(hex) && isWithin(portRange(pos), hex, supplyRange(pos, u, hex))) return true;
  return guestsServed(pos).has(u);
}
/** 10.44, 10.52, 28.4: whether it would be, after a move. */
export const wouldBeSupplied = (pos: Position, u: Unit, hex: Hex): boolean => canTrace(pos, u, hex);

const isOpenTo = (pos: Position, side: number, hex: Hex): boolean => !isBarren(pos, hex) && !isBlocked(pos, side, hex);
/** 13.32 */
export function hasLine(pos: Position, side: number, hex: Hex): boolean {
  const found = pos.keep(`communications ${side}`, () => {
    const seen = new Set<Hex>();
    for (const h of edgeOf(side)) if (isOpenTo(pos, side, h)) seen.add(h);
    for (const h of seen)
      for (const n of neighbours(h)) if (!seen.has(n) && !isWaterSide(pos, h, n) && isOpenTo(pos, side, n)) seen.add(n);
    return seen;
  });
  if (found.has(hex) || edgeOf(side).has(hex)) return true;
  return neighbours(hex).some((n) => found.has(n) && !isWaterSide(pos, hex, n));
}
/** 15.16: a path begins in this hex itself. */
export const isOnLine = (pos: Position, side: number, hex: Hex): boolean =>
  hasLine(pos, side, hex) && isOpenTo(pos, side, hex);
/** 27.25, RULINGS F2: a line from Finland to the western edge through Leningrad, now or before. */
export function isFinlandReached(pos: Position): boolean {
  if (pos.track('finland-linked') === 1) return true;
  return pos.keep(
    'line through Leningrad',
    () => LENINGRAD.some((hex) => isOnLine(pos, AXIS, hex)) && [...FINLAND].some((hex) => isOnLine(pos, AXIS, hex)),
  );
}
