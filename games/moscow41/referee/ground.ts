// 3, 4, 9.1.3, 10.2.2, 12.2.3, TEC: what a step costs in sixths of a point, zones of control, reach.
import {
  groundAt,
  type Hex,
  hasWater,
  isBridge,
  neighbours,
  pairOf,
  type Road,
  roadBetween,
  settlementAt,
} from './board.ts';
import { foeOf, hasZone, isGun, isHq, isMotorized, isRegular, type Position, type Unit } from './position.ts';

export const POINT = 6;
export type Manner = 'foot' | 'trucked' | 'tracked' | 'hq';
const ROAD: Readonly<Record<Road, Readonly<Record<Manner, number>>>> = {
  main: { trucked: 2, hq: 2, tracked: 3, foot: 3 },
  secondary: { trucked: 3, hq: 3, tracked: 6, foot: 6 },
};

/** The road one may march along: its bridge must stand (R18, R29). */
export function openRoad(pos: Position, from: Hex, to: Hex): Road | undefined {
  const road = roadBetween(from, to);
  if (!road) return undefined;
  if (hasWater(from, to) && (!isBridge(from, to) || pos.isDown(pairOf(from, to)))) return undefined;
  return road;
}
/** Price of the ground itself, without road and water. undefined: closed. */
export function groundPrice(manner: Manner, hex: Hex): number | undefined {
  const town = settlementAt(hex);
  if (town) return town.kind === 'city' ? 2 * POINT : POINT;
  const clear = manner === 'trucked' || manner === 'hq' ? 2 * POINT : POINT;
  const motor = manner !== 'foot';
  switch (groundAt(hex)) {
    case 'clear':
      return clear;
    case 'forest':
      return clear + (motor ? 2 : 1) * POINT;
    case 'swamp':
      if (manner === 'hq') return 5 * POINT;
      return motor ? undefined : clear + POINT;
    case 'lake':
      return undefined;
  }
}
/** What it costs to go from one hex to the next. undefined: closed. */
export function priceOf(pos: Position, manner: Manner, from: Hex, to: Hex): number | undefined {
  const road = openRoad(pos, from, to);
  if (road) return ROAD[road][manner];
  const base = groundPrice(manner, to);
  if (base === undefined) return undefined;
  if (!hasWater(from, to)) return base;
  return base + (manner === 'foot' ? 1 : 2) * POINT;
}
export const roadPrice = (road: Road, manner: Manner): number => ROAD[road][manner];

// --- Zones of control ---

/** 4.1: whether a unit's zone reaches a hex beside it. */
export function reaches(u: Unit, hex: Hex): boolean {
  if (!hasZone(u)) return false;
  const town = settlementAt(hex);
  const swamp = groundAt(hex) === 'swamp' && !town;
  if (groundAt(hex) === 'lake' && !town) return false;
  return !(swamp && isMotorized(u));
}
/** Enemies of a side whose zone covers a hex, in truth. */
export function zonesOn(pos: Position, side: number, hex: Hex): readonly Unit[] {
  return neighbours(hex).flatMap((n) => pos.of(foeOf(side), n).filter((u) => reaches(u, hex)));
}
/** The same by what the side knows: closed stacks count as zones on all ground (R111). */
export function believedZones(pos: Position, side: number, hex: Hex): readonly Unit[] {
  const known = pos.believed[side === 0 ? 0 : 1];
  let zones = known.get(hex);
  if (!zones) {
    zones = neighbours(hex).flatMap((n) =>
      pos.of(foeOf(side), n).filter((u) => (pos.knowsType(side, u) ? reaches(u, hex) : true)),
    );
    known.set(hex, zones);
  }
  return zones;
}

// --- Movement ---

/** Points at the start of the phase, in sixths. */
export function allowance(pos: Position, u: Unit, node: string): number {
  let points = u.row.mp * POINT;
  if (pos.field(u, 'oos') > 0 && !pos.has(u, 'full-move')) points /= 2;
  if (node === 'strategic-movement') points -= 2 * POINT;
  return Math.max(0, points);
}

/** R93: nothing but towed guns and headquarters, and the side knows it. */
export function isOverrun(pos: Position, u: Unit, hex: Hex): boolean {
  const there = pos.of(foeOf(u.side), hex);
  return isRegular(u) && there.length > 0 && there.every((e) => (isGun(e) || isHq(e)) && pos.knowsType(u.side, e));
}
function overrunPrice(pos: Position, u: Unit, hex: Hex): number {
  const guns = pos.of(foeOf(u.side), hex).filter(isGun).length;
  if (guns === 0) return 0;
  return (guns + (pos.works(hex) === foeOf(u.side) ? 1 : 0)) * POINT;
}

/** 7.1.3, 3.1: whether a unit may take one step, by rules other than points. */
export function stepBarred(pos: Position, u: Unit, from: Hex, to: Hex): boolean {
  if (priceOf(pos, u.row.moves, from, to) === undefined) return true;
  if (pos.of(foeOf(u.side), to).length > 0 && !isOverrun(pos, u, to)) return true;
  const here = believedZones(pos, u.side, from);
  const there = believedZones(pos, u.side, to);
  return here.some((e) => there.includes(e));
}

