// What the lab has found of a scenario, as somebody who chooses one is told it.
import type { Json } from '@rasputitsa/kernel';

/** What an option changes, in games with the same dice: only what is more than chance. */
export interface OptionTrial {
  readonly option: string;
  readonly value: Json;
  /** With it, and as many without. */
  readonly games: number;
  /** Of 100 games, how many more the first side wins, a draw being half a victory, with the half of the interval that holds it in 95 of
   * 100 cases. */
  readonly wins?: readonly [number, number];
  /** The same of the score at the end, as the curve counts it. */
  readonly score?: readonly [number, number];
}
/** How a scenario came out in games between equal computer opponents. */
export interface ScenarioTrial {
  readonly games: number;
  /** By side. */
  readonly won: readonly number[];
  /** Points for the first side (less than none: for the second) with which both would win equally often, where points decide. */
  readonly bid?: number;
  /** The score turn by turn: a quarter of the games below the first figure, half below the second, three quarters below the third. */
  readonly curve?: {
    readonly title: string;
    readonly first: string;
    readonly last: string;
    readonly turns: readonly (readonly [number, number, number])[];
  };
  /** Options that make a difference. */
  readonly effects?: readonly OptionTrial[];
}
/** By scenario. */
export type Trials = Readonly<Record<string, ScenarioTrial>>;
