// Single numbers and small tables of the rulebook, reached by name: `table('numbers')`. What players may exchange for figures of their own
// stands in charts.ts and is read with `q.chart(id)`; a few of those begin here.

/** Movement points to enter, by class of movement: a full price, `+n` on the price of clear ground, or closed. */
export interface TerrainRow {
  readonly trucked: string;
  readonly tracked: string;
  readonly foot: string;
  /** Combat modifiers for the defender. */
  readonly cm: number;
  /** The attacker's strength is halved (TEC.note3). */
  readonly halves?: true;
}
export const CLOSED = 'closed';

export const TERRAIN = {
  clear: { trucked: '2', tracked: '1', foot: '1', cm: 0 },
  river: { trucked: '+2', tracked: '+2', foot: '+1', cm: 1 },
  forest: { trucked: '+2', tracked: '+2', foot: '+1', cm: 1 },
  city: { trucked: '2', tracked: '2', foot: '2', cm: 2 },
  town: { trucked: '1', tracked: '1', foot: '1', cm: 1 },
  secondary: { trucked: '1/2', tracked: '1', foot: '1', cm: 0 },
  main: { trucked: '1/3', tracked: '1/2', foot: '1/2', cm: 0 },
  swamp: { trucked: CLOSED, tracked: CLOSED, foot: '+1', cm: 0, halves: true },
  lake: { trucked: CLOSED, tracked: CLOSED, foot: CLOSED, cm: 0 },
} as const satisfies Record<string, TerrainRow>;

/** Terrain of sister games. */
export const SERIES_TERRAIN = {
  stream: { trucked: '+2', tracked: '+2', foot: '+1', cm: 0 },
  'big river': { trucked: '+4', tracked: '+4', foot: '+3', cm: 2 },
  hill: { trucked: '+2', tracked: '+1', foot: '+1', cm: 2 },
  mountain: { trucked: CLOSED, tracked: CLOSED, foot: '+2', cm: 3 },
} as const satisfies Record<string, TerrainRow>;

/** RULINGS R68: what frost opens, when the players want it. */
const FROST = {
  swamp: { trucked: '+2', tracked: '+2', foot: '+1', cm: 0 },
  lake: { trucked: CLOSED, tracked: CLOSED, foot: '2', cm: 0 },
} as const satisfies Record<string, TerrainRow>;

const MISSIONS = [
  'offensive-support',
  'defensive-support',
  'air-attack',
  'object',
  'movement',
  'river-crossing',
  'supply',
] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** A level of victory and the least points it takes. */
export interface VictoryLevel {
  readonly least: number;
  readonly winner: 'german' | 'soviet';
  readonly level: string;
}

const TABLES = {
  frost: FROST,
  /** 9.2.2. */
  hqRange: { american: 4, british: 4, german: 4, ss: 4, french: 4, others: 3 },
  /** 10.1.7, RULINGS R72. */
  supplyPoints: { american: '12', british: '12', german: '10', ss: '10', french: '10', soviet: '8', others: '7' },
  /** 8.2: strength points a mission needs, and who may fly it. */
  missions: {
    'offensive-support': { least: 1 },
    'defensive-support': { least: 1, not: 'soviet' },
    'air-attack': { least: 1 },
    object: { least: 4 },
    movement: { least: 7, against: 'soviet' },
    'river-crossing': { least: 1 },
    supply: { least: 7, nations: ['american', 'british'] },
  } as const satisfies Record<MissionKind, object>,
  /** 8.1.1 note 2. */
  airCounter: { soviet: 4, others: 5 },
  /** Counters and strength of each side every turn (TY.air.G, RS.air). */
  airSupport: {
    typhoon: { german: { counters: 1, strength: 4 }, soviet: { counters: 0, strength: 0 } },
    'red-snow': { german: { counters: 0, strength: 0 }, soviet: { counters: 1, strength: 4 } },
  },
  /** Ammunition units for barrages (6.5.7): neither scenario grants any. */
  ammunition: { typhoon: { german: 0, soviet: 0 }, 'red-snow': { german: 0, soviet: 0 } },
  /** German points of Typhoon (TY.vic.pts); Soviet points of Red Snow (RS.vic). */
  points: { moscowHex: 4, klin: 5, kalinin: 5, village: 1 },
  /** The least points of each level (TY.vic.scale). */
  scaleTyphoon: [
    { least: 0, winner: 'soviet', level: 'Soviet victory' },
    { least: 31, winner: 'german', level: 'German minimal victory' },
    { least: 51, winner: 'german', level: 'German small victory' },
    { least: 66, winner: 'german', level: 'German medium victory' },
    { least: 91, winner: 'german', level: 'German significant victory' },
  ],
  scaleRedSnow: [
    { least: 0, winner: 'german', level: 'German victory' },
    { least: 10, winner: 'soviet', level: 'Soviet minimal victory' },
    { least: 20, winner: 'soviet', level: 'Soviet small victory' },
    { least: 30, winner: 'soviet', level: 'Soviet medium victory' },
    { least: 45, winner: 'soviet', level: 'Soviet significant victory' },
  ],
  /** Single numbers of the rules. */
  numbers: {
    /** 3.2.1 */
    stack: 8,
    /** 4.2.6 */
    leaveZone: '1',
    /** 6.1.2 */
    artilleryRange: 3,
    /** 6.1.7: for each gun, and more when it is in fortifications. */
    overrun: '1',
    overrunFortified: '1',
    /** 6.2.4 */
    changeSetUp: '1',
    /** 6.5.4 */
    barrageLeast: 2,
    /** 6.6.3 */
    loneGuns: 1,
    /** 7.1.10, 7.2.2, RS.note3 */
    fieldWorks: 2,
    fixedWorks: 3,
    weakFieldWorks: 1,
    weakFieldWorksFrom: 5,
    /** 8.2.14, 8.2.13 */
    bombedRoads: '1',
    /** 8.2.17, 8.2.19 */
    crossingAttacks: 2,
    crossingHit: 6,
    supplyFails: 6,
    /** 9.1.3 */
    hqRough: '5',
    /** 9.1.6, 9.1.7 */
    hqReward: 5,
    hqRewardPhases: 2,
    hqRewardRange: 8,
    /** 10.2.7 */
    relief: 4,
    /** 11.2.2 */
    zonesPerTurn: 3,
    /** 12.2.3 */
    strategic: '2',
    /** 13.1.2 */
    concentration: 3,
    /** 14.2.1, 14.2.2, 14.3.1 */
    demolish: '1',
    rebuild: '3',
    demolishBig: '3',
    /** 15.2.3, 15.3.1, 15.4.1 */
    resilience: 1,
    volkssturm: 2,
    fortressTroops: 2,
    /** TY.res.S */
    moscowAlarm: 3,
  },
} as const;
export type Tables = typeof TABLES;

export function table<K extends keyof Tables>(name: K): Tables[K] {
  return TABLES[name];
}
export { MISSIONS };
