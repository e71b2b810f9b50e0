// The siege guns of 54 Corps (2.63).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { hasGuns } from '../11-production/rebuilt-siege-guns.ts';
import { gunsHaveCome } from '../3-scenarios/siege-artillery.ts';
import { defenderAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { unitOf } from './units.ts';

/** 2.63a, S42.1: from 1942 on, against a fortress held by its defender, in any weather, until the guns are lost. */
export const siegeGuns = rule(
  '2.63a',
  (q: Query, p: Piece, at: Loc): boolean =>
    unitOf(q, p).special === 'siege gun' &&
    hasGuns(q, p) &&
    gunsHaveCome(q) &&
    isHex(at) &&
    isFortress(at) &&
    defenderAt(q, at) !== q.sideOf(p),
  () => false,
);
/** 2.63b, RULINGS R15: lost for good with 54 Corps; before they have come (S42.1) there is nothing to lose. */
export const loseGuns = rule(
  '2.63b',
  (g: Play, p: Piece): void => {
    if (unitOf(g, p).special === 'siege gun' && gunsHaveCome(g)) g.raise(p, 'guns-lost');
  },
  () => undefined,
);
