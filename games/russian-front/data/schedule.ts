// What the order of battle cards bring and take, Turn by Turn (1.7, 5.2, 13.3). Turn 12 of the Axis and some Soviet entries
// of 1941 are rebuilt (RULINGS R108, RULINGS R111), Turn 35 of the Axis is read anew (RULINGS R112), the port of the second Azov flotilla is open (RULINGS R121).
import type { Ally, SideId, Size, UnitType } from './units.ts';

export interface Arrival {
  readonly turn: number;
  readonly side: SideId;
  readonly unit: string;
  /** guard: it may be bought or substituted from this Turn on, never placed free (13.3.1, OB.soviet.guard). returns: after a withdrawal (13.3.2.3). */
  readonly how: 'arrives' | 'guard' | 'returns';
  /** A city, or any (5.2.1.2). */
  readonly place: string;
}

type Entry = readonly [turn: number, how: Arrival['how'], place: string, units: readonly string[]];

/** OB.axis */
// biome-ignore format: one line an entry of the card
const AXIS: readonly Entry[] = [
  [2, 'arrives', 'any', ['GE-ARM-40', 'GE-INF-50', 'GE-INF-51']],
  [3, 'arrives', 'Bukharest', ['RO-INF-5R']],
  [3, 'arrives', 'Helsinki', ['GE-MTN-18', 'FI-INF-1F']],
  [3, 'arrives', 'any', ['GE-INF-27', 'IT-INF-3I']],
  [4, 'arrives', 'any', ['GE-INF-34', 'GE-INF-35']],
  [11, 'arrives', 'Constanta', ['IT-FLO-I']],
  // OB.axis.T12
  [12, 'arrives', 'any', ['GE-ART-ST', 'GE-PAR-11', 'GE-INF-59', 'RO-AIR-2R']],
  [12, 'arrives', 'Szeben', ['HU-INF-3H', 'HU-INF-4H']],
  [12, 'arrives', 'Bukharest', ['RO-INF-6R', 'RO-INF-7R']],
  [12, 'returns', 'any', ['GE-AIR-5']],
  [13, 'returns', 'any', ['GE-AIR-2']],
  [15, 'arrives', 'any', ['GE-INF-61', 'GE-INF-72', 'IT-INF-4I', 'IT-INF-5I', 'IT-AIR-I']],
  [15, 'arrives', 'Bukharest', ['RO-ARM-R']],
  [20, 'arrives', 'any', ['GE-ARM-2SS']],
  [20, 'arrives', 'Bukharest', ['RO-INF-3R']],
  [20, 'arrives', 'Szeben', ['HU-INF-6H', 'HU-INF-7H', 'HU-AIR-H']],
  [23, 'arrives', 'any', ['GE-ARM-1SS', 'GE-ARM-3SS']],
  [27, 'arrives', 'any', ['GE-MTN-22', 'GE-INF-62', 'GE-INF-6SS', 'GE-AIR-RS']],
  [27, 'arrives', 'Szeben', ['HU-ARM-H']],
  [33, 'returns', 'any', ['GE-ARM-1SS']],
  // OB.axis.T35
  [35, 'arrives', 'any', ['GE-ARM-GD', 'GE-MTN-21', 'GE-INF-90', 'GE-ARM-4SS', 'GE-MTN-9SS']],
  [39, 'arrives', 'any', ['GE-ARM-HG', 'GE-CAV-15', 'GE-CAV-1']],
];
/** OB.soviet */
// biome-ignore format: one line an entry of the card
const SOVIET: readonly Entry[] = [
  [2, 'arrives', 'Leningrad', ['SU-INF-8-A']],
  [2, 'arrives', 'Dnepropetrovsk', ['SU-INF-6-A']],
  [2, 'arrives', 'Kiev', ['SU-INF-12-A']],
  [2, 'arrives', 'Moscow', ['SU-INF-24-A']],
  [3, 'arrives', 'Leningrad', ['SU-INF-4-A', 'SU-INF-42-A', 'SU-INF-55-A']],
  [3, 'arrives', 'Kharkov', ['SU-INF-3-A', 'SU-INF-37-A', 'SU-INF-38-A', 'SU-INF-40-A']],
  [3, 'arrives', 'Moscow', ['SU-INF-11-A', 'SU-INF-29-A', 'SU-CAV-1', 'SU-CAV-4']],
  [3, 'arrives', 'Sevastopol', ['SU-INF-51-A']],
  [4, 'arrives', 'Moscow', ['SU-INF-30-A', 'SU-INF-31-A', 'SU-INF-32-A', 'SU-INF-33-A', 'SU-INF-34-A', 'SU-INF-43-A', 'SU-INF-49-A', 'SU-INF-50-A']],
  [4, 'arrives', 'Leningrad', ['SU-CAV-11', 'SU-INF-52-A', 'SU-INF-54-A']],
  [5, 'arrives', 'Rostov', ['SU-MTN-9', 'SU-MTN-56']],
  [5, 'arrives', 'any', ['SU-INF-18-A', 'SU-AIR-6']],
  [6, 'arrives', 'Moscow', ['SU-INF-1SK-A', 'SU-INF-3SK-A', 'SU-INF-4SK-A', 'SU-INF-2SK-A']],
  [6, 'arrives', 'any', ['SU-INF-59-A', 'SU-AIR-14', 'SU-AIR-17', 'SU-AIR-7']],
  [7, 'arrives', 'Moscow', ['SU-INF-5-A', 'SU-INF-10-A', 'SU-INF-26-A', 'SU-INF-39-A']],
  [7, 'arrives', 'Stalingrad', ['SU-INF-61-A']],
  [7, 'arrives', 'any', ['SU-INF-57-A', 'SU-INF-58-A', 'SU-INF-60-A']],
  [8, 'arrives', 'any', ['SU-MTN-44', 'SU-MTN-47']],
  [8, 'guard', 'any', ['SU-CAV-1G']],
  [12, 'arrives', 'any', ['SU-INF-48-A', 'SU-INF-53-A', 'SU-CAV-3', 'SU-CAV-8']],
  [14, 'arrives', 'any', ['SU-ARM-1-A', 'SU-ARM-4-A', 'SU-INF-62-A', 'SU-INF-64-A', 'SU-CAV-17', 'SU-AIR-2', 'SU-AIR-8']],
  [16, 'arrives', 'any', ['SU-INF-63-A', 'SU-INF-66-A', 'SU-AIR-15']],
  [16, 'guard', 'any', ['SU-INF-1G-A']],
  [17, 'arrives', 'any', ['SU-MTN-45', 'SU-MTN-46', 'SU-AIR-16']],
  [18, 'arrives', 'any', ['SU-ARM-5-A', 'SU-INF-65-A', 'SU-AIR-5']],
  [18, 'guard', 'any', ['SU-INF-2G-A', 'SU-CAV-4G', 'SU-CAV-5G']],
  [19, 'arrives', 'any', ['SU-INF-5SK-A', 'SU-INF-41-A', 'SU-INF-67-A', 'SU-INF-69-A', 'SU-INF-70-A']],
  [19, 'guard', 'any', ['SU-INF-3G-A']],
  [20, 'arrives', 'any', ['SU-ARM-3-A', 'SU-INF-68-A']],
  // ERR.2: the 27th Army, not the 19th.
  [20, 'returns', 'any', ['SU-INF-27-A']],
  [22, 'arrives', 'any', ['SU-AIR-13', 'SU-ARM-2-A', 'SU-FLO-AZ2']],
  [23, 'guard', 'any', ['SU-ARM-5G-A', 'SU-INF-4G-A']],
  [24, 'guard', 'any', ['SU-INF-5G-A', 'SU-INF-6G-A', 'SU-CAV-2G']],
  [25, 'guard', 'any', ['SU-ARM-3G-A', 'SU-INF-7G-A', 'SU-INF-11G-A']],
  [25, 'arrives', 'any', ['SU-ART-UK']],
  [31, 'arrives', 'any', ['SU-ARM-6-A', 'SU-ART-B']],
  [31, 'guard', 'any', ['SU-INF-8G-A', 'SU-INF-10G-A']],
  [36, 'guard', 'any', ['SU-ARM-1G-A']],
  [36, 'arrives', 'any', ['SU-ART-WR']],
];

