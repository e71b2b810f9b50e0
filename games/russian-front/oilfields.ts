// Converting oilfields (19.4).
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { uses } from './state.ts';

/** Not written yet: the step passes by itself. */
export const oilfieldStep: AutoNode = {
  kind: 'auto',
  id: 'oilfields',
  title: 'Converting Oilfields Step',
  rule: '19.4',
  when: (q) => uses(q, 'convertingOilfields'),
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
