// Why a number is what it is.
import { NO_FIRE } from '../data/tables.ts';

/** Why a number is what it is: where a rule leaves it, from the unit's own value to the last that changes it. */
export interface Reason {
  readonly rule: string;
  readonly n: number;
  readonly why: string;
}
/** Rules that change nothing here are no reason. */
export function because(reasons: readonly Reason[], rule: string, n: number, why: string): readonly Reason[] {
  return reasons.at(-1)?.n === n ? reasons : [...reasons, { rule, n, why }];
}
export function result(reasons: readonly Reason[]): number {
  return reasons.at(-1)?.n ?? NO_FIRE;
}
