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
  unit,
} from '@rasputitsa/kernel';
import { leaveBeach } from '../15-seapower/beachhead.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { useSide } from '../6-movement/hexside-limits.ts';
import { stackRefusal } from '../6-movement/overstacking.ts';
import { movesFor, railRefusal } from '../6-movement/strategic-moves.ts';
import { enemyOf } from '../sides.ts';
import { isEngaged, unitsOf } from '../state.ts';
import { type Asking, type Play, type Query, verb } from '../words.ts';
import { findRides, firstSteps, gateRefusal, lineRefusal, railGates, railMoves, type Ride } from './rides.ts';

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
