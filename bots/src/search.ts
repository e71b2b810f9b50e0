// Plans under fog: the game's own plans for a turn are played out in worlds the side might be in, with the same dice for all of them;
// the better half goes on, the best is varied, and what comes out is the way this side plays until it plans again. How long that takes
// is a number of simulations, never the clock: the same seed and view give the same plan.
import { type Game, type Posture, type Random, random as randomFrom, type View, type Weight } from '@rasputitsa/kernel';
import type { Plannable } from './plannable.ts';
import { type Simulated, simulate, type Trial, trialOf } from './simulate.ts';

export interface Budget {
  /** Simulations for each plan that is made. */
  readonly simulations: number;
  /** Different worlds they are played in. */
  readonly worlds: number;
}

export interface Considered {
  readonly posture: Posture;
  /** Points at the end of the game, in the mean, and in how many simulations. */
  readonly mean: number;
  readonly tried: number;
}
/** What came out of a search. */
export interface Plan {
  readonly posture: Posture;
  /** The best first. */
  readonly considered: readonly Considered[];
  readonly simulations: number;
  readonly actions: number;
}

/** Of the simulations, as many are kept for variations of the best plan. */
const FOR_VARIATIONS = 0.3;
const VARIATIONS = 4;
/** Simulations for each plan that is thought of, at least. */
const LEAST_EACH = 2.5;
/** A weight is varied by as much as this factor, up or down. */
const STRETCH = 1.7;
/** Another plan than the usual must be better by so many standard errors. */
const SURE = 0.5;

class Candidate {
  readonly posture: Posture;
  readonly values: number[] = [];
  constructor(posture: Posture) {
    this.posture = posture;
  }
  get mean(): number {
    return this.values.reduce((n, x) => n + x, 0) / Math.max(1, this.values.length);
  }
}

export interface SearchSpec {
  readonly game: Game;
  readonly advice: Plannable;
  readonly view: View;
  readonly seed: number;
  readonly budget: Budget;
  /** What was planned before, where it may be carried on. */
  readonly current?: Posture | undefined;
  /** Asked after each simulation: to make do with what is known by now. */
  readonly isHurried?: () => boolean;
}

class Search {
  readonly #spec: SearchSpec;
  readonly #random: Random;
  readonly #trials: Trial[] = [];
  readonly #replies: readonly (Posture | undefined)[];
  #spent = 0;
  #actions = 0;

  constructor(spec: SearchSpec) {
    this.#spec = spec;
    this.#random = randomFrom(spec.seed);
    const { styles } = spec.advice;
    this.#replies = styles ? [undefined, styles.bold, styles.cautious] : [undefined];
  }

