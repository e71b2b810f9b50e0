// The ways of a unit by land (6.1): how far it gets, and why no further.
import { counted, type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { COUNT, isExit } from '../1-map/board.ts';
import { groundAt } from '../1-map/terrain.ts';
import { speed } from '../12-weather/mobility.ts';
import { isAllMarsh, isMarsh } from '../12-weather/terrain.ts';
import { ridesOn } from '../2-units/units.ts';
import { entryKind } from '../7-combat/river-assaults.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, BY_RIVER, cachedFor, isEngaged, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { disengageRefusal } from './disengaging.ts';
import { engageRefusal } from './engaging.ts';
import { isWholeMove, nextTo, stepRefusal } from './single-steps.ts';

/** 1.33, 1.34a, 12.24: marsh and mountain stop everyone but cavalry; snow makes marsh forest; mud makes all marsh. */
export const stopsIn = rule(
  '6.1a',
  (q: Query, p: Piece, hex: Loc): boolean => !ridesOn(q, p) && stopsAll(q, hex),
  () => false,
);
/** Whether a hex stops those who enter it on foot or wheels. */
export function stopsAll(q: Query, hex: Loc): boolean {
  return isAllMarsh(q) || groundAt(hex) === 'mountain' || isMarsh(q, hex);
}

function stoppedBy(q: Query, hex: Loc): string {
  if (isAllMarsh(q)) return 'mud';
  return groundAt(hex) === 'mountain' ? 'mountains' : 'marsh';
}

/** Somewhere a unit can get to in one move. */
export interface Way {
  readonly to: Loc;
  readonly path: readonly Loc[];
}

/** Ways of a unit by goal: where a battle is left or entered one for each side it can be done over, the best first. */
export function landWays(q: Query, p: Piece): ReadonlyMap<Loc, readonly Way[]> {
  return cachedFor(q, 'ef.ways', BOARD, p, () => findWays(q, p, speed(q, p)));
}
/** All places a unit can reach by a land move, with the way that uses the fewest hexes. */
export function landMoves(q: Query, p: Piece): ReadonlyMap<Loc, Way> {
  return cachedFor(q, 'ef.moves', BOARD, p, () => {
    const out = new Map<Loc, Way>();
    for (const [to, [first]] of landWays(q, p)) if (first) out.set(to, first);
    return out;
  });
}
/** The hex across the side that a battle is left or entered over; NONE where there is no battle. */
export function gateOf(q: Query, p: Piece, way: Way): Loc {
  if (isEngaged(q, p)) return way.path[1] ?? NONE;
  return unitsAt(q, way.to, enemyOf(q.sideOf(p))).length > 0 ? (way.path.at(-2) ?? NONE) : NONE;
}
function findWays(q: Query, p: Piece, allowance: number): ReadonlyMap<Loc, readonly Way[]> {
  const side = q.sideOf(p);
  const start = q.at(p);
  const engaged = isEngaged(q, p);
  const ways = new Map<Loc, Way[]>();
  const seen = new Set<Loc>();
  let edge: Way[] = [{ to: start, path: [start] }];
  for (let n = 0; n < allowance && edge.length > 0; n++) {
    const next: Way[] = [];
    for (const way of edge)
      for (const to of nextTo(way.to)) {
        const first = n === 0;
        if (to === start || (isWholeMove(way.to, to) && !first)) continue;
        const enemies = unitsAt(q, to, enemyOf(side)).length > 0;
        const gate = engaged ? (way.path[1] ?? to) : enemies ? way.to : NONE;
        const key = (gate + 1) * COUNT + to;
        if (seen.has(key)) continue;
        if (stepRefusal(q, p, way.to, to)) continue;
        if (first && engaged && disengageRefusal(q, p, way.to, to)) continue;
        if (enemies && engageRefusal(q, p, way.to, to, engaged || q.has(p, 'disengaged'))) continue;
        seen.add(key);
        const found = { to, path: [...way.path, to] };
        const known = ways.get(to);
        if (known) known.push(found);
        else ways.set(to, [found]);
        if (!enemies && !isWholeMove(way.to, to) && !stopsIn(q, p, to)) next.push(found);
      }
    edge = next;
  }
  for (const [to, list] of ways) if (list.length > 1) list.sort((a, b) => worth(a, to) - worth(b, to));
  return ways;
}
/** Short ways first; of equal ones those that enter over dry land, since crossing a river may make it an assault. */
function worth(way: Way, to: Loc): number {
  return way.path.length * 2 + (entryKind(way.path.at(-2) ?? to, to) === BY_RIVER ? 1 : 0);
}

/** Why this place cannot be reached: the refusal of the last step toward it, or the distance. */
export function unreachable(q: Query, p: Piece, to: Loc): Refusal {
  const start = q.at(p);
  const engaged = isEngaged(q, p);
  const ways = landMoves(q, p);
  const side = q.sideOf(p);
  // What bars the straight step says most, then a hex from which the last step could be made.
  const telling = (from: Loc) => (from === start ? 2 : stepRefusal(q, p, from, to) ? 0 : 1);
  const before = nextTo(to).toSorted((a, b) => telling(b) - telling(a));
  for (const from of before) {
    const way = from === start ? { path: [start] } : ways.get(from);
    if (!way) continue;
    const no =
      stepRefusal(q, p, from, to) ??
      (from === start && engaged ? disengageRefusal(q, p, from, to) : undefined) ??
      (unitsAt(q, to, enemyOf(side)).length > 0 ? engageRefusal(q, p, from, to, engaged) : undefined);
    if (no) return no;
    if (from !== start && isWholeMove(from, to))
      return refuse(
        isExit(from) || isExit(to) ? '16.23a' : '1.38a',
        say`Going from ${place(from)} to ${place(to)} takes a whole move.`,
        {
          places: [from, to],
        },
      );
    if (from !== start && isWholeMove(start, from))
      return refuse(isExit(from) || isExit(start) ? '16.23a' : '1.38a', say`${unit(p)} must stop at ${place(from)}.`, {
        places: [from],
      });
    if (from !== start && unitsAt(q, from, enemyOf(side)).length > 0)
      return refuse('6.31a', say`${unit(p)} stops where it meets the enemy, at ${place(from)}.`, { places: [from] });
    if (from !== start && way.path.length - 1 < speed(q, p) && stopsIn(q, p, from))
      return refuse('6.1a', say`${unit(p)} must stop at ${place(from)}, in the ${stoppedBy(q, from)}.`, {
        places: [from],
      });
  }
  return refuse(
    '6.1a',
    say`${place(to)} is out of reach: ${unit(p)} moves ${counted(speed(q, p), 'hex', 'hexes')} in this weather.`,
    {
      places: [to],
    },
  );
}
