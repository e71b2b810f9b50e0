// Chapter 15, 15.6c, 15.6d: what Defensive Air Support does to bridges and roads of the enemy. Not yet written: nothing is interdicted.
import type { Loc, Side } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** Whether an enemy air unit interdicts the bridge over this hexside of a Major River for `side`. */
export function interdictedBridge(_q: Query, _side: Side, _hexside: number): boolean {
  return false;
}
/** Whether mechanized units of `side` pay a point for roads into this hex. */
export function interdictedRoad(_q: Query, _side: Side, _hex: Loc): boolean {
  return false;
}
