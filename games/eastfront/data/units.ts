// The 120 units, their highest and first combat values, and where or when they appear (2.5).
// 2.5c: three labels are corrected here (3 SS Panzer, 59 Corps, 50 Army).
// Code: army group N C S R, military district B W K O, a city, or a month of arrival.

/** 2.2, INTRO.3: the six types. */
export type UnitType = 'armor' | 'mech' | 'infantry' | 'cavalry' | 'shock' | 'hq';
export type Special =
  | ''
  | 'SS'
  | 'guards'
  | 'mountain'
  | 'siege gun'
  | 'coastal'
  | 'paratroop'
  | 'satellite'
  | 'supreme'
  | 'spare';

export interface UnitRow {
  readonly id: string;
  /** 2.5a: number or name of the formation. */
  readonly name: string;
  readonly side: 0 | 1;
  readonly nation: string;
  readonly type: UnitType;
  readonly special: Special;
  /** 2.5d: the steps it builds to; 5.1b: of headquarters. */
  readonly max: number;
  readonly initial: number;
  readonly code: string;
  /** Month of arrival, June 1941 = 0; -1 stands on the map in S41. */
  readonly arrival: number;
}

type Row = readonly [
  id: string,
  name: string,
  nation: string,
  type: UnitType,
  special: Special,
  max: number,
  initial: number,
  code: string,
  arrival: number,
];

