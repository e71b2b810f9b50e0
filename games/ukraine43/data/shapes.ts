// The shapes of everything that is data. What is reconstructed can be replaced by the owner of the printed game: a table of the
// same shape in its place, and no rule notices (tablesOf in tables.ts is the only way to any of it).

/** 2.3b: the colour of the counter. `luftwaffe` and `ss` are German; the last four are Axis allies. */
export type Nation = 'soviet' | 'german' | 'ss' | 'luftwaffe' | 'rumanian' | 'hungarian' | 'slovak' | 'turkoman';

/** 2.3a, with the mechanized brigade of 5.1D, leaders (26) and air units (15). */
export type UnitType =
  | 'infantry'
  | 'security'
  | 'jaeger'
  | 'mountain'
  | 'airborne'
  | 'fortified-region'
  | 'cavalry'
  | 'sapper'
  | 'panzer'
  | 'panzergrenadier'
  | 'tank'
  | 'mech'
  | 'mech-brigade'
  | 't34'
  | 'su100'
  | 'kv1'
  | 'tiger'
  | 'stug'
  | 'artillery'
  | 'panzer-corps'
  | 'tank-army'
  | 'shock-army'
  | 'army-hq'
  | 'front-hq'
  | 'leader'
  | 'air';

/** 2.2; HQs, leaders and air units have none. */
export type Size = '' | 'II' | 'III' | 'X' | 'XX' | 'XXX';

/** A counter as printed: attack-defense-movement, the reduced side as attack-defense or nothing for one step, red for Guards. */
export type CounterRow = readonly [
  id: string,
  name: string,
  nation: Nation,
  type: UnitType,
  size: Size,
  formation: string,
  full: string,
  reduced: string,
  guards?: true,
];
export type AirRow = readonly [id: string, name: string, nation: Nation, das: number, range: number];

export type Edge = 'W' | 'S' | 'N' | 'E' | 'CF';
export const EDGES: readonly Edge[] = ['W', 'S', 'N', 'E', 'CF'];
export type ArrivalRow = readonly [turn: number, edge: Edge, units: string];
export type TurnRow = readonly [
  turn: number,
  dates: string,
  benchmark: number,
  soviet: number,
  sovietMech: number,
  german: number,
  germanMech: number,
];
export type SetUpRow = readonly [place: string, units: string];

export type GreenLine = readonly [id: string, title: string, hexes: string];

export type Terrain = 'clear' | 'woods' | 'marsh' | 'wooded marsh' | 'hills' | 'sea';
export type PlaceKind = 'village' | 'town' | 'city';

/** TEC: movement points as printed; the bonus of a defending stack (9.1). */
export interface TerrainEffect {
  readonly mech: number;
  readonly other: number;
  readonly bonus: number;
}

export const RESULTS = ['AR', 'C', 'EX', 'DR', 'DR1', 'DRX', 'DR2X'] as const;
export type Result = (typeof RESULTS)[number];
/** 8.5: what a result does. `retreat`: hexes the defender goes back. */
export interface ResultEffect {
  readonly attacker: number;
  readonly defender: number;
  readonly retreat: number;
  readonly disrupts: 'nobody' | 'attacker' | 'defender';
  readonly title: string;
}
/** A cell of the CRT: the main result of the primary die, and the steps a secondary die of this number costs attacker and defender (8.4). */
export interface CrtCell {
  readonly result: Result;
  readonly losses: readonly [attacker: number, defender: number];
}

export type Weather = 'clear' | 'overcast' | 'rain';
export const WEATHERS: readonly Weather[] = ['clear', 'overcast', 'rain'];

export type ScenarioId = 'august' | 'september' | 'campaign' | 'october';
export interface ScenarioRow {
  readonly id: ScenarioId;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly first: number;
  readonly last: number;
  /** The start line that says who controls what. */
  readonly line: 'August' | 'September' | 'October';
  readonly setUp: readonly SetUpRow[];
  /** 17.2: the green line and the hex its railhead has reached. */
  readonly railheads: readonly (readonly [line: string, hex: string])[];
  /** 17.2: green lines that are repaired to their end and need no marker any more. */
  readonly complete: readonly string[];
  /** 18.5: Pontoon Bridges in play, as pairs of hexes. */
  readonly pontoons: readonly (readonly [string, string])[];
  /** 27.1: half hexes acquired before the scenario begins. */
  readonly halfHexes: number;
}
