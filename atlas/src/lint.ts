// Faults that no map of any game may have.
import { type HexGrid, NONE } from '@rasputitsa/kit/grid';
import type { HexMap } from '@rasputitsa/kit/map';
import { latticeOf } from './lattice.ts';

export interface Fault {
  readonly check: string;
  readonly where: string;
  readonly what: string;
}

/** What a game declares about its map's words, so that the lint knows water from land. */
export interface LintOptions {
  readonly sea: string;
  readonly lake?: string;
  /** Side words that are rivers. */
  readonly rivers: readonly string[];
  /** Side words that stop movement over land. */
  readonly closed: readonly string[];
  /** Mark or kind of place that must touch sea. */
  readonly portMark?: string;
  /** Hexes (labels) whose land may be cut off: islands. */
  readonly islands?: readonly string[];
  /** Labels where a river may end on dry land: springs that are no source. */
  readonly loose?: readonly string[];
  /** Pieces a network of links may fall into. */
  readonly pieces?: Readonly<Record<string, number>>;
  /** Kinds of areas whose hexes must be playable: set-up areas. */
  readonly setup?: readonly string[];
  /** Terrain words of hexes nobody enters, besides water. */
  readonly unplayable?: readonly string[];
  /** Mark of such hexes. */
  readonly closedMark?: string;
}

export function lintMap(map: HexMap, options: LintOptions): Fault[] {
  return [
    ...lintSymmetry(map.grid),
    ...lintLabels(map),
    ...lintPlaces(map, options),
    ...lintRivers(map, options),
    ...lintLinks(map, options),
    ...lintPockets(map, options),
    ...lintPorts(map, options),
    ...lintAreas(map, options),
  ];
}

const isWet = (map: HexMap, o: LintOptions, h: number) => {
  const t = map.terrains[map.terrain[h] ?? 0];
  return t === o.sea || t === o.lake;
};

function isShut(map: HexMap, o: LintOptions, h: number): boolean {
  const bit = o.closedMark === undefined ? -1 : map.marks.indexOf(o.closedMark);
  if (bit >= 0 && ((map.marked[h] ?? 0) >>> bit) % 2 === 1) return true;
  return isWet(map, o, h) || (o.unplayable ?? []).includes(map.terrains[map.terrain[h] ?? 0] ?? '');
}

function sideLabel(map: HexMap, s: number): string {
  const b = map.grid.sideB[s] ?? NONE;
  return `${map.labels[map.grid.sideA[s] ?? 0] ?? ''}|${b === NONE ? 'edge' : (map.labels[b] ?? '')}`;
}

function lintSymmetry(grid: HexGrid): Fault[] {
  const faults: Fault[] = [];
  for (let h = 0; h < grid.count; h++)
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[h * 6 + d] ?? NONE;
      if (n === NONE) continue;
      if (grid.neighbours[n * 6 + ((d + 3) % 6)] !== h || grid.sides[n * 6 + ((d + 3) % 6)] !== grid.sides[h * 6 + d])
        faults.push({ check: 'symmetry', where: String(h), what: `side ${d} is not the same seen from the other hex` });
    }
  return faults;
}

function lintLabels(map: HexMap): Fault[] {
  const seen = new Map<string, number>();
  const faults: Fault[] = [];
  for (const [h, label] of map.labels.entries()) {
    if (seen.has(label)) faults.push({ check: 'labels', where: label, what: 'two hexes have this label' });
    seen.set(label, h);
  }
  return faults;
}

function lintPlaces(map: HexMap, o: LintOptions): Fault[] {
  return map.places
    .filter((p) => isWet(map, o, p.hex))
    .map((p) => ({ check: 'places', where: map.labels[p.hex] ?? '', what: `${p.name} stands in water` }));
}

function lintRivers(map: HexMap, o: LintOptions): Fault[] {
  const { grid } = map;
  const lattice = latticeOf(grid);
  const loose = new Set(o.loose);
  const coast = map.marks.indexOf('coast');
  const ashore = (h: number) => coast >= 0 && ((map.marked[h] ?? 0) >>> coast) % 2 === 1;
  const isRiver = (s: number) => o.rivers.includes(map.sideTerrains[map.sideTerrain[s] ?? 0] ?? '');
  // Each connected river system must reach water, another closed side or the edge of the board somewhere.
  const system = new Int32Array(lattice.cornerCount).fill(NONE);
  const faults: Fault[] = [];
  for (let s = 0; s < grid.sideCount; s++) {
    if (!isRiver(s) || (system[lattice.from[s] ?? 0] ?? NONE) !== NONE) continue;
    const stack = [lattice.from[s] ?? 0];
    let ends = false;
    let excused = false;
    while (stack.length > 0) {
      const c = stack.pop() ?? 0;
      if ((system[c] ?? NONE) !== NONE) continue;
      system[c] = s;
      const hexes = lattice.hexesAt[c] ?? [];
      if (hexes.length < 3 || hexes.some((h) => isWet(map, o, h) || ashore(h))) ends = true;
      for (const t of lattice.at[c] ?? []) {
        const name = map.sideTerrains[map.sideTerrain[t] ?? 0] ?? '';
        if (isRiver(t)) stack.push(lattice.from[t] === c ? (lattice.to[t] ?? 0) : (lattice.from[t] ?? 0));
        else if (name !== '') ends = true;
        if (loose.has(map.labels[grid.sideA[t] ?? 0] ?? '')) excused = true;
      }
    }
    if (!ends && !excused)
      faults.push({
        check: 'rivers',
        where: sideLabel(map, s),
        what: 'this river reaches no sea, lake, strait or edge',
      });
  }
  for (let s = 0; s < grid.sideCount; s++)
    if (
      isRiver(s) &&
      (grid.sideB[s] ?? NONE) !== NONE &&
      isWet(map, o, grid.sideA[s] ?? 0) &&
      isWet(map, o, grid.sideB[s] ?? 0)
    )
      faults.push({ check: 'rivers', where: sideLabel(map, s), what: 'a river between two water hexes' });
  return faults;
}

