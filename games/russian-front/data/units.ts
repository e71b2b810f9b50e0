// The 278 combat units of the order of battle cards (1.2, 1.7; OB.axis, OB.soviet): factors, size, colour and where they stand at the start.
// Type symbols were lost with the pictures and are inferred from factors, numbers and the scenario lists (RULINGS R107);
// a ruling beside a row marks a unit, its place or its type as a reconstruction, the reason is in RULINGS.md.

export type SideId = 'axis' | 'soviet';
/** 4.4: all but the Soviets are the Axis. UNIT.colors: each has its colour. */
export type Nation = 'German' | 'Finnish' | 'Hungarian' | 'Italian' | 'Romanian' | 'Soviet';
/** The allies of Germany, who may leave the war (11.1). */
export type Ally = Exclude<Nation, 'German' | 'Soviet'>;
/** UNIT.types. 4.4.1: no rule of the Basic Game tells marines and paratroopers from infantry. */
export type UnitType =
  | 'infantry'
  | 'armor'
  | 'cavalry'
  | 'mountain'
  | 'marine'
  | 'paratroop'
  | 'artillery'
  | 'air'
  | 'fleet'
  | 'flotilla';
/** UNIT.size: of a ground unit; air and naval units have none. */
export type Size = 'corps' | 'army' | '';
/** UNIT.colors of the Soviets: brown units are never rebuilt (13.2.4), Guard (orange) units are bought or substituted and never rebuilt (13.3.1). */
export type UnitClass = 'regular' | 'brown' | 'guard';
/** UNIT.setupdes: set-up areas of June 1941. */
export type AreaCode = 'N' | 'C' | 'S' | 'R' | 'H' | 'F' | 'L' | 'B' | 'O' | 'W' | 'K';

export interface UnitRow {
  readonly id: string;
  /** In full, unlike any other. */
  readonly name: string;
  /** UNIT.abbrev: what is printed on the counter. */
  readonly label: string;
  readonly side: SideId;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly size: Size;
  readonly class: UnitClass;
  readonly attack: number;
  /** Also the hits that destroy it. */
  readonly defense: number;
  readonly move: number;
  /** June 1941: area code or city; '' arrives later (data/schedule.ts). */
  readonly setUp: string;
}

type Row = readonly [
  id: string,
  name: string,
  label: string,
  nation: Nation,
  type: UnitType,
  size: Size,
  cls: UnitClass,
  attack: number,
  defense: number,
  move: number,
  setUp: string,
];

