// Naval bases (14.3.1) and the ways of ships: on missions (14.1), home (15.8), in flight (14.2.2) and in retreat (15.2.4).
import { place, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { baseBan, countryBan } from './allies.ts';
import { isPort, PORTS } from './board.ts';
import { NAVAL_RANGE } from './data/tables.ts';
import { isIce } from './ice.ts';
import { hasEnemyMines } from './mines.ts';
import { type Bars, isSea, seaPath, seaReach, seaSteps } from './sea.ts';
import { controls, isBattle, unitsAt } from './state.ts';
import { isSource } from './supply.ts';
import { enemyOf, isNaval } from './units.ts';

type Ways = ReadonlyMap<number, number>;

// Bases

/** 14.3.1: enemy mines close a port. */
const isMinedShut = rule('14.3.1', hasEnemyMines, () => false);
/** A controlled port without enemy mines: a base as far as battle is concerned, whether or not it is cut off now. */
export function isHarbour(q: Query, side: number, at: number): boolean {
  return isPort(at) && controls(q, side, at) && !isMinedShut(q, at, side);
}
/** 14.3.1: a controlled port that is a supply source, without enemy mines. Any number of ships use it (14.3.1.1), aircraft too (14.3.1.2). */
export function isNavalBase(q: Query, side: number, at: number): boolean {
  return isHarbour(q, side, at) && isSource(q, side, at);
}

// Ways

const FACETS = ['pieces', 'marks', 'tracks'] as const;
/** 14.1.1: enemy ships and aircraft stop a ship. */
const isHeldUp = rule(
  '14.1.1',
  (q: Query, hex: number, side: number): boolean => {
    const enemy = unitsAt(q, hex, enemyOf(side));
    return enemy.naval.length > 0 || enemy.air.length > 0;
  },
  () => false,
);
/** 14.1.2: enemy mines are entered to be swept, never passed. */
const stopsAtMines = rule('14.1.2', hasEnemyMines, () => false);
function missionBars(q: Query, side: number): Bars {
  return { isShut: (h) => isIce(q, h), mustStop: (h) => isHeldUp(q, h, side) || stopsAtMines(q, h, side) };
}
/** Where ships of a side can sail from a hex on a mission, and how far it is. */
export function missionWays(q: Query, side: number, from: number): Ways {
  return q.cached(`rf.sail.${side}.${from}`, FACETS, () =>
    isIce(q, from) ? new Map([[from, 0]]) : seaReach(from, NAVAL_RANGE.transfer, missionBars(q, side)),
  );
}
/** The way a ship takes on a mission, with its own hex. */
export function missionPath(q: Query, p: number, to: number): readonly number[] {
  return seaPath(q.at(p), to, NAVAL_RANGE.mission, missionBars(q, q.sideOf(p)));
}
/** 15.8.3: on the way home enemy ships and aircraft are passed, enemy mines are not entered. */
const mayNotEnter = rule('15.8.3', hasEnemyMines, () => false);
function homeBars(q: Query, side: number): Bars {
  return { isShut: (h) => isIce(q, h) || mayNotEnter(q, h, side) };
}
function homeWays(q: Query, side: number, from: number): Ways {
  return q.cached(`rf.home.${side}.${from}`, FACETS, () =>
    isIce(q, from) ? new Map([[from, 0]]) : seaReach(from, NAVAL_RANGE.transfer, homeBars(q, side)),
  );
}
/** The way a ship takes home, to flee or to transfer. */
export function homePath(q: Query, p: number, to: number): readonly number[] {
  return seaPath(q.at(p), to, NAVAL_RANGE.transfer, homeBars(q, q.sideOf(p)));
}
function basesWithin(q: Query, p: number, range: number): readonly number[] {
  const side = q.sideOf(p);
  const ways = homeWays(q, side, q.at(p));
  return PORTS.filter((h) => h !== q.at(p) && isNavalBase(q, side, h) && (ways.get(h) ?? Infinity) <= range);
}

/** 14.2.2.1: naval bases a ship may flee to; not into a battle, as aircraft (6.2.2.1). */
export const navalRefuges = rule(
  '14.2.2.1',
  (q: Query, p: number): readonly number[] => basesWithin(q, p, NAVAL_RANGE.evacuation).filter((h) => !isBattle(q, h)),
  () => [],
);
/** 15.8.1: bases a ship may return to. */
export function navalReturns(q: Query, p: number): readonly number[] {
  return basesWithin(q, p, NAVAL_RANGE.return).filter((h) => !baseBan(q, p, h));
}
/** 15.8.2: bases a ship may transfer to. */
export function navalTransfers(q: Query, p: number): readonly number[] {
  return basesWithin(q, p, NAVAL_RANGE.transfer).filter((h) => !baseBan(q, p, h));
}
/** Why a ship cannot come to this base, within this range. */
export function navalBaseRefusal(q: Query, p: number, to: number, range: number, id: string): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { pieces: [p], places: [to] };
  if (!isNavalBase(q, side, to)) return refuse('14.3.1', say`${place(to)} is no friendly naval base.`, why);
  if (isIce(q, q.at(p)) || isIce(q, to))
    return refuse('12.1.6.2', say`Ice holds ${unit(p)} or closes ${place(to)}.`, why);
  const far = homeWays(q, side, q.at(p)).get(to);
  if (far === undefined)
    return refuse('15.8.3', say`${unit(p)} has no way to ${place(to)} within reach that is free of enemy mines.`, why);
  if (far > range) return refuse(id, say`${place(to)} is ${far} hexes away by sea; the range is ${range}.`, why);
  return baseBan(q, p, to);
}

