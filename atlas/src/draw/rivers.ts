// Rivers. On most boards they run along hexsides: the sides are joined into strokes, rounded, and widened toward the
// mouth. Boards whose rivers are features of hexes show the real course instead.
import type { HexMap } from '../../../kit/src/map.ts';
import { chaikin, lineLength, ribbon } from './curve.ts';
import { hash01 } from './field.ts';
import { chains, flow, type Edge, type Join, type Node } from './graph.ts';
import { cornerKey, sideEnds, type Layout } from './layout.ts';
import { linesOf, type OutlineLine, type Outlines } from '../outlines.ts';
import { groundOf, sideOf, type Looks } from './words.ts';

export interface RiverStroke {
  /** Course in map units, from source to mouth. */
  readonly course: readonly number[];
  /** Width in pens at the start and the end. */
  readonly from: number;
  readonly to: number;
  readonly rank: 1 | 2 | 3;
  /** Stretches of the course that carry a name. */
  readonly names: readonly { readonly name: string; readonly course: readonly number[] }[];
  /** True where the stroke rises from a spring and not from another stroke: it starts as a point. */
  readonly spring: boolean;
  /** A river that does not count in play. */
  readonly faint?: true;
}

const WIDTH: Readonly<Record<1 | 2 | 3, readonly [number, number]>> = { 1: [2.6, 6.2], 2: [1.7, 3.9], 3: [1.1, 2] };
/** Width in pens of a river of a rank; `grown` runs from 0 at the source to 1. */
export function strokeWidth(rank: 1 | 2 | 3, grown: number): number {
  const [lo, hi] = WIDTH[rank];
  return lo + (hi - lo) * Math.min(1, Math.max(0, grown));
}

/** How much of its class's width a river of a surveyed rank reaches at its mouth. */
const GREAT: Readonly<Record<number, number>> = { 1: 0.9, 2: 0.6, 3: 0.35 };
/** How many sides of upstream river make a river as wide as its class allows. */
const GROWN = 40;
/** Side midpoints wander this much (in hexes) off the straight side, so that rivers look drawn, not ruled. */
const WANDER = 0.055;

