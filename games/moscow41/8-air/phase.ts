// Chapter 8: the Air Phase, both sides at once and in secret (2.2.1).
// TO WRITE: the plot (a secret decision of both sides, 8.1.7), air combat (8.1.8), air attacks and objects; verbs in `airVerbs`.
// `airSupport` and `useAirSupport` are called by chapters 5 and 6.
import type { Loc, Side, Verb } from '@rasputitsa/kernel';
import type { Node, Play, Query, StepsNode } from '../words.ts';

export const airPhase: StepsNode = {
  kind: 'steps',
  id: 'air-phase',
  title: 'Air Phase',
  rule: '2.2.1',
  steps: [
    { kind: 'auto', id: 'air-plot', title: 'Air missions', rule: '8.1.7', run: () => {} },
    { kind: 'auto', id: 'air-missions', title: 'Air missions are flown', rule: '8.2.1', run: () => {} },
  ],
};

/** 8.2.2, 8.2.4 Strength points that fly for a side over a hex: whole in attack, half in defence. Open once missions are revealed. */
export function airSupport(_q: Query, _side: Side, _hex: Loc, _as: 'attack' | 'defence'): number {
  return 0;
}
/** RULINGS R14: support serves the first combat over its hex. */
export function useAirSupport(_g: Play, _side: Side, _hex: Loc, _as: 'attack' | 'defence'): void {}

/** A turn begins: air counters are there again (8.1.5). */
export function readyAircraft(_g: Play): void {}

export const airVerbs: readonly Verb[] = [];
export const airNodes: readonly Node[] = [];
