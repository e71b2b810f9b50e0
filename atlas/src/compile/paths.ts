// Shortest paths on small graphs given as functions; ties fall to the lower node number, so that results are reproducible.

export interface Edge {
  readonly to: number;
  readonly cost: number;
  readonly label: number;
}

export interface Found {
  readonly nodes: readonly number[];
  readonly labels: readonly number[];
  readonly cost: number;
}

class Heap {
  readonly #keys: number[] = [];
  readonly #nodes: number[] = [];
  get size(): number {
    return this.#nodes.length;
  }
  #less(i: number, j: number): boolean {
    const a = this.#keys[i] ?? 0;
    const b = this.#keys[j] ?? 0;
    return a < b || (a === b && (this.#nodes[i] ?? 0) < (this.#nodes[j] ?? 0));
  }
  #swap(i: number, j: number): void {
    const k = this.#keys[i] ?? 0;
    const n = this.#nodes[i] ?? 0;
    this.#keys[i] = this.#keys[j] ?? 0;
    this.#nodes[i] = this.#nodes[j] ?? 0;
    this.#keys[j] = k;
    this.#nodes[j] = n;
  }
  push(key: number, node: number): void {
    this.#keys.push(key);
    this.#nodes.push(node);
    for (let i = this.#nodes.length - 1; i > 0; ) {
      const p = (i - 1) >> 1;
      if (!this.#less(i, p)) break;
      this.#swap(i, p);
      i = p;
    }
  }
  pop(): [key: number, node: number] {
    const top: [number, number] = [this.#keys[0] ?? 0, this.#nodes[0] ?? 0];
    this.#swap(0, this.#nodes.length - 1);
    this.#keys.pop();
    this.#nodes.pop();
    for (let i = 0; ; ) {
      const l = 2 * i + 1;
      const r = l + 1;
      let m = i;
      if (l < this.#nodes.length && this.#less(l, m)) m = l;
      if (r < this.#nodes.length && this.#less(r, m)) m = r;
      if (m === i) break;
      this.#swap(i, m);
      i = m;
    }
    return top;
  }
}

/** From any start (with its initial cost) to any target (with a final cost); undefined when there is no way. */
export function shortest(
  starts: ReadonlyMap<number, number>,
  targets: ReadonlyMap<number, number>,
  edges: (node: number) => Iterable<Edge>,
): Found | undefined {
  const best = new Map<number, number>();
  const via = new Map<number, { from: number; label: number }>();
  const done = new Set<number>();
  const heap = new Heap();
  for (const [node, cost] of starts) {
    best.set(node, cost);
    heap.push(cost, node);
  }
  let end = -1;
  let endCost = Number.POSITIVE_INFINITY;
  while (heap.size > 0) {
    const [cost, node] = heap.pop();
    if (cost >= endCost) break;
    if (done.has(node)) continue;
    done.add(node);
    const final = targets.get(node);
    if (final !== undefined && cost + final < endCost) {
      endCost = cost + final;
      end = node;
    }
    for (const e of edges(node)) {
      const c = cost + e.cost;
      if (c >= (best.get(e.to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(e.to, c);
      via.set(e.to, { from: node, label: e.label });
      heap.push(c, e.to);
    }
  }
  if (end < 0) return undefined;
  const nodes = [end];
  const labels: number[] = [];
  for (let step = via.get(end); step; step = via.get(step.from)) {
    nodes.push(step.from);
    labels.push(step.label);
    if (starts.has(step.from) && best.get(step.from) === starts.get(step.from)) break;
  }
  return { nodes: nodes.reverse(), labels: labels.reverse(), cost: endCost };
}