/** 14.3.4: no ship stays among enemy mines. */
const isAmongMines = rule(
  '14.3.4',
  (q: Query, p: number): boolean => hasEnemyMines(q, q.at(p), q.sideOf(p)),
  () => false,
);
/** 15.8.1: ships that were in battle return, unless they lie in a port of theirs. */
const isAway = rule(
  '15.8.1',
  (q: Query, p: number): boolean => q.has(p, 'flew') && !isHarbour(q, q.sideOf(p), q.at(p)),
  () => false,
);
/** Whether a ship must go to a base in the Return and Transfer Segment. */
export function mustSailHome(q: Query, p: number): boolean {
  return isNaval(q, p) && (isAway(q, p) || isAmongMines(q, p));
}

// Retreats

/** 15.2.4: what closes a hex to ships in retreat. */
const isTaken = rule(
  '15.2.4',
  (q: Query, hex: number, side: number): boolean => {
    const enemy = unitsAt(q, hex, enemyOf(side));
    return enemy.naval.length > 0 || enemy.air.length > 0 || hasEnemyMines(q, hex, side);
  },
  () => false,
);
/** 15.2.4, 12.1.6.2: adjacent hexes a ship may retreat to; not the coast of a closed country. */
export function navalRetreats(q: Query, p: number): readonly number[] {
  const from = q.at(p);
  if (isIce(q, from)) return [];
  return seaSteps(from).filter((h) => !isIce(q, h) && !isTaken(q, h, q.sideOf(p)) && !countryBan(q, p, h));
}

/** Why a ship cannot reach a hex on a mission: 14.1.2, 14.1.3, 14.3.2, 14.3.3, 12.1.6.2. */
export function reachRefusal(q: Query, p: number, to: number, id: string): Refusal | undefined {
  const from = q.at(p);
  const why = { pieces: [p], places: [to] };
  if (!isSea(to)) return refuse('14.1.3', say`Ships use coast and water; ${place(to)} is land.`, why);
  const far = missionWays(q, q.sideOf(p), from).get(to);
  if (far !== undefined && inRange(far)) return undefined;
  if (isIce(q, from) || isIce(q, to)) return refuse('12.1.6.2', say`Ice holds ${unit(p)} or closes ${place(to)}.`, why);
  const isShut = (h: number) => isIce(q, h);
  if (!seaReach(from, NAVAL_RANGE.mission, { isShut }).has(to))
    return refuse(id, say`${place(to)} is more than ${NAVAL_RANGE.mission} hexes away by sea.`, why);
  const mustStop = (h: number) => hasEnemyMines(q, h, q.sideOf(p));
  const pastMines = seaReach(from, NAVAL_RANGE.mission, { isShut, mustStop });
  return pastMines.has(to)
    ? refuse('14.1.1', say`Enemy ships or aircraft stop ${unit(p)} on the way to ${place(to)}.`, why)
    : refuse('14.1.2', say`Enemy mines bar the way of ${unit(p)} to ${place(to)}.`, why);
}
/** 14.3.2 */
const inRange = rule(
  '14.3.2',
  (far: number): boolean => far <= NAVAL_RANGE.mission,
  () => true,
);
