// What must hold on any board, whatever its game. The words of a map are the game's own, so their meaning is passed in.
import { components, type Corners, createCorners, sideChains } from './geometry.ts';
import { NONE, opposite } from './grid.ts';
import { createLabelling, LabelError } from './labels.ts';
import type { HexMap, LinkClass, Place } from './map.ts';

export type Check =
  | 'tables'
  | 'sides'
  | 'labels'
  | 'places'
  | 'ports'
  | 'set-up'
  | 'rivers'
  | 'links'
  | 'networks'
  | 'pockets'
  | 'boxes';

export interface Finding {
  readonly check: Check;
  /** Labels of the hexes concerned. */
  readonly hexes: readonly string[];
  readonly message: string;
}

/** Labels of hexes, as the map prints them or in any form it reads. */
export type HexList = readonly string[];

export interface LintRules {
  /** What the terrain words of hexes mean. What is neither sea nor lake nor land (a blank, a neutral country) is nobody's concern. */
  readonly isSea: (terrain: string) => boolean;
  readonly isLake: (terrain: string) => boolean;
  readonly isLand: (terrain: string) => boolean;
  /** Words of hexsides: rivers of any size; sides that are open water, where rivers may end and no land passes; other sides that only links cross. */
  readonly isRiver: (side: string) => boolean;
  readonly isWaterSide?: (side: string) => boolean;
  readonly isClosedSide?: (side: string) => boolean;
  /** A mark that says a land hex lies on the water although no water hex touches it. */
  readonly isCoast?: (mark: string) => boolean;
  /** Ports may be places or marks of hexes. */
  readonly isPort?: (place: Place) => boolean;
  readonly isPortMark?: (mark: string) => boolean;
  /** Where units may stand; land if not said. */
  readonly isPlayable?: (hex: number) => boolean;
  readonly setUps?: readonly { readonly name: string; readonly hexes: HexList }[];
  /** Classes of links that together must hang together, and a hex of each part that may lie apart. */
  readonly networks?: readonly { readonly links: readonly string[]; readonly apart: HexList }[];
  /** Classes of links that may lead over water: ferries. */
  readonly overWater?: readonly string[];
  /** Hexes at whose corners a river may begin. */
  readonly sources?: HexList;
  /** A hex of each piece of land that is an island on purpose. */
  readonly islands?: HexList;
  /** Boxes that touch no hex on purpose: pools, tracks. */
  readonly detached?: readonly string[];
}

/** Everything that is wrong with a map; an empty list is a clean bill. */
export function lintMap(map: HexMap, rules: LintRules): readonly Finding[] {
  const broken = checkTables(map);
  // Further checks would stumble over tables that point nowhere.
  if (broken.length > 0) return broken;
  const board = new Board(map, rules);
  const checks = [
    checkLabels,
    checkPlaces,
    checkPorts,
    checkSetUps,
    checkRivers,
    checkLinks,
    checkNetworks,
    checkPockets,
    checkBoxes,
  ];
  for (const check of checks) check(board);
  return board.findings;
}

function bitsOf(marks: readonly string[], included: ((mark: string) => boolean) | undefined): number {
  return marks.reduce((bits, m, i) => bits | (included?.(m) ? 1 << i : 0), 0);
}

/** A map with its words understood and its findings collected. */
class Board {
  readonly map: HexMap;
  readonly rules: LintRules;
  readonly findings: Finding[] = [];
  readonly #labelling;
  readonly #sea: readonly boolean[];
  readonly #lake: readonly boolean[];
  readonly #land: readonly boolean[];
  readonly #river: readonly boolean[];
  readonly #waterSide: readonly boolean[];
  readonly #closedSide: readonly boolean[];
  readonly #coastBits: number;
  readonly #portBits: number;