/** S41.OB2: N, C, S and R are where a unit stands in June 1941. */
const GERMAN: readonly Row[] = [
  ['G-HQ-OKH', 'OKH', 'German', 'hq', 'supreme', 3, 3, 'C', -1],
  ['G-HQ-AGN', 'Army Group North', 'German', 'hq', '', 3, 3, 'N', -1],
  ['G-HQ-AGC', 'Army Group Center', 'German', 'hq', '', 3, 3, 'C', -1],
  ['G-HQ-AGS', 'Army Group South', 'German', 'hq', '', 3, 3, 'S', -1],
  ['G-HQ-AGA', "Army Group 'A'", 'German', 'hq', '', 2, 1, 'R', -1],
  ['G-41-PZ', '41 Panzer Corps', 'German', 'armor', '', 4, 4, 'N', -1],
  ['G-56-PZ', '56 Panzer Corps', 'German', 'armor', '', 4, 3, 'N', -1],
  ['G-24-PZ', '24 Panzer Corps', 'German', 'armor', '', 4, 4, 'C', -1],
  ['G-39-PZ', '39 Panzer Corps', 'German', 'armor', '', 4, 4, 'C', -1],
  ['G-57-PZ', '57 Panzer Corps', 'German', 'armor', '', 4, 4, 'C', -1],
  ['G-46-PZ', '46 Panzer Corps', 'German', 'armor', '', 4, 3, 'C', -1],
  ['G-47-PZ', '47 Panzer Corps', 'German', 'armor', '', 4, 4, 'C', -1],
  ['G-14-PZ', '14 Panzer Corps', 'German', 'armor', '', 4, 4, 'S', -1],
  ['G-48-PZ', '48 Panzer Corps', 'German', 'armor', '', 4, 3, 'S', -1],
  ['G-3-PZ', '3 Panzer Corps', 'German', 'armor', '', 4, 4, 'S', -1],
  ['G-55-MOT', '55 Motorized Corps', 'German', 'mech', '', 4, 3, 'S', -1],
  ['G-1-INF', '1 Corps', 'German', 'infantry', '', 4, 4, 'N', -1],
  ['G-38-INF', '38 Corps', 'German', 'infantry', '', 4, 4, 'N', -1],
  ['G-26-INF', '26 Corps', 'German', 'infantry', '', 4, 4, 'N', -1],
  ['G-10-INF', '10 Corps', 'German', 'infantry', '', 4, 4, 'N', -1],
  ['G-28-INF', '28 Corps', 'German', 'infantry', '', 4, 3, 'N', -1],
  ['G-2-INF', '2 Corps', 'German', 'infantry', '', 4, 4, 'N', -1],
  ['G-5-INF', '5 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-6-INF', '6 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-8-INF', '8 Corps', 'German', 'infantry', '', 4, 3, 'C', -1],
  ['G-20-INF', '20 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-7-INF', '7 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-9-INF', '9 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-12-INF', '12 Corps', 'German', 'infantry', '', 4, 3, 'C', -1],
  ['G-13-INF', '13 Corps', 'German', 'infantry', '', 4, 4, 'C', -1],
  ['G-43-INF', '43 Corps', 'German', 'infantry', '', 4, 3, 'C', -1],
  ['G-17-INF', '17 Corps', 'German', 'infantry', '', 4, 4, 'S', -1],
  ['G-29-INF', '29 Corps', 'German', 'infantry', '', 4, 4, 'S', -1],
  ['G-35-INF', '35 Corps', 'German', 'infantry', '', 4, 3, 'S', -1],
  ['G-44-INF', '44 Corps', 'German', 'infantry', '', 4, 4, 'S', -1],
  ['G-4-INF', '4 Corps', 'German', 'infantry', '', 4, 4, 'S', -1],
  ['G-52-INF', '52 Corps', 'German', 'infantry', '', 4, 4, 'S', -1],
  ['G-49-MTN', '49 Mountain Corps', 'German', 'infantry', 'mountain', 4, 4, 'S', -1],
  ['G-11-INF', '11 Corps', 'German', 'infantry', '', 4, 4, 'R', -1],
  ['G-30-INF', '30 Corps', 'German', 'infantry', '', 4, 4, 'R', -1],
  ['G-54-INF', '54 Corps', 'German', 'infantry', 'siege gun', 4, 3, 'R', -1],
  ['G-R3-SAT', '3 Rumanian Army', 'Rumanian', 'infantry', 'satellite', 4, 2, 'R', -1],
  ['G-R4-SAT', '4 Rumanian Army', 'Rumanian', 'infantry', 'satellite', 4, 4, 'R', -1],
  ['G-40-PZ', '40 Panzer Corps', 'German', 'armor', '', 4, 4, 'Jl41', 1],
  ['G-42-INF', '42 Corps', 'German', 'infantry', '', 4, 4, 'Au41', 2],
  ['G-34-INF', '34 Corps', 'German', 'infantry', '', 4, 4, 'Se41', 3],
  ['G-59-INF', '59 Corps', 'German', 'infantry', '', 4, 4, 'Oc41', 4],
  ['G-50-MOT', '50 Motorized Corps', 'German', 'mech', '', 4, 4, 'No41', 5],
  ['G-51-INF', '51 Corps', 'German', 'infantry', '', 4, 3, 'Ja42', 7],
  ['G-23-INF', '23 Corps', 'German', 'infantry', '', 4, 3, 'Ma42', 9],
  ['G-53-MOT', '53 Motorized Corps', 'German', 'mech', '', 4, 3, 'My42', 11],
  ['G-27-INF', '27 Corps', 'German', 'infantry', '', 4, 3, 'Jn42', 12],
  ['G-H2-SAT', '2 Hungarian Army', 'Hungarian', 'infantry', 'satellite', 4, 4, 'Au42', 14],
  ['G-I8-SAT', '8 Italian Army', 'Italian', 'infantry', 'satellite', 4, 3, 'Oc42', 16],
  ['G-2SS-PZ', '2 SS Panzer Corps', 'German', 'armor', 'SS', 4, 4, 'Fe43', 20],
  ['G-3SS-MOT', '3 SS Panzer Corps (SS Mech)', 'German', 'mech', 'SS', 4, 3, 'Jl43', 25],
];

