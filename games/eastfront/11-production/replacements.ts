// Replacements (11.41).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isExit, serves } from '../1-map/board.ts';
import { hasLine } from '../10-supply/supply-status.ts';
import { unitOf } from '../2-units/units.ts';
import { isEngaged, unitsOf } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { stepCost } from './costs.ts';
import { isNew, plan, setPlan } from './plan.ts';
import { pointsRefusal, spend } from './production-points.ts';
import { ssRefusal } from './ss-limit.ts';

/** 11.41a: one step a month for an unengaged unit with a line of its own (10.5b: a fortress's stores do not count). */
const replaceRefusal = rule(
  '11.41a',
  (q: Query, p: Piece): Refusal | undefined => {
    const side = q.sideOf(p);
    if (isNew(q, p)) return refuse('11.41b', say`${unit(p)} only arrives this month.`);
    if (!serves(q.at(p))) return refuse('11.41a', say`${unit(p)} is not in play.`);
    if (plan(q, side).steps.includes(p)) return refuse('11.41a', say`${unit(p)} has had its step this month.`);
    if (plan(q, side).disbanded.includes(p)) return refuse('11.52', say`${unit(p)} is to be disbanded.`);
    if (q.steps(p) >= unitOf(q, p).max) return refuse('11.41a', say`${unit(p)} is at full strength.`);
    if (isEngaged(q, p) && !isExit(q.at(p))) return refuse('11.41a', say`${unit(p)} is engaged.`);
    if (!hasLine(q, p)) return refuse('10.P', say`${unit(p)} has no supply line now.`);
    return ssRefusal(q, p) ?? pointsRefusal(q, side, stepCost(q, p));
  },
  (q, p) =>
    !serves(q.at(p)) || q.steps(p) >= unitOf(q, p).max
      ? refuse('11.41a', say`no`)
      : pointsRefusal(q, q.actor, stepCost(q, p)),
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
