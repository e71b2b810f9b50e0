// Rivers of the board: hexside chains from source to mouth, or marks of the hexes they flow through.
import { NONE } from '@rasputitsa/kit/grid';
import { courseOf } from './courses.ts';
import { hexAt } from '../geo/lattice.ts';
import { LAKE, LAND } from './raster.ts';
import { onBoard, snap } from './snap.ts';
import { type Located, MapFileError } from './folder.ts';
import type { RiverSpec } from './spec.ts';
import { type Draft, isWater, mark, word } from './terrain.ts';
import { traceLeg } from './trace.ts';

/** Land, lake or sea at a point of the map. */
function groundAt(draft: Draft, x: number, y: number): 'land' | 'lake' | 'sea' | 'off' {
  const r = draft.raster;
  const i = Math.floor((x - r.bounds[0]) * r.perHex);
  const j = Math.floor((y - r.bounds[1]) * r.perHex);
  if (i < 0 || j < 0 || i >= r.width || j >= r.height) return 'off';
  const b = r.bits[j * r.width + i] ?? 0;
  return b & LAKE ? 'lake' : b & LAND ? 'land' : 'sea';
}

function projected(draft: Draft, lonLat: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < lonLat.length; i += 2) {
    const p = draft.board.projection.forward(lonLat[i] ?? 0, lonLat[i + 1] ?? 0);
    out.push(p.x, p.y);
  }
  return out;
}

export function layRivers(draft: Draft): void {
  for (const record of draft.board.folder.rivers) {
    try {
      layRiver(draft, record);
    } catch (e) {
      if (e instanceof MapFileError) throw e;
      throw new MapFileError(record.file, record.line, (e as Error).message);
    }
  }
}

function layRiver(draft: Draft, record: Located<RiverSpec>): void {
  const river = record.value;
  if (river.rises !== undefined) draft.board.hex(river.rises, record);
  if (river.sides) {
    const chain = river.sides.map((pair) => draft.board.side(pair, record));
    const index = word(draft.board.folder.spec.sideTerrains, river.side ?? 'river', 'side terrain');
    for (const side of chain) draft.sideTerrain[side] = index;
    draft.chains.set(river.name, chain);
    if (!river.course && !river.head) return;
  }
  const course = projected(draft, courseOf(draft.geo, river));
  const runs = onBoard(draft.board.lattice, course);
  draft.courses.set(river.name, { label: river.label ?? river.name, rank: river.rank ?? 2, lines: [course] });
  if (river.sides) return;
  if (runs.length === 0) draft.notes.push(`river ${river.name}: not on the board`);
  else if (river.as === 'hex') markHexes(draft, river, runs);
  else snapRiver(draft, record, course, runs);
}

