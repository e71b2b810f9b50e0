// The seven games (2.0, S1 to S3): what is on the board when play begins and what is set up by whom, in which order.
import type { ScenarioAbout } from '@rasputitsa/kernel';
import type { AreaCode, Nation, SideId, UnitType } from './units.ts';

/** Set-up areas of June 1941: the map's name, and whether its border hexes must be covered (SETUP.A1, SETUP.B, RULINGS R26). */
export interface AreaRow {
  readonly side: SideId;
  readonly area: string;
  readonly covered: boolean;
}
export const AREAS: Readonly<Record<AreaCode, AreaRow>> = {
  N: { side: 'axis', area: 'Army Group North', covered: true },
  C: { side: 'axis', area: 'Army Group Center', covered: true },
  S: { side: 'axis', area: 'Army Group South', covered: true },
  R: { side: 'axis', area: 'Romania', covered: true },
  // RULINGS R26: one unit cannot cover the Carpathians, and nobody may cross them on Turn 1.
  H: { side: 'axis', area: 'Hungary', covered: false },
  F: { side: 'axis', area: 'Finland', covered: true },
  L: { side: 'soviet', area: 'Leningrad MD', covered: true },
  B: { side: 'soviet', area: 'Baltic MD', covered: true },
  O: { side: 'soviet', area: 'Odessa MD', covered: true },
  W: { side: 'soviet', area: 'Western MD', covered: true },
  K: { side: 'soviet', area: 'Kiev MD', covered: true },
};

/** Boundaries between the two sides in June 1941, by the country on the Axis side of them (RULINGS R26). */
export const FRONTIERS: Readonly<Record<'Germany' | 'Finland' | 'Hungary' | 'Romania', string>> = {
  Germany: 'Germany 1941',
  Finland: 'Finland 1941',
  Hungary: 'Hungary 1941',
  Romania: 'Romania 1941',
};

/** Interior and area codes name the place in `UnitRow.setUp`. Hexes from the named city an interior unit may stand (SETUP.A2). */
export const INTERIOR_REACH = 1;

/** A count of units with the same factors: the owner chooses which numbers fill it (S2.I1, RULINGS R39). */
export interface ForceGroup {
  readonly nation: Nation;
  readonly type: UnitType;
  /** attack-defense-movement */
  readonly factors: string;
  readonly count: number;
}
export interface HitGroup {
  readonly nation: Nation;
  readonly types: readonly UnitType[];
  readonly hits: number;
}
/** One turn at setting up. What is not named in `leaves` must stand when it ends. */
export interface SetUpStage {
  readonly side: SideId;
  readonly rule: string;
  readonly title: string;
  /** Units of these types stay in the box for a later stage: all of them, or exactly so many. */
  readonly leaves: Readonly<Partial<Record<UnitType, number | 'all'>>>;
  /** Units of these types placed now may stand anywhere on their side of the line; others but air stand on it. */
  readonly anywhere: readonly UnitType[];
}

/** Units that come later than the cards say (S1.J3b): the owner chooses `count` of them for the Turn `first`. */
export interface DelayedUnits {
  readonly units: readonly string[];
  readonly count: number;
  readonly first: number;
  readonly rest: number;
}

