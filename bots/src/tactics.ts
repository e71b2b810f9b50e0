// Decisions in the middle of a turn, tried out: what the advice would do and some other legal actions, each played on from worlds the side
// might be in, with the same dice for all of them. Another action than the advised one is taken only where it was clearly better. Where all
// come to the same after a trial or two, as most do, nothing more is spent on it.
import {
  type Action,
  type Ask,
  DONE,
  type Game,
  type Memory,
  type Posture,
  random as randomFrom,
  type Random,
  type Trying,
  type View,
} from '@rasputitsa/kernel';
import { gainsOf, isBetter, luckOf, meanOf, missing, Trials } from './comparing.ts';
import type { Plannable } from './plannable.ts';
import { TURNS } from './simulate.ts';
import { type Simulating, type Simulators, simulated, type Task, type Thought } from './simulators.ts';

export interface TacticsSpec {
  readonly game: Game;
  readonly advice: Plannable;
  readonly view: View;
  readonly ask: Ask;
  readonly memory?: Memory | undefined;
  readonly seed: number;
  /** What the advice would do. */
  readonly usual: Action;
  /** How its side plays the rest of the turn. */
  readonly posture: Posture | undefined;
  readonly budget: Trying;
  readonly isHurried?: () => boolean;
  readonly simulators?: Simulators | undefined;
}
export interface Tried {
  readonly action: Action;
  /** Points more than what the advice would do, in the mean. */
  readonly gain: number;
  readonly simulations: number;
}

/** Trials that everything has before the worse half is dropped. */
const FIRST = 2;
/** Another action than the advised one must be better by so many standard errors. */
const SURE = 1;
/** As the advice plays of itself. */
const USUAL: Posture = { name: '', weights: {} };
/** Draws for each alternative wanted, where there are too many to list. */
const DRAWS = 4;

interface Candidate {
  readonly action: Action;
  readonly values: number[];
}
interface Wanted extends Task {
  readonly of: Candidate;
}

/** The advised action first, then others: all of them where they are few, else some. */
export function alternativesTo(usual: Action, ask: Ask, most: number, random: Random): readonly Action[] {
  const known = new Map([[keyOf(usual), usual]]);
  const few: Action[] = [];
  for (const action of ask.legal()) {
    few.push(action);
    if (few.length > most + 1) break;
  }
  if (few.length <= most + 1) for (const action of few) known.set(keyOf(action), action);
  else {
    const end: Action = { verb: DONE, args: {} };
    if (!ask.whyNot(end)) known.set(keyOf(end), end);
    for (let n = 0; n < most * DRAWS && known.size <= most; n++) {
      const action = ask.sample(random);
      if (action) known.set(keyOf(action), action);
    }
  }
  return [...known.values()];
}
function keyOf({ verb, args }: Action): string {
  return `${verb} ${JSON.stringify(args)}`;
}

class Tactics {
  readonly #spec: TacticsSpec;
  readonly #random: Random;
  readonly #trials: Trials;
  #others: Simulating | undefined;
  #spent = 0;

  constructor(spec: TacticsSpec) {
    this.#spec = spec;
    this.#random = randomFrom(spec.seed);
    this.#trials = new Trials(spec, this.#random);
  }
  *run(): Generator<Thought, Tried | undefined> {
    try {
      return yield* this.#compared();
    } finally {
      this.#others?.close();
    }
  }
  *#compared(): Generator<Thought, Tried | undefined> {
    const { usual, ask, budget } = this.#spec;
    const actions = alternativesTo(usual, ask, budget.alternatives, this.#random);
    if (actions.length < 2) return undefined;
    let alive: readonly Candidate[] = actions.map((action) => ({ action, values: [] }));
    const [base] = alive as [Candidate];
    for (let upTo = FIRST; ; upTo *= 2) {
      const isWhole = yield* this.#try(alive, upTo);
      if (!isWhole) break;
      const rest = alive
        .filter((c) => c !== base && gainOf(c, base) > 0)
        .sort((a, b) => gainOf(b, base) - gainOf(a, base));
      alive = [base, ...rest.slice(0, Math.ceil(rest.length / 2))];
      if (rest.length === 0 || this.#spent >= budget.simulations) break;
    }
    const best = alive.slice(1).reduce((a, c) => (gainOf(c, base) > gainOf(a, base) ? c : a), base);
    const isTaken = best !== base && isBetter(best, base, luckOf([best], base), SURE);
    return {
      action: isTaken ? best.action : base.action,
      gain: isTaken ? gainOf(best, base) : 0,
      simulations: this.#spent,
    };
  }
  /** Until each has so many trials; false where time or budget ran out. */
  #try(list: readonly Candidate[], upTo: number): Generator<Thought, boolean> {
    const { game, advice, view, budget, isHurried, simulators } = this.#spec;
    const me = view.viewer === 'spectator' ? -1 : view.viewer;
    this.#others ??= simulators?.open(game, me);
    const place = { game, advice, me, isHurried, others: this.#others };
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
      yield { of, trial: { ...this.#trials.at(k), first: [of.action] }, posture, turns: TURNS };
  }
}
const gainOf = (c: Candidate, base: Candidate): number => meanOf(gainsOf(c, base));

/** Yields the share of the work that is done. Nothing where there is but one thing to do. */
export function tryOut(spec: TacticsSpec): Generator<Thought, Tried | undefined> {
  return new Tactics(spec).run();
}
