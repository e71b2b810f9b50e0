// Seapower (15.0, optional).
import type { Query } from '@rasputitsa/kernel';

/** Adds what friendly ports on controlled seas bring to the rail net (15.3). */
export function seaLinked(
  _q: Query,
  _side: number,
  byRail: Uint8Array,
  _again: (ports: readonly number[]) => Uint8Array,
): Uint8Array {
  return byRail;
}
