// The charts of the Game Card and the Basic Game Card as data. G and C numbers are entries of RULINGS.md: what was lost
// in print and rebuilt stands here and nowhere else, so that a better source replaces it without a change of code.
import { bandsOf, bandTable, resultTable } from '@rasputitsa/kit';
import type { Nation, SideId, UnitType } from './units.ts';

// --- Turns -----------------------------------------------------------------------------------------------------------

/** 1.1.1, INTRO.scale: a Turn is a month; the track `turn` is the one clock. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
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
/** Turn 0 is May 1941, played in the Early Start game only (S1.A, 10.1). */
const TURN_ZERO = { month: 4, year: 1941 } as const;
/** November 1944, the last month there is (3.0, 16.1). */
export const LAST_TURN = 42;

/** 0 January to 11 December. */
export const monthOf = (turn: number): number => (TURN_ZERO.month + turn) % MONTHS.length;
export const yearOf = (turn: number): number => TURN_ZERO.year + Math.floor((TURN_ZERO.month + turn) / MONTHS.length);
/** 1.1.1: the date of a Turn, as the Turn Record Chart says it: June 1941. */
export const dateOf = (turn: number): string => `${MONTH_NAMES[monthOf(turn)] ?? ''} ${yearOf(turn)}`;

// --- Terrain (6.1.2, 7.2.2, 12.1.6) ----------------------------------------------------------------------------------

export type Weather = 'fair' | 'wet' | 'mud' | 'snow';
/** From the mildest; the order the weather layer and the page use (12.1.1). */
export const WEATHERS: readonly Weather[] = ['fair', 'wet', 'mud', 'snow'];

/** Lines of the Terrain Chart. A fortress or major city replaces the terrain of its hex, other places keep it (RULINGS R7). */
export type TerrainLine = 'fortress' | 'major city' | 'clear' | 'forest' | 'mountain' | 'marsh';

export interface TerrainRow {
  /** Movement factors to enter, by weather. The Basic Game knows fair only (12.1). */
  readonly cost: Readonly<Record<Weather, number>>;
  /** Added to the attack and to the defense factor of armor, and of artillery that fights alone. */
  readonly armor: number;
  /** Added to the defense factor of other ground units. */
  readonly defense: number;
  /** The same for these types, where the chart says otherwise. */
  readonly defenseOf?: Readonly<Partial<Record<UnitType, number>>>;
  /** In a fortress of its own nation (15.7.2, FORTRESS_NATIONS). */
  readonly properDefense?: number;
  /** Movement factors these types save, and in which weather. */
  readonly saves?: { readonly type: UnitType; readonly by: number; readonly weather: readonly Weather[] };
}
export type TerrainChart = Readonly<Record<TerrainLine, TerrainRow>>;

const inAll = (n: number): Readonly<Record<Weather, number>> => ({ fair: n, wet: n, mud: n, snow: n });
const MOUNTAIN_DEFENSE = { cavalry: 1, mountain: 3 } as const;

/** TEC: the Terrain Chart of the Advanced Game. */
export const TERRAIN_ADVANCED: TerrainChart = {
  fortress: { cost: inAll(1), armor: -2, defense: 2, properDefense: 3 },
  'major city': { cost: inAll(1), armor: -2, defense: 2 },
  clear: { cost: { fair: 1, wet: 2, mud: 3, snow: 2 }, armor: 0, defense: 0 },
  forest: { cost: { fair: 2, wet: 2, mud: 3, snow: 2 }, armor: -1, defense: 1 },
  mountain: {
    cost: { fair: 2, wet: 3, mud: 3, snow: 3 },
    armor: -2,
    defense: 2,
    defenseOf: MOUNTAIN_DEFENSE,
    saves: { type: 'mountain', by: 1, weather: WEATHERS },
  },
  // RULINGS R222: the chart marks the cavalry's saving in fair, wet and mud, not in snow.
  marsh: {
    cost: { fair: 3, wet: 3, mud: 3, snow: 2 },
    armor: -3,
    defense: 1,
    saves: { type: 'cavalry', by: 1, weather: ['fair', 'wet', 'mud'] },
  },
};

/** TEC.basic: the chart of the Basic Game, always fair, every fortress gives its defender the same. */
export const TERRAIN_BASIC: TerrainChart = {
  fortress: { cost: inAll(1), armor: -2, defense: 3 },
  'major city': { cost: inAll(1), armor: -2, defense: 2 },
  clear: { cost: inAll(1), armor: 0, defense: 0 },
  forest: { cost: inAll(2), armor: -1, defense: 1 },
  mountain: { cost: inAll(2), armor: -2, defense: 2, defenseOf: MOUNTAIN_DEFENSE },
  marsh: { cost: inAll(3), armor: -3, defense: 1 },
};

