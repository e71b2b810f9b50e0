// Reserves (11.5): placing them, the Non-Phasing Reserve Ground Movement Step, taking them away (13.1). Refits: refit.ts.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { removeRefits } from './refit.ts';
import { isAdvanced } from './state.ts';

/** 13.1. Reserves: not written yet. */
export const removeMarkers: AutoNode = {
  kind: 'auto',
  id: 'remove markers',
  title: 'Remove Reserve and Refit Units Step',
  rule: '13.1',
  when: isAdvanced,
  run(g) {
    removeRefits(g);
  },
};

/** Not written yet: the step passes by itself. */
export const reserveStep: AutoNode = {
  kind: 'auto',
  id: 'reserve movement',
  title: 'Non-Phasing Reserve Ground Movement Step',
  rule: '11.5.3.2',
  when: isAdvanced,
  run: () => undefined,
};

/** Orders that mark units in the Ground Movement Step or the Exploitation Phase. */
export const placing: readonly Verb[] = [];
export const verbs: readonly Verb[] = [...placing];
export const interrupts: readonly Node[] = [];
