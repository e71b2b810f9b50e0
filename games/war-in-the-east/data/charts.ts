// What players may exchange for figures of their own (docs/formats.md, data packs), and numbers that the text gives.
import { chart } from '@rasputitsa/kernel';
import { between, fields, flag, list, oneOf, record, row, type Shape, text } from '@rasputitsa/kernel/shape';
import { CRT, ODDS } from './crt.ts';
import type { ProductionCost, Result, Terrain, TerrainEffect, TurnRow, UnitValues } from './shapes.ts';
import { TURNS } from './turns.ts';
import { UNITS, VALUES } from './units.ts';

const RESULTS: readonly Result[] = ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', '1/2Ex', 'De'];
export interface CombatTables {
  readonly odds: readonly string[];
  /** tables[table - 1][die - 1][column]; seven rows, the last for a die with air support (12.32). */
  readonly tables: readonly (readonly (readonly Result[])[])[];
}
const DICE = 7;
const TABLES = 4;
function combatFault({ odds, tables }: CombatTables, path: string): string | undefined {
  if (odds.length !== ODDS.length || odds.some((o, i) => o !== ODDS[i]))
    return `${path}/odds must be ${ODDS.join(', ')}`;
  if (tables.length !== TABLES) return `${path}/tables must be ${TABLES} tables`;
  for (const [t, table] of tables.entries()) {
    if (table.length !== DICE) return `${path}/tables/${t} must have a row for each die from 1 to ${DICE}`;
    const short = table.findIndex((r) => r.length !== odds.length);
    if (short >= 0) return `${path}/tables/${t}/${short} must have ${odds.length} results`;
  }
  return undefined;
}

const MOST = 99;
const factors = fields({ attack: between(0, MOST), defense: between(0, MOST), moves: between(0, MOST) });
const unitValues = fields({ full: factors }, { reduced: factors });
/** Which counters have a back is part of what they are (10.3): pieces remember it as steps. */
function unitFault(values: Readonly<Record<string, UnitValues>>, path: string): string | undefined {
  for (const [id] of UNITS) {
    const mine = VALUES[id];
    const theirs = values[id];
    if (theirs === undefined) return `${path}/${id} is missing`;
    if ((mine?.reduced === undefined) !== (theirs.reduced === undefined))
      return `${path}/${id}/reduced ${mine?.reduced === undefined ? 'does not belong there' : 'is missing'}`;
  }
  const odd = Object.keys(values).find((id) => VALUES[id] === undefined);
  return odd === undefined ? undefined : `${path}/${odd}: there is no such counter`;
}

const effect = fields({ other: between(1, MOST), mech: between(1, MOST), defense: between(1, 4), halvesMech: flag });
const LAND = ['clear', 'woods', 'rough', 'swamp'] as const;
/** RECONSTRUCTION (RULINGS G4): the Terrain Effects Chart. Clear terrain is in the text. */
const TERRAIN: Readonly<Record<string, TerrainEffect>> = {
  clear: { other: 1, mech: 1, defense: 1, halvesMech: false },
  woods: { other: 2, mech: 3, defense: 1, halvesMech: true },
  rough: { other: 2, mech: 4, defense: 2, halvesMech: false },
  swamp: { other: 3, mech: 6, defense: 2, halvesMech: false },
};

