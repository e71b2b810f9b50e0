// The board as the referee reads it: the text of the compiled map, taken apart line by line. Nothing of the rules module is
// asked, only the map it shares.
import text from '../map/map.ts';

/** A hex, by the number all games of the kernel give it: row by row from the north-west. */
export type Hex = number;

const ROWS = 50;
const COLUMNS = 32;
export const HEXES = ROWS * COLUMNS;

function rowLetters(row: number): string {
  const n = ROWS - row;
  const letter = String.fromCodePoint(64 + (((n - 1) % 26) + 1));
  return n > 26 ? letter + letter : letter;
}
export function labelOf(hex: Hex): string {
  return rowLetters(Math.floor(hex / COLUMNS)) + String((hex % COLUMNS) + 1);
}
const BY_LABEL = new Map(Array.from({ length: HEXES }, (_, hex) => [labelOf(hex), hex]));
export function hexOf(label: string): Hex {
  const hex = BY_LABEL.get(label);
  if (hex === undefined) throw new Error(`referee: no hex ${label}`);
  return hex;
}

/** East, north-east, north-west, west, south-west, south-east. Rows with an even letter lie half a hex further east. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
/** The next hex that way; undefined beyond the edge of the map. */
export function stepTo(hex: Hex, d: Direction): Hex | undefined {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  const east = (ROWS - row) % 2 === 0 ? 1 : 0;
  const to: readonly (readonly [number, number])[] = [
    [row, column + 1],
    [row - 1, column + east],
    [row - 1, column + east - 1],
    [row, column - 1],
    [row + 1, column + east - 1],
    [row + 1, column + east],
  ];
  const [r, c] = to[d] ?? [-1, -1];
  return r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? undefined : r * COLUMNS + c;
}
const NEIGHBOURS = Array.from({ length: HEXES }, (_, hex) =>
  DIRECTIONS.map((d) => stepTo(hex, d)).filter((h) => h !== undefined),
);
export function neighbours(hex: Hex): readonly Hex[] {
  return NEIGHBOURS[hex] ?? [];
}
export function isNextTo(a: Hex, b: Hex): boolean {
  return neighbours(a).includes(b);
}

/** Hexes of a line like `XX9..XX20, T1`. */
function hexes(list: string): Hex[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('..');
    const from = hexOf(first);
    return Array.from({ length: hexOf(last) - from + 1 }, (_, i) => from + i);
  });
}

export type CityKind = 'fortress' | 'major city' | 'minor city';
export interface PlaceOnMap {
  readonly name: string;
  readonly hex: Hex;
  readonly kind: CityKind | 'oilfield';
  readonly replacement: number;
}

const terrain: string[] = Array.from({ length: HEXES }, () => '');
const marks: Set<string>[] = Array.from({ length: HEXES }, () => new Set<string>());
const sides = new Map<string, string>();
const rails = new Map<Hex, Set<Hex>>();
const areas = new Map<string, Set<Hex>>();
const places: PlaceOnMap[] = [];

const sideKey = (a: Hex, b: Hex): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
function link(a: Hex, b: Hex): void {
  if (!rails.has(a)) rails.set(a, new Set());
  rails.get(a)?.add(b);
}

const readers: Readonly<Record<string, (head: string, rest: string) => void>> = {
  places(name, rest) {
    const [hex = '', kind = '', ...more] = rest.split(', ');
    if (kind === 'neck') return;
    const replacement = Number(more.find((m) => m.startsWith('replacement='))?.slice('replacement='.length) ?? 0);
    places.push({ name, hex: hexOf(hex), kind: kind as PlaceOnMap['kind'], replacement });
  },
  hexes(label, rest) {
    const [ground = '', ...more] = rest.split(', ');
    terrain[hexOf(label)] = ground;
    for (const m of more) marks[hexOf(label)]?.add(m);
  },
  sides(pair, kind) {
    const [a = '', b = ''] = pair.split('/');
    sides.set(sideKey(hexOf(a), hexOf(b)), kind);
  },
  links(_, rest) {
    const chain = rest.split(' - ').map(hexOf);
    for (const [i, a] of chain.entries()) {
      const b = chain[i + 1];
      if (b === undefined) continue;
      link(a, b);
      link(b, a);
    }
  },
  areas(kind, rest) {
    const at = rest.indexOf(': ');
    const id = `${kind}: ${rest.slice(0, at)}`;
    const set = areas.get(id) ?? new Set<Hex>();
    for (const h of hexes(rest.slice(at + 2))) set.add(h);
    areas.set(id, set);
  },
};

let section = '';
for (const line of text.split('\n')) {
  const head = /^\[(.*)\]$/.exec(line);
  if (head) section = head[1] ?? '';
  const colon = line.indexOf(': ');
  if (!head && colon > 0) readers[section]?.(line.slice(0, colon), line.slice(colon + 2));
}

// --- What stands in a hex --------------------------------------------------------------------------------------------

