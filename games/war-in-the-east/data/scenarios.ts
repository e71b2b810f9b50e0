// Forces, rail nets and lengths of the scenarios (30 to 34), as the rulebook gives them. Sectors are those of 31.21 and 31.31.
import type { Force, ScenarioRow } from './shapes.ts';

const BARBAROSSA_AXIS: Readonly<Record<string, Force>> = {
  Finland: { '6-5': 4, '4-5F': 17 },
  North: { '10-8': 2, '8-8': 3, '6-5': 18, '6-3': 2 },
  Center: { '10-8': 9, '8-8': 6, '3-8': 3, '6-5': 33, '6-3': 3 },
  South: { '10-8': 5, '8-8': 4, '6-5': 21, '6-3': 1 },
  Rumania: { '6-5': 7, '2-4R': 11, '1-6R': 2 },
};
const BARBAROSSA_RUSSIAN: Readonly<Record<string, Force>> = {
  'Finnish Border': { '2-5': 3, '3-5': 2, '1-4': 20 },
  'Baltic Front': { '2-5': 5, '3-5': 2, '1-4': 16, '0-1-10': 3 },
  'West Front': { '2-5': 10, '3-5': 3, '1-4': 32, '1-3': 2, '0-1-10': 3 },
  'Kiev Front': { '2-5': 3, '3-5': 2, '1-4': 20, '1-3': 1, '0-1-10': 2 },
  'Rumanian Border': { '2-5': 4, '3-5': 2, '1-4': 20, '1-3': 1 },
  'Riga Reserve': { '2-5': 5, '3-5': 1, '1-4': 8, '1-3': 1, '0-1-10': 2 },
  'Odessa Reserve': { '2-5': 1, '3-5': 1, '1-4': 8, '1-3': 2 },
  'Moscow Reserve': { '2-5': 10, '3-5': 1, '1-4': 34, '1-3': 2 },
  'Krasnodar Reserve': { '2-5': 2, '3-5': 1, '1-4': 13 },
};
const BRANCHES_1942 = [1, 2, 3, 4, 5, 6];
const BRANCHES_1943 = [...BRANCHES_1942, 7, 8, 9];

const BARBAROSSA = {
  first: 1,
  axisFirst: true,
  line: 'Barbarossa',
  axis: BARBAROSSA_AXIS,
  russian: BARBAROSSA_RUSSIAN,
  repair: [3, 0],
  air: [20, 3],
  drafts: [0, 0],
  branches: [],
} as const;

/** 32.4.4, 33.4.3, 34.4.3: how many go north of row NW38, all Finns among them. */
export const NORTH_OF_ROW_38: Force = { '6-5': 4, '4-5F': 99 };
/** 32.4.4, 32.4.5: those at Sevastopol. */
export const SEVASTOPOL_SIEGE: Force = { '2-4R': 2, '6-5': 7 };
export const SEVASTOPOL_GARRISON: Force = { '4-4': 1, '1-4': 1, '0-1-10': 1 };

