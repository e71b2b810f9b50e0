// Tables and charts. Those that are lost and reconstructed come first (RULINGS R4): the owner of the printed game exchanges them first.
import { bandTable } from '@rasputitsa/kit';
import type { CrtCell, PlaceKind, Result, ResultEffect, Terrain, TerrainEffect, Weather } from './shapes.ts';

const DIE = { from: 1, to: 6 } as const;

// RECONSTRUCTION: Combat Results Table. In the text: 3-1 on 1 C, 2 EX, 5 DRX; secondary losses at 3-1 on 1 none, 2 1/1, 6 -/1 (8.4, 26.1).

/** The odds columns; above the last one the whole ratio is counted on (8.8B, A-13). */
export const ODDS = ['1-3', '1-2', '1-1', '1.5-1', '2-1', '3-1', '4-1', '5-1'] as const;

const LOSSES: Readonly<Record<Result, CrtCell['losses']>> = {
  AR: [1, 0],
  C: [0, 0],
  EX: [1, 1],
  DR: [0, 0],
  DRX: [1, 1],
  DR1: [0, 1],
  DR2X: [1, 2],
};
// biome-ignore format: as the table is printed
const PRINTED: readonly (readonly Result[])[] = [
  ['AR', 'AR', 'AR', 'AR', 'C', 'C', 'EX', 'DR'],
  ['AR', 'AR', 'AR', 'C', 'EX', 'EX', 'DR', 'DR'],
  ['AR', 'AR', 'C', 'EX', 'EX', 'DR', 'DR', 'DRX'],
  ['AR', 'C', 'EX', 'EX', 'DR', 'DR', 'DRX', 'DR1'],
  ['C', 'EX', 'EX', 'DR', 'DR', 'DRX', 'DR1', 'DR1'],
  ['EX', 'EX', 'DR', 'DR', 'DR1', 'DR1', 'DR2X', 'DR2X'],
];
/** CRT[die - 1][column]. */
export const CRT: readonly (readonly CrtCell[])[] = PRINTED.map((row) =>
  row.map((result) => ({ result, losses: LOSSES[result] })),
);

/** RECONSTRUCTION: Weather Table (25.1): by die, for the turns it covers. Turns before the first row are clear (3.A). */
// biome-ignore format: as the table is printed
export const WEATHER: readonly { readonly from: number; readonly to: number; readonly die: readonly Weather[] }[] = [
  { from: 7, to: 12, die: ['clear', 'clear', 'clear', 'clear', 'overcast', 'rain'] },
  { from: 13, to: 18, die: ['clear', 'clear', 'overcast', 'overcast', 'rain', 'rain'] },
  { from: 19, to: 21, die: ['clear', 'overcast', 'overcast', 'overcast', 'rain', 'rain'] },
];

/** RECONSTRUCTION: Variable Defense Strength Table (29): by die, Soviet and German defender. */
export const VARIABLE_DEFENSE: readonly (readonly [soviet: number, german: number])[] = [
  [-2, -1],
  [-1, 0],
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 2],
];
/** 29: only for defenders of at least this strength. */
export const VARIABLE_LEAST = 3;

/** RECONSTRUCTION: objective hexes (30.2A). */
// biome-ignore format: a list
export const OBJECTIVES: Readonly<Record<string, number>> = {
  Kiev: 3, Kharkov: 3, Dnepropetrovsk: 2, Zaporozhye: 2, Stalino: 2, Poltava: 2, 'Krivoi Rog': 3, Nikopol: 2, Kirovograd: 2,
  Belgorod: 1, Sumy: 1, Taganrog: 1, Mariupol: 1, Konstantinovka: 1, Konotop: 1, Nezhin: 1, Romny: 1, Losovaya: 1, Kremenchug: 1,
  Melitopol: 1, Perekop: 1, Fastov: 1, Zhitomir: 1, Cherkassy: 1, Kherson: 1, 'Belaya Tserkov': 1, Uman: 1, Nikolaev: 1, Korosten: 1,
};
/** RECONSTRUCTION: end of the last turn without sudden death (G-END): so many points from the benchmark win, less is a draw. */
export const LAST_TURN_MARGIN = 3;

// From here on the text has the numbers.

/** TEC */
export const TERRAIN: Readonly<Record<Terrain, TerrainEffect>> = {
  clear: { mech: 1, other: 1, bonus: 0 },
  hills: { mech: 1, other: 1, bonus: 2 },
  woods: { mech: 2, other: 1, bonus: 2 },
  marsh: { mech: 4, other: 3, bonus: 0 },
  'wooded marsh': { mech: 4, other: 3, bonus: 2 },
  sea: { mech: 0, other: 0, bonus: 0 },
};
/** 9.1, TEC: towns and cities are entered at 1, a village at the price of the terrain around it. */
export const PLACE_BONUS: Readonly<Record<PlaceKind, number>> = { village: 1, town: 3, city: 5 };
export const BUILT_UP_COST = 1;
export const FORT_BONUS = 3;
/** 9.1: the bonuses of terrain, fort and air support together are at most so many times the printed strength. */
export const BONUS_CAP = 2;

