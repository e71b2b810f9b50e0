// Fortifications (V12, V13). Not written yet: none.
import type { Query } from '@rasputitsa/kernel';

/** V12a: added to the defense factor of this side's ground units in the hex. */
export function fortDefense(_q: Query, _at: number, _side: number): number {
  return 0;
}
