// Chapter 11: reinforcements and reserves.
import type { Verb } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** Verbs of the Movement and Strategic Movement Phases. */
export const entryVerbs: readonly Verb[] = [];

/** A phase in which units may enter is over. */
export function endEntries(g: Play): void {
  for (const hex of g.marked('entered')) g.setMark('entered', hex, 0);
}
