// Artillery (15.4): as part of an engaged pair, the siege train, alone.
import type { Query } from '@rasputitsa/kernel';

/** 15.4.1, 15.4.2: what a piece of artillery adds beside another ground unit. Not written yet: nothing. */
export function artilleryFactor(_q: Query, _p: number, _at: number, _role: 'attacker' | 'defender'): number {
  return 0;
}