  constructor(map: HexMap, rules: LintRules) {
    this.map = map;
    this.rules = rules;
    this.#labelling = createLabelling(map.grid, map.scheme, map.places);
    this.#sea = map.terrains.map((t) => rules.isSea(t));
    this.#lake = map.terrains.map((t) => rules.isLake(t));
    this.#land = map.terrains.map((t) => rules.isLand(t));
    // Word 0 of the sides is "nothing there", whatever the rules make of an empty word.
    this.#river = map.sideTerrains.map((t, i) => i > 0 && rules.isRiver(t));
    this.#waterSide = map.sideTerrains.map((t, i) => i > 0 && (rules.isWaterSide?.(t) ?? false));
    this.#closedSide = map.sideTerrains.map((t, i) => i > 0 && (rules.isClosedSide?.(t) ?? false));
    this.#coastBits = bitsOf(map.marks, rules.isCoast);
    this.#portBits = bitsOf(map.marks, rules.isPortMark);
  }

  report(check: Check, hexes: readonly number[], message: string): void {
    this.findings.push({ check, hexes: hexes.map((h) => this.label(h)), message });
  }

  label(hex: number): string {
    return this.map.labels[hex] ?? '?';
  }

  isWater(hex: number): boolean {
    const t = this.map.terrain[hex] ?? 0;
    return (this.#sea[t] ?? false) || (this.#lake[t] ?? false);
  }

  isLand(hex: number): boolean {
    return this.#land[this.map.terrain[hex] ?? 0] ?? false;
  }

  isCoast(hex: number): boolean {
    return ((this.map.marked[hex] ?? 0) & this.#coastBits) !== 0;
  }

  isPort(hex: number): boolean {
    return ((this.map.marked[hex] ?? 0) & this.#portBits) !== 0;
  }

  /** Where units may stand. */
  isPlayable(hex: number): boolean {
    return this.rules.isPlayable?.(hex) ?? this.isLand(hex);
  }

  /** Sides that units cross on land: not open water, and closed ones only where a link runs. */
  isPassable(side: number): boolean {
    if (this.isWaterSide(side)) return false;
    const closed = this.#closedSide[this.map.sideTerrain[side] ?? 0] ?? false;
    return !closed || this.map.links.some((l) => l.bySide[side] === 1);
  }

  isRiver(side: number): boolean {
    return this.#river[this.map.sideTerrain[side] ?? 0] ?? false;
  }

  isWaterSide(side: number): boolean {
    return this.#waterSide[this.map.sideTerrain[side] ?? 0] ?? false;
  }

  touchesWater(hex: number): boolean {
    if (this.isCoast(hex)) return true;
    for (let d = 0; d < 6; d++) {
      const n = this.map.grid.neighbours[hex * 6 + d] ?? NONE;
      if ((n !== NONE && this.isWater(n)) || this.isWaterSide(this.map.grid.sides[hex * 6 + d] ?? NONE)) return true;
    }
    return false;
  }

  /** The hexes of declared labels; a label that names no hex is itself a finding. */
  read(check: Check, labels: HexList): number[] {
    const hexes: number[] = [];
    for (const text of labels) {
      try {
        hexes.push(this.#labelling.parse(text));
      } catch (e) {
        if (!(e instanceof LabelError)) throw e;
        this.findings.push({ check, hexes: [text], message: e.message });
      }
    }
    return hexes;
  }

  find(label: string): number {
    return this.#labelling.find(label);
  }
}

// ---- the checks

/** Tables of the right length, words that exist, sides that are the same from both hexes. */
function checkTables(map: HexMap): readonly Finding[] {
  const { grid } = map;
  const findings: Finding[] = [];
  const report = (check: Check, hexes: readonly number[], message: string) =>
    findings.push({ check, hexes: hexes.map((h) => map.labels[h] ?? '?'), message });
  const lengths: readonly (readonly [name: string, length: number, expected: number])[] = [
    ['labels', map.labels.length, grid.count],
    ['terrain', map.terrain.length, grid.count],
    ['marked', map.marked.length, grid.count],
    ['sideTerrain', map.sideTerrain.length, grid.sideCount],
    ...map.links.map((l) => [`link ${l.id}`, l.bySide.length, grid.sideCount] as const),
  ];
  for (const [name, length, expected] of lengths)
    if (length !== expected) report('tables', [], `${name} has ${length} entries, the grid needs ${expected}`);
  for (const [h, t] of map.terrain.entries())
    if (t >= map.terrains.length) report('tables', [h], `terrain ${t} is not a word of the map`);
  for (const [s, t] of map.sideTerrain.entries())
    if (t >= map.sideTerrains.length)
      report('tables', [grid.sideA[s] ?? NONE], `side terrain ${t} is not a word of the map`);
  const named: readonly (readonly [name: string, numbers: readonly number[], count: number])[] = [
    ...map.places.map((p) => [p.name, [p.hex], grid.count] as const),
    ...map.areas.map((a) => [a.name, a.hexes, grid.count] as const),
    ...map.lines.map((l) => [l.name, l.sides, grid.sideCount] as const),
    ...map.boxes.map((b) => [b.name, b.touches, grid.count] as const),
  ];
  for (const [name, numbers, count] of named)
    for (const n of numbers) if (!(n >= 0 && n < count)) report('tables', [], `${name}: ${n} is off the board`);
  for (let h = 0; h < grid.count; h++) {
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[h * 6 + d] ?? NONE;
      if (n === NONE) continue;
      if (grid.neighbours[n * 6 + opposite(d)] !== h)
        report('sides', [h, n], 'one touches the other, but not the other way round');
      else if (grid.sides[n * 6 + opposite(d)] !== grid.sides[h * 6 + d])
        report('sides', [h, n], 'their common side has two numbers, so it could be two terrains');
    }
  }
  return findings;
}

function checkLabels(board: Board): void {
  const first = new Map<string, number>();
  for (const [hex, label] of board.map.labels.entries()) {
    const other = first.get(label);
    if (other !== undefined) board.report('labels', [hex], `${label} names two hexes`);
    else if (board.find(label) !== hex) board.report('labels', [hex], `${label} does not read back to its hex`);
    first.set(label, hex);
  }
}

function checkPlaces(board: Board): void {
  for (const p of board.map.places)
    if (!board.isLand(p.hex)) board.report('places', [p.hex], `${p.name} is not on land`);
}

function checkPorts(board: Board): void {
  for (const p of board.map.places)
    if (board.rules.isPort?.(p) && !board.touchesWater(p.hex))
      board.report('ports', [p.hex], `the port ${p.name} touches no water`);
  for (let hex = 0; hex < board.map.grid.count; hex++)
    if (board.isPort(hex) && !board.touchesWater(hex)) board.report('ports', [hex], 'a port that touches no water');
}

function checkSetUps(board: Board): void {
  for (const { name, hexes } of board.rules.setUps ?? [])
    for (const hex of board.read('set-up', hexes))
      if (!board.isPlayable(hex)) board.report('set-up', [hex], `${name}: units cannot stand there`);
}

/** A river comes from somewhere and goes somewhere: water, another river, the edge of the board, or a source that is declared. */
function checkRivers(board: Board): void {
  const { map } = board;
  const corners = createCorners(map.grid);
  const sources = board.read('rivers', board.rules.sources ?? []);
  const used = new Set<number>();
  for (const chain of sideChains(corners, (s) => board.isRiver(s))) {
    for (const end of [chain.corners[0] ?? NONE, chain.corners.at(-1) ?? NONE]) {
      const hexes = around(corners, end);
      if (riverSidesAt(board, corners, end) > 1 || hexes.length < 3) continue;
      if (hexes.some((h) => board.isWater(h) || board.isCoast(h)) || waterSideAt(board, corners, end)) continue;
      // Two rivers may rise so close together that one corner touches the hexes declared for both.
      const here = sources.filter((h) => hexes.includes(h));
      if (here.length === 0) board.report('rivers', hexes, 'a river ends in nowhere where these hexes meet');
      for (const h of here) used.add(h);
    }
  }
  reportUnused(board, 'rivers', sources, used, 'declared as a source, but no river begins there');
  for (let side = 0; side < map.grid.sideCount; side++) {
    const banks = [map.grid.sideA[side] ?? NONE, map.grid.sideB[side] ?? NONE];
    if (board.isRiver(side) && banks.every((h) => h !== NONE && board.isWater(h)))
      board.report('rivers', banks, 'a river between two hexes of water');
  }
}

function around(corners: Corners, corner: number): readonly number[] {
  return [...corners.hexes.subarray(corner * 3, corner * 3 + 3)].filter((h) => h !== NONE);
}

function sidesAt(corners: Corners, corner: number): readonly number[] {
  return [...corners.sides.subarray(corner * 3, corner * 3 + 3)].filter((s) => s !== NONE);
}

function riverSidesAt(board: Board, corners: Corners, corner: number): number {
  return sidesAt(corners, corner).filter((s) => board.isRiver(s)).length;
}

function waterSideAt(board: Board, corners: Corners, corner: number): boolean {
  return sidesAt(corners, corner).some((s) => board.isWaterSide(s));
}

/** A declaration that nothing needs hides the next mistake there. */
function reportUnused(
  board: Board,
  check: Check,
  declared: readonly number[],
  used: ReadonlySet<number>,
  message: string,
): void {
  for (const hex of declared) if (!used.has(hex)) board.report(check, [hex], message);
}

function checkLinks(board: Board): void {
  const { map, rules } = board;
  for (const link of map.links) {
    if (rules.overWater?.includes(link.id)) continue;
    for (const [side, there] of link.bySide.entries()) {
      if (!there) continue;
      const ends = [map.grid.sideA[side] ?? NONE, map.grid.sideB[side] ?? NONE].filter((h) => h !== NONE);
      if (!ends.every((h) => board.isLand(h))) board.report('links', ends, `${link.id} leaves the land`);
      else if (board.isWaterSide(side)) board.report('links', ends, `${link.id} crosses open water`);
    }
  }
}

function checkNetworks(board: Board): void {
  for (const { links, apart } of board.rules.networks ?? []) {
    const found = links.map((id) => board.map.links.find((l) => l.id === id));
    for (const [i, link] of found.entries())
      if (!link) board.report('networks', [], `the map has no links of class ${links[i] ?? ''}`);
    checkNetwork(
      board,
      found.filter((l) => l !== undefined),
      apart,
    );
  }
}

function checkNetwork(board: Board, links: readonly LinkClass[], apart: HexList): void {
  const { grid } = board.map;
  const name = links.map((l) => l.id).join(', ');
  const isLinked = (side: number) => links.some((l) => l.bySide[side] === 1);
  const parts = components(grid, (hex) => grid.sides.subarray(hex * 6, hex * 6 + 6).some(isLinked), isLinked).members;
  reportStray(
    board,
    'networks',
    parts,
    apart,
    `${name} lies apart from the rest`,
    `declared apart, but ${name} is not cut off there`,
  );
}

function checkPockets(board: Board): void {
  const parts = components(
    board.map.grid,
    (h) => board.isLand(h) && board.isPlayable(h),
    (side) => board.isPassable(side),
  ).members;
  reportStray(
    board,
    'pockets',
    parts,
    board.rules.islands ?? [],
    'land lies apart from the rest',
    'declared an island, but it is part of the mainland',
  );
}

/** All parts but the largest must be declared, and all that is declared must be such a part. */
function reportStray(
  board: Board,
  check: Check,
  parts: readonly (readonly number[])[],
  declared: HexList,
  stray: string,
  unused: string,
): void {
  const allowed = board.read(check, declared);
  const used = new Set<number>();
  const [, ...rest] = parts.toSorted((a, b) => b.length - a.length);
  for (const part of rest) {
    const excuses = allowed.filter((h) => part.includes(h));
    for (const h of excuses) used.add(h);
    if (excuses.length === 0)
      board.report(check, part, `${stray}: ${part.length === 1 ? '1 hex' : `${part.length} hexes`}`);
  }
  reportUnused(board, check, allowed, used, unused);
}

function checkBoxes(board: Board): void {
  const { map, rules } = board;
  for (const box of map.boxes) {
    const detached = rules.detached?.includes(box.name) ?? false;
    if (box.touches.length === 0 && !detached) board.report('boxes', [], `${box.name} touches no hex`);
    if (box.touches.length > 0 && detached)
      board.report('boxes', box.touches, `${box.name} is declared detached, but touches hexes`);
  }
}
