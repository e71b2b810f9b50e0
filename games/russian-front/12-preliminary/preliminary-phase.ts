// The Preliminary Phase (12.0): weather, then partisans.
import { rule } from '@rasputitsa/kernel';
import { isAdded } from '../3-sequence/added-steps.ts';
import type { StepsNode } from '../words.ts';
import { partisanStep } from './partisans.ts';
import { weatherStep } from './weather.ts';

/** 12.0: only in the Advanced Game. */
const hasPreliminary = rule('12.0', isAdded, () => false);
export const preliminaryPhase: StepsNode = {
  kind: 'steps',
  id: 'preliminary',
  title: 'Preliminary Phase',
  rule: '12.0',
  when: hasPreliminary,
  steps: [weatherStep, partisanStep],
};
