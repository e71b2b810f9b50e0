// Chapter 5: the Attack Phase.
// TO WRITE: obligations fixed at its beginning (5.1.3, 5.1.4, RULINGS R34) in flag `owes` and mark `owed`; the verb `attack` with the solver
// behind its candidates and refusals; the process `combat` with its stages (5.2.1), losses, retreat, pursuit, advance, disorganization.
// `combatVerbs` and `combatNodes` are taken by index.ts and sequence.ts; ranged fire of chapter 6 adds its verbs (`rangedVerbs`).
import type { Verb } from '@rasputitsa/kernel';
import { closeStacks } from '../16-masking/masking.ts';
import { endOfPhase } from '../7-fortifications/works.ts';
import { ageRewards } from '../9-headquarters/reward.ts';
import type { Node, Play } from '../words.ts';

export const attackPhase: Node = {
  kind: 'auto',
  id: 'attack',
  title: 'Attack',
  rule: '2.2.4',
  run: endAttacks,
};

/** The phase ends: marks of the phase are taken off, stacks are closed (16.1.3), rewards grow old. `fought` stays for 12.1.2. */
export function endAttacks(g: Play): void {
  for (const mark of ['attacked', 'owed', 'shelled'] as const)
    for (const key of g.marked(mark)) g.setMark(mark, key, 0);
  for (const p of g.piecesOf(g.active)) g.lower(p, 'owes');
  ageRewards(g);
  endOfPhase(g);
  closeStacks(g);
}

export const combatVerbs: readonly Verb[] = [];
export const combatNodes: readonly Node[] = [];