export function hexsideRivers(
  map: HexMap,
  layout: Layout,
  outlines: Outlines,
  looks: Looks,
  shore: readonly (readonly number[])[],
): RiverStroke[] {
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
  const degree = new Map<string, number>();
  for (const e of edges) for (const n of [e.a, e.b]) degree.set(n, (degree.get(n) ?? 0) + 1);
  const named = linesOf(outlines, 'river').filter((l) => (l.name ?? '') !== '');
  const survey = new Map<string, Surveyed>();
  for (const [key, n] of nodes) {
    const at = degree.get(key) === 1 ? alongSurvey(n, named) : undefined;
    if (at !== undefined) survey.set(key, at);
  }
  // The survey knows source from mouth; without it a river runs to the water it touches.
  for (const key of nodes.keys()) {
    const at = survey.get(key);
    const last = at !== undefined && [...survey.values()].every((o) => o.name !== at.name || o.t <= at.t);
    if (at === undefined ? wet.has(key) : last && at.t > 0.55) mouths.add(key);
  }
  const { down, upstream } = flow(edges, mouths, (key) => survey.get(key)?.t ?? 0);
  const indexOf = new Map(edges.map((e, i) => [e.side, i]));
  const nameOf = edges.map((e) => {
    const [a, b] = [nodes.get(e.a), nodes.get(e.b)];
    return a === undefined || b === undefined ? '' : nameAt((a.x + b.x) / 2, (a.y + b.y) / 2, named);
  });
  const surveyed = edges.map((e) => {
    const [a, b] = [nodes.get(e.a), nodes.get(e.b)];
    return a === undefined || b === undefined
      ? undefined
      : alongSurvey({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, named);
  });
  const oneClass = new Set(rankOfEdge).size === 1;
  const rim = rimCorners(map, layout);
  // One stroke is one river: two that flow together do not become one, the greater goes on.
  const join: Join = (a, b, node) => {
    const [i, j] = [indexOf.get(a.side) ?? 0, indexOf.get(b.side) ?? 0];
    if (down[i] === node && down[j] === node) return undefined;
    if (nameOf[i] !== '' && nameOf[i] === nameOf[j]) return 0;
    return 1 + 1 / (1 + Math.min(upstream[i] ?? 0, upstream[j] ?? 0));
  };
  // Rivers of one rank make one set of strokes: the class is what binds play, so it must be seen to change.
  const drafts: Draft[] = [];
  for (const rank of [3, 2, 1] as const) {
    const some = edges.filter((e) => rankOfEdge[indexOf.get(e.side) ?? 0] === rank);
    for (const chain of chains(some, nodes, join)) {
      const forward = chain.sides.filter((s, i) => down[indexOf.get(s) ?? 0] === chain.nodes[i + 1]).length;
      const turned = forward * 2 < chain.sides.length;
      const path = turned ? [...chain.nodes].reverse() : [...chain.nodes];
      const sides = turned ? [...chain.sides].reverse() : [...chain.sides];
      // Where the board knows one class of river, the survey tells the great ones.
      const great = sides.filter((s) => surveyed[indexOf.get(s) ?? -1]?.rank === 1).length * 2 > sides.length;
      const drawnRank = oneClass && great ? 1 : rank;
      const widthAt = (s: number | undefined): number => {
        const up = upstream[indexOf.get(s ?? -1) ?? -1] ?? 1;
        const known = surveyed[indexOf.get(s ?? -1) ?? -1];
        // A river that comes from beyond the board is as grown as the survey says.
        const grown = known === undefined ? 0 : known.t * (GREAT[known.rank] ?? 0.35);
        return strokeWidth(drawnRank, Math.max(Math.sqrt(up / GROWN), grown));
      };
      const raw = wander(path, sides, nodes);
      const course = chaikin(raw, 3);
      const joint = (key: string | undefined): boolean => (degree.get(key ?? '') ?? 0) > 2;
      drafts.push({
        course,
        from: widthAt(sides[0]),
        to: widthAt(sides.at(-1)),
        rank: drawnRank,
        names: namedStretches(raw, named),
        spring: (degree.get(path[0] ?? '') ?? 0) === 1 && !mouths.has(path[0] ?? '') && !rim.has(path[0] ?? ''),
        joins: [joint(path[0]), joint(path.at(-1))],
        mouth: mouths.has(path.at(-1) ?? '') && (degree.get(path.at(-1) ?? '') ?? 0) === 1,
      });
    }
  }
  return drafts.map((d, i) => ({ ...d, course: fasten(d, drafts, i, shore) }));
}

interface Draft extends RiverStroke {
  /** Whether its first and last point lie on another stroke. */
  readonly joins: readonly [boolean, boolean];
  readonly mouth: boolean;
}

/** Rounding moves a river off its corners: tributaries are led to where the other river now runs, mouths to the shore. */
function fasten(d: Draft, all: readonly Draft[], own: number, shore: readonly (readonly number[])[]): number[] {
  const course = [...d.course];
  const others = all.filter((_, i) => i !== own).map((o) => o.course);
  const n = course.length;
  if (d.joins[0]) {
    const p = nearest(course[0] ?? 0, course[1] ?? 0, others, 0.4);
    if (p !== undefined) [course[0], course[1]] = p;
  }
  if (d.joins[1]) {
    const p = nearest(course[n - 2] ?? 0, course[n - 1] ?? 0, others, 0.4);
    if (p !== undefined) [course[n - 2], course[n - 1]] = p;
  }
  if (!d.mouth) return course;
  const [x, y] = [course[n - 2] ?? 0, course[n - 1] ?? 0];
  const p = nearest(x, y, shore, 1);
  if (p === undefined) return course;
  // A little past the shore line, so that no gap shows.
  const len = Math.hypot(p[0] - x, p[1] - y) || 1;
  return [...course, p[0] + ((p[0] - x) / len) * 0.05, p[1] + ((p[1] - y) / len) * 0.05];
}

function nearest(
  x: number,
  y: number,
  lines: readonly (readonly number[])[],
  within: number,
): [number, number] | undefined {
  let best = within * within;
  let found: [number, number] | undefined;
  for (const l of lines) {
    for (let i = 0; i < l.length; i += 2) {
      const dx = (l[i] ?? 0) - x;
      const dy = (l[i + 1] ?? 0) - y;
      if (dx * dx + dy * dy >= best) continue;
      best = dx * dx + dy * dy;
      found = [l[i] ?? 0, l[i + 1] ?? 0];
    }
  }
  return found;
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

interface Surveyed {
  readonly name: string;
  readonly t: number;
  readonly rank: number;
}

/** Corners on the rim of the board. */
function rimCorners(map: HexMap, layout: Layout): Set<string> {
  const out = new Set<string>();
  for (let s = 0; s < map.grid.sideCount; s++) {
    if ((map.grid.sideB[s] ?? -1) >= 0) continue;
    const [x0, y0, x1, y1] = sideEnds(layout, s);
    out.add(cornerKey(x0, y0)).add(cornerKey(x1, y1));
  }
  return out;
}

/** How far along the nearest surveyed river a point lies: 0 its source, 1 its mouth; undefined when none is near. */
function alongSurvey({ x, y }: Node, named: readonly OutlineLine[]): Surveyed | undefined {
  let best = 1;
  let at: Surveyed | undefined;
  for (const l of named) {
    for (let j = 0; j < l.points.length; j += 2) {
      const d = ((l.points[j] ?? 0) - x) ** 2 + ((l.points[j + 1] ?? 0) - y) ** 2;
      if (d >= best) continue;
      best = d;
      at = { name: l.name ?? '', t: j / Math.max(1, l.points.length - 2), rank: l.rank ?? 3 };
    }
  }
  return at;
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

/** Side by side with the survey: which named river runs here, in stretches of at least three sides. */
function namedStretches(raw: readonly number[], named: readonly OutlineLine[]): RiverStroke['names'] {
  const at: string[] = [];
  // Every other point of the raw course is a corner; names change at corners.
  for (let i = 0; i < raw.length; i += 4) at.push(nameAt(raw[i] ?? 0, raw[i + 1] ?? 0, named));
  const out: { name: string; course: number[] }[] = [];
  for (let i = 0; i < at.length; ) {
    let j = i;
    while (j + 1 < at.length && at[j + 1] === at[i]) j++;
    const name = at[i] ?? '';
    if (name !== '' && j - i >= 2) out.push({ name, course: chaikin(raw.slice(i * 4, j * 4 + 2), 3) });
    i = j + 1;
  }
  return out;
}

function nameAt(x: number, y: number, named: readonly OutlineLine[]): string {
  let best = 0.9 * 0.9;
  let name = '';
  for (const l of named) {
    for (let j = 0; j < l.points.length; j += 2) {
      const d = ((l.points[j] ?? 0) - x) ** 2 + ((l.points[j + 1] ?? 0) - y) ** 2;
      if (d >= best) continue;
      best = d;
      name = l.name ?? '';
    }
  }
  return name;
}

/** The real course, for boards without rivers on hexsides and as a faint line elsewhere. */
export function courseRivers(outlines: Outlines): RiverStroke[] {
  return linesOf(outlines, 'river').map((l) => {
    const rank = l.rank === 1 ? 1 : l.rank === 2 ? 2 : 3;
    const [lo, hi] = WIDTH[rank];
    const grown = Math.min(1, lineLength(l.points) / 16);
    const course = chaikin(l.points, 1);
    const name = l.name ?? '';
    return {
      course,
      from: lo * 0.55,
      to: lo + (hi - lo) * grown * 0.8,
      rank,
      names: name === '' ? [] : [{ name, course }],
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
