// Surrenders of the Axis allies (11.1).
import type { AutoNode, Node, Play, Verb } from '@rasputitsa/kernel';
import { isAdvanced } from './state.ts';

/** Called whenever control of a city has changed (11.1: at once). Not written yet: nobody surrenders. */
export function watchSurrenders(_g: Play): void {}

/** 11.1.1, 11.1.3.2: those that fall in the Axis Reinforcement Step. Not written yet. */
export const surrenderStep: AutoNode = {
  kind: 'auto',
  id: 'surrenders',
  title: 'Surrenders',
  rule: '11.1',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
