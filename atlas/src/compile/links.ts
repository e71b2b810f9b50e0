// Railways and roads hex by hex through their stations.
import { NONE } from '@rasputitsa/kit/grid';
import { readRailwayFacts } from '../geo/facts.ts';
import { hexAt } from '../geo/lattice.ts';
import type { LatLon, LinkRecord } from './spec.ts';
import { type Located, MapFileError } from './folder.ts';
import { type Draft, isWater } from './terrain.ts';
import { type Ground, traceLeg } from './trace.ts';

interface Stop {
  readonly hex: number;
  readonly x: number;
  readonly y: number;
}

const RANKS: Readonly<Record<string, number>> = { trunk: 1, main: 2, branch: 3 };

export function layLinks(draft: Draft): void {
  const railways = readRailwayFacts();
  for (const record of draft.board.folder.links) {
    const bySide = draft.links.get(record.value.class);
    if (!bySide) throw new MapFileError(record.file, record.line, `unknown class of links \`${record.value.class}\``);
    if (record.value.through) layThrough(draft, record, bySide);
    for (const name of record.value.lines ?? []) {
      const fact = railways.get(name);
      if (!fact)
        throw new MapFileError(
          record.file,
          record.line,
          `no railway in atlas/facts/railways.jsonl is called \`${name}\``,
        );
      const value = { ...record.value, name, through: fact.stations, rank: record.value.rank ?? fact.rank ?? 2 };
      layThrough(draft, { ...record, value }, bySide);
    }
    if (record.value.reference) layReference(draft, record, bySide);
  }
}

function stopOf(draft: Draft, at: string | LatLon, from: Located<LinkRecord>): Stop {
  const { board } = draft;
  if (typeof at !== 'string') {
    const { x, y } = board.point(at);
    const hex = hexAt(board.grid, x, y);
    return { hex, x, y };
  }
  const spot = board.spots.get(at);
  if (spot) return spot;
  const fact = board.facts.get(at);
  if (fact && board.labelling.find(at) === NONE) return stopOf(draft, [fact.lat, fact.lon], from);
  const hex = board.hex(at, from);
  return { hex, x: board.lattice.x[hex] ?? 0, y: board.lattice.y[hex] ?? 0 };
}

/** What it costs a line of this class to cross each side, from the spec's `crossings`. */
function tollsOf(draft: Draft, id: string): Float64Array {
  const { board } = draft;
  const { spec } = board.folder;
  const tolls = new Float64Array(board.grid.sideCount);
  for (const crossing of spec.crossings ?? []) {
    if (!crossing.links.includes(id)) continue;
    const open = new Set((crossing.at ?? []).map((p) => board.side(p, { value: p, file: 'spec.json', line: 1 })));
    for (const s of tolls.keys())
      if (crossing.sides.includes(spec.sideTerrains[draft.sideTerrain[s] ?? 0] ?? '') && !open.has(s))
        tolls[s] = crossing.cost ?? Number.POSITIVE_INFINITY;
  }
  return tolls;
}

function groundOf(draft: Draft, id: string, bySide: Uint8Array, avoid: ReadonlySet<number>): Ground {
  const { spec } = draft.board.folder;
  const tolls = tollsOf(draft, id);
  const closed = new Set([spec.waterSides?.sea, spec.waterSides?.lake].filter((w) => w !== undefined));
  return {
    closedHex: (h: number) => isWater(draft, h) || avoid.has(h),
    closedSide: (s: number) => closed.has(spec.sideTerrains[draft.sideTerrain[s] ?? 0] ?? ''),
    toll: (s: number) => tolls[s] ?? 0,
    laid: (s: number) => bySide[s] === 1,
  };
}

function layLeg(
  draft: Draft,
  record: Located<LinkRecord>,
  bySide: Uint8Array,
  a: Stop,
  b: Stop,
  avoid: ReadonlySet<number>,
): boolean {
  const { lattice, grid } = draft.board;
  const hexes = traceLeg(
    lattice,
    a.hex,
    b.hex,
    [a.x, a.y, b.x, b.y],
    groundOf(draft, record.value.class, bySide, avoid),
  );
  if (!hexes) {
    draft.notes.push(
      `${record.value.class} ${record.value.name}: no way over land from ${draft.board.labelling.label(a.hex)} to ${draft.board.labelling.label(b.hex)}`,
    );
    return false;
  }
  for (let i = 0; i + 1 < hexes.length; i++)
    for (let d = 0; d < 6; d++)
      if (grid.neighbours[(hexes[i] ?? 0) * 6 + d] === hexes[i + 1])
        bySide[grid.sides[(hexes[i] ?? 0) * 6 + d] ?? 0] = 1;
  return true;
}

