// Comparing what could be done, plans or single actions: all in the same worlds, with the same dice and the same answers, and how surely one
// is better than another then.
import type { Game, Memory, Posture, Random, View } from '@rasputitsa/kernel';
import type { Judging } from './plannable.ts';
import { repliesOf, type Trial, trialOf } from './simulate.ts';

export interface Compared {
  /** What came of it, trial by trial. */
  readonly values: readonly number[];
}

interface TrialSpec {
  readonly game: Game;
  readonly advice: Judging;
  readonly view: View;
  readonly memory?: Memory | undefined;
}
/** The trials that all have in common, made when they are first wanted. */
export class Trials {
  readonly #spec: TrialSpec;
  readonly #random: Random;
  readonly #worlds: number;
  readonly #replies: readonly (Posture | undefined)[];
  readonly #known: Trial[] = [];

  /** In so many worlds: then it is another throw of the dice in one that is known. */
  constructor(spec: TrialSpec, random: Random, worlds = Infinity) {
    this.#spec = spec;
    this.#random = random;
    this.#worlds = worlds;
    this.#replies = repliesOf(spec.advice);
  }
  at(k: number): Trial {
    return (this.#known[k] ??= this.#make(k));
  }
  #make(k: number): Trial {
    const { game, view, memory } = this.#spec;
    const world = this.#known[k % this.#worlds];
    const seed = this.#random.int(2 ** 30);
    const reply = this.#replies[k % this.#replies.length];
    return world ? { ...world, seed, reply } : trialOf(game, view, seed, reply, memory);
  }
}
/** Until each has so many trials: whose is next, and which of the trials. */
export function* missing<T extends Compared>(list: readonly T[], upTo: number): Generator<readonly [T, number], void> {
  for (let k = 0; k < upTo; k++) for (const c of list) if (c.values.length <= k) yield [c, k];
}

export function meanOf(list: readonly number[]): number {
  return list.reduce((n, x) => n + x, 0) / Math.max(1, list.length);
}
/** What it brought more than another in the same trials. */
export function gainsOf(c: Compared, base: Compared): readonly number[] {
  return c.values.slice(0, base.values.length).map((x, i) => x - (base.values[i] ?? 0));
}
/** By how much gains differ from trial to trial, all of them taken together: the few trials of one say little about that. */
export function luckOf(all: readonly Compared[], base: Compared): number {
  let [sum, free] = [0, 0];
  for (const c of all) {
    if (c === base) continue;
    const gains = gainsOf(c, base);
    const mean = meanOf(gains);
    sum += gains.reduce((n, x) => n + (x - mean) ** 2, 0);
    free += Math.max(0, gains.length - 1);
  }
  return Math.sqrt(sum / Math.max(1, free));
}
/** Better in the same trials by so many standard errors. */
export function isBetter(c: Compared, base: Compared, luck: number, sure: number): boolean {
  const gains = gainsOf(c, base);
  return gains.length > 0 && meanOf(gains) > (sure * luck) / Math.sqrt(gains.length);
}
