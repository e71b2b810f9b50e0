// What the rulebook's text and worked examples fix about the board, in our words: each is a test by name.
export interface Constraint {
  readonly id: string;
  readonly kind: 'same' | 'distance' | 'at most' | 'at least' | 'rail distance';
  readonly a: string;
  readonly b: string;
  readonly value: number;
  readonly source: string;
}

export const CONSTRAINTS: readonly Constraint[] = [
  {
    id: 'E01',
    kind: 'same',
    a: 'Kotelnikovo E1',
    b: 'Stalingrad SE1',
    value: 0,
    source: 'tutorial: G moved to Stalingrad SE1 and later engages from Kotelnikovo E1',
  },
  {
    id: 'E02',
    kind: 'same',
    a: 'Salsk NE1',
    b: 'Rostov E2',
    value: 0,
    source: 'tutorial: Z advanced to Salsk NE1 and defends Rostov E2',
  },
  { id: 'E03', kind: 'distance', a: 'Rostov E1', b: 'Kamensko', value: 1, source: 'V river assault from Kamensko' },
  {
    id: 'E04',
    kind: 'distance',
    a: 'Rostov E1',
    b: 'Kamensko E1',
    value: 1,
    source: 'T river assault from Kamensko E1',
  },
  { id: 'E05', kind: 'distance', a: 'Rostov E2', b: 'Kamensko E1', value: 1, source: 'S river assault' },
  { id: 'E06', kind: 'distance', a: 'Kalach', b: 'Kotelnikovo', value: 1, source: 'R river assault' },
  { id: 'E07', kind: 'distance', a: 'Kamensko E1', b: 'Kotelnikovo', value: 1, source: 'Q river assault' },
  { id: 'E08', kind: 'distance', a: 'Kalach', b: 'Kamensko E1', value: 1, source: 'Q route' },
  { id: 'E09', kind: 'distance', a: 'Rostov E2', b: 'Kotelnikovo', value: 1, source: 'C reinforces / G attacks' },
  { id: 'E10', kind: 'distance', a: 'Rostov', b: 'Voroshilovgrad', value: 1, source: 'H ZOC denies Voroshilovgrad' },
  { id: 'E11', kind: 'distance', a: 'Stalingrad', b: 'Archeda', value: 1, source: 'closed neighbour' },
  { id: 'E12', kind: 'distance', a: 'Kropotkin', b: 'Salsk', value: 1, source: 'HQ deploys one hex' },
  { id: 'E13', kind: 'distance', a: 'Kropotkin', b: 'Maikop', value: 1, source: 'HQ at CV1 commands units at Maikop' },
  { id: 'E14', kind: 'distance', a: 'Kropotkin', b: 'Armavir', value: 1, source: 'HQ at CV1 strikes Armavir' },
  { id: 'E15', kind: 'distance', a: 'Armavir', b: 'Stavropol', value: 1, source: 'S disengages' },
  { id: 'E16', kind: 'distance', a: 'Stavropol', b: 'Armavir E1', value: 1, source: 'S continues' },
  { id: 'E17', kind: 'distance', a: 'Maikop', b: 'Tuapse', value: 1, source: 'W blitz move, mountain stop' },
  { id: 'E18', kind: 'distance', a: 'Maikop', b: 'Tuapse E1', value: 1, source: 'V blitz move' },
  { id: 'E19', kind: 'distance', a: 'Kerch', b: 'Novorossiysk', value: 1, source: 'Kerch Straits' },
  { id: 'E20', kind: 'distance', a: 'Melitopol', b: 'Perekop', value: 1, source: 'Sivash hexside 1.6' },
  { id: 'E21', kind: 'distance', a: 'Stalingrad E1', b: 'Stalingrad SE1', value: 1, source: 'G moves one hex' },
  {
    id: 'E22',
    kind: 'distance',
    a: 'Yaroslavl',
    b: 'Ivanovo',
    value: 1,
    source: 'exit zone example (reachable, adjacent assumed)',
  },
  { id: 'E23', kind: 'distance', a: 'Rostov SE1', b: 'Maikop', value: 2, source: 'D moves 2 hexes' },
  { id: 'E24', kind: 'distance', a: 'Rostov E1', b: 'Maikop', value: 3, source: 'V advances three hexes' },
  { id: 'E25', kind: 'distance', a: 'Kamensko', b: 'Salsk', value: 2, source: 'HQ advances two hexes' },
  { id: 'E26', kind: 'distance', a: 'Kamensko E1', b: 'Salsk E1', value: 2, source: 'S advances two hexes' },
  { id: 'E27', kind: 'distance', a: 'Krasnodar', b: 'Novorossiysk', value: 2, source: 'T moves two hexes' },
  { id: 'E28', kind: 'distance', a: 'Kotelnikovo', b: 'Rostov', value: 3, source: 'H moves three hexes' },
  { id: 'E29', kind: 'distance', a: 'Kalach', b: 'Millerovo', value: 2, source: 'R within two hexes of railhead' },
  { id: 'E30', kind: 'distance', a: 'Rostov', b: 'Salsk', value: 2, source: 'Y infantry move' },
  { id: 'E31', kind: 'distance', a: 'Rostov', b: 'Salsk NE1', value: 2, source: 'Z infantry move' },
  { id: 'E32', kind: 'distance', a: 'Salsk E1', b: 'Armavir', value: 2, source: 'S attacks' },
  { id: 'E33', kind: 'distance', a: 'Salsk NE1', b: 'Armavir', value: 3, source: 'X attacks' },
  {
    id: 'E34',
    kind: 'distance',
    a: 'Simferopol',
    b: 'Novorossiysk',
    value: 2,
    source: 'airstrike of HQ II in sea assault example',
  },
  { id: 'E35', kind: 'at most', a: 'Rostov E1', b: 'Krasnodar', value: 2, source: 'T infantry advance' },
  { id: 'E36', kind: 'at most', a: 'Kamensko', b: 'Mariupol', value: 2, source: 'Z under command of HQ II' },
  { id: 'E37', kind: 'at most', a: 'Kamensko', b: 'Kalach', value: 2, source: 'Q,R under command' },
  { id: 'E38', kind: 'at most', a: 'Kamensko', b: 'Kotelnikovo', value: 2, source: 'supported battle' },
  { id: 'E39', kind: 'at most', a: 'Kamensko', b: 'Rostov E2', value: 2, source: 'supported battle' },
  { id: 'E40', kind: 'at most', a: 'Mariupol', b: 'Rostov', value: 2, source: 'Z attacks in one move' },
  { id: 'E41', kind: 'at most', a: 'Voroshilovgrad', b: 'Rostov', value: 2, source: 'Y attacks' },
  { id: 'E42', kind: 'at most', a: 'Stalino', b: 'Maikop', value: 6, source: 'OKH airstrike' },
  { id: 'E43', kind: 'at most', a: 'Rostov', b: 'Kropotkin', value: 3, source: 'W moves via Rostov E1' },
  {
    id: 'E44',
    kind: 'at most',
    a: 'Rostov E1',
    b: 'Kotelnikovo',
    value: 3,
    source: 'C moves Kotelnikovo to Rostov E1',
  },
  { id: 'E45', kind: 'at most', a: 'Kropotkin', b: 'Salsk NE1', value: 2, source: 'X under command' },
  { id: 'E46', kind: 'at most', a: 'Kropotkin', b: 'Salsk E1', value: 2, source: 'S under command' },
  { id: 'E47', kind: 'at most', a: 'Kropotkin', b: 'Rostov', value: 2, source: 'Y,Z under command' },
  { id: 'E48', kind: 'at most', a: 'Kropotkin', b: 'Krasnodar', value: 2, source: 'T under command' },
  { id: 'E49', kind: 'at least', a: 'Kamensko', b: 'Stalingrad', value: 3, source: 'N,O not under command' },
  { id: 'E50', kind: 'at least', a: 'Stalingrad', b: 'Millerovo', value: 3, source: 'N,O unsupplied' },
  { id: 'E51', kind: 'at least', a: 'Kropotkin', b: 'Kalach', value: 3, source: 'R out of command range 2' },
  { id: 'E52', kind: 'rail distance', a: 'Tbilisi', b: 'Armavir', value: 7, source: 'tutorial July II Soviet: unit J' },
  {
    id: 'E53',
    kind: 'rail distance',
    a: 'Maikop',
    b: 'Stalingrad E1',
    value: 11,
    source: 'tutorial: HQ I, two Supreme Moves',
  },
];

