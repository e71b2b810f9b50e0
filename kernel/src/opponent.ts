// What somebody who plays a side by program gets to see and ask: its own side's questions, never the truth behind them.
import type { Offer } from './actions.ts';
import type { Random } from './dice.ts';
import type { Action } from './game.ts';
import type { AskedChoices, Match, Refused } from './match.ts';
import type { Side } from './types.ts';
import type { SeenRefusal, View } from './view.ts';

export interface Ask {
  readonly side: Side;
  offers(): readonly (Omit<Offer, 'refusal'> & { refusal?: SeenRefusal })[];
  choices(verb: string, given?: Readonly<Record<string, unknown>>): AskedChoices | Refused;
  /** Every legal action. Dear in games with lists of pieces: prefer sample. */
  legal(): Iterable<Action>;
  /** Some legal action; undefined only when there is none. */
  sample(random: Random): Action | undefined;
  whyNot(action: unknown): SeenRefusal | undefined;
}

/** A game's own idea of a sensible action for the side that is asked; undefined when it has none. */
export type Advice = (view: View, ask: Ask, random: Random) => Action | undefined;

/** The questions of one side of a match. */
export function askOf(match: Match, side: Side): Ask {
  return {
    side,
    offers: () => match.offers(side),
    choices: (verb, given) => match.choices(side, verb, given),
    legal: () => match.legal(side),
    sample: (random) => match.sample(side, random),
    whyNot: (action) => match.whyNot(side, action),
  };
}
