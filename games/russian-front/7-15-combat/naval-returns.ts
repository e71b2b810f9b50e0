// Ships on their way home (15.8): bases within range, and the way there.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { PORTS } from '../1-components/board.ts';
import { isNaval } from '../1-components/units.ts';
import { isIce } from '../12-preliminary/ice.ts';
import { baseBan } from '../4-11-general/ally-limits.ts';
import { type Bars, minesAgainst, seaPath, seaReach } from '../4-11-general/bodies-of-water.ts';
import { hasEnemyMines, isAmongMines } from '../6-14-movement/minefields.ts';
import { isHarbour, isNavalBase } from '../6-14-movement/naval-bases.ts';
import type { Ways } from '../6-14-movement/naval-routes.ts';
import { NAVAL_RANGE } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 15.8.3: on the way home enemy ships and aircraft are passed, enemy mines are not entered. */
const mayNotEnter = rule('15.8.3', hasEnemyMines, () => false);
function homeBars(q: Query, side: Side): Bars {
  return { isShut: (h) => isIce(q, h) || mayNotEnter(q, h, side) };
}
function homeWays(q: Query, side: Side, from: Loc): Ways {
  return q.cached(`rf.home.${side}.${from}.${minesAgainst(q, side)}`, ['tracks'], () =>
    isIce(q, from) ? new Map([[from, 0]]) : seaReach(from, NAVAL_RANGE.transfer, homeBars(q, side)),
  );
}
/** The way a ship takes home, to flee or to transfer. */
export function homePath(q: Query, p: Piece, to: Loc): readonly Loc[] {
  return seaPath(q.at(p), to, NAVAL_RANGE.transfer, homeBars(q, q.sideOf(p)));
}
export function basesWithin(q: Query, p: Piece, range: number): readonly Loc[] {
  const side = q.sideOf(p);
  const ways = homeWays(q, side, q.at(p));
  return PORTS.filter((h) => h !== q.at(p) && isNavalBase(q, side, h) && (ways.get(h) ?? Infinity) <= range);
}
/** 15.8.1: bases a ship may return to. */
export function navalReturns(q: Query, p: Piece): readonly Loc[] {
  return basesWithin(q, p, NAVAL_RANGE.return).filter((h) => !baseBan(q, p, h));
}
/** 15.8.2: bases a ship may transfer to. */
export function navalTransfers(q: Query, p: Piece): readonly Loc[] {
  return basesWithin(q, p, NAVAL_RANGE.transfer).filter((h) => !baseBan(q, p, h));
}
/** Why a ship cannot come to this base, within this range. */
export function navalBaseRefusal(q: Query, p: Piece, to: Loc, range: number, id: string): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { pieces: [p], places: [to] };
  if (!isNavalBase(q, side, to)) return refuse('14.3.1', say`${place(to)} is not a friendly naval base.`, why);
  if (isIce(q, q.at(p)) || isIce(q, to))
    return refuse('12.1.6.2', say`Ice holds ${unit(p)} or closes ${place(to)}.`, why);
  const far = homeWays(q, side, q.at(p)).get(to);
  if (far === undefined)
    return refuse('15.8.3', say`${unit(p)} has no way to ${place(to)} within reach that is free of enemy mines.`, why);
  if (far > range) return refuse(id, say`${place(to)} is ${far} hexes away by sea; the range is ${range}.`, why);
  return baseBan(q, p, to);
}
/** 15.8.1: ships that were in battle return, unless they lie in a port of theirs. */
const isAway = rule(
  '15.8.1',
  (q: Query, p: Piece): boolean => q.has(p, 'flew') && !isHarbour(q, q.sideOf(p), q.at(p)),
  () => false,
);
/** Whether a ship must go to a base in the Return and Transfer Segment. */
export function mustSailHome(q: Query, p: Piece): boolean {
  return isNaval(q, p) && (isAway(q, p) || isAmongMines(q, p));
}