function snapRiver(
  draft: Draft,
  record: Located<RiverSpec>,
  course: readonly number[],
  runs: readonly (readonly number[])[],
): void {
  const { board } = draft;
  const river = record.value;
  const { grid, lattice } = board;
  const { spec } = board.folder;
  const require = (river.require ?? []).map((p) => board.side(p, record));
  const avoid = new Set((river.avoid ?? []).map((p) => board.side(p, record)));
  for (let side = 0; side < grid.sideCount; side++) {
    const a = grid.sideA[side] ?? NONE;
    const b = grid.sideB[side] ?? NONE;
    const taken = (draft.sideTerrain[side] ?? 0) !== 0 || (b !== NONE && (isWater(draft, a) || isWater(draft, b)));
    if (taken && !require.includes(side)) avoid.add(side);
  }
  const banks = board.places.flatMap((p) => {
    const s = board.spots.get(p.name);
    return s && s.hex === p.hex ? [s] : [];
  });
  const isEdge = (c: number) => (lattice.hexesAt[c]?.length ?? 0) < 3;
  const wet = (kind: 'sea' | 'lake') => (c: number) => {
    const terrain = kind === 'sea' ? spec.seaTerrain : spec.lakeTerrain;
    if ((lattice.hexesAt[c] ?? []).some((h) => spec.terrains[draft.terrain[h] ?? 0] === terrain)) return true;
    // A side that water closes is shore too: the river ends where it begins.
    const closed = kind === 'sea' ? spec.waterSides?.sea : spec.waterSides?.lake;
    if (
      closed !== undefined &&
      (lattice.at[c] ?? []).some((s) => spec.sideTerrains[draft.sideTerrain[s] ?? 0] === closed)
    )
      return true;
    return groundAt(draft, lattice.cornerX[c] ?? 0, lattice.cornerY[c] ?? 0) === kind;
  };
  const joins = (name: string) => {
    const chain = draft.chains.get(name);
    if (!chain) throw new Error(`river ${river.name} flows into ${name}, which must be listed before it`);
    const corners = new Set(chain.flatMap((s) => [lattice.from[s] ?? 0, lattice.to[s] ?? 0]));
    return (c: number) => corners.has(c);
  };
  const into = [river.into ?? 'any'].flat();
  const ends = into.map((i) =>
    i === 'edge' ? isEdge : i === 'any' ? () => true : i === 'sea' || i === 'lake' ? wet(i) : joins(i),
  );
  const mayEnd = (c: number) => ends.some((end) => end(c));
  const offStart = hexAt(grid, course[0] ?? 0, course[1] ?? 0) === NONE;
  const offEnd = hexAt(grid, course[course.length - 2] ?? 0, course[course.length - 1] ?? 0) === NONE;
  const all: number[] = [];
  for (const [i, run] of runs.entries()) {
    const first = i === 0 && !offStart;
    const last = i === runs.length - 1 && !(offEnd && !into.includes('sea') && !into.includes('lake'));
    // Each run takes the required sides that lie nearest to it.
    const mine = require.filter((side) => runs.length === 1 || nearestRun(draft, runs, side) === i);
    const chain = snap(lattice, {
      name: `river ${river.name}`,
      course: run,
      require: mine,
      avoid,
      ...(first ? {} : { mayStart: isEdge }),
      mayEnd: last ? mayEnd : isEdge,
      banks,
    });
    for (const s of chain) avoid.add(s);
    all.push(...chain);
  }
  if (all.length === 0) draft.notes.push(`river ${river.name}: too short for a hexside; \`require\` one to show it`);
  const index = word(spec.sideTerrains, river.side ?? 'river', 'side terrain');
  for (const side of all) draft.sideTerrain[side] = index;
  draft.chains.set(river.name, all);
}

function nearestRun(draft: Draft, runs: readonly (readonly number[])[], side: number): number {
  const { lattice } = draft.board;
  const x = ((lattice.cornerX[lattice.from[side] ?? 0] ?? 0) + (lattice.cornerX[lattice.to[side] ?? 0] ?? 0)) / 2;
  const y = ((lattice.cornerY[lattice.from[side] ?? 0] ?? 0) + (lattice.cornerY[lattice.to[side] ?? 0] ?? 0)) / 2;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, run] of runs.entries())
    for (let k = 0; k < run.length; k += 2) {
      const d = ((run[k] ?? 0) - x) ** 2 + ((run[k + 1] ?? 0) - y) ** 2;
      if (d < least) {
        least = d;
        best = i;
      }
    }
  return best;
}

/** Boards on which a river is a feature of its hexes: a chain of neighbouring hexes along the course. */
function markHexes(draft: Draft, river: RiverSpec, runs: readonly (readonly number[])[]): void {
  const { lattice, grid } = draft.board;
  for (const run of runs) {
    const from = hexAt(grid, run[0] ?? 0, run[1] ?? 0);
    const to = hexAt(grid, run[run.length - 2] ?? 0, run[run.length - 1] ?? 0);
    const hexes = traceLeg(lattice, from, to, run, {
      closedHex: () => false,
      closedSide: () => false,
      laid: () => false,
    });
    for (const h of hexes ?? []) if (!isWater(draft, h)) mark(draft, h, river.side ?? 'river');
  }
}