const NOBODY: ReadonlySet<number> = new Set();
interface Place {
  readonly hex: Hex;
  readonly spent: number;
  readonly onRoad: boolean;
}
/** One step on the way: what has been spent after it, or undefined. The last is the hex that TEC note 2 gives on top. */
function after(
  pos: Position,
  u: Unit,
  node: string,
  now: Place,
  to: Hex,
  dug: ReadonlySet<number>,
): Place | 'bonus' | undefined {
  const price = priceOf(pos, u.row.moves, now.hex, to);
  if (price === undefined) return undefined;
  const foes = pos.of(foeOf(u.side), to).length > 0;
  if (foes && !isOverrun(pos, u, to)) return undefined;
  const zoned = believedZones(pos, u.side, now.hex);
  const next = believedZones(pos, u.side, to);
  // 4.2.3, R96
  if (zoned.some((e) => next.includes(e))) return undefined;
  // 12.2.2
  if (node === 'strategic-movement' && next.length > 0) return undefined;
  const points = allowance(pos, u, node);
  let cost = price + (zoned.length > 0 ? POINT : 0) + (foes ? overrunPrice(pos, u, to) : 0);
  const whole = cost;
  // 3.1.13, R20, R44: whoever has not moved can pay.
  if (now.spent === 0 && !(points === 0 && pos.has(u, 'moved'))) cost = Math.min(cost, points);
  const road = openRoad(pos, now.hex, to);
  // After the hex that is granted there is no other one.
  const onRoad = now.onRoad && road !== undefined && cost === whole;
  const spent = now.spent + cost;
  if (spent <= points) return { hex: to, spent, onRoad };
  const isSlow = u.row.moves === 'foot' || u.row.moves === 'tracked';
  const canLeave = now.spent + (zoned.length > 0 ? POINT : 0) <= points;
  // R19: for those who have marched, and not for those who have dug in (7.1.4).
  const hasMarched = now.spent > pos.field(u, 'spent') || pos.has(u, 'moved');
  const mayAdd =
    hasMarched &&
    !dug.has(u.p) &&
    onRoad &&
    road === 'secondary' &&
    isSlow &&
    next.length === 0 &&
    canLeave &&
    // 9.1.5: a headquarters is overrun without price.
    !(foes && overrunPrice(pos, u, to) > 0);
  return mayAdd ? 'bonus' : undefined;
}
/** Hexes a unit can be ordered to now. `dug`: units that have dug in. */
export function reach(pos: Position, u: Unit, node: string, dug: ReadonlySet<number>): ReadonlySet<Hex> {
  const out = new Set<Hex>();
  const start = pos.at(u);
  const best = new Map<string, number>();
  const first = pos.field(u, 'spent');
  // By points spent, so that nobody is looked at twice.
  const queue = new Map<number, Place[]>([[first, [{ hex: start, spent: first, onRoad: !pos.has(u, 'off-road') }]]]);
  const most = Math.max(first, allowance(pos, u, node));
  for (let spent = first; spent <= most; spent++)
    for (const now of queue.get(spent) ?? []) {
      if ((best.get(`${now.hex} ${now.onRoad}`) ?? spent) < spent) continue;
      for (const to of neighbours(now.hex)) {
        const next = after(pos, u, node, now, to, dug);
        if (next === undefined) continue;
        out.add(to);
        // 4.2.1; an order ends where somebody is overrun, the next one may lead on.
        if (next === 'bonus' || believedZones(pos, u.side, to).length > 0) continue;
        if (pos.of(foeOf(u.side), to).length > 0) continue;
        // A unit with no points at all has its one hex (R44).
        if (next.spent === 0) continue;
        const id = `${to} ${next.onRoad}`;
        if ((best.get(id) ?? Number.POSITIVE_INFINITY) <= next.spent) continue;
        best.set(id, next.spent);
        const there = queue.get(next.spent);
        if (there) there.push(next);
        else queue.set(next.spent, [next]);
      }
    }
  out.delete(start);
  return out;
}
/** What a march along a path leaves spent; `bonus` where its last hex was given on top; undefined where it was not legal. */
export function paid(pos: Position, u: Unit, node: string, path: readonly Hex[]): number | 'bonus' | undefined {
  let now: Place = { hex: pos.at(u), spent: pos.field(u, 'spent'), onRoad: !pos.has(u, 'off-road') };
  for (const [i, to] of path.entries()) {
    const next = after(pos, u, node, now, to, NOBODY);
    if (next === undefined) return undefined;
    if (next === 'bonus') return i === path.length - 1 ? 'bonus' : undefined;
    if (i < path.length - 1 && believedZones(pos, u.side, to).length > 0) return undefined;
    now = next;
  }
  return now.spent;
}

/** Whether a unit may be ordered to move at all in this step. */
export function mayMove(pos: Position, u: Unit, node: string): boolean {
  if (!pos.isOnMap(u) || pos.has(u, 'halted')) return false;
  if (isGun(u) && !pos.has(u, 'limbered')) return false;
  if (node === 'movement') return !pos.has(u, 'strategic');
  // 12.1.4, R28: those marked, and those who entered in this phase.
  if (!pos.has(u, 'strategic') && pos.field(u, 'spent') === 0) return false;
  if (pos.has(u, 'fought')) return false;
  return believedZones(pos, u.side, pos.at(u)).length === 0;
}
