// 10: bases, lines, levels; 4.3: control after them.
import { SCENARIOS } from '../data/scenarios.ts';
import { area, cityHexes, groundAt, type Hex, HEXES, neighbours, settlementAt } from './board.ts';
import { believedZones, openRoad, POINT, priceOf, reaches, zonesOn } from './ground.ts';
import { foeOf, GERMAN, isGun, isHq, isMotorized, isRegular, type Position, type Unit } from './position.ts';

/** R24: an empty hex in zones of both sides is nobody's. */
export function isContested(pos: Position, hex: Hex): boolean {
  return pos.all(hex).length === 0 && zonesOn(pos, 0, hex).length > 0 && zonesOn(pos, 1, hex).length > 0;
}
/** 10.1.11, R117: whether a unit bars lines of supply on a hex beside it, as far as the other side knows. */
function bars(pos: Position, side: number, u: Unit, hex: Hex): boolean {
  if (groundAt(hex) === 'lake') return false;
  if (!pos.knowsType(side, u)) return true;
  if (isHq(u)) return false;
  if (isGun(u) && pos.isOpen(side, u) && pos.has(u, 'limbered')) return false;
  if (isRegular(u)) return reaches(u, hex);
  return !(groundAt(hex) === 'swamp' && isMotorized(u));
}
function isHostileTown(pos: Position, side: number, hex: Hex): boolean {
  if (!settlementAt(hex) || pos.control(hex) !== foeOf(side)) return false;
  if (pos.of(side, hex).some(isRegular)) return false;
  // R24, as far as the side knows (R117).
  const isOurs = neighbours(hex).some((n) => pos.of(side, n).some(isRegular));
  return !(pos.all(hex).length === 0 && isOurs && believedZones(pos, side, hex).length > 0);
}
/** 10.1.10: whether a line may not lead on over a hex. */
export function isBarred(pos: Position, side: number, hex: Hex): boolean {
  if (pos.of(foeOf(side), hex).length > 0) return true;
  if (pos.of(side, hex).some(isRegular)) return false;
  return neighbours(hex).some(
    (n) => isHostileTown(pos, side, n) || pos.of(foeOf(side), n).some((u) => bars(pos, side, u, hex)),
  );
}
/** 10.1.4, R17 */
export function bases(pos: Position, side: number): readonly Hex[] {
  const names = SCENARIOS.find((s) => s.id === pos.state.scenario)?.bases[side === GERMAN ? 0 : 1] ?? [];
  return names.flatMap((name): readonly Hex[] => {
    if (name === 'Moscow') return cityHexes('Moscow').filter((hex) => pos.control(hex) === side);
    return [...area(name)].filter((hex) => {
      if (pos.of(foeOf(side), hex).length > 0) return false;
      if (name === 'South supply hex') return pos.control(hex) === side;
      return pos.control(hex) !== foeOf(side) && (pos.of(side, hex).length > 0 || !isBarred(pos, side, hex));
    });
  });
}

/** Hexes a line reaches: units there are supplied. */
export function suppliedHexes(pos: Position, side: number): ReadonlySet<Hex> {
  const most = (side === GERMAN ? 10 : 8) * POINT;
  const best = new Float64Array(HEXES).fill(Number.POSITIVE_INFINITY);
  const out = new Set<Hex>();
  const queue: Hex[][] = [];
  const come = (hex: Hex, spent: number) => {
    if (spent > most || pos.of(foeOf(side), hex).length > 0) return;
    // R41: a line always comes in to whom it supplies.
    out.add(hex);
    if (isBarred(pos, side, hex) || spent >= (best[hex] ?? 0)) return;
    best[hex] = spent;
    (queue[spent] ??= []).push(hex);
  };
  for (const hex of bases(pos, side)) come(hex, 0);
  for (let spent = 0; spent <= most; spent++)
    for (const hex of queue[spent] ?? []) {
      if (spent > (best[hex] ?? 0)) continue;
      for (const to of neighbours(hex)) {
        if (openRoad(pos, hex, to)) {
          come(to, spent);
          continue;
        }
        // 10.1.9: from unit to unit no points are spent, so that ground does not matter.
        const isFree = pos.of(side, hex).length > 0 && pos.of(side, to).length > 0;
        const price = isFree ? 0 : priceOf(pos, 'trucked', hex, to);
        if (price !== undefined) come(to, spent + price);
      }
    }
  return out;
}

/** 4.3.2, 4.3.3, 4.3.5: what a side gains in its Supply Phase. `isSupplied`: who found a line. */
export function gains(pos: Position, side: number, isSupplied: (u: Unit) => boolean): ReadonlySet<Hex> {
  const out = new Set<Hex>();
  for (const u of pos.onMap(side)) {
    out.add(pos.at(u));
    if (!isSupplied(u)) continue;
    for (const n of neighbours(pos.at(u))) {
      if (!reaches(u, n) || pos.of(foeOf(side), n).length > 0) continue;
      if (zonesOn(pos, side, n).length === 0) out.add(n);
    }
  }
  return new Set([...out].filter((hex) => pos.control(hex) !== side));
}
