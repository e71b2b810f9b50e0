// Beachhead supply (15.52).
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isHex, neighbour } from '../1-map/board.ts';
import { isOpen } from '../1-map/terrain.ts';
import { feedsBattle } from '../10-supply/beachhead-battles.ts';
import { BEACHHEAD_STEP_FACTOR } from '../data/seas.ts';
import { SOVIET } from '../sides.ts';
import { isEnemy } from '../8-control/hex-status.ts';
import { isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { beachheadAt } from './beachhead.ts';

/** 15.52a, RULINGS R86: it feeds Soviet units in its hex, and if that is friendly those next to it, over open sides, not in enemy hexes. */
export const beachheadFeeds = rule(
  '15.52a',
  (q: Query, at: Loc, side: Side): boolean => {
    if (side !== SOVIET || !isHex(at)) return false;
    const beach = beachheadAt(q);
    if (beach < 0) return false;
    if (at === beach) return feedsBattle(q, beach, side);
    if (!isFriendly(q, beach, side) || isEnemy(q, at, side)) return false;
    return [0, 1, 2, 3, 4, 5].some((d) => neighbour(beach, d) === at && isOpen(beach, d));
  },
  () => false,
);

/** 15.5n: to have landed is no supply by itself. */
export const landedSupply = rule(
  '15.5n',
  (_q: Query, _p: Piece): 'beachhead' | 'none' => 'none',
  (q, p) => (q.field(p, 'beach') > 0 ? 'beachhead' : 'none'),
);

export const beachheadFactor = rule(
  '15.52b',
  (): number => BEACHHEAD_STEP_FACTOR,
  () => 1,
);
