// Factories caught by the enemy (14.2.1).
import { type Loc, place, rule, say } from '@rasputitsa/kernel';
import { SOVIET } from '../1-components/sides.ts';
import { groundAt } from '../state.ts';
import type { Play } from '../words.ts';

/** 14.2.1: an Axis ground unit is alone with a factory: it goes to the F box. */
export const loseFactory = rule(
  '14.2.1',
  (g: Play, at: Loc): void => {
    const n = g.mark('factory', at);
    if (n === 0 || groundAt(g, at, SOVIET).length > 0) return;
    g.setMark('factory', at, 0);
    g.setTrack('factories-lost', g.track('factories-lost') + n);
    g.note('14.2.1', say`The factory at ${place(at)} is lost.`);
  },
  () => undefined,
);
