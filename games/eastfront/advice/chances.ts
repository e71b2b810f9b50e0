// What attacks and old battles promise, each place worked out once until somebody near it moves.
import type { Loc } from '@rasputitsa/kernel';
import { apart, type Picture } from './picture.ts';

/** Further off nobody comes in one move. */
const REACH = 3;

export class Chances {
  readonly #p: Picture;
  /** Who can still move. */
  readonly #movers: ReadonlySet<number>;
  readonly #all = new Map<number, number>();
  readonly #now = new Map<number, number>();
  constructor(p: Picture, movers: ReadonlySet<number>) {
    this.#p = p;
    this.#movers = movers;
  }
  /** With everybody who can still come. */
  all(at: Loc): number {
    let n = this.#all.get(at);
    if (n === undefined) {
      const p = this.#p;
      n = p.gain(
        at,
        p.gatherable(at, (x) => this.#movers.has(x.id)),
        p.isSupported(at),
      );
      this.#all.set(at, n);
    }
    return n;
  }
  /** With those who are there. */
  now(at: Loc): number {
    let n = this.#now.get(at);
    if (n === undefined) {
      n = this.#p.gain(at, this.#p.troops(at), this.#p.isSupported(at));
      this.#now.set(at, n);
    }
    return n;
  }
  /** Somebody has left these places or come there. */
  forget(places: readonly Loc[]): void {
    if (places.length === 0) return;
    for (const at of this.#all.keys()) if (places.some((x) => apart(x, at) <= REACH)) this.#all.delete(at);
    for (const at of places) this.#now.delete(at);
  }
}
