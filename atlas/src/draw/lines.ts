// Everything drawn as a stroke above the ground: rivers, hexside features, roads, railways, borders, start lines.
import type { HexMap, SideLine } from '../../../kit/src/map.ts';
import { chaikin, offset, resample, simplify } from './curve.ts';
import type { Frame } from './frame.ts';
import { chains, type Edge, type Node } from './graph.ts';
import { cornerKey, sideEnds } from './layout.ts';
import { hexRivers, riverHexes } from './hex-rivers.ts';
import { linkStrokes, type LinkStroke } from './links.ts';
import { linesOf, type Outlines } from '../outlines.ts';
import { courseRivers, hexsideRivers, riverRibbon, type RiverStroke } from './rivers.ts';
import { area, line, type Layer, type Ring, type Shape } from './scene.ts';
import { sideOf, type Looks, type SideLook } from './words.ts';

/** Sides joined into strokes and rounded a little, in map units. */
export function sideStrokes(frame: Frame, sides: Iterable<number>): number[][] {
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  for (const s of sides) {
    const [x0, y0, x1, y1] = sideEnds(frame.layout, s);
    const a = cornerKey(x0, y0);
    const b = cornerKey(x1, y1);
    nodes.set(a, { x: x0, y: y0 });
    nodes.set(b, { x: x1, y: y1 });
    edges.push({ a, b, side: s });
  }
  return chains(edges, nodes).map((c) =>
    chaikin(
      c.nodes.flatMap((k) => {
        const n = nodes.get(k);
        return n === undefined ? [] : [n.x, n.y];
      }),
      2,
    ),
  );
}

export interface Rivers {
  readonly strokes: readonly RiverStroke[];
  /** False when the board's rivers belong to hexes and the real course is drawn. */
  readonly alongSides: boolean;
}

export function riversOf(
  map: HexMap,
  frame: Frame,
  outlines: Outlines,
  looks: Looks,
  shore: readonly (readonly number[])[],
): Rivers {
  const strokes = hexsideRivers(map, frame.layout, outlines, looks, shore);
  if (strokes.length > 0) return { strokes, alongSides: true };
  const marked = riverHexes(map);
  if (marked.size > 0) return { strokes: hexRivers(frame.layout, outlines, marked), alongSides: false };
  return { strokes: courseRivers(outlines), alongSides: false };
}

export function riverLayer(frame: Frame, rivers: Rivers, clip: readonly Ring[]): Layer {
  const shown = rivers.strokes.filter((r) => frame.zoom !== 'far' || r.rank < 3);
  const faint: Shape[] = [];
  const banks: Shape[] = [];
  const water: Shape[] = [];
  for (const r of shown) {
    if (r.faint === true) {
      faint.push(line('river-faint', frame.sheetLine(r.course)));
      continue;
    }
    banks.push(area('river-bank', [riverRibbon(r, frame.sheetLine, frame.pen, r.rank === 3 ? 0.5 : 1.1)]));
    if (r.rank < 3) water.push(area('river', [riverRibbon(r, frame.sheetLine, frame.pen, -0.2)]));
  }
  return { id: 'rivers', clip, shapes: [...faint, ...banks, ...water] };
}

function sidesWith(map: HexMap, looks: Looks, look: SideLook): number[] {
  const wanted = map.sideTerrains.map((w) => sideOf(w, looks).look === look);
  const out: number[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) if (wanted[map.sideTerrain[s] ?? 0] === true) out.push(s);
  return out;
}

export function hexsideLayer(map: HexMap, frame: Frame, looks: Looks, clip: readonly Ring[]): Layer {
  const shapes: Shape[] = [];
  const strokes = (look: SideLook): number[][] =>
    sideStrokes(frame, sidesWith(map, looks, look)).map((c) => frame.sheetLine(c));
  for (const cls of ['canal', 'canal-ticks']) for (const c of strokes('canal')) shapes.push(line(cls, c));
  for (const s of sidesWith(map, looks, 'strait')) shapes.push(...crossing(map, frame, s));
  for (const c of strokes('wall')) shapes.push(line('wall', c));
  for (const c of strokes('ridge')) {
    shapes.push(line('ridge', c));
    shapes.push(...teeth(c, frame.pen));
  }
  return { id: 'hexsides', clip, shapes };
}

/** A dotted passage over a strait, from shore to shore. */
function crossing(map: HexMap, frame: Frame, side: number): Shape[] {
  const a = map.grid.sideA[side] ?? -1;
  const b = map.grid.sideB[side] ?? -1;
  if (a < 0 || b < 0) return [];
  const { cx, cy } = frame.layout;
  const at = (t: number): [number, number] => [
    (cx[a] ?? 0) + ((cx[b] ?? 0) - (cx[a] ?? 0)) * t,
    (cy[a] ?? 0) + ((cy[b] ?? 0) - (cy[a] ?? 0)) * t,
  ];
  return [line('strait', frame.sheetLine([...at(0.34), ...at(0.66)]))];
}