/** 10.1.1: what a scenario says, items A to J. Of each item the letter: S1.A, S2.A, S3.A and so on. */
interface Common {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly summary: string;
  readonly about: ScenarioAbout;
  /** The Basic Game has no weather, replacements, navy and so on. */
  readonly layer: 'basic' | 'advanced';
  /** A: the date. */
  readonly first: number;
  /** Last Turn; a decisive result or the players' agreement may end it before (16.1). */
  readonly last: number;
  /** Who wins: the Basic scale (9.2), the line of August 1941 (S1.J1), or the chart every May and November (16.1). */
  readonly victory: 'basic' | 'short' | 'chart';
  /** C: the victory level, Axis above 0, Soviet below. */
  readonly level: number;
  /** B: saved replacement factors. */
  readonly saved: Readonly<Record<'german' | 'finland' | 'other' | 'soviet', number>>;
  /** D, 10.3.3: partisans that are there. */
  readonly partisans: number;
  /** E, 10.3.2: factories in cities, off board, in the F box. */
  readonly factories: { readonly cities: readonly string[]; readonly offBoard: number; readonly eliminated: number };
  /** G, 10.3.4: minefields. */
  readonly mines: Readonly<Record<SideId, readonly string[]>>;
  readonly stages: readonly SetUpStage[];
  /** What of `other` replacements is lost each Turn (S1.J3a). */
  readonly otherLoss: number;
  /** No further units of these nations arrive (S1.J3a). */
  readonly noArrivals: readonly Nation[];
  readonly delayed?: DelayedUnits;
}
/** June 1941: units where their counters say, cities and rail gauge by national boundaries (S1.J4). */
export interface AreaScenario extends Common {
  readonly setUp: 'areas';
}
/** 1942 and 1943: forces by factors along a start line; cities and rail gauge by its sides (10.1.2, 10.4, S2.J2, S3.J2). */
export interface LineScenario extends Common {
  readonly setUp: 'line';
  /** Its rules are numbered S2.A, S2.B ... or S3.A ... */
  readonly chapter: 'S2' | 'S3';
  /** The start line of the map, and its areas `<line> Axis`, `<line> Soviet`. */
  readonly line: '1942' | '1943';
  /** Units the cards provide up to here may be gathered. */
  readonly through: number;
  readonly forces: readonly ForceGroup[];
  /** F: never gathered; they come, if at all, by the card, where their pictures are blank. In 1941 the card says so (S1.F1, S1.F2: `DEPARTURES`). */
  readonly excluded: readonly string[];
  /** Naval and marine units in exact ports, nothing to choose (S2.I3a, S3.I3a). */
  readonly ports: readonly { readonly unit: string; readonly at: string }[];
  /** H: hits the owner spreads, at most so many a unit. */
  readonly hits: readonly HitGroup[];
  readonly mostHits: number;
  /** Of what was not gathered these may not be rebuilt (S2.J3, S3.J3). */
  readonly lost: { readonly units: readonly string[]; readonly groups: readonly ForceGroup[] };
  /** Exactly so many ground units of a nation stand in a city off the line. */
  readonly garrison?: { readonly nation: Nation; readonly at: string; readonly count: number; readonly rule: string };
  /** Hits that units of these factors have before the others are marked (V15). */
  readonly worn?: Readonly<Record<string, number>>;
  /** Also bound to the Finnish area (S2.J1, S3.J1). */
  readonly withFinns: readonly string[];
}
export type ScenarioRow = AreaScenario | LineScenario;

/** S1.J3b */
const BALKAN_UNITS: DelayedUnits = {
  units: ['GE-AIR-8', 'GE-ARM-46', 'GE-ARM-41', 'GE-ARM-14', 'GE-MTN-49', 'GE-INF-52', 'GE-INF-11', 'GE-INF-30'],
  count: 4,
  first: 2,
  rest: 3,
};

const STAGES_1941: readonly SetUpStage[] = [
  { side: 'soviet', rule: 'SETUP.A', title: 'Soviet set-up', leaves: {}, anywhere: [] },
  { side: 'axis', rule: 'SETUP.B', title: 'Axis set-up', leaves: {}, anywhere: [] },
];
const NONE_SAVED = { german: 0, finland: 0, other: 0, soviet: 0 } as const;

const JUNE_1941 = {
  setUp: 'areas',
  layer: 'advanced',
  first: 1,
  last: 42,
  victory: 'chart',
  // S1.C
  level: 0,
  // S1.B
  saved: NONE_SAVED,
  // S1.D
  partisans: 0,
  // S1.E
  factories: {
    cities: ['Dnepropetrovsk', 'Gorky', 'Kharkov', 'Kiev', 'Leningrad', 'Minsk', 'Moscow', 'Rostov'],
    offBoard: 0,
    eliminated: 0,
  },
  // S1.G
  mines: {
    axis: ['F5', 'JJ3', 'KK1', 'MM5', 'UU13'],
    soviet: ['J10', 'NN9', 'RR17', 'RR18', 'SS18', 'UU11'],
  },
  stages: STAGES_1941,
  otherLoss: 0,
  noArrivals: [],
} as const;

const NO_FACTORIES = { cities: [], offBoard: 0, eliminated: 0 } as const;

