// The board as the referee reads it: the text of the compiled map, taken apart line by line.
import text from '../map/map.ts';

/** A hex, by the number the kernel gives it: row by row from the north, from west to east. */
export type Hex = number;

const ROWS = 101;
const COLUMNS = 68;
/** No hex: beyond the edge. */
const OFF = -1;

// Odd rows have columns 0 to 67, even rows 1 to 67 and lie half a hex further west.
const columns: number[] = [];
const rows: number[] = [];
const numbers = new Map<number, Hex>();
for (let row = 1; row <= ROWS; row++)
  for (let column = row % 2 === 1 ? 0 : 1; column < COLUMNS; column++) {
    numbers.set(row * COLUMNS + column, columns.length);
    columns.push(column);
    rows.push(row);
  }
export const HEXES = columns.length;
const HALF = COLUMNS / 2;
const SHEET = 50;
export const rowOf = (hex: Hex): number => rows[hex] ?? OFF;
const columnOf = (hex: Hex): number => columns[hex] ?? OFF;
/** How far east, in half hexes. */
export const eastOf = (hex: Hex): number => 2 * columnOf(hex) - (rowOf(hex) % 2 === 0 ? 1 : 0);
function hexAt(column: number, row: number): Hex {
  return column < 0 || column >= COLUMNS ? OFF : (numbers.get(row * COLUMNS + column) ?? OFF);
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
export function labelOf(hex: Hex): string {
  if (hex < 0 || hex >= HEXES) return `place ${hex}`;
  const isSouth = rowOf(hex) > SHEET;
  const isWest = columnOf(hex) < HALF;
  const column = (isWest ? HALF : COLUMNS) - columnOf(hex);
  return (
    (isSouth ? 'S' : 'N') + (isWest ? 'W' : 'E') + twoDigits(rowOf(hex) - (isSouth ? SHEET : 0)) + twoDigits(column)
  );
}
export function hexOf(label: string): Hex {
  const found = /^([NS])([WE])(\d\d)(\d\d)$/.exec(label);
  if (!found) throw new Error(`referee: no hex ${label}`);
  const row = Number(found[3]) + (found[1] === 'S' ? SHEET : 0);
  return hexAt((found[2] === 'W' ? HALF : COLUMNS) - Number(found[4]), row);
}

const AROUND: readonly (readonly Hex[])[] = Array.from({ length: HEXES }, (_, hex) => {
  const c = columnOf(hex);
  const r = rowOf(hex);
  const west = r % 2 === 0 ? c - 1 : c;
  return [
    hexAt(west, r - 1),
    hexAt(west + 1, r - 1),
    hexAt(c + 1, r),
    hexAt(west + 1, r + 1),
    hexAt(west, r + 1),
    hexAt(c - 1, r),
  ].filter((n) => n !== OFF);
});
/** The hexes of the map around a hex. */
export const neighbours = (hex: Hex): readonly Hex[] => AROUND[hex] ?? [];
export const isNextTo = (a: Hex, b: Hex): boolean => neighbours(a).includes(b);
/** Hexes apart. */
export function distance(a: Hex, b: Hex): number {
  const dy = Math.abs(rowOf(a) - rowOf(b));
  const dx = Math.abs(eastOf(a) - eastOf(b));
  return dy + Math.max(0, (dx - dy) / 2);
}
/** Distances of all hexes from the nearest of these. */
export function distances(from: Iterable<Hex>, most: number): ReadonlyMap<Hex, number> {
  const found = new Map<Hex, number>();
  for (const hex of from) found.set(hex, 0);
  // A map goes on to what is added while it is walked through.
  for (const [hex, far] of found)
    if (far < most) for (const n of neighbours(hex)) if (!found.has(n)) found.set(n, far + 1);
  return found;
}
/** One number for a pair of neighbours, whichever comes first. */
export const sideKey = (a: Hex, b: Hex): number => (a < b ? a * HEXES + b : b * HEXES + a);

// --- The text ---------------------------------------------------------------------------------------------------------

function hexes(list: string): Hex[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('..');
    const [a, b] = [hexOf(first), hexOf(last)].toSorted((x, y) => x - y);
    if (a === undefined || b === undefined) return [];
    // A run goes along a row, or down a column of the edge.
    if (rowOf(a) === rowOf(b)) return Array.from({ length: b - a + 1 }, (_, i) => a + i);
    throw new Error(`referee: ${part} is no run along a row`);
  });
}
const terrain: string[] = Array.from({ length: HEXES }, () => '');
const marks: ReadonlySet<string>[] = Array.from({ length: HEXES }, () => new Set<string>());
const sides = new Map<number, string>();
const rails = new Map<Hex, Set<Hex>>();
const areas = new Map<string, Set<Hex>>();
const lines = new Map<string, Set<number>>();
interface Place {
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
}
const places = new Map<Hex, Place>();