/** Hexsides: a river or not, a strait, closed, or open to trains alone. */
export interface SideFact {
  readonly a: string;
  readonly b: string;
  readonly is: readonly string[];
  readonly source: string;
}

export const SIDES: readonly SideFact[] = [
  { a: 'Kamensko', b: 'Rostov E1', is: ['river'], source: 'V river assault' },
  { a: 'Kamensko E1', b: 'Rostov E1', is: ['river'], source: 'T river assault' },
  { a: 'Kamensko E1', b: 'Rostov E2', is: ['river'], source: 'S river assault' },
  { a: 'Kalach', b: 'Kotelnikovo', is: ['river'], source: 'R river assault' },
  { a: 'Kamensko E1', b: 'Kotelnikovo', is: ['river'], source: 'Q river assault' },
  { a: 'Rostov', b: 'Rostov E1', is: ['river'], source: 'named river hexside in Aug I' },
  { a: 'Stavropol', b: 'Armavir', is: ['river'], source: 'S river assault, only 2-hex route' },
  { a: 'Kropotkin', b: 'Armavir', is: ['river'], source: 'X river assault, other side already used' },
  { a: 'Kropotkin', b: 'Maikop', is: ['river'], source: 'W' },
  {
    a: 'Kamensko',
    b: 'Rostov',
    is: ['river'],
    source: 'exactly one of the four attackers of Rostov crosses a river; only this side fits',
  },
  { a: 'Kerch', b: 'Novorossiysk', is: ['strait'], source: 'straits treated as river' },
  { a: 'Krasnodar', b: 'Maikop', is: ['river'], source: 'V river assault may come from here or Kropotkin' },
  { a: 'Rostov', b: 'Voroshilovgrad', is: [''], source: 'ZOC of H' },
  { a: 'Kotelnikovo', b: 'Rostov E2', is: [''], source: 'G attack with rolls 1,2 not repulsed' },
  { a: 'Stalingrad', b: 'Kotelnikovo', is: [''], source: 'south of Don, west of Volga (ZOC diagram' },
  { a: 'Stalingrad', b: 'Stalingrad SE1', is: [''], source: 'same' },
  { a: 'Stalingrad', b: 'Archeda', is: [''], source: 'same' },
  { a: 'Stalingrad', b: 'Kalach', is: ['river'], source: 'complement of the ZOC diagram' },
  { a: 'Stalingrad', b: 'Stalingrad E1', is: ['river'], source: 'complement of the ZOC diagram' },
  { a: 'Stalingrad', b: 'Stalingrad NE1', is: ['river'], source: 'complement of the ZOC diagram' },
  { a: 'Melitopol', b: 'Perekop', is: ['rail only'], source: '1.6' },
  {
    a: 'Simferopol E1',
    b: 'Novorossiysk',
    is: ['sea'],
    source: 'only Kerch|Novorossiysk is the strait (reconstruction)',
  },
  { a: 'Kerch', b: 'Krasnodar W1', is: ['sea'], source: 'only Kerch|Novorossiysk is the strait (reconstruction)' },
];

