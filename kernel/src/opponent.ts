// What somebody who plays a side by program gets to see and ask: its own side's questions, never the truth behind them; and what a
// game tells a program that plans for it.
import type { AskedChoices, Offer, Refused } from './asked.ts';
import type { Query } from './context.ts';
import type { Random } from './dice.ts';
import type { Action, ArgValue } from './info.ts';
import type { SeenRefusal, View } from './seen.ts';
import type { Loc, Side } from './types.ts';

export interface Ask {
  readonly side: Side;
  offers(): readonly (Omit<Offer, 'refusal'> & { refusal?: SeenRefusal })[];
  choices(verb: string, given?: Readonly<Record<string, unknown>>): AskedChoices | Refused;
  /** The legal values of the next argument, in the order of `choices` and without its previews; none where the verb is refused. */
  values(verb: string, given?: Readonly<Record<string, unknown>>): readonly ArgValue[];
  /** Every legal action. Expensive in games with lists of pieces: prefer sample. */
  legal(): Iterable<Action>;
  /** Some legal action; undefined only when there is none. */
  sample(random: Random): Action | undefined;
  whyNot(action: unknown): SeenRefusal | undefined;
  /** What stands on a chart of this game (charts.ts): open to everybody. */
  chart(id: string): unknown;
}

/** A number that the advice of a game weighs by. */
export interface Weight {
  readonly id: string;
  readonly title: string;
  readonly least: number;
  readonly most: number;
  /** Where a posture says nothing of it. */
  readonly usual: number;
}

/** How a side plays a turn: what it wants, in the player's words, and what the advice weighs more or less for it. */
export interface Posture {
  readonly name: string;
  readonly weights: Readonly<Record<string, number>>;
  /** Where the effort lies, if it lies somewhere. */
  readonly aim?: Loc;
}

/** What a state tells of how the game will end, in numbers. Everything counts for the first side: what is good for it is positive in `now`. */
export interface Features {
  /** What is told apart because it ends differently: the scenario, or the part of a long game. */
  readonly setting: string;
  /** The share of the game, or of that part, that is still to be played: 1 to 0. */
  readonly left: number;
  /** Points of the first side less those of the second, if it were counted now; of a game that is over, its result. */
  readonly now: number;
  readonly values: Readonly<Record<string, number>>;
}

/** The least and the most that one more of a feature may be found to bring the first side beyond what `now` counts for it: what can only
 * be good is not learned to be bad because it happened to go with something else. */
export type FeatureBound = readonly [least: number, most: number];

/** How decisions in the middle of a turn are tried out. */
export interface Trying {
  /** Other actions that are tried beside the advised one, at most. */
  readonly alternatives: number;
  /** For one decision: no more are begun after so many. */
  readonly simulations: number;
  /** For all of a turn; after these the advice decides alone. */
  readonly inTurn: number;
}

/** How thoroughly a set-up is tried out. */
export interface SetUpBudget {
  /** For one set-up. */
  readonly simulations: number;
  /** Turns of both sides that are played in one. */
  readonly turns: number;
}

export interface Thoroughness {
  /** Simulations for each plan that is made. */
  readonly simulations: number;
  /** Decisions in the middle of a turn are tried out as well, where the game says which (`Advice.tactics`). */
  readonly trying?: Trying;
  /** Set-ups are tried out as well, where the game says how they can be changed (`Advice.setUp`). */
  readonly setUp?: SetUpBudget;
  /** Turns of both sides that are played in one, the one at hand included: the own turn and the answer when not said. */
  readonly turns?: number;
  /** For so many of them its side keeps to the plan that is tried, before it plays on as usual: the own turn and the answer when not said. */
  readonly kept?: number;
  /** Only plans that the game offers are compared, not variations of them: where few can be tried, but each for long. */
  readonly onlyOffered?: boolean;
}

/** A game's own idea of a sensible action for the side that is asked; undefined when it has none. The same view, answers, random numbers
 * and posture give the same action. */
export interface Advice {
  (view: View, ask: Ask, random: Random, posture?: Posture): Action | undefined;
  /** The same for as long as it can be foreseen: actions one after another, each to be done if the rules accept it and left out if not. What
   * follows is void when a die has fallen or its side has to decide something else. Saves looking again after every action. */
  plan?(view: View, ask: Ask, random: Random, posture?: Posture): readonly Action[];
  /** Fetches it, where it does not come with the rules: a page sends it when a computer is to move. */
  ready?(): Promise<void>;
  readonly weights?: readonly Weight[];
  /** Plans to choose from at this decision; none where what was planned before is carried on. The usual way of playing comes first. */
  operations?(view: View): readonly Posture[];
  /** How thoroughly its opponents plan, by level: by default as if a turn were quickly played on and told at once what it was worth. */
  readonly budgets?: Readonly<Record<string, Thoroughness>>;
  /** Decisions where it pays to try out what else could be done (by node). */
  readonly tactics?: readonly string[];
  /** Decisions that a side which only holds and produces takes as well: set-up and production. */
  readonly upkeep?: readonly string[];
  /** How a set-up can be changed to be tried out: the decisions that are one (by node), and some change of what stands, as actions one after
   * another. What the rules do not accept is forgotten. */
  readonly setUp?: {
    readonly nodes: readonly string[];
    change(view: View, random: Random): readonly Action[];
  };
  /** Ways to play that differ: an opponent's character, and what a plan must stand up to. */
  readonly styles?: Readonly<Record<'cautious' | 'bold', Posture>>;
  /** What a state is worth to a side in points at the end of the game: positive is good. Asked only in imagined worlds. */
  evaluate?(q: Query, side: Side): number;
  /** What `rasputitsa train` learns from. Asked of whole states, in games of computers only. */
  features?(q: Query): Features;
  /** By feature. */
  readonly bounds?: Readonly<Record<string, FeatureBound>>;
}
