// The board as the referee reads it: the text of the compiled map, taken apart line by line.
import text from '../map/map.ts';

/** A hex, by the number the kernel gives it: row by row from the north-west. */
export type Hex = number;

const COLUMNS = 60;
const ROWS = 41;
export const HEXES = COLUMNS * ROWS;
/** No hex: beyond the edge. */
const OFF = -1;

export const columnOf = (hex: Hex): number => (hex % COLUMNS) + 1;
export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS) + 1;
const twoDigits = (n: number): string => String(n).padStart(2, '0');
export const labelOf = (hex: Hex): string =>
  hex >= 0 && hex < HEXES ? twoDigits(columnOf(hex)) + twoDigits(rowOf(hex)) : `place ${hex}`;
function hexAt(column: number, row: number): Hex {
  return column < 1 || column > COLUMNS || row < 1 || row > ROWS ? OFF : (row - 1) * COLUMNS + column - 1;
}
export function hexOf(label: string): Hex {
  if (!/^\d{4}$/.test(label)) throw new Error(`referee: no hex ${label}`);
  return hexAt(Number(label.slice(0, 2)), Number(label.slice(2)));
}

/** N, NE, SE, S, SW, NW; odd columns lie half a hex lower. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export function stepTo(hex: Hex, d: number): Hex {
  const c = columnOf(hex);
  const r = rowOf(hex);
  const low = c % 2;
  const to = [
    [c, r - 1],
    [c + 1, r - 1 + low],
    [c + 1, r + low],
    [c, r + 1],
    [c - 1, r + low],
    [c - 1, r - 1 + low],
  ][d];
  return to ? hexAt(to[0] ?? 0, to[1] ?? 0) : OFF;
}
const AROUND = Array.from({ length: HEXES }, (_, hex) => DIRECTIONS.map((d) => stepTo(hex, d)));
const NEIGHBOURS = AROUND.map((six) => six.filter((n) => n !== OFF));
/** The hexes of the map around a hex. */
export const neighbours = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? [];
export const isNextTo = (a: Hex, b: Hex): boolean => neighbours(a).includes(b);

/** Hexes apart. */
export function distance(a: Hex, b: Hex): number {
  const dx = Math.abs(columnOf(a) - columnOf(b));
  const height = (hex: Hex) => rowOf(hex) * 2 + (columnOf(hex) % 2);
  const dy = Math.abs(height(a) - height(b));
  return dx + Math.max(0, (dy - dx) / 2);
}
export function within(hex: Hex, far: number): Hex[] {
  return Array.from({ length: HEXES }, (_, h) => h).filter((h) => distance(hex, h) <= far);
}

// --- Hexsides have numbers, given hex by hex and clockwise from the north; those of the edge too. -----------------------

const SIDE_NUMBERS = new Map<number, number>();
const SIDE_PAIRS: (readonly [Hex, Hex])[] = [];
/** One number for a pair of neighbours, whichever comes first. */
export const sideKey = (a: Hex, b: Hex): number => (a < b ? a * HEXES + b : b * HEXES + a);
for (let hex = 0; hex < HEXES; hex++)
  for (const n of AROUND[hex] ?? []) {
    if (n !== OFF && n < hex) continue;
    if (n !== OFF) SIDE_NUMBERS.set(sideKey(hex, n), SIDE_PAIRS.length);
    SIDE_PAIRS.push([hex, n]);
  }
const isHex = (label: string): boolean => /^\d{4}$/.test(label);
const ends = (key: number): readonly [Hex, Hex] => [Math.floor(key / HEXES), key % HEXES];
export const sideNumber = (a: Hex, b: Hex): number => SIDE_NUMBERS.get(sideKey(a, b)) ?? OFF;
/** The two hexes of a side, in the order its number was given. */
export const hexesOfSide = (side: number): readonly [Hex, Hex] => SIDE_PAIRS[side] ?? [OFF, OFF];

// --- The text ---------------------------------------------------------------------------------------------------------

function hexes(list: string): Hex[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('..');
    const found: Hex[] = [];
    for (let n = Number(first); n <= Number(last); n++) found.push(hexOf(String(n).padStart(4, '0')));
    return found;
  });
}

