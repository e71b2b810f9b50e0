// The charts as data. Rule numbers beside them; reconstructions are named in RULINGS.md.
import type { Loc } from '@rasputitsa/kernel';
import type { UnitType } from './units.ts';

export const DRY = 0;
export const MUD = 1;
export const SNOW = 2;
export const WEATHER_NAMES = ['Dry', 'Mud', 'Snow'] as const;

/** C.UD: hexes a unit moves, by weather (2.21 to 2.26, 12.23). C.UD.n1: the infantry row is also that of Coastal, Satellite, Mountain and
 * siege units. */
export const SPEED: Readonly<Record<UnitType, readonly [dry: number, mud: number, snow: number]>> = {
  armor: [3, 1, 2],
  mech: [3, 1, 2],
  infantry: [2, 1, 1],
  cavalry: [3, 2, 2],
  shock: [1, 1, 1],
  hq: [2, 1, 1],
};

/** Firepower classes: a die of at least this hits (7.32a). 7 never hits. */
export const SF = 6;
export const DF = 5;
export const TF = 4;
export const NO_FIRE = 7;
export const FIRE_NAMES: Readonly<Record<number, string>> = { 4: 'TF', 5: 'DF', 6: 'SF', 7: 'no fire' };

/** C.UD: firepower on offense and defense (2.21 to 2.26). */
export const FIREPOWER: Readonly<Record<UnitType, readonly [offense: number, defense: number]>> = {
  armor: [DF, DF],
  mech: [SF, DF],
  infantry: [SF, SF],
  cavalry: [SF, SF],
  shock: [DF, DF],
  hq: [NO_FIRE, NO_FIRE],
};
/** SS units (2.65). */
export const SS_FIREPOWER: Readonly<Partial<Record<UnitType, readonly [number, number]>>> = {
  armor: [TF, TF],
  mech: [DF, TF],
};
/** Paratroops on the ground (14.5). */
export const PARA_FIREPOWER = [SF, DF] as const;

/** C.UD: production points for a step and for a cadre (11.C2). */
export const COST: Readonly<
  Record<UnitType, readonly [german: readonly [number, number], soviet: readonly [number, number]]>
> = {
  armor: [
    [8, 12],
    [4, 8],
  ],
  mech: [
    [6, 9],
    [3, 6],
  ],
  infantry: [
    [4, 6],
    [2, 4],
  ],
  cavalry: [
    [0, 0],
    [3, 6],
  ],
  shock: [
    [0, 0],
    [3, 6],
  ],
  hq: [
    [10, 20],
    [10, 20],
  ],
};
export const PARA_COST = [6, 12] as const;
export const MOUNTAIN_COST = [5, 8] as const;
/** C.UD.n2: what a step and a cadre of a German HQ cost more in the first winter, and without the oil of Ploesti (W41.1a, 16.12). */
export const HQ_SURCHARGE = [5, 10] as const;
/** New units a city takes in one Production (1.42, 11.6a). */
export const MAJOR_ARRIVALS = 2;
export const MINOR_ARRIVALS = 1;
/** Steps in an embattled Exit Zone (16.27). */
export const EMBATTLED_ZONE_STEP_FACTOR = 2;

/** C.TEC: stacking by terrain, for each side (6.21); Exit Zones (16.2). */
export const STACKING: Readonly<Record<string, number>> = { clear: 4, forest: 4, marsh: 3, mountain: 2 };
export const EXIT_STACKING = 4;
/** C.TEC: units across a hexside of a battle hex, per side and movement phase (6.33, 12.24a, 16.2). */
export const CLEAR_SIDE_LIMIT = 2;
export const OTHER_SIDE_LIMIT = 1;
export const EXIT_SIDE_LIMIT = 2;

/** Land supply reaches this far from the rail (10.3); a rail move this far (6.53a); an Exit Zone counts this many (16.24). */
export const LAND_SUPPLY_HEXES = 2;
export const RAIL_MOVE_HEXES = 10;
export const EXIT_RAIL_HEXES = 2;
/** Supreme Moves for each step of a Supreme HQ (5.61); its air range likewise (5.63). */
export const SUPREME_MOVES_PER_STEP = 2;
export const SUPREME_AIR_FACTOR = 2;

/** January = 0. `roll` months: what an even and an odd sum of two dice bring (12.1, 12.C1). */
export const CALENDAR: readonly (number | { readonly even: number; readonly odd: number })[] = [
  SNOW,
  SNOW,
  { even: SNOW, odd: MUD },
  MUD,
  { even: DRY, odd: MUD },
  DRY,
  DRY,
  DRY,
  DRY,
  { even: DRY, odd: MUD },
  { even: SNOW, odd: MUD },
  SNOW,
];
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** Month 0 of the game is June 1941. */
export const FIRST_MONTH = 5;
export const FIRST_YEAR = 1941;
export const MONTHS_PER_SCENARIO = 6;

/** Air firepower by half-year from S41 (13.C1). */
export const AIR_FIREPOWER: readonly (readonly [german: number, soviet: number])[] = [
  [TF, SF],
  [DF, SF],
  [DF, SF],
  [DF, DF],
  [DF, DF],
  [SF, DF],
  [SF, TF],
  [NO_FIRE, TF],
];
/** 11.21: basic production by half-year (11.C1). */
export const BASIC_PRODUCTION: readonly (readonly [german: number, soviet: number])[] = [
  [40, 12],
  [40, 18],
  [50, 24],
  [50, 32],
  [60, 32],
  [60, 32],
  [50, 32],
  [40, 32],
];
/** Production Levels the tutorial begins with (EDW.1). */
export const EDELWEISS_LEVELS = [28, 30] as const;
/** Added to the German total at the end of each half-year (17.2); W44 has its own victory. */
export const HANDICAP: readonly number[] = [-40, -30, -30, -15, -10, 10, 50, 0];
/** 17.C1: difference of adjusted totals (17.3) and tournament points (17.31). */
export const VICTORY_LEVELS: readonly { readonly from: Loc; readonly level: string; readonly points: number }[] = [
  { from: 26, level: 'decisive', points: 5 },
  { from: 16, level: 'major', points: 3 },
  { from: 6, level: 'marginal', points: 2 },
  { from: 0, level: 'draw', points: 1 },
];
/** Dice that repulse: river and sea assaults; with the Coastal Army or paratroops among them (7.51a, 14.4, 15.43). */
export const REPULSE_ON = 2;
export const LIGHT_REPULSE_ON = 1;
