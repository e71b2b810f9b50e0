// The ways of a unit by land (6.1): how far it gets, and why no further.
import { counted, type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { COUNT, isExit, isHex } from '../1-map/board.ts';
import { groundAt, isOpen } from '../1-map/terrain.ts';
import { speed } from '../12-weather/mobility.ts';
import { isAllMarsh, isMarsh } from '../12-weather/terrain.ts';
import { isSatellite, ridesOn } from '../2-units/units.ts';
import { closesHexes } from '../3-scenarios/closed-hexes.ts';
import { entryKind } from '../7-combat/river-assaults.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, BY_RIVER, cachedFor, isEngaged, stands, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { disengageRefusal } from './disengaging.ts';
import { engageRefusal } from './engaging.ts';
import { directionsFrom, isWholeMove, mayBeWhole, nextTo, stepRefusal } from './single-steps.ts';

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
const reached = new Int32Array(COUNT);
let stamp = 0;
function findWays(q: Query, p: Piece, allowance: number): ReadonlyMap<Loc, readonly Way[]> {
  const start = q.at(p);
  const engaged = isEngaged(q, p);
  const foe = enemyOf(q.sideOf(p));
  // Whoever is bound to no area goes anywhere that is open, where the scenario closes nothing.
  const isBound = isSatellite(q, p) || closesHexes(q);
  const ways = new Map<Loc, Way[]>();
  // Places where no battle is entered or left, and ways into or out of battles.
  const mark = ++stamp;
  const seen = new Set<number>();
  let edge: Way[] = [{ to: start, path: [start] }];
  for (let n = 0; n < allowance && edge.length > 0; n++) {
    const first = n === 0;
    const next: Way[] = [];
    for (const way of edge) {
      const from = way.to;
      const steps = nextTo(from);
      const directions = directionsFrom(from);
      for (let i = 0; i < steps.length; i++) {
        const to = steps[i] ?? NONE;
        if (to === start) continue;
        const isWhole = mayBeWhole(from) && isWholeMove(from, to);
        if (isWhole && !first) continue;
        const d = directions[i] ?? -1;
        // No way over that side for anybody: what bars it is put into words only for those who ask.
        if (reached[to] === mark || (d >= 0 && !isOpen(from, d))) continue;
        const enemies = stands(q, to, foe);
        const isFree = !engaged && !enemies;
        const key = ((engaged ? (way.path[1] ?? to) : from) + 1) * COUNT + to;
        if (!isFree && seen.has(key)) continue;
        if ((isBound || !isHex(from) || !isHex(to)) && stepRefusal(q, p, from, to)) continue;
        if (first && engaged && disengageRefusal(q, p, from, to)) continue;
        if (enemies && engageRefusal(q, p, from, to, engaged || q.has(p, 'disengaged'))) continue;
        if (isFree) reached[to] = mark;
        else seen.add(key);
        const found = { to, path: [...way.path, to] };
        const known = ways.get(to);
        if (known) known.push(found);
        else ways.set(to, [found]);
        if (!enemies && !isWhole && n + 1 < allowance && !stopsIn(q, p, to)) next.push(found);
      }
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

// Why not

/** So far a reason is looked for: further than anybody marches. */
const FAR = 10;

/** Why this place cannot be reached: what bars the straight way, else the distance. */
export function unreachable(q: Query, p: Piece, to: Loc): Refusal {
  const start = q.at(p);
  if (to === start) return refuse('6.1a', say`${unit(p)} is at ${place(to)} already.`, { places: [to] });
  const straight = nextTo(start).includes(to)
    ? (stepRefusal(q, p, start, to) ?? barredBy(q, p, [start, to]))
    : isEngaged(q, p)
      ? stuckRefusal(q, p)
      : undefined;
  if (straight) return straight;
  const rough = roughWay(q, p, to);
  const short = rough && rough.length - 1 <= speed(q, p) ? barredBy(q, p, rough) : undefined;
  if (short) return short;
  const open = findWays(q, p, FAR).get(to)?.[0];
  if (open) return tooFar(q, p, to, open.path.length - 1);
  if (!rough) return noWay(q, p, to);
  return barredBy(q, p, rough) ?? tooFar(q, p, to, rough.length - 1);
}
function tooFar(q: Query, p: Piece, to: Loc, hexes: number): Refusal {
  const moves = counted(speed(q, p), 'hex', 'hexes');
  return refuse(
    '6.1a',
    say`${place(to)} is ${counted(hexes, 'hex', 'hexes')} away; ${unit(p)} moves ${moves} in this weather.`,
    {
      places: [to],
    },
  );
}
/** 6.32, 6.33: why an engaged unit can leave its battle by no side at all. */
function stuckRefusal(q: Query, p: Piece): Refusal | undefined {
  const at = q.at(p);
  const sides = nextTo(at).filter((to) => !stepRefusal(q, p, at, to));
  const refusals = sides.map((to) => disengageRefusal(q, p, at, to));
  if (refusals.includes(undefined)) return undefined;
  const rearguard = refusals.find((no) => no?.rule === '6.41a');
  if (rearguard) return rearguard;
  const used = refusals.some((no) => no?.rule === '6.33' || no?.rule === '16.2');
  return used
    ? refuse('6.33', say`${unit(p)} cannot leave ${place(at)}: all sides to friendly hexes are used up this phase.`, {
        places: [at],
      })
    : refuse('6.32b', say`${unit(p)} cannot leave ${place(at)}: no friendly hex without enemies adjoins it.`, {
        places: [at],
      });
}
/** The shortest way over ground that the unit may enter, whoever stands there. */
function roughWay(q: Query, p: Piece, to: Loc): readonly Loc[] | undefined {
  const start = q.at(p);
  const seen = new Set<Loc>([start]);
  let edge: (readonly Loc[])[] = [[start]];
  for (let n = 0; n < FAR && edge.length > 0; n++) {
    const next: (readonly Loc[])[] = [];
    for (const path of edge) {
      const at = path.at(-1) ?? start;
      for (const hex of nextTo(at)) {
        if (seen.has(hex) || stepRefusal(q, p, at, hex)) continue;
        seen.add(hex);
        const found = [...path, hex];
        if (hex === to) return found;
        next.push(found);
      }
    }
    edge = next;
  }
  return undefined;
}
/** No ground leads there: what bars the last step, from as near as may be. */
function noWay(q: Query, p: Piece, to: Loc): Refusal {
  const start = q.at(p);
  const before = nextTo(to).toSorted((a, b) => Number(b === start) - Number(a === start));
  for (const from of before) {
    const no = stepRefusal(q, p, from, to);
    if (no) return no;
  }
  return refuse('6.1a', say`No way leads ${unit(p)} from ${place(start)} to ${place(to)}.`, { places: [start, to] });
}
/** The first step of a way that the rules do not allow. */
function barredBy(q: Query, p: Piece, way: readonly Loc[]): Refusal | undefined {
  const foe = enemyOf(q.sideOf(p));
  const engaged = isEngaged(q, p);
  const goal = way.at(-1);
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1] ?? q.at(p);
    const to = way[i] ?? from;
    const no =
      (i === 1 && engaged ? disengageRefusal(q, p, from, to) : undefined) ??
      wholeMoveRefusal(p, way, i) ??
      (unitsAt(q, to, foe).length > 0 ? engageRefusal(q, p, from, to, engaged || q.has(p, 'disengaged')) : undefined);
    if (no) return no;
    if (to === goal) return undefined;
    if (unitsAt(q, to, foe).length > 0)
      return refuse('6.31a', say`${unit(p)} stops where it meets the enemy, at ${place(to)}.`, { places: [to] });
    if (i < speed(q, p) && stopsIn(q, p, to))
      return refuse('6.1a', say`${unit(p)} must stop at ${place(to)}, in the ${stoppedBy(q, to)}.`, { places: [to] });
  }
  return undefined;
}
function wholeMoveRule(a: Loc, b: Loc): string {
  return isExit(a) || isExit(b) ? '16.23a' : '1.38a';
}
/** 16.23a, 1.38a: a step that is a move by itself, with others before or after it. */
function wholeMoveRefusal(p: Piece, way: readonly Loc[], i: number): Refusal | undefined {
  const from = way[i - 1] ?? NONE;
  const to = way[i] ?? NONE;
  const before = way[i - 2];
  if (i > 1 && isWholeMove(from, to))
    return refuse(wholeMoveRule(from, to), say`Going from ${place(from)} to ${place(to)} takes a whole move.`, {
      places: [from, to],
    });
  return before !== undefined && isWholeMove(before, from)
    ? refuse(wholeMoveRule(before, from), say`${unit(p)} must stop at ${place(from)}.`, { places: [from] })
    : undefined;
}