/** Arrivals as on the track: `7x6-5, 2x8-8`. */
export interface Arrival {
  readonly count: number;
  readonly what: string;
}
export function readArrivals(list: string): readonly Arrival[] {
  if (list === '') return [];
  return list.split(', ').map((entry) => {
    const [count = '', ...what] = entry.split('x');
    return { count: Number(count), what: what.join('x') };
  });
}
const KNOWN_ARRIVALS: ReadonlySet<string> = new Set([
  ...UNITS.map(([, name]) => name),
  '6-5KG',
  'Repair',
  'Air',
  'Air rebuilt',
]);
const arrivals: Shape = (value, path) => {
  const wrong = text(value, path);
  if (wrong) return wrong;
  const odd = readArrivals(value as string).find(
    (a) => !Number.isInteger(a.count) || a.count < 1 || a.count > MOST || !KNOWN_ARRIVALS.has(a.what),
  );
  return odd === undefined
    ? undefined
    : `${path} must be arrivals such as 7x6-5, 2x8-8: ${odd.count}x${odd.what} is none`;
};
const LAST_TURN = 208;
const turn = row([
  between(1, LAST_TURN),
  text,
  oneOf('clear', 'mud', 'snow'),
  between(0, MOST),
  between(0, MOST),
  between(0, MOST),
  arrivals,
  arrivals,
  arrivals,
  between(0, MOST),
  between(0, MOST),
]);
function turnsFault(turns: readonly TurnRow[], path: string): string | undefined {
  if (turns.length !== LAST_TURN) return `${path} must have ${LAST_TURN} turns`;
  const odd = turns.findIndex(([n], i) => n !== i + 1);
  return odd < 0 ? undefined : `${path}/${odd}/0 must be ${odd + 1}`;
}

const convert = (from: string, personnel: number, arms: number, turns: number): ProductionCost => ({
  type: 'convert',
  from,
  personnel,
  arms,
  turns,
});
const construct = (personnel: number, arms: number, turns: number): ProductionCost => ({
  type: 'construct',
  from: '',
  personnel,
  arms,
  turns,
});
const rebuild = (from: string, personnel: number, arms: number, turns: number): ProductionCost => ({
  type: 'rebuild',
  from,
  personnel,
  arms,
  turns,
});
/** RECONSTRUCTION (RULINGS G6): the Production Cost Chart. In the text: a 1-4 takes four turns, components, at most 20 turns. */
const COSTS: Readonly<Record<string, ProductionCost>> = {
  '1-4': construct(3, 2, 4),
  'Emergency 1-4': construct(6, 4, 1),
  '1-3': construct(2, 2, 8),
  '2-5': construct(1, 6, 8),
  '3-5': construct(2, 6, 8),
  '0-1-10': construct(1, 3, 6),
  '10-1-10': construct(4, 16, 16),
  Air: construct(1, 12, 12),
  'Russian Repair': construct(2, 2, 8),
  'Training Center': construct(10, 20, 20),
  '4-4': convert('3x1-4', 0, 4, 4),
  '5-5': convert('1x4-4', 1, 4, 4),
  '8-6': convert('3x2-5, 1x3-5', 1, 4, 6),
  '9-6': convert('3x3-5, 1x2-5', 1, 5, 6),
  '2-3': convert('2x1-3', 0, 2, 4),
  '4-4 BG': rebuild('4-4', 3, 3, 4),
  '5-5 BG': rebuild('5-5', 4, 4, 4),
  '8-6 BG': rebuild('8-6', 3, 12, 6),
  '9-6 BG': rebuild('9-6', 3, 14, 6),
  '2-3 BG': rebuild('2-3', 1, 2, 4),
  '10-1-10 BG': rebuild('10-1-10', 2, 10, 8),
  'Lost Air': rebuild('Air', 0, 6, 6),
};
const cost = fields({
  type: oneOf('construct', 'convert', 'rebuild'),
  from: text,
  personnel: between(0, MOST),
  arms: between(0, MOST),
  turns: between(1, 20),
});
function costsFault(costs: Readonly<Record<string, ProductionCost>>, path: string): string | undefined {
  for (const [id, mine] of Object.entries(COSTS)) {
    const theirs = costs[id];
    if (theirs === undefined) return `${path}/${id} is missing`;
    if (theirs.type !== mine.type || theirs.from !== mine.from)
      return `${path}/${id}: type and components must stay ${mine.type} ${mine.from}`;
  }
  const odd = Object.keys(costs).find((id) => COSTS[id] === undefined);
  return odd === undefined ? undefined : `${path}/${odd}: nothing of that name is produced`;
}

