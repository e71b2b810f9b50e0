// Chapter 21: German security divisions.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { CITY, GRID } from '../1-map/board.ts';
import { isGround, isOnMap, typeOf } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

export const isSecurity = (q: Query, p: Piece): boolean => typeOf(q, p) === 'security';
/** 21a, 21c Whoever is in a city or enters one stays there until a Soviet unit is within three hexes. RULINGS A-42: asked when it begins to move. */
export const staysIn = rule(
  '21a',
  (q: Query, p: Piece, hex: Loc): boolean => {
    if (!isSecurity(q, p) || CITY[hex] !== 1) return false;
    const { security } = tablesOf(q).RANGE;
    return !q.piecesOf(SOVIET).some((x) => isOnMap(q, x) && isGround(q, x) && distance(GRID, q.at(x), hex) <= security);
  },
  () => false,
);
export const refuseGuard = (q: Query, p: Piece, hex: Loc): Refusal =>
  refuse(
    '21a',
    say`${unit(p)} holds ${place(hex)} until a Soviet unit is within ${tablesOf(q).RANGE.security} hexes.`,
    {
      pieces: [p],
    },
  );
export const pinned = (q: Query, p: Piece): Refusal | undefined =>
  staysIn(q, p, q.at(p)) ? refuseGuard(q, p, q.at(p)) : undefined;
