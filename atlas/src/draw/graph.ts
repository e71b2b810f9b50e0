// Lines drawn on a hex map are graphs first: edges between corners (rivers, borders) or between centres (railways).
// Drawn well they are long strokes, so edges are joined into chains that run on as straight as they can.

export interface Edge {
  readonly a: string;
  readonly b: string;
  /** The hexside the edge stands for. */
  readonly side: number;
}

export interface Chain {
  readonly nodes: readonly string[];
  readonly sides: readonly number[];
}

export interface Node {
  readonly x: number;
  readonly y: number;
}

/** How well two edges make one stroke through a node: less is better, undefined is never. */
export type Join = (a: Edge, b: Edge, node: string) => number | undefined;

/**
 * Cuts the graph into chains: at each node the edges that join best, and among equals turn least, are joined pair by
 * pair. Every edge is used once.
 */
export function chains(edges: readonly Edge[], nodes: ReadonlyMap<string, Node>, join: Join = () => 0): Chain[] {
  const at = new Map<string, number[]>();
  for (const [i, e] of edges.entries()) {
    for (const n of [e.a, e.b]) {
      const known = at.get(n);
      if (known === undefined) at.set(n, [i]);
      else known.push(i);
    }
  }
  // partner.get(`${node}|${edge}`) is the edge that goes on from there.
  const partner = new Map<string, number>();
  for (const [n, list] of at) pairUp(n, list, edges, nodes, partner, join);
  const used = new Uint8Array(edges.length);
  const out: Chain[] = [];
  const walk = (startNode: string, startEdge: number): void => {
    const path: string[] = [startNode];
    const sides: number[] = [];
    let node = startNode;
    let edge: number | undefined = startEdge;
    while (edge !== undefined && used[edge] === 0) {
      used[edge] = 1;
      const e: Edge | undefined = edges[edge];
      if (e === undefined) break;
      node = e.a === node ? e.b : e.a;
      path.push(node);
      sides.push(e.side);
      edge = partner.get(`${node}|${edge}`);
    }
    out.push({ nodes: path, sides });
  };
  for (const [i, e] of edges.entries()) {
    if (used[i] === 1) continue;
    if (!partner.has(`${e.a}|${i}`)) walk(e.a, i);
    else if (!partner.has(`${e.b}|${i}`)) walk(e.b, i);
  }
  for (const [i, e] of edges.entries()) if (used[i] === 0) walk(e.a, i);
  return out;
}

function pairUp(
  node: string,
  list: readonly number[],
  edges: readonly Edge[],
  nodes: ReadonlyMap<string, Node>,
  partner: Map<string, number>,
  join: Join,
): void {
  const here = nodes.get(node);
  if (here === undefined) return;
  const angle = (i: number): number => {
    const e = edges[i];
    const far = nodes.get(e?.a === node ? e.b : (e?.a ?? ''));
    return far === undefined ? 0 : Math.atan2(far.y - here.y, far.x - here.x);
  };
  const pairs: { i: number; j: number; turn: number; kin: number }[] = [];
  for (let p = 0; p < list.length; p++) {
    for (let q = p + 1; q < list.length; q++) {
      const i = list[p] ?? 0;
      const j = list[q] ?? 0;
      const between = Math.abs(angle(i) - angle(j));
      const [a, b] = [edges[i], edges[j]];
      const kin = a === undefined || b === undefined ? undefined : join(a, b, node);
      if (kin === undefined) continue;
      pairs.push({ i, j, kin, turn: Math.abs(Math.PI - Math.min(between, 2 * Math.PI - between)) });
    }
  }
  pairs.sort((a, b) => a.kin - b.kin || a.turn - b.turn || a.i - b.i || a.j - b.j);
  const taken = new Set<number>();
  for (const { i, j, turn } of pairs) {
    if (taken.has(i) || taken.has(j) || turn > 1.9) continue;
    taken.add(i);
    taken.add(j);
    partner.set(`${node}|${i}`, j);
    partner.set(`${node}|${j}`, i);
  }
}

export interface Flow {
  /** For each edge: its node nearer the mouth, and how much river length lies upstream of it (itself included). */
  readonly down: readonly string[];
  readonly upstream: Float64Array;
}

/**
 * Which way water runs on each edge: toward the nearest mouth, counted in edges; a graph piece without a mouth drains
 * to the open end that `lower` rates highest. Upstream length is the sum of all edges that drain through an edge, so width grows downstream.
 */
export function flow(
  edges: readonly Edge[],
  mouths: ReadonlySet<string>,
  lower: (node: string) => number = () => 0,
): Flow {
  const at = new Map<string, number[]>();
  for (const [i, e] of edges.entries()) {
    for (const n of [e.a, e.b]) {
      const known = at.get(n);
      if (known === undefined) at.set(n, [i]);
      else known.push(i);
    }
  }
  const down: string[] = edges.map((e) => e.b);
  const seen = new Set<string>();
  const taken = new Uint8Array(edges.length);
  const order: number[] = [];
  const spread = (roots: readonly string[]): void => {
    const queue = [...roots];
    for (const r of roots) seen.add(r);
    for (let q = 0; q < queue.length; q++) {
      const n = queue[q] ?? '';
      for (const i of at.get(n) ?? []) {
        if (taken[i] === 1) continue;
        taken[i] = 1;
        down[i] = n;
        order.push(i);
        const e = edges[i];
        const far = e?.a === n ? e.b : (e?.a ?? n);
        if (seen.has(far)) continue;
        seen.add(far);
        queue.push(far);
      }
    }
  };
  spread([...at.keys()].filter((n) => mouths.has(n)));
  const ends = [...at].filter(([, list]) => list.length === 1).map(([n]) => n);
  for (const n of ends.sort((a, b) => lower(b) - lower(a))) if (!seen.has(n)) spread([n]);
  for (const n of at.keys()) if (!seen.has(n)) spread([n]);
  const upstream = new Float64Array(edges.length).fill(1);
  const drains = new Map<string, number>();
  for (const [n, list] of at) {
    const out = list.find((i) => down[i] !== n);
    if (out !== undefined) drains.set(n, out);
  }
  for (let k = order.length - 1; k >= 0; k--) {
    const i = order[k] ?? 0;
    const next = drains.get(down[i] ?? '');
    if (next !== undefined && next !== i) upstream[next] = (upstream[next] ?? 0) + (upstream[i] ?? 0);
  }
  return { down, upstream };
}
