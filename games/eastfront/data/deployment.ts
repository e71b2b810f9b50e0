// Numbers and names of set-up (3.2, S41.1, W42.2, W44.1, W44.5b).

/** Appearance codes of June 1941 (2.5b): cities, military districts, army groups. */
export const CITY_CODES: Readonly<Record<string, string>> = {
  Bry: 'Bryansk',
  Che: 'Cherkassy',
  Dne: 'Dnepropetrovsk',
  Gom: 'Gomel',
  Kal: 'Kalinin',
  Kha: 'Kharkov',
  Kie: 'Kiev',
  Len: 'Leningrad',
  Min: 'Minsk',
  Mos: 'Moscow',
  Ode: 'Odessa',
  Rig: 'Riga',
  Ros: 'Rostov',
  Smo: 'Smolensk',
  Sev: 'Sevastopol',
  Sta: 'Stalino',
  Ter: 'Ternopol',
  Tul: 'Tula',
  Vit: 'Vitebsk',
  Vin: 'Vinnitsa',
  Yar: 'Yaroslavl',
};
/** S41.E: the Baltic district has its three hexes in map/areas.jsonl. */
export const DISTRICT_CODES: Readonly<Record<string, string>> = { B: 'Baltic', W: 'West', K: 'Kiev', O: 'Odessa' };
export const ARMY_GROUP_CODES: Readonly<Record<string, string>> = {
  N: 'North',
  C: 'Center',
  S: 'South',
  R: 'Rumania sector',
};

/** S41.1b: every Soviet Major City holds one unit, these more. */
export const GARRISON = 1;
export const GARRISONS: Readonly<Record<string, number>> = { Leningrad: 2, Moscow: 3 };
/** S41.1b: German HQs in Rumania. */
export const RUMANIAN_HQS = 1;
/** W42.2 */
export const STALINGRAD_UNITS = 4;
export const STALINGRAD_STEPS = 12;
/** W44.1: the German hexes north of the start line near Riga, and what stands there at least. */
export const COURLAND = ['Ventspils', 'Riga W1', 'Ventspils NE1'] as const;
export const COURLAND_UNITS = 8;
export const COURLAND_HQ = 'G-HQ-AGN';

/** W44.5b: the zones, what stands in them besides the starting forces, and how far below full strength (RULINGS R30). */
export const BALKAN_ZONES = 'GHIJ';
export const BALKANS: readonly {
  readonly forces: Readonly<Partial<Record<string, number>>>;
  readonly below: number;
  readonly least: number;
  readonly most: number;
}[] = [
  { forces: { hq: 1, armor: 2, infantry: 6 }, below: 2, least: 1, most: 4 },
  { forces: { hq: 1, armor: 2, mech: 2, infantry: 8, cavalry: 3 }, below: 1, least: 4, most: 4 },
];
/** W44.5a: what the four contested zones cost the Germans while they are off the board. */
export const BALKAN_LOSS = 4;
