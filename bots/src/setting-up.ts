// Set-ups tried out: the one that the advice makes, and others that come of changing it a little, played on from worlds the side might be
// in. What is better is changed again, until the simulations are spent. The game says what a change is; whether the set-up is still one
// that may be kept, the rules are asked.
import {
  type Action,
  type Ask,
  askOf,
  cloneState,
  DONE,
  fatedDice,
  type Game,
  Match,
  type Memory,
  type Posture,
  type Random,
  random as randomFrom,
  type ReadonlyState,
  type SetUpBudget,
  type Side,
  type View,
} from '@rasputitsa/kernel';
import { advised } from './advised.ts';
import { gainsOf, isBetter, luckOf, meanOf, missing, Trials } from './comparing.ts';
import type { Plannable } from './plannable.ts';
import { type Simulating, type Simulators, simulated, type Task, type Thought } from './simulators.ts';

export interface SetUpSpec {
  readonly game: Game;
  readonly advice: Plannable;
  readonly view: View;
  readonly memory?: Memory | undefined;
  readonly seed: number;
  readonly posture: Posture | undefined;
  readonly budget: SetUpBudget;
  readonly isHurried?: () => boolean;
  readonly simulators?: Simulators | undefined;
}
/** What came out. */
export interface FoundSetUp {
  /** One after another, and then the set-up is done. */
  readonly actions: readonly Action[];
  /** Points more than what the advice sets up, in the mean of the trials that both had: flattered by having been chosen. */
  readonly gain: number;
  readonly simulations: number;
}

/** So many changed set-ups compete in a round, each tried so often before the worse half is dropped. */
const IN_ROUND = 6;
const FIRST = 8;
/** A set-up is changed in one to so many places at once. */
const MOST_CHANGES = 4;
/** Changes that the rules do not accept are forgotten; after so many in a row nothing is left to change. */
const PATIENCE = 60;
/** Another set-up than the best so far must be better by so many standard errors: of many that are no better, some look so after few trials. */
const SURE = 2;
/** Actions that setting up may take. */
const MOST_ACTIONS = 2000;
const END: Action = { verb: DONE, args: {} };
const USUAL: Posture = { name: '', weights: {} };

interface Candidate {
  readonly actions: readonly Action[];
  readonly values: number[];
}
interface Wanted extends Task {
  readonly of: Candidate;
}

class SettingUp {
  readonly #spec: SetUpSpec;
  readonly #random: Random;
  readonly #trials: Trials;
  readonly #me: Side;
  #others: Simulating | undefined;
  #spent = 0;

  constructor(spec: SetUpSpec) {
    this.#spec = spec;
    this.#random = randomFrom(spec.seed);
    this.#trials = new Trials(spec, this.#random);
    this.#me = spec.view.viewer === 'spectator' ? -1 : spec.view.viewer;
  }
  *run(): Generator<Thought, FoundSetUp | undefined> {
    try {
      return yield* this.#compared();
    } finally {
      this.#others?.close();
    }
  }
  *#compared(): Generator<Thought, FoundSetUp | undefined> {
    const { budget, isHurried } = this.#spec;
    const usual = this.#usual();
    if (!usual) return undefined;
    const base: Candidate = { actions: usual, values: [] };
    let best = base;
    while (budget.simulations - this.#spent >= 2 * FIRST) {
      if (isHurried?.() === true) break;
      const made = this.#changed(best.actions);
      if (made.length === 0) break;
      const winner = yield* this.#winner(best, made);
      if (winner && isBetter(winner, best, luckOf([winner], best), SURE)) best = winner;
    }
    return { actions: best.actions, gain: meanOf(gainsOf(best, base)), simulations: this.#spent };
  }
  /** The best of those that compete with the best so far, with as many trials as there are for a round; none where time ran out. */
  *#winner(best: Candidate, made: readonly Candidate[]): Generator<Thought, Candidate | undefined> {
    let alive = made;
    for (let upTo = FIRST; ; upTo *= 2) {
      const isWhole = yield* this.#try([best, ...alive], upTo);
      if (!isWhole) return undefined;
      const sorted = alive.toSorted((a, b) => meanOf(b.values) - meanOf(a.values));
      if (sorted.length === 1 || this.#spent >= this.#spec.budget.simulations) return sorted[0];
      alive = sorted.slice(0, Math.ceil(sorted.length / 2));
    }
  }
  /** What the advice sets up; undefined where it does not come to an end. */
  #usual(): readonly Action[] | undefined {
    const { game, posture } = this.#spec;
    const match = this.#matchAt(this.#trials.at(0).state);
    const ask = askOf(match, this.#me);
    const out: Action[] = [];
    while (out.length < MOST_ACTIONS) {
      const action = advised(game, match.view(this.#me), ask, this.#random, posture);
      if (!action) return undefined;
      if (action.verb === DONE) return out;
      if (!match.act(this.#me, action).ok) return undefined;
      out.push(action);
    }
    return undefined;
  }
  #changed(from: readonly Action[]): readonly Candidate[] {
    const start = this.#matchAt(this.#trials.at(0).state);
    for (const action of from) start.act(this.#me, action);
    const out: Candidate[] = [];
    for (let n = 0; n < IN_ROUND; n++) {
      const changes = this.#changes(start.state, 1 + this.#random.int(MOST_CHANGES));
      if (changes.length > 0) out.push({ actions: [...from, ...changes], values: [] });
    }
    return out;
  }
  /** So many changes, if they can be found: after each the set-up must be one that may be kept. */
  #changes(from: ReadonlyState, count: number): readonly Action[] {
    const out: Action[] = [];
    let match = this.#matchAt(from);
    for (let [found, tries] = [0, 0]; found < count && tries < PATIENCE; tries++) {
      const before = cloneState(match.state);
      const ask: Ask = askOf(match, this.#me);
      const change = this.#spec.advice.setUp?.change(match.view(this.#me), this.#random) ?? [];
      const isLegal = change.length > 0 && change.every((action) => match.act(this.#me, action).ok);
      if (isLegal && !ask.whyNot(END)) {
        out.push(...change);
        found++;
        tries = 0;
      } else match = this.#matchAt(before);
    }
    return out;
  }
  #matchAt(state: ReadonlyState): Match {
    const { game } = this.#spec;
    return new Match(
      { game, scenario: state.scenario, dice: fatedDice(this.#spec.seed), lean: true },
      cloneState(state),
    );
  }
  /** Until each has so many trials; false where there was no more time. */
  #try(list: readonly Candidate[], upTo: number): Generator<Thought, boolean> {
    const { game, advice, budget, isHurried, simulators } = this.#spec;
    this.#others ??= simulators?.open(game, this.#me);
    const place = { game, advice, me: this.#me, isHurried, others: this.#others };
    const note = ({ of }: Wanted, { value }: { readonly value: number }): number => {
      of.values.push(value);
      this.#spent++;
      return Math.min(1, this.#spent / budget.simulations);
    };
    return simulated(this.#lacking(list, upTo), note, place);
  }
  *#lacking(list: readonly Candidate[], upTo: number): Generator<Wanted, void> {
    const posture = this.#spec.posture ?? USUAL;
    for (const [of, k] of missing(list, upTo))
      yield { of, trial: { ...this.#trials.at(k), first: of.actions }, posture, turns: this.#spec.budget.turns };
  }
}

/** Yields the share of the work that is done. Nothing where the advice does not set up. */
export function setUpWell(spec: SetUpSpec): Generator<Thought, FoundSetUp | undefined> {
  return new SettingUp(spec).run();
}
