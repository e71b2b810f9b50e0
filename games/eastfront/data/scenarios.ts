// The eight half-years (S41 to W44; INTRO.5): forces by type as [units, combat value] (3.22a; S41.F to W44.F), who sets up first, battles at
// start. Reinforcements (S41.R, W41.R, S42.R, W42.R, S43.R) are the units of data/units.ts whose month of arrival lies in the half-year.

export interface Forces {
  readonly hq: readonly [units: number, cv: number];
  readonly armor: readonly [number, number];
  readonly mech: readonly [number, number];
  readonly infantry: readonly [number, number];
  readonly satellite: readonly [number, number];
  readonly shock: readonly [number, number];
  readonly cavalry: readonly [number, number];
}
export type ForceType = keyof Forces;

export interface HalfYear {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** June 1941 = 0. S43.1: summer 1943 begins in July. */
  readonly first: number;
  readonly last: number;
  /** 2: the first month has only its second fortnight (S41.2). */
  readonly fortnight: 1 | 2;
  readonly setUpFirst: 0 | 1;
  readonly forces: readonly [german: Forces, soviet: Forces];
  /** Battles that are on at the start: the hex and its Original Attacker. */
  readonly battles: readonly { readonly at: string; readonly attacker: 0 | 1; readonly rule: string }[];
  /** C.PC: the level at the start, for tests; production-level.ts works it out. */
  readonly level: readonly [german: number, soviet: number];
  /** Where each side gathers its mobile units when asked to deploy by itself: places, most important first. */
  readonly focus: readonly [german: readonly string[], soviet: readonly string[]];
  /** Who attacks this season: stands massed in the line when asked to deploy by itself. */
  readonly attacks: readonly (0 | 1)[];
  /** The front that free Satellites hold when the Germans deploy by themselves. */
  readonly satellites: string;
}

