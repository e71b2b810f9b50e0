// What the lab has found of a scenario, as somebody who chooses one is told it.

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
}
/** By scenario. */
export type Trials = Readonly<Record<string, ScenarioTrial>>;
