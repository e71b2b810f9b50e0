// Removals, withdrawals and substitutes (13.3.2, 13.3.3).
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Not written yet: nobody leaves. */
export const withdrawalStep: AutoNode = {
  kind: 'auto',
  id: 'withdrawals',
  title: 'Removals and withdrawals',
  rule: '13.3.2',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