const BASIC: AreaScenario = {
  ...JUNE_1941,
  id: 'basic',
  title: 'Basic Game 1941',
  rule: '2.0',
  summary:
    'June to August 1941 by the basic rules: armies, air units and three months to break the border. No ships, no weather, no replacements. The place to learn the game.',
  about: {
    dates: 'June to August 1941',
    turns: '3 Turns',
    length: '2 to 3 hours',
    forces: '55 Axis against 65 Soviet units, reinforcements on Turns 2 and 3',
    expect:
      'The Axis drives for cities with armor in a few great stacks; the Soviets trade corps for time. 20 to 22 fortresses, major cities and oilfields in Axis hands are a tie.',
  },
  layer: 'basic',
  last: 3,
  victory: 'basic',
  factories: NO_FACTORIES,
  mines: { axis: [], soviet: [] },
};

const SHORT: AreaScenario = {
  ...JUNE_1941,
  id: 'short',
  title: 'Short Game 1941',
  rule: 'S1.J1',
  summary:
    'The same three months with the whole machine: surprise, blitz, reserves and refits, ships, mines, rail and replacements.',
  about: {
    dates: 'June to August 1941',
    turns: '3 Turns',
    length: '3 to 4 hours',
    forces: '59 Axis against 72 Soviet units',
    expect: 'A race to the Dvina and the Dnepr, decided by the August 1941 line of the Victory Points Chart.',
  },
  last: 3,
  victory: 'short',
};

const BARBAROSSA: AreaScenario = {
  ...JUNE_1941,
  id: 'barbarossa',
  title: 'Barbarossa',
  rule: 'S1.J2',
  summary:
    'The war in the East from the first day: to November 1941 if somebody wins decisively, on to November 1944 if nobody does.',
  about: {
    dates: 'June 1941 to November 1944',
    turns: '42 Turns, first result after 6',
    length: '8 hours to the first winter, 50 to the end',
    forces: '59 Axis against 72 Soviet units, some 150 more to come',
    expect:
      'A summer of encirclements, a winter that bites, and an army that grows back. Points are counted every May and November.',
  },
};

const EARLY_A: AreaScenario = {
  ...JUNE_1941,
  id: 'early-a',
  title: 'Early Start: no Balkan campaign',
  rule: 'S1.J3a',
  summary:
    'What if Germany had left the Balkans alone and struck in May 1941? A month more of summer, but no further Hungarians, Italians or Romanians and fewer replacements for the allies.',
  about: {
    dates: 'May 1941 to November 1944',
    turns: '43 Turns, first result after 7',
    length: '9 hours to the first winter, 50 to the end',
    forces: '59 Axis against 72 Soviet units',
    expect: 'One Turn more before the mud. Hungary stays closed for two Turns; the southern flank stays thin for good.',
  },
  first: 0,
  otherLoss: 1,
  noArrivals: ['Hungarian', 'Italian', 'Romanian'],
};

const EARLY_B: AreaScenario = {
  ...JUNE_1941,
  id: 'early-b',
  title: 'Early Start: Balkans and Russia at once',
  rule: 'S1.J3b',
  summary:
    'What if both campaigns had begun in May 1941? The invasion starts a month early without eight German units that are still busy in Greece and Yugoslavia.',
  about: {
    dates: 'May 1941 to November 1944',
    turns: '43 Turns, first result after 7',
    length: '9 hours to the first winter, 50 to the end',
    forces: '51 Axis against 72 Soviet units; eight Germans follow in July and August',
    expect: 'A weaker first blow, three armor corps short, and a month more to land it.',
  },
  first: 0,
  delayed: BALKAN_UNITS,
};

type Groups = readonly (readonly [type: UnitType, factors: string, count: number])[];
function groups(nation: Nation, rows: Groups): readonly ForceGroup[] {
  return rows.map(([type, factors, count]) => ({ nation, type, factors, count }));
}
const NAVAL: readonly UnitType[] = ['fleet', 'flotilla'];
function hits(nation: Nation, rows: readonly (readonly [UnitType | 'naval', number])[]): readonly HitGroup[] {
  return rows.map(([type, n]) => ({ nation, types: type === 'naval' ? NAVAL : [type], hits: n }));
}