export const TERRAIN: readonly (readonly [hex: string, terrain: string, source: string])[] = [
  ['Tbilisi', 'forest', '1.32'],
  ['Grozny', 'forest', '1.32'],
  ['Ordzhonikidze', 'mountain', '1.34'],
  ['Ploesti NE1', 'mountain', '1.34'],
  ['Tuapse', 'mountain', 'tutorial'],
  ['Tuapse E1', 'mountain', 'tutorial'],
  ['Maikop', 'clear', 'tutorial'],
  ['Armavir', 'clear', 'tutorial'],
  ['Kotelnikovo', 'clear', 'tutorial'],
  ['Rostov E1', 'clear', 'tutorial'],
];

/** Hexes nobody may enter (1.2x). The north shore in Tallinn E1 is part of a hex, so it is no fact of the grid. */
export const CLOSED: readonly string[] = [
  'Memel NW1',
  'Riga NW1',
  'Riga NW2',
  'Volkhov NW2',
  'Volkhov NW3',
  'Leningrad NE4',
  'Volkhov NE3',
  'Perekop E1',
  'Odessa SE1',
  'Batumi SW2',
];

/** Starting production levels by scenario: basic production and level (back page; German W44 by RULINGS R21). */
export const PRODUCTION = {
  soviet: {
    S41: { basic: 12, level: 64 },
    W41: { basic: 18, level: 49 },
    S42: { basic: 24, level: 56 },
    W42: { basic: 32, level: 62 },
    S43: { basic: 32, level: 64 },
    W43: { basic: 32, level: 74 },
    S44: { basic: 32, level: 82 },
    W44: { basic: 32, level: 89 },
  },
  german: {
    S41: { basic: 40, level: 54 },
    W41: { basic: 40, level: 71 },
    S42: { basic: 50, level: 80 },
    W42: { basic: 50, level: 83 },
    S43: { basic: 60, level: 90 },
    W43: { basic: 60, level: 79 },
    S44: { basic: 50, level: 66 },
    W44: { basic: 40, level: 41 },
  },
} as const;
