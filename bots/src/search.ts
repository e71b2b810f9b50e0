// Plans under fog: the game's own plans for a turn are played out in worlds the side might be in, with the same dice for all of them;
// the better half goes on, the best is varied, and what comes out is the way this side plays until it plans again. How long that takes
// is a number of simulations, never the clock: the same seed and view give the same plan.
import {
  type Game,
  type Memory,
  type Posture,
  type Random,
  random as randomFrom,
  type Side,
  type Thoroughness,
  type View,
  type Weight,
} from '@rasputitsa/kernel';
import { isBetter, luckOf, meanOf, missing, Trials } from './comparing.ts';
import type { Plannable } from './plannable.ts';
import { type Simulated, TURNS } from './simulate.ts';
import { type Simulating, type Simulators, simulated, type Task, type Thought } from './simulators.ts';
import { inNature } from './style.ts';

export interface Budget extends Thoroughness {
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

/** Of the simulations, as many are kept for variations of the best plan, and one variation is made for so many of all. */
const FOR_VARIATIONS = 0.4;
const PER_VARIATION = 10;
const FEWEST_VARIATIONS = 4;
/** Simulations for each plan that is thought of, at least. */
const LEAST_EACH = 2.5;
/** A weight is varied by as much as this factor, up or down; where others than those that were offered are looked for, by more. */
const STRETCH = 1.7;
const FAR_OFF = 3;
/** Where plans come to the same, as many simulations are spent at most on thinking of others. */
const FOR_OTHERS = 0.15;
/** Said of a plan that was changed a little. */
const VARIED = ', varied';
/** Another plan than the usual must be better by so many standard errors. */
const SURE = 0.5;

class Candidate {
  readonly posture: Posture;
  readonly values: number[] = [];
  /** What it does before dice fall, in the first trial. */
  deeds = 0;
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
  /** What its side saw before. */
  readonly memory?: Memory | undefined;
  readonly seed: number;
  readonly budget: Budget;
  /** What was planned before, where it may be carried on. */
  readonly current?: Posture | undefined;
  /** A character: plans are made in its manner, and the usual one is compared with them as it is. */
  readonly nature?: Posture | undefined;
  /** Asked after each simulation: to make do with what is known by now. */
  readonly isHurried?: () => boolean;
  /** Others who simulate too: what is found is the same. */
  readonly simulators?: Simulators | undefined;
}

/** A candidate's next simulation. */
interface Wanted extends Task {
  readonly of: Candidate;
}

class Search {
  readonly #spec: SearchSpec;
  readonly #random: Random;
  /** Every plan is tried in the same ones. */
  readonly #trials: Trials;
  readonly #me: Side;
  #others: Simulating | undefined;
  #spent = 0;
  #actions = 0;

  constructor(spec: SearchSpec) {
    this.#spec = spec;
    this.#random = randomFrom(spec.seed);
    this.#trials = new Trials(spec, this.#random, spec.budget.worlds);
    this.#me = spec.view.viewer === 'spectator' ? -1 : spec.view.viewer;
  }