const SUMMER_1942: LineScenario = {
  setUp: 'line',
  chapter: 'S2',
  id: '1942',
  title: '1942',
  rule: 'S2.A',
  summary:
    'June 1942: the Axis can attack on one front only, and the oil lies in the south. Both sides set up along the start line from Karelia to the Crimea.',
  about: {
    dates: 'June 1942 to November 1944',
    turns: '30 Turns, first result after 6',
    length: '8 hours to November 1942, 35 to the end',
    forces: '71 Axis against 74 Soviet units, most of them worn',
    expect:
      'One great Axis summer, then the balance tips: armor armies, Guards and shock armies come from July on. Choose the place of the blow with care.',
  },
  layer: 'advanced',
  first: 13,
  last: 42,
  victory: 'chart',
  // S2.C
  level: 0,
  // S2.B
  saved: { ...NONE_SAVED, other: 2 },
  // S2.D
  partisans: 1,
  // S2.E
  factories: { cities: ['Gorky', 'Leningrad', 'Moscow'], offBoard: 4, eliminated: 1 },
  // S2.G
  mines: {
    axis: ['J10', 'I22', 'RR16', 'SS17', 'TT17'],
    soviet: ['B20', 'D13', 'H23', 'RR17', 'RR18', 'SS18'],
  },
  otherLoss: 0,
  noArrivals: [],
  line: '1942',
  through: 12,
  // S2.I1, S2.I2
  forces: [
    ...groups('Soviet', [
      ['infantry', '7-5-4', 3],
      ['infantry', '6-5-4', 2],
      ['infantry', '5-4-4', 10],
      ['infantry', '4-3-4', 31],
      ['mountain', '3-3-4', 4],
      ['cavalry', '4-3-6', 1],
      ['cavalry', '2-2-6', 5],
      ['marine', '3-3-3', 2],
      ['paratroop', '2-2-3', 3],
      ['air', '3-2-10', 7],
      ['fleet', '5-5-7', 1],
      ['fleet', '4-4-7', 1],
      ['flotilla', '3-3-7', 1],
      ['flotilla', '2-2-7', 2],
      ['flotilla', '1-1-7', 1],
    ]),
    ...groups('Finnish', [
      ['infantry', '5-5-4', 1],
      ['infantry', '4-4-4', 4],
      ['infantry', '3-3-4', 1],
      ['air', '3-3-10', 1],
      ['flotilla', '1-1-7', 1],
    ]),
    ...groups('German', [
      ['armor', '8-6-6', 3],
      ['armor', '7-5-6', 6],
      ['armor', '6-4-6', 2],
      ['infantry', '6-5-6', 1],
      ['infantry', '5-4-6', 8],
      ['infantry', '4-3-6', 16],
      ['infantry', '3-2-6', 5],
      ['mountain', '5-5-6', 1],
      ['mountain', '3-3-6', 1],
      ['paratroop', '4-3-4', 1],
      ['artillery', '5-1-2', 1],
      ['air', '4-3-10', 4],
      ['flotilla', '4-4-7', 1],
      ['flotilla', '3-3-7', 1],
    ]),
    ...groups('Hungarian', [
      ['armor', '3-2-4', 1],
      ['infantry', '3-2-4', 2],
    ]),
    ...groups('Italian', [
      ['infantry', '3-2-4', 1],
      ['flotilla', '1-1-7', 1],
    ]),
    ...groups('Romanian', [
      ['infantry', '3-2-4', 4],
      ['mountain', '3-3-4', 1],
      ['air', '3-2-10', 1],
      ['flotilla', '1-1-7', 1],
    ]),
  ],
  // S2.F
  excluded: ['SU-INF-19-A', 'SU-INF-27-A', 'GE-AIR-2'],
  // S2.I3a.1 (Soviet), S2.I3a.2 (Axis)
  ports: [
    { unit: 'SU-FLT-B', at: 'Leningrad' },
    { unit: 'SU-FLO-B', at: 'Leningrad' },
    { unit: 'SU-MAR-B', at: 'Leningrad' },
    { unit: 'SU-FLT-BS', at: 'Novorassiyk' },
    { unit: 'SU-FLO-AZ', at: 'Rostov' },
    { unit: 'SU-FLO-BS', at: 'Sevastopol' },
    { unit: 'SU-MAR-BS', at: 'Sevastopol' },
    { unit: 'SU-FLO-LD', at: 'Schlusselburg' },
    { unit: 'FI-FLO-F', at: 'Helsinki' },
    { unit: 'GE-FLO-BS', at: 'Odessa' },
    { unit: 'IT-FLO-I', at: 'Odessa' },
    { unit: 'RO-FLO-R', at: 'Odessa' },
    { unit: 'GE-FLO-B', at: 'Narva' },
  ],
  // S2.H1 (Soviet), S2.H2 (Axis)
  hits: [
    ...hits('Soviet', [
      ['infantry', 42],
      ['mountain', 3],
      ['cavalry', 2],
      ['marine', 1],
      ['paratroop', 1],
      ['air', 4],
      ['naval', 4],
    ]),
    ...hits('Finnish', [['infantry', 2]]),
    ...hits('German', [
      ['armor', 8],
      ['infantry', 22],
      ['mountain', 2],
      ['air', 2],
      ['naval', 2],
    ]),
    ...hits('Hungarian', [['infantry', 1]]),
    ...hits('Italian', [['infantry', 1]]),
    ...hits('Romanian', [['infantry', 2]]),
  ],
  mostHits: 2,
  stages: [
    {
      side: 'soviet',
      rule: 'S2.I3b',
      title: 'Soviet armies and corps',
      leaves: { air: 'all', paratroop: 'all' },
      anywhere: [],
    },
    { side: 'axis', rule: 'S2.I3b', title: 'Axis corps', leaves: { air: 'all', armor: 5 }, anywhere: [] },
    { side: 'soviet', rule: 'S2.I3b', title: 'Soviet air and paratroops', leaves: {}, anywhere: ['paratroop'] },
    { side: 'axis', rule: 'S2.I3b', title: 'Axis armor reserve and air', leaves: {}, anywhere: ['armor'] },
  ],
  lost: { units: ['SU-INF-19-A', 'SU-INF-27-A', 'GE-AIR-2'], groups: [] },
  garrison: { nation: 'Romanian', at: 'Odessa', count: 1, rule: 'S2.I3b' },
  withFinns: ['GE-MTN-18'],
};

