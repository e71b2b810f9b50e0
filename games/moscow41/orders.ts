// Standing orders: what a defender may leave for the enemy's turn. In one's own turn one is asked.
import type { Action, Piece } from '@rasputitsa/kernel';
import { whenEnemyMoves } from '@rasputitsa/kit';
import { payers } from './5-combat/pay.ts';
import { mayRetreat, waysBack } from './5-combat/retreat.ts';
import type { Query, StandingOrderInfo } from './words.ts';

const DONE: Action = { verb: 'done', args: {} };

/** Stack by stack, the whole way where there is one; who has none stands. */
function back(q: Query): Action {
  const stacks: readonly (readonly Piece[])[] = [...Map.groupBy(mayRetreat(q), (p) => q.at(p)).values()];
  for (const units of stacks) {
    const [path] = waysBack(q, units);
    if (path) return { verb: 'fall-back', args: { units, path } };
  }
  return DONE;
}

/** The one with the most CEL, or with the fewest; the first of equals. */
function payer(q: Query, first: unknown): Action | undefined {
  const sign = first === 'strongest' ? -1 : 1;
  const [unit] = payers(q).toSorted((a, b) => sign * (q.steps(a) - q.steps(b)) || a - b);
  return unit === undefined ? undefined : { verb: 'lose', args: { unit } };
}

export const standingOrders: readonly StandingOrderInfo[] = [
  {
    id: 'defence',
    title: 'nothing is added to a defence: no artillery, no special abilities',
    rule: '5.2.1.b',
    node: 'defend',
    params: {},
    answer: whenEnemyMoves(() => DONE),
  },
  {
    id: 'losses',
    title: 'of units that may lose a CEL, the one with the most or with the fewest does',
    rule: '5.1.8',
    node: 'loss',
    params: { first: 'choice' },
    choices: { first: ['strongest', 'weakest'] },
    answer: whenEnemyMoves((q, _, { first }) => payer(q, first)),
  },
  {
    id: 'retreat',
    title: 'beaten defenders stand and pay, or go back stack by stack, the whole way where they can',
    rule: '5.3.7',
    node: 'retreat',
    params: { how: 'choice' },
    choices: { how: ['stand', 'go back'] },
    answer: whenEnemyMoves((q, _, { how }) => (how === 'stand' ? DONE : back(q))),
  },
  {
    id: 'pursuit',
    title: 'defenders do not pursue a beaten attacker',
    rule: '5.4.1',
    node: 'pursuit',
    params: {},
    answer: whenEnemyMoves(() => DONE),
  },
];
