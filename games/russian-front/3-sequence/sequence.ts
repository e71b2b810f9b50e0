// The sequence of play (3.0 and the Game Card), one glance. Each step lives in the file of its chapter; nothing is decided here.
import { rule, type Side } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { partisanStep } from '../12-preliminary/partisans.ts';
import { weatherStep } from '../12-preliminary/weather.ts';
import { specialPhase } from '../17-special/special-phase.ts';
import { oilfieldStep } from '../19-options/converting-oilfields.ts';
import { inversion } from '../19-options/inverted-units.ts';
import { strategyStep } from '../19-options/strategy-change.ts';
import { fortStep } from '../21-variants/fortifications.ts';
import { reserveStep } from '../4-11-general/reserve-movement.ts';
import { railStep } from '../5-13-preparation/rail-movement.ts';
import { reinforcementStep } from '../5-13-preparation/reinforcements.ts';
import { removeMarkers } from '../5-13-preparation/remove-markers.ts';
import { replacementStep } from '../5-13-preparation/replacement-step.ts';
import { markSupply } from '../5-13-preparation/supply-marking.ts';
import { nonPhasingAir, phasingAir } from '../6-14-movement/air-missions.ts';
import { groundStep } from '../6-14-movement/ground-movement-step.ts';
import { nonPhasingNaval, phasingNaval } from '../6-14-movement/naval-missions.ts';
import { airSegment, blitzSegment, groundSegment } from '../7-15-combat/combat-resolution.ts';
import { navalSegment } from '../7-15-combat/naval-segment.ts';
import { removeUnsupplied } from '../7-15-combat/remove-out-of-supply.ts';
import { nonPhasingReturn, phasingReturn } from '../7-15-combat/returns-and-transfers.ts';
import { exploitation } from '../8-exploitation/exploitation.ts';
import { turnRecord } from '../9-16-victory/turn-record.ts';
import { gameGoesOn, victoryPhase } from '../9-16-victory/victory.ts';
import { setUp } from '../deploy/deploy.ts';
import { isAdvanced } from '../state.ts';
import type { Node, Query, StepsNode, Words } from '../words.ts';

function steps(id: Words['node'], title: string, ruleId: string, ...nodes: readonly Node[]): StepsNode {
  return { kind: 'steps', id, title, rule: ruleId, steps: nodes };
}
/** ADV.intro: steps the Advanced Game adds. */
const isAdded = rule('ADV.intro', isAdvanced, () => false);
/** 12.0, 14.3: only in the Advanced Game. */
const hasPreliminary = rule('12.0', isAdded, () => false);
const hasNavalStep = rule('14.3', isAdded, () => false);

const preparation = steps(
  'preparation',
  'Preparation Phase',
  '5.0',
  removeMarkers,
  markSupply,
  replacementStep,
  reinforcementStep,
  railStep,
);

const movement = steps(
  'movement',
  'Movement Phase',
  '6.0',
  oilfieldStep,
  groundStep,
  fortStep,
  reserveStep,
  { ...steps('naval-movement', 'Naval Movement Step', '14.3', phasingNaval, nonPhasingNaval), when: hasNavalStep },
  steps('air-movement', 'Air Movement Step', '6.3', phasingAir, nonPhasingAir),
  inversion('inversion-after-movement'),
);

const combat = steps(
  'combat',
  'Combat Phase',
  '7.0',
  steps('combat-resolution', 'Combat Resolution Step', '7.1', airSegment, navalSegment, blitzSegment, groundSegment),
  steps(
    'post-combat',
    'Post Combat Step',
    '7.7',
    nonPhasingReturn,
    phasingReturn,
    removeUnsupplied,
    inversion('inversion-after-combat'),
  ),
);

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
  steps: [preparation, specialPhase, movement, combat, exploitation, inversion('inversion-after-exploitation')],
};

const turn: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '3.0',
  while: (q: Query) => gameGoesOn(q),
  steps: [
    { ...steps('preliminary', 'Preliminary Phase', '12.0', weatherStep, partisanStep), when: hasPreliminary },
    phases,
    turnRecord,
    victoryPhase,
  ],
};

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'game',
  title: 'Game',
  rule: '3.0',
  steps: [setUp, strategyStep, turn],
};
