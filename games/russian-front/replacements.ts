// Replacements (13.2): factors, their use, rebuilding. Factories, oil and lend-lease: factories.ts.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: the step passes by itself. */
export const replacementStep: AutoNode = {
  kind: 'auto',
  id: 'replacements',
  title: 'Replacement Step',
  rule: '13.2',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
