// Chapter 15, 15.6: the zones of air units on Defensive Air Support: their hex and the six around it.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { isOnMap, piecesThatAre } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

/** 25.3: a unit that the weather has turned to its Flown side is ignored. */
const isGroundedByWeather = rule(
  '25.3.34',
  (q: Query, p: Piece): boolean => q.has(p, 'flown'),
  () => false,
);
const KEYS = ['fliers-0', 'fliers-1'] as const;
/** A side's air units that fly Defensive Air Support. */
export function fliers(q: Query, side: Side): readonly Piece[] {
  return q.cached(KEYS[side === SOVIET ? 0 : 1], ['pieces', 'where'], () =>
    piecesThatAre(q, 'air', side).filter((p) => isOnMap(q, p) && q.has(p, 'das') && !isGroundedByWeather(q, p)),
  );
}
/** Those whose zone covers a hex. */
export function coverOf(q: Query, side: Side, hex: Loc): readonly Piece[] {
  const all = fliers(q, side);
  return all.length === 0 ? all : all.filter((p) => distance(GRID, q.at(p), hex) <= tablesOf(q).RANGE.das);
}
