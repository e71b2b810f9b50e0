// The sequence of play (3.0 and the Game Card), one glance. Each step lives in the file of its chapter; nothing is decided here.
import type { Node, Query, StepsNode } from '@rasputitsa/kernel';
import { nonPhasingAir, phasingAir } from './air.ts';
import { airSegment, blitzSegment, groundSegment } from './combat.ts';
import { setUp } from './deploy.ts';
import { exploitation } from './exploitation.ts';
import { fortStep } from './fortifications.ts';
import { groundStep } from './ground.ts';
import { inversion } from './intelligence.ts';
import { navalSegment } from './naval-combat.ts';
import { nonPhasingNaval, phasingNaval } from './naval.ts';
import { oilfieldStep } from './oilfields.ts';
import { partisanStep } from './partisans.ts';
import { railStep } from './rail.ts';
import { reinforcementStep } from './reinforcements.ts';
import { removeMarkers, reserveStep } from './reserves.ts';
import { replacementStep } from './replacements.ts';
import { nonPhasingReturn, phasingReturn } from './returns.ts';
import { specialPhase } from './special.ts';
import { strategyStep } from './strategy-change.ts';
import { isAdvanced } from './state.ts';
import { markSupply, removeUnsupplied } from './supply-steps.ts';
import { turnRecord } from './turn.ts';
import { AXIS, SOVIET } from './units.ts';
import { gameGoesOn, victoryPhase } from './victory.ts';
import { weatherStep } from './weather.ts';

function steps(id: string, title: string, rule: string, ...nodes: readonly Node[]): StepsNode {
  return { kind: 'steps', id, title, rule, steps: nodes };
}
/** Only in the Advanced Game. */
function advanced(node: StepsNode): StepsNode {
  return { ...node, when: isAdvanced };
}

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
  advanced(steps('naval movement', 'Naval Movement Step', '14.3', phasingNaval, nonPhasingNaval)),
  steps('air movement', 'Air Movement Step', '6.3', phasingAir, nonPhasingAir),
  inversion('inversion after movement'),
);

const combat = steps(
  'combat',
  'Combat Phase',
  '7.0',
  steps('combat resolution', 'Combat Resolution Step', '7.1', airSegment, navalSegment, blitzSegment, groundSegment),
  steps(
    'post combat',
    'Post Combat Step',
    '7.7',
    nonPhasingReturn,
    phasingReturn,
    removeUnsupplied,
    inversion('inversion after combat'),
  ),
);

/** The Axis phases, then the Soviet phases. */
const phases: StepsNode = {
  kind: 'steps',
  id: 'phases',
  title: 'Phases',
  rule: '3.0',
  sides: () => [AXIS, SOVIET],
  steps: [preparation, specialPhase, movement, combat, exploitation, inversion('inversion after exploitation')],
};

const turn: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Turn',
  rule: '3.0',
  while: (q: Query) => gameGoesOn(q),
  steps: [
    advanced(steps('preliminary', 'Preliminary Phase', '12.0', weatherStep, partisanStep)),
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
