// Chapter 5: where units can go in one move, by which way and at what price; and why not elsewhere.
import { type Loc, type Message, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  costTo,
  createReachBuffers,
  findPath,
  type Mover,
  pathTo,
  type Reach,
  reach,
  type Why,
  whyNot,
} from '@rasputitsa/kit/reach';
import { createBuffers } from '@rasputitsa/kit/search';
import { GRID, isHex, LAKE, NORTH, SEA } from '../3-equipment/board.ts';
import { isGuns, isSecurity } from '../3-equipment/units.ts';
import { frontOf } from '../8-9-zones-stacking/picture.ts';
import { hasRoom, refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { suppliedAt } from '../13-supply/supply.ts';
import type { Query } from '../words.ts';
import { isUnmoved, pointsLeft } from './allowance.ts';
import {
  comesFromSouth,
  ENEMY,
  FIRST_LIMIT,
  FORCED_ZOC,
  grantsOneHex,
  GUNS_ZOC,
  PARTISAN_ZOC,
  type Manner,
  type Party,
  partyOf,
  stepsOf,
  WATERY,
} from './costs.ts';
import { LIMITS } from './limits.ts';

const FULL_HEX = 1;
const NO_SUPPLY = 2;
const WEATHERLINE = 3;

/** 5.62 All modifiers first, then double. */
const doubled = rule(
  '5.62',
  (points: number): number => points * 2,
  (points: number) => points,
);
function budgetOf(q: Query, party: Party): number {
  let least = 99;
  for (const p of party.units) {
    const left = party.forced ? doubled(pointsLeft(q, p)) : pointsLeft(q, p);
    if (left < least) least = left;
  }
  return least;
}
/** 10.44, 10.52, 28.4 Artillery, anti-tank units and Security Divisions never leave supply of their own will. */
const staysSupplied = rule(
  '10.44',
  (q: Query, p: Piece): boolean => isGuns(q, p),
  () => false,
);
const securityStays = rule(
  '28.4',
  (q: Query, p: Piece): boolean => isSecurity(q, p),
  () => false,
);
function moverOf(q: Query, party: Party): Mover {
  const { units, side } = party;
  const hex = q.at(units[0] ?? NONE);
  const step = stepsOf(q, party);
  const own = frontOf(q, side);
  const shy = units.filter((p) => (staysSupplied(q, p) || securityStays(q, p)) && suppliedAt(q, p, hex));
  const fresh = units.every((p) => isUnmoved(q, p));
  const alone = units.length === 1;
  const southerly = comesFromSouth(q, units, hex);
  return {
    hex,
    budget: budgetOf(q, party),
    rule: {
      step,
      stop: (to) => (southerly && NORTH[to] === 1 ? WEATHERLINE : 0),
      mayEnd: (to) => {
        if (!(alone && own.units[to] === 0) && !hasRoom(q, side, to, units)) return FULL_HEX;
        return shy.some((p) => !suppliedAt(q, p, to)) ? NO_SUPPLY : 0;
      },
      ...(fresh && !party.forced
        ? {
            minimum: (to: number, _side: number, _d: number, cost: number) =>
              grantsOneHex(q, side, hex, to, cost) ? 0 : 1,
          }
        : {}),
    },
  };
}
const buffers = createReachBuffers();
const wayBuffers = createReachBuffers();
interface Searched {
  readonly goals: ReadonlyMap<Loc, number>;
  readonly found?: Reach;
}
/** What lies in the buffers: the last search of all, and the last that was made for its ways. */
let lastReach: Searched = { goals: new Map() };
let lastWays: Searched = { goals: new Map() };
interface Reached {
  readonly goals: ReadonlyMap<Loc, number>;
  readonly path: (to: Loc) => readonly Loc[];
}
/** All hexes these can reach. Kept for the last company that was asked about. */
export function reachOf(q: Query, units: readonly Piece[], manner: Manner): Reached {
  const key = `${manner} ${units.join(' ')}`;
  const known = q.cached('reach', REACHED, () => new Map<string, Reached>());
  const found = known.get(key) ?? searchFrom(q, units, manner);
  known.set(key, found);
  return found;
}
/** The way to one hex, if these can end a move there. Looked for by itself: of a hundred hexes within reach only one is wanted. */
interface Way {
  readonly cost: number;
  readonly path: readonly Loc[];
}
const goalBuffers = createBuffers();
const REACHED = ['where', 'pieces', 'layers', 'tracks', 'marks', 'stack'] as const;
export function wayTo(q: Query, units: readonly Piece[], to: Loc, manner: Manner): Way | undefined {
  const last = q.cached('way', REACHED, (): { key: string; way: Way | undefined } => ({ key: '', way: undefined }));
  const key = `${to} ${manner} ${units.join(' ')}`;
  if (last.key !== key) {
    last.way = searchTo(q, units, to, manner);
    last.key = key;
  }
  return last.way;
}
function searchTo(q: Query, units: readonly Piece[], to: Loc, manner: Manner): Way | undefined {
  const [first] = units;
  if (first === undefined || !isHex(to) || q.at(first) === to) return undefined;
  return findPath(GRID, moverOf(q, partyOf(q, units, manner)), to, 0, goalBuffers);
}
function searchFrom(q: Query, units: readonly Piece[], manner: Manner): Reached {
  if (units.length === 0) return { goals: new Map<Loc, number>(), path: () => [] };
  const mover = moverOf(q, partyOf(q, units, manner));
  const found = reach(GRID, mover, buffers);
  const goals = new Map<Loc, number>();
  for (const hex of found.hexes) goals.set(hex, costTo(found, hex));
  lastReach = { goals, found };
  // Of a hundred hexes one is entered: ways are searched when one is wanted. The page wants all of them: the last company's are kept.
  const path = (to: Loc): readonly Loc[] => {
    if (!goals.has(to)) return [];
    if (lastReach.goals === goals && lastReach.found !== undefined) return pathTo(lastReach.found, to);
    if (lastWays.goals !== goals) lastWays = { goals, found: reach(GRID, mover, wayBuffers) };
    return lastWays.found === undefined ? [] : pathTo(lastWays.found, to);
  };
  return { goals, path };
}

// Why not

const waterWord = (hex: Loc): string => (SEA[hex] === 1 ? 'sea' : LAKE[hex] === 1 ? 'an open lake' : 'neutral');
function because(units: readonly Piece[], code: number, to: Loc): Refusal {
  const [p = NONE] = units;
  const about = { pieces: units, places: [to] };
  const no = (cited: string, message: Message): Refusal => refuse(cited, message, about);
  if (code === ENEMY) return no('5.22', say`Enemy units are in ${place(to)}: only an overrun enters it.`);
  if (code === WATERY) return no('5.27', say`Sea or an open lake bars the way to ${place(to)}.`);
  if (code === FORCED_ZOC)
    return no('5.64', say`${place(to)} is in an enemy zone of control: no forced march enters it.`);
  if (code === PARTISAN_ZOC)
    return no('28.23', say`${place(to)} is in an enemy zone of control: partisans do not enter it.`);
  if (code === GUNS_ZOC)
    return no(
      '10.44',
      say`${unit(p)} enters enemy zones of control only where a friendly unit is; ${place(to)} is empty.`,
    );
  const limit = LIMITS[code - FIRST_LIMIT];
  if (limit?.rule === '5.27') return no('5.27', say`${place(to)} is ${waterWord(to)}: nobody can enter it.`);
  return no(limit?.rule ?? '5.21', say`${unit(p)} may not enter ${place(to)}: ${limit?.text ?? ''}.`);
}
function endRefusal(q: Query, units: readonly Piece[], code: number, to: Loc): Refusal {
  const [p = NONE] = units;
  if (code === NO_SUPPLY) {
    const guns = units.find((u) => isGuns(q, u));
    const cited = guns === undefined ? '28.4' : '10.44';
    return refuse(cited, say`${unit(guns ?? p)} would be out of supply in ${place(to)}.`, {
      pieces: units,
      places: [to],
    });
  }
  return refuseRoom(q, q.sideOf(p), to, units) ?? refuse('9.0', say`${place(to)} is full.`, { places: [to] });
}
function explain(q: Query, units: readonly Piece[], why: Why, to: Loc, budget: number): Refusal {
  const [p = NONE] = units;
  if (why.kind === 'forbidden') return because(units, why.code, why.to);
  if (why.kind === 'no-end') return endRefusal(q, units, why.code, to);
  if (why.kind === 'stopped')
    return refuse('14.42', say`A unit that begins south of the Weatherline goes one hex north of it.`, {
      places: [why.at],
    });
  if (why.kind === 'budget') {
    if (why.barred?.kind === 'forbidden' && why.barred.to === to) return because(units, why.barred.code, to);
    return refuse('5.21', say`${place(to)} costs ${unit(p)} ${why.needed} points; ${budget} are left.`, {
      pieces: units,
      places: [to],
    });
  }
  return refuse('5.21', say`No way leads to ${place(to)}.`, { places: [to] });
}
export function refuseGoal(q: Query, units: readonly Piece[], to: Loc, manner: Manner): Refusal | undefined {
  if (wayTo(q, units, to, manner)) return undefined;
  if (!isHex(to)) return refuse('5.28', say`Units do not leave the map.`);
  const [p = NONE] = units;
  if (q.at(p) === to) return refuse('5.11', say`${unit(p)} is there already.`, { pieces: units });
  const party = partyOf(q, units, manner);
  const mover = moverOf(q, party);
  return explain(q, units, whyNot(GRID, mover, reach(GRID, mover), to), to, mover.budget);
}
