// A counter as the data files give it.

/** What is drawn on a counter: all that an adjacent enemy must be told of it (16.1.4). The second line is for sister games. */
export const UNIT_TYPES = ['inf', 'cav', 'mot', 'arm', 'ag', 'art', 'hq', 'spa', 'at', 'rg', 'vs', 'fu'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** In words, as one tells an enemy beside the counter. */
export const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  inf: 'infantry',
  cav: 'cavalry',
  mot: 'motorized infantry',
  arm: 'armor',
  ag: 'assault guns',
  art: 'artillery',
  hq: 'headquarters',
  spa: 'self-propelled artillery',
  at: 'anti-tank guns',
  rg: 'resilience group',
  vs: 'Volkssturm',
  fu: 'fortification troops',
};
export type Star = 'black' | 'white' | 'yellow' | 'blue';

/** `strength`: full/reduced, or attack-defence for artillery. */
export type UnitRow = readonly [
  name: string,
  type: UnitType,
  size: string,
  formation: string,
  strength: string,
  mp: number,
  cel: number,
  star: Star | '',
  morale: number,
  nation: string,
];