export const SCENARIOS: readonly ScenarioRow[] = [
  {
    ...BARBAROSSA,
    id: 'barbarossa',
    title: 'Barbarossa 1941',
    rule: '31.0',
    summary: 'Turns 1 to 20: the invasion, from the border to the first snow.',
    last: 20,
    campaign: false,
    historical: false,
  },
  {
    id: 'stalingrad',
    title: 'Stalingrad 1942',
    rule: '32.0',
    summary: 'Turns 53 to 82: the German summer offensive and the Russian winter.',
    first: 53,
    last: 82,
    axisFirst: false,
    line: 'Stalingrad',
    axis: {
      any: {
        '10-8': 17,
        '8-8': 10,
        '3-8': 2,
        '6-5': 85,
        '4-5F': 20,
        '2-4R': 16,
        '2-4I': 4,
        '2-4H': 9,
        '1-6R': 1,
        '1-6I': 1,
        '1-6H': 2,
        '1-6S': 1,
        '10-8 KG': 2,
        '8-8 KG': 2,
        '6-5 KG': 53,
      },
    },
    russian: {
      any: {
        '9-6': 6,
        '8-6': 8,
        '3-5': 11,
        '2-5': 18,
        '2-3': 8,
        '1-3': 6,
        '5-5': 25,
        '4-4': 31,
        '1-4': 84,
        '0-1-10': 11,
        '9-6 BG': 2,
        '5-5 BG': 1,
        '4-4 BG': 3,
      },
    },
    repair: [4, 12],
    air: [20, 9],
    drafts: [20, 0],
    branches: BRANCHES_1942,
    campaign: false,
    historical: false,
  },
  {
    id: 'kursk',
    title: 'Kursk 1943',
    rule: '33.0',
    summary: 'Turns 106 to 123: the last German summer offensive, and divisions that must leave for Sicily.',
    first: 106,
    last: 123,
    axisFirst: true,
    line: 'Kursk',
    axis: {
      any: {
        '10-8': 14,
        '8-8': 12,
        '3-8': 2,
        '6-5': 55,
        '4-5F': 22,
        '2-4R': 7,
        '2-4H': 3,
        '1-6S': 1,
        '10-8 KG': 2,
        '6-5 KG': 80,
      },
    },
    russian: {
      any: { '9-6': 12, '8-6': 26, '2-3': 20, '5-5': 20, '4-4': 23, '1-4': 105, '0-1-10': 26, '10-1-10': 15 },
    },
    repair: [5, 12],
    air: [20, 13],
    drafts: [32, 2],
    branches: BRANCHES_1943,
    campaign: false,
    historical: false,
  },
  {
    id: 'army-group-center',
    title: 'The Destruction of Army Group Center 1944',
    rule: '34.0',
    summary: 'Turns 156 to 175: the great Russian summer offensive on a thin line.',
    first: 156,
    last: 175,
    axisFirst: false,
    line: 'DAGC',
    axis: {
      any: {
        '10-8': 12,
        '8-8': 4,
        '6-5': 39,
        '4-5F': 22,
        '2-4R': 10,
        '2-4H': 9,
        '1-6R': 1,
        '1-6H': 1,
        '1-6S': 1,
        '10-8 KG': 5,
        '8-8 KG': 4,
        '6-5 KG': 92,
      },
    },
    russian: {
      any: { '9-6': 5, '8-6': 7, '2-3': 20, '3-5': 40, '4-4': 30, '1-4': 30, '0-1-10': 32, '10-1-10': 12 },
    },
    repair: [6, 12],
    air: [10, 20],
    drafts: [21, 4],
    branches: BRANCHES_1943,
    campaign: false,
    historical: false,
  },
  {
    ...BARBAROSSA,
    id: 'campaign',
    title: 'War in the East, Historical Campaign',
    rule: '30.0',
    summary: 'All 208 turns with production, first winter, No Retreat and the withdrawals of 1943.',
    last: 208,
    campaign: true,
    historical: true,
  },
  {
    ...BARBAROSSA,
    id: 'standard-campaign',
    title: 'War in the East, Standard Campaign',
    rule: '30.0',
    summary: 'All 208 turns with production, without the historical constraints.',
    last: 208,
    campaign: true,
    historical: false,
  },
];

/** 32.23, 33.23: the Axis rail branches by junction; the lines between them are the shortest by rail. */
// biome-ignore format: one branch a line
export const BRANCHES: Readonly<Record<number, readonly string[]>> = {
  1: ['SW1025', 'SW0724', 'SW0320', 'NW5018', 'NW5016', 'NW5013'],
  2: ['SW1924', 'SW1922', 'SW1816', 'SW1711', 'SW1709', 'SW1409', 'SW1407', 'SW1107', 'SW1202'],
  3: ['SW1409', 'SW1111', 'SW1011', 'SW0611', 'SW0312', 'NW5013', 'NW4612', 'NW4211'],
  4: ['SW1011', 'SW0707'],
  5: ['SW3614', 'SW3514', 'SW3409', 'SW3302', 'SE3031', 'SE3029', 'SE3025', 'SE3024', 'SE3023'],
  6: ['SE3029', 'SE2330', 'SE2130'],
  7: ['SW1709', 'SW2409', 'SW2408', 'SW2404', 'SE2432', 'SE2330'],
  8: ['SW1202', 'SE1232'],
  9: ['SW0707', 'SW0704'],
};

/** 31.51.1: the city of a reserve. */
export const RESERVES: Readonly<Record<string, string>> = {
  'Riga Reserve': 'Riga',
  'Odessa Reserve': 'Odessa',
  'Moscow Reserve': 'Moscow',
  'Krasnodar Reserve': 'Krasnodar',
};
/** The sector of the map (gap G11) that a Russian force of 31.31 belongs to. */
export const RUSSIAN_SECTORS: Readonly<Record<string, string>> = {
  'Finnish Border': 'Finland',
  'Baltic Front': 'North',
  'West Front': 'Center',
  'Kiev Front': 'Kiev Front',
  'Rumanian Border': 'Rumanian Border',
};
/** 35.2.V14: the sector of a reserve whose city is not Russian. */
export const RESERVE_SECTOR = 'North';
