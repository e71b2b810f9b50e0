// Railways and roads run from hex to hex. Between towns they swing through hexes in easy curves; at towns and junctions
// they meet at the centre, so that a player sees which hexes and hexsides a line uses.
import type { HexMap, LinkClass } from '../../../kit/src/map.ts';
import { offset } from './curve.ts';
import { chains, type Edge, type Node } from './graph.ts';
import { sideEnds, type Layout } from './layout.ts';
import { linkOf, type LinkLook, type Looks } from './words.ts';

export interface LinkStroke {
  readonly course: readonly number[];
  readonly look: LinkLook;
  readonly id: string;
}

/** Roads beside a railway keep this much to one side (in hexes). */
const ASIDE = 0.1;

export function linkStrokes(map: HexMap, layout: Layout, looks: Looks): LinkStroke[] {
  const towns = new Set(map.places.map((p) => p.hex));
  const railSides = new Uint8Array(map.grid.sideCount);
  for (const l of map.links) {
    if (linkOf(l.id, looks).look !== 'rail') continue;
    for (let s = 0; s < l.bySide.length; s++) if ((l.bySide[s] ?? 0) > 0) railSides[s] = 1;
  }
  const out: LinkStroke[] = [];
  for (const look of ['rail', 'road', 'ferry'] as const) {
    const taken = new Uint8Array(map.grid.sideCount);
    const classes = map.links
      .map((l) => ({ link: l, look: linkOf(l.id, looks) }))
      .filter((c) => c.look.look === look)
      .sort((a, b) => a.look.rank - b.look.rank);
    // A hexside carries the best class once; a lesser class on the same side would only thicken the line.
    const degree = degrees(map, classes.map((c) => c.link)); // biome-ignore format: one thought
    for (const c of classes) out.push(...strokesOf(map, layout, c.link, c.look, towns, railSides, taken, degree));
  }
  return out;
}

function degrees(map: HexMap, classes: readonly LinkClass[]): Uint8Array {
  const degree = new Uint8Array(map.grid.count);
  for (let s = 0; s < map.grid.sideCount; s++) {
    if (!classes.some((c) => (c.bySide[s] ?? 0) > 0)) continue;
    for (const h of [map.grid.sideA[s] ?? -1, map.grid.sideB[s] ?? -1]) if (h >= 0) degree[h] = (degree[h] ?? 0) + 1;
  }
  return degree;
}

function strokesOf(
  map: HexMap,
  layout: Layout,
  link: LinkClass,
  look: LinkLook,
  towns: ReadonlySet<number>,
  railSides: Uint8Array,
  taken: Uint8Array,
  degree: Uint8Array,
): LinkStroke[] {
  const nodes = new Map<string, Node>();
  const edges: Edge[] = [];
  for (let s = 0; s < map.grid.sideCount; s++) {
    if ((link.bySide[s] ?? 0) === 0 || taken[s] === 1) continue;
    taken[s] = 1;
    const a = map.grid.sideA[s] ?? -1;
    const b = map.grid.sideB[s] ?? -1;
    nodes.set(String(a), { x: layout.cx[a] ?? 0, y: layout.cy[a] ?? 0 });
    if (b >= 0) nodes.set(String(b), { x: layout.cx[b] ?? 0, y: layout.cy[b] ?? 0 });
    else {
      const [x0, y0, x1, y1] = sideEnds(layout, s);
      nodes.set(`edge${s}`, { x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
    }
    edges.push({ a: String(a), b: b >= 0 ? String(b) : `edge${s}`, side: s });
  }
  return chains(edges, nodes).map((chain) => {
    const course = swing(chain.nodes, nodes, (key) => towns.has(Number(key)) || (degree[Number(key)] ?? 0) > 2);
    const shared = chain.sides.filter((s) => railSides[s] === 1).length;
    const aside = look.look === 'road' && shared > 0;
    return { course: aside ? offset(course, ASIDE) : course, look, id: link.id };
  });
}

/** Passes the middles of sides; bends inside a hex, or goes to its centre where `meets` says lines meet. */
function swing(path: readonly string[], nodes: ReadonlyMap<string, Node>, meets: (key: string) => boolean): number[] {
  const out: number[] = [];
  const first = nodes.get(path[0] ?? '');
  if (first === undefined) return out;
  out.push(first.x, first.y);
  for (let i = 1; i < path.length; i++) {
    const p = nodes.get(path[i - 1] ?? '');
    const n = nodes.get(path[i] ?? '');
    if (p === undefined || n === undefined) continue;
    const next = nodes.get(path[i + 1] ?? '');
    if (next === undefined) {
      out.push(n.x, n.y);
      continue;
    }
    const before = { x: (p.x + n.x) / 2, y: (p.y + n.y) / 2 };
    const after = { x: (n.x + next.x) / 2, y: (n.y + next.y) / 2 };
    if (!meets(path[i] ?? '')) {
      // A quadratic curve with the centre as control point.
      bend(
        out,
        [before.x, before.y, (before.x + 2 * n.x) / 3, (before.y + 2 * n.y) / 3],
        [(after.x + 2 * n.x) / 3, (after.y + 2 * n.y) / 3, after.x, after.y],
      );
      continue;
    }
    // Through the centre, smooth there and at both sides.
    const tx = (after.x - before.x) / 6;
    const ty = (after.y - before.y) / 6;
    bend(out, [before.x, before.y, (2 * before.x + n.x) / 3, (2 * before.y + n.y) / 3], [n.x - tx, n.y - ty, n.x, n.y]);
    bend(out, [n.x, n.y, n.x + tx, n.y + ty], [(2 * after.x + n.x) / 3, (2 * after.y + n.y) / 3, after.x, after.y]);
  }
  return out;
}

type Four = readonly [number, number, number, number];

/** Points of the cubic curve start, control, control, end. */
function bend(out: number[], [ax, ay, bx, by]: Four, [cx, cy, dx, dy]: Four): void {
  for (let k = 0; k <= 5; k++) {
    const t = k / 5;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out.push(p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy);
  }
}