/** Short triangles on both sides of a crest. */
function teeth(course: readonly number[], pen: number): Shape[] {
  const pts = resample(course, 6 * pen);
  const out: Shape[] = [];
  for (const by of [3.6, -3.6]) {
    const tips = offset(pts, by * pen);
    for (let i = 2; i + 3 < pts.length; i += 2) {
      const [x, y] = [pts[i] ?? 0, pts[i + 1] ?? 0];
      const dx = ((pts[i + 2] ?? 0) - (pts[i - 2] ?? 0)) * 0.2;
      const dy = ((pts[i + 3] ?? 0) - (pts[i - 1] ?? 0)) * 0.2;
      out.push(area('ridge-teeth', [[x - dx, y - dy, tips[i] ?? 0, tips[i + 1] ?? 0, x + dx, y + dy]]));
    }
  }
  return out;
}

export interface Links {
  readonly strokes: readonly LinkStroke[];
}

export function linksOf(map: HexMap, frame: Frame, looks: Looks): LinkStroke[] {
  return linkStrokes(map, frame.layout, looks);
}

export function linkLayers(frame: Frame, strokes: readonly LinkStroke[], clip: readonly Ring[]): Layer[] {
  const at = (s: LinkStroke): Ring => simplify(frame.sheetLine(s.course), 0.08 * frame.pen);
  const pass = (look: string, rank: number, classes: readonly string[]): Shape[] =>
    classes.flatMap((cls) =>
      strokes.filter((s) => s.look.look === look && s.look.rank === rank).map((s) => line(cls, at(s))),
    );
  const roads = [
    ...pass('road', 3, ['road-case-3']),
    ...pass('road', 2, ['road-case-2']),
    ...pass('road', 1, ['road-case-1', 'road-core-1']),
  ];
  const rails = strokes.filter((s) => s.look.look === 'rail');
  const far = frame.zoom === 'far';
  const railShapes: Shape[] = [];
  if (!far) for (const s of rails) railShapes.push(line('rail-halo', at(s)));
  for (const rank of [3, 2, 1] as const) {
    const own = rails.filter((s) => s.look.rank === rank);
    const name = (s: LinkStroke): string => (s.look.owner === '' ? String(rank) : s.look.owner);
    for (const s of own) railShapes.push(line(`rail-line-${far ? 3 : name(s)}`, at(s)));
    if (far) continue;
    if (rank === 1) for (const s of own) if (s.look.owner === '') railShapes.push(line('rail-core-1', at(s)));
    for (const s of own) railShapes.push(line(`rail-tick-${name(s)}`, at(s)));
  }
  const ferries = strokes.filter((s) => s.look.look === 'ferry').map((s) => line('ferry', at(s)));
  return [
    { id: 'roads', clip, shapes: far ? [] : roads },
    { id: 'railways', clip, shapes: far ? [] : railShapes },
    { id: 'ferries', clip, shapes: ferries },
  ];
}

export function isBorder(l: SideLine): boolean {
  return /border|frontier|boundary/i.test(l.kind);
}

export function isStartLine(l: SideLine): boolean {
  return /start|front/i.test(l.kind) && !isBorder(l);
}

/** State borders: the hexside line where the game draws one, else the surveyed one. */
export function borderLayer(map: HexMap, frame: Frame, outlines: Outlines, clip: readonly Ring[]): Layer {
  const lines = map.lines.filter(isBorder).flatMap((l) => sideStrokes(frame, l.sides));
  const surveyed = linesOf(outlines, 'border');
  const current = surveyed.filter((l) => !/19(14|21|3\d)/.test(l.class ?? ''));
  const old = surveyed.filter((l) => !current.includes(l));
  const courses = (lines.length > 0 ? lines : current.map((l) => chaikin(l.points, 1))).map((c) => frame.sheetLine(c));
  const shapes: Shape[] = [];
  for (const c of courses) shapes.push(line('border-band', c));
  for (const l of old) shapes.push(line('border-old', frame.sheetLine(l.points)));
  for (const c of courses) shapes.push(line('border', c));
  return { id: 'borders', clip, shapes };
}

/** Start lines by name; each is a map-pencil stroke. */
export function startLineLayer(map: HexMap, frame: Frame, names: readonly string[], clip: readonly Ring[]): Layer {
  const shapes: Shape[] = [];
  for (const cls of ['front-band', 'front']) {
    for (const l of map.lines) {
      if (!isStartLine(l) || !names.includes(l.name)) continue;
      for (const c of sideStrokes(frame, l.sides)) shapes.push(line(cls, frame.sheetLine(c)));
    }
  }
  return { id: 'start-lines', clip, shapes };
}
