// Air firepower (13.14).
import type { Side } from '@rasputitsa/kernel';
import { AIR_FIREPOWER } from '../data/tables.ts';
import { halfYear } from '../state.ts';
import type { Query } from '../words.ts';

/** Class of a side's airstrikes now (13.14). */
export function airFire(q: Query, side: Side): number {
  return AIR_FIREPOWER[halfYear(q)]?.[side] ?? 7;
}
