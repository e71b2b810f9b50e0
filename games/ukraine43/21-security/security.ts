// Chapter 21: German security divisions.
import { type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { CITY, GRID } from '../1-map/board.ts';
import { isGround, isOnMap, typeOf } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';

export const isSecurity = (q: Query, p: Piece): boolean => typeOf(q, p) === 'security';
/** 21a, 21c Whoever is in a city stays there until a Soviet unit is within three hexes. RULINGS A-42: asked when it begins to move. */
export const pinned = rule(
  '21a',
  (q: Query, p: Piece): Refusal | undefined => {
    const hex = q.at(p);
    if (!isSecurity(q, p) || CITY[hex] !== 1) return undefined;
    const { security } = tablesOf(q).RANGE;
    const near = q
      .piecesOf(SOVIET)
      .some((x) => isOnMap(q, x) && isGround(q, x) && distance(GRID, q.at(x), hex) <= security);
    return near
      ? undefined
      : refuse('21a', say`${unit(p)} holds ${place(hex)} until a Soviet unit is within ${security} hexes.`, {
          pieces: [p],
        });
  },
  () => undefined,
);
