// Rail movement (13.4): capacity, routes, factories and flotillas on rails.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: the step passes by itself. */
export const railStep: AutoNode = {
  kind: 'auto',
  id: 'rail movement',
  title: 'Rail Movement Step',
  rule: '13.4',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
