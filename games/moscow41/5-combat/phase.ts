// Chapter 5: the Attack Phase (2.2.4). Duties are fixed when it begins, and it does not end before they are met.
import { rule, say, type Verb } from '@rasputitsa/kernel';
import { closeStacks } from '../16-masking/masking.ts';
import { endOfPhase } from '../7-fortifications/works.ts';
import { ageRewards } from '../9-headquarters/reward.ts';
import { ageBarrages } from '../6-artillery/barrage-rest.ts';
import { rangedVerbs } from '../6-artillery/ranged.ts';
import { fullAttack } from '../10-supply/verbs.ts';
import { attack } from './attack.ts';
import { combat } from './combat.ts';
import { declare, declareVerbs, defend } from './declare.ts';
import { recover } from './disorganization.ts';
import { fixDuties, refuseEnd } from './duties.ts';
import { loss } from './pay.ts';
import { pursue, pursuit } from './pursuit.ts';
import { fallBack, retreat } from './retreat.ts';
import type { DecisionNode, Node, Play } from '../words.ts';

/** 5.1.7 */
const endRefused = rule('5.1.7', refuseEnd, () => undefined);

export const attackPhase: DecisionNode = {
  kind: 'decision',
  id: 'attack',
  title: 'Attack',
  rule: '2.2.4',
  enter: fixDuties,
  verbs: ['attack', ...rangedVerbs.map((v) => v.id), 'full-attack'],
  prompt: () => say`Attack. Units in enemy zones of control must, unless they have dug in.`,
  done: {
    title: 'Done attacking',
    rule: '5.1.7',
    refuse: endRefused,
  },
  leave: endAttacks,
};

/** The phase ends: marks of the phase are taken off, stacks are closed (16.1.3), rewards grow old. `fought` stays for 12.1.2. */
export function endAttacks(g: Play): void {
  for (const mark of ['attacked', 'owed', 'shelled'] as const)
    for (const key of g.marked(mark)) g.setMark(mark, key, 0);
  for (const p of g.piecesOf(g.active)) for (const f of ['owes', 'full-attack'] as const) g.lower(p, f);
  ageBarrages(g);
  for (const p of g.piecesOf(1 - g.active)) for (const f of ['fought', 'fired'] as const) g.lower(p, f);
  recover(g);
  ageRewards(g);
  endOfPhase(g);
  closeStacks(g);
}

export const combatVerbs: readonly Verb[] = [attack, fullAttack, ...declareVerbs, loss.verb, fallBack, pursue];
export const combatNodes: readonly Node[] = [combat, declare, defend, loss.node, retreat, pursuit];
