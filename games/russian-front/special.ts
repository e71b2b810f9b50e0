// The Special Movement/Combat Phase (17.1) and what is done in it: air supply, drops, transport, landings (17.2 to 17.5).
import type { AutoNode, Node, Query, StepsNode, Verb } from '@rasputitsa/kernel';
import { uses } from './state.ts';

const OPTIONS = [
  'airSupply',
  'paratrooperDrops',
  'navalTransport',
  'amphibiousLandings',
  'germanParatroopers',
] as const;
export function hasSpecialPhase(q: Query): boolean {
  return OPTIONS.some((o) => uses(q, o));
}

/** Not written yet: the step passes by itself. */
function pending(id: string, title: string, rule: string): AutoNode {
  return { kind: 'auto', id, title, rule, run: () => undefined };
}

export const specialPhase: StepsNode = {
  kind: 'steps',
  id: 'special phase',
  title: 'Special Movement/Combat Phase',
  rule: '17.0',
  when: hasSpecialPhase,
  steps: [
    pending('special phasing movement', 'Special Phasing Movement Step', '17.1.1'),
    pending('special non-phasing movement', 'Special Non-Phasing Movement Step', '17.1.1'),
    pending('special combat', 'Special Combat Step', '17.1.2'),
    pending('special remove supply', 'Special Remove Out of Supply Segment', '17.2.1'),
    pending('special non-phasing return', 'Special Non-Phasing Return Segment', '17.1.2'),
    pending('special phasing return', 'Special Phasing Return Segment', '17.1.2'),
  ],
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
