// The Preparation Phase (5.0, 13.0): its steps in their order.
import type { StepsNode } from '../words.ts';
import { railStep } from './rail-movement.ts';
import { reinforcementStep } from './reinforcements.ts';
import { removeMarkers } from './remove-markers.ts';
import { replacementStep } from './replacement-step.ts';
import { markSupply } from './supply-marking.ts';

/** 5.0: marking, then reinforcements. 13.0: with what the Advanced Game adds before, between and after. */
export const preparationPhase: StepsNode = {
  kind: 'steps',
  id: 'preparation',
  title: 'Preparation Phase',
  rule: '5.0',
  steps: [removeMarkers, markSupply, replacementStep, reinforcementStep, railStep],
};
