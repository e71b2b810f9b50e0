// The shapes of everything that is data. What is reconstructed is a chart (charts.ts): the owner of the printed game exchanges it.

export type Nation =
  | 'german'
  | 'finnish'
  | 'rumanian'
  | 'hungarian'
  | 'italian'
  | 'slovak'
  | 'ukrainian'
  | 'axis'
  /** 27.6: a Rumanian who fights for the Russian. */
  | 'red-rumanian'
  | 'soviet';

/** 3.22 */
export type Arm =
  | 'infantry'
  | 'security'
  | 'cavalry'
  | 'armor'
  | 'mechanized'
  | 'artillery'
  | 'anti-tank'
  | 'partisan'
  | 'repair'
  | 'training-center'
  | 'arms-center';
export type Size = 'brigade' | 'division' | 'corps' | 'unit' | 'center';

/** A type of counter: what can never change, and how many there are (36.3). */
export type UnitRow = readonly [id: string, name: string, nation: Nation, arm: Arm, size: Size, counters: number];
/** Attack, defense, movement; the reduced side (kampfgruppe, battlegroup, cadre), or nothing for counters without one (10.3). */
export interface Factors {
  readonly attack: number;
  readonly defense: number;
  readonly moves: number;
}
export interface UnitValues {
  readonly full: Factors;
  readonly reduced?: Factors;
}

export type Weather = 'clear' | 'mud' | 'snow';
export const WEATHERS: readonly Weather[] = ['clear', 'mud', 'snow'];

/** 29.2: turn, date, weather, Infantry and Armor draft points, Axis Air Points, Axis arrivals, Russian arrivals in brackets and without,
 * Personnel and Arms multiples. Arrivals are quantities and names of counters: `7x6-5, 2x8-8`. */
export type TurnRow = readonly [
  turn: number,
  date: string,
  weather: Weather,
  infantryDraft: number,
  armorDraft: number,
  axisAir: number,
  axis: string,
  bracketed: string,
  unbracketed: string,
  personnel: number,
  arms: number,
];

/** 11: what the Combat Results Tables say. */
export type Result = 'Ae' | 'Aex' | 'Ar' | 'Br' | 'Ex' | 'Dr' | '1/2Ex' | 'De';

export type Terrain = 'clear' | 'woods' | 'rough' | 'swamp' | 'sea' | 'lake';
/** 5.8: points to enter for non-mechanized and mechanized units, by how much the defense is multiplied, whether attacking mechanized
 * units are halved. */
export interface TerrainEffect {
  readonly other: number;
  readonly mech: number;
  readonly defense: number;
  readonly halvesMech: boolean;
}

/** 15.7 */
export type ProductionType = 'construct' | 'convert' | 'rebuild';
export interface ProductionCost {
  readonly type: ProductionType;
  /** Components: `3x2-5, 1x3-5`. */
  readonly from: string;
  readonly personnel: number;
  readonly arms: number;
  readonly turns: number;
}

export type ScenarioId = 'barbarossa' | 'stalingrad' | 'kursk' | 'army-group-center' | 'campaign' | 'standard-campaign';
/** Quantities by name of counter; KG and BG are `6-5 KG`. */
export type Force = Readonly<Record<string, number>>;
export interface ScenarioRow {
  readonly id: ScenarioId;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly first: number;
  readonly last: number;
  /** Who plays first in every turn (31.51.3, 32.4.7, 33.4.5, 34.4.5). */
  readonly axisFirst: boolean;
  /** The start line. */
  readonly line: 'Barbarossa' | 'Stalingrad' | 'Kursk' | 'DAGC';
  /** By sector; without sectors under `any`. */
  readonly axis: Readonly<Record<string, Force>>;
  readonly russian: Readonly<Record<string, Force>>;
  readonly repair: readonly [axis: number, russian: number];
  readonly air: readonly [axis: number, russian: number];
  readonly drafts: readonly [infantry: number, armor: number];
  /** 32.23, 33.23: numbers of the Axis rail branches. */
  readonly branches: readonly number[];
  /** 15, 21: production and Replacement Divisions. */
  readonly campaign: boolean;
  /** 30.0: the rules only of the Historical version. */
  readonly historical: boolean;
}