const SUMMER_1943: LineScenario = {
  setUp: 'line',
  chapter: 'S3',
  id: '1943',
  title: '1943',
  rule: 'S3.A',
  summary:
    'June 1943: the salient of Kursk, the last German blow in the East, and the Soviet armies that wait for it. Both sides set up along the start line.',
  about: {
    dates: 'June 1943 to November 1944',
    turns: '18 Turns, first result after 6',
    length: '8 hours to November 1943, 22 to the end',
    forces: '75 Axis against 95 Soviet units',
    expect:
      'The Axis holds the stronger corps, the Soviets more of everything and all that is to come. Withdrawals to the west begin at once; time is on the Soviet side.',
  },
  layer: 'advanced',
  first: 25,
  last: 42,
  victory: 'chart',
  // S3.C
  level: -1,
  // S3.B
  saved: NONE_SAVED,
  // S3.D
  partisans: 2,
  // S3.E
  factories: { cities: ['Gorky', 'Leningrad', 'Moscow'], offBoard: 5, eliminated: 0 },
  // S3.G
  mines: {
    axis: ['D18', 'E18', 'I22', 'RR16', 'SS17', 'TT17'],
    soviet: ['H23', 'RR17', 'RR18', 'SS18'],
  },
  otherLoss: 0,
  noArrivals: [],
  line: '1943',
  through: 24,
  // S3.I1, S3.I2
  forces: [
    ...groups('Soviet', [
      ['armor', '9-7-6', 1],
      ['armor', '8-6-4', 4],
      ['infantry', '7-6-5', 6],
      ['infantry', '7-5-4', 5],
      ['infantry', '6-5-4', 1],
      ['infantry', '5-4-4', 17],
      ['infantry', '4-3-4', 29],
      ['mountain', '3-3-4', 2],
      ['cavalry', '4-3-6', 4],
      ['cavalry', '2-2-6', 3],
      ['marine', '3-3-3', 2],
      ['paratroop', '2-2-3', 3],
      ['air', '3-2-10', 12],
      ['fleet', '5-5-7', 1],
      ['fleet', '4-4-7', 1],
      ['flotilla', '3-3-7', 2],
      ['flotilla', '2-2-7', 2],
    ]),
    ...groups('Finnish', [
      ['infantry', '5-5-4', 1],
      ['infantry', '4-4-4', 4],
      ['infantry', '3-3-4', 1],
      ['air', '3-3-10', 1],
      ['flotilla', '1-1-7', 1],
    ]),
    ...groups('German', [
      ['armor', '9-8-6', 1],
      ['armor', '8-7-6', 1],
      ['armor', '8-6-6', 3],
      ['armor', '7-6-6', 1],
      ['armor', '7-5-6', 4],
      ['armor', '6-4-6', 2],
      ['infantry', '5-4-6', 9],
      ['infantry', '4-3-6', 14],
      ['infantry', '3-2-6', 7],
      ['mountain', '5-5-6', 1],
      ['mountain', '3-3-6', 1],
      ['artillery', '5-1-2', 1],
      ['air', '4-3-10', 5],
      ['flotilla', '4-4-7', 1],
      ['flotilla', '3-3-7', 1],
    ]),
    ...groups('Hungarian', [
      ['infantry', '3-2-4', 4],
      ['air', '2-1-10', 1],
    ]),
    ...groups('Italian', [
      ['infantry', '3-2-4', 1],
      ['air', '2-1-10', 1],
      ['flotilla', '1-1-7', 1],
    ]),
    ...groups('Romanian', [
      ['armor', '4-3-4', 1],
      ['infantry', '3-2-4', 3],
      ['mountain', '3-3-4', 1],
      ['air', '3-2-10', 1],
      ['flotilla', '1-1-7', 1],
    ]),
  ],
  // S3.F
  excluded: ['SU-INF-19-A'],
  // S3.I3a.1 (Soviet), S3.I3a.2 (Axis)
  ports: [
    { unit: 'SU-FLT-B', at: 'Leningrad' },
    { unit: 'SU-FLO-B', at: 'Leningrad' },
    { unit: 'SU-MAR-B', at: 'Leningrad' },
    { unit: 'SU-FLT-BS', at: 'Rostov' },
    { unit: 'SU-FLO-AZ2', at: 'Rostov' },
    { unit: 'SU-FLO-BS', at: 'Rostov' },
    { unit: 'SU-MAR-BS', at: 'Rostov' },
    { unit: 'SU-FLO-LD', at: 'Volkhov' },
    { unit: 'FI-FLO-F', at: 'Helsinki' },
    { unit: 'GE-FLO-BS', at: 'Kerch' },
    { unit: 'GE-FLO-B', at: 'Narva' },
    { unit: 'RO-FLO-R', at: 'Sevastopol' },
    { unit: 'IT-FLO-I', at: 'Sevastopol' },
  ],
  // S3.H1 (Soviet), S3.H2 (Axis)
  hits: [
    ...hits('Soviet', [
      ['armor', 10],
      ['infantry', 40],
      ['mountain', 2],
      ['cavalry', 3],
      ['marine', 1],
      ['paratroop', 1],
      ['air', 6],
      ['naval', 5],
    ]),
    ...hits('Finnish', [['infantry', 1]]),
    ...hits('German', [
      ['armor', 12],
      ['infantry', 20],
      ['mountain', 2],
      ['air', 2],
      ['naval', 3],
    ]),
    ...hits('Hungarian', [['infantry', 2]]),
    ...hits('Italian', [['infantry', 1]]),
    ...hits('Romanian', [
      ['infantry', 2],
      ['air', 1],
    ]),
  ],
  mostHits: 2,
  stages: [
    {
      side: 'soviet',
      rule: 'S3.I3b',
      title: 'Soviet armies and corps',
      leaves: { air: 'all', paratroop: 'all', armor: 2 },
      anywhere: [],
    },
    { side: 'axis', rule: 'S3.I3b', title: 'Axis corps', leaves: { air: 'all', armor: 4 }, anywhere: [] },
    {
      side: 'soviet',
      rule: 'S3.I3b',
      title: 'Soviet air and paratroops',
      leaves: { air: 2, armor: 2 },
      anywhere: ['paratroop'],
    },
    { side: 'axis', rule: 'S3.I3b', title: 'Axis armor reserve and air', leaves: {}, anywhere: ['armor'] },
    { side: 'soviet', rule: 'S3.I3b', title: 'Soviet armor reserve and last air', leaves: {}, anywhere: ['armor'] },
  ],
  lost: {
    units: ['SU-INF-19-A'],
    groups: groups('Soviet', [
      ['infantry', '6-5-4', 1],
      ['infantry', '5-4-4', 2],
      ['infantry', '4-3-4', 2],
      ['mountain', '3-3-4', 4],
      ['armor', '8-6-4', 1],
      ['air', '3-2-10', 1],
    ]),
  },
  withFinns: ['GE-MTN-18'],
};

export const SCENARIOS: readonly ScenarioRow[] = [BASIC, SHORT, BARBAROSSA, EARLY_A, EARLY_B, SUMMER_1942, SUMMER_1943];
export function scenarioRow(id: string): ScenarioRow {
  const row = SCENARIOS.find((s) => s.id === id);
  if (!row) throw new Error(`russian-front: no scenario ${id}`);
  return row;
}