  *run(): Generator<Thought, Plan | undefined> {
    try {
      const found = yield* this.#compared();
      return found && this.#planOf(found);
    } finally {
      this.#others?.close();
    }
  }
  /** The plans there are, the usual one first, each tried as often as it deserved. */
  *#compared(): Generator<Thought, Candidate[] | undefined> {
    const { budget, current, isHurried } = this.#spec;
    const isOffered = budget.onlyOffered === true;
    const offered = this.#offered();
    const usual = offered[0];
    if (!usual) return undefined;
    // Each must be tried a few times: with little to spend, fewer are thought of.
    const most = Math.max(2, Math.floor(budget.simulations / LEAST_EACH));
    const thought = offered.slice(0, most).map((posture) => new Candidate(posture));
    if (current && !offered.includes(current) && thought.length < most) thought.push(new Candidate(current));
    if (thought.length < 2) return thought;
    if (!(yield* this.#try(thought, 1))) return thought.filter((c) => c.values.length > 0);
    // Many plans come to the same where there is little to do: one of each is enough, and others are thought of beside them.
    const fresh = unlike(thought, []);
    const others = isOffered ? 0 : Math.min(most - fresh.length, Math.ceil(budget.simulations * FOR_OTHERS));
    const left = offered.slice(most);
    const more = Array.from({ length: others }, (_, i) => new Candidate(left[i] ?? this.#vary(usual, FAR_OFF)));
    if (yield* this.#try(more, 1)) fresh.push(...unlike(more, fresh));
    if (fresh.length < 2) return fresh;
    yield* this.#halved(fresh, budget.simulations * (isOffered ? 1 : 1 - FOR_VARIATIONS) - this.#spent);
    if (!isHurried?.()) {
      const varied = isOffered ? [] : yield* this.#variations(fresh);
      const best = top(fresh);
      fresh.push(...varied);
      yield* this.#spendRest([...new Set([fresh[0] as Candidate, best, ...varied])]);
    }
    return fresh;
  }
  /** What is left goes to those that may be chosen. */
  #spendRest(list: readonly Candidate[]): Generator<Thought, boolean> {
    return this.#carryOut(this.#rest(list));
  }
  /** One for each that has fewest, again and again: known beforehand, as no result has a say in it. */
  *#rest(list: readonly Candidate[]): Generator<Wanted, void> {
    const had = list.map((c) => c.values.length);
    let left = this.#left();
    for (let k = Math.min(...had); left >= list.length; k++)
      for (const [i, c] of list.entries()) {
        if ((had[i] ?? 0) > k) continue;
        left--;
        yield this.#wanted(c, k);
      }
  }
  /** Variations of the best plan that are better than it was in the same trials. */
  *#variations(from: readonly Candidate[]): Generator<Thought, readonly Candidate[]> {
    const { budget } = this.#spec;
    const best = top(from);
    const count = Math.max(FEWEST_VARIATIONS, Math.floor(budget.simulations / PER_VARIATION));
    const made = Array.from({ length: count }, () => new Candidate(this.#vary(best.posture, STRETCH)));
    if (!(yield* this.#try(made, 1))) return [];
    let alive: readonly Candidate[] = unlike(made, from).toSorted((x, y) => y.mean - x.mean);
    for (let left = this.#left(); alive.length > 0 && left >= alive.length; left = this.#left()) {
      // Half of what is left for each round, so that there is some for the next; no more than the best has had.
      const more = alive.length > 1 ? Math.max(1, Math.floor(left / 2 / alive.length)) : left;
      const upTo = Math.min(best.values.length, (alive[0]?.values.length ?? 0) + more);
      if (upTo <= (alive[0]?.values.length ?? 0)) break;
      if (!(yield* this.#try(alive, upTo))) return [];
      const sorted = alive.toSorted((x, y) => y.mean - x.mean);
      alive = sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 2)));
    }
    return alive.filter((c) => c.mean > meanOf(best.values.slice(0, c.values.length)));
  }
  #left(): number {
    return this.#spec.budget.simulations - this.#spent;
  }
  /** After each round the worse half is dropped, until the simulations are spent; the first stays to be compared with. */
  *#halved(list: readonly Candidate[], simulations: number): Generator<Thought, void> {
    const [base] = list as [Candidate];
    let alive = list;
    const rounds = Math.ceil(Math.log2(list.length));
    for (let r = 0; r < rounds; r++) {
      const upTo = base.values.length + Math.max(1, Math.floor(simulations / rounds / alive.length));
      if (!(yield* this.#try(alive, upTo))) break;
      const rest = alive.filter((c) => c !== base).toSorted((x, y) => y.mean - x.mean);
      alive = [base, ...rest.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
    }
  }
  #offered(): readonly Posture[] {
    const { advice, view, nature } = this.#spec;
    const plans = advice.operations(view);
    const [usual, ...others] = plans;
    if (!nature || !usual) return plans;
    const [first, ...rest] = [usual, ...others].map((plan) => inNature(plan, nature, advice));
    return [first as Posture, usual, ...rest];
  }
  /** Plays each of them until it has so many trials; false where there was no more time. */
  #try(list: readonly Candidate[], upTo: number): Generator<Thought, boolean> {
    return this.#carryOut(this.#lacking(list, upTo));
  }
  *#lacking(list: readonly Candidate[], upTo: number): Generator<Wanted, void> {
    for (const [c, k] of missing(list, upTo)) yield this.#wanted(c, k);
  }
  #wanted(of: Candidate, k: number): Wanted {
    const { turns = TURNS, kept } = this.#spec.budget;
    return { of, trial: this.#trials.at(k), posture: of.posture, turns, kept };
  }
  #carryOut(wanted: Iterator<Wanted>): Generator<Thought, boolean> {
    const { game, advice, isHurried, simulators } = this.#spec;
    this.#others ??= simulators?.open(game, this.#me);
    const place = { game, advice, me: this.#me, isHurried, others: this.#others };
    return simulated(wanted, ({ of }, out) => this.#note(of, out), place);
  }
  #note(c: Candidate, out: Simulated): number {
    if (c.values.length === 0) c.deeds = out.deeds;
    c.values.push(out.value);
    this.#actions += out.actions;
    this.#spent++;
    return Math.min(1, this.#spent / this.#spec.budget.simulations);
  }
  #vary(posture: Posture, most: number): Posture {
    const all = this.#spec.advice.weights ?? [];
    const weights: Record<string, number> = { ...posture.weights };
    for (const w of all)
      if (this.#random.int(3) === 0) weights[w.id] = this.#stretch(w, weights[w.id] ?? w.usual, most);
    // It is not the plan it was made from any more, and a hint should not call it that.
    const name = posture.name.endsWith(VARIED) ? posture.name : `${posture.name}${VARIED}`;
    return { ...posture, name, weights };
  }
  #stretch(w: Weight, was: number, most: number): number {
    const by = most ** ((this.#random.int(201) - 100) / 100);
    return Math.min(w.most, Math.max(w.least, (was || w.usual / 4) * by));
  }
  #planOf(all: readonly Candidate[]): Plan {
    const [base] = all as [Candidate];
    const luck = luckOf(all, base);
    const best = top(all.filter((c) => c === base || isBetter(c, base, luck, SURE)));
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
/** Those that do something that no other before them does. */
function unlike(list: readonly Candidate[], known: readonly Candidate[]): Candidate[] {
  const deeds = new Set(known.map((c) => c.deeds));
  return list.filter((c) => {
    const isNew = !deeds.has(c.deeds);
    deeds.add(c.deeds);
    return isNew;
  });
}
/** Those with the most trials: a mean of few is mostly luck. */
function top(list: readonly Candidate[]): Candidate {
  const most = Math.max(...list.map((c) => c.values.length));
  const known = list.filter((c) => c.values.length * 2 >= most);
  return known.reduce((a, b) => (b.mean > a.mean ? b : a));
}
/** Yields the share of the work that is done; returns the plan, or nothing where there is nothing to plan. */
export function search(spec: SearchSpec): Generator<Thought, Plan | undefined> {
  return new Search(spec).run();
}
