// 35.2: the numbers of the variants, by variant.

/** V2: a satellite rolls this or less to take part. */
export const SATELLITE_JOINS = 3;
/** V3: turns without Russian reinforcements. */
export const ASIA = { first: 19, last: 23 } as const;
/** V5: turns the game begins early; a coup on this die or less, when those it keeps away come, and by turn since the invasion how many of a list stay behind. */
export const EARLY_ASSAULT = { turns: 2, coup: 3, delayedTo: 10 } as const;
export const COUP_KEEPS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { '6-5': 7, '8-8': 2 },
  2: { '6-5': 3, '10-8': 2 },
};
/** V5: those it keeps away, ten infantry divisions and four mechanized ones, two and one of them as kampfgruppen. */
export const COUP_DELAYS: readonly { readonly what: string; readonly count: number }[] = [
  { what: '6-5', count: 8 },
  { what: '6-5KG', count: 2 },
  { what: '8-8', count: 2 },
  { what: '10-8', count: 1 },
  { what: '10-8KG', count: 1 },
];
/** V6: German infantry units that Helsinki supplies. */
export const HELSINKI_GERMANS = 10;
/** V7: Repair Units more. */
export const MORE_REPAIR = 3;
/** V8: arrivals more on the first turn of each month and of some months, and Armor draft points more in the middle of each. */
export const WAR_ECONOMY: {
  readonly monthly: string;
  readonly quarterly: string;
  readonly quarters: readonly string[];
  readonly drafts: number;
} = { monthly: '1x6-5', quarterly: '1x10-8', quarters: ['Jul', 'Oct', 'Jan', 'Apr'], drafts: 1 };
/** V9: turns before the war, long and short, and Russian Air Points at the start. */
export const BUILD = { long: 30, short: 12, air: 10 } as const;
/** V5, V9: beyond the track these turns come again. */
export const PATTERN = { first: 166, last: 208 } as const;
/** V11: what the Russian owes the south on that turn, in points, and the section over whose southern edge it goes. */
export const EL_ALAMEIN = { turn: 62, infantry: 20, armor: 10, section: 'SE' } as const;
/** V13: divisions raised at once, and all of them. */
export const UKRAINIANS = { first: 6, most: 10 } as const;
/** V15: Movement Allowances by the printed one, and the one that no longer force marches. */
export const MOTORIZED: Readonly<Record<number, number>> = { 5: 8, 3: 5 };
export const MOTORIZED_NEVER_FORCED = 8;
/** V16: the first turn with the Arms multiple reduced. */
export const LEND_LEASE_ENDS = 128;
/** V17: partisan units a month, within so many hexes of a Supply Source. */
export const AIR_DROP = { units: 6, range: 5 } as const;
/** V18: Combat Points that land, and turns of supply. */
export const SEA_ASSAULT = { points: 5, turns: 2 } as const;
