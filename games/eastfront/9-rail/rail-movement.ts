// Rail Movement (9.2).
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Preview,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { entryOf, exitOf } from '../1-map/rail-entries.ts';
import { onRail, railNeighbours } from '../1-map/railroads.ts';
import { leaveBeach } from '../15-seapower/beachhead.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { zoneIsOnLine, zonePasses } from '../16-strategic/exit-rail-moves.ts';
import { adjacentExits } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isClosed, isShut } from '../3-scenarios/closed-hexes.ts';
import { rearguardRefusal } from '../6-movement/disengaging.ts';
import { sideRefusal, sideUsed, useSide } from '../6-movement/hexside-limits.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { clockAfter, hexesPerMove, movesFor, railRefusal } from '../6-movement/strategic-moves.ts';
import { bindsRailMoves } from '../8-control/effects-of-control.ts';
import { EXIT_RAIL_HEXES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isBattle, isEngaged, isFriendly, unitsAt, unitsOf } from '../state.ts';
import { type Asking, type Play, type Query, verb } from '../words.ts';
import { isOnLine, railSupply } from './rail-supply.ts';

/** A way by rail. `cost` counts hexes; what is left of a Rail Move that ends early counts as ridden. */
interface Ride {
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
const gateRefusal = rule(
  '9.22',
  (q: Query, p: Piece, from: Loc, to: Loc): Refusal | undefined =>
    sideUsed(q, from, to, q.sideOf(p)) > 0 ? rearguardRefusal(q, p, from, to) : sideRefusal(from, to),
  () => undefined,
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
/** 9.22: the sides by which an engaged unit can leave its battle by rail on the way to a place. */
function railGates(q: Query, p: Piece, to: Loc, moves: number): readonly Loc[] {
  if (!isEngaged(q, p)) return [];
  return firstSteps(q, p).filter((gate) => findRides(q, p, moves, gate).has(to));
}
function firstSteps(q: Query, p: Piece): readonly Loc[] {
  return [...railSteps(q.at(p))].map(([to]) => to).filter((to) => to >= 0);
}

function startsOnRails(q: Query, at: Loc, side: Side): boolean {
  if (isHex(at)) return isOnLine(q, at, side);
  return isExit(at) && zoneIsOnLine(q, at, side);
}
/** `sides`: whether those of a battle that are used up, or left to the Rearguard, bar the way. */
function findRides(
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

/** Why no train goes to a place, wherever it comes from. */
function lineRefusal(q: Query, to: Loc, side: Side): Refusal | undefined {
  if (unitsAt(q, to, enemyOf(side)).length > 0)
    return refuse('9.21', say`Units cannot engage by rail; there are enemies at ${place(to)}.`, { places: [to] });
  if (isHex(to) && isClosed(q, to)) return refuse('9.21', say`${place(to)} is closed to units.`, { places: [to] });
  return railPasses(q, to, side)
    ? undefined
    : refuse('9.21', say`${place(to)} is not on a friendly rail line.`, { places: [to] });
}
/** Why no ride leads there, or why it may not end there. */
function rideRefusal(q: Query, p: Piece, to: Loc, ride: Ride | undefined): Refusal | undefined {
  if (ride) return stackRefusal(q, p, to, { path: ride.path, spend: movesFor(ride.cost) });
  const no = restrictedRefusal(q, p, to) ?? lineRefusal(q, to, q.sideOf(p)) ?? shutInRefusal(q, p, to);
  if (no) return no;
  return refuse(
    '9.21',
    say`No friendly line leads ${unit(p)} to ${place(to)} within ${counted(railMovesLeft(q), 'Rail Move')}.`,
    { places: [to] },
  );
}
/** 9.22: the side of a battle that bars the way, where the lines themselves would do. */
function shutInRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (!isEngaged(q, p)) return undefined;
  for (const gate of firstSteps(q, p)) {
    const shut = gateRefusal(q, p, q.at(p), gate);
    if (shut && findRides(q, p, railMovesLeft(q), gate, 'shut').has(to)) return shut;
  }
  return undefined;
}
function ridePreview(ride: Ride | undefined): Preview {
  return { cost: movesFor(ride?.cost ?? 0), path: ride?.path ?? [] };
}
function ride(g: Play, p: Piece, to: Loc, by: Ride | undefined): void {
  if (!by) throw new Error('eastfront: no line');
  payFor(g, movesFor(by.cost));
  g.raise(p, 'moved');
  rideRail(g, p, to, by.path);
}
const noMoves = (q: Query): Refusal | undefined =>
  railMovesLeft(q) > 0
    ? undefined
    : refuse('9.2', say`Rail moves take the Supreme Moves of an active Supreme HQ; none are left.`);
/** Who rides. */
const RIDER: Asking<unknown, Piece> = {
  title: 'unit',
  candidates: (q) => unitsOf(q, q.actor),
  refuse: (q, _soFar, p) => railRefusal(q, p),
};

export const railMove = verb({
  id: 'rail',
  title: 'Move by rail',
  rule: '9.2',
  refuse: noMoves,
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: RIDER,
    to: {
      candidates: (q, { piece }) => railMoves(q, piece, railMovesLeft(q)).keys(),
      refuse: (q, { piece }, to) => rideRefusal(q, piece, to, railMoves(q, piece, railMovesLeft(q)).get(to)),
      preview: (q, { piece }, to) => ridePreview(railMoves(q, piece, railMovesLeft(q)).get(to)),
    },
  },
  apply(g, { piece, to }) {
    ride(g, piece, to, railMoves(g, piece, railMovesLeft(g)).get(to));
  },
});

function rideOver(q: Query, p: Piece, to: Loc, via: Loc): Ride | undefined {
  return findRides(q, p, railMovesLeft(q), via).get(to);
}
/** 9.22: which side of a battle a unit leaves by is its owner's choice, since the sides are counted. */
export const railVia = verb({
  id: 'rail-via',
  title: 'Move by rail over a chosen side',
  rule: '9.22',
  refuse: noMoves,
  args: { piece: 'piece', to: 'place', via: 'place' },
  ask: {
    piece: {
      ...RIDER,
      refuse: (q, _soFar, p) =>
        railRefusal(q, p) ??
        (isEngaged(q, p)
          ? undefined
          : refuse('9.22', say`${unit(p)} is not in a battle: no side is counted when it goes by rail.`, {
              pieces: [p],
            })),
    },
    to: {
      candidates: (q, { piece }) =>
        [...railMoves(q, piece, railMovesLeft(q)).keys()].filter(
          (to) => railGates(q, piece, to, railMovesLeft(q)).length > 1,
        ),
      refuse: (q, { piece }, to) => {
        const no = rideRefusal(q, piece, to, railMoves(q, piece, railMovesLeft(q)).get(to));
        if (no) return no;
        return railGates(q, piece, to, railMovesLeft(q)).length > 1
          ? undefined
          : refuse('9.22', say`${unit(piece)} has only one side to leave by on its way to ${place(to)}.`, {
              places: [to],
            });
      },
    },
    via: {
      title: 'by way of',
      candidates: (q, { piece, to }) => railGates(q, piece, to, railMovesLeft(q)),
      refuse: (q, { piece, to }, via) =>
        firstSteps(q, piece).includes(via)
          ? (gateRefusal(q, piece, q.at(piece), via) ?? rideRefusal(q, piece, to, rideOver(q, piece, to, via)))
          : refuse('9.22', say`No railway leads from ${place(q.at(piece))} to ${place(via)}.`, { places: [via] }),
      preview: (q, { piece, to }, via) => ridePreview(rideOver(q, piece, to, via)),
    },
  },
  apply(g, { piece, to, via }) {
    ride(g, piece, to, rideOver(g, piece, to, via));
  },
});
