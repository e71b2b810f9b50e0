// Chapter 2, 2.3 and 2.4: orders in secret, and the initiative.
import { refuse, rule, say, type Side, sideName } from '@rasputitsa/kernel';
import { BLUE, RED } from '../01-board/board.ts';
import { STOCK } from '../data/tables.ts';
import { nameOf, type Plan, type Play, type Query, verb } from '../words.ts';

export const PURPOSES = ['initiative', 'shots', 'rebuild'] as const;
export type Purpose = (typeof PURPOSES)[number];

const NO_PLAN: Plan = { initiative: 0, shots: 0, rebuild: 0 };
/** What a side has allotted so far. A memo that only its owner sees. */
export const planOf = (q: Query, side: Side): Plan => q.memo(nameOf('plan', side)) ?? NO_PLAN;
export const allotted = (plan: Plan): number => plan.initiative + plan.shots + plan.rebuild;

/** 2.3 No more than the stock holds, and at most so many to one purpose. */
const mostFor = rule(
  '2.3',
  (q: Query, to: Purpose): number => {
    const plan = planOf(q, q.actor);
    return Math.min(STOCK.purpose, q.track(nameOf('stock', q.actor)) - allotted(plan) + plan[to]);
  },
  () => STOCK.most,
);

export const allot = verb({
  id: 'allot',
  title: 'Allot supply points',
  rule: '2.3',
  args: { to: PURPOSES, points: 'number' },
  ask: {
    to: { title: 'Purpose', candidates: () => PURPOSES },
    points: {
      title: 'Points',
      *candidates(q, { to }) {
        for (let n = 0; n <= mostFor(q, to); n++) if (n !== planOf(q, q.actor)[to]) yield n;
      },
      refuse(q, { to }, points) {
        const most = mostFor(q, to);
        if (points < 0) return refuse('2.3', say`Points are allotted or left, never taken away: 0 is the least.`);
        if (points === planOf(q, q.actor)[to]) return refuse('2.3', say`${points} points go to ${to} already.`);
        if (points <= most) return undefined;
        return refuse('2.3', say`At most ${most} points can go to ${to}.`);
      },
    },
  },
  apply: (g, { to, points }) => g.setMemo(nameOf('plan', g.actor), { ...planOf(g, g.actor), [to]: points }),
});

/** 2.4 The side that allotted more has the initiative; when equal it stays where it is. */
const initiative = rule(
  '2.4',
  (q: Query): Side => {
    const lead = planOf(q, BLUE).initiative - planOf(q, RED).initiative;
    return lead > 0 ? BLUE : lead < 0 ? RED : q.track('initiative');
  },
  (q: Query) => q.track('initiative'),
);

/** 2.4 Both plans are laid open at once. */
export function revealOrders(g: Play): void {
  const first = initiative(g);
  for (const side of [BLUE, RED]) {
    const plan = planOf(g, side);
    g.setTrack(nameOf('stock', side), g.track(nameOf('stock', side)) - allotted(plan));
    g.setTrack(nameOf('shots', side), plan.shots);
    g.setTrack(nameOf('rebuild', side), plan.rebuild);
    if (g.memo(nameOf('plan', side)) !== undefined) g.setMemo(nameOf('plan', side), null);
    g.note(
      '2.4',
      say`${sideName(side)} allots ${plan.initiative} to initiative, ${plan.shots} to guns, ${plan.rebuild} to rebuilding.`,
    );
  }
  g.setTrack('initiative', first);
}
