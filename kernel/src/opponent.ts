// What somebody who plays a side by program gets to see and ask: its own side's questions, never the truth behind them.
import type { AskedChoices, Offer, Refused } from './asked.ts';
import type { Random } from './dice.ts';
import type { Action } from './info.ts';
import type { SeenRefusal, View } from './seen.ts';
import type { Side } from './types.ts';

export interface Ask {
  readonly side: Side;
  offers(): readonly (Omit<Offer, 'refusal'> & { refusal?: SeenRefusal })[];
  choices(verb: string, given?: Readonly<Record<string, unknown>>): AskedChoices | Refused;
  /** Every legal action. Expensive in games with lists of pieces: prefer sample. */
  legal(): Iterable<Action>;
  /** Some legal action; undefined only when there is none. */
  sample(random: Random): Action | undefined;
  whyNot(action: unknown): SeenRefusal | undefined;
  /** What stands on a chart of this game (charts.ts): open to everybody. */
  chart(id: string): unknown;
}

/** A game's own idea of a sensible action for the side that is asked; undefined when it has none. */
export interface Advice {
  (view: View, ask: Ask, random: Random): Action | undefined;
  /** Fetches it, where it does not come with the rules: a page sends it when a computer is to move. */
  ready?(): Promise<void>;
}
