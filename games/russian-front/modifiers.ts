// Surprise and the first winter (15.5, 15.6). Not written yet: no change.
import type { Query } from '@rasputitsa/kernel';

/** 15.5, 15.6, 20.4: added to the attack factor. */
export function attackModifier(_q: Query, _p: number, _at: number): number {
  return 0;
}
/** 15.6: added to the defense factor. */
export function defenseModifier(_q: Query, _p: number, _at: number): number {
  return 0;
}
