// Writing map files. What is written here map-text.ts reads back to the same map, and writing that again gives the same text.
import { DIRECTIONS, type HexGrid, NONE } from './grid.ts';
import { rawLabel } from './labels.ts';
import type { Area, Box, HexMap, LinkClass, Place, SideLine } from './map.ts';
import { formatCells, formatScheme } from './map-text-grid.ts';
import { checkName } from './map-text-reader.ts';

/** Lists are wrapped here, so that a change touches a line a reviewer can take in. */
const WIDTH = 110;

export function formatMap(map: HexMap): string {
  requireReadingOrder(map.grid);
  const sections: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['grid', gridLines(map)],
    ['words', wordLines(map)],
    ['places', map.places.map((p) => placeLine(map, p))],
    ['hexes', map.labels.map((_, h) => hexLine(map, h))],
    ['sides', sideLines(map)],
    ['links', map.links.flatMap((l) => linkLines(map, l))],
    ['areas', map.areas.flatMap((a) => areaLines(map, a))],
    ['lines', map.lines.flatMap((l) => lineLines(map, l))],
    ['boxes', map.boxes.map((b) => boxLine(map, b))],
  ];
  const head = `map ${map.id}\ntitle ${map.title}\n`;
  const body = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `\n[${name}]\n${lines.join('\n')}\n`);
  return head + body.join('');
}

/** Hexes are numbered row by row, west to east as the sheet lies; a map file could not say any other order. */
function requireReadingOrder(grid: HexGrid): void {
  for (let h = 1; h < grid.count; h++) {
    const rows = (grid.row[h] ?? 0) - (grid.row[h - 1] ?? 0);
    if (rows > 0 || (rows === 0 && (grid.col[h] ?? 0) > (grid.col[h - 1] ?? 0))) continue;
    throw new Error(`map file: cell ${rawLabel(grid, h)} is out of reading order (row by row, left to right)`);
  }
}

function label(map: HexMap, hex: number): string {
  return map.labels[hex] ?? rawLabel(map.grid, hex);
}

function gridLines(map: HexMap): string[] {
  const north = map.north === undefined || map.north === 0 ? [] : [`north ${map.north}`];
  const { orientation, shift } = map.grid;
  return [
    `orientation ${orientation}`,
    `shift ${shift}`,
    ...north,
    ...formatScheme(map.scheme),
    ...formatCells(map.grid),
  ];
}

function wordLines(map: HexMap): string[] {
  const lists = [
    ['terrain', map.terrains],
    ['sides', map.sideTerrains.slice(1)],
    ['marks', map.marks],
    ['links', map.links.map((l) => l.id)],
  ] as const;
  return lists
    .filter(([, words]) => words.length > 0)
    .map(([kind, words]) => `${kind}: ${words.map(checkName).join(', ')}`);
}

function valueItems(values: Readonly<Record<string, number>>): string[] {
  return Object.entries(values).map(([key, n]) => `${checkName(key)}=${n}`);
}

function placeLine(map: HexMap, place: Place): string {
  // Compass labels are made from places, so places themselves must not lean on them.
  const where = map.scheme.kind === 'compass' ? rawLabel(map.grid, place.hex) : label(map, place.hex);
  const extras = [
    ...(place.side === undefined ? [] : [`side=${checkName(place.side)}`]),
    ...(place.aliases.length === 0 ? [] : [`also=${place.aliases.map(checkName).join('|')}`]),
    ...valueItems(place.values),
  ];
  return `${checkName(place.name)}: ${[where, checkName(place.kind), ...extras].join(', ')}`;
}

function hexLine(map: HexMap, hex: number): string {
  const bits = map.marked[hex] ?? 0;
  const marks = map.marks.filter((_, i) => (bits >>> i) & 1);
  return `${label(map, hex)}: ${[map.terrains[map.terrain[hex] ?? 0] ?? '', ...marks].join(', ')}`;
}

function sideName(map: HexMap, side: number): string {
  const a = map.grid.sideA[side] ?? NONE;
  const b = map.grid.sideB[side] ?? NONE;
  return `${label(map, a)}/${b === NONE ? edgeDirection(map.grid, a, side) : label(map, b)}`;
}

function edgeDirection(grid: HexGrid, hex: number, side: number): string {
  const d = grid.sides.subarray(hex * 6, hex * 6 + 6).indexOf(side);
  return DIRECTIONS[grid.orientation][d] ?? '';
}