function arrivals(side: SideId, entries: readonly Entry[]): readonly Arrival[] {
  return entries.flatMap(([turn, how, place, units]) => units.map((unit) => ({ turn, side, unit, how, place })));
}
/** Everything that comes on a Turn known beforehand. */
export const ARRIVALS: readonly Arrival[] = [...arrivals('axis', AXIS), ...arrivals('soviet', SOVIET)];

export interface Departure {
  readonly turn: number;
  readonly side: SideId;
  readonly unit: string;
  /** Withdrawn units may come back or leave factors behind, removed ones do neither (13.3.2.1). */
  readonly how: 'withdrawn' | 'removed';
  /** The Turn it comes back, or what brings it back (13.3.2.3, 13.3.3.1). */
  readonly returns?: number | 'Finland surrenders';
  /** It stays if its side controls this city. */
  readonly unlessControls?: string;
}
// biome-ignore format: one line an entry of the card
export const DEPARTURES: readonly Departure[] = [
  // S1.F, S1.F1: the return of these is blank on the card until they are withdrawn.
  { turn: 7, side: 'axis', unit: 'GE-AIR-5', how: 'withdrawn', returns: 12 },
  { turn: 7, side: 'axis', unit: 'RO-AIR-1R', how: 'removed' },
  { turn: 8, side: 'axis', unit: 'GE-AIR-2', how: 'withdrawn', returns: 13 },
  // S1.F2: as S1.F1.
  { turn: 10, side: 'soviet', unit: 'SU-INF-19-A', how: 'withdrawn', returns: 'Finland surrenders', unlessControls: 'Helsinki' },
  { turn: 10, side: 'soviet', unit: 'SU-INF-27-A', how: 'withdrawn', returns: 20 },
  { turn: 25, side: 'axis', unit: 'GE-ARM-14', how: 'withdrawn' },
  { turn: 28, side: 'axis', unit: 'GE-INF-51', how: 'removed' },
  { turn: 29, side: 'axis', unit: 'GE-ARM-1SS', how: 'withdrawn', returns: 33 },
  { turn: 31, side: 'axis', unit: 'GE-AIR-4', how: 'withdrawn' },
  { turn: 35, side: 'axis', unit: 'GE-ARM-47', how: 'withdrawn' },
  { turn: 36, side: 'axis', unit: 'GE-ARM-1SS', how: 'withdrawn' },
  { turn: 36, side: 'axis', unit: 'GE-ARM-2SS', how: 'withdrawn' },
];

