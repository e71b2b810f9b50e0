// The smooth geography under the grid, in map coordinates. The format is in docs/formats.md, "Map outlines".
import { NONE } from '@rasputitsa/kit/grid';
import { readNameFacts } from '../geo/facts.ts';
import type { GeoArea } from '../geo/reference.ts';
import { hexAt } from '../geo/lattice.ts';
import {
  areaOf,
  type Bounds,
  clipLine,
  clipRing,
  inRing,
  lengthOf,
  nearest,
  simplify,
  simplifyRing,
} from '../geo/polygon.ts';
import { boardBounds, isOfTheTime, lonLatBounds, projectRings } from './raster.ts';
import type { Draft } from './terrain.ts';
import type { OutlineArea, OutlineLayer, OutlineLine, OutlinePoint, Outlines } from '../outlines.ts';

export const SCALE = 100;

export const CREDITS: readonly string[] = [
  'Coast, lakes, rivers, ranges: Natural Earth (public domain)',
  'Heights: NOAA ETOPO5 (public domain)',
  'Woods: from a daymap by Solar System Scope, CC BY 4.0, after NASA Blue Marble',
  'Positions of places: GeoNames, CC BY 4.0, geonames.org',
  'Railways, marshes and borders of 1939 to 1941: compiled for this project (CC0)',
];

function round(points: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const x = Math.round((points[i] ?? 0) * SCALE);
    const y = Math.round((points[i + 1] ?? 0) * SCALE);
    if (out.length === 0 || out[out.length - 2] !== x || out[out.length - 1] !== y) out.push(x, y);
  }
  return out;
}

const named = (a: GeoArea) => (a.name === '' ? {} : { name: a.name });

export function drawOutlines(draft: Draft): Outlines {
  const { board, geo } = draft;
  const { spec } = board.folder;
  const { margin, tolerance, smallest } = spec.outlines;
  const bounds = boardBounds(board.lattice, margin);
  const box = lonLatBounds(board.projection, bounds);
  const cut = (area: GeoArea, least: number): number[][] =>
    projectRings(area, board.projection, box)
      .map((r) => clipRing(r, bounds))
      .filter((r) => r.length >= 6 && Math.abs(areaOf(r)) >= least)
      .map((r) => round(simplifyRing(r, tolerance)))
      .filter((r) => r.length >= 6);
  const areas = (
    file: string,
    least: number,
    keep: (a: GeoArea) => boolean,
    extra: (a: GeoArea) => Partial<OutlineArea>,
  ): OutlineArea[] =>
    geo
      .areas(file)
      .filter(keep)
      .flatMap((a) => {
        const rings = cut(a, least);
        return rings.length === 0 ? [] : [{ ...extra(a), rings }];
      });
  const line = (points: readonly number[], extra: Omit<OutlineLine, 'points'>, least = 0): OutlineLine[] =>
    clipLine(points, bounds)
      .filter((p) => lengthOf(p) > least)
      .map((p) => ({ ...extra, points: round(simplify(p, tolerance)) }))
      .filter((l) => l.points.length >= 4);
  const lonLatLine = (points: readonly number[]): number[] => {
    const out: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const p = board.projection.forward(points[i] ?? 0, points[i + 1] ?? 0);
      out.push(p.x, p.y);
    }
    return out;
  };
  const inBox = (points: readonly number[]) => {
    for (let i = 0; i < points.length; i += 2) {
      const [x = 0, y = 0] = [points[i], points[i + 1]];
      if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) return true;
    }
    return false;
  };
  const rivers: OutlineLine[] = [];
  const known = new Set(board.folder.rivers.flatMap(({ value: r }) => r.parts ?? [r.name]));
  for (const { label, rank, lines } of draft.courses.values())
    for (const l of lines) rivers.push(...line(l, { ...(label === '' ? {} : { name: label }), rank }));
  const [great, middle, small] = spec.outlines.riverRanks;
  for (const l of geo.lines('rivers')) {
    const rank = Number(l.properties['rank'] ?? 12);
    if (rank > small || known.has(l.name) || !inBox(l.points)) continue;
    const drawn = rank <= great ? 1 : rank <= middle ? 2 : 3;
    rivers.push(
      ...line(
        clipLine(l.points, box).flatMap(lonLatLine),
        { ...(l.name === '' ? {} : { name: l.name }), rank: drawn },
        0.3,
      ),
    );
  }
  const tracks = (kind: string, classes: (c: string) => boolean): OutlineLayer[] => {
    const lines = draft.tracks
      .filter((t) => classes(t.class))
      .flatMap((t) => line(t.points, { name: t.name, rank: t.rank }));
    return lines.length === 0 ? [] : [{ kind, lines }];
  };
  const wanted = spec.outlines.borders ?? ['1941-06-22'];
  const borders = geo
    .lines('borders_1939_1941')
    .filter((l) => wanted.includes(String(l.properties['date'])) && inBox(l.points))
    .flatMap((l) => line(lonLatLine(l.points), { name: l.name, class: String(l.properties['date']).slice(0, 4) }));
  return {
    version: 1,
    map: spec.id,
    scale: SCALE,
    bounds: [bounds[0] * SCALE, bounds[1] * SCALE, bounds[2] * SCALE, bounds[3] * SCALE].map(
      Math.round,
    ) as unknown as Bounds,
    credits: CREDITS,
    layers: [
      {
        kind: 'land',
        areas: areas(
          'land',
          smallest / 4,
          () => true,
          () => ({}),
        ),
      },
      { kind: 'lake', areas: areas('lakes', smallest, isOfTheTime, named) },
      ...reliefLayer(spec.outlines.relief, (min) =>
        areas(
          'elevation_bands',
          smallest * 2,
          (a) => a.properties['min_elevation_m'] === min,
          () => ({ min }),
        ),
      ),
      {
        kind: 'forest',
        areas: areas(
          'forests',
          smallest * 2,
          () => true,
          () => ({}),
        ),
      },
      { kind: 'marsh', areas: areas('marshes', 0, () => true, named) },
      { kind: 'river', lines: rivers },
      ...tracks('rail', (c) => c.startsWith('rail')),
      ...tracks('road', (c) => !c.startsWith('rail')),
      ...(borders.length === 0 ? [] : [{ kind: 'border', lines: borders }]),
      { kind: 'name', points: names(draft, bounds, box) },
    ],
  };
}

