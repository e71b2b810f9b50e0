// Rivers. On most boards they run along hexsides: the sides are joined into strokes, rounded, and widened toward the
// mouth. Boards whose rivers are features of hexes show the real course instead.
import type { HexMap } from '../../../kit/src/map.ts';
import { chaikin, lineLength, pointAlong, resample, ribbon } from './curve.ts';
import { hash01 } from './field.ts';
import { chains, flow, type Edge, type Node } from './graph.ts';
import { cornerKey, sideEnds, type Layout } from './layout.ts';
import { linesOf, type OutlineLine, type Outlines } from './outlines.ts';
import { groundOf, sideOf, type Looks } from './words.ts';

export interface RiverStroke {
  /** Course in map units, from source to mouth. */
  readonly course: readonly number[];
  /** Width in pens at the start and the end. */
  readonly from: number;
  readonly to: number;
  readonly rank: 1 | 2 | 3;
  readonly name: string;
  /** True where the stroke rises from a spring and not from another stroke: it starts as a point. */
  readonly spring: boolean;
}

const WIDTH: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = { 1: [3.4, 6.6], 2: [1.7, 3.9], 3: [1.1, 2] };
/** How many sides of upstream river make a river as wide as its class allows. */
const GROWN = 40;
/** Side midpoints wander this much (in hexes) off the straight side, so that rivers look drawn, not ruled. */
const WANDER = 0.055;

export function hexsideRivers(map: HexMap, layout: Layout, outlines: Outlines, looks: Looks): RiverStroke[] {
  const classes = map.sideTerrains.map((w) => sideOf(w, looks));
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  const mouths = new Set<string>();
  const rankOfEdge: (1 | 2 | 3)[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    const cls = classes[map.sideTerrain[s] ?? 0];
    if (cls?.look !== 'river') continue;
    const [x0, y0, x1, y1] = sideEnds(layout, s);
    const a = cornerKey(x0, y0);
    const b = cornerKey(x1, y1);
    nodes.set(a, { x: x0, y: y0 });
    nodes.set(b, { x: x1, y: y1 });
    edges.push({ a, b, side: s });
    rankOfEdge.push(cls.rank);
  }
  if (edges.length === 0) return [];
  const wet = wetCorners(map, layout, looks);
  for (const n of nodes.keys()) if (wet.has(n)) mouths.add(n);
  const { down, upstream } = flow(edges, mouths);
  const degree = new Map<string, number>();
  for (const e of edges) for (const n of [e.a, e.b]) degree.set(n, (degree.get(n) ?? 0) + 1);
  const indexOf = new Map(edges.map((e, i) => [e.side, i]));
  const named = linesOf(outlines, 'river').filter((l) => (l.name ?? '') !== '');
  // Rivers of one rank make one set of strokes: the class is what binds play, so it must be seen to change.
  const out: RiverStroke[] = [];
  for (const rank of [3, 2, 1] as const) {
    const some = edges.filter((e) => rankOfEdge[indexOf.get(e.side) ?? 0] === rank);
    for (const chain of chains(some, nodes)) {
      const forward = chain.sides.filter((s, i) => down[indexOf.get(s) ?? 0] === chain.nodes[i + 1]).length;
      const turned = forward * 2 < chain.sides.length;
      const path = turned ? [...chain.nodes].reverse() : [...chain.nodes];
      const sides = turned ? [...chain.sides].reverse() : [...chain.sides];
      const widthAt = (s: number | undefined): number => {
        const up = upstream[indexOf.get(s ?? -1) ?? -1] ?? 1;
        const [lo, hi] = WIDTH[rank];
        return lo + (hi - lo) * Math.min(1, Math.sqrt(up / GROWN));
      };
      const raw = wander(path, sides, nodes);
      out.push({
        course: chaikin(raw, 3),
        from: widthAt(sides[0]),
        to: widthAt(sides.at(-1)),
        rank,
        name: nearestName(raw, named),
        spring: (degree.get(path[0] ?? '') ?? 0) === 1 && !mouths.has(path[0] ?? ''),
      });
    }
  }
  return out;
}

