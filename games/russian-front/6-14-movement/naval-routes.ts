// The ways of ships on missions (14.1, 14.3.2). Home: 7-15-combat/naval-returns.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { enemyOf } from '../1-components/sides.ts';
import { isIce } from '../12-preliminary/ice.ts';
import { type Bars, isSea, seaPath, seaReach } from '../4-11-general/bodies-of-water.ts';
import { NAVAL_RANGE } from '../data/tables.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { hasEnemyMines } from './minefields.ts';

export type Ways = ReadonlyMap<number, number>;

const FACETS = ['where', 'marks', 'tracks'] as const;
/** 14.1.1: enemy ships and aircraft stop a ship. */
const isHeldUp = rule(
  '14.1.1',
  (q: Query, hex: Loc, side: Side): boolean => {
    const enemy = unitsAt(q, hex, enemyOf(side));
    return enemy.naval.length > 0 || enemy.air.length > 0;
  },
  () => false,
);
/** 14.1.2: enemy mines are entered to be swept, never passed. */
const stopsAtMines = rule('14.1.2', hasEnemyMines, () => false);
function missionBars(q: Query, side: Side): Bars {
  return { isShut: (h) => isIce(q, h), mustStop: (h) => isHeldUp(q, h, side) || stopsAtMines(q, h, side) };
}
/** Where ships of a side can sail from a hex on a mission, and how far it is. */
export function missionWays(q: Query, side: Side, from: Loc): Ways {
  return q.cached(`rf.sail.${side}.${from}`, FACETS, () =>
    isIce(q, from) ? new Map([[from, 0]]) : seaReach(from, NAVAL_RANGE.transfer, missionBars(q, side)),
  );
}
/** The way a ship takes on a mission, with its own hex. */
export function missionPath(q: Query, p: Piece, to: Loc): readonly Loc[] {
  return seaPath(q.at(p), to, NAVAL_RANGE.mission, missionBars(q, q.sideOf(p)));
}

/** Why a ship cannot reach a hex on a mission: 14.1.2, 14.1.3, 14.3.2, 14.3.3, 12.1.6.2. */
export function reachRefusal(q: Query, p: Piece, to: Loc, id: string): Refusal | undefined {
  const from = q.at(p);
  const why = { pieces: [p], places: [to] };
  if (!isSea(to)) return refuse('14.1.3', say`Ships use coast and water; ${place(to)} is land.`, why);
  const far = missionWays(q, q.sideOf(p), from).get(to);
  if (far !== undefined && inRange(far)) return undefined;
  if (isIce(q, from) || isIce(q, to)) return refuse('12.1.6.2', say`Ice holds ${unit(p)} or closes ${place(to)}.`, why);
  const isShut = (h: Loc) => isIce(q, h);
  if (!seaReach(from, NAVAL_RANGE.mission, { isShut }).has(to))
    return refuse(id, say`${place(to)} is more than ${NAVAL_RANGE.mission} hexes away by sea.`, why);
  const mustStop = (h: Loc) => hasEnemyMines(q, h, q.sideOf(p));
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