function layThrough(draft: Draft, record: Located<LinkRecord>, bySide: Uint8Array): void {
  const stops = (record.value.through ?? []).map((at) => stopOf(draft, at, record));
  const avoid = new Set((record.value.avoid ?? []).map((ref) => draft.board.hex(ref, record)));
  for (let i = 0; i + 1 < stops.length; i++) {
    const [a, b] = [stops[i], stops[i + 1]];
    if (a && b && a.hex !== NONE && b.hex === NONE) layExit(draft, record, bySide, a, b, avoid);
    else if (a && b && a.hex === NONE && b.hex !== NONE) layExit(draft, record, bySide, b, a, avoid);
    else if (a?.hex === NONE)
      throw new MapFileError(record.file, record.line, `${String(record.value.through?.[i])} lies off the board`);
    else if (a && b && !layLeg(draft, record, bySide, a, b, avoid))
      throw new MapFileError(
        record.file,
        record.line,
        `${record.value.name}: no way over land from ${String(record.value.through?.[i])} to ${String(record.value.through?.[i + 1])}`,
      );
  }
  draft.tracks.push({
    class: record.value.class,
    name: record.value.name,
    rank: record.value.rank ?? 2,
    points: stops.flatMap((s) => [s.x, s.y]),
  });
}

/** A stop in water (a port whose hex is mostly sea, a station on a causeway) moves to the nearest land next door. */
function ashore(draft: Draft, stop: Stop): Stop {
  if (stop.hex === NONE || !isWater(draft, stop.hex)) return stop;
  const { grid, lattice } = draft.board;
  let best = stop.hex;
  let least = Number.POSITIVE_INFINITY;
  for (let d = 0; d < 6; d++) {
    const n = grid.neighbours[stop.hex * 6 + d] ?? NONE;
    if (n === NONE || isWater(draft, n)) continue;
    const away = ((lattice.x[n] ?? 0) - stop.x) ** 2 + ((lattice.y[n] ?? 0) - stop.y) ** 2;
    if (away < least) {
      least = away;
      best = n;
    }
  }
  return { ...stop, hex: best };
}

function layReference(draft: Draft, record: Located<LinkRecord>, bySide: Uint8Array): void {
  const { board, geo } = draft;
  const { grid } = board;
  const wanted = record.value.reference;
  const all = geo.lines('railways_1941');
  const names = new Set(wanted === '*' ? all.map((l) => l.name) : wanted);
  for (const n of names)
    if (!all.some((l) => l.name === n))
      throw new MapFileError(record.file, record.line, `no reference railway is called \`${n}\``);
  for (const e of record.value.except ?? [])
    if (!names.delete(e)) throw new MapFileError(record.file, record.line, `no reference railway is called \`${e}\``);
  const avoid = new Set((record.value.avoid ?? []).map((ref) => board.hex(ref, record)));
  const ranked = all
    .filter((l) => names.has(l.name))
    .map((l) => ({ l, rank: RANKS[String(l.properties['class'])] ?? 2 }));
  // Trunk lines first: the others share their track where they run side by side.
  for (const { l, rank } of ranked.sort((a, b) => a.rank - b.rank)) {
    const at = (i: number): Stop => {
      const { x, y } = board.projection.forward(l.points[i] ?? 0, l.points[i + 1] ?? 0);
      return ashore(draft, { hex: hexAt(grid, x, y), x, y });
    };
    const points: number[] = [];
    let touched = 0;
    for (let i = 0; i < l.points.length; i += 2) {
      const b = at(i);
      points.push(b.x, b.y);
      if (b.hex !== NONE) touched++;
      if (i === 0) continue;
      const a = at(i - 2);
      const line = { ...record, value: { ...record.value, name: l.name } };
      if (a.hex !== NONE && b.hex !== NONE) {
        if (a.hex !== b.hex) layLeg(draft, line, bySide, a, b, avoid);
      } else if (a.hex !== NONE) layExit(draft, line, bySide, a, b, avoid);
      else if (b.hex !== NONE) layExit(draft, line, bySide, b, a, avoid);
    }
    if (touched > 0) draft.tracks.push({ class: record.value.class, name: l.name, rank, points });
  }
}

/** A leg that leaves the board: to the last hex on it, then over its outer side. */
function layExit(
  draft: Draft,
  record: Located<LinkRecord>,
  bySide: Uint8Array,
  a: Stop,
  b: Stop,
  avoid: ReadonlySet<number>,
): void {
  const { grid, lattice } = draft.board;
  const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) * 20);
  let last = a;
  let out = b;
  for (let k = 1; k <= steps; k++) {
    const x = a.x + ((b.x - a.x) * k) / steps;
    const y = a.y + ((b.y - a.y) * k) / steps;
    const hex = hexAt(grid, x, y);
    out = { hex, x, y };
    if (hex === NONE) break;
    last = out;
  }
  const exit = ashore(draft, last);
  if (isWater(draft, exit.hex) || avoid.has(exit.hex)) return;
  if (exit.hex !== a.hex && !layLeg(draft, record, bySide, a, exit, avoid)) return;
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let d = 0; d < 6; d++) {
    if ((grid.neighbours[exit.hex * 6 + d] ?? NONE) !== NONE) continue;
    const side = grid.sides[exit.hex * 6 + d] ?? NONE;
    const mx = ((lattice.cornerX[lattice.from[side] ?? 0] ?? 0) + (lattice.cornerX[lattice.to[side] ?? 0] ?? 0)) / 2;
    const my = ((lattice.cornerY[lattice.from[side] ?? 0] ?? 0) + (lattice.cornerY[lattice.to[side] ?? 0] ?? 0)) / 2;
    const away = (mx - out.x) ** 2 + (my - out.y) ** 2;
    if (away < least) {
      least = away;
      best = side;
    }
  }
  if (best !== NONE) bySide[best] = 1;
}
