// Voyages (15.2): where ships take a unit, and why they do not.
import {
  counted,
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { isExit, isHex } from '../1-map/board.ts';
import { isZoneClosed } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { moverRefusal } from '../4-sequence/movement-phase.ts';
import { givesUpBattle } from '../6-movement/retreats.ts';
import { movesForSeas } from '../6-movement/strategic-moves.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isBattle, isEngaged, isFriendly, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { isPort, portRoom, PORTS, seasAt } from './ports.ts';
import { controlsSea, hasSeapower, type Sea, seas, seasBeyond } from './seas.ts';

/** Every place that may be a port of a side now. */
export function ports(q: Query): readonly Loc[] {
  const beaches = q.marked('beachhead').map(Number);
  return [...PORTS, ...beaches.filter((b) => q.mark('beachhead', b) > 0 && !PORTS.includes(b))];
}

/** How many sea areas lie between a port and each other port, over seas the side controls. */
function voyages(q: Query, from: Loc, side: Side): ReadonlyMap<Loc, number> {
  const out = new Map<Loc, number>();
  const all = ports(q);
  let edge: readonly Sea[] = seasAt(q, from, side).filter((s) => controlsSea(q, s, side));
  const seen = new Set<Sea>();
  for (let cost = 1; edge.length > 0; cost++) {
    const next: Sea[] = [];
    for (const s of edge) {
      if (seen.has(s)) continue;
      seen.add(s);
      for (const port of all)
        if (port !== from && !out.has(port) && seasAt(q, port, side).includes(s)) out.set(port, cost);
      next.push(...seasBeyond(q, s, side));
    }
    edge = next;
  }
  return out;
}

/** 15.2: a unit goes from a friendly port to others; by port, the Supreme Moves it takes. */
export function seaMoves(q: Query, p: Piece): ReadonlyMap<Loc, number> {
  return cachedFor(q, 'ef.sails', BOARD, p, () => {
    const side = q.sideOf(p);
    const out = new Map<Loc, number>();
    if (!hasSeapower(q) || !isPort(q, q.at(p), side) || !isFriendly(q, q.at(p), side)) return out;
    for (const [to, areas] of voyages(q, q.at(p), side)) out.set(to, movesForSeas(areas));
    return out;
  });
}

/** 15.2, 15.6n: nobody retreats by sea movement. */
const retreatRefusal = rule(
  '15.6n',
  (q: Query, p: Piece): Refusal | undefined =>
    isEngaged(q, p) && givesUpBattle(q, p)
      ? refuse('15.6n', say`${unit(p)} is the last to hold ${place(q.at(p))}; only an evacuation takes it away.`, {
          pieces: [p],
        })
      : undefined,
  () => undefined,
);

/** 6.53c, 15.2: why a unit cannot embark. */
export const embarkRefusal = rule(
  '15.2',
  (q: Query, p: Piece): Refusal | undefined => {
    const at = q.at(p);
    const no = moverRefusal(q, p);
    if (no && no.rule !== '5.3') return no;
    if (!hasSeapower(q)) return refuse('OPT.sea', say`This game is played without Seapower.`);
    if (q.within('blitz-movement')) return refuse('15.2', say`There are no sea moves in the blitz.`);
    if (!isPort(q, at, q.sideOf(p)) || !isFriendly(q, at, q.sideOf(p)))
      return refuse('15.2', say`${unit(p)} is not in a friendly port.`, { places: [at] });
    if (portRoom(q, at) <= 0) return refuse('15.21', say`${place(at)} has no room for more ships this turn.`);
    const last = retreatRefusal(q, p);
    if (last) return last;
    return seasAt(q, at, q.sideOf(p)).some((s) => controlsSea(q, s, q.sideOf(p)))
      ? undefined
      : refuse('15.1', say`No control port of the sea at ${place(at)} is friendly.`, { places: [at] });
  },
  (q, p) => (isEngaged(q, p) || q.has(p, 'moved') || q.has(p, 'active') ? refuse('15.2', say`no`) : undefined),
);

/** 15.2: why it cannot land there. */
export const portRefusal = rule(
  '15.2',
  (q: Query, p: Piece, to: Loc, budget: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!isPort(q, to, side)) return refuse('15.2', say`${place(to)} has no port.`, { places: [to] });
    if (!isFriendly(q, to, side)) return refuse('15.2', say`${place(to)} is not a friendly port.`, { places: [to] });
    if (isBattle(q, to))
      return refuse('15.2', say`There is a battle at ${place(to)}; ships cannot land units there.`, { places: [to] });
    // A port whose last defender has left is friendly until the phase ends, and yet nobody engages by sea.
    if (unitsAt(q, to, enemyOf(side)).length > 0)
      return refuse('15.2', say`Only enemy units are at ${place(to)}; nobody engages by sea.`, { places: [to] });
    if (isExit(to) && isZoneClosed(q, to)) return refuse('EDW.2', say`${place(to)} is out of play.`, { places: [to] });
    if (isHex(to) && isClosed(q, to))
      return refuse('EDW.2', say`${place(to)} is outside the area of this scenario.`, { places: [to] });
    if (portRoom(q, to) <= 0)
      return refuse('15.21', say`${place(to)} has no room for more ships this turn.`, { places: [to] });
    const cost = seaMoves(q, p).get(to);
    if (cost === undefined) return refuse(...noWay(q, p, to), { places: [q.at(p), to] });
    return cost > budget
      ? refuse(
          '6.53b',
          say`${place(to)} is ${counted(cost, 'sea area')} away; you have ${counted(budget, 'Supreme Move')} left.`,
          {
            places: [to],
          },
        )
      : restrictedRefusal(q, p, to);
  },
  () => undefined,
);
/** Why no voyage leads there: the sea of the goal is not controlled, or the way to it is barred. */
function noWay(q: Query, p: Piece, to: Loc): readonly [string, Message] {
  const side = q.sideOf(p);
  const shut = seasAt(q, to, side).filter((s) => !controlsSea(q, s, side));
  const first = shut[0];
  if (first !== undefined && shut.length === seasAt(q, to, side).length)
    return ['15.1', say`The ${first.name} is controlled from ${place(first.control)}, which is not friendly.`];
  const straits = seas.some((s) => controlsSea(q, s, side) && s.adjoins.some((i) => barred(q, s, seas[i], side)));
  return straits
    ? ['15.1h', say`The enemy holds a bank of the Kerch Straits.`]
    : ['15.1', say`No controlled seas lead from ${place(q.at(p))} to ${place(to)}.`];
}
function barred(q: Query, from: Sea, to: Sea | undefined, side: Side): boolean {
  return to !== undefined && controlsSea(q, to, side) && !seasBeyond(q, from, side).includes(to);
}
