// Every number of the rules that is not printed on a unit or on the map.
export type Terrain = 'clear' | 'wood' | 'town';

// All units pay the same: RULINGS R2. // fog
/** Movement points to enter a hex, and more to cross a river (4.2). */
export const ENTRY: Readonly<Record<Terrain, number>> = { clear: 1, wood: 2, town: 1 };
export const RIVER_COST = 1;

/** Units of a side in a hex (2.3). */
export const STACKING = 2;

export const DIE = 6;
/** Added to what a die must reach against units in this terrain (5.5). */
export const COVER: Readonly<Record<Terrain, number>> = { clear: 0, wood: 1, town: 1 };

/** Points for an eliminated enemy unit (6.2); towns have theirs on the map. */
export const UNIT_POINTS = 1;

// fog>
/** Shells of a side at the start: at least so many, and a secret draw below `spread` more (7.4). */
export const SHELLS = { least: 1, spread: 3, most: 3 } as const;
// <fog
