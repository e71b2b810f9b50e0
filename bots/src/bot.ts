// What an opponent is, and the only window it gets: its own side's questions, never the truth behind them.
import type { Action, AskedChoices, Match, Random, Refused, SeenRefusal, Side, View } from '@rasputitsa/kernel';

/** The questions a side may put to its game. Built from a match, but no way leads back to it. */
export interface Ask {
  readonly side: Side;
  offers(): ReturnType<Match['offers']>;
  choices(verb: string, given?: Readonly<Record<string, unknown>>): AskedChoices | Refused;
  /** Every legal action. Dear in games with lists of pieces: prefer sample. */
  legal(): Iterable<Action>;
  /** Some legal action; undefined only when there is none. */
  sample(random: Random): Action | undefined;
  whyNot(action: unknown): SeenRefusal | undefined;
}

export interface Bot {
  readonly name: string;
  /** Called when its side owes a decision. The view is built only when the bot looks. */
  choose(view: () => View, ask: Ask): Action;
}

/** A bot found no answer to a decision it owes: the rules have led into a dead end. */
export class DeadEnd extends Error {
  override readonly name = 'DeadEnd';
}

/** One side of a match with a bot in its chair. */
export class Seat {
  readonly bot: Bot;
  readonly #view: () => View;
  readonly #ask: Ask;

  constructor(match: Match, side: Side, bot: Bot) {
    this.bot = bot;
    this.#view = () => match.view(side);
    this.#ask = {
      side,
      offers: () => match.offers(side),
      choices: (verb, given) => match.choices(side, verb, given),
      legal: () => match.legal(side),
      sample: (random) => match.sample(side, random),
      whyNot: (action) => match.whyNot(side, action),
    };
  }

  choose(): Action {
    return this.bot.choose(this.#view, this.#ask);
  }
}
