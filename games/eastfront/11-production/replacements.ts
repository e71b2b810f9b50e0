// Replacements (11.41).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isExit, serves } from '../1-map/board.ts';
import { lineRefusal } from '../10-supply/production-supply.ts';
import { isHq, unitOf } from '../2-units/units.ts';
import { isEngaged, unitsOf } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { isNew, plan, setPlan } from './production-plan.ts';
import { pointsRefusal, spend } from './production-points.ts';
import { stepCost } from './replacement-costs.ts';
import { ssRefusal } from './ss-limit.ts';

/** 11.41a: one step a month for an unengaged unit with a line of its own (10.5b: a fortress's stores do not count). */
const replaceRefusal = rule(
  '11.41a',
  (q: Query, p: Piece): Refusal | undefined => {
    const side = q.sideOf(p);
    if (isNew(q, p)) return newUnitRefusal(q, p);
    if (!serves(q.at(p))) return refuse('11.41a', say`${unit(p)} is not in play.`);
    if (plan(q, side).steps.includes(p) && isPaced(q, p))
      return refuse('11.41a', say`${unit(p)} has been given its step this month.`);
    if (plan(q, side).disbanded.includes(p)) return refuse('11.52', say`${unit(p)} is being disbanded.`);
    if (q.steps(p) >= unitOf(q, p).max) return refuse('11.41a', say`${unit(p)} is at full strength.`);
    if (isEngaged(q, p) && !isExit(q.at(p)))
      return refuse('11.41a', say`${unit(p)} is engaged; units in battle are given no steps.`);
    return lineRefusal(q, p) ?? ssRefusal(q, p) ?? pointsRefusal(q, side, stepCost(q, p));
  },
  (q, p) =>
    !serves(q.at(p)) || q.steps(p) >= unitOf(q, p).max
      ? refuse('11.41a', say`no`)
      : pointsRefusal(q, q.actor, stepCost(q, p)),
);

/** 11.41b: what arrives this month takes no step this month. */
const newUnitRefusal = rule(
  '11.41b',
  (_q: Query, p: Piece): Refusal | undefined =>
    refuse('11.41b', say`${unit(p)} arrives this month; it can be given steps from next month on.`),
  (q, p) => pointsRefusal(q, q.sideOf(p), stepCost(q, p)),
);
/** 11.41n: HQs too take one step a month. */
const isPaced = rule(
  '11.41n',
  (_q: Query, _p: Piece): boolean => true,
  (q, p) => !isHq(q, p),
);

export const replace = verb({
  id: 'replace',
  title: 'Add a step',
  rule: '11.41a',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => replaceRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: stepCost(q, p) }),
    },
  },
  apply(g, { piece }) {
    spend(g, g.actor, stepCost(g, piece));
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, steps: [...now.steps, piece] });
  },
});
