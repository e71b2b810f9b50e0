// The Production Phase (11.0): both sides plan in secret; what changes the board happens when both are done.
import {
  type DecisionNode,
  type Play,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { ARRIVES_AT, arrive, planArrival, reinforcementsOwed } from './arrivals.ts';
import { BEACHHEAD_WORK, disbandBeachhead, noBeachhead, workRefusal } from './beachhead.ts';
import { inPlay, isExit, POOL, serves } from './board.ts';
import { eliminate } from './losses.ts';
import {
  CADRE,
  costOf,
  isNew,
  NO_PLAN,
  type OnePiece,
  type PieceTo,
  plan,
  points,
  pointsRefusal,
  setPlan,
  spend,
  stepCost,
} from './plan.ts';
import { productionLevel } from './production.ts';
import { isEngaged, sideId, unitsOf } from './state.ts';
import { hasLine } from './supply.ts';
import { unitOf } from './units.ts';

// Replacements (11.41)

/** 11.41a: one step a month for an unengaged unit with a line of its own (10.5b: a fortress's stores do not count). */
export const replaceRefusal = rule(
  '11.41a',
  (q: Query, p: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (side === q.actor && isNew(q, p)) return refuse('11.41b', say`${unit(p)} only arrives this month.`);
    if (side !== q.actor || !serves(q.at(p))) return refuse('11.41a', say`${unit(p)} is not in play.`);
    if (plan(q, side).steps.includes(p)) return refuse('11.41a', say`${unit(p)} has had its step this month.`);
    if (plan(q, side).disbanded.includes(p)) return refuse('11.52', say`${unit(p)} is to be disbanded.`);
    if (q.steps(p) >= unitOf(q, p).max) return refuse('11.41a', say`${unit(p)} is at full strength.`);
    if (isEngaged(q, p) && !isExit(q.at(p))) return refuse('11.41a', say`${unit(p)} is engaged.`);
    if (!hasLine(q, p)) return refuse('10.P', say`${unit(p)} has no supply line now.`);
    return ssRefusal(q, p) ?? pointsRefusal(q, side, stepCost(q, p));
  },
  (q, p) =>
    q.sideOf(p) !== q.actor || !serves(q.at(p)) || q.steps(p) >= unitOf(q, p).max
      ? refuse('11.41a', say`no`)
      : pointsRefusal(q, q.actor, stepCost(q, p)),
);
/** 11.41c: one SS step or cadre a month (GAPS 3.22). */
const ssRefusal = rule(
  '11.41c',
  (q: Query, p: number): Refusal | undefined => {
    if (unitOf(q, p).special !== 'SS') return undefined;
    const other = q
      .piecesOf(q.actor)
      .some(
        (x) =>
          unitOf(q, x).special === 'SS' &&
          (plan(q, q.actor).steps.includes(x) || (q.at(x) === POOL[q.actor] && isNew(q, x))),
      );
    return other ? refuse('11.41c', say`Only one SS step may be built in a month.`) : undefined;
  },
  () => undefined,
);

export const replace = verb<OnePiece>({
  id: 'replace',
  title: 'Add a step',
  rule: '11.41a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => replaceRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: stepCost(q, Number(p)) }),
    },
  ],
  apply(g, { piece }) {
    spend(g, g.actor, stepCost(g, piece));
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, steps: [...now.steps, piece] });
  },
});

// Cadres (11.42)

export const cadreRefusal = rule(
  '11.42a',
  (q: Query, p: number): Refusal | undefined => {
    const side = q.actor;
    if (q.at(p) !== POOL[side]) return refuse('11.42a', say`${unit(p)} is not among the eliminated.`);
    if (isNew(q, p)) return refuse('11.42a', say`${unit(p)} is to be rebuilt already.`);
    const u = unitOf(q, p);
    if (u.nation === 'Italian') return refuse('11.42b', say`${unit(p)} can never be rebuilt.`);
    if (u.special === 'satellite' && u.nation === 'Rumanian' && q.track('bucharest') === 1)
      return refuse('16.11b', say`Rumania has changed sides.`);
    return ssRefusal(q, p) ?? pointsRefusal(q, side, costOf(q, p, CADRE));
  },
  (_q, p) => refuse('11.42a', say`${unit(p)} is gone for good.`),
);