function wander(path: readonly string[], sides: readonly number[], nodes: ReadonlyMap<string, Node>): number[] {
  const raw: number[] = [];
  for (const [i, key] of path.entries()) {
    const n = nodes.get(key);
    if (n === undefined) continue;
    raw.push(n.x, n.y);
    const m = nodes.get(path[i + 1] ?? '');
    if (m === undefined) continue;
    const s = sides[i] ?? 0;
    const by = (hash01(s, 3) - 0.5) * 2 * WANDER;
    raw.push((n.x + m.x) / 2 - (m.y - n.y) * by * 1.7, (n.y + m.y) / 2 + (m.x - n.x) * by * 1.7);
  }
  return raw;
}

/** Corners that touch sea or lake hexes. */
function wetCorners(map: HexMap, layout: Layout, looks: Looks): Set<string> {
  const wet = new Set<string>();
  const grounds = map.terrains.map((t) => groundOf(t, looks));
  for (let h = 0; h < map.grid.count; h++) {
    const g = grounds[map.terrain[h] ?? 0];
    if (g !== 'sea' && g !== 'lake') continue;
    for (let c = 0; c < 6; c++) {
      wet.add(
        cornerKey((layout.cx[h] ?? 0) + (layout.cornerX[c] ?? 0), (layout.cy[h] ?? 0) + (layout.cornerY[c] ?? 0)),
      );
    }
  }
  return wet;
}

/** The name most of whose course runs beside this one, if any does. */
function nearestName(course: readonly number[], named: readonly OutlineLine[]): string {
  const votes = new Map<string, number>();
  for (let i = 0; i < course.length; i += 4) {
    const x = course[i] ?? 0;
    const y = course[i + 1] ?? 0;
    let best = 0.8 * 0.8;
    let name = '';
    for (const l of named) {
      for (let j = 0; j < l.points.length; j += 2) {
        const d = ((l.points[j] ?? 0) - x) ** 2 + ((l.points[j + 1] ?? 0) - y) ** 2;
        if (d >= best) continue;
        best = d;
        name = l.name ?? '';
      }
    }
    if (name !== '') votes.set(name, (votes.get(name) ?? 0) + 1);
  }
  let best = '';
  for (const [name, n] of votes) if (n > (votes.get(best) ?? course.length / 12)) best = name;
  return best;
}

/** The real course, for boards without rivers on hexsides and as a faint line elsewhere. */
export function courseRivers(outlines: Outlines): RiverStroke[] {
  return linesOf(outlines, 'river').map((l) => {
    const rank = l.rank === 1 ? 1 : l.rank === 2 ? 2 : 3;
    const [lo, hi] = WIDTH[rank];
    const grown = Math.min(1, lineLength(l.points) / 16);
    return {
      course: chaikin(l.points, 1),
      from: lo * 0.55,
      to: lo + (hi - lo) * grown * 0.8,
      rank,
      name: l.name ?? '',
      spring: false,
    };
  });
}

/** A stroke's outline on the sheet: pens to sheet units, map units to sheet units. */
export function riverRibbon(
  stroke: RiverStroke,
  toSheet: (line: readonly number[]) => number[],
  pen: number,
  extra: number,
): number[] {
  const line = toSheet(stroke.course);
  const length = lineLength(line) || 1;
  const rise = Math.min(0.5, (70 * pen) / length);
  return ribbon(line, (t) => {
    const w = (stroke.from + (stroke.to - stroke.from) * t) * pen;
    const thin = stroke.spring && t < rise ? 0.3 + 0.7 * (t / rise) : 1;
    return Math.max(0.5 * pen, w * thin) + extra * pen * thin;
  });
}

/** Points and tangents on a river where its name may sit. */
export function anchorsAlong(course: readonly number[], spacing: number): { x: number; y: number; angle: number }[] {
  const line = resample(course, 0.2);
  const total = lineLength(line);
  const out: { x: number; y: number; angle: number }[] = [];
  for (let d = spacing / 2; d < total; d += spacing) out.push(pointAlong(line, d));
  return out;
}
