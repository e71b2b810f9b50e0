// The Production Phase (11.1): both sides plan in secret; what changes the board happens when both are done.
import { rule, say, type Side } from '@rasputitsa/kernel';
import { disbandBeachhead } from '../15-seapower/beachhead-status.ts';
import { eliminate } from '../2-units/steps.ts';
import { MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { sideId } from '../sides.ts';
import type { DecisionNode, Play, Query } from '../words.ts';
import { arrive } from './placing-new-units.ts';
import { NO_PLAN, plan, setPlan } from './plan.ts';
import { productionLevel } from './production-level.ts';
import { points } from './production-points.ts';
import { reinforcementsOwed } from './reinforcements.ts';

/** 11.3: points equal to the level; what is not spent is lost. */
function beginProduction(g: Play): void {
  for (const side of [0, 1]) {
    setLevel(g, side);
    setPlan(g, side, NO_PLAN);
  }
}
/** 4.2: the level comes first; all that follows is paid out of it. */
const setLevel = rule(
  '4.2',
  (g: Play, side: Side): void => g.setTrack(`pp-${sideId(side)}`, productionLevel(g, side)),
  () => undefined,
);
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
    g.setTrack(`pp-${sideId(side)}`, 0);
    setPlan(g, side, NO_PLAN);
  }
}
/** 3.22d: a game that begins has no Production in its first month. */
const isUnderWay = rule(
  '3.22d',
  (q: Query): boolean => q.track('month') > q.track('first'),
  () => true,
);
/** 3.12e: the first month of a half-year that is played on into has its Production. */
const isContinued = rule(
  '3.12e',
  (_q: Query): boolean => true,
  (q) => q.track('month') % MONTHS_PER_SCENARIO > 0,
);
export const production: DecisionNode = {
  kind: 'decision',
  id: 'production',
  title: 'Production Phase',
  rule: '11.1',
  when: (q) => isUnderWay(q) && isContinued(q),
  who: () => [0, 1],
  secret: true,
  verbs: ['replace', 'cadre', 'reinforce', 'advance', 'disband', 'work-on-the-beachhead'],
  enter: beginProduction,
  leave: endProduction,
  prompt: (q, side) => say`Production: ${points(q, side)} points. Add steps, rebuild units, place reinforcements.`,
  done: { title: 'Production ends', refuse: reinforcementsOwed },
};