// --- Entries with a condition ----------------------------------------------------------------------------------------

/** 13.3.3.1: comes back as 'any' in the first Soviet Reinforcement Step after Finland has surrendered, if it was withdrawn. */
export const ARMY_OF_FINLAND = { rule: '13.3.3.1', unit: 'SU-INF-19-A', place: 'any' } as const;

/** 13.3.3.2: every Soviet corps of these types that is left is withdrawn. */
export const CORPS_WITHDRAWAL: {
  readonly rule: string;
  readonly turn: number;
  readonly size: Size;
  readonly types: readonly UnitType[];
} = { rule: '13.3.3.2', turn: 11, size: 'corps', types: ['infantry', 'armor'] };

/** 13.3.3.3: once, in the first Soviet Reinforcement Step from January 1943 on with all these cities Soviet. */
export const CAUCASUS_REMOVAL: {
  readonly rule: string;
  readonly from: number;
  readonly cities: readonly string[];
  readonly removed: readonly { readonly type: UnitType; readonly count: number }[];
} = {
  rule: '13.3.3.3',
  from: 20,
  cities: ['Rostov', 'Stavropol', 'Stalingrad'],
  removed: [
    { type: 'mountain', count: 4 },
    { type: 'air', count: 1 },
  ],
};

/** 13.3.3.4: in the first Axis Reinforcement Step with this city Axis, while Finland fights. */
export const LAPLAND_CORPS = {
  rule: '13.3.3.4',
  units: ['GE-MTN-19', 'GE-MTN-36'],
  place: 'Helsinki',
  city: 'Vologda',
} as const;

/** 13.3.3.5: units of a whole game that may enter over the edge at these hexes. The rule names the partial hexes next to
 * XX29 and XX31; every partial hex above XX30 is one of these too. */
export const FAR_NORTH = { rule: '13.3.3.5', hexes: ['XX29', 'XX31'], units: 1 } as const;

/** 11.1: when an ally gives up. */
export interface Surrender {
  readonly rule: string;
  readonly nation: Ally;
  /** From this Turn on. */
  readonly from: number;
  /** Soviet control of it ends the ally's war; without one the Turn does. */
  readonly city?: string;
}
export const SURRENDERS: readonly Surrender[] = [
  { rule: '11.1.1', nation: 'Italian', from: 28 },
  { rule: '11.1.2', nation: 'Romanian', from: 8, city: 'Bukharest' },
  { rule: '11.1.2', nation: 'Hungarian', from: 8, city: 'Szeben' },
  { rule: '11.1.3.1', nation: 'Finnish', from: 0, city: 'Helsinki' },
];
/** 11.1.3.2: on this Turn, with the first city Soviet and the second Axis, Finland leaves the war and is closed. */
export const ALTERNATE_SURRENDER = {
  rule: '11.1.3.2',
  turn: 40,
  nation: 'Finnish',
  soviet: 'Leningrad',
  axis: 'Helsinki',
} as const;

/** 4.4.2: Hungary takes no part on Turns up to this one (S1.J3d: Turn 0 too). */
export const HUNGARY_NEUTRAL_UNTIL = 1;

/** Turns without any entry, the dashes of the Reinforce column (RULINGS R117). */
export const QUIET_TURNS: readonly number[] = [1, 9, 21, 26, 30, 32, 34, 37, 38, 41, 42];

/** A Turn that never comes: units that wait for an event. */
export const NEVER = 99;
