// Counters that are not on their own: how many of a type lie in the box, stand on the map, are dead or being rebuilt.
// A named unit is a type of which there is one. Plain JSON, so a pool can be part of a state; nothing is ever lost:
// counters only pass from place to place, and the sum is checked against what the game was sold with.

/** places[place] = how many counters of the type are there; a place with none is left out. */
export type PoolRow = Readonly<Record<string, number>>;
export type Pool = Readonly<Record<string, PoolRow>>;

export function createPool(counters: Readonly<Record<string, number>>, place: string): Pool {
  return Object.fromEntries(
    Object.entries(counters).map(([type, count]) => [type, count > 0 ? { [place]: count } : {}]),
  );
}

/** A pool from units that each know where they are. */
export function poolOf<U>(units: Iterable<U>, typeOf: (unit: U) => string, placeOf: (unit: U) => string): Pool {
  const pool: Record<string, Record<string, number>> = {};
  for (const unit of units) {
    const row = (pool[typeOf(unit)] ??= {});
    row[placeOf(unit)] = (row[placeOf(unit)] ?? 0) + 1;
  }
  return pool;
}

export function countIn(pool: Pool, type: string, place: string): number {
  return pool[type]?.[place] ?? 0;
}

/** How many of each type are in a place, those with none left out. */
export function contentsOf(pool: Pool, place: string): Readonly<Record<string, number>> {
  const contents: Record<string, number> = {};
  for (const type of Object.keys(pool)) {
    const count = countIn(pool, type, place);
    if (count > 0) contents[type] = count;
  }
  return contents;
}

/** A pool with `count` counters in another place. Ask countIn first: taking what is not there is a fault, not a refusal. */
export function transferred(pool: Pool, type: string, from: string, to: string, count = 1): Pool {
  const there = countIn(pool, type, from);
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`pool: ${count} counters of ${type}`);
  if (there < count) throw new RangeError(`pool: ${count} of ${type} wanted from ${from}, ${there} there`);
  if (from === to || count === 0) return pool;
  const { [from]: _, ...rest } = pool[type] ?? {};
  const left = there === count ? rest : { ...rest, [from]: there - count };
  return { ...pool, [type]: { ...left, [to]: (rest[to] ?? 0) + count } };
}

/** A recipe: so many of each type. */
export type Bill = Readonly<Record<string, number>>;

/** What a place lacks for a bill; empty when it can be paid. */
export function shortfall(pool: Pool, place: string, bill: Bill): Bill {
  const short: Record<string, number> = {};
  for (const [type, wanted] of Object.entries(bill)) {
    const missing = wanted - countIn(pool, type, place);
    if (missing > 0) short[type] = missing;
  }
  return short;
}

/** A whole bill from one place to another. */
export function billTransferred(pool: Pool, bill: Bill, from: string, to: string): Pool {
  return Object.entries(bill).reduce((now, [type, count]) => transferred(now, type, from, to, count), pool);
}

export interface PoolFault {
  readonly type: string;
  readonly counted: number;
  readonly expected: number;
}

/** Types whose counters do not add up to the number there ought to be. */
export function poolFaults(pool: Pool, counters: Readonly<Record<string, number>>): readonly PoolFault[] {
  const types = new Set([...Object.keys(counters), ...Object.keys(pool)]);
  const faults: PoolFault[] = [];
  for (const type of types) {
    const counts = Object.values(pool[type] ?? {});
    const counted = counts.reduce((sum, count) => sum + count, 0);
    const expected = counters[type] ?? 0;
    if (counted !== expected || counts.some((count) => count < 0)) faults.push({ type, counted, expected });
  }
  return faults;
}

/** Something on a track of boxes, box 1 first. */
export interface OnTrack<T> {
  readonly what: T;
  readonly box: number;
}

export interface TrackStep<T> {
  readonly waiting: readonly OnTrack<T>[];
  /** What reached its last box. */
  readonly finished: readonly T[];
}

/** Everything moves on one box; what arrives in the last box of its kind leaves the track. */
export function advancedTrack<T>(track: readonly OnTrack<T>[], lastBox: (what: T) => number): TrackStep<T> {
  const moved = track.map(({ what, box }) => ({ what, box: box + 1 }));
  return {
    waiting: moved.filter(({ what, box }) => box < lastBox(what)),
    finished: moved.filter(({ what, box }) => box >= lastBox(what)).map(({ what }) => what),
  };
}
