// Rail Movement (9.2).
import { counted, type Loc, type Piece, place, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { entryOf, exitOf } from '../1-map/rail-entries.ts';
import { onRail, railNeighbours } from '../1-map/railroads.ts';
import { leaveBeach } from '../15-seapower/beachhead.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { zonePasses } from '../16-strategic/exit-rail-moves.ts';
import { adjacentExits } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { rearguardRefusal } from '../6-movement/disengaging.ts';
import { sideUsed, useSide } from '../6-movement/hexside-limits.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { hexesPerMove, movesFor, railRefusal } from '../6-movement/strategic-moves.ts';
import { bindsRailMoves } from '../8-control/effects-of-control.ts';
import { EXIT_RAIL_HEXES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isBattle, isEngaged, isFriendly, unitsAt, unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { isOnLine, railSupply } from './rail-supply.ts';

interface Ride {
  readonly cost: number;
  readonly path: readonly Loc[];
}

/** 9.21, 8.4d: over friendly lines, which are those that lead to a source (9.12a), without battles. Enemy-held home zones may be passed (16.24). */
const railPasses = rule(
  '9.21',
  (q: Query, at: Loc, side: Side): boolean => {
    if (isExit(at)) return zonePasses(q, at, side);
    return !isBattle(q, at) && (railSupply(q, side)[at] === SUPPLIED || !bindsRailMoves());
  },
  () => true,
);

/** 9.22: by rail out of a battle over the sides that are open on foot, and with a way left for the Rearguard. */
const railLeaves = rule(
  '9.22',
  (q: Query, p: Piece, from: Loc, to: Loc): boolean =>
    sideUsed(q, from, to, q.sideOf(p)) > 0 && !rearguardRefusal(q, p, from, to),
  () => true,
);
/** 9.2: each Rail Move takes one of the Supreme Moves of an active Supreme HQ. */
const railMovesLeft = rule(
  '9.2',
  (q: Query): number => q.track('supreme'),
  () => 9,
);
const payFor = rule(
  '9.2',
  (g: Play, moves: number): void => g.setTrack('supreme', g.track('supreme') - moves),
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
function findRides(q: Query, p: Piece, moves: number): ReadonlyMap<Loc, Ride> {
  const side = q.sideOf(p);
  const start = q.at(p);
  const out = new Map<Loc, Ride>();
  if (!(isHex(start) || isExit(start)) || (isHex(start) && !isOnLine(q, start, side))) return out;
  const budget = moves * hexesPerMove();
  const best = new Map<Loc, Ride>([[start, { cost: 0, path: [start] }]]);
  const queue: Loc[][] = Array.from({ length: budget + 1 }, () => []);
  queue[0]?.push(start);
  for (let cost = 0; cost <= budget; cost++)
    for (const at of queue[cost] ?? []) {
      const here = best.get(at);
      if (!here || here.cost !== cost) continue;
      for (const [to, hexes] of railSteps(at)) {
        const sum = cost + hexes;
        if (to < 0 || sum > budget || !railPasses(q, to, side) || (best.get(to)?.cost ?? 999) <= sum) continue;
        if (at === start && isEngaged(q, p) && !railLeaves(q, p, start, to)) continue;
        best.set(to, { cost: sum, path: [...here.path, to] });
        queue[sum]?.push(to);
      }
    }
  for (const [to, ride] of best) {
    if (
      to === start ||
      (isHex(to) && isClosed(q, to)) ||
      unitsAt(q, to, enemyOf(side)).length > 0 ||
      restrictedRefusal(q, p, to)
    )
      continue;
    if (isExit(to) && !isFriendly(q, to, side)) continue;
    out.set(to, ride);
  }
  return out;
}

export function rideRail(g: Play, p: Piece, to: Loc, path: readonly Loc[]): void {
  const side = g.sideOf(p);
  const from = g.at(p);
  if (isEngaged(g, p)) useSide(g, from, path[1] ?? to, side);
  const engaged = isEngaged(g, p);
  g.move(p, to, { path, by: 'rail' });
  leaveBeach(g, p);
  g.raise(p, 'strategic');
  if (engaged && !g.has(p, 'active')) g.conceal([p], enemyOf(side));
}

export const railMove = verb({
  id: 'rail',
  title: 'Move by rail',
  rule: '9.2',
  refuse: (q) =>
    railMovesLeft(q) > 0
      ? undefined
      : refuse('9.2', say`Rail moves take the Supreme Moves of an active Supreme HQ; none are left.`),
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => railRefusal(q, p),
    },
    to: {
      candidates: (q, { piece }) => railMoves(q, piece, railMovesLeft(q)).keys(),
      refuse: (q, { piece }, to) => {
        const ride = railMoves(q, piece, railMovesLeft(q)).get(to);
        return ride
          ? stackRefusal(q, piece, to, { path: ride.path, spend: movesFor(ride.cost) })
          : refuse(
              '9.21',
              say`No friendly line leads ${unit(piece)} to ${place(to)} within ${counted(railMovesLeft(q), 'Rail Move')}.`,
              { places: [to] },
            );
      },
      preview: (q, { piece }, to) => {
        const ride = railMoves(q, piece, railMovesLeft(q)).get(to);
        return { cost: movesFor(ride?.cost ?? 0), path: ride?.path ?? [] };
      },
    },
  },
  apply(g, { piece, to }) {
    const ride = railMoves(g, piece, railMovesLeft(g)).get(to);
    if (!ride) throw new Error('eastfront: no line');
    payFor(g, movesFor(ride.cost));
    g.raise(piece, 'moved');
    rideRail(g, piece, to, ride.path);
  },
});
