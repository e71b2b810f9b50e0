// Standing orders: what the side that is not moving may leave for the enemy's turn. In one's own turn one is asked.
import type { Action, Loc, Piece, Side } from '@rasputitsa/kernel';
import { distance, whenEnemyMoves } from '@rasputitsa/kit';
import { AROUND, GRID } from './1-map/board.ts';
import { whereBack } from './10-retreats/retreat.ts';
import { freeBases } from './15-air/bases.ts';
import { stackAt } from './2-units/units.ts';
import { enemyOf } from './sides.ts';
import type { Query, StandingOrderInfo } from './words.ts';

const DONE: Action = { verb: 'done', args: {} };

/** Hexes with enemy units beside a hex. */
const pressed = (q: Query, side: Side, hex: Loc): number =>
  (AROUND[hex] ?? []).filter((near) => stackAt(q, near, enemyOf(side)).length > 0).length;
/** The whole stack together, where it can; to the end with the fewest enemies beside it, the first of equals. */
function back(q: Query, side: Side): Action | undefined {
  const ways = whereBack(q);
  if (!ways) return undefined;
  const [best] = ways.ends.toSorted((a, b) => pressed(q, side, a.to) - pressed(q, side, b.to) || a.to - b.to);
  return best && { verb: 'retreat', args: { units: ways.units, to: best.to, via: best.via } };
}
/** The nearest free base, the first of equals. */
function base(q: Query, side: Side): Action | undefined {
  const air: Piece | undefined = q.v('piece');
  if (air === undefined) return undefined;
  const far = (hex: Loc): number => distance(GRID, q.at(air), hex);
  const [to] = freeBases(q, side).toSorted((a, b) => far(a) - far(b) || a - b);
  return to === undefined ? undefined : { verb: 'reposition', args: { to } };
}

export const standingOrders: readonly StandingOrderInfo[] = [
  {
    id: 'reaction',
    title: 'nobody reacts',
    rule: '3.C.4',
    node: 'reaction',
    params: {},
    answer: whenEnemyMoves(() => DONE),
  },
  {
    id: 'retreat',
    title: 'beaten defenders go back as a stack, to the hex with the fewest enemies beside it',
    rule: '10.1A',
    node: 'retreat',
    params: {},
    answer: whenEnemyMoves(back),
  },
  {
    id: 'rebase',
    title: 'an air unit whose base is overrun goes to the nearest free base',
    rule: '15.7',
    node: 'rebase',
    params: {},
    answer: whenEnemyMoves(base),
  },
];