function reliefLayer(steps: readonly number[], areasAbove: (min: number) => OutlineArea[]): OutlineLayer[] {
  const areas = steps.flatMap(areasAbove);
  return areas.length === 0 ? [] : [{ kind: 'relief', areas }];
}

/** Labels of water and regions stand where the shape has most room. */
function names(draft: Draft, bounds: Bounds, box: Bounds): OutlinePoint[] {
  const { board, geo } = draft;
  const out: OutlinePoint[] = [];
  for (const [file, kind, least] of [
    ['seas', 'sea', 2],
    ['lakes', 'lake', 0.4],
  ] as const)
    for (const area of geo.areas(file)) {
      if (area.name === '' || (file === 'lakes' && !isOfTheTime(area))) continue;
      const rings = projectRings(area, board.projection, box)
        .map((r) => clipRing(r, bounds))
        .filter((r) => r.length >= 6);
      const size = rings.reduce((s, r) => Math.max(s, Math.abs(areaOf(r))), 0);
      if (size < least) continue;
      const at = roomiest(rings, bounds);
      if (!at) continue;
      out.push({
        name: area.name.replace(/\s+/g, ' '),
        class: kind,
        at: [Math.round(at[0] * SCALE), Math.round(at[1] * SCALE)],
        rank: size > 60 ? 1 : size > 10 ? 2 : 3,
      });
    }
  for (const n of readNameFacts()) {
    const { x, y } = board.projection.forward(n.lon, n.lat);
    if (hexAt(board.grid, x, y) === NONE) continue;
    out.push({ name: n.name, class: n.class, at: [Math.round(x * SCALE), Math.round(y * SCALE)], rank: n.rank });
  }
  return out;
}

function roomiest(
  rings: readonly (readonly number[])[],
  [left, top, right, bottom]: Bounds,
): [number, number] | undefined {
  let best: [number, number] | undefined;
  let room = 0;
  const closed = rings.map((r) => [...simplifyRing(r, 0.1)]).map((r) => [...r, r[0] ?? 0, r[1] ?? 0]);
  const step = Math.max((right - left) / 60, (bottom - top) / 60);
  for (let x = left + step; x < right; x += step)
    for (let y = top + step; y < bottom; y += step) {
      if (!rings.reduce((inside, r) => inside !== inRing(r, x, y), false)) continue;
      let d = Math.min(x - left, right - x, y - top, bottom - y) ** 2;
      for (const r of closed) d = Math.min(d, nearest(r, x, y).d2);
      if (d > room) {
        room = d;
        best = [x, y];
      }
    }
  return best;
}

const layer = (l: OutlineLayer) => {
  const [key, items] = l.areas ? ['areas', l.areas] : l.lines ? ['lines', l.lines] : ['points', l.points ?? []];
  return `{"kind":${JSON.stringify(l.kind)},"${key}":[\n${items.map((i) => JSON.stringify(i)).join(',\n')}\n]}`;
};

/** One layer a line, one area or line a line: compact, and a diff shows what moved. */
export function formatOutlines(o: Outlines): string {
  const { layers, ...head } = o;
  return `${JSON.stringify(head).slice(0, -1)},"layers":[\n${layers.map(layer).join(',\n')}\n]}\n`;
}
