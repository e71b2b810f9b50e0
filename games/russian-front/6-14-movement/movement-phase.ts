// The Movement Phase (6.0, 14.0): its steps in their order.
import { rule } from '@rasputitsa/kernel';
import { oilfieldStep } from '../19-options/converting-oilfields.ts';
import { inversion } from '../19-options/inverted-units.ts';
import { fortStep } from '../21-variants/fortifications.ts';
import { isAdded } from '../3-sequence/added-steps.ts';
import { reserveStep } from '../4-11-general/reserve-movement.ts';
import type { StepsNode } from '../words.ts';
import { nonPhasingAir, phasingAir } from './air-missions.ts';
import { groundStep } from './ground-movement-step.ts';
import { nonPhasingNaval, phasingNaval } from './naval-missions.ts';

/** 14.3: only in the Advanced Game. */
const hasNavalStep = rule('14.3', isAdded, () => false);
const navalStep: StepsNode = {
  kind: 'steps',
  id: 'naval-movement',
  title: 'Naval Movement Step',
  rule: '14.3',
  when: hasNavalStep,
  steps: [phasingNaval, nonPhasingNaval],
};
/** 6.3: each side in a segment of its own. */
const airStep: StepsNode = {
  kind: 'steps',
  id: 'air-movement',
  title: 'Air Movement Step',
  rule: '6.3',
  steps: [phasingAir, nonPhasingAir],
};
/** 6.0: the phasing side's; in its steps the kernel asks nobody else, except where a step names the other side. */
export const movementPhase: StepsNode = {
  kind: 'steps',
  id: 'movement',
  title: 'Movement Phase',
  rule: '6.0',
  steps: [oilfieldStep, groundStep, fortStep, reserveStep, navalStep, airStep, inversion('inversion-after-movement')],
};