function lintLinks(map: HexMap, o: LintOptions): Fault[] {
  const { grid } = map;
  const faults: Fault[] = [];
  for (const link of map.links) {
    const group = new Int32Array(grid.count).fill(NONE);
    let pieces = 0;
    const seeds: number[] = [];
    for (let s = 0; s < grid.sideCount; s++) {
      if (!link.bySide[s]) continue;
      for (const h of [grid.sideA[s] ?? NONE, grid.sideB[s] ?? NONE])
        if (h !== NONE && isWet(map, o, h))
          faults.push({ check: 'links', where: sideLabel(map, s), what: `${link.id} runs through water` });
      const start = grid.sideA[s] ?? NONE;
      if ((group[start] ?? NONE) !== NONE) continue;
      seeds.push(start);
      const stack = [start];
      while (stack.length > 0) {
        const h = stack.pop() ?? 0;
        if ((group[h] ?? NONE) !== NONE) continue;
        group[h] = pieces;
        for (let d = 0; d < 6; d++) {
          const n = grid.neighbours[h * 6 + d] ?? NONE;
          if (n !== NONE && link.bySide[grid.sides[h * 6 + d] ?? 0]) stack.push(n);
        }
      }
      pieces++;
    }
    const allowed = o.pieces?.[link.id] ?? 1;
    if (pieces > allowed)
      faults.push({
        check: 'links',
        where: seeds.map((h) => map.labels[h] ?? '').join(', '),
        what: `${link.id} falls into ${pieces} pieces, ${allowed} declared`,
      });
  }
  return faults;
}

function lintPockets(map: HexMap, o: LintOptions): Fault[] {
  const { grid } = map;
  const islands = new Set(o.islands);
  const shut = (h: number) => isShut(map, o, h);
  const group = new Int32Array(grid.count).fill(NONE);
  const members: number[][] = [];
  for (let seed = 0; seed < grid.count; seed++) {
    if (shut(seed) || (group[seed] ?? NONE) !== NONE) continue;
    const id = members.length;
    const found: number[] = [];
    const stack = [seed];
    while (stack.length > 0) {
      const h = stack.pop() ?? 0;
      if ((group[h] ?? NONE) !== NONE) continue;
      group[h] = id;
      found.push(h);
      for (let d = 0; d < 6; d++) {
        const n = grid.neighbours[h * 6 + d] ?? NONE;
        if (n === NONE || shut(n)) continue;
        const side = grid.sides[h * 6 + d] ?? 0;
        const name = map.sideTerrains[map.sideTerrain[side] ?? 0] ?? '';
        if (!o.closed.includes(name) || map.links.some((l) => l.bySide[side])) stack.push(n);
      }
    }
    members.push(found);
  }
  const largest = Math.max(0, ...members.map((m) => m.length));
  return members
    .filter((m) => m.length < largest && !m.some((h) => islands.has(map.labels[h] ?? '')))
    .map((m) => ({
      check: 'pockets',
      where: m.map((h) => map.labels[h] ?? '').join(', '),
      what: 'land that cannot be reached and is not declared an island',
    }));
}

function lintPorts(map: HexMap, o: LintOptions): Fault[] {
  const faults: Fault[] = [];
  const { grid } = map;
  const bit = o.portMark === undefined ? -1 : map.marks.indexOf(o.portMark);
  if (bit < 0) return faults;
  for (let h = 0; h < grid.count; h++) {
    if (((map.marked[h] ?? 0) >> bit) % 2 === 0) continue;
    let wet = false;
    for (let d = 0; d < 6; d++) {
      const n = grid.neighbours[h * 6 + d] ?? NONE;
      const side = map.sideTerrains[map.sideTerrain[grid.sides[h * 6 + d] ?? 0] ?? 0] ?? '';
      if ((n !== NONE && isWet(map, o, n)) || o.closed.includes(side)) wet = true;
    }
    const coast = map.marks.indexOf('coast');
    if (coast >= 0 && ((map.marked[h] ?? 0) >> coast) % 2 !== 0) wet = true;
    if (!wet) faults.push({ check: 'ports', where: map.labels[h] ?? '', what: 'a port that touches no water' });
  }
  return faults;
}

function lintAreas(map: HexMap, o: LintOptions): Fault[] {
  const faults: Fault[] = [];
  for (const a of map.areas)
    if ((o.setup ?? []).includes(a.kind))
      for (const h of a.hexes)
        if (isShut(map, o, h))
          faults.push({
            check: 'areas',
            where: map.labels[h] ?? '',
            what: `${a.name} holds a hex nobody can stand in`,
          });
  return faults;
}
