// Chapter 9, 9.2: headquarters move the dice by one.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-basics/board.ts';
import { isHq, onMap, unitOf } from '../1-basics/units.ts';
import { table } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 9.2.2 By nation. */
export const hqRange = rule(
  '9.2.2',
  (q: Query, hq: Piece): number => {
    const ranges: Readonly<Record<string, number>> = table('hqRange');
    return ranges[unitOf(q, hq).nation] ?? table('hqRange').others;
  },
  () => 1,
);
/** Headquarters of a side on the map. */
export const headquarters = (q: Query, side: Side): readonly Piece[] =>
  q.piecesOf(side).filter((p) => isHq(q, p) && onMap(q, p));

/** 9.2.1, 9.2.3 Whether every unit that gives strength is within range of one of them (RULINGS R12). It never counts more than once. */
export const inHqRange = rule(
  '9.2.1',
  (q: Query, side: Side, units: readonly Piece[]): boolean => {
    const hqs = headquarters(q, side);
    const fighting = units.filter((p) => !isHq(q, p));
    return (
      fighting.length > 0 &&
      fighting.every((p) => hqs.some((hq) => distance(GRID, q.at(hq), q.at(p)) <= hqRange(q, hq)))
    );
  },
  () => false,
);
