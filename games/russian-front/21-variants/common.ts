// What the files of the variants share.
import { rule } from '@rasputitsa/kernel';
import type { Income } from '../5-13-preparation/pools.ts';
import type { Nation } from '../data/units.ts';
import type { Turns } from '../data/variants.ts';
import { isAdvanced } from '../state.ts';
import type { Query, Words } from '../words.ts';

/** No nation stays away. */
export const NOBODY_AT_ALL: readonly Nation[] = [];

/** Whether an option of the Advanced Game has this value. */
export function takes<K extends keyof Words['option']>(q: Query, option: K, value: Words['option'][K]): boolean {
  return isAdvanced(q) && q.option(option) === value;
}
export function isWithin({ from, to }: Turns, t: number): boolean {
  return t >= from && t <= to;
}

/** Replacement factors more (or less) than the charts give on a Turn. */
export type Extra = (q: Query, t: number) => Income | undefined;
export function extra(id: string, label: string, pool: Income['pool'], n: (q: Query, t: number) => number): Extra {
  return rule(
    id,
    (q: Query, t: number): Income | undefined => ({ rule: id, label, pool, n: n(q, t) }),
    () => undefined,
  );
}