/** A river in the hex adds to every defense factor, armor's too. */
export const RIVER_DEFENSE = 1;
/** The neck of the Crimea adds to every defense factor, its river on top. */
export const PEREKOP = 'H16';
export const PEREKOP_DEFENSE = 4;
/** A factor never falls below this (7.2.2). */
export const LEAST_FACTOR = 1;
/** Kerch Strait: what a crossing costs on top of the terrain (6.1.5). */
export const KERCH_COST: Readonly<Record<SideId, number>> = { axis: 3, soviet: 1 };
/** Hexes whose common hexsides are the strait: Crimea, then Taman (RULINGS R18). */
export const KERCH_HEXES = { west: ['D17', 'E18'], east: ['D18', 'E19'] } as const;

/** 15.7.2: whose ground units are at home in a fortress, the Soviets by 15.7.2.5. Also the list of the 13 fortresses. */
export const FORTRESS_NATIONS: Readonly<Record<string, readonly Nation[]>> = {
  'Brest Litovsk': ['Soviet'],
  // 15.7.2.4
  Bukharest: ['Romanian'],
  Constanta: ['Romanian'],
  // 15.7.2.6
  Hango: ['Finnish', 'Soviet'],
  // 15.7.2.1
  Helsinki: ['Finnish'],
  // 15.7.2.2
  Konigsburg: ['German'],
  Leningrad: ['Soviet'],
  Moscow: ['Soviet'],
  // 15.7.2.7
  Odessa: ['Romanian', 'Soviet'],
  Sevastopol: ['Soviet'],
  Smolensk: ['Soviet'],
  Stalingrad: ['Soviet'],
  // 15.7.2.3
  Szeben: ['Hungarian'],
};

// --- Combat Results Table (7.2.1.3) ----------------------------------------------------------------------------------

export const LEAST_DIFFERENCE = -5;
export const MOST_DIFFERENCE = 7;

export interface CombatResult {
  readonly attackerHits: number;
  readonly defenderHits: number;
  /** Who must retreat (7.2.1.3.2). */
  readonly retreat: '' | 'attacker' | 'defender';
  /** The retreat is a reconstruction that the reading 'one-sided' leaves out (RULINGS R113). */
  readonly mixed: boolean;
}

function combatResult(printed: string): CombatResult {
  const [, attacker, defender, who = ''] = /^(\d)-(\d)([ADad]?)$/.exec(printed) ?? [];
  if (attacker === undefined || defender === undefined) throw new Error(printed);
  const retreat = who === '' ? '' : who.toUpperCase() === 'A' ? 'attacker' : 'defender';
  return {
    attackerHits: Number(attacker),
    defenderHits: Number(defender),
    retreat,
    mixed: who !== '' && who !== who.toUpperCase(),
  };
}

/**
 * CRT: hits on the attacker and the defender; A or D: that side must retreat. The bold print that said so was lost (RULINGS R113):
 * five cells are proven by the combat example, one-sided results are rebuilt, and small letters stand on results with
 * hits on both sides, which the configuration 'one-sided' does not count.
 */
export const COMBAT_RESULTS = resultTable<string, CombatResult>({
  id: 'combat results',
  columns: ['-5', '-4', '-3', '-2', '-1', '0', '+1', '+2', '+3', '+4', '+5', '+6', '+7'],
  rolls: { from: 1, to: 6 },
  // biome-ignore format: as printed
  rows: [
    ['1', ['3-0A', '3-0A', '2-0A', '2-0A', '2-0A', '2-1', '2-1', '2-1', '2-2', '1-1', '1-2d', '1-2d', '1-2d']],
    ['2', ['3-0A', '2-0A', '2-0A', '2-1a', '2-1a', '2-2', '2-2', '2-2', '1-1', '1-2d', '1-2d', '0-1D', '0-1D']],
    ['3', ['2-0A', '2-0A', '2-1a', '2-2', '2-2', '1-0A', '1-0A', '1-1', '1-2d', '1-2d', '0-1D', '0-2D', '0-2D']],
    ['4', ['2-0A', '2-1a', '2-1a', '1-0A', '1-0A', '1-0A', '1-1', '0-1D', '0-1D', '0-1D', '0-2D', '0-2D', '0-3D']],
    ['5', ['2-1a', '1-0A', '1-0A', '1-0A', '1-0A', '0-1D', '0-1D', '0-1D', '0-1D', '0-2D', '0-2D', '0-2D', '0-3D']],
    ['6', ['1-0A', '1-0A', '1-0A', '1-0A', '0-1D', '0-1D', '0-1D', '0-2D', '0-2D', '0-2D', '0-2D', '0-3D', '0-3D']],
  ],
  read: combatResult,
});

