// How far hexes are from others through open ones, and which can be reached at all. On most days few hexes open or close: the last answer is put right
// around them.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { HEXES } from '../3-equipment/board.ts';
import { wordsOf } from '../3-equipment/remember.ts';
import { SUPPLY } from '../data/charts.ts';

/** Farther than anybody's range. */
export const FAR = 99;
const MOST = Math.max(...SUPPLY.range) + 1;
/** More changes than these, and the board is flooded again. */
const FEW = 48;

const queue = new Int16Array(HEXES);
/** How far each hex is from the marked ones, through open hexes; a unit's own hex need not be open, since it is there. Marked hexes are open. */
export function outward(next: Int16Array, from: Uint8Array, open: Uint8Array): Uint8Array {
  const far = new Uint8Array(HEXES).fill(FAR);
  let end = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (from[hex] === 1) {
      far[hex] = 0;
      queue[end++] = hex;
    }
  for (let i = 0, n = 1; n <= MOST && i < end; n++)
    for (const ring = end; i < ring; i++) {
      const first = (queue[i] ?? 0) * 6;
      for (let d = first; d < first + 6; d++) {
        const to = next[d] ?? NONE;
        if (to === NONE || far[to] !== FAR) continue;
        far[to] = n;
        if (open[to] === 1) queue[end++] = to;
      }
    }
  return far;
}
/** 1 where a line reaches the marked hexes that are open, however long. */
export function reached(next: Int16Array, from: Uint8Array, open: Uint8Array): Uint8Array {
  const found = new Uint8Array(HEXES);
  let end = 0;
  for (let hex = 0; hex < HEXES; hex++)
    if (from[hex] === 1 && open[hex] === 1) {
      found[hex] = 1;
      queue[end++] = hex;
    }
  spreadOn(next, open, found, end);
  return found;
}
/** Goes on from those who wait in the queue. */
function spreadOn(next: Int16Array, open: Uint8Array, found: Uint8Array, waiting: number): void {
  let end = waiting;
  for (let i = 0; i < end; i++) {
    const first = (queue[i] ?? 0) * 6;
    for (let d = first; d < first + 6; d++) {
      const to = next[d] ?? NONE;
      if (to === NONE || found[to] === 1) continue;
      found[to] = 1;
      if (open[to] === 1) queue[end++] = to;
    }
  }
}

// What has changed

/** Hexes in which two maps differ; undefined when they are more than a few. */
function differences(was: Uint8Array, now: Uint8Array, found: Loc[]): readonly Loc[] | undefined {
  const [before, after] = [wordsOf(was), wordsOf(now)];
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    for (let hex = i * 4; hex < i * 4 + 4; hex++) if (was[hex] !== now[hex]) found.push(hex);
    if (found.length > FEW) return undefined;
  }
  for (let hex = before.length * 4; hex < HEXES; hex++) if (was[hex] !== now[hex]) found.push(hex);
  return found;
}
/** A flood, and what it was made of. */
export interface Flood {
  readonly next: Int16Array;
  readonly from: Uint8Array;
  readonly open: Uint8Array;
  readonly made: Uint8Array;
}
const isSame = (a: Flood, next: Int16Array, from: Uint8Array, open: Uint8Array): boolean =>
  a.next === next && a.from === from && a.open === open;

// Distances

/** The distances of this moment: the same object while none has changed. */
export function outwardAfter(last: Flood | undefined, next: Int16Array, from: Uint8Array, open: Uint8Array): Flood {
  if (last !== undefined && isSame(last, next, from, open)) return last;
  const made = last?.next === next ? nearer(last, from, open) : undefined;
  return { next, from, open, made: made ?? outward(next, from, open) };
}
function nearer(last: Flood, from: Uint8Array, open: Uint8Array): Uint8Array | undefined {
  const changed: Loc[] = [];
  if (differences(last.from, from, changed) === undefined || differences(last.open, open, changed) === undefined)
    return undefined;
  const met = changed.filter((hex) => last.made[hex] !== FAR || from[hex] === 1);
  return met.length === 0 ? last.made : new Mending(last, from, open).distances(met);
}
/** Puts distances right: first those that have lost the way they came by, then all that have a shorter one. */
class Mending {
  readonly #last: Flood;
  readonly #from: Uint8Array;
  readonly #open: Uint8Array;
  readonly #far: Uint8Array;
  readonly #lost: Loc[] = [];
  #rings: Loc[][] = [];

