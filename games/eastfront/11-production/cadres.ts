// Cadres (11.42).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { POOL } from '../1-map/board.ts';
import { rumaniaRefusal } from '../16-strategic/rumania.ts';
import { unitOf } from '../2-units/units.ts';
import { of } from '../sides.ts';
import { type Query, verb } from '../words.ts';
import { ARRIVES_AT, planArrival } from './placing-new-units.ts';
import { isNew, plan } from './production-plan.ts';
import { pointsRefusal, spend } from './production-points.ts';
import { CADRE, costOf } from './replacement-costs.ts';
import { ssRefusal } from './ss-limit.ts';

/** 11.52: what is disbanded now can be rebuilt from the next Production on. */
const presentRefusal = rule(
  '11.52',
  (q: Query, p: Piece): Refusal | undefined => {
    if (q.at(p) === of(POOL, q.actor)) return undefined;
    return plan(q, q.actor).disbanded.includes(p)
      ? refuse('11.52', say`${unit(p)} is disbanded this month; it can be rebuilt from next month on.`)
      : refuse('11.42a', say`${unit(p)} has not been eliminated.`);
  },
  (q, p) =>
    q.at(p) === of(POOL, q.actor) || plan(q, q.actor).disbanded.includes(p)
      ? undefined
      : refuse('11.42a', say`${unit(p)} has not been eliminated.`),
);
const cadreRefusal = rule(
  '11.42a',
  (q: Query, p: Piece): Refusal | undefined => {
    const side = q.actor;
    const present = presentRefusal(q, p);
    if (present) return present;
    if (isNew(q, p)) return refuse('11.42a', say`${unit(p)} is being rebuilt already.`);
    const u = unitOf(q, p);
    if (u.nation === 'Italian') return refuse('11.42b', say`${unit(p)} can never be rebuilt.`);
    return rumaniaRefusal(q, p) ?? ssRefusal(q, p) ?? pointsRefusal(q, side, costOf(q, p, CADRE));
  },
  (_q, p) => refuse('11.42a', say`${unit(p)} is gone for good.`),
);

export const cadre = verb({
  id: 'cadre',
  title: 'Rebuild a unit',
  rule: '11.42a',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => [...q.piecesAt(of(POOL, q.actor)), ...plan(q, q.actor).disbanded],
      refuse: (q, _soFar, p) => cadreRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: costOf(q, p, CADRE) }),
    },
    to: ARRIVES_AT,
  },
  apply(g, { piece, to }) {
    spend(g, g.actor, costOf(g, piece, CADRE));
    planArrival(g, piece, to);
  },
});