function sideLines(map: HexMap): string[] {
  const lines: string[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    const terrain = map.sideTerrain[s] ?? 0;
    if (terrain !== 0) lines.push(`${sideName(map, s)}: ${map.sideTerrains[terrain] ?? ''}`);
  }
  return lines;
}

/** Wraps items after a prefix that each line repeats; `restart` items open the next line again (chains). */
function wrap(prefix: string, items: readonly string[], joint: string, restart: 0 | 1): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  let length = prefix.length;
  for (const item of items) {
    if (line.length > restart && length + item.length + joint.length > WIDTH) {
      lines.push(prefix + line.join(joint));
      line = line.slice(line.length - restart);
      length = prefix.length + line.join(joint).length;
    }
    line.push(item);
    length += item.length + joint.length;
  }
  return [...lines, prefix + line.join(joint)];
}

function linkLines(map: HexMap, link: LinkClass): string[] {
  return chains(map.grid, link.bySide).flatMap((chain) => {
    const stops = chain.map((h, i) => (h >= 0 ? label(map, h) : edgeDirection(map.grid, chain[i - 1] ?? NONE, -1 - h)));
    return wrap(`${link.id}: `, stops, ' - ', 1);
  });
}

/** Links as chains of hexes from junction or end to the next; the off-board end of a link stands as -1 - side. */
function chains(grid: HexGrid, bySide: Uint8Array): number[][] {
  const used = new Uint8Array(bySide.length);
  const at = (hex: number, d: number) => grid.sides[hex * 6 + d] ?? NONE;
  const degree = (hex: number) => {
    let n = 0;
    for (let d = 0; d < 6; d++) n += bySide[at(hex, d)] ?? 0;
    return n;
  };
  const follow = (start: number, first: number): number[] => {
    const chain = [start];
    let hex = start;
    let d = first;
    for (;;) {
      used[at(hex, d)] = 1;
      const next = grid.neighbours[hex * 6 + d] ?? NONE;
      if (next === NONE) return [...chain, -1 - at(hex, d)];
      chain.push(next);
      if (next === start || degree(next) !== 2) return chain;
      hex = next;
      d = 0;
      while (d < 6 && (bySide[at(hex, d)] !== 1 || used[at(hex, d)] === 1)) d++;
      if (d === 6) return chain;
    }
  };
  const found: number[][] = [];
  const startAt = (accept: (degree: number) => boolean) => {
    for (let h = 0; h < grid.count; h++) {
      if (!accept(degree(h))) continue;
      for (let d = 0; d < 6; d++) if (bySide[at(h, d)] === 1 && used[at(h, d)] === 0) found.push(follow(h, d));
    }
  };
  startAt((n) => n !== 2);
  startAt((n) => n === 2); // what is left runs in circles, or from edge to edge
  return found;
}

/** Hexes that follow each other along the lines of the grid become ranges; the order of the list stays. */
function hexItems(map: HexMap, hexes: readonly number[]): string[] {
  const { grid } = map;
  const along = grid.orientation === 'pointy' ? grid.col : grid.row;
  const across = grid.orientation === 'pointy' ? grid.row : grid.col;
  const items: string[] = [];
  for (let i = 0; i < hexes.length; ) {
    const follows = (j: number) => {
      const [a, b] = [hexes[j - 1] ?? NONE, hexes[j] ?? NONE];
      return b !== NONE && across[a] === across[b] && (along[b] ?? 0) - (along[a] ?? 0) === 1;
    };
    let end = i;
    while (follows(end + 1)) end++;
    const first = label(map, hexes[i] ?? NONE);
    if (end - i < 2) end = i;
    items.push(end === i ? first : `${first}..${label(map, hexes[end] ?? NONE)}`);
    i = end + 1;
  }
  return items;
}

function areaLines(map: HexMap, area: Area): string[] {
  return wrap(`${checkName(area.kind)}: ${checkName(area.name)}: `, hexItems(map, area.hexes), ', ', 0).map((s) =>
    s.trimEnd(),
  );
}

function lineLines(map: HexMap, line: SideLine): string[] {
  const items = line.sides.map((s) => sideName(map, s));
  return wrap(`${checkName(line.kind)}: ${checkName(line.name)}: `, items, ', ', 0).map((s) => s.trimEnd());
}

function boxLine(map: HexMap, box: Box): string {
  const values = valueItems(box.values);
  const touches = hexItems(map, box.touches).join(', ');
  return `${checkName(box.kind)}: ${checkName(box.name)}: ${touches}${values.length === 0 ? '' : `; ${values.join(', ')}`}`.trimEnd();
}