export type PlaceKind = 'village' | 'town' | 'city';
const terrain: string[] = Array.from({ length: HEXES }, () => '');
const sides = new Map<number, string>();
const rails = new Map<Hex, Set<Hex>>();
const roads = new Map<number, 'primary' | 'secondary'>();
const roadHexes = new Map<Hex, Set<Hex>>();
const areas = new Map<string, Set<Hex>>();
const halfHexes: Hex[][] = [];
const places = new Map<Hex, { readonly name: string; readonly kind: PlaceKind }>();
const unrepairable: (readonly Hex[])[] = [];
const railExits = new Set<Hex>();

function join(net: Map<Hex, Set<Hex>>, a: Hex, b: Hex): void {
  for (const [x, y] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!net.has(x)) net.set(x, new Set());
    net.get(x)?.add(y);
  }
}
const readers: Readonly<Record<string, (head: string, rest: string) => void>> = {
  places(name, rest) {
    const [hex = '', kind = ''] = rest.split(', ');
    if (kind === 'village' || kind === 'town' || kind === 'city') places.set(hexOf(hex), { name, kind });
  },
  hexes(label, rest) {
    terrain[hexOf(label)] = rest.split(', ')[0] ?? '';
  },
  sides(pair, kind) {
    const [a = '', b = ''] = pair.split('/');
    sides.set(sideKey(hexOf(a), hexOf(b)), kind);
  },
  links(kind, rest) {
    const labels = rest.split(' - ');
    const chain = labels.filter(isHex).map(hexOf);
    // A direction instead of a hex: the line leaves the map.
    if (kind.endsWith('rail') && !isHex(labels.at(-1) ?? '')) railExits.add(chain.at(-1) ?? OFF);
    if (kind.endsWith('rail') && !isHex(labels[0] ?? '')) railExits.add(chain[0] ?? OFF);
    if (kind === 'unrepairable rail') unrepairable.push(chain);
    for (const [i, a] of chain.entries()) {
      const b = chain[i + 1];
      if (b === undefined) continue;
      if (kind.endsWith('rail')) join(rails, a, b);
      else {
        join(roadHexes, a, b);
        if (kind === 'primary road' || !roads.has(sideKey(a, b)))
          roads.set(sideKey(a, b), kind === 'primary road' ? 'primary' : 'secondary');
      }
    }
  },
  areas(kind, rest) {
    const at = rest.indexOf(': ');
    const id = `${kind}: ${rest.slice(0, at)}`;
    const set = areas.get(id) ?? new Set<Hex>();
    for (const h of hexes(rest.slice(at + 2))) set.add(h);
    areas.set(id, set);
  },
  boxes(kind, rest) {
    if (kind === 'half hex') halfHexes.push(hexes(rest.slice(rest.indexOf(': ') + 2)));
  },
};
let section = '';
for (const line of text.split('\n')) {
  const head = /^\[(.*)\]$/.exec(line);
  if (head) section = head[1] ?? '';
  const colon = line.indexOf(': ');
  if (!head && colon > 0) readers[section]?.(line.slice(0, colon), line.slice(colon + 2));
}
const area = (id: string): ReadonlySet<Hex> => areas.get(id) ?? new Set();

// --- What is in a hex and between two ---------------------------------------------------------------------------------

export const SOVIET_SIDE = 0;
export const terrainOf = (hex: Hex): string => terrain[hex] ?? '';
const OUT_OF_PLAY = area('out of play: Kuban shore');
export const isSea = (hex: Hex): boolean => terrainOf(hex) === 'sea';
/** Nobody can be there. */
export const isClosed = (hex: Hex): boolean => hex < 0 || hex >= HEXES || isSea(hex) || OUT_OF_PLAY.has(hex);
export const isMarsh = (hex: Hex): boolean => terrainOf(hex) === 'marsh' || terrainOf(hex) === 'wooded marsh';
export const placeAt = (hex: Hex): PlaceKind | undefined => places.get(hex)?.kind;
export const PLACES: ReadonlyMap<Hex, { readonly name: string; readonly kind: PlaceKind }> = places;
export const isTownOrCity = (hex: Hex): boolean => placeAt(hex) === 'town' || placeAt(hex) === 'city';

