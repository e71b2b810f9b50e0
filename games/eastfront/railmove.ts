// Strategic moves by rail (6.53, 9.2).
import { place, type Play, type Query, type Refusal, refuse, rule, say, unit, verb } from '@rasputitsa/kernel';
import { leaveBeach } from './beachhead.ts';
import { adjacentExits, entryOf, exitOf, hasRail, isExit, isHex, neighbour, onRail } from './board.ts';
import { isClosed, isHomeZone, isZoneClosed } from './control.ts';
import { EXIT_RAIL_HEXES, RAIL_MOVE_HEXES } from './data/tables.ts';
import { givesUpBattle, sideUsed, useSide } from './hexsides.ts';
import { moverRefusal, rearguardRefusal, stackRefusal } from './movement.ts';
import { railSupply } from './rail.ts';
import { restrictedRefusal } from './satellites.ts';
import { SUPPLIED } from './sea.ts';
import { isBattle, isEngaged, isFriendly, unitsAt, unitsOf } from './state.ts';
import { enemyOf } from './units.ts';

export interface Ride {
  readonly cost: number;
  readonly path: readonly number[];
}

/** 9.21, 8.4d: over friendly lines, which are those that lead to a source (9.12a), without battles. Enemy-held home zones may be passed (16.24). */
const railPasses = rule(
  '9.21',
  (q: Query, at: number, side: number): boolean =>
    isExit(at) ? zonePasses(q, at, side) : railSupply(q, side)[at] === SUPPLIED && !isBattle(q, at),
  () => true,
);

/** 16.24: trains go round enemies in a home zone, but not where a zone is out of play; another zone must be theirs and quiet. */
const zonePasses = rule(
  '16.24',
  (q: Query, exit: number, side: number): boolean =>
    !isZoneClosed(q, exit) && (isHomeZone(q, exit, side) || (isFriendly(q, exit, side) && !isBattle(q, exit))),
  (q, exit, side) => isFriendly(q, exit, side),
);
/** Whether a friendly rail line enters the hex. */
function isOnLine(q: Query, hex: number, side: number): boolean {
  return onRail[hex] === 1 && railSupply(q, side)[hex] === SUPPLIED;
}

/** Hexes counted, and places one step along the rails: zones count two (16.24). */
function* railSteps(at: number): Generator<readonly [to: number, hexes: number]> {
  if (isExit(at)) {
    yield [entryOf(at), EXIT_RAIL_HEXES];
    for (const e of adjacentExits(at)) yield [e, EXIT_RAIL_HEXES];
    return;
  }
  for (let d = 0; d < 6; d++) if (hasRail(at, d)) yield [neighbour(at, d), 1];
  const zone = exitOf(at);
  if (zone >= 0 && onRail[at] === 1) yield [zone, EXIT_RAIL_HEXES];
}

/** 9.21: how far one Rail Move carries. */
const hexesPerMove = rule(
  '6.53a',
  (): number => RAIL_MOVE_HEXES,
  () => 1,
);

/** Where a unit can go with this many Rail Moves, by the shortest line. */
export function railMoves(q: Query, p: number, moves: number): ReadonlyMap<number, Ride> {
  return q.cached(`ef.rails.${p}.${moves}`, ['pieces', 'layers', 'tracks', 'marks'], () => findRides(q, p, moves));
}
function findRides(q: Query, p: number, moves: number): ReadonlyMap<number, Ride> {
  const side = q.sideOf(p);
  const start = q.at(p);
  const out = new Map<number, Ride>();
  if (!(isHex(start) || isExit(start)) || (isHex(start) && !isOnLine(q, start, side))) return out;
  const budget = moves * hexesPerMove();
  const best = new Map<number, Ride>([[start, { cost: 0, path: [start] }]]);
  const queue: number[][] = Array.from({ length: budget + 1 }, () => []);
  queue[0]?.push(start);
  for (let cost = 0; cost <= budget; cost++)
    for (const at of queue[cost] ?? []) {
      const here = best.get(at);
      if (!here || here.cost !== cost) continue;
      for (const [to, hexes] of railSteps(at)) {
        const sum = cost + hexes;
        if (to < 0 || sum > budget || !railPasses(q, to, side) || (best.get(to)?.cost ?? 999) <= sum) continue;
        if (at === start && isEngaged(q, p) && (sideUsed(q, start, to, side) <= 0 || rearguardRefusal(q, p, start, to)))
          continue;
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

/** Rail Moves a ride takes. */
export function movesFor(cost: number): number {
  return Math.max(1, Math.ceil(cost / hexesPerMove()));
}

/** 9.22, 6.53c: by rail out of a friendly battle hex, but not as the last to leave it. */
export const railRefusal = rule(
  '6.53c',
  (q: Query, p: number): Refusal | undefined => {
    const no = moverRefusal(q, p);
    if (no && no.rule !== '5.3') return no;
    if (q.track('supreme') <= 0) return refuse('9.2', say`Rail moves take Supreme Moves, and none is left.`);
    if (q.within('blitz movement')) return refuse('9.2', say`There are no rail moves in the blitz.`);
    if (isHex(q.at(p)) && !isOnLine(q, q.at(p), q.sideOf(p)))
      return refuse('9.21', say`${unit(p)} stands on no friendly rail line.`, { places: [q.at(p)] });
    if (isEngaged(q, p) && givesUpBattle(q, p))
      return refuse('9.22', say`${unit(p)} is the last to hold ${place(q.at(p))}; nobody retreats by rail.`, {
        pieces: [p],
      });
    return undefined;
  },
  () => undefined,
);

export function rideRail(g: Play, p: number, to: number, path: readonly number[]): void {
  const side = g.sideOf(p);
  const from = g.at(p);
  if (isEngaged(g, p)) useSide(g, from, path[1] ?? to, side);
  const engaged = isEngaged(g, p);
  g.move(p, to, { path, by: 'rail' });
  leaveBeach(g, p);
  g.raise(p, 'strategic');
  if (engaged && !g.has(p, 'active')) g.conceal([p], enemyOf(side));
}

export const railMove = verb<{ readonly piece: number; readonly to: number; readonly [name: string]: number }>({
  id: 'rail',
  title: 'Move by rail',
  rule: '9.2',
  refuse: (q) =>
    q.track('supreme') > 0 ? undefined : refuse('9.2', say`Rail moves take Supreme Moves, and there are none.`),
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => railRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q, { piece = -1 }) => railMoves(q, piece, q.track('supreme')).keys(),
      refuse: (q, { piece = -1 }, to) =>
        railMoves(q, piece, q.track('supreme')).has(Number(to))
          ? stackRefusal(
              q,
              piece,
              Number(to),
              movesFor(railMoves(q, piece, q.track('supreme')).get(Number(to))?.cost ?? 0),
            )
          : refuse(
              '9.21',
              say`No friendly line leads ${unit(piece)} to ${place(Number(to))} within ${q.track('supreme')} Rail Moves.`,
              { places: [Number(to)] },
            ),
      preview: (q, { piece = -1 }, to) => {
        const ride = railMoves(q, piece, q.track('supreme')).get(Number(to));
        return { cost: movesFor(ride?.cost ?? 0), path: ride?.path ?? [] };
      },
    },
  ],
  apply(g, { piece, to }) {
    const ride = railMoves(g, piece, g.track('supreme')).get(to);
    if (!ride) throw new Error('eastfront: no line');
    g.setTrack('supreme', g.track('supreme') - movesFor(ride.cost));
    g.raise(piece, 'moved');
    rideRail(g, piece, to, ride.path);
  },
});
