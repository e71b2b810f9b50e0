// The Production Phase (11.1): both sides plan in secret; what changes the board happens when both are done.
import { rule, say } from '@rasputitsa/kernel';
import { disbandBeachhead } from '../15-seapower/beachhead-status.ts';
import { eliminate } from '../2-units/step-losses.ts';
import { hasProduction } from '../3-scenarios/first-month.ts';
import { setLevel } from '../4-sequence/production.ts';
import { sideId } from '../sides.ts';
import type { DecisionNode, Play } from '../words.ts';
import { arrive } from './placing-new-units.ts';
import { NO_PLAN, plan, setPlan } from './production-plan.ts';
import { points } from './production-points.ts';
import { reinforcementsOwed } from './reinforcements.ts';

/** 11.3: points equal to the level; what is not spent is lost. */
function beginProduction(g: Play): void {
  for (const side of [0, 1]) {
    setLevel(g, side);
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
    g.setTrack(`pp-${sideId(side)}`, 0);
    setPlan(g, side, NO_PLAN);
  }
}
/** 11.1: each month begins with Production. */
const isHeld = rule(
  '11.1',
  (): boolean => true,
  () => false,
);
export const production: DecisionNode = {
  kind: 'decision',
  id: 'production',
  title: 'Production Phase',
  rule: '11.1',
  when: (q) => isHeld() && hasProduction(q),
  who: () => [0, 1],
  secret: true,
  verbs: ['replace', 'cadre', 'reinforce', 'advance', 'disband', 'work-on-the-beachhead'],
  enter: beginProduction,
  leave: endProduction,
  prompt: (q, side) => say`Production: ${points(q, side)} points. Add steps, rebuild units, place reinforcements.`,
  done: { title: 'Production ends', refuse: reinforcementsOwed },
};