// --- Modifiers that are not terrain ----------------------------------------------------------------------------------

/** 15.5: Axis units but Finns attack better on the first Turn. */
export const SURPRISE = 1;
/** 15.6: Axis ground units but Finns and mountain units in snow of the first winter, both factors. */
export const FIRST_WINTER = { from: 5, to: 11, by: -1 } as const;
/** 11.6.2 */
export const REFIT_DEFENSE = -2;
/** 15.2.5.2: air units that fight naval units, both factors. */
export const AIR_AGAINST_NAVAL = 2;
/** 15.2.5.3: ships in their base. */
export const NAVAL_BASE_DEFENSE = 2;
/** 15.3: air units attacked in their base. */
export const AIRBASE_DEFENSE = 2;
/** 20.2.3 */
export const BOMBING_DEFENSE = 2;
/** 15.4.2 */
export const SIEGE_TRAIN = 'GE-ART-ST';
/** 20.4 */
export const MOUNTAIN_ATTACK = 1;
/** V12a */
export const FORTIFICATION_DEFENSE = 2;

// --- Weather (12.1) --------------------------------------------------------------------------------------------------

export type Zone = 'arctic' | 'central' | 'south';
/** Added to the one die of the Turn (12.1.3). */
export const ZONE_MODIFIERS: Readonly<Record<Zone, number>> = { arctic: 1, central: 0, south: -1 };

/** Columns are months. September, October and most of November are rebuilt (RULINGS R114). */
export const WEATHER_TABLE = resultTable<Weather, Weather>({
  id: 'weather',
  columns: MONTHS,
  rolls: { from: 0, to: 7 },
  // biome-ignore format: as printed
  rows: [
    ['0', ['mud', 'mud', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'mud']],
    ['1', ['snow', 'snow', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'snow']],
    ['2', ['snow', 'snow', 'wet', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'wet', 'wet', 'snow']],
    ['3', ['snow', 'snow', 'wet', 'fair', 'fair', 'fair', 'fair', 'fair', 'fair', 'wet', 'wet', 'snow']],
    ['4', ['snow', 'snow', 'mud', 'wet', 'fair', 'fair', 'fair', 'fair', 'fair', 'mud', 'mud', 'snow']],
    ['5', ['snow', 'snow', 'mud', 'wet', 'fair', 'fair', 'fair', 'fair', 'wet', 'mud', 'snow', 'snow']],
    ['6', ['snow', 'snow', 'mud', 'wet', 'fair', 'fair', 'fair', 'fair', 'wet', 'mud', 'snow', 'snow']],
    ['7', ['snow', 'snow', 'snow', 'snow', 'mud', 'mud', 'fair', 'fair', 'mud', 'snow', 'snow', 'snow']],
  ],
  read: (weather) => weather,
});

// --- Partisans (12.2) ------------------------------------------------------------------------------------------------

/** PART: Axis rail capacity lost, by the modified die. */
export const PARTISAN_TABLE = bandTable(
  'partisan',
  [
    ['1-2', 0],
    ['3-5', 1],
    ['6-7', 2],
    ['8+', 3],
  ],
  { from: 1 },
);
/** Most partisan factors one roll may use, each adding 1. */
export const MOST_PARTISANS = 3;
/** Added to the die when the central zone has one of these. */
export const PARTISAN_WEATHER = { weather: ['snow', 'mud'], by: 1 } as const;

// --- Replacement Chart (13.2) ----------------------------------------------------------------------------------------

export interface ReplacementRow {
  readonly turn: number;
  readonly german: number;
  readonly finland: number;
  readonly other: number;
  readonly offBoard: number;
  readonly onBoard: number;
  readonly partisans: number;
  /** Dots (RULINGS R116): factories count, lend-lease comes, new partisans may be used as replacements. */
  readonly factoryDot: boolean;
  readonly lendLeaseDot: boolean;
  readonly partisanDot: boolean;
  /** Who has an entry on the order of battle card (RULINGS R117): + Axis, * Soviet. */
  readonly reinforce: '' | '+' | '*' | '+*';
}

