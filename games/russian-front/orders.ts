// Standing orders: answers a player leaves for questions that fall in the enemy's turn.
import type { Action, Args, Loc, Piece, Side } from '@rasputitsa/kernel';
import { hexDistance } from './1-components/board.ts';
import { isArmor, isGround, isNaval, unitOf } from './1-components/units.ts';
import { fleeing, refuges } from './6-14-movement/evacuation.ts';
import { responders } from './6-14-movement/response.ts';
import { at, committed, rulesOf } from './7-15-combat/battle-frame.ts';
import type { Query, StandingOrderInfo } from './words.ts';

const PASS: Action = { verb: 'done', args: {} };

function whereTo(q: Query): Loc {
  return q.v('to') ?? -1;
}
/** 7.4.2: the same units as in the round before, while they can. */
function sameAgain(q: Query, side: Side): Action | undefined {
  const before = committed(q, side);
  if (before.length === 0 || rulesOf(q).refusal(q, at(q), side, before)) return undefined;
  return { verb: 'engage', args: { units: before } };
}
/** Whom hits go to first: those that can bear them, those that matter least, or aircraft and ships. */
function hitOrder(q: Query, order: string): Piece | undefined {
  const among = q.v('among') ?? [];
  const rank: Readonly<Record<string, (p: Piece) => number>> = {
    healthiest: (p) => -q.steps(p),
    weakest: (p) => unitOf(q, p).attack,
    'not armor': (p) => (isArmor(q, p) ? 1 : 0) * 100 - q.steps(p),
    supporters: (p) => (isGround(q, p) || isNaval(q, p) ? 1 : 0) * 100 - q.steps(p),
  };
  const by = rank[order];
  return by && among.toSorted((a, b) => by(a) - by(b) || a - b)[0];
}

/** 6.2.2, 14.2.2: the first who must flee, to the base nearest to it. */
function fleeNear(q: Query): Action | undefined {
  const [piece] = fleeing(q);
  if (piece === undefined) return undefined;
  const near = (to: Loc) => hexDistance(q.at(piece), to);
  const [to] = refuges(q, piece).toSorted((a, b) => near(a) - near(b) || a - b);
  return to === undefined ? undefined : { verb: 'evacuate', args: { piece, to } };
}

export const standingOrders: readonly StandingOrderInfo[] = [
  {
    id: 'no-response',
    title: 'never respond',
    rule: '6.2.1',
    node: 'response',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'no-response-at',
    title: 'never respond in this hex',
    rule: '6.2.1',
    node: 'response',
    params: { at: 'place' },
    answer: (q, _side, params: Args) => (params['at'] === whereTo(q) ? PASS : undefined),
  },
  {
    id: 'stay-put',
    title: 'this unit never responds',
    rule: '6.2.1',
    node: 'response',
    params: { unit: 'piece' },
    answer: (q, _side, params: Args) => (responders(q).every((p) => p === params['unit']) ? PASS : undefined),
  },
  {
    id: 'reserves-stay',
    title: 'reserves never join battles',
    rule: '11.5.3.2',
    node: 'reserve-movement',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'no-blitz',
    title: 'never place blitz units',
    rule: '11.7.1',
    node: 'blitz',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'no-air',
    title: 'no air units to the battles of the enemy',
    rule: '6.3.3',
    node: 'non-phasing-air',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'no-ships',
    title: 'ships stay out of the battles of the enemy',
    rule: '14.3.3',
    node: 'non-phasing-naval',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'no-interception',
    title: 'never intercept special moves',
    rule: '17.1.1',
    node: 'special-non-phasing-movement',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'nearest-base',
    title: 'aircraft and ships flee to the nearest base',
    rule: '6.2.2',
    node: 'evacuation',
    params: {},
    answer: (q) => fleeNear(q),
  },
  {
    id: 'hold-out',
    title: 'never buy off a required retreat',
    rule: '20.1',
    node: 'hold-out',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'stay-when-spared',
    title: 'stay where a required retreat may be ignored',
    rule: '7.2.1.3.2.2',
    node: 'ignore-retreat',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'same-units',
    title: 'engage the same units again while they last',
    rule: '7.4.2',
    node: 'engage',
    params: {},
    answer: sameAgain,
  },
  {
    id: 'fight-on',
    title: 'never retreat voluntarily',
    rule: '7.4.1',
    node: 'stand',
    params: {},
    answer: () => PASS,
  },
  {
    id: 'hits',
    title: 'hits go to these first',
    rule: '7.3.2',
    node: 'hits',
    params: { first: 'choice' },
    answer: (q, _side, params: Args) => {
      const piece = hitOrder(q, String(params['first']));
      return piece === undefined ? undefined : { verb: 'take', args: { piece } };
    },
  },
];