// biome-ignore format: one line a counter
const AXIS: readonly Row[] = [
  ['GE-ARM-41', '41 Armor Corps', '41', 'German', 'armor', 'corps', 'regular', 8, 6, 6, 'N'],
  ['GE-ARM-56', '56 Armor Corps', '56', 'German', 'armor', 'corps', 'regular', 6, 4, 6, 'N'],
  ['GE-INF-1', '1 Infantry Corps', '1', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'N'],
  ['GE-INF-2', '2 Infantry Corps', '2', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'N'],
  ['GE-INF-10', '10 Infantry Corps', '10', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'N'],
  ['GE-INF-23', '23 Infantry Corps', '23', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'N'],
  ['GE-INF-26', '26 Infantry Corps', '26', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'N'],
  ['GE-INF-28', '28 Infantry Corps', '28', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'N'],
  ['GE-INF-38', '38 Infantry Corps', '38', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'N'],
  ['GE-AIR-1', '1 Air Corps', '1', 'German', 'air', '', 'regular', 4, 3, 10, 'N'],
  ['GE-FLO-B', 'German Baltic Flotilla', 'B', 'German', 'flotilla', '', 'regular', 4, 4, 7, 'N'],
  ['GE-ARM-24', '24 Armor Corps', '24', 'German', 'armor', 'corps', 'regular', 8, 6, 6, 'C'],
  ['GE-ARM-39', '39 Armor Corps', '39', 'German', 'armor', 'corps', 'regular', 8, 6, 6, 'C'],
  ['GE-ARM-46', '46 Armor Corps', '46', 'German', 'armor', 'corps', 'regular', 6, 4, 6, 'C'],
  ['GE-ARM-47', '47 Armor Corps', '47', 'German', 'armor', 'corps', 'regular', 7, 5, 6, 'C'],
  ['GE-ARM-57', '57 Armor Corps', '57', 'German', 'armor', 'corps', 'regular', 7, 5, 6, 'C'],
  ['GE-INF-5', '5 Infantry Corps', '5', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-INF-6', '6 Infantry Corps', '6', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'C'],
  ['GE-INF-7', '7 Infantry Corps', '7', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-INF-8', '8 Infantry Corps', '8', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'C'],
  ['GE-INF-9', '9 Infantry Corps', '9', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-INF-12', '12 Infantry Corps', '12', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-INF-13', '13 Infantry Corps', '13', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, 'C'],
  ['GE-INF-20', '20 Infantry Corps', '20', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'C'],
  ['GE-INF-42', '42 Infantry Corps', '42', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, 'C'],
  ['GE-INF-43', '43 Infantry Corps', '43', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-INF-53', '53 Infantry Corps', '53', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'C'],
  ['GE-AIR-2', '2 Air Corps', '2', 'German', 'air', '', 'regular', 4, 3, 10, 'C'],
  ['GE-AIR-8', '8 Air Corps', '8', 'German', 'air', '', 'regular', 4, 3, 10, 'C'],
  ['GE-ARM-3', '3 Armor Corps', '3', 'German', 'armor', 'corps', 'regular', 7, 5, 6, 'S'],
  ['GE-ARM-14', '14 Armor Corps', '14', 'German', 'armor', 'corps', 'regular', 7, 5, 6, 'S'],
  ['GE-ARM-48', '48 Armor Corps', '48', 'German', 'armor', 'corps', 'regular', 7, 5, 6, 'S'],
  ['GE-INF-4', '4 Infantry Corps', '4', 'German', 'infantry', 'corps', 'regular', 6, 5, 6, 'S'],
  ['GE-INF-17', '17 Infantry Corps', '17', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'S'],
  ['GE-INF-29', '29 Infantry Corps', '29', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'S'],
  ['GE-INF-44', '44 Infantry Corps', '44', 'German', 'infantry', 'corps', 'regular', 5, 4, 6, 'S'],
  ['GE-INF-52', '52 Infantry Corps', '52', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, 'S'],
  ['GE-INF-55', '55 Infantry Corps', '55', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, 'S'],
  ['GE-MTN-49', '49 Mountain Corps', '49', 'German', 'mountain', 'corps', 'regular', 5, 5, 6, 'S'],
  ['GE-AIR-4', '4 Air Corps', '4', 'German', 'air', '', 'regular', 4, 3, 10, 'S'],
  ['GE-AIR-5', '5 Air Corps', '5', 'German', 'air', '', 'regular', 4, 3, 10, 'S'],
  ['GE-INF-11', '11 Infantry Corps', '11', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'R'],
  ['GE-INF-30', '30 Infantry Corps', '30', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, 'R'],
  ['GE-INF-54', '54 Infantry Corps', '54', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, 'R'],
  ['RO-MTN-1R', '1 Romanian Mountain Corps', '1R', 'Romanian', 'mountain', 'corps', 'regular', 3, 3, 4, 'R'],
  ['RO-INF-2R', '2 Romanian Infantry Corps', '2R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, 'R'],
  ['RO-INF-4R', '4 Romanian Infantry Corps', '4R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, 'R'],
  ['RO-CAV-R', 'Romanian Cavalry Corps', 'R', 'Romanian', 'cavalry', 'corps', 'regular', 2, 2, 6, 'R'],
  ['RO-AIR-1R', '1 Romanian Air Corps', '1R', 'Romanian', 'air', '', 'regular', 2, 1, 10, 'R'],
  ['GE-FLO-BS', 'German Black Sea Flotilla', 'BS', 'German', 'flotilla', '', 'regular', 3, 3, 7, 'R'],
  ['RO-FLO-R', 'Romanian Flotilla', 'R', 'Romanian', 'flotilla', '', 'regular', 1, 1, 7, 'R'],
  ['HU-ARM-1H', '1 Hungarian Armor Corps', '1H', 'Hungarian', 'armor', 'corps', 'regular', 3, 2, 4, 'H'],
  ['FI-INF-2F', '2 Finnish Infantry Corps', '2F', 'Finnish', 'infantry', 'corps', 'regular', 4, 4, 4, 'F'],
  ['FI-INF-3F', '3 Finnish Infantry Corps', '3F', 'Finnish', 'infantry', 'corps', 'regular', 4, 4, 4, 'F'],
  ['FI-INF-4F', '4 Finnish Infantry Corps', '4F', 'Finnish', 'infantry', 'corps', 'regular', 5, 5, 4, 'F'],
  ['FI-INF-6F', '6 Finnish Infantry Corps', '6F', 'Finnish', 'infantry', 'corps', 'regular', 4, 4, 4, 'F'],
  ['FI-INF-7F', '7 Finnish Infantry Corps', '7F', 'Finnish', 'infantry', 'corps', 'regular', 3, 3, 4, 'F'],
  ['FI-AIR-F', 'Finnish Air Corps', 'F', 'Finnish', 'air', '', 'regular', 3, 3, 10, 'F'],
  ['FI-FLO-F', 'Finnish Flotilla', 'F', 'Finnish', 'flotilla', '', 'regular', 1, 1, 7, 'F'],
  ['GE-MTN-19', '19 Mountain Corps', '19', 'German', 'mountain', 'corps', 'regular', 4, 4, 6, ''],
  ['GE-MTN-36', '36 Mountain Corps', '36', 'German', 'mountain', 'corps', 'regular', 4, 4, 6, ''],
  ['GE-ARM-40', '40 Armor Corps', '40', 'German', 'armor', 'corps', 'regular', 7, 5, 6, ''],
  ['GE-INF-50', '50 Infantry Corps', '50', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['GE-INF-51', '51 Infantry Corps', '51', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['RO-INF-5R', '5 Romanian Infantry Corps', '5R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['GE-MTN-18', '18 Mountain Corps', '18', 'German', 'mountain', 'corps', 'regular', 3, 3, 6, ''],
  ['FI-INF-1F', '1 Finnish Infantry Corps', '1F', 'Finnish', 'infantry', 'corps', 'regular', 4, 4, 4, ''],
  ['GE-INF-27', '27 Infantry Corps', '27', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['IT-INF-3I', '3 Italian Infantry Corps', '3I', 'Italian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['GE-INF-34', '34 Infantry Corps', '34', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['GE-INF-35', '35 Infantry Corps', '35', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['IT-FLO-I', 'Italian Flotilla', 'I', 'Italian', 'flotilla', '', 'regular', 1, 1, 7, ''],
  ['GE-ART-ST', 'Siege Train', 'ST', 'German', 'artillery', 'corps', 'regular', 5, 1, 2, ''],
  ['GE-PAR-11', '11 Paratroop Corps', '11', 'German', 'paratroop', 'corps', 'regular', 4, 3, 4, ''],
  ['GE-INF-59', '59 Infantry Corps', '59', 'German', 'infantry', 'corps', 'regular', 4, 3, 6, ''],
  ['HU-INF-3H', '3 Hungarian Infantry Corps', '3H', 'Hungarian', 'infantry', 'corps', 'regular', 3, 2, 4, ''], // RULINGS R111
  ['HU-INF-4H', '4 Hungarian Infantry Corps', '4H', 'Hungarian', 'infantry', 'corps', 'regular', 3, 2, 4, ''], // RULINGS R111
  ['RO-INF-6R', '6 Romanian Infantry Corps', '6R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['RO-INF-7R', '7 Romanian Infantry Corps', '7R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['RO-AIR-2R', '2 Romanian Air Corps', '2R', 'Romanian', 'air', '', 'regular', 3, 2, 10, ''],
  ['GE-INF-61', '61 Infantry Corps', '61', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, ''],
  ['GE-INF-72', '72 Infantry Corps', '72', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, ''],
  ['RO-ARM-R', 'Romanian Armor Corps', 'R', 'Romanian', 'armor', 'corps', 'regular', 4, 3, 4, ''],
  ['IT-INF-4I', '4 Italian Infantry Corps', '4I', 'Italian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['IT-INF-5I', '5 Italian Infantry Corps', '5I', 'Italian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['IT-AIR-I', 'Italian Air Corps', 'I', 'Italian', 'air', '', 'regular', 2, 1, 10, ''],
  ['GE-ARM-2SS', '2 SS Armor Corps', '2SS', 'German', 'armor', 'corps', 'regular', 8, 7, 6, ''],
  ['RO-INF-3R', '3 Romanian Infantry Corps', '3R', 'Romanian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['HU-INF-6H', '6 Hungarian Infantry Corps', '6H', 'Hungarian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['HU-INF-7H', '7 Hungarian Infantry Corps', '7H', 'Hungarian', 'infantry', 'corps', 'regular', 3, 2, 4, ''],
  ['HU-AIR-H', 'Hungarian Air Corps', 'H', 'Hungarian', 'air', '', 'regular', 2, 1, 10, ''],
  ['GE-ARM-1SS', '1 SS Armor Corps', '1SS', 'German', 'armor', 'corps', 'regular', 9, 8, 6, ''],
  ['GE-ARM-3SS', '3 SS Armor Corps', '3SS', 'German', 'armor', 'corps', 'regular', 7, 6, 6, ''],
  ['GE-MTN-22', '22 Mountain Corps', '22', 'German', 'mountain', 'corps', 'regular', 4, 4, 6, ''],
  ['GE-INF-62', '62 Infantry Corps', '62', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, ''],
  ['GE-INF-6SS', '6 SS Infantry Corps', '6SS', 'German', 'infantry', 'corps', 'regular', 6, 5, 6, ''],
  ['GE-AIR-RS', 'Reserve Air Corps', 'RS', 'German', 'air', '', 'regular', 3, 2, 10, ''],
  ['HU-ARM-H', 'Hungarian Armor Corps', 'H', 'Hungarian', 'armor', 'corps', 'regular', 4, 3, 4, ''],
  ['GE-ARM-GD', 'Grossdeutschland Armor Corps', 'GD', 'German', 'armor', 'corps', 'regular', 9, 8, 6, ''],
  ['GE-MTN-21', '21 Mountain Corps', '21', 'German', 'mountain', 'corps', 'regular', 4, 4, 6, ''],
  ['GE-INF-90', '90 Infantry Corps', '90', 'German', 'infantry', 'corps', 'regular', 3, 2, 6, ''],
  ['GE-ARM-4SS', '4 SS Armor Corps', '4SS', 'German', 'armor', 'corps', 'regular', 6, 5, 6, ''],
  ['GE-MTN-9SS', '9 SS Mountain Corps', '9SS', 'German', 'mountain', 'corps', 'regular', 6, 6, 6, ''],
  ['GE-ARM-HG', 'Herman Goering Armor Corps', 'HG', 'German', 'armor', 'corps', 'regular', 5, 4, 6, ''],
  ['GE-CAV-15', '15 Cavalry Corps', '15', 'German', 'cavalry', 'corps', 'regular', 4, 3, 8, ''],
  ['GE-CAV-1', '1 Cavalry Corps', '1', 'German', 'cavalry', 'corps', 'regular', 3, 2, 8, ''],
];

// biome-ignore format: one line a counter
const SOVIET: readonly Row[] = [
  ['SU-INF-7-A', '7 Army', '7', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, 'L'],
  ['SU-INF-23-A', '23 Army', '23', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, 'L'],
  ['SU-AIR-1', '1 Air Army', '1', 'Soviet', 'air', '', 'regular', 3, 2, 10, 'L'],
  ['SU-MAR-B', 'Baltic Marine Corps', 'B', 'Soviet', 'marine', 'corps', 'regular', 3, 3, 3, 'L'],
  ['SU-ARM-10-C', 'Soviet 10 Armor Corps', '10', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'L'],
  ['SU-INF-10-C', 'Soviet 10 Infantry Corps', '10', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'B'],
  ['SU-INF-11-C', 'Soviet 11 Infantry Corps', '11', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'B'],
  ['SU-INF-16-C', 'Soviet 16 Infantry Corps', '16', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'B'],
  ['SU-INF-29-C', 'Soviet 29 Infantry Corps', '29', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'B'],
  ['SU-ARM-3-C', 'Soviet 3 Armor Corps', '3', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'B'],
  ['SU-ARM-12-C', 'Soviet 12 Armor Corps', '12', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'B'],
  ['SU-INF-7-C', 'Soviet 7 Infantry Corps', '7', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'O'],
  ['SU-INF-14-C', 'Soviet 14 Infantry Corps', '14', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'O'],
  ['SU-INF-35-C', 'Soviet 35 Infantry Corps', '35', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'O'],
  ['SU-INF-48-C', 'Soviet 48 Infantry Corps', '48', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'O'],
  ['SU-ARM-2-C', 'Soviet 2 Armor Corps', '2', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'O'],
  ['SU-ARM-18-C', 'Soviet 18 Armor Corps', '18', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'O'],
  ['SU-CAV-2', 'Soviet 2 Cavalry Corps', '2', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, 'O'],
  ['SU-INF-3-C', 'Soviet 3 Infantry Corps', '3', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'W'],
  ['SU-INF-5-C', 'Soviet 5 Infantry Corps', '5', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'W'],
  ['SU-INF-12-C', 'Soviet 12 Infantry Corps', '12', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'W'],
  ['SU-INF-21-C', 'Soviet 21 Infantry Corps', '21', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'W'],
  ['SU-INF-28-C', 'Soviet 28 Infantry Corps', '28', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'W'],
  ['SU-ARM-6-C', 'Soviet 6 Armor Corps', '6', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'W'],
  ['SU-ARM-11-C', 'Soviet 11 Armor Corps', '11', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'W'],
  ['SU-ARM-13-C', 'Soviet 13 Armor Corps', '13', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'W'],
  ['SU-ARM-14-C', 'Soviet 14 Armor Corps', '14', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'W'],
  ['SU-CAV-6', 'Soviet 6 Cavalry Corps', '6', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, 'W'],
  ['SU-INF-6-C', 'Soviet 6 Infantry Corps', '6', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'K'],
  ['SU-INF-8-C', 'Soviet 8 Infantry Corps', '8', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'K'],
  ['SU-INF-13-C', 'Soviet 13 Infantry Corps', '13', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'K'],
  ['SU-INF-15-C', 'Soviet 15 Infantry Corps', '15', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'K'],
  ['SU-INF-17-C', 'Soviet 17 Infantry Corps', '17', 'Soviet', 'infantry', 'corps', 'brown', 3, 3, 4, 'K'],
  ['SU-INF-27-C', 'Soviet 27 Infantry Corps', '27', 'Soviet', 'infantry', 'corps', 'brown', 2, 2, 4, 'K'],
  ['SU-ARM-4-C', 'Soviet 4 Armor Corps', '4', 'Soviet', 'armor', 'corps', 'brown', 5, 3, 4, 'K'],
  ['SU-ARM-8-C', 'Soviet 8 Armor Corps', '8', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'K'],
  ['SU-ARM-15-C', 'Soviet 15 Armor Corps', '15', 'Soviet', 'armor', 'corps', 'brown', 5, 3, 4, 'K'],
  ['SU-ARM-16-C', 'Soviet 16 Armor Corps', '16', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'K'],
  ['SU-ARM-22-C', 'Soviet 22 Armor Corps', '22', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'K'],
  ['SU-INF-21-A', '21 Army', '21', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, 'Gomel'],
  ['SU-ARM-5-C', 'Soviet 5 Armor Corps', '5', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'Vinnitsa'],
  ['SU-ARM-7-C', 'Soviet 7 Armor Corps', '7', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'Vitebsk'],
  ['SU-INF-HN-C', 'Hango Garrison', 'HN', 'Soviet', 'infantry', 'corps', 'brown', 1, 1, 4, 'Hango'],
  ['SU-INF-22-A', '22 Army', '22', 'Soviet', 'infantry', 'army', 'regular', 6, 5, 4, 'Dvinsk'],
  ['SU-MAR-BS', 'Black Sea Marine Corps', 'BS', 'Soviet', 'marine', 'corps', 'regular', 3, 3, 3, 'Sevastopol'],
  ['SU-PAR-3', 'Soviet 3 Paratroop Corps', '3', 'Soviet', 'paratroop', 'corps', 'regular', 2, 2, 3, 'Sevastopol'],
  ['SU-FLO-BS', 'Soviet Black Sea Flotilla', 'BS', 'Soviet', 'flotilla', '', 'regular', 2, 2, 7, 'Sevastopol'],
  ['SU-FLO-LD', 'Ladoga Flotilla', 'LD', 'Soviet', 'flotilla', '', 'regular', 2, 2, 7, 'Volkhov'],
  ['SU-AIR-4', '4 Air Army', '4', 'Soviet', 'air', '', 'regular', 3, 2, 10, 'Rostov'],
  ['SU-FLO-AZ', 'Azov Flotilla', 'AZ', 'Soviet', 'flotilla', '', 'regular', 1, 1, 7, 'Rostov'],
  ['SU-INF-27-A', '27 Army', '27', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, 'Pskov'],
  ['SU-ARM-1-C', 'Soviet 1 Armor Corps', '1', 'Soviet', 'armor', 'corps', 'brown', 1, 1, 4, 'Pskov'],
  ['SU-INF-16-A', '16 Army', '16', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, 'Kiev'],
  ['SU-PAR-1', 'Soviet 1 Paratroop Corps', '1', 'Soviet', 'paratroop', 'corps', 'regular', 2, 2, 3, 'Kiev'],
  ['SU-ARM-9-C', 'Soviet 9 Armor Corps', '9', 'Soviet', 'armor', 'corps', 'brown', 4, 2, 4, 'Kiev'],
  ['SU-ARM-19-C', 'Soviet 19 Armor Corps', '19', 'Soviet', 'armor', 'corps', 'brown', 1, 1, 4, 'Kiev'],
  ['SU-ARM-24-C', 'Soviet 24 Armor Corps', '24', 'Soviet', 'armor', 'corps', 'brown', 3, 2, 4, 'Kiev'],
  ['SU-FLO-ON', 'Onega Flotilla', 'ON', 'Soviet', 'flotilla', '', 'regular', 2, 2, 7, 'Petrozavodsk'],
  ['SU-ARM-23-C', 'Soviet 23 Armor Corps', '23', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'Orel'], // RULINGS R110
  // ERR.1: a fleet.
  ['SU-FLT-BS', 'Black Sea Fleet', 'BS', 'Soviet', 'fleet', '', 'regular', 4, 4, 7, 'Odessa'],
  ['SU-INF-19-A', '19 Army', '19', 'Soviet', 'infantry', 'army', 'regular', 6, 5, 4, 'Dnepropetrovsk'],
  ['SU-CAV-5', 'Soviet 5 Cavalry Corps', '5', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, 'Dnepropetrovsk'],
  ['SU-INF-20-A', '20 Army', '20', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, 'Smolensk'],
  ['SU-AIR-3', '3 Air Army', '3', 'Soviet', 'air', '', 'regular', 3, 2, 10, 'Smolensk'],
  ['SU-INF-13-A', '13 Army', '13', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, 'Minsk'],
  ['SU-PAR-4', 'Soviet 4 Paratroop Corps', '4', 'Soviet', 'paratroop', 'corps', 'regular', 2, 2, 3, 'Minsk'],
  ['SU-ARM-17-C', 'Soviet 17 Armor Corps', '17', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'Minsk'],
  ['SU-ARM-20-C', 'Soviet 20 Armor Corps', '20', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'Minsk'],
  ['SU-PAR-2', 'Soviet 2 Paratroop Corps', '2', 'Soviet', 'paratroop', 'corps', 'regular', 2, 2, 3, 'Kharkov'],
  ['SU-ARM-25-C', 'Soviet 25 Armor Corps', '25', 'Soviet', 'armor', 'corps', 'brown', 2, 2, 4, 'Kharkov'],
  ['SU-FLO-B', 'Soviet Baltic Flotilla', 'B', 'Soviet', 'flotilla', '', 'regular', 3, 3, 7, 'Riga'], // RULINGS R109
  ['SU-FLT-B', 'Baltic Fleet', 'B', 'Soviet', 'fleet', '', 'regular', 5, 5, 7, 'Tallinn'], // RULINGS R109
  ['SU-INF-8-A', '8 Army', '8', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-6-A', '6 Army', '6', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-12-A', '12 Army', '12', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-24-A', '24 Army', '24', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-4-A', '4 Army', '4', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-42-A', '42 Army', '42', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-55-A', '55 Army', '55', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-3-A', '3 Army', '3', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-37-A', '37 Army', '37', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-38-A', '38 Army', '38', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-40-A', '40 Army', '40', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-11-A', '11 Army', '11', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-29-A', '29 Army', '29', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-CAV-1', 'Soviet 1 Cavalry Corps', '1', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-CAV-4', 'Soviet 4 Cavalry Corps', '4', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-INF-51-A', '51 Army', '51', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-30-A', '30 Army', '30', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-31-A', '31 Army', '31', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-32-A', '32 Army', '32', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-33-A', '33 Army', '33', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-34-A', '34 Army', '34', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-43-A', '43 Army', '43', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-49-A', '49 Army', '49', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-50-A', '50 Army', '50', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-CAV-11', 'Soviet 11 Cavalry Corps', '11', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-INF-52-A', '52 Army', '52', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-54-A', '54 Army', '54', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-MTN-9', '9 Mountain Army', '9', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-MTN-56', '56 Mountain Army', '56', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-INF-18-A', '18 Army', '18', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''], // RULINGS R108
  ['SU-AIR-6', '6 Air Army', '6', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''], // RULINGS R108
  ['SU-INF-1SK-A', '1 Shock Army', '1 SK', 'Soviet', 'infantry', 'army', 'regular', 7, 5, 4, ''],
  ['SU-INF-3SK-A', '3 Shock Army', '3 SK', 'Soviet', 'infantry', 'army', 'regular', 7, 5, 4, ''],
  ['SU-INF-4SK-A', '4 Shock Army', '4 SK', 'Soviet', 'infantry', 'army', 'regular', 7, 5, 4, ''],
  ['SU-INF-2SK-A', '2 Shock Army', '2 SK', 'Soviet', 'infantry', 'army', 'regular', 7, 5, 4, ''],
  ['SU-INF-59-A', '59 Army', '59', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-AIR-14', '14 Air Army', '14', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-AIR-17', '17 Air Army', '17', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-AIR-7', '7 Air Army', '7', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-INF-5-A', '5 Army', '5', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-10-A', '10 Army', '10', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-26-A', '26 Army', '26', 'Soviet', 'infantry', 'army', 'regular', 4, 3, 4, ''],
  ['SU-INF-39-A', '39 Army', '39', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-61-A', '61 Army', '61', 'Soviet', 'infantry', 'army', 'regular', 6, 5, 4, ''],
  ['SU-INF-57-A', '57 Army', '57', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-58-A', '58 Army', '58', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-60-A', '60 Army', '60', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-MTN-44', '44 Mountain Army', '44', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-MTN-47', '47 Mountain Army', '47', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-CAV-1G', '1 Guard Cavalry Corps', '1G', 'Soviet', 'cavalry', 'corps', 'guard', 4, 3, 6, ''], // RULINGS R108
  ['SU-INF-48-A', '48 Army', '48', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-53-A', '53 Army', '53', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-CAV-3', 'Soviet 3 Cavalry Corps', '3', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-CAV-8', 'Soviet 8 Cavalry Corps', '8', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-ARM-1-A', '1 Armor Army', '1', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-ARM-4-A', '4 Armor Army', '4', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-INF-62-A', '62 Army', '62', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-64-A', '64 Army', '64', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-CAV-17', 'Soviet 17 Cavalry Corps', '17', 'Soviet', 'cavalry', 'corps', 'brown', 2, 2, 6, ''],
  ['SU-AIR-2', '2 Air Army', '2', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-AIR-8', '8 Air Army', '8', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-INF-63-A', '63 Army', '63', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-66-A', '66 Army', '66', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-1G-A', '1 Guard Army', '1G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-AIR-15', '15 Air Army', '15', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-MTN-45', '45 Mountain Army', '45', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-MTN-46', '46 Mountain Army', '46', 'Soviet', 'mountain', 'army', 'regular', 3, 3, 4, ''],
  ['SU-AIR-16', '16 Air Army', '16', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-ARM-5-A', '5 Armor Army', '5', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-INF-65-A', '65 Army', '65', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-2G-A', '2 Guard Army', '2G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-CAV-4G', '4 Guard Cavalry Corps', '4G', 'Soviet', 'cavalry', 'corps', 'guard', 4, 3, 6, ''],
  ['SU-CAV-5G', '5 Guard Cavalry Corps', '5G', 'Soviet', 'cavalry', 'corps', 'guard', 4, 3, 6, ''],
  ['SU-AIR-5', '5 Air Army', '5', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-INF-5SK-A', '5 Shock Army', '5 SK', 'Soviet', 'infantry', 'army', 'regular', 7, 5, 4, ''],
  ['SU-INF-3G-A', '3 Guard Army', '3G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-INF-41-A', '41 Army', '41', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-67-A', '67 Army', '67', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-69-A', '69 Army', '69', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-INF-70-A', '70 Army', '70', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-ARM-3-A', '3 Armor Army', '3', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-INF-68-A', '68 Army', '68', 'Soviet', 'infantry', 'army', 'regular', 5, 4, 4, ''],
  ['SU-AIR-13', '13 Air Army', '13', 'Soviet', 'air', '', 'regular', 3, 2, 10, ''],
  ['SU-ARM-2-A', '2 Armor Army', '2', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-FLO-AZ2', '2 Azov Flotilla', 'AZ2', 'Soviet', 'flotilla', '', 'regular', 3, 3, 7, ''],
  ['SU-ARM-5G-A', '5 Guard Armor Army', '5G', 'Soviet', 'armor', 'army', 'guard', 9, 7, 6, ''],
  ['SU-INF-4G-A', '4 Guard Army', '4G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-INF-5G-A', '5 Guard Army', '5G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-INF-6G-A', '6 Guard Army', '6G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-CAV-2G', '2 Guard Cavalry Corps', '2G', 'Soviet', 'cavalry', 'corps', 'guard', 4, 3, 6, ''],
  ['SU-ARM-3G-A', '3 Guard Armor Army', '3G', 'Soviet', 'armor', 'army', 'guard', 9, 7, 6, ''],
  ['SU-INF-7G-A', '7 Guard Army', '7G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-INF-11G-A', '11 Guard Army', '11G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-ART-UK', 'Ukraine Artillery Corps', 'UK', 'Soviet', 'artillery', 'corps', 'regular', 4, 2, 3, ''],
  ['SU-ARM-6-A', '6 Armor Army', '6', 'Soviet', 'armor', 'army', 'regular', 8, 6, 4, ''],
  ['SU-INF-8G-A', '8 Guard Army', '8G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-INF-10G-A', '10 Guard Army', '10G', 'Soviet', 'infantry', 'army', 'guard', 7, 6, 5, ''],
  ['SU-ART-B', 'Baltic Artillery Corps', 'B', 'Soviet', 'artillery', 'corps', 'regular', 4, 2, 3, ''],
  ['SU-ARM-1G-A', '1 Guard Armor Army', '1G', 'Soviet', 'armor', 'army', 'guard', 9, 7, 6, ''],
  ['SU-ART-WR', 'White Russia Artillery Corps', 'WR', 'Soviet', 'artillery', 'corps', 'regular', 4, 2, 3, ''],
];

/** Counters of the magazine variants (RULINGS R118: factors rebuilt). */
// biome-ignore format: one line a counter
const VARIANT: readonly Row[] = [
  ['GE-AIR-AK', 'Afrika Korps Air Corps', 'AK', 'German', 'air', '', 'regular', 4, 3, 10, ''],
  ['GE-ARM-AK', 'Afrika Korps Armor Corps', 'AK', 'German', 'armor', 'corps', 'regular', 7, 5, 6, ''],
];

function unit(side: SideId, [id, name, label, nation, type, size, cls, attack, defense, move, setUp]: Row): UnitRow {
  return { id, name, label, side, nation, type, size, class: cls, attack, defense, move, setUp };
}

export const UNITS: readonly UnitRow[] = [...AXIS.map((r) => unit('axis', r)), ...SOVIET.map((r) => unit('soviet', r))];
/** Beyond the 278: only a variant brings them in. */
export const VARIANT_UNITS: readonly UnitRow[] = VARIANT.map((r) => unit('axis', r));

/** What counts as a ground unit (1.2). */
export const GROUND_TYPES: ReadonlySet<UnitType> = new Set([
  'infantry',
  'armor',
  'cavalry',
  'mountain',
  'marine',
  'paratroop',
  'artillery',
]);
export const NAVAL_TYPES: ReadonlySet<UnitType> = new Set(['fleet', 'flotilla']);

/** Counter colours by nation and class. */
export const COLORS: Readonly<Record<Nation | 'German armor' | 'brown' | 'guard', string>> = {
  Finnish: 'white',
  German: 'gray',
  'German armor': 'black',
  Hungarian: 'green',
  Italian: 'light blue',
  Romanian: 'dark blue',
  Soviet: 'red',
  brown: 'brown',
  guard: 'orange',
};
