// Chapter 3: the sequence of play, at one glance (3.2).
import { rule, say } from '@rasputitsa/kernel';
import { BLUE, RED } from '../1-map/board.ts';
import { endMovement } from '../4-movement/movement.ts';
import { battle, endCombat } from '../5-combat/combat.ts';
import { loss, losses } from '../5-combat/losses.ts';
import { endTurn } from '../6-victory/victory.ts';
import type { DecisionNode, Node, StepsNode } from '../words.ts';

const movement: DecisionNode = {
  kind: 'decision',
  id: 'movement',
  title: 'Movement',
  rule: '4.1',
  verbs: ['move'],
  prompt: (q) => say`Turn ${q.track('turn')} of ${q.track('last')}: move your units, then end the phase.`,
  done: { title: 'End movement', rule: '3.2' },
  leave: endMovement,
};

const combat: DecisionNode = {
  kind: 'decision',
  id: 'combat',
  title: 'Combat',
  rule: '5.1',
  verbs: ['attack'],
  prompt: () => say`Attack enemy units next to yours, or end the phase.`,
  done: { title: 'End combat', rule: '3.2' },
  leave: endCombat,
};

/** 3.2 Blue first. */
const order = rule(
  '3.2',
  () => [BLUE, RED],
  () => [RED, BLUE],
);

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '3.2',
  steps: [
    { kind: 'steps', id: 'player-turn', title: 'Player turn', rule: '3.2', sides: order, steps: [movement, combat] },
    { kind: 'auto', id: 'turn-end', title: 'End of turn', rule: '3.3', run: endTurn },
  ],
  while: (q) => q.state.result === null,
};

/** Nodes that are called in the middle of others. */
export const interrupts: readonly Node[] = [battle, losses, loss.node];