type ReplacementCells = readonly [
  turn: number,
  german: number,
  finland: number,
  other: number,
  offBoard: number,
  onBoard: number,
  partisans: number,
  /** o on-board (factories), l lend-lease, p partisans */
  dots: string,
  reinforce: ReplacementRow['reinforce'],
];
// biome-ignore format: as printed
const REPLACEMENT_CELLS: readonly ReplacementCells[] = [
  [1, 0, 0, 0, 0, 0, 0, '', ''],
  [2, 8, 1, 1, 2, 14, 0, '', '+*'],
  [3, 8, 0, 1, 4, 14, 0, '', '+*'],
  [4, 8, 1, 2, 6, 14, 1, '', '+*'],
  [5, 9, 1, 1, 8, 14, 0, '', '*'],
  [6, 9, 0, 2, 10, 14, 1, '', '*'],
  [7, 9, 1, 1, 11, 14, 1, '', '+*'],
  [8, 10, 1, 2, 12, 14, 1, '', '+*'],
  [9, 11, 0, 1, 12, 14, 1, '', ''],
  [10, 12, 1, 2, 11, 14, 1, '', '*'],
  [11, 13, 1, 1, 10, 14, 1, '', '+*'],
  [12, 14, 0, 2, 10, 14, 1, '', '+*'],
  [13, 15, 1, 2, 10, 14, 1, '', '+'],
  [14, 16, 1, 2, 10, 14, 1, '', '*'],
  [15, 16, 0, 2, 11, 14, 1, '', '+'],
  [16, 15, 1, 2, 12, 14, 1, '', '*'],
  [17, 14, 1, 2, 14, 14, 1, '', '*'],
  [18, 13, 0, 2, 16, 14, 1, '', '*'],
  // ERR.3: the dot of the factories.
  [19, 12, 1, 2, 17, 14, 2, 'ol', '*'],
  [20, 11, 1, 3, 18, 14, 1, 'ol', '+*'],
  [21, 11, 0, 3, 17, 14, 1, 'ol', ''],
  [22, 11, 1, 3, 16, 14, 1, 'ol', '*'],
  [23, 12, 1, 3, 14, 14, 2, 'ol', '+*'],
  [24, 13, 1, 2, 12, 14, 1, 'ol', '*'],
  [25, 13, 1, 3, 11, 14, 1, 'ol', '+*'],
  [26, 13, 1, 2, 11, 14, 1, 'ol', ''],
  [27, 13, 1, 3, 11, 14, 2, 'ol', '+'],
  [28, 13, 0, 2, 11, 14, 1, 'ol', '+'],
  [29, 13, 1, 2, 10, 14, 1, 'ol', '+'],
  [30, 12, 0, 2, 10, 14, 1, 'ol', ''],
  [31, 11, 1, 2, 10, 14, 2, 'ol', '+*'],
  [32, 11, 0, 2, 9, 14, 1, 'olp', ''],
  [33, 11, 1, 2, 9, 14, 2, 'olp', '+'],
  [34, 12, 0, 2, 9, 14, 2, 'olp', ''],
  [35, 13, 1, 2, 8, 14, 1, 'olp', '+'],
  [36, 12, 0, 2, 8, 14, 2, 'olp', '+*'],
  [37, 12, 1, 2, 8, 14, 2, 'olp', ''],
  [38, 11, 0, 2, 8, 14, 2, 'olp', ''],
  [39, 10, 1, 2, 7, 14, 2, 'olp', '+'],
  [40, 9, 0, 2, 7, 14, 2, 'olp', '+'],
  [41, 8, 1, 2, 6, 14, 2, 'olp', ''],
  [42, 7, 0, 2, 6, 14, 2, 'olp', ''],
];
/** REPL: the Replacement Chart. Index is the Turn; Turn 0 has none (RULINGS R20). */
export const REPLACEMENTS: readonly ReplacementRow[] = [
  [0, 0, 0, 0, 0, 0, 0, '', ''] as ReplacementCells,
  ...REPLACEMENT_CELLS,
].map(([turn, german, finland, other, offBoard, onBoard, partisans, dots, reinforce]) => ({
  turn,
  german,
  finland,
  other,
  offBoard,
  onBoard,
  partisans,
  factoryDot: dots.includes('o'),
  lendLeaseDot: dots.includes('l'),
  partisanDot: dots.includes('p'),
  reinforce,
}));