/** 36.22: what to start in each Production Phase from one turn to another; `team`: only as long as fewer are in play or on the way. */
export interface ProgramRow {
  readonly what: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly team?: number;
}
const START = 1;
const end = 208;
/** 36.22. What is to be converted follows when it is there: four turns and another four after the last 1-4s. */
const PROGRAM: readonly ProgramRow[] = [
  { what: '4-4', count: 2, from: START, to: 68 },
  { what: '5-5', count: 2, from: START, to: 72 },
  { what: '8-6', count: 1, from: 60, to: 178 },
  { what: '0-1-10', count: 1, from: START, to: 150 },
  { what: '1-4', count: 7, from: START, to: 60 },
  { what: '1-4', count: 1, from: 61, to: 150 },
  { what: '5-5 BG', count: 1, from: 47, to: end },
  { what: '2-5', count: 3, from: 60, to: 170 },
  { what: '3-5', count: 1, from: 60, to: 170 },
  { what: '8-6 BG', count: 1, from: 99, to: end },
  { what: '10-1-10', count: 1, from: 70, to: end },
  { what: 'Lost Air', count: 1, from: 70, to: 119 },
  { what: 'Lost Air', count: 2, from: 120, to: 169 },
  { what: 'Lost Air', count: 3, from: 170, to: end },
  { what: 'Russian Repair', count: 1, from: 48, to: end, team: 12 },
];
const programRow = fields(
  { what: oneOf(...Object.keys(COSTS)), count: between(1, 20), from: between(1, LAST_TURN), to: between(1, LAST_TURN) },
  { team: between(0, MOST) },
);

/** RECONSTRUCTION (RULINGS G7): the lowest die that eliminates an Air Point, by odds 1-1, 2-1 ... 5-1 and more (12.6). */
const AIR_COMBAT: readonly number[] = [6, 5, 4, 3, 2];
/** RECONSTRUCTION (RULINGS G8): turns on the Replacement Division Track (21.1). */
const REPLACEMENT: Readonly<Record<string, number>> = { '6-5': 8, '8-8': 12, '10-8': 16 };

export const charts = {
  units: chart<Readonly<Record<string, UnitValues>>>({
    title: 'What is printed on the counters',
    rule: '3.24',
    source: 'reconstructed',
    note: 'Full strengths are in the text; the reduced sides, Repair Units and Training Centers are reconstructed.',
    shape: record(unitValues),
    fault: unitFault,
    value: VALUES,
  }),
  combat: chart<CombatTables>({
    title: 'Combat Results Tables 1 to 4',
    rule: '11.0',
    source: 'reconstructed',
    note: 'By table, die (7 with air support) and odds.',
    shape: fields({ odds: list(text), tables: list(list(list(oneOf(...RESULTS)))) }),
    fault: combatFault,
    value: { odds: ODDS, tables: CRT },
  }),
  terrain: chart<Readonly<Record<string, TerrainEffect>>>({
    title: 'Terrain Effects Chart',
    rule: '5.8',
    source: 'reconstructed',
    note: 'Points to enter for non-mechanized and mechanized units, how often the defense counts, whether attacking mechanized units are halved.',
    shape: fields(Object.fromEntries(LAND.map((t) => [t, effect]))),
    value: TERRAIN,
  }),
  turns: chart<readonly TurnRow[]>({
    title: 'Turn Record/Reinforcement Track',
    rule: '29.2',
    source: 'reconstructed',
    note: 'Date, weather, draft points, Axis Air Points, arrivals, Personnel and Arms multiples of each turn.',
    shape: list(turn),
    fault: turnsFault,
    value: TURNS,
  }),
  'production-costs': chart<Readonly<Record<string, ProductionCost>>>({
    title: 'Production Cost Chart',
    rule: '15.7',
    source: 'reconstructed',
    note: 'Personnel and Arms Points and turns for each kind of production.',
    shape: record(cost),
    fault: costsFault,
    value: COSTS,
  }),
  'production-program': chart<readonly ProgramRow[]>({
    title: 'Suggested Production Program',
    rule: '36.22',
    source: 'printed',
    note: 'What the automatic program starts in each Production Phase, in this order, from one turn to another; team: only to keep up so many.',
    shape: list(programRow),
    value: PROGRAM,
  }),
  'air-combat': chart<readonly number[]>({
    title: 'Air Combat Table',
    rule: '12.6',
    source: 'reconstructed',
    note: 'The lowest die that eliminates the Air Point attacked, at 1-1, 2-1, 3-1, 4-1 and 5-1 or more.',
    shape: list(between(1, 7)),
    fault: (v, path) => (v.length === AIR_COMBAT.length ? undefined : `${path} must have ${AIR_COMBAT.length} numbers`),
    value: AIR_COMBAT,
  }),
  garrisons: chart<Readonly<Record<string, number>>>({
    title: 'Axis garrisons',
    rule: '24.0',
    source: 'reconstructed',
    note: 'Combat units needed in a captured Personnel Center; what the Russian receives for each that lacks them, Personnel Points or 1-4s.',
    shape: fields({ units: between(0, 4), personnel: between(0, MOST), divisions: between(0, MOST) }),
    value: { units: 1, personnel: 3, divisions: 1 },
  }),
  'replacement-track': chart<Readonly<Record<string, number>>>({
    title: 'Replacement Division Track',
    rule: '21.1',
    source: 'reconstructed',
    note: 'Turns from the top box to the map.',
    shape: fields(Object.fromEntries(Object.keys(REPLACEMENT).map((k) => [k, between(1, 40)]))),
    value: REPLACEMENT,
  }),
};

