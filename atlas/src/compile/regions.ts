// Areas, lines along hexsides and boxes.
import { NONE } from '@rasputitsa/kit/grid';
import type { Area, Box, SideLine } from '@rasputitsa/kit/map';
import { inRing } from '../geo/polygon.ts';
import { fill, LAKE, LAND } from './raster.ts';
import { onBoard, snap } from './snap.ts';
import { type Located, MapFileError } from './folder.ts';
import type { AreaRecord, LatLon, LineRecord } from './spec.ts';
import { type Draft, isWater, mark } from './terrain.ts';

function ring(draft: Draft, polygon: readonly LatLon[]): number[] {
  return polygon.flatMap((at) => {
    const p = draft.board.point(at);
    return [p.x, p.y];
  });
}

export function layAreas(draft: Draft): Area[] {
  const areas: Area[] = [];
  for (const record of draft.board.folder.areas) areas.push(areaOf(draft, record, areas));
  return areas;
}

function areaOf(draft: Draft, record: Located<AreaRecord>, before: readonly Area[]): Area {
  const { grid, lattice } = draft.board;
  const a = record.value;
  const hexes = new Set<number>();
  const fits = (h: number) => (a.on ?? 'land') === 'all' || isWater(draft, h) === (a.on === 'water');
  if (a.polygon && (a.on === 'sea' || a.on === 'lakes'))
    for (const h of waterInside(draft, ring(draft, a.polygon), a.on, a.share ?? 0.05)) hexes.add(h);
  else if (a.polygon) {
    const r = ring(draft, a.polygon);
    for (let h = 0; h < grid.count; h++) if (fits(h) && inRing(r, lattice.x[h] ?? 0, lattice.y[h] ?? 0)) hexes.add(h);
  }
  for (const [line, first, last] of a.runs ?? [])
    for (let i = first; i <= last; i++) {
      const h = grid.orientation === 'pointy' ? grid.at(i, line) : grid.at(line, i);
      if (h !== NONE && fits(h)) hexes.add(h);
    }
  for (const ref of a.land ?? []) for (const h of hexesOf(draft, ref, record)) if (fits(h)) hexes.add(h);
  for (const ref of a.hexes ?? []) for (const h of hexesOf(draft, ref, record)) hexes.add(h);
  for (const name of a.minus ?? []) {
    const other = before.find((b) => b.name === name);
    if (!other) throw new MapFileError(record.file, record.line, `no area before this one is called \`${name}\``);
    for (const h of other.hexes) hexes.delete(h);
  }
  for (const ref of a.except ?? []) for (const h of hexesOf(draft, ref, record)) hexes.delete(h);
  if (hexes.size === 0) throw new MapFileError(record.file, record.line, `${a.name} holds no hex`);
  if (a.mark !== undefined) {
    if (!draft.board.folder.spec.marks.includes(a.mark))
      throw new MapFileError(record.file, record.line, `unknown mark \`${a.mark}\``);
    for (const h of hexes) mark(draft, h, a.mark);
  }
  return { name: a.name, kind: a.kind, hexes: [...hexes].sort((x, y) => x - y) };
}

/** Hexes, of land too, with at least this share of open sea or of lakes inside the ring. */
function waterInside(draft: Draft, r: readonly number[], kind: 'sea' | 'lakes', share: number): number[] {
  const { raster } = draft;
  const sea = new Float64Array(draft.board.grid.count);
  fill(raster, [r], (cell) => {
    const h = raster.hex[cell] ?? NONE;
    const bits = raster.bits[cell] ?? 0;
    const wet = kind === 'lakes' ? (bits & LAKE) !== 0 : (bits & (LAND | LAKE)) === 0;
    if (h !== NONE && wet) sea[h] = (sea[h] ?? 0) + 1;
  });
  const whole = (raster.perHex * raster.perHex * Math.sqrt(3)) / 2;
  return [...sea.keys()].filter((h) => (sea[h] ?? 0) / whole >= share);
}

/** A hex, or a run `A..B` along a row or column of the printed numbers. */
export function hexesOf(draft: Draft, ref: string, from: Located<unknown>): number[] {
  const { board } = draft;
  const cut = ref.indexOf('..');
  if (cut < 0) return [board.hex(ref, from)];
  const a = board.hex(ref.slice(0, cut), from);
  const b = board.hex(ref.slice(cut + 2), from);
  const { grid } = board;
  const [c0 = 0, c1 = 0] = [grid.col[a], grid.col[b]];
  const [r0 = 0, r1 = 0] = [grid.row[a], grid.row[b]];
  if (c0 !== c1 && r0 !== r1) throw new MapFileError(from.file, from.line, `${ref} runs along no row or column`);
  const out: number[] = [];
  for (let c = Math.min(c0, c1); c <= Math.max(c0, c1); c++)
    for (let r = Math.min(r0, r1); r <= Math.max(r0, r1); r++) if (grid.at(c, r) !== NONE) out.push(grid.at(c, r));
  return out;
}

export interface Laid {
  readonly lines: SideLine[];
  readonly areas: Area[];
}

export function layLines(draft: Draft, areas: readonly Area[]): Laid {
  const laid: Laid = { lines: [], areas: [] };
  for (const record of draft.board.folder.lines) {
    const { value } = record;
    if (value.front) layFront(draft, record, areas, laid);
    else if (value.between)
      laid.lines.push({
        name: value.name,
        kind: value.kind,
        sides: betweenOf(draft, record, [...areas, ...laid.areas]),
      });
    else if (value.crossings)
      laid.lines.push({ name: value.name, kind: value.kind, sides: crossingsOf(draft, record) });
    else if (value.border) laid.lines.push({ name: value.name, kind: value.kind, sides: borderOf(draft, record) });
    else
      laid.lines.push({
        name: value.name,
        kind: value.kind,
        sides: (value.sides ?? []).map((p) => draft.board.side(p, record)),
      });
  }
  return laid;
}