  *run(): Generator<number, Plan | undefined> {
    const { advice, view, budget, current, isHurried } = this.#spec;
    const offered = advice.operations(view);
    const usual = offered[0];
    if (!usual) return undefined;
    // Each must be tried a few times: with little to spend, fewer are thought of.
    const most = Math.max(2, Math.floor(budget.simulations / LEAST_EACH));
    const fresh = offered.slice(0, most).map((posture) => new Candidate(posture));
    if (current && !offered.includes(current) && fresh.length < most) fresh.push(new Candidate(current));
    if (fresh.length < 2) return this.#planOf(fresh);
    const [base] = fresh as [Candidate];
    const rounds = Math.ceil(Math.log2(fresh.length));
    const perRound = (budget.simulations * (1 - FOR_VARIATIONS)) / rounds;
    let alive = fresh;
    for (let r = 0; r < rounds; r++) {
      const upTo = base.values.length + Math.max(1, Math.floor(perRound / alive.length));
      if (!(yield* this.#try(alive, upTo))) break;
      const rest = alive.filter((c) => c !== base).toSorted((a, b) => b.mean - a.mean);
      // The usual way stays to be compared with.
      alive = [base, ...rest.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
    }
    if (!isHurried?.()) {
      const best = top(alive);
      const varied = Array.from({ length: VARIATIONS }, () => new Candidate(this.#vary(best.posture)));
      const each = Math.max(1, Math.floor((budget.simulations - this.#spent) / VARIATIONS));
      const isWhole = yield* this.#try(varied, Math.min(best.values.length, each));
      // Judged by the same trials, or not at all.
      if (isWhole)
        fresh.push(...varied.filter((v) => meanOf(v.values) > meanOf(best.values.slice(0, v.values.length))));
    }
    return this.#planOf(fresh);
  }
  /** Plays each of them until it has so many trials; false where there was no more time. */
  *#try(list: readonly Candidate[], upTo: number): Generator<number, boolean> {
    const { game, advice, view, budget, isHurried } = this.#spec;
    const me = view.viewer === 'spectator' ? -1 : view.viewer;
    for (let k = 0; k < upTo; k++)
      for (const c of list) {
        if (c.values.length > k) continue;
        if (isHurried?.()) return false;
        const out: Simulated = simulate(game, advice, me, this.#trial(k), c.posture);
        c.values.push(out.value);
        this.#actions += out.actions;
        this.#spent++;
        yield Math.min(1, this.#spent / budget.simulations);
      }
    return true;
  }
  #trial(k: number): Trial {
    const { game, view, budget } = this.#spec;
    let trial = this.#trials[k];
    if (!trial) {
      // Another throw of the dice in a world that is known, once there are enough of them.
      const world = this.#trials[k % budget.worlds];
      const seed = this.#random.int(2 ** 30);
      const reply = this.#replies[k % this.#replies.length];
      trial = world ? { ...world, seed, reply } : trialOf(game, view, seed, reply);
      this.#trials[k] = trial;
    }
    return trial;
  }
  #vary(posture: Posture): Posture {
    const all = this.#spec.advice.weights ?? [];
    const weights: Record<string, number> = { ...posture.weights };
    for (const w of all) if (this.#random.int(3) === 0) weights[w.id] = this.#stretch(w, weights[w.id] ?? w.usual);
    return { ...posture, weights };
  }
  #stretch(w: Weight, was: number): number {
    const by = STRETCH ** ((this.#random.int(201) - 100) / 100);
    return Math.min(w.most, Math.max(w.least, (was || w.usual / 4) * by));
  }
  #planOf(all: readonly Candidate[]): Plan {
    const [base] = all as [Candidate];
    const best = top(all.filter((c) => c === base || isBetter(c, base)));
    const considered = all
      .map((c) => ({ posture: c.posture, mean: c.mean, tried: c.values.length }))
      .sort(
        (a, b) =>
          Number(b.posture === best.posture) - Number(a.posture === best.posture) ||
          b.tried - a.tried ||
          b.mean - a.mean,
      );
    return { posture: best.posture, considered, simulations: this.#spent, actions: this.#actions };
  }
}
function meanOf(list: readonly number[]): number {
  return list.reduce((n, x) => n + x, 0) / Math.max(1, list.length);
}
/** Those with the most trials first: a mean of few is mostly luck. */
function top(list: readonly Candidate[]): Candidate {
  const most = Math.max(...list.map((c) => c.values.length));
  const known = list.filter((c) => c.values.length * 2 >= most);
  return known.reduce((a, b) => (b.mean > a.mean ? b : a));
}
/** Better than the usual in the same trials, by more than luck would do. */
function isBetter(c: Candidate, base: Candidate): boolean {
  const n = Math.min(c.values.length, base.values.length);
  if (n === 0) return false;
  const gains = c.values.slice(0, n).map((x, i) => x - (base.values[i] ?? 0));
  const mean = meanOf(gains);
  const spread = Math.sqrt(gains.reduce((s, x) => s + (x - mean) ** 2, 0) / Math.max(1, n - 1));
  return mean > SURE * (spread / Math.sqrt(n));
}

/** Yields the share of the work that is done; returns the plan, or nothing where there is nothing to plan. */
export function search(spec: SearchSpec): Generator<number, Plan | undefined> {
  return new Search(spec).run();
}
