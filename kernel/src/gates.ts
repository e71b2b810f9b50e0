// What a game demands of its own opponents: yardsticks that a lazy or broken advice would miss (`rasputitsa ladder --gates`). They lie in the
// game's gates.ts, beside its advice and not in it: no page loads them. Sides, scenarios and places go by the names a reader knows.
import type { Ask } from './opponent.ts';
import type { View } from './seen.ts';

/** A side that is meant to attack, and the points (`Advice.evaluate`) that it must gain over what it has if it only holds. */
export interface GainGate {
  readonly scenario: string;
  readonly side: string;
  readonly points: number;
}
/** What a side takes where the advice plays both, and in what part of the games at least. */
export interface TakingGate {
  readonly scenario: string;
  readonly side: string;
  /** By name; all of them, at one time or another. */
  readonly places: readonly string[];
  /** Of a place with several hexes: so many at once; all of them when not said. */
  readonly hexes?: number;
  readonly share: number;
}
/** Units of a side that lose their supply in turns of the enemy, where the advice plays both: so many in a game at least, in the mean. */
export interface PocketGate {
  readonly scenario: string;
  readonly side: string;
  readonly units: number;
}
export interface Gates {
  readonly gains: readonly GainGate[];
  readonly takings: readonly TakingGate[];
  readonly pockets: readonly PocketGate[];
  readonly turns: {
    /** What a side does that makes use of its turn, by verb. */
    readonly uses: readonly string[];
    /** The part of its turns that a side may let pass although it could have used them, at most. */
    readonly unused: number;
    /** The part in which it may have nothing left to use them with, at most; not looked at when not said. */
    readonly powerless?: number;
    /** Asked when a side passes and could do something else: whether there would have been something in it. Always when not said. */
    readonly isWorthIt?: (view: View, ask: Ask) => boolean;
  };
  /** Scenarios in which the advice plays itself; all of them when not said. */
  readonly scenarios?: readonly string[];
  /** Kinds among the own pieces of this view that the advice knows nothing of. */
  unknown(view: View, ask: Ask): readonly string[];
}
