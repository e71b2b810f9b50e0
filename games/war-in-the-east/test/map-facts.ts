// What the rulebook's text fixes about the board, in our words and as data.

/** Hexes of the cities whose number the text gives (3.11, 7.2, 29.34, 30.32, 30.33, 34.5, 25.27). */
export const CITIES: readonly (readonly [name: string, hexes: readonly string[]])[] = [
  ['Leningrad', ['NW3712', 'NW3713', 'NW3812']],
  ['Moscow', ['NE5031', 'SE0131', 'SE0132']],
  ['Minsk', ['SW1115']],
  ['Kiev', ['SW2408']],
  ['Odessa', ['SW3906']],
  ['Kazan', ['NE4311']],
  ['Gorky', ['NE4520']],
  ['Kuibyshev', ['SE0205']],
  ['Orel', ['SE1232']],
  ['Voronezh', ['SE1525']],
  ['Kharkov', ['SE2330']],
  ['Stalingrad', ['SE2312']],
  ['Voroshilovgrad', ['SE2822']],
  ['Rostov', ['SE3121']],
  ['Krasnodar', ['SE4020']],
  ['Sevastopol', ['SE4533']],
  ['Murmansk', ['NW0212']],
  ['Helsinki', ['NW3722']],
  ['Turku', ['NW3727']],
  ['Oulu', ['NW1922']],
  ['Warsaw', ['SW1828']],
  ['Belgrade', ['SW4829']],
  ['Budapest', ['SW3733']],
  ['Bucharest', ['SW4815']],
];

/** Arms and Training Centers at the start of the Campaign (30.32). */
export const CENTERS: readonly (readonly [hex: string, arms: number, training: number])[] = [
  ['NW3712', 1, 0],
  ['NW3713', 1, 0],
  ['NW3812', 1, 0],
  ['SW1115', 2, 1],
  ['SW2408', 1, 1],
  ['SW3906', 1, 1],
  ['NE4311', 1, 1],
  ['NE4520', 2, 1],
  ['NE5031', 2, 0],
  ['SE0131', 2, 1],
  ['SE0132', 2, 1],
  ['SE0205', 2, 1],
  ['SE1232', 1, 0],
  ['SE1525', 1, 0],
  ['SE2330', 1, 1],
  ['SE2312', 2, 1],
  ['SE2822', 1, 1],
  ['SE3121', 3, 1],
  ['SE4020', 1, 0],
];

/** Personnel Centers the text names: NW3713 is none (30.32, 25.27, 35.2). */
export const PERSONNEL: readonly string[] = [
  'NW3712',
  'NW3812',
  'SW3906',
  'SW2408',
  'SE3121',
  'SE2330',
  'SE2822',
  'SE4533',
];

/** Rail branches by junction (32.23: 1 to 6, 33.23: 7 to 9), with the scenario they begin in. */
export const BRANCHES: readonly {
  readonly branch: number;
  readonly rule: string;
  readonly hexes: readonly string[];
}[] = [
  { branch: 1, rule: '32.23', hexes: ['SW1025', 'SW0724', 'SW0320', 'NW5018', 'NW5016', 'NW5013'] },
  {
    branch: 2,
    rule: '32.23',
    hexes: ['SW1924', 'SW1922', 'SW1816', 'SW1711', 'SW1709', 'SW1409', 'SW1407', 'SW1107', 'SW1202'],
  },
  {
    branch: 3,
    rule: '32.23',
    hexes: ['SW1409', 'SW1111', 'SW1011', 'SW0611', 'SW0312', 'NW5013', 'NW4612', 'NW4211'],
  },
  { branch: 4, rule: '32.23', hexes: ['SW1011', 'SW0707'] },
  {
    branch: 5,
    rule: '32.23',
    hexes: ['SW3614', 'SW3514', 'SW3409', 'SW3302', 'SE3031', 'SE3029', 'SE3025', 'SE3024', 'SE3023'],
  },
  { branch: 6, rule: '32.23', hexes: ['SE3029', 'SE2330', 'SE2130'] },
  { branch: 7, rule: '33.23', hexes: ['SW1709', 'SW2409', 'SW2408', 'SW2404', 'SE2432', 'SE2330'] },
  { branch: 8, rule: '33.23', hexes: ['SW1202', 'SE1232'] },
  { branch: 9, rule: '33.23', hexes: ['SW0707', 'SW0704'] },
];

/** Hexes the text names for other reasons: edges, seams, set-up limits. */
export const OTHER_HEXES: readonly string[] = [
  'NE3001',
  'NE5034',
  'NW5001',
  'SW0101',
  'NW3611',
  'NW3612',
  'NW3814',
  'SW1033',
  'SW1134',
  'SW3033',
];

/** Straight distances that follow from the hex numbers; the nearest hex of a city of several. */
export const DISTANCES: readonly (readonly [from: string, to: string, hexes: number])[] = [
  ['Helsinki', 'Turku', 5],
  ['Helsinki', 'Oulu', 18],
  ['Minsk', 'Moscow', 22],
  ['Leningrad', 'Moscow', 21],
  ['Kiev', 'Kharkov', 13],
  ['Rostov', 'Stalingrad', 13],
  ['Warsaw', 'Minsk', 17],
  ['Odessa', 'Sevastopol', 10],
];

/** Least number of rail hexes entered between junctions. */
export const RAIL_LENGTHS: readonly (readonly [from: string, to: string, hexes: number])[] = [
  ['SW1011', 'SW0707', 6],
  ['SW1202', 'SE1232', 4],
  ['SE3029', 'SE2330', 7],
  ['SW1709', 'SW2409', 7],
  ['SW0707', 'SW0704', 3],
];

/** Coastal cities: the text names those of the first column (7.2, 7.4, 13.5, 35.2), the rest is our list (gap G13). */
export const PORTS: Readonly<
  Record<string, { readonly named: readonly string[]; readonly chosen: readonly string[] }>
> = {
  Baltic: {
    named: ['NW3713', 'NW3812', 'Riga', 'Helsinki', 'Turku', 'Oulu'],
    chosen: ['Tallinn', 'Narva', 'Libau', 'Memel', 'Konigsberg', 'Danzig', 'Hanko', 'Vaasa', 'Vyborg'],
  },
  'Black Sea': {
    named: ['Sevastopol', 'Odessa', 'Batum'],
    chosen: ['Constanza', 'Kerch', 'Feodosia', 'Novorossiysk', 'Tuapse', 'Sukhumi', 'Poti'],
  },
};