  constructor(last: Flood, from: Uint8Array, open: Uint8Array) {
    this.#last = last;
    this.#from = from;
    this.#open = open;
    this.#far = last.made.slice();
  }
  distances(changed: readonly Loc[]): Uint8Array {
    for (const hex of changed) this.#loses(hex);
    this.#takeAway();
    this.#rings = [];
    for (const hex of this.#lost) this.#offerBest(hex);
    for (const hex of changed) this.#gains(hex);
    this.#bringNearer();
    return this.#far;
  }
  #wait(hex: Loc, n: number): void {
    (this.#rings[n] ??= []).push(hex);
  }
  #loses(hex: Loc): void {
    const { from, open, made } = this.#last;
    if (from[hex] === 1 && this.#from[hex] === 0) this.#wait(hex, 0);
    if (open[hex] === 1 && this.#open[hex] === 0) this.#leaves(hex, made[hex] ?? FAR);
  }
  /** Whoever may have come by this hex. */
  #leaves(hex: Loc, n: number): void {
    const { next, made } = this.#last;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = next[d] ?? NONE;
      if (to !== NONE && made[to] === n + 1) this.#wait(to, n + 1);
    }
  }
  #takeAway(): void {
    const { open } = this.#last;
    for (let n = 0; n <= MOST; n++)
      for (const hex of this.#rings[n] ?? []) {
        if (this.#far[hex] !== n || this.#from[hex] === 1 || this.#comesBy(hex, n - 1)) continue;
        this.#far[hex] = FAR;
        this.#lost.push(hex);
        if (open[hex] === 1) this.#leaves(hex, n);
      }
  }
  #comesBy(hex: Loc, n: number): boolean {
    const { next } = this.#last;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const by = next[d] ?? NONE;
      if (by !== NONE && this.#far[by] === n && this.#open[by] === 1) return true;
    }
    return false;
  }
  #offerBest(hex: Loc): void {
    const { next } = this.#last;
    let best = FAR;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const by = next[d] ?? NONE;
      if (by !== NONE && this.#open[by] === 1) best = Math.min(best, (this.#far[by] ?? FAR) + 1);
    }
    if (best <= MOST) this.#wait(hex, best);
  }
  #gains(hex: Loc): void {
    if (this.#from[hex] === 1 && this.#far[hex] !== 0) this.#wait(hex, 0);
    if (this.#open[hex] === 1 && this.#last.open[hex] === 0) this.#offers(hex, this.#far[hex] ?? FAR);
  }
  #offers(hex: Loc, n: number): void {
    const { next } = this.#last;
    if (n >= MOST) return;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = next[d] ?? NONE;
      if (to !== NONE && (this.#far[to] ?? 0) > n + 1) this.#wait(to, n + 1);
    }
  }
  #bringNearer(): void {
    for (let n = 0; n <= MOST; n++)
      for (const hex of this.#rings[n] ?? []) {
        if ((this.#far[hex] ?? FAR) <= n) continue;
        this.#far[hex] = n;
        if (this.#open[hex] === 1) this.#offers(hex, n);
      }
  }
}

// Whether at all

/** What is reached at this moment: the same object while nothing has changed. */
export function reachedAfter(last: Flood | undefined, next: Int16Array, from: Uint8Array, open: Uint8Array): Flood {
  if (last !== undefined && isSame(last, next, from, open)) return last;
  const made = last?.next === next && last.from === from ? joinedOn(last, open) : undefined;
  return { next, from, open, made: made ?? reached(next, from, open) };
}
/** One hex after the other opens or closes. Undefined when one closes that may have been a bridge: then only a new flood tells. */
function joinedOn(last: Flood, now: Uint8Array): Uint8Array | undefined {
  const { next, from, made } = last;
  const changed = differences(last.open, now, []);
  if (changed === undefined) return undefined;
  const met = changed.filter((hex) => made[hex] === 1 || from[hex] === 1);
  if (met.length === 0) return made;
  const open = last.open.slice();
  const found = made.slice();
  for (const hex of changed) {
    open[hex] = now[hex] ?? 0;
    if (open[hex] === 1) {
      if (from[hex] === 1) found[hex] = 1;
      if (found[hex] === 0) continue;
      queue[0] = hex;
      spreadOn(next, open, found, 1);
    } else if (found[hex] === 1) {
      if (from[hex] === 1 || isBridge(next, open, hex)) return undefined;
      for (const to of [hex, ...next.subarray(hex * 6, hex * 6 + 6)])
        if (to !== NONE && open[to] === 0 && !isBeside(next, open, found, to)) found[to] = 0;
    }
  }
  return found;
}
const isBeside = (next: Int16Array, open: Uint8Array, found: Uint8Array, hex: Loc): boolean => {
  for (let d = hex * 6; d < hex * 6 + 6; d++) {
    const by = next[d] ?? NONE;
    if (by !== NONE && open[by] === 1 && found[by] === 1) return true;
  }
  return false;
};
/** Whether the open hexes around do not all hang together there. */
function isBridge(next: Int16Array, open: Uint8Array, hex: Loc): boolean {
  let [parts, isAny] = [0, false];
  for (let d = 0; d < 6; d++) {
    const here = next[hex * 6 + d] ?? NONE;
    if (here === NONE || open[here] === 0) continue;
    isAny = true;
    const before = next[hex * 6 + ((d + 5) % 6)] ?? NONE;
    if (before === NONE || open[before] === 0 || !isLinked(next, before, here)) parts++;
  }
  return isAny && parts > 1;
}
const isLinked = (next: Int16Array, a: Loc, b: Loc): boolean => {
  for (let d = a * 6; d < a * 6 + 6; d++) if (next[d] === b) return true;
  return false;
};