function join(a: Hex, b: Hex): void {
  rails.set(a, (rails.get(a) ?? new Set()).add(b));
  rails.set(b, (rails.get(b) ?? new Set()).add(a));
}
function named(rest: string): readonly [name: string, list: string] {
  const at = rest.indexOf(': ');
  return [rest.slice(0, at), rest.slice(at + 2)];
}
const readers: Readonly<Record<string, (head: string, rest: string) => void>> = {
  places(name, rest) {
    const [label = '', , ...more] = rest.split(', ');
    const values = new Map(more.map((m) => m.split('=')).map(([k = '', v = '']) => [k, Number(v)]));
    places.set(hexOf(label), { name, values });
  },
  hexes(label, rest) {
    const [land = '', ...more] = rest.split(', ');
    terrain[hexOf(label)] = land;
    marks[hexOf(label)] = new Set(more);
  },
  sides(pair, kind) {
    const [a = '', b = ''] = pair.split('/');
    sides.set(sideKey(hexOf(a), hexOf(b)), kind);
  },
  links(_, rest) {
    const labels = rest.split(' - ');
    // A direction instead of a hex: the line leaves the map.
    const chain = labels.filter((l) => l.length > 2).map(hexOf);
    for (const [i, a] of chain.entries()) {
      const b = chain[i + 1];
      if (b !== undefined) join(a, b);
    }
  },
  areas(kind, rest) {
    const [name, list] = named(rest);
    const set = areas.get(`${kind}: ${name}`) ?? new Set<Hex>();
    areas.set(`${kind}: ${name}`, set);
    for (const h of hexes(list)) set.add(h);
  },
  lines(kind, rest) {
    const [name, list] = named(rest);
    const set = lines.get(`${kind}: ${name}`) ?? new Set<number>();
    lines.set(`${kind}: ${name}`, set);
    for (const pair of list.split(', ')) {
      const [a = '', b = ''] = pair.split('/');
      set.add(sideKey(hexOf(a), hexOf(b)));
    }
  },
};
let section = '';
for (const line of text.split('\n')) {
  const head = /^\[(.*)\]$/.exec(line);
  if (head) section = head[1] ?? '';
  const colon = line.indexOf(': ');
  if (!head && colon > 0) readers[section]?.(line.slice(0, colon), line.slice(colon + 2));
}
function area(id: string): ReadonlySet<Hex> {
  const found = areas.get(id);
  if (!found) throw new Error(`referee: the map has no ${id}`);
  return found;
}
const line = (id: string): ReadonlySet<number> => lines.get(id) ?? new Set();

// --- What is in a hex and between two ---------------------------------------------------------------------------------

export const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, h) => h);
export const terrainOf = (hex: Hex): string => terrain[hex] ?? '';
export const isSea = (hex: Hex): boolean => terrainOf(hex) === 'sea';
export const isLake = (hex: Hex): boolean => terrainOf(hex) === 'lake';
export const isClosed = (hex: Hex): boolean => marks[hex]?.has('closed') === true;
export const isCoast = (hex: Hex): boolean => marks[hex]?.has('coast') === true;
export const isCity = (hex: Hex): boolean => marks[hex]?.has('city') === true;
export const sideOf = (a: Hex, b: Hex): string => sides.get(sideKey(a, b)) ?? '';
export const railsFrom = (hex: Hex): ReadonlySet<Hex> => rails.get(hex) ?? new Set();
export const isRail = (hex: Hex): boolean => rails.has(hex);

const byName = (name: string): readonly Hex[] => [...places].filter(([, p]) => p.name === name).map(([hex]) => hex);
export const LENINGRAD: readonly Hex[] = byName('Leningrad');
export const MOSCOW: readonly Hex[] = byName('Moscow');
export const STALINGRAD: readonly Hex[] = byName('Stalingrad');
/** 7.2: of the three hexes these are ports. */
export const LENINGRAD_PORTS: readonly Hex[] = LENINGRAD.filter((h) => marks[h]?.has('port'));
const one = (name: string): Hex => byName(name)[0] ?? OFF;
export const SEVASTOPOL = one('Sevastopol');
export const HELSINKI = one('Helsinki');
export const BUDAPEST = one('Budapest');
export const BUCHAREST = one('Bucharest');
export const CENTERS: readonly Hex[] = [...places].filter(([, p]) => p.values.has('personnel')).map(([hex]) => hex);
export const centersAt = (hex: Hex): number => places.get(hex)?.values.get('personnel') ?? 0;
export const CITIES: readonly Hex[] = ALL.filter(isCity);

export const NORTH = area('weather zone: north');
export const FINLAND = area('country: Finland');
export const OLD_FINLAND: ReadonlySet<Hex> = new Set([...FINLAND, ...area('territory: Lost Finland')]);
export const HUNGARY = area('country: Hungary');
export const RUMANIA = area('country: Rumania');
export const RUSSIA = area('country: USSR');
/** 5.29: where Hungarians, Rumanians, Slovaks and Italians may be. */
export const MINOR_AXIS = area('limit: minor Axis');
export const WEST_OF_WHITE_SEA = area('limit: west of the White Sea');
export const WESTERN_EDGE = area('edge: western edge');
export const EASTERN_EDGE = area('edge: eastern edge');
export const GERMAN_ENTRY = area('edge: German entry');
export const BALTIC_PORTS = area('ports: Baltic ports');
export const BLACK_SEA_PORTS = area('ports: Black Sea ports');
export const seaArea = (name: string): ReadonlySet<Hex> => area(`sea: ${name}`);
export const TURKEY = area('country: Turkey');
export const GERMAN_BORDER = line('border: Greater Germany 1941');
export const startSide = (which: string): ReadonlySet<Hex> => areas.get(`start line: ${which}`) ?? new Set();
/** The hexes of a side that lie along a start line. */
export const lineHexes = (which: string, side: string): readonly Hex[] => {
  const along = line(`start line: ${which}`);
  return [...startSide(`${which} ${side}`)].filter((hex) => neighbours(hex).some((n) => along.has(sideKey(hex, n))));
};
export const sector = (name: string): ReadonlySet<Hex> => area(`sector: ${name}`);
export const NORTH_OF_38 = area('limit: north of NW38');
export const cityHexes = (name: string): readonly Hex[] => byName(name);
export const isSouthRim = (hex: Hex): boolean => rowOf(hex) === ROWS;