/** 13.2.1.2.4.1 */
export const REPLACEMENT_CITIES: Readonly<Record<string, number>> = {
  Kharkov: 2,
  Kiev: 1,
  Leningrad: 2,
  Minsk: 1,
  Moscow: 3,
  Rostov: 1,
  Smolensk: 1,
  Stalingrad: 2,
  Voronezh: 1,
};
/** 13.2.1.1.1, 13.2.1.2.1: for each oilfield controlled. */
export const OILFIELD_FACTORS = 1;
/** 13.2.1.1.2-3: for all cities of a line, to one of these pools. */
export const AXIS_CITY_FACTORS: readonly {
  readonly rule: string;
  readonly cities: readonly string[];
  readonly factors: number;
  readonly pools: readonly Nation[];
}[] = [
  { rule: '13.2.1.1.2', cities: ['Riga', 'Tallinn', 'Vilna'], factors: 1, pools: ['German', 'Finnish'] },
  { rule: '13.2.1.1.3', cities: ['Dnepropetrovsk', 'Kiev', 'Rostov'], factors: 1, pools: ['German'] },
];
/** 13.2.1.2.2 */
export const FACTORIES_PER_FACTOR = 4;
/** 13.2.1.2.3: a factor for each of these cities, one more in this year. */
export const LEND_LEASE = { cities: ['Stalingrad', 'Plesetsk'], year: 1944 } as const;

/** 13.2.3: factors for one hit. Rebuilding costs the attack factor times this (13.2.4). */
export const HIT_COST: Readonly<Record<UnitType, number>> = {
  infantry: 1,
  marine: 1,
  mountain: 1,
  paratroop: 1,
  air: 2,
  armor: 2,
  artillery: 2,
  cavalry: 2,
  fleet: 2,
  flotilla: 2,
};
/** 13.2.3: Soviet paratroops cost more than German ones. */
export const SOVIET_PARATROOP_HIT_COST = 2;
/** 13.2.3: hits one unit may have replaced a Turn. */
export const MOST_HITS_REPLACED = 2;
/** 13.3.1.1 */
export const GUARD_COST: Readonly<Partial<Record<UnitType, number>>> = { infantry: 4, cavalry: 6, armor: 8 };

// --- Rail (13.4) -----------------------------------------------------------------------------------------------------

/** 13.4.3, RAILCAP: units a Turn. `first` is Turn 1, or Turn 0 in the Early Start. */
export const RAIL_CAPACITY = {
  soviet: { first: 1, normal: 4, year1944: 5 },
  axis: { first: 0, normal: 3 },
  finland: { first: 0, normal: 1 },
} as const;
/** What a load counts as: a factory, and a flotilla for each of its attack factors; fleets never ride. */
export const RAIL_LOAD = { factory: 3, flotillaPerAttack: 2 } as const;
/** 13.4.2.1-2: where the railways leave the map. */
export const RAIL_EXITS: Readonly<Record<SideId, readonly string[]>> = {
  axis: ['H1', 'M1', 'W1', 'DD1', 'KK1'],
  soviet: ['L32', 'T32', 'AA32', 'EE32'],
};
/** 4.5.2.1: movement factors to convert a rail hex. */
export const CONVERSION_COST: Readonly<Record<SideId, number>> = { axis: 1, soviet: 2 };
/** 19.6 */
export const INCOMPLETE_RAIL: readonly string[] = [
  'TT18',
  'UU19',
  'UU21',
  'UU22',
  'UU23',
  'VV19',
  'VV20',
  'WW20',
  'WW30',
  'XX19',
  'XX29',
];

// --- Ranges and limits -----------------------------------------------------------------------------------------------