export const cadre = verb<PieceTo>({
  id: 'cadre',
  title: 'Rebuild a unit',
  rule: '11.42a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesAt(POOL[q.actor as 0 | 1]),
      refuse: (q, _soFar, p) => cadreRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: costOf(q, Number(p), CADRE) }),
    },
    ARRIVES_AT,
  ],
  apply(g, { piece, to }) {
    spend(g, g.actor, costOf(g, piece, CADRE));
    planArrival(g, piece, to);
  },
});

/** 11.52: eliminated by their own side; not to be rebuilt before the next Production. */
export const disband = verb<OnePiece>({
  id: 'disband',
  title: 'Disband a unit',
  rule: '11.52',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, x) => {
        const p = Number(x);
        if (q.sideOf(p) !== q.actor || !inPlay(q.at(p))) return refuse('11.52', say`${unit(p)} is not in play.`);
        return plan(q, q.actor).disbanded.includes(p)
          ? refuse('11.52', say`${unit(p)} is to be disbanded already.`)
          : undefined;
      },
    },
  ],
  apply(g, { piece }) {
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, disbanded: [...now.disbanded, piece] });
  },
});

/** 15.51b, 15.51d, GAPS 3.47: one change of the Beachhead's status in a Production. */
export const workBeachhead = verb<{ readonly work: string; readonly [name: string]: string }>({
  id: 'work on the beachhead',
  title: 'Work on the Beachhead',
  rule: '15.51b',
  refuse: (q) =>
    noBeachhead(q) ??
    (plan(q, q.actor).beachhead === undefined
      ? undefined
      : refuse('15.51b', say`The Beachhead has had its change this month.`)),
  args: [
    {
      name: 'work',
      type: 'choice',
      candidates: () => Object.keys(BEACHHEAD_WORK),
      refuse: (q, _soFar, work) =>
        workRefusal(q, String(work)) ?? pointsRefusal(q, q.actor, BEACHHEAD_WORK[String(work)]?.cost ?? 0),
      preview: (_q, _soFar, work) => ({ cost: BEACHHEAD_WORK[String(work)]?.cost ?? 0 }),
    },
  ],
  apply(g, { work }) {
    const change = BEACHHEAD_WORK[work];
    if (!change) throw new Error('eastfront: no such work');
    spend(g, g.actor, change.cost);
    setPlan(g, g.actor, { ...plan(g, g.actor), beachhead: work });
    // On the board, and so in the open, only when both sides are done.
    if (work !== 'disband') g.setTrack('beachhead', change.to);
  },
});

// The phase

/** 11.3: points equal to the level; what is not spent is lost. */
function beginProduction(g: Play): void {
  for (const side of [0, 1]) {
    g.setTrack(`pp ${sideId(side)}`, productionLevel(g, side));
    setPlan(g, side, NO_PLAN);
  }
}
/** 11.1b: the plans become true together. New blocks appear in the order of their places, which tells nothing. */
function endProduction(g: Play): void {
  for (const side of [0, 1]) {
    const { steps, arrivals, advanced, disbanded, beachhead } = plan(g, side);
    if (beachhead === 'disband') disbandBeachhead(g);
    for (const p of steps) g.setSteps(p, g.steps(p) + 1, '11.41a');
    for (const [p, by] of advanced) {
      g.setField(p, 'due', g.field(p, 'due') - 1);
      if (by === 'step') g.setSteps(p, g.steps(p) - 1, '11.51');
    }
    for (const p of disbanded) eliminate(g, p, '11.52');
    for (const [p, to] of arrivals.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) arrive(g, p, to);
    g.setTrack(`pp ${sideId(side)}`, 0);
    setPlan(g, side, NO_PLAN);
  }
}
export const production: DecisionNode = {
  kind: 'decision',
  id: 'production',
  title: 'Production Phase',
  rule: '11.1',
  // 3.22d: a game that begins has no Production in its first month.
  when: (q) => q.track('month') > q.track('first'),
  who: () => [0, 1],
  secret: true,
  verbs: ['replace', 'cadre', 'reinforce', 'advance', 'disband', 'work on the beachhead'],
  enter: beginProduction,
  leave: endProduction,
  prompt: (q, side) => say`Production: ${points(q, side)} points. Add steps, rebuild units, place reinforcements.`,
  done: { title: 'Production ends', refuse: reinforcementsOwed },
};