const sideKind = (a: Hex, b: Hex): string => sides.get(sideKey(a, b)) ?? '';
export const isSeaSide = (a: Hex, b: Hex): boolean => sideKind(a, b) === 'sea' || isSea(a) || isSea(b);
export const isMajor = (a: Hex, b: Hex): boolean => sideKind(a, b) === 'major river';
export const isRiver = (a: Hex, b: Hex): boolean => isMajor(a, b) || sideKind(a, b) === 'minor river';
export const roadBetween = (a: Hex, b: Hex): 'primary' | 'secondary' | undefined => roads.get(sideKey(a, b));
export const roadsFrom = (hex: Hex): ReadonlySet<Hex> => roadHexes.get(hex) ?? new Set();
export const isOnRoad = (hex: Hex): boolean => roadHexes.has(hex);
export const railsFrom = (hex: Hex): ReadonlySet<Hex> => rails.get(hex) ?? new Set();
export const isOnRail = (hex: Hex): boolean => rails.has(hex);
export const RAIL_HEXES: readonly Hex[] = [...rails.keys()];
/** Rail hexes whose line goes on off the map. */
export const RAIL_EXITS: ReadonlySet<Hex> = railExits;
/** 27.4b: links of the line from Nezhin to Repki. */
export const UNREPAIRABLE: ReadonlySet<number> = new Set(
  unrepairable.flatMap((line) => line.slice(1).map((hex, i) => sideKey(hex, line[i] ?? OFF))),
);

/** 14.2A: by side. */
export const EDGE_SOURCES: readonly (readonly Hex[])[] = [
  [...area('supply source: Soviet sources')],
  [...area('supply source: German sources')],
];
/** 27.2: hexes each Entry Half Hex leads to, A first. */
export const HALF_HEXES: readonly (readonly Hex[])[] = halfHexes;
/** 4.6: the railways that meet off the map. */
export const EAST_LINK: readonly Hex[] = [...area('rail exit: East rail link')];
export const NORTH_MINOR: readonly Hex[] = [...area('rail exit: North minor lines')];
/** 19.4: by side. */
const PERMANENT: readonly ReadonlySet<Hex>[] = [
  area('permanent fort: August Soviet forts'),
  area('permanent fort: August German forts'),
];
const BRIDGEHEADS = area('scenario fort: Dnieper bridgeheads');
export function isPermanentFort(side: number, hex: Hex, scenario: string): boolean {
  if (PERMANENT[side]?.has(hex)) return true;
  return side === SOVIET_SIDE && scenario === 'october' && BRIDGEHEADS.has(hex);
}

// --- The dam (28) -----------------------------------------------------------------------------------------------------

export const ZAPOROZHYE = [...places].find(([, p]) => p.name === 'Zaporozhye')?.[0] ?? OFF;
export const FLOODED: ReadonlySet<Hex> = area('flood: Flood marshes');
/** Two hexsides meet in a corner if they are two of the three sides of three hexes that touch. */
function meet(x: number, y: number): boolean {
  const [a, b] = ends(x);
  const [c, d] = ends(y);
  const shared = [a, b].filter((h) => h === c || h === d);
  if (shared.length !== 1) return false;
  const others = [a, b, c, d].filter((h) => h !== shared[0]);
  return isNextTo(others[0] ?? 0, others[1] ?? 0);
}
/** 28.2E: Major River hexsides that can be reached from the mouth without passing those of Zaporozhye. */
export const BELOW_DAM: ReadonlySet<number> = (() => {
  const major = [...sides].filter(([, kind]) => kind === 'major river').map(([key]) => key);
  const found = new Set(major.filter((key) => ends(key).some((h) => h === hexOf('2836'))));
  for (const key of found)
    for (const other of major)
      if (!found.has(other) && !ends(other).includes(ZAPOROZHYE) && meet(key, other)) found.add(other);
  return found;
})();
