// The sequence of play (3.0 and the Game Card), one glance: the phases in their order. Each phase puts its steps in order in the folder of
// its chapter (preliminary-phase.ts, preparation-phase.ts, special-phase.ts, movement-phase.ts, combat-phase.ts, exploitation.ts).
import { rule, type Side } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { preliminaryPhase } from '../12-preliminary/preliminary-phase.ts';
import { specialPhase } from '../17-special/special-phase.ts';
import { inversion } from '../19-options/inverted-units.ts';
import { strategyStep } from '../19-options/strategy-change.ts';
import { preparationPhase } from '../5-13-preparation/preparation-phase.ts';
import { movementPhase } from '../6-14-movement/movement-phase.ts';
import { combatPhase } from '../7-15-combat/combat-phase.ts';
import { exploitation } from '../8-exploitation/exploitation.ts';
import { turnRecord } from '../9-16-victory/turn-record.ts';
import { gameGoesOn, victoryPhase } from '../9-16-victory/victory.ts';
import { setUp } from '../deploy/deploy.ts';
import type { Query, StepsNode } from '../words.ts';

/** 3.0: the Axis phases, then the Soviet phases. */
const order = rule(
  '3.0',
  (): readonly Side[] => [AXIS, SOVIET],
  () => [SOVIET, AXIS],
);
const phases: StepsNode = {
  kind: 'steps',
  id: 'phases',
  title: 'Phases',
  rule: '3.0',
  sides: () => order(),
  steps: [
    preparationPhase,
    specialPhase,
    movementPhase,
    combatPhase,
    exploitation,
    inversion('inversion-after-exploitation'),
  ],
};

/** SEQ.basic, SEQ.adv: one order for both games; what the Basic Game lacks is skipped. */
const turn: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '3.0',
  while: (q: Query) => gameGoesOn(q),
  steps: [preliminaryPhase, phases, turnRecord, victoryPhase],
};

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'game',
  title: 'Game',
  rule: '3.0',
  steps: [setUp, strategyStep, turn],
};
