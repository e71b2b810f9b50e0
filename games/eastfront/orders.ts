// Standing orders: answers a player leaves for choices that fall in the enemy's turn.
import type { Action, Args, Piece, Side } from '@rasputitsa/kernel';
import { unitOf } from './2-units/units.ts';
import { among } from './7-combat/battle-frame.ts';
import { COST } from './data/tables.ts';
import type { UnitType } from './data/units.ts';
import type { Query, StandingOrderInfo } from './words.ts';

/** What may be named first; the cheapest to rebuild comes next in any case (11.C2). */
const LOSS_ORDERS = ['cheapest', 'infantry', 'cavalry', 'mech', 'shock', 'armor', 'hq'] as const;

function price(q: Query, p: Piece): number {
  return COST[unitOf(q, p).type][q.sideOf(p) === 0 ? 0 : 1][0];
}
/** Of the units that may be chosen: those of the type named first, then the cheapest, then the first on the list. */
function preferred(q: Query, first: string): number | undefined {
  const rank = (p: Piece) => (unitOf(q, p).type === (first as UnitType) ? 0 : 1);
  return among(q).toSorted((a, b) => rank(a) - rank(b) || price(q, a) - price(q, b) || a - b)[0];
}
function choose(verb: string) {
  return (q: Query, _side: Side, { first }: Args): Action | undefined => {
    if (!LOSS_ORDERS.some((o) => o === first)) return undefined;
    const piece = preferred(q, String(first));
    return piece === undefined ? undefined : { verb, args: { piece } };
  };
}

export const standingOrders: readonly StandingOrderInfo[] = [
  {
    id: 'losses',
    title: 'of equally strong units this type takes the hit first',
    rule: '7.33b',
    node: 'losses',
    params: { first: 'choice' },
    choices: { first: LOSS_ORDERS },
    answer: choose('take'),
  },
  {
    id: 'repulse',
    title: 'of equally weak attackers this type falls back first',
    rule: '7.51b',
    node: 'repulsed',
    params: { first: 'choice' },
    choices: { first: LOSS_ORDERS },
    answer: choose('repel'),
  },
  {
    id: 'excess',
    title: 'of units too many for a hex this type goes without supply first',
    rule: '6.22b',
    node: 'excess',
    params: { first: 'choice' },
    choices: { first: LOSS_ORDERS },
    answer: choose('forgo'),
  },
];