export const PLACES: readonly PlaceOnMap[] = places;
const CITY_AT = new Map(places.filter((p) => p.kind !== 'oilfield').map((p) => [p.hex, p]));
const PLACE_AT = new Map(places.map((p) => [p.hex, p]));
export function cityAt(hex: Hex): PlaceOnMap | undefined {
  return CITY_AT.get(hex);
}
/** A city or an oilfield: what one side or the other controls (4.7). */
export function controlledAt(hex: Hex): PlaceOnMap | undefined {
  return PLACE_AT.get(hex);
}
export function placeOf(name: string): PlaceOnMap {
  const found = places.find((p) => p.name === name);
  if (!found) throw new Error(`referee: no place ${name}`);
  return found;
}
export const isBigCity = (hex: Hex): boolean => ['fortress', 'major city'].includes(cityAt(hex)?.kind ?? '');
export const terrainAt = (hex: Hex): string => terrain[hex] ?? '';
const has = (hex: Hex, mark: string): boolean => marks[hex]?.has(mark) === true;
export const isRiver = (hex: Hex): boolean => has(hex, 'river');
export const isPort = (hex: Hex): boolean => has(hex, 'port');
export const isAllWater = (hex: Hex): boolean => terrainAt(hex) === 'sea' || terrainAt(hex) === 'lake';
/** Land one can be on: not all water, and part of the game. */
export const isLand = (hex: Hex): boolean => !isAllWater(hex) && !has(hex, 'out of play');
export const isOutOfPlay = (hex: Hex): boolean => has(hex, 'out of play');
export const sideBetween = (a: Hex, b: Hex): string => sides.get(sideKey(a, b)) ?? '';
/** A hexside of deep water: sea or lake (4.2.2, 6.1.4). The Kerch Strait is none. */
export const isDeep = (a: Hex, b: Hex): boolean => ['sea', 'lake'].includes(sideBetween(a, b));
export const isStrait = (a: Hex, b: Hex): boolean => sideBetween(a, b) === 'strait';

export const railFrom = (hex: Hex): readonly Hex[] => [...(rails.get(hex) ?? [])];
export const isRail = (hex: Hex): boolean => rails.has(hex);

export function isIn(kind: string, name: string, hex: Hex): boolean {
  return areas.get(`${kind}: ${name}`)?.has(hex) === true;
}
const COUNTRY = new Map(
  ['Germany', 'Finland', 'Hungary', 'Romania', 'USSR'].map((c) => [c, areas.get(`country: ${c}`)]),
);
const EDGE = new Map(['gray', 'red'].map((c) => [c, areas.get(`edge: ${c}`)]));
export function hexesIn(kind: string, name: string): readonly Hex[] {
  return [...(areas.get(`${kind}: ${name}`) ?? [])];
}
export type Country = 'Germany' | 'Finland' | 'Hungary' | 'Romania' | 'USSR';
export const isInCountry = (country: Country, hex: Hex): boolean => COUNTRY.get(country)?.has(hex) === true;
export type EdgeColour = 'gray' | 'red';
export const isEdge = (colour: EdgeColour, hex: Hex): boolean => EDGE.get(colour)?.has(hex) === true;
function everyHex<T>(of: (hex: Hex) => T): readonly T[] {
  return Array.from({ length: HEXES }, (_, hex) => of(hex));
}
/** 12.1.2 */
type Zone = 'arctic' | 'central' | 'south';
const ZONES: readonly Zone[] = everyHex((hex) => {
  if (isIn('weather zone', 'arctic', hex)) return 'arctic';
  return isIn('weather zone', 'south', hex) ? 'south' : 'central';
});
export const weatherZone = (hex: Hex): Zone => ZONES[hex] ?? 'central';
export type Panel = 'A' | 'B' | 'C' | 'D';
/** On this panel and no other: a row at a joint lies on two (11.2). */
const PANELS_AT = everyHex((hex) => (['A', 'B', 'C', 'D'] as const).filter((p) => isIn('panel', p, hex)));
export function isWhollyOn(panels: readonly Panel[], hex: Hex): boolean {
  const on = PANELS_AT[hex] ?? [];
  return on.length > 0 && on.every((p) => panels.includes(p));
}

// --- The edge (5.2.1.3.2) --------------------------------------------------------------------------------------------

