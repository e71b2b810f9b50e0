// Refits (11.6): armor at rest.
import type { Play, Query, Verb } from '@rasputitsa/kernel';

/** 11.6.3, 13.1: not written yet. */
export function removeRefits(_g: Play): void {}
/** 11.6.2: what refitting takes from the defense factor. Not written yet: nothing. */
export function refitDefense(_q: Query, _p: number): number {
  return 0;
}

/** Orders that mark units in the Ground Movement Step. */
export const placing: readonly Verb[] = [];
export const verbs: readonly Verb[] = [...placing];
