// Guard units (13.3.1): bought in the Replacement Step (GAPS R42), placed or substituted here.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: no Guard units come. */
export const guardStep: AutoNode = {
  kind: 'auto',
  id: 'guards',
  title: 'Guard units',
  rule: '13.3.1',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
