// Chapter 19: fortifications. Building is not yet written.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Play, Query } from '../words.ts';

/** Whether units of `side` defending in the hex have the benefit of a fortification: a marker, a permanent fort (19.4) or a bridgehead (19.5). */
export function isFortified(_q: Query, _side: Side, _hex: Loc): boolean {
  return false;
}
/** 19.3: ground units of `side` have come into the hex; if they are Soviet, a fortification marker is removed. */
export function clearFort(_g: Play, _side: Side, _hex: Loc): void {}
