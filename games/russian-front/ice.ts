// Ice (12.1.6.2, 19.3): where snow stops ships.
import type { Query } from '@rasputitsa/kernel';

/** Not written yet: no water freezes. */
export function isIce(_q: Query, _hex: number): boolean {
  return false;
}
