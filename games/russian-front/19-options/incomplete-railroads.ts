// Incomplete railroads (19.6).
import { rule } from '@rasputitsa/kernel';
import { INCOMPLETE, uses } from '../state.ts';
import { type Play, UNFINISHED } from '../words.ts';

/** 19.6: at the start of a 1941 game some railroads are still being built; converting a hex finishes it. */
export const layIncomplete = rule(
  '19.6',
  (g: Play): void => {
    if (uses(g, 'incomplete-railroads')) g.setLayer('gauge', INCOMPLETE, UNFINISHED);
  },
  () => undefined,
);
