// Chapter 15, 15.6: the seven hexes around an air unit on Defensive Air Support. Apart from bases, so that movement can ask.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { isAir } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** Air units of a side on DAS that the weather has not grounded. */
export const onDas = (q: Query, side: Side): readonly Piece[] =>
  q.cached(`das-${side}`, ['pieces', 'where'], () =>
    q.piecesOf(side).filter((p) => isAir(q, p) && q.has(p, 'das') && !q.has(p, 'flown')),
  );
export const covers = (q: Query, air: Piece, hex: Loc): boolean =>
  distance(GRID, q.at(air), hex) <= tablesOf(q).RANGE.das;
