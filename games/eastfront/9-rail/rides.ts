// Rides (9.21): where trains take a unit, and by which side of a battle they leave it (9.22).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { entryOf, exitOf } from '../1-map/rail-entries.ts';
import { onRail, railNeighbours } from '../1-map/railroads.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { zoneIsOnLine, zonePasses } from '../16-strategic/exit-rail-moves.ts';
import { adjacentExits } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isClosed, isShut } from '../3-scenarios/closed-hexes.ts';
import { rearguardRefusal } from '../6-movement/disengaging.ts';
import { sideRefusal, sideUsed } from '../6-movement/hexside-limits.ts';
import { clockAfter, hexesPerMove } from '../6-movement/strategic-moves.ts';
import { bindsRailMoves } from '../8-control/effects-of-control.ts';
import { EXIT_RAIL_HEXES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isBattle, isEngaged, isFriendly, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isOnLine, railSupply } from './rail-supply.ts';

/** A way by rail. `cost` counts hexes; what is left of a Rail Move that ends early counts as ridden. */
export interface Ride {
  readonly cost: number;
  readonly path: readonly Loc[];
}

/** 9.21, 8.4d: over friendly lines, which are those that lead to a source (9.12a), without battles. Enemy-held home zones may be passed (16.24). */
const railPasses = rule(
  '9.21',
  (q: Query, at: Loc, side: Side): boolean => {
    if (isExit(at)) return zonePasses(q, at, side);
    // A hex whose last defender has left is friendly until the phase ends, and yet no train passes the enemy in it.
    if (isBattle(q, at) || unitsAt(q, at, enemyOf(side)).length > 0) return false;
    return railSupply(q, side)[at] === SUPPLIED || !bindsRailMoves();
  },
  () => true,
);
/** Whether a Rail Move can end there: not in a closed hex (RULINGS R10), nor among the enemies in a zone that trains go round. */
function isStop(q: Query, at: Loc, side: Side): boolean {
  if (!isExit(at)) return !isClosed(q, at);
  return isFriendly(q, at, side) && unitsAt(q, at, enemyOf(side)).length === 0;
}

/** 9.22: by rail out of a battle over the sides that are open on foot, and with a way left for the Rearguard. */
export const gateRefusal = rule(
  '9.22',
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined =>
    sideUsed(q, from, to, q.sideOf(p)) > 0 ? rearguardRefusal(q, p, from, to) : sideRefusal(from, to),
  () => undefined,
);

/** Hexes counted, and places one step along the rails: zones count two (16.24). */
function* railSteps(at: Loc): Generator<readonly [to: Loc, hexes: number]> {
  if (isExit(at)) {
    yield [entryOf(at), EXIT_RAIL_HEXES];
    for (const e of adjacentExits(at)) yield [e, EXIT_RAIL_HEXES];
    return;
  }
  for (const next of railNeighbours(at)) yield [next, 1];
  const zone = exitOf(at);
  if (zone >= 0 && onRail[at] === 1) yield [zone, EXIT_RAIL_HEXES];
}

/** Where a unit can go with this many Rail Moves, by the shortest line. */
export function railMoves(q: Query, p: Piece, moves: number): ReadonlyMap<Loc, Ride> {
  const byMoves = cachedFor(q, 'ef.rides', BOARD, p, () => new Map<number, ReadonlyMap<Loc, Ride>>());
  const known = byMoves.get(moves) ?? findRides(q, p, moves);
  byMoves.set(moves, known);
  return known;
}
/** 9.22: the sides by which an engaged unit can leave its battle by rail on the way to a place. */
export function railGates(q: Query, p: Piece, to: Loc, moves: number): readonly Loc[] {
  if (!isEngaged(q, p)) return [];
  return firstSteps(q, p).filter((gate) => findRides(q, p, moves, gate).has(to));
}
export function firstSteps(q: Query, p: Piece): readonly Loc[] {
  return [...railSteps(q.at(p))].map(([to]) => to).filter((to) => to >= 0);
}

function startsOnRails(q: Query, at: Loc, side: Side): boolean {
  if (isHex(at)) return isOnLine(q, at, side);
  return isExit(at) && zoneIsOnLine(q, at, side);
}
/** `sides`: whether those of a battle that are used up, or left to the Rearguard, bar the way. */
export function findRides(
  q: Query,
  p: Piece,
  moves: number,
  gate?: Loc,
  sides: 'open' | 'shut' = 'open',
): ReadonlyMap<Loc, Ride> {
  const side = q.sideOf(p);
  const start = q.at(p);
  const out = new Map<Loc, Ride>();
  if (!startsOnRails(q, start, side)) return out;
  const budget = moves * hexesPerMove();
  const engaged = isEngaged(q, p);
  /** Where a unit cannot stop it matters how much of its Rail Move is left, so all ways there are kept; elsewhere the shortest. */
  const known = new Map<Loc, Set<number>>();
  const queue: [Loc, Ride][][] = Array.from({ length: budget + 1 }, () => []);
  const arrive = (at: Loc, ride: Ride): void => {
    if (ride.cost > budget) return;
    let clocks = known.get(at);
    if (!clocks) {
      clocks = new Set();
      known.set(at, clocks);
    } else if (clocks.has(ride.cost) || (isStop(q, at, side) && Math.min(...clocks) <= ride.cost)) return;
    clocks.add(ride.cost);
    queue[ride.cost]?.push([at, ride]);
  };
  arrive(start, { cost: 0, path: [start] });
  for (let cost = 0; cost <= budget; cost++)
    for (const [at, ride] of queue[cost] ?? []) {
      const stop = at === start || isStop(q, at, side);
      if (at !== start && stop && !out.has(at) && !lineRefusal(q, at, side)) out.set(at, ride);
      for (const [to, hexes] of railSteps(at)) {
        if (to < 0 || to === start || !railPasses(q, to, side) || isShut(q, to) || restrictedRefusal(q, p, to))
          continue;
        if (at === start && engaged && sides === 'open' && gateRefusal(q, p, start, to)) continue;
        if (at === start && gate !== undefined && to !== gate) continue;
        const path = [...ride.path, to];
        const clock = clockAfter(cost, hexes, stop ? 'may stop' : 'may not stop');
        if (clock !== undefined) arrive(to, { cost: clock, path });
        // It may pay to begin a new Rail Move before a zone where none can end.
        if (stop && cost > 0 && !isStop(q, to, side))
          arrive(to, { cost: Math.ceil(cost / hexesPerMove()) * hexesPerMove() + hexes, path });
      }
    }
  return out;
}

/** Why no train goes to a place, wherever it comes from. */
export function lineRefusal(q: Query, to: Loc, side: Side): Refusal | undefined {
  if (unitsAt(q, to, enemyOf(side)).length > 0)
    return refuse('9.21', say`Units cannot engage by rail; there are enemies at ${place(to)}.`, { places: [to] });
  if (isHex(to) && isClosed(q, to)) return refuse('9.21', say`${place(to)} is closed to units.`, { places: [to] });
  return railPasses(q, to, side)
    ? undefined
    : refuse('9.21', say`${place(to)} is not on a friendly rail line.`, { places: [to] });
}
