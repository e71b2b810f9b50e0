// Chapter 2: the sequence of play, at one glance (2.1, 2.2). A turn is two halves of six phases: 1 to 6 of player A, 7 to 12 of player B.
import { rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { enemyOf } from '../1-basics/board.ts';
import { surrender, tracing } from '../10-supply/tracing.ts';
import { endEntries, entryVerbs, mayEnter } from '../11-reinforcements/entry.ts';
import { soundAlarm } from '../11-reinforcements/zones.ts';
import { endStrategic, markStrategic } from '../12-strategic-movement/markers.ts';
import { bridgeVerbs, bridging, endBanks, finishBridges } from '../14-bridges/bridges.ts';
import { volkssturmVerbs } from '../15-special-units/volkssturm.ts';
import { initiative } from '../17-scenarios/data.ts';
import { testMoscow, verdict } from '../17-scenarios/victory.ts';
import { endMoves, move } from '../3-movement/movement.ts';
import { giveUp, refuseOverfull } from '../3-movement/stacking.ts';
import { takeControl } from '../4-zone-of-control/control.ts';
import { attackPhase, combatNodes, combatVerbs } from '../5-combat/phase.ts';
import { barrage, barrageVerbs } from '../6-artillery/barrage.ts';
import { fireNodes } from '../6-artillery/fire-results.ts';
import { rangedVerbs } from '../6-artillery/ranged.ts';
import { setUpVerbs } from '../6-artillery/set-up.ts';
import { worksVerbs } from '../7-fortifications/dig-in.ts';
import { endOfPhase } from '../7-fortifications/works.ts';
import { airNodes, airPhase } from '../8-air/missions.ts';
import { readyAircraft } from '../8-air/phase.ts';
import { airVerbs } from '../8-air/plot.ts';
import { supplyVerbs } from '../10-supply/verbs.ts';
import { adjustment, deployVerbs, isAdjusted } from '../deploy/adjust.ts';
import type { DecisionNode, Node, Play, Query, StepsNode } from '../words.ts';

/** What may be done in the Movement Phase; each chapter brings its own. */
export const movementVerbs: readonly Verb[] = [
  move,
  markStrategic,
  ...worksVerbs,
  ...setUpVerbs,
  ...bridgeVerbs,
  ...volkssturmVerbs,
  ...supplyVerbs,
  ...entryVerbs,
  giveUp,
];
const strategicVerbs: readonly Verb[] = [move, ...entryVerbs, giveUp];

/** Phases 3 and 9. */
const movement: DecisionNode = {
  kind: 'decision',
  id: 'movement',
  title: 'Movement',
  rule: '2.2.3',
  enter: beginMovement,
  verbs: movementVerbs.map((v) => v.id),
  prompt: () => say`Move your units, dig in, or mark units for strategic movement.`,
  done: { title: 'Done moving', rule: '2.2.3', refuse: refuseOverfull },
  leave: endMovement,
};
/** 5.3.10, 7.1.2: a retreat forbids digging in until the next own Movement Phase is over. */
function beginMovement(g: Play): void {
  soundAlarm(g);
  finishBridges(g);
}
function endMovement(g: Play): void {
  endMoves(g);
  endEntries(g);
  endOfPhase(g);
  endBanks(g);
  for (const p of g.piecesOf(g.active)) g.lower(p, 'retreated');
}

/** COMP.0, 12.1.1 Phases 5 and 11, when somebody is marked or may enter. */
const hasStrategic = rule(
  'COMP.0',
  (q: Query): boolean => q.option('strategic-movement'),
  () => true,
);
const strategicMovement: DecisionNode = {
  kind: 'decision',
  id: 'strategic-movement',
  title: 'Strategic movement',
  rule: '2.2.5',
  when: (q) => hasStrategic(q) && (q.piecesOf(q.active).some((p) => q.has(p, 'strategic')) || mayEnter(q)),
  verbs: strategicVerbs.map((v) => v.id),
  prompt: () => say`Move the units that were marked for strategic movement.`,
  done: { title: 'Done', rule: '2.2.5', refuse: refuseOverfull },
  leave(g) {
    endMoves(g);
    endEntries(g);
    endOfPhase(g);
  },
};

/** Phases 6 and 12, in this order (2.2.6). */
const supplyPhase: StepsNode = {
  kind: 'steps',
  id: 'supply-phase',
  title: 'Supply',
  rule: '2.2.6',
  enter: endStrategic,
  steps: [
    tracing,
    surrender,
    { kind: 'auto', id: 'control', title: 'Control', rule: '2.2.6.3', run: takeControl },
    bridging,
  ],
  leave(g) {
    endOfPhase(g);
    testMoscow(g);
  },
};

/** 2.2.INIT Player A first. */
const inOrder = rule(
  '2.2.INIT',
  (q: Query): readonly Side[] => [initiative(q), enemyOf(initiative(q))],
  (q: Query) => [enemyOf(initiative(q)), initiative(q)],
);

/** 2.1.5 The marker goes on by one, until the scenario is over. */
const isLast = rule(
  'TY.note1',
  (q: Query): boolean => q.track('turn') >= q.track('last'),
  (q: Query) => q.track('turn') > q.track('last'),
);
const nextTurn = rule(
  '2.1.5',
  (q: Query): number => q.track('turn') + 1,
  (q: Query) => q.track('turn') + 2,
);
function endTurn(g: Play): void {
  if (isLast(g)) return verdict(g);
  g.setTrack('turn', nextTurn(g));
  readyAircraft(g);
}

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '2.1.1',
  steps: [
    {
      kind: 'steps',
      id: 'set-up',
      title: 'Set-up',
      rule: 'SETUP.3',
      when: isAdjusted,
      sides: inOrder,
      steps: [adjustment],
    },
    {
      kind: 'steps',
      id: 'player-turn',
      title: 'Player turn',
      rule: '2.2.INIT',
      sides: inOrder,
      steps: [airPhase, barrage, movement, attackPhase, strategicMovement, supplyPhase],
    },
    { kind: 'auto', id: 'turn-end', title: 'End of the turn', rule: '2.1.3', run: endTurn },
  ],
  while: (q) => q.state.result === null,
};

/** Nodes that are called in the middle of others. */
export const interrupts: readonly Node[] = [...combatNodes, ...fireNodes, ...airNodes];
export const verbs: readonly Verb[] = [
  ...movementVerbs,
  ...airVerbs,
  ...barrageVerbs,
  ...combatVerbs,
  ...rangedVerbs,
  ...deployVerbs,
];
