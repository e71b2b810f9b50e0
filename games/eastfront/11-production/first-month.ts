// Reinforcements of the first month (11.6c), set up with the starting forces.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { SET_UP } from '../1-map/board.ts';
import { isMajorCity } from '../1-map/cities.ts';
import { attacks } from '../3-scenarios/frontline.ts';
import { isFirstMonth } from '../3-scenarios/starting-forces.ts';
import { homeCities } from '../3-scenarios/supply-at-start.ts';
import { enemyOf, of } from '../sides.ts';
import { unitsAt } from '../state.ts';
import type { Query } from '../words.ts';

/** 11.6c: reinforcements of the first month are set up too. */
export const firstMonthOwed = rule(
  '11.6c',
  (q: Query, side: Side): Refusal | undefined => {
    const owed = q.piecesAt(of(SET_UP, side)).filter((p) => isFirstMonth(q, p));
    const first = owed[0];
    return first === undefined
      ? undefined
      : refuse('11.6c', say`${unit(first)} arrives this month and must be placed in a Home City.`, { pieces: owed });
  },
  () => undefined,
);

/** 11.6c: reinforcements of the first month: supplied Home Cities, one in a minor and two in a major one. */
export const homeCityRefusal = rule(
  '11.6c',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    const side = q.sideOf(p);
    if (!homeCities(q, side).has(to) || attacks(q, enemyOf(side)).includes(to))
      return refuse('11.6c', say`${unit(p)} starts in a Home City in rail or sea supply; ${place(to)} is not one.`, {
        places: [to],
      });
    const limit = isMajorCity(to) ? 2 : 1;
    return unitsAt(q, to, side).filter((x) => x !== p && isFirstMonth(q, x)).length >= limit
      ? refuse('11.6c', say`${place(to)} takes ${counted(limit, 'new unit')}.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
