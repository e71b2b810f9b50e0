// The Partisan Activity Step (12.2).
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: the step passes by itself. */
export const partisanStep: AutoNode = {
  kind: 'auto',
  id: 'partisans',
  title: 'Partisan Activity Step',
  rule: '12.2',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
