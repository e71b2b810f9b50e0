// Reinforcements (11.5), in their month and before it (11.51).
import { type Piece, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { TRACK } from '../1-map/board.ts';
import { appearanceRefusal } from '../16-strategic/satellites.ts';
import { laterRefusal } from '../3-scenarios/linked-games.ts';
import { monthName } from '../calendar.ts';
import { of } from '../sides.ts';
import { type Query, verb } from '../words.ts';
import { ARRIVES_AT, openPlaces, placeRefusal, planArrival } from './placing-new-units.ts';
import { isAdvanced, isNew, plan, setPlan } from './production-plan.ts';
import { pointsRefusal, spend } from './production-points.ts';
import { CADRE, costOf } from './replacement-costs.ts';

function reinforceRefusal(q: Query, p: Piece): Refusal | undefined {
  if (q.at(p) !== of(TRACK, q.actor)) return refuse('11.5', say`${unit(p)} is not a reinforcement.`);
  if (isNew(q, p)) return refuse('11.5', say`${unit(p)} has been placed already.`);
  return dueRefusal(q, p) ?? appearanceRefusal(q, p);
}
/** The month a reinforcement is due, brought forward or not. */
function dueMonth(q: Query, p: Piece): number {
  return q.field(p, 'due') - (isAdvanced(q, p) ? 1 : 0);
}
/** 11.5 */
const dueRefusal = rule(
  '11.5',
  (q: Query, p: Piece): Refusal | undefined =>
    dueMonth(q, p) > q.track('month')
      ? refuse('11.5', say`${unit(p)} arrives in ${monthName(dueMonth(q, p))}.`)
      : undefined,
  () => undefined,
);

export const reinforce = verb({
  id: 'reinforce',
  title: 'Place a reinforcement',
  rule: '11.5',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => q.piecesAt(of(TRACK, q.actor)),
      refuse: (q, _soFar, p) => reinforceRefusal(q, p),
    },
    to: ARRIVES_AT,
  },
  apply(g, { piece, to }) {
    planArrival(g, piece, to);
  },
});

/** 11.51: a reinforcement that is still to come, once a Production. */
const advanceRefusal = rule(
  '11.51',
  (q: Query, p: Piece): Refusal | undefined => {
    if (q.at(p) !== of(TRACK, q.actor)) return refuse('11.51', say`${unit(p)} is not a reinforcement.`);
    if (isAdvanced(q, p)) return refuse('11.51', say`${unit(p)} has been brought forward this month already.`);
    return q.field(p, 'due') <= q.track('month') ? refuse('11.51', say`${unit(p)} is due already.`) : undefined;
  },
  (_q, p) => refuse('11.5', say`${unit(p)} cannot come early.`),
);

/** 11.51, RULINGS R63: a month earlier, once a Production, for a step or the price of a cadre. */
export const advanceArrival = verb({
  id: 'advance',
  title: 'Bring a reinforcement forward',
  rule: '11.51',
  args: { piece: 'piece', by: 'choice' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => q.piecesAt(of(TRACK, q.actor)),
      refuse: (q, _soFar, p) => advanceRefusal(q, p) ?? laterRefusal(q, p),
    },
    by: {
      candidates: () => ['step', 'points'],
      refuse: (q, { piece }, by) => {
        if (by === 'points') return pointsRefusal(q, q.actor, costOf(q, piece, CADRE));
        return q.steps(piece) <= 1
          ? refuse('11.51', say`${unit(piece)} has only one step and cannot give it up.`)
          : undefined;
      },
    },
  },
  apply(g, { piece, by }) {
    if (by === 'points') spend(g, g.actor, costOf(g, piece, CADRE));
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, advanced: [...now.advanced, [piece, by]] });
  },
});

/** 11.5: what is due and finds a place is deployed; what finds none waits (RULINGS R62). */
export const reinforcementsOwed = rule(
  '11.5',
  (q: Query, side: Side): Refusal | undefined => {
    const owed = q
      .piecesAt(of(TRACK, side))
      .filter((p) => !reinforceRefusal(q, p) && openPlaces(q).some((to) => !placeRefusal(q, p, to)));
    const first = owed[0];
    return first === undefined
      ? undefined
      : refuse('11.5', say`${unit(first)} has arrived and must be placed.`, { pieces: owed });
  },
  () => undefined,
);
