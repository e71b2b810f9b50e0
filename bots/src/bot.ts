// What an opponent is. The only window it gets is its side's view and questions.
import { type Action, type Ask, askOf, type Match, type Posture, type Side, type View } from '@rasputitsa/kernel';
import type { Simulators, Thought } from './simulators.ts';

/** What somebody who plans has in mind beside what was seen, as plain data. */
export interface Mind {
  readonly posture: Posture | null;
  /** What the plan rests on. */
  readonly planned: string;
  /** The turn it thought about last, how often it has looked at it, and how many simulations single decisions have taken. */
  readonly turn: string;
  readonly looks: number;
  readonly tried: number;
}

export interface Bot {
  readonly name: string;
  /** Called when its side owes a decision. The view is built only when the bot looks. */
  choose(view: () => View, ask: Ask): Action;
  /** Fetches what it needs, where that does not come with the page. */
  ready?(): Promise<void>;
  /** Thinks about the decision at hand, a little at a time, and says how much of it is done (0 to 1). Whoever has thought to the end
   * chooses at once; `choose` thinks for itself what was not thought before. Whoever has others to simulate for it waits where it asks for
   * that: the same is thought with them as without. */
  think?(view: () => View, ask: Ask, simulators?: Simulators): Iterator<Thought, void>;
  /** Called after every action at the table, whoever acted: an opponent that remembers what it saw looks. */
  watch?(view: () => View): void;
  /** Makes do with what it knows by now. */
  hurry?(): void;
  /** What it has in mind, and the same taken up by another of its level and seed: kept with a game that is put away. */
  mind?(): Mind;
  takeUp?(mind: Mind): void;
}

/** A bot found no answer to a decision it owes: the rules have led into a dead end. */
export class DeadEnd extends Error {
  override readonly name = 'DeadEnd';
}

/** One side of a match with a bot in its chair. */
export class BotPlayer {
  readonly bot: Bot;
  readonly #view: () => View;
  readonly #ask: Ask;

  constructor(match: Match, side: Side, bot: Bot) {
    this.bot = bot;
    this.#view = () => match.view(side);
    this.#ask = askOf(match, side);
  }

  watch(): void {
    this.bot.watch?.(this.#view);
  }
  /** Whether it is anything to it what its side saw. */
  get remembers(): boolean {
    return this.bot.watch !== undefined;
  }
  /** What its side saw before it sat down, the latest last. */
  remember(past: Iterable<View>): void {
    for (const view of past) this.bot.watch?.(() => view);
    this.watch();
  }
  think(simulators?: Simulators): Iterator<Thought, void> | undefined {
    return this.bot.think?.(this.#view, this.#ask, simulators);
  }
  choose(): Action {
    return this.bot.choose(this.#view, this.#ask);
  }
}
