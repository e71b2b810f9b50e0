// Standing orders: what a defender may leave for the enemy's turn, and what both leave for the air. In one's own turn one is asked for
// everything else.
import type { Action, Loc, Piece, Side } from '@rasputitsa/kernel';
import { whenEnemyMoves } from '@rasputitsa/kit';
import { AROUND } from './3-equipment/board.ts';
import { ownAt } from './3-equipment/units.ts';
import { pocketed } from './10-11-combat/battle.ts';
import { due, waysBack } from './10-11-combat/retreat.ts';
import { leastPoints, mostPoints } from './12-air/commitment.ts';
import { enemyOf } from './sides.ts';
import type { Query, StandingOrderInfo } from './words.ts';

const DONE: Action = { verb: 'done', args: {} };

/** Hexes with enemy units beside a hex. */
const pressed = (q: Query, side: Side, hex: Loc): number =>
  (AROUND[hex] ?? []).filter((near) => ownAt(q, near, enemyOf(side)).length > 0).length;
/** To the hex with the fewest enemies beside it, the first of equals. */
function wayOf(q: Query, side: Side, p: Piece): Loc | undefined {
  return waysBack(q, p).toSorted((a, b) => pressed(q, side, a) - pressed(q, side, b) || a - b)[0];
}
/** The first unit that has a way. */
function goes(verb: 'retreat' | 'fall-back') {
  return (q: Query, side: Side): Action | undefined => {
    for (const piece of due(q)) {
      const to = wayOf(q, side, piece);
      if (to !== undefined) return { verb, args: { piece, to } };
    }
    return undefined;
  };
}
function halved(q: Query): Action {
  const [piece] = pocketed(q);
  return piece === undefined ? DONE : { verb: 'defend-halved', args: { piece } };
}

export const standingOrders: readonly StandingOrderInfo[] = [
  {
    id: 'retreat',
    title: 'beaten defenders go back to the hex with the fewest enemies beside it',
    rule: '11.R9',
    node: 'retreat',
    params: {},
    answer: whenEnemyMoves(goes('retreat')),
  },
  {
    id: 'fall-back',
    title: 'reduced defenders stay, or fall back to the hex with the fewest enemies beside it',
    rule: '10.32',
    node: 'fall-back',
    params: { how: 'choice' },
    choices: { how: ['stay', 'fall back'] },
    answer: whenEnemyMoves((q, side, { how }) => (how === 'stay' ? DONE : (goes('fall-back')(q, side) ?? DONE))),
  },
  {
    id: 'pocket',
    title: 'units in a pocket defend in full, or halved and leave a remnant',
    rule: '13.32.O',
    node: 'pocket',
    params: { how: 'choice' },
    choices: { how: ['in full', 'halved'] },
    answer: whenEnemyMoves((q, _, { how }) => (how === 'in full' ? DONE : halved(q))),
  },
  {
    id: 'air',
    title: 'as few Air Points as must be are committed, or all that may be, to Air Superiority',
    rule: '12.12',
    node: 'air-commitment',
    params: { how: 'choice' },
    choices: { how: ['fewest', 'all'] },
    answer: (q, side, { how }) => ({
      verb: 'commit-air',
      args: { superiority: how === 'all' ? mostPoints(q, side) : leastPoints(q, side), support: 0 },
    }),
  },
];