/** 4.6.1 */
export const SUPPLY_ROUTE = 5;
/** 11.4.2: from a port to a friendly edge. */
export const PORT_TO_EDGE = 5;
/** 6.3.2, 6.2.2.1, 7.7.1.1; TEC.move3: transfers go twice as far. */
export const AIR_RANGE = { mission: 10, evacuation: 10, return: 10, transfer: 20 } as const;
/** 14.3.2, 14.2.2.1, 15.8; TEC.move3. */
export const NAVAL_RANGE = { mission: 7, evacuation: 7, return: 7, transfer: 14 } as const;
/** 19.1: times the movement factor. */
export const STRATEGIC_MOVEMENT = 2;
/** 17.3, TEC.move4 */
export const DROP_RANGE = 5;
/** 4.3 */
export const AIR_UNITS_PER_BASE = 2;
/** 11.5.1.1, 11.6.1.1, 11.7.1.4, 14.3.2.3.2 */
export const RESERVE_MARKERS: Readonly<Record<SideId, number>> = { axis: 3, soviet: 2 };
export const REFIT_MARKERS: Readonly<Record<SideId, number>> = { axis: 2, soviet: 1 };
export const BLITZ_MARKERS = 3;
/** 11.7.1.2, 11.7.2.1, 11.7.2.3.2: what a round of combat takes from the blitz number. */
export const BLITZ_ROUND = 1;
export const MINEFIELDS = 6;
/** RULINGS R118 */
export const FORTIFICATIONS = 10;
/** 14.4.1.4: who interdicts from the air, and from which year on. */
export const INTERDICTION_SINCE: Readonly<Partial<Record<Nation, number>>> = { German: 1941, Soviet: 1944 };

// --- Victory ---------------------------------------------------------------------------------------------------------

/** Columns of the Victory Points Chart: objectives the Axis holds (16.1.1.1). Heads and cells are rebuilt (RULINGS R115). */
export const VICTORY_COLUMNS = bandsOf(
  'victory points',
  ['0-16', '17-19', '20-22', '23-25', '26-28', '29-31', '32-34', '35-37', '38-40', '41-43', '44-46', '47+'],
  { from: 0 },
);
/** T tie, M marginal, D decisive: the game ends. */
export type VictoryLevel = 'T' | 'M' | 'D';
export interface VictoryRow {
  readonly turn: number;
  /** 16.1.1.2.1: the award for the Turns since the last line, by column: Axis points above 0, Soviet below. */
  readonly points: readonly number[];
  /** What a level of 1, 2, 3, and 4 or more is worth to its side on this date (16.1.2). */
  readonly levels: readonly VictoryLevel[];
}
/** VPC: the Victory Points Chart. Turn 3 is for the Short Game only (S1.J1). */
// biome-ignore format: as printed
export const VICTORY_POINTS: readonly VictoryRow[] = [
  { turn: 3, points: [-3, -2, -1, 0, 1, 2, 3, 3, 3, 3, 3, 3], levels: ['M', 'D', 'D', 'D'] },
  { turn: 6, points: [-3, -2, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3], levels: ['T', 'M', 'D', 'D'] },
  { turn: 12, points: [-3, -2, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3], levels: ['T', 'M', 'D', 'D'] },
  { turn: 18, points: [-3, -3, -3, -3, -2, -2, -1, -1, 0, 1, 2, 3], levels: ['T', 'M', 'M', 'D'] },
  { turn: 24, points: [-3, -3, -3, -3, -2, -2, -1, -1, 0, 1, 2, 3], levels: ['T', 'M', 'M', 'D'] },
  { turn: 30, points: [-3, -2, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3], levels: ['T', 'M', 'M', 'D'] },
  { turn: 36, points: [-3, -2, -2, -2, -1, -1, 0, 0, 1, 1, 2, 3], levels: ['T', 'M', 'M', 'D'] },
  { turn: 42, points: [-2, -1, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3], levels: ['M', 'M', 'D', 'D'] },
];

export type BasicResult = 'Soviet decisive' | 'Soviet marginal' | 'tie' | 'Axis marginal' | 'Axis decisive';
/** 9.2 */
export const BASIC_VICTORY = bandTable<BasicResult>(
  'basic victory',
  [
    ['0-16', 'Soviet decisive'],
    ['17-19', 'Soviet marginal'],
    ['20-22', 'tie'],
    ['23-24', 'Axis marginal'],
    ['25+', 'Axis decisive'],
  ],
  { from: 0 },
);

// --- Optional dice ---------------------------------------------------------------------------------------------------

/** 18.2, OOSM: added to the die that gives hits to an unsupplied unit. */
export const UNSUPPLIED_MODIFIERS = { cavalryInMarsh: -3, fortress: -3, majorCity: -2, minorCity: -1 } as const;
/** 19.5.4, VARR: the least die that holds back what is due, brings forward what is due next Turn, keeps what should leave. */
export const VARIABLE_ARRIVAL = { held: 5, early: 6, stays: 5 } as const;
/** 19.3: the most the die may show for the ice to break. */
export const ICE_BREAKS = 2;
/** 19.4: the die that makes a captured oilfield usable. */
export const OILFIELD_USABLE = 1;
