// Vacations: a stock of days for each side, agreed at the start. While somebody is away their clock stands and nobody can claim the game.
import type { Side } from '@rasputitsa/kernel';

/** In milliseconds, by side. */
export interface Vacations {
  /** What each side had at the start. */
  readonly stock?: number;
  /** What is left of each side's stock, at the time of `since`. */
  readonly left: readonly number[];
  /** Since when each is away; null: they are not. */
  readonly since: readonly (number | null)[];
  /** When each came back last. */
  readonly back: readonly number[];
}

export function newVacations(stock: number, sides: number): Vacations {
  const all = <T>(x: T): readonly T[] => Array.from({ length: sides }, () => x);
  return { stock, left: all(stock), since: all(null), back: all(0) };
}
/** When a side's vacation ends by itself. */
function endOf({ left, since }: Vacations, side: Side): number | undefined {
  const from = since[side] ?? null;
  return from === null ? undefined : from + (left[side] ?? 0);
}
export function isAway(v: Vacations | undefined, side: Side): boolean {
  return v !== undefined && (v.since[side] ?? null) !== null;
}
export function goesAway(v: Vacations, side: Side, now: number): Vacations {
  return { ...v, since: v.since.map((x, s) => (s === side ? now : x)) };
}
export function comesBack(v: Vacations, side: Side, now: number): Vacations {
  const from = v.since[side] ?? null;
  if (from === null) return v;
  return {
    ...v,
    left: v.left.map((x, s) => (s === side ? Math.max(0, x - (now - from)) : x)),
    since: v.since.map((x, s) => (s === side ? null : x)),
    back: v.back.map((x, s) => (s === side ? Math.min(now, from + (v.left[side] ?? 0)) : x)),
  };
}
/** When the first vacation ends by itself; undefined while nobody is away. */
export function firstBack(v: Vacations | undefined): number | undefined {
  const ends = (v?.since ?? []).flatMap((_, side) => (v ? (endOf(v, side) ?? []) : []));
  return ends.length === 0 ? undefined : Math.min(...ends);
}
/** Those whose stock is used up are back. */
export function backByNow(v: Vacations, now: number): Vacations {
  const due = v.since.flatMap((_, side) => ((endOf(v, side) ?? Infinity) <= now ? [side] : []));
  return due.reduce((all, side) => comesBack(all, side, now), v);
}