/** S41.OB1: likewise the districts and cities. */
const SOVIET: readonly Row[] = [
  ['S-HQ-STAVKA', 'STAVKA', 'Soviet', 'hq', 'supreme', 3, 3, 'Mos', -1],
  ['S-HQ-LEN', 'Leningrad Front', 'Soviet', 'hq', '', 2, 2, 'Len', -1],
  ['S-HQ-BAL', 'Baltic Front', 'Soviet', 'hq', '', 2, 2, 'Rig', -1],
  ['S-HQ-WST', 'West Front', 'Soviet', 'hq', '', 3, 2, 'Min', -1],
  ['S-HQ-UKR', 'Ukrainian Front', 'Soviet', 'hq', '', 2, 2, 'Ter', -1],
  ['S-HQ-STH', 'South Front', 'Soviet', 'hq', '', 2, 2, 'Vin', -1],
  ['S-23-INF', '23 Army', 'Soviet', 'infantry', '', 3, 3, 'Len', -1],
  ['S-10-TK', '10 Tank Corps', 'Soviet', 'armor', '', 3, 2, 'Len', -1],
  ['S-27-INF', '27 Army', 'Soviet', 'infantry', '', 3, 2, 'Rig', -1],
  ['S-12-TK', '12 Tank Corps', 'Soviet', 'armor', '', 3, 1, 'Rig', -1],
  ['S-8-INF', '8 Army', 'Soviet', 'infantry', '', 3, 3, 'B', -1],
  ['S-11G-INF', '11 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'B', -1],
  ['S-3G-MK', '3 Guards Mech Corps', 'Soviet', 'mech', 'guards', 4, 2, 'B', -1],
  ['S-13-INF', '13 Army', 'Soviet', 'infantry', '', 3, 3, 'Min', -1],
  ['S-4G-MK', '4 Guards Mech Corps', 'Soviet', 'mech', 'guards', 4, 2, 'Min', -1],
  ['S-3-INF', '3 Army', 'Soviet', 'infantry', '', 3, 3, 'W', -1],
  ['S-10G-INF', '10 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'W', -1],
  ['S-4-INF', '4 Army', 'Soviet', 'infantry', '', 3, 2, 'W', -1],
  ['S-6-CAV', '6 Cavalry Corps', 'Soviet', 'cavalry', '', 3, 1, 'W', -1],
  ['S-11-TK', '11 Tank Corps', 'Soviet', 'armor', '', 3, 2, 'W', -1],
  ['S-37-INF', '37 Army', 'Soviet', 'infantry', '', 3, 3, 'Ter', -1],
  ['S-5-CAV', '5 Cavalry Corps', 'Soviet', 'cavalry', '', 3, 1, 'Ter', -1],
  ['S-16-INF', '16 Army', 'Soviet', 'infantry', '', 3, 3, 'Kie', -1],
  ['S-6-MK', '6 Mech Corps', 'Soviet', 'mech', '', 3, 2, 'Kie', -1],
  ['S-5-INF', '5 Army', 'Soviet', 'infantry', '', 3, 3, 'K', -1],
  ['S-6G-INF', '6 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'K', -1],
  ['S-26-INF', '26 Army', 'Soviet', 'infantry', '', 3, 2, 'K', -1],
  ['S-12-INF', '12 Army', 'Soviet', 'infantry', '', 3, 3, 'K', -1],
  ['S-4-TK', '4 Tank Corps', 'Soviet', 'armor', '', 3, 3, 'K', -1],
  ['S-8-TK', '8 Tank Corps', 'Soviet', 'armor', '', 3, 2, 'K', -1],
  ['S-9-TK', '9 Tank Corps', 'Soviet', 'armor', '', 3, 2, 'K', -1],
  ['S-7-MK', '7 Mech Corps', 'Soviet', 'mech', '', 3, 2, 'Vin', -1],
  ['S-COAST', 'Coastal Army', 'Soviet', 'infantry', 'coastal', 3, 1, 'Ode', -1],
  ['S-2G-MK', '2 Guards Mech Corps', 'Soviet', 'mech', 'guards', 4, 2, 'O', -1],
  ['S-18-INF', '18 Army', 'Soviet', 'infantry', '', 3, 2, 'O', -1],
  ['S-9-INF', '9 Army', 'Soviet', 'infantry', '', 3, 3, 'O', -1],
  ['S-2-CAV', '2 Cavalry Corps', 'Soviet', 'cavalry', '', 3, 1, 'O', -1],
  ['S-24G-INF', '24 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'Mos', -1],
  ['S-7-TK', '7 Tank Corps', 'Soviet', 'armor', '', 3, 2, 'Mos', -1],
  ['S-22G-INF', '22 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'Vit', -1],
  ['S-1G-MK', '1 Guards Mech Corps', 'Soviet', 'mech', 'guards', 4, 2, 'Vit', -1],
  ['S-20G-INF', '20 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'Smo', -1],
  ['S-21G-INF', '21 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'Gom', -1],
  ['S-5-MK', '5 Mech Corps', 'Soviet', 'mech', '', 3, 2, 'Gom', -1],
  ['S-19G-INF', '19 Army', 'Soviet', 'infantry', 'guards', 4, 4, 'Che', -1],
  ['S-51-INF', '51 Army', 'Soviet', 'infantry', '', 3, 1, 'Sev', -1],
  ['S-50-INF', '50 Army', 'Soviet', 'infantry', '', 3, 1, 'Kal', -1],
  ['S-28-INF', '28 Army', 'Soviet', 'infantry', '', 3, 1, 'Tul', -1],
  ['S-31-INF', '31 Army', 'Soviet', 'infantry', '', 3, 1, 'Yar', -1],
  ['S-33-INF', '33 Army', 'Soviet', 'infantry', '', 3, 1, 'Ros', -1],
  ['S-34-INF', '34 Army', 'Soviet', 'infantry', '', 3, 1, 'Kha', -1],
  ['S-38-INF', '38 Army', 'Soviet', 'infantry', '', 3, 1, 'Dne', -1],
  ['S-40-INF', '40 Army', 'Soviet', 'infantry', '', 3, 1, 'Bry', -1],
  ['S-1-CAV', '1 Cavalry Corps', 'Soviet', 'cavalry', '', 3, 1, 'Sta', -1],
  ['S-1-SHK', '1 Shock Army', 'Soviet', 'shock', '', 4, 4, 'No41', 5],
  ['S-2-SHK', '2 Shock Army', 'Soviet', 'shock', '', 4, 4, 'No41', 5],
  ['S-3-SHK', '3 Shock Army', 'Soviet', 'shock', '', 4, 4, 'De41', 6],
  ['S-4-SHK', '4 Shock Army', 'Soviet', 'shock', '', 4, 4, 'De41', 6],
  ['S-4-PARA', '4 Para Corps', 'Soviet', 'infantry', 'paratroop', 3, 1, 'De41', 6],
  ['S-1G-TK', '1 Guards Tank', 'Soviet', 'armor', 'guards', 4, 1, 'Ap42', 10],
  ['S-2G-TK', '2 Guards Tank', 'Soviet', 'armor', 'guards', 4, 1, 'Ap42', 10],
  ['S-3G-TK', '3 Guards Tank', 'Soviet', 'armor', 'guards', 4, 1, 'My42', 11],
  ['S-5G-TK', '5 Guards Tank', 'Soviet', 'armor', 'guards', 4, 1, 'Jn42', 12],
  ['S-6G-TK', '6 Guards Tank', 'Soviet', 'armor', 'guards', 4, 1, 'Jl42', 13],
  // Recruits when Rumania changes sides (16.11a).
  ['S-RUM-INF', 'Rumanian recruits', 'Rumanian', 'infantry', 'spare', 3, 1, '', -1],
];

function unit(side: 0 | 1) {
  return ([id, name, nation, type, special, max, initial, code, arrival]: Row): UnitRow => ({
    id,
    name,
    side,
    nation,
    type,
    special,
    max,
    initial,
    code,
    arrival,
  });
}

export const UNITS: readonly UnitRow[] = [...GERMAN.map(unit(0)), ...SOVIET.map(unit(1))];

type EdelweissRow = readonly [
  id: string,
  name: string,
  side: 0 | 1,
  nation: string,
  type: UnitType,
  special: Special,
  max: number,
  hex: string,
  cv: number,
];

/** The lettered blocks of the Edelweiss set-up (EDW.1): place and current value; the two cadres stand in the pool. */
/** EDW.F */
const EDELWEISS_ROWS: readonly EdelweissRow[] = [
  ['Z', 'Z infantry', 0, 'German', 'infantry', '', 4, 'Mariupol', 4],
  ['Y', 'Y infantry', 0, 'German', 'infantry', '', 4, 'Voroshilovgrad', 4],
  ['X', 'X armor', 0, 'German', 'armor', '', 4, 'Kamensko', 4],
  ['W', 'W armor', 0, 'German', 'armor', '', 4, 'Kamensko', 4],
  ['V', 'V armor', 0, 'German', 'armor', '', 4, 'Kamensko', 4],
  ['U', 'U Army Group A', 0, 'German', 'hq', '', 2, 'Kamensko', 2],
  ['T', 'T infantry', 0, 'German', 'infantry', 'mountain', 4, 'Kamensko E1', 3],
  ['S', 'S infantry', 0, 'German', 'infantry', '', 4, 'Kamensko E1', 3],
  ['R', 'R infantry', 0, 'German', 'infantry', '', 4, 'Kalach', 3],
  ['Q', 'Q armor', 0, 'German', 'armor', '', 4, 'Kalach', 4],
  ['P', 'P OKH', 0, 'German', 'hq', 'supreme', 3, 'Stalino', 3],
  ['O', 'O infantry', 0, 'Italian', 'infantry', 'satellite', 4, 'Stalingrad', 3],
  ['N', 'N infantry', 0, 'German', 'infantry', '', 4, 'Stalingrad', 4],
  ['A', 'A infantry', 1, 'Soviet', 'infantry', '', 3, 'Rostov', 3],
  ['B', 'B infantry', 1, 'Soviet', 'infantry', '', 3, 'Rostov E1', 2],
  ['C', 'C mech', 1, 'Soviet', 'mech', '', 3, 'Rostov E2', 3],
  ['D', 'D infantry', 1, 'Soviet', 'infantry', 'guards', 4, 'Rostov SE1', 3],
  ['E', 'E infantry', 1, 'Soviet', 'infantry', '', 3, 'Kotelnikovo', 2],
  ['F', 'F infantry', 1, 'Soviet', 'infantry', '', 3, 'Stalingrad', 2],
  ['G', 'G shock', 1, 'Soviet', 'shock', '', 4, 'Stalingrad E1', 3],
  ['H', 'H armor', 1, 'Soviet', 'armor', 'guards', 4, 'Stalingrad E1', 3],
  ['I', 'I Front', 1, 'Soviet', 'hq', '', 2, 'Maikop', 2],
  ['J', 'J infantry', 1, 'Soviet', 'infantry', '', 3, 'Tbilisi', 3],
  ['K', 'K STAVKA', 1, 'Soviet', 'hq', 'supreme', 3, 'Moscow box', 3],
  ['L', 'L cavalry', 1, 'Soviet', 'cavalry', '', 3, 'pool', 0],
  ['M', 'M infantry', 1, 'Soviet', 'infantry', '', 3, 'pool', 0],
];

/** North of the tutorial's area, on the railway to Millerovo, which the Germans have by July (RULINGS R12). */
export const EDELWEISS_GERMAN = ['Kharkov E1', 'Kharkov E2'] as const;

export interface EdelweissUnit extends UnitRow {
  readonly hex: string;
  readonly cv: number;
}

export const EDELWEISS: readonly EdelweissUnit[] = EDELWEISS_ROWS.map(
  ([id, name, side, nation, type, special, max, hex, cv]) => ({
    id,
    name,
    side,
    nation,
    type,
    special,
    max,
    initial: Math.max(1, cv),
    code: '',
    arrival: -1,
    hex,
    cv,
  }),
);
