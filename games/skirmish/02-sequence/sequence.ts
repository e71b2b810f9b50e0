// Chapter 2: the sequence of play, at one glance (2.1, 2.2).
import { rule, say } from '@rasputitsa/kernel';
import { BLUE, enemyOf, RED } from '../01-board/board.ts';
import { beginMovement, endMovement } from '../04-movement/movement.ts';
import { hideScouts, lookForScouts } from '../05-scouts/scouts.ts';
import { advanceStep, battle, endCombat } from '../06-combat/combat.ts';
import { loss, losses } from '../06-combat/losses.ts';
import { beaten, reaction } from '../06-combat/retreat.ts';
import { ceaseFire, endBombardment, shotsLeft } from '../07-bombardment/bombardment.ts';
import { endRebuilding, rebuildPoints } from '../09-rebuilding/rebuilding.ts';
import { rollWeather, weatherOf } from '../10-weather/weather.ts';
import { endTurn } from '../11-victory/victory.ts';
import { nameOf } from '../words.ts';
import { allotted, planOf, revealOrders } from './orders.ts';
import type { DecisionNode, Node, Query, Play, StepsNode } from '../words.ts';

/** 2.3 Both sides at once, each unseen by the other; `leave` lays the plans open. */
const orders: DecisionNode = {
  kind: 'decision',
  id: 'orders',
  title: 'Orders',
  rule: '2.3',
  who: () => [BLUE, RED],
  secret: true,
  verbs: ['allot'],
  prompt: (q, side) =>
    say`Allot supply points in secret: ${q.track(nameOf('stock', side)) - allotted(planOf(q, side))} of ${q.track(nameOf('stock', side))} are left.`,
  done: { title: 'Orders given', rule: '2.3' },
  leave: revealOrders,
};

const rebuilding: DecisionNode = {
  kind: 'decision',
  id: 'rebuilding',
  title: 'Rebuilding',
  rule: '9.1',
  when: (q) => rebuildPoints(q) > 0,
  verbs: ['replenish', 'raise'],
  prompt: (q) => say`Rebuild: ${rebuildPoints(q)} points.`,
  done: { title: 'Done rebuilding', rule: '9.1' },
  leave: endRebuilding,
};

const movement: DecisionNode = {
  kind: 'decision',
  id: 'movement',
  title: 'Movement',
  rule: '4.1',
  enter: beginMovement,
  verbs: ['move'],
  prompt: (q) => say`Move your blocks. The weather is ${weatherOf(q)}.`,
  done: { title: 'Done moving', rule: '4.1' },
  leave: endMovement,
};

/** 7.1 A phase that repeats: a shot at a time, until none is left. There is no passing, only ceasing fire. */
const bombardment: StepsNode = {
  kind: 'steps',
  id: 'bombardment',
  title: 'Bombardment',
  rule: '7.1',
  when: (q) => shotsLeft(q) > 0,
  steps: [
    {
      kind: 'decision',
      id: 'shot',
      title: 'Bombard or cease fire',
      rule: '7.1',
      verbs: ['bombard', ceaseFire.id],
      prompt: (q) => say`Bombard: ${shotsLeft(q)} shots.`,
    },
  ],
  while: (q) => shotsLeft(q) > 0,
  leave: endBombardment,
};

const combat: DecisionNode = {
  kind: 'decision',
  id: 'combat',
  title: 'Combat',
  rule: '6.1',
  verbs: ['attack'],
  prompt: () => say`Attack adjacent enemies.`,
  done: { title: 'Done fighting', rule: '6.1' },
  leave: endCombat,
};

/** 2.1 The side with the initiative first. Who was second in one turn and first in the next plays twice running. */
const inOrder = rule(
  '2.1',
  (q: Query): readonly number[] => [q.track('initiative'), enemyOf(q.track('initiative'))],
  () => [BLUE, RED],
);

/** 5.2, 12.1 When mist lifts, what it hid is seen at once, not when somebody next moves. */
function newWeather(g: Play): void {
  rollWeather(g);
  lookForScouts(g);
}

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '2.1',
  steps: [
    { kind: 'auto', id: 'weather', title: 'Weather', rule: '10.1', run: newWeather },
    orders,
    {
      kind: 'steps',
      id: 'player-turn',
      title: 'Player turn',
      rule: '2.2',
      sides: inOrder,
      steps: [
        rebuilding,
        movement,
        bombardment,
        combat,
        { kind: 'auto', id: 'hiding', title: 'Scouts hide', rule: '5.5', run: hideScouts },
      ],
    },
    { kind: 'auto', id: 'turn-end', title: 'End of the turn', rule: '2.5', run: endTurn },
  ],
  while: (q) => q.state.result === null,
};

/** Nodes that are called in the middle of others. */
export const interrupts: readonly Node[] = [battle, reaction, beaten, losses, loss, advanceStep];