/** 4.2, 4.4, 6.3, 13.1, 25.2: movement points. `road` is the rate of mechanized units, others pay `roadOther`. */
export const MOVE = {
  road: 0.5,
  roadOther: 1,
  roadRain: 1,
  roadInterdicted: 1,
  roadAssaulted: 1,
  minorRiver: 1,
  cavalryCrossing: 1,
  interdictedBridge: 2,
  leaveZoc: 2,
  extended: 3,
  mobileAssault: 2,
  assaultMarker: 3,
  exit: 1,
  rain: 3,
  outOfSupply: 2,
  outOfSupplyExtended: 2,
  /** 4.4A, A-5: hexes in a move that crosses an unbridged Major River. */
  crossing: { cavalry: 2, other: 1 },
} as const;

/** 14.3, 14.7, 15, 20.2, 21, 22.1, 23.2, 26: hexes. */
export const RANGE = {
  overland: 4,
  overlandToHq: 7,
  petrol: 7,
  command: 7,
  barrage: 2,
  zhukov: 4,
  manstein: 4,
  drop: 5,
  security: 3,
  das: 1,
} as const;

/** 4.6, 4.7C, 4.9D, 4.10, 15.4, 17.2, 17.3, 18.5D, 19.1, 20.2, 22.4, 26: how many. */
export const LIMIT = {
  extendedMarkers: 10,
  assaultMarkers: 10,
  reactionStacks: 3,
  railMoves: 1,
  airPerCombat: 1,
  railRepair: 10,
  railRepairEach: 2,
  railheads: 8,
  pontoons: 4,
  forts: 1,
  mansteinAttempts: 3,
  artilleryFlips: 2,
  earlyDrops: 1,
  earlyDropsUntil: 7,
  /** 23.2a: from this many attacking units on an attack needs command. */
  commanded: 4,
  /** 12.1 */
  advance: { mech: 2, cavalry: 2, other: 1 },
  retreat: 2,
  extraRetreat: 2,
  /** 16.4C: turns until the Tigers and assault guns are back. */
  returnAfter: 4,
} as const;

/** 5.2, 5.3: combat units in a hex, and support units by the number of combat units there. A-18: both alone. */
export const STACKING = {
  german: { combat: 3, support: [2, 2, 2, 1] },
  soviet: { combat: 2, support: [3, 2, 1] },
} as const;

/** 9.8 to 9.11, 15.5, 22, 23.3, 25.2: columns. */
export const SHIFT = { tiger: 1, sapper: 1, air: 1, artillery: 1, massive: 2, panzerCorps: 1, rain: -1 } as const;
/** 23.3, 23.4: what a corps or army HQ adds to its stack. */
export const HQ_BONUS = 2;
/** 8.8B */
export const HIGH_ODDS = 10;
/** 8.9: the primary die up to this number costs a step more. */
export const HEAVY_CASUALTIES = 4;
/** 9.10: this number on a die is rolled again. */
export const REROLLED = 6;

/** 8.4: dice by the steps of the side that has fewer. */
export const MAGNITUDE = bandTable<number>(
  'magnitude',
  [
    ['0-3', 1],
    ['4-5', 2],
    ['6+', 3],
  ],
  { from: 0 },
);
export const MOST_MAGNITUDE = 3;

export const EFFECTS: Readonly<Record<Result, ResultEffect>> = {
  AR: { attacker: 1, defender: 0, retreat: 0, disrupts: 'attacker', title: 'Attacker Repulsed' },
  C: { attacker: 0, defender: 0, retreat: 0, disrupts: 'nobody', title: 'Contact' },
  EX: { attacker: 1, defender: 1, retreat: 0, disrupts: 'nobody', title: 'Exchange' },
  DR: { attacker: 0, defender: 0, retreat: 2, disrupts: 'defender', title: 'Defender Retreat' },
  DR1: { attacker: 0, defender: 1, retreat: 2, disrupts: 'defender', title: 'Defender Retreat, one step' },
  DRX: { attacker: 1, defender: 1, retreat: 2, disrupts: 'defender', title: 'Defender Retreat with Exchange' },
  DR2X: { attacker: 1, defender: 2, retreat: 2, disrupts: 'defender', title: 'Defender Retreat with Uneven Exchange' },
};

/** 14.7C: by hexes to the nearest Supply Source, the highest die that fails. */
export const PETROL = bandTable<number>(
  'petrol',
  [
    ['0-7', 0],
    ['8-10', 2],
    ['11-15', 3],
    ['16+', 4],
  ],
  { from: 0 },
);
/** 14.6b: the highest modified die that costs a step; 14.6c. */
export const ATTRITION = { fails: 3, dump: 1, morale: 1 } as const;
/** 20.3 */
export const DROP = bandTable<'intact' | 'disrupted' | 'eliminated'>(
  'airborne drop',
  [
    ['1-2', 'intact'],
    ['3-4', 'disrupted'],
    ['5+', 'eliminated'],
  ],
  { from: 1 },
);
export const DROP_IN_ZOC = 2;
/** 27.1 */
export const CENTRAL_FRONT = bandTable<number>(
  'central front',
  [
    ['1-2', 0],
    ['3-5', 1],
    ['6', 2],
  ],
  DIE,
);
/** 26.2b, 18.5B, 25.2: the highest die that does it. */
export const MANSTEIN = 4;
export const EARLY_PONTOON = 3;
export const OVERCAST = 3;

/** 28.1, 30.1, 30.2 */
export const POINTS = { damDestroyed: 2, damCaptured: 4, lostSource: -2, stepNotRemoved: 1, suddenDeath: 6 } as const;
/** 3.B: the first turn with a roll. */
export const FIRST_CENTRAL_FRONT_ROLL = 6;
