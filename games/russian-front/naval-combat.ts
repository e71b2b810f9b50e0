// Naval combat (15.2): the segment, base attacks, minelaying and minesweeping resolved.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: the step passes by itself. */
export const navalSegment: AutoNode = {
  kind: 'auto',
  id: 'naval combat',
  title: 'Naval Combat Segment',
  rule: '15.2.5',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
