// The board as the referee reads it: the text of the compiled map, taken apart line by line.
import text from '../map/map.ts';

export type Hex = number;
const COLUMNS = 64;
const ROWS = 39;
export const HEXES = COLUMNS * ROWS;

const two = (n: number): string => String(n).padStart(2, '0');
export const labelOf = (hex: Hex): string => two((hex % COLUMNS) + 1) + two(Math.floor(hex / COLUMNS) + 1);
export const hexOf = (label: string): Hex => (Number(label.slice(2)) - 1) * COLUMNS + Number(label.slice(0, 2)) - 1;

/** Odd columns lie half a hex lower. */
function around(hex: Hex): readonly Hex[] {
  const column = (hex % COLUMNS) + 1;
  const row = Math.floor(hex / COLUMNS) + 1;
  const upper = column % 2 === 1 ? row : row - 1;
  const all: readonly (readonly [number, number])[] = [
    [column, row - 1],
    [column, row + 1],
    [column - 1, upper],
    [column - 1, upper + 1],
    [column + 1, upper],
    [column + 1, upper + 1],
  ];
  return all
    .filter(([c, r]) => c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS)
    .map(([c, r]) => (r - 1) * COLUMNS + c - 1);
}
const NEIGHBOURS = Array.from({ length: HEXES }, (_, hex) => around(hex));
export const neighbours = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? [];
export const isNextTo = (a: Hex, b: Hex): boolean => neighbours(a).includes(b);

/** Counted straight, over anything. */
export function distance(a: Hex, b: Hex): number {
  const cube = (hex: Hex): readonly [number, number] => {
    const column = hex % COLUMNS;
    const row = Math.floor(hex / COLUMNS);
    // Columns 1, 3, 5 (here 0, 2, 4) are the lower ones.
    return [column, row - Math.floor((column + 1) / 2)];
  };
  const [q1, r1] = cube(a);
  const [q2, r2] = cube(b);
  const dq = q1 - q2;
  const dr = r1 - r2;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export type Ground = 'clear' | 'forest' | 'swamp' | 'lake';
export type Road = 'main' | 'secondary';
export interface Settlement {
  readonly name: string;
  readonly kind: 'city' | 'town';
}

/** A hexside is called by its hexes, the smaller number first. */
export const pairOf = (a: Hex, b: Hex): string => [labelOf(a), labelOf(b)].toSorted().join('/');
/** The same as a number, for looking up. */
const sideOf = (a: Hex, b: Hex): number => (a < b ? a * HEXES + b : b * HEXES + a);
const key = (a: string, b: string): number => sideOf(hexOf(a), hexOf(b));

const ground: Ground[] = [];
const settlements = new Map<Hex, Settlement>();
const water = new Set<number>();
const roads = new Map<number, Road>();
const roadsOff = new Map<Hex, Road>();
const bridges = new Set<number>();
const bridgeNames = new Set<string>();
const areas = new Map<string, Set<Hex>>();
const entries: { readonly name: string; readonly hex: Hex }[] = [];
const boxes: string[] = [];

function readLink(kind: string, rest: string): void {
  const road: Road = kind === 'main road' ? 'main' : 'secondary';
  const chain = rest.split(' - ');
  for (const [i, a] of chain.entries()) {
    const b = chain[i + 1];
    if (b === undefined) continue;
    // A letter in place of a number: the road leaves the board there.
    const off = [a, b].find((x) => !/^\d/.test(x));
    const on = [a, b].find((x) => /^\d/.test(x)) ?? '';
    if (off !== undefined) {
      if (roadsOff.get(hexOf(on)) !== 'main') roadsOff.set(hexOf(on), road);
      continue;
    }
    if (roads.get(key(a, b)) !== 'main') roads.set(key(a, b), road);
  }
}
const readers: Readonly<Record<string, (head: string, rest: string) => void>> = {
  places(name, rest) {
    const [hex = '', kind = ''] = rest.split(', ');
    settlements.set(hexOf(hex), { name, kind: kind as 'city' | 'town' });
  },
  hexes(label, rest) {
    ground[hexOf(label)] = (rest.split(', ')[0] ?? 'clear') as Ground;
  },
  sides(pair) {
    const [a = '', b = ''] = pair.split('/');
    water.add(key(a, b));
  },
  links: readLink,
  areas(_, rest) {
    const at = rest.indexOf(': ');
    const name = rest.slice(0, at);
    const set = areas.get(name) ?? new Set<Hex>();
    for (const h of rest.slice(at + 2).split(', ')) set.add(hexOf(h));
    areas.set(name, set);
  },
  lines(kind, rest) {
    if (kind !== 'bridge') return;
    for (const pair of rest.slice(rest.indexOf(': ') + 2).split(', ')) {
      const [a = '', b = ''] = pair.split('/');
      bridges.add(key(a, b));
      bridgeNames.add(pairOf(hexOf(a), hexOf(b)));
    }
  },
  boxes(kind, rest) {
    const [name = '', hex = ''] = rest.split(':').map((x) => x.trim());
    boxes.push(name);
    if (kind === 'entry zone') entries.push({ name, hex: hexOf(hex) });
  },
};
let section = '';
for (const line of text.split('\n')) {
  const head = /^\[(.*)\]$/.exec(line);
  if (head) section = head[1] ?? '';
  const colon = line.indexOf(': ') >= 0 ? line.indexOf(': ') : line.indexOf(':');
  if (!head && colon > 0) readers[section]?.(line.slice(0, colon), line.slice(colon + 1).trim());
}

export const groundAt = (hex: Hex): Ground => ground[hex] ?? 'lake';
export const settlementAt = (hex: Hex): Settlement | undefined => settlements.get(hex);
export const SETTLEMENTS: ReadonlyMap<Hex, Settlement> = settlements;
export const hasWater = (a: Hex, b: Hex): boolean => water.has(sideOf(a, b));
// TEC note 1: the hexes of a city are joined by main route.
for (const [a, x] of settlements)
  for (const b of neighbours(a))
    if (x.kind === 'city' && settlements.get(b)?.name === x.name) roads.set(sideOf(a, b), 'main');
export const roadBetween = (a: Hex, b: Hex): Road | undefined => roads.get(sideOf(a, b));
export const roadOffAt = (hex: Hex): Road | undefined => roadsOff.get(hex);
export const BRIDGES: ReadonlySet<string> = bridgeNames;
export const isBridge = (a: Hex, b: Hex): boolean => bridges.has(sideOf(a, b));
export const area = (name: string): ReadonlySet<Hex> => areas.get(name) ?? new Set();
export const cityHexes = (name: string): readonly Hex[] =>
  [...settlements].filter(([, s]) => s.name === name && s.kind === 'city').map(([hex]) => hex);
export const ENTRIES = entries;
/** Boxes come after the hexes, in their order. */
export const boxAt = (name: string): number => HEXES + boxes.indexOf(name);