/** A partial hex beyond the edge, called by the full hex beside it; the full hexes it touches. */
export interface Partial {
  readonly name: Hex;
  readonly touches: readonly Hex[];
}
const isHex = (row: number, column: number): boolean => row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
function partial(name: readonly [number, number], touches: readonly (readonly [number, number])[]): Partial[] {
  const on = touches.filter(([r, c]) => isHex(r, c)).map(([r, c]) => r * COLUMNS + c);
  return isHex(...name) ? [{ name: name[0] * COLUMNS + name[1], touches: on }] : [];
}
/** Rows with an even letter leave half a hex free in the west, the others in the east; in the north and south they lie between two hexes. */
export const PARTIALS: readonly Partial[] = [
  ...Array.from({ length: ROWS }, (_, r) => {
    const c = (ROWS - r) % 2 === 0 ? 0 : COLUMNS - 1;
    return partial(
      [r, c],
      [r - 1, r, r + 1].map((x) => [x, c] as const),
    );
  }).flat(),
  // Between two hexes: one fewer than there are columns.
  ...Array.from({ length: COLUMNS - 1 }, (_, c) =>
    partial(
      [0, c + 1],
      [c, c + 1].map((x) => [0, x] as const),
    ),
  ).flat(),
  ...Array.from({ length: COLUMNS - 1 }, (_, c) =>
    partial(
      [ROWS - 1, c],
      [c, c + 1].map((x) => [ROWS - 1, x] as const),
    ),
  ).flat(),
];

// --- Water -----------------------------------------------------------------------------------------------------------

const WATERS = [
  'Black Sea',
  'Sea of Azov',
  'Baltic Sea',
  'Lake Ladoga',
  'Lake Onega',
  'Lake Peipus',
  'Lake Ilmen',
] as const;
export type Water = (typeof WATERS)[number];
/** The waters a hex lies on: as coast or as all water. */
const WATERS_AT = everyHex((hex) => WATERS.filter((w) => isIn('body of water', w, hex)));
export const watersAt = (hex: Hex): readonly Water[] => WATERS_AT[hex] ?? [];
/** 11.4.1: the Sea of Azov and the Black Sea are one body. */
const BODIES_AT = everyHex((hex) => new Set<string>(watersAt(hex).map((w) => (w === 'Sea of Azov' ? 'Black Sea' : w))));
export const bodiesAt = (hex: Hex): ReadonlySet<string> => BODIES_AT[hex] ?? new Set();
export const isCoast = (hex: Hex): boolean => !isAllWater(hex) && watersAt(hex).length > 0;
/** R41: from one hex to the next on the same water. */
export function isSeaStep(a: Hex, b: Hex): boolean {
  const there = watersAt(b);
  return isNextTo(a, b) && watersAt(a).some((w) => there.includes(w));
}

const KERCH = hexOf('E18');
const TAMAN = hexOf('D18');
const otherSea = (w: Water): Water => (w === 'Black Sea' ? 'Sea of Azov' : 'Black Sea');
/** R41: a ship keeps to its water, hex by hex; across D18/E18 it may pass from the Black Sea to the Sea of Azov and back. */
const NEXT_AT_SEA = new Map<string, readonly (readonly [Hex, Water])[]>();
function nextAtSea(hex: Hex, water: Water): readonly (readonly [Hex, Water])[] {
  const key = `${hex} ${water}`;
  const known = NEXT_AT_SEA.get(key) ?? nextOn(hex, water);
  NEXT_AT_SEA.set(key, known);
  return known;
}
function nextOn(hex: Hex, water: Water): readonly (readonly [Hex, Water])[] {
  return neighbours(hex).flatMap((n): (readonly [Hex, Water])[] => {
    const along: (readonly [Hex, Water])[] = watersAt(n).includes(water) ? [[n, water]] : [];
    const isStraits = (hex === KERCH && n === TAMAN) || (hex === TAMAN && n === KERCH);
    return isStraits ? [...along, [n, otherSea(water)]] : along;
  });
}
/** How far each hex is by sea. `goesOn`: whether one sails on from a hex; `mayEnter`: whether one comes in. */
export function seaWays(
  from: Hex,
  far: number,
  mayEnter: (hex: Hex) => boolean,
  goesOn: (hex: Hex) => boolean,
): ReadonlyMap<Hex, number> {
  const best = new Map<Hex, number>([[from, 0]]);
  const seen = new Set<string>();
  const queue: { readonly hex: Hex; readonly water: Water; readonly steps: number }[] = [];
  for (const water of watersAt(from)) queue.push({ hex: from, water, steps: 0 });
  for (const { hex, water, steps } of queue) {
    if (steps === far || (hex !== from && !goesOn(hex))) continue;
    for (const [n, w] of nextAtSea(hex, water)) {
      const key = `${n} ${w}`;
      if (seen.has(key) || !mayEnter(n)) continue;
      seen.add(key);
      if (!best.has(n)) best.set(n, steps + 1);
      queue.push({ hex: n, water: w, steps: steps + 1 });
    }
  }
  return best;
}

// --- Distance --------------------------------------------------------------------------------------------------------

const distances = new Map<Hex, Int16Array>();
/** Hexes counted in a straight line over anything. */
export function distance(a: Hex, b: Hex): number {
  let from = distances.get(a);
  if (!from) {
    from = new Int16Array(HEXES).fill(-1);
    from[a] = 0;
    const queue = [a];
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i] ?? 0;
      for (const n of neighbours(at)) {
        if (from[n] !== -1) continue;
        from[n] = (from[at] ?? 0) + 1;
        queue.push(n);
      }
    }
    distances.set(a, from);
  }
  return from[b] ?? -1;
}