// From here on the text has the numbers.

export const terrainIndex = (t: Terrain): number => LAND.indexOf(t as (typeof LAND)[number]);

/** 8.21, 5.7, 5.72, 8.15, 12.41, and the river of G4. */
export const MOVE = {
  enterZoc: 2,
  leaveZoc: 2,
  surpriseZoc: 1,
  overrun: 2,
  interdicted: 2,
  river: 1,
  riverMech: 2,
} as const;
/** 5.7, 5.73 */
export const OVERRUN = { odds: 13, units: 3 } as const;
/** 10.4: Artillery attacks over one hex. */
export const GUN_RANGE = 2;
/** 30.34.A, 30.34.B: the turn that opens the war. 30.34.D: the last turn on which Finland stays out of it. 30.34.E: the turn Hungary enters. 30.34.F: the last turn
 * of surprise. */
export const INVASION = { opens: 1, finlandWaits: 1, hungaryEnters: 5, surpriseUntil: 2 } as const;
/** 31.51, 32.4: how near to something a sector lies, in hexes; the start line's own hexes are 0. */
export const SECTOR_RANGE = { line: 3, city: 5, sevastopol: 2, rumania: 10 } as const;
/** 26.21, 26.32: points to leave the map. */
export const EXIT_COST = 1;
/** 9.0, by side. */
export const STACKING = [4, 3] as const;
/** 6.1 to 6.4, 14.12, 14.22, 31.41. By side: Axis, Russian. */
export const RAIL = {
  capacity: [10, 60],
  badWeatherAxis: 5,
  barbarossa: 30,
  barbarossaUntil: 8,
  allowance: 50,
  snowAxis: 25,
  centers: 10,
  entrain: 10,
  interdicted: 5,
  nearEnemy: 5,
  corps: 3,
  trainingCenter: 10,
  armsCenter: 20,
  /** 15.11, 15.15: a Center that was on a train works again in the eleventh Production Phase. */
  centerPause: 11,
  /** 6.67: an Axis Repair Unit returns on the eighth turn after its loss. */
  repairReturns: 8,
} as const;
/** 13.31, 13.51, 13.53, 13.58, 13.54, 13.55, 13.52 */
export const SUPPLY = {
  range: [10, 4],
  badWeatherAxis: 5,
  north: 3,
  southFinland: 1,
  northFinland: 5,
  portsFrom: 80,
  leningradSea: 5,
} as const;
/** 12.15, 12.16, 12.33, 12.51 */
export const AIR = { range: 20, axisMost: 20, compulsoryFrom: 25, finland: 2 } as const;
/** 11.R1: number of the table, by year, in clear weather; in Mud and Snow (14.17, 14.26). */
export const TABLE_OF: Readonly<Record<number, readonly [axis: number, russian: number]>> = {
  1941: [1, 4],
  1942: [1, 3],
  1943: [2, 2],
  1944: [3, 2],
  1945: [3, 2],
};
/** 35.2.V19 */
export const NO_PURGE: typeof TABLE_OF = { ...TABLE_OF, 1941: [1, 2], 1942: [2, 2], 1943: [3, 2] };
export const BAD_WEATHER_TABLE: readonly [axis: number, russian: number] = [4, 2];
/** The first turn of each year (29.2: turn 80 is the first of 1943). */
export const YEARS: readonly (readonly [turn: number, year: number])[] = [
  [1, 1941],
  [28, 1942],
  [80, 1943],
  [132, 1944],
  [184, 1945],
];
/** 14.3: first and last turn of the first winter. */
export const FIRST_WINTER = { first: 21, last: 40 } as const;
/** 29.35: 1-4s for each Personnel Center, by turn. */
export const MILITIA: Readonly<Record<number, number>> = { 1: 2, 2: 2, 3: 1 };
/** 30.33 */
export const MURMANSK_CENTERS: readonly number[] = [62, 100, 128, 150];
/** 26.21 */
export const WITHDRAWAL = { first: 105, last: 110, infantry: 12, mechanized: 6 } as const;
/** 25.24, 25.R1 */
export const FORTIFIED = { defense: 3, automatic: 6 } as const;
/** 22.0.E */
export const PENALTY = { personnel: 3 } as const;
/** 31.6, 32.5, 33.5: Personnel Centers for an Axis win and for a draw. */
export const CENTERS_TO_WIN: Readonly<Record<string, readonly [axis: number, draw: number]>> = {
  barbarossa: [8, 6],
  stalingrad: [14, 12],
  kursk: [8, 6],
};
/** 34.5 */
export const OBJECTIVES_1944: readonly string[] = ['SW1115', 'SW1828', 'SW4829'];
/** 30.32 */
export const ARMS_AT_START = 400;
/** 7.3, 7.4: a large unit counts as three small ones. */
export const SEA_LIFT = 3;
/** 27.21, 27.24, 27.3, 27.5, 27.6 */
export const FINNISH = { reach: 10, losses: 2, guests: 10 } as const;
export const POLITICS = { from: 80, rumanianHexes: 35 } as const;
/** 28.0, 28.0.P: a cadre remains, a cadre rises, on this die or less. */
export const PARTISANS = { remains: 2, rises: 1 } as const;
/** 15.33, 15.8, 30.34.C; 15.34.C: in every other turn, the odd ones (RULINGS G17); 36.3: markers for Air Points. */
export const PRODUCTION = {
  trainingCenters: 20,
  disruption: 100,
  lostAir: 7,
  lostAirFrom: 2,
  airEvery: 2,
  airMarkers: 100,
} as const;
/** 16.0 */
export const COMBINE = { units: 3 } as const;
/** 20.11, 20.16, 34.22 */
export const DRAFTS = { share: 6, stopFrom: 168, stopTo: 187, lastOf1944: 168 } as const;
/** 21.07 */
export const NO_REPLACEMENTS_FROM = 148;
/** 26.31 */
export const SIBERIAN_PAUSE = 11;
/** 36.0.R: areas from north to south for three and four players, each with the first row that is no longer part of it. */
export const RONDO: Readonly<Record<3 | 4, readonly (readonly [name: string, before: string])[]>> = {
  3: [
    ['Finland and the north', 'SW1101'],
    ['Center', 'SW2201'],
    ['South and Rumania', ''],
  ],
  4: [
    ['Finland', 'NW3901'],
    ['North', 'SW1101'],
    ['Center', 'SW2201'],
    ['South and Rumania', ''],
  ],
};