export const HALF_YEARS: readonly HalfYear[] = [
  {
    id: 's41',
    title: "Summer '41 Barbarossa",
    summary:
      'Barbarossa: three army groups cross the border in June 1941. The Soviets are surprised, many and brittle.',
    first: 0,
    last: 5,
    fortnight: 2,
    setUpFirst: 1,
    // S41.F
    forces: [
      {
        hq: [5, 13],
        armor: [10, 37],
        mech: [1, 3],
        infantry: [25, 94],
        satellite: [2, 6],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 13],
        armor: [7, 14],
        mech: [7, 14],
        infantry: [30, 76],
        satellite: [0, 0],
        shock: [0, 0],
        cavalry: [4, 4],
      },
    ],
    battles: [],
    level: [54, 64],
    attacks: [0],
    satellites: 'Odessa',
    focus: [
      ['Brest', 'Warsaw', 'Konigsberg', 'Lublin', 'Memel', 'Krakow'],
      ['Minsk', 'Lvov', 'Kiev', 'Vilna', 'Grodno', 'Riga'],
    ],
  },
  {
    id: 'w41',
    title: "Winter '41 Typhoon",
    summary: 'Typhoon spent: December 1941 before Moscow. The Soviet winter counter-offensive against frozen Germans.',
    first: 6,
    last: 11,
    fortnight: 1,
    setUpFirst: 1,
    // W41.F
    forces: [
      {
        hq: [5, 10],
        armor: [11, 30],
        mech: [2, 6],
        infantry: [27, 96],
        satellite: [2, 5],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 10],
        armor: [1, 2],
        mech: [2, 4],
        infantry: [28, 76],
        satellite: [0, 0],
        shock: [2, 8],
        cavalry: [4, 12],
      },
    ],
    battles: [],
    level: [71, 49],
    attacks: [1],
    satellites: 'Odessa',
    focus: [
      ['Moscow W1', 'Kalinin', 'Tula W1', 'Kursk', 'Kharkov'],
      ['Moscow', 'Tula', 'Kalinin', 'Yaroslavl', 'Voronezh', 'Rostov'],
    ],
  },
  {
    id: 's42',
    title: "Summer '42 Blue",
    summary: 'Case Blue: the summer of 1942. One more German offensive, southward to the Don, the Volga and the oil.',
    first: 12,
    last: 17,
    fortnight: 1,
    setUpFirst: 0,
    // S42.F
    forces: [
      {
        hq: [5, 12],
        armor: [11, 38],
        mech: [3, 10],
        infantry: [30, 92],
        satellite: [2, 8],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 11],
        armor: [4, 8],
        mech: [4, 8],
        infantry: [28, 88],
        satellite: [0, 0],
        shock: [4, 12],
        cavalry: [4, 10],
      },
    ],
    battles: [{ at: 'Volkhov', attacker: 1, rule: 'S42.2' }],
    level: [80, 56],
    attacks: [0],
    satellites: 'Odessa',
    focus: [
      ['Kharkov', 'Stalino', 'Kursk', 'Smolensk'],
      ['Moscow', 'Voronezh', 'Tula', 'Rostov', 'Voroshilovgrad'],
    ],
  },
  {
    id: 'w42',
    title: "Winter '42 Uranus",
    summary: 'December 1942: both sides are locked in Stalingrad, and the Soviet winter offensive begins.',
    first: 18,
    last: 23,
    fortnight: 1,
    setUpFirst: 0,
    // W42.F
    forces: [
      {
        hq: [5, 10],
        armor: [11, 35],
        mech: [3, 8],
        infantry: [31, 94],
        satellite: [4, 15],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 12],
        armor: [7, 16],
        mech: [5, 12],
        infantry: [28, 84],
        satellite: [0, 0],
        shock: [4, 12],
        cavalry: [4, 12],
      },
    ],
    battles: [
      { at: 'Volkhov', attacker: 1, rule: 'W42.3' },
      { at: 'Stalingrad', attacker: 0, rule: 'W42.2' },
    ],
    level: [83, 62],
    attacks: [1],
    satellites: 'Millerovo',
    focus: [
      ['Stalingrad', 'Kalach', 'Rostov', 'Smolensk', 'Maikop'],
      ['Stalingrad E1', 'Stalingrad NE1', 'Archeda', 'Moscow', 'Voronezh'],
    ],
  },
  {
    id: 's43',
    title: "Summer '43 Citadel",
    summary: 'Citadel: Kursk and after. The most balanced half-year: both sides can attack.',
    first: 25,
    last: 29,
    fortnight: 1,
    setUpFirst: 0,
    // S43.F
    forces: [
      {
        hq: [5, 12],
        armor: [12, 42],
        mech: [3, 12],
        infantry: [29, 90],
        satellite: [3, 3],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 14],
        armor: [11, 32],
        mech: [6, 18],
        infantry: [29, 94],
        satellite: [0, 0],
        shock: [4, 10],
        cavalry: [4, 8],
      },
    ],
    battles: [{ at: 'Volkhov', attacker: 1, rule: 'S43.3' }],
    level: [90, 64],
    attacks: [0, 1],
    satellites: 'Odessa',
    focus: [
      ['Kharkov', 'Orel', 'Stalino', 'Smolensk'],
      ['Kursk', 'Voronezh', 'Voroshilovgrad', 'Tula', 'Moscow'],
    ],
  },
  {
    id: 'w43',
    title: "Winter '43 Crisis in the Ukraine",
    summary: 'Crisis in the Ukraine: the Dnepr line, bridgeheads and the Crimea, December 1943 to May 1944.',
    first: 30,
    last: 35,
    fortnight: 1,
    setUpFirst: 1,
    // W43.F
    forces: [
      {
        hq: [5, 10],
        armor: [12, 38],
        mech: [4, 10],
        infantry: [30, 92],
        satellite: [3, 3],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 12],
        armor: [11, 24],
        mech: [7, 16],
        infantry: [28, 90],
        satellite: [0, 0],
        shock: [4, 14],
        cavalry: [4, 10],
      },
    ],
    battles: [
      { at: 'Volkhov', attacker: 1, rule: 'W43.2' },
      { at: 'Kremenchug W1', attacker: 1, rule: 'W43.2' },
    ],
    level: [79, 74],
    attacks: [1],
    satellites: 'Odessa',
    focus: [
      ['Zhitomir', 'Krivoy-Rog', 'Kremenchug', 'Vitebsk'],
      ['Kiev', 'Kremenchug', 'Zaporozhye', 'Smolensk', 'Dnepropetrovsk'],
    ],
  },
  {
    id: 's44',
    title: "Summer '44 Bagration",
    summary: 'Bagration: the Soviet summer of 1944 against a thin German front.',
    first: 36,
    last: 41,
    fortnight: 1,
    setUpFirst: 0,
    // S44.F
    forces: [
      {
        hq: [5, 12],
        armor: [12, 36],
        mech: [4, 12],
        infantry: [29, 86],
        satellite: [3, 11],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [6, 14],
        armor: [12, 34],
        mech: [7, 22],
        infantry: [30, 94],
        satellite: [0, 0],
        shock: [4, 15],
        cavalry: [4, 12],
      },
    ],
    battles: [],
    level: [66, 82],
    attacks: [1],
    satellites: 'Odessa',
    focus: [
      ['Lvov', 'Minsk', 'Kishinev', 'Jassy'],
      ['Smolensk', 'Gomel', 'Vitebsk', 'Ternopol', 'Tulchin'],
    ],
  },
  {
    id: 'w44',
    title: "Winter '44 Drive on Berlin",
    summary: 'The drive on Berlin: can the Germans hold out until spring? With a victory of its own.',
    first: 42,
    last: 47,
    fortnight: 1,
    setUpFirst: 1,
    // W44.F
    forces: [
      {
        hq: [4, 9],
        armor: [8, 14],
        mech: [3, 10],
        infantry: [20, 38],
        satellite: [0, 0],
        shock: [0, 0],
        cavalry: [0, 0],
      },
      {
        hq: [5, 10],
        armor: [10, 30],
        mech: [5, 16],
        infantry: [23, 76],
        satellite: [0, 0],
        shock: [3, 12],
        cavalry: [1, 3],
      },
    ],
    battles: [],
    level: [41, 89],
    attacks: [1],
    satellites: 'Odessa',
    focus: [
      ['Warsaw', 'Konigsberg', 'Krakow', 'Lodz'],
      ['Lublin', 'Brest', 'Grodno', 'Kovno', 'Przemysl'],
    ],
  },
];