function layFront(draft: Draft, record: Located<LineRecord>, areas: readonly Area[], laid: Laid): void {
  const { grid, lattice } = draft.board;
  const { value } = record;
  const front = ring(draft, value.front ?? []);
  const far = 1000;
  const west = [...front, front[front.length - 2] ?? 0, far, -far, far, -far, -far, front[0] ?? 0, -far];
  const owner = new Int8Array(grid.count).fill(-1);
  for (let h = 0; h < grid.count; h++)
    if (!isWater(draft, h)) owner[h] = inRing(west, lattice.x[h] ?? 0, lattice.y[h] ?? 0) ? 0 : 1;
  for (const name of value.neutralAreas ?? []) {
    const area = areas.find((a) => a.name === name);
    if (!area) throw new MapFileError(record.file, record.line, `no area is called \`${name}\``);
    for (const h of area.hexes) owner[h] = -1;
  }
  for (const [refs, who] of [
    [value.westHexes, 0],
    [value.eastHexes, 1],
    [value.neutral, -1],
  ] as const)
    for (const ref of refs ?? []) for (const h of hexesOf(draft, ref, record)) owner[h] = who;
  const sides: number[] = [];
  for (let s = 0; s < grid.sideCount; s++) {
    const a = owner[grid.sideA[s] ?? 0] ?? -1;
    const b = grid.sideB[s] === NONE ? -1 : (owner[grid.sideB[s] ?? 0] ?? -1);
    if (a >= 0 && b >= 0 && a !== b) sides.push(s);
  }
  laid.lines.push({ name: value.name, kind: value.kind, sides });
  for (const [name, who] of [
    [value.west, 0],
    [value.east, 1],
  ] as const) {
    if (name === undefined) continue;
    const hexes = Array.from(owner.keys()).filter((h) => owner[h] === who);
    laid.areas.push({ name: `${value.name} ${name}`, kind: value.kind, hexes });
  }
}

function betweenOf(draft: Draft, record: Located<LineRecord>, areas: readonly Area[]): number[] {
  const { grid } = draft.board;
  const [a, b] = (record.value.between ?? ['', '']).map((name) => {
    const found = areas.find((x) => x.name === name);
    if (!found) throw new MapFileError(record.file, record.line, `no area is called \`${name}\``);
    return new Set(found.hexes);
  });
  const sides: number[] = [];
  for (let s = 0; s < grid.sideCount; s++) {
    const x = grid.sideA[s] ?? NONE;
    const y = grid.sideB[s] ?? NONE;
    if ((a?.has(x) && b?.has(y)) || (a?.has(y) && b?.has(x))) sides.push(s);
  }
  return sides;
}

function crossingsOf(draft: Draft, record: Located<LineRecord>): number[] {
  const { spec } = draft.board.folder;
  const { links = [], sides = [] } = record.value.crossings ?? {};
  for (const l of links)
    if (!draft.links.has(l)) throw new MapFileError(record.file, record.line, `unknown class of links \`${l}\``);
  for (const w of sides)
    if (!spec.sideTerrains.includes(w))
      throw new MapFileError(record.file, record.line, `unknown side terrain \`${w}\``);
  return Array.from(draft.sideTerrain.keys()).filter(
    (s) =>
      sides.includes(spec.sideTerrains[draft.sideTerrain[s] ?? 0] ?? '') &&
      links.some((l) => draft.links.get(l)?.[s] === 1),
  );
}

function borderOf(draft: Draft, record: Located<LineRecord>): number[] {
  const { board, geo } = draft;
  const { grid, lattice } = board;
  const named = geo.lines('borders_1939_1941').filter((l) => l.name === record.value.border);
  if (named.length === 0)
    throw new MapFileError(record.file, record.line, `no reference border is called \`${record.value.border ?? ''}\``);
  const avoid = new Set<number>();
  for (let s = 0; s < grid.sideCount; s++) {
    const b = grid.sideB[s] ?? NONE;
    if (b !== NONE && isWater(draft, grid.sideA[s] ?? NONE) && isWater(draft, b)) avoid.add(s);
  }
  const banks = board.places.flatMap((p) => {
    const s = board.spots.get(p.name);
    return s && s.hex === p.hex ? [s] : [];
  });
  const out = new Set<number>();
  for (const line of named) {
    const course: number[] = [];
    for (let i = 0; i < line.points.length; i += 2) {
      const p = board.projection.forward(line.points[i] ?? 0, line.points[i + 1] ?? 0);
      course.push(p.x, p.y);
    }
    for (const run of onBoard(lattice, course))
      for (const s of snap(lattice, {
        name: `border ${record.value.name}`,
        course: run,
        require: [],
        avoid,
        mayEnd: () => true,
        banks,
      }))
        out.add(s);
  }
  return [...out];
}

export function layBoxes(draft: Draft): Box[] {
  return draft.board.folder.boxes.map((record) => ({
    name: record.value.name,
    kind: record.value.kind,
    touches: (record.value.touches ?? []).flatMap((ref) => hexesOf(draft, ref, record)),
    values: record.value.values ?? {},
  }));
}
