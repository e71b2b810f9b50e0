// The one search under movement, networks and supply: cheapest ways over (hex, label) pairs, settled in order of cost.
// A label is a small integer that carries what a rule remembers about the way so far. Costs are whole units.
import { distance, type HexGrid, NONE } from './grid.ts';

/** The cost of a state that was not reached. */
export const UNREACHED = 0x7fff_ffff;
/** From this direction on, a step is a join and not a hexside: direction - JOIN is the number of the join. */
export const JOIN = 6;

/** A step that a rule forbids: return `refuse(code)` as its cost. Codes are the caller's, 1 and up. */
export function refuse(code: number): number {
  return -code;
}

/**
 * The cost of a step, or `refuse(code)`. `spent` is what the way has cost so far; a rule that uses it must not make a
 * step more expensive for a way that has spent less, or the cheapest way would no longer be the best.
 */
export type StepCost = (
  from: number,
  to: number,
  side: number,
  direction: number,
  label: number,
  spent: number,
) => number;

export type Relabel = (from: number, to: number, side: number, direction: number, label: number) => number;

export interface SearchRule {
  readonly step: StepCost;
  /** How many labels there are; 1 when left out. */
  readonly labels?: number;
  /** The label after the step; the same as before when left out. */
  readonly relabel?: Relabel;
  /** Why a way that has just come here goes no further, or 0. Starts are exempt. */
  readonly stop?: (hex: number, label: number) => number;
  /** True when a way labelled `label` can do nothing that one labelled `better` cannot do at the same cost. */
  readonly dominates?: (better: number, label: number) => boolean;
  /** Links beside the hexsides: boxes off the map, sea lanes. */
  readonly joins?: Joins;
}

/** Two-way links between nodes. Nodes are the hexes and, after them, boxes and sea areas: grid.count + index. */
export interface Joins {
  readonly nodes: number;
  /** Entries of node n are first[n] .. first[n + 1] - 1. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** The number of the join in the list it was made from. */
  readonly id: Int32Array;
}

export function createJoins(nodes: number, pairs: readonly (readonly [number, number])[]): Joins {
  const first = new Int32Array(nodes + 1);
  for (const [a, b] of pairs) {
    if (a < 0 || b < 0 || a >= nodes || b >= nodes) throw new Error(`joins: ${a}-${b} is not among ${nodes} nodes`);
    first[a + 1] = (first[a + 1] ?? 0) + 1;
    first[b + 1] = (first[b + 1] ?? 0) + 1;
  }
  for (let n = 0; n < nodes; n++) first[n + 1] = (first[n + 1] ?? 0) + (first[n] ?? 0);
  const free = first.slice();
  const to = new Int32Array(pairs.length * 2);
  const id = new Int32Array(pairs.length * 2);
  const put = (at: number, other: number, join: number): void => {
    const slot = free[at] ?? 0;
    to[slot] = other;
    id[slot] = join;
    free[at] = slot + 1;
  };
  for (const [join, [a, b]] of pairs.entries()) {
    put(a, b, join);
    put(b, a, join);
  }
  return { nodes, first, to, id };
}

export interface Start {
  readonly hex: number;
  readonly label: number;
  readonly cost: number;
}

export interface Goal {
  readonly hex: number;
  /** No step costs less than this; 0 when nothing is known. It steers the search toward the goal. */
  readonly least: number;
  readonly accepts: (label: number) => boolean;
}

/** What a search found. States are hex * labels + label. Arrays may be longer than needed when buffers are reused. */
export interface Search {
  readonly nodes: number;
  readonly labels: number;
  readonly limit: number;
  /** By state: UNREACHED or the cost of the cheapest way. */
  readonly cost: Int32Array;
  /** By state, meaningful where reached: the state before, NONE at a start. */
  readonly previous: Int32Array;
  /** The first `settled` entries are the reached states in order of cost. */
  readonly order: Int32Array;
  readonly settled: number;
  /** By hex: the code of the first refusal met by a way that tried to step in (cheapest way first), else 0. */
  readonly refused: Int32Array;
  readonly refusedFrom: Int32Array;
  /** By hex: the first stop code that kept a way beside this hex from entering, else 0. */
  readonly stopped: Int32Array;
  readonly stoppedAt: Int32Array;
  /** By hex: by how much the cheapest attempt to enter exceeded the limit, else 0. */
  readonly short: Int32Array;
  readonly shortFrom: Int32Array;
  /** The state that reached the goal, or NONE. */
  readonly found: number;
}

/** The arrays of a search, to be handed in again: the next search overwrites what the last one found. */
export interface SearchBuffers extends Search {
  nodes: number;
  labels: number;
  limit: number;
  cost: Int32Array;
  previous: Int32Array;
  order: Int32Array;
  settled: number;
  refused: Int32Array;
  refusedFrom: Int32Array;
  stopped: Int32Array;
  stoppedAt: Int32Array;
  short: Int32Array;
  shortFrom: Int32Array;
  found: number;
  /** Bucket queue: for each cost a list of entries. A state found again at less cost gets a second entry. */
  heads: Int32Array;
  entry: Int32Array;
  after: Int32Array;
  /** By state: 1 once it is settled, so that its older entries are passed over. */
  closed: Uint8Array;
  touched: Int32Array;
  touchedCount: number;
  noted: Int32Array;
  notedCount: number;
}

export function createBuffers(): SearchBuffers {
  const none = new Int32Array(0);
  return {
    nodes: 0,
    labels: 1,
    limit: 0,
    cost: none,
    previous: none,
    order: none,
    settled: 0,
    refused: none,
    refusedFrom: none,
    stopped: none,
    stoppedAt: none,
    short: none,
    shortFrom: none,
    found: NONE,
    heads: new Int32Array(256).fill(NONE),
    entry: new Int32Array(1024),
    after: new Int32Array(1024),
    closed: new Uint8Array(0),
    touched: none,
    touchedCount: 0,
    noted: none,
    notedCount: 0,
  };
}

function prepare(b: SearchBuffers, nodes: number, labels: number, limit: number): void {
  const states = nodes * labels;
  if (b.cost.length < states) {
    b.cost = new Int32Array(states).fill(UNREACHED);
    b.previous = new Int32Array(states);
    b.order = new Int32Array(states);
    b.closed = new Uint8Array(states);
    b.touched = new Int32Array(states);
  } else {
    for (let i = 0; i < b.touchedCount; i++) {
      const state = b.touched[i] ?? 0;
      b.cost[state] = UNREACHED;
      b.closed[state] = 0;
    }
  }
  if (b.refused.length < nodes) {
    b.refused = new Int32Array(nodes);
    b.refusedFrom = new Int32Array(nodes);
    b.stopped = new Int32Array(nodes);
    b.stoppedAt = new Int32Array(nodes);
    b.short = new Int32Array(nodes);
    b.shortFrom = new Int32Array(nodes);
    b.noted = new Int32Array(nodes * 3);
  } else {
    for (let i = 0; i < b.notedCount; i++) {
      const hex = b.noted[i] ?? 0;
      b.refused[hex] = 0;
      b.stopped[hex] = 0;
      b.short[hex] = 0;
    }
  }
  b.nodes = nodes;
  b.labels = labels;
  b.limit = limit;
  b.settled = 0;
  b.touchedCount = 0;
  b.notedCount = 0;
  b.found = NONE;
}

function longer(array: Int32Array, least: number, filler: number): Int32Array {
  const next = new Int32Array(Math.max(least, array.length * 2)).fill(filler, array.length);
  next.set(array);
  return next;
}

function noteRefusal(b: SearchBuffers, to: number, from: number, code: number): void {
  b.refused[to] = code;
  b.refusedFrom[to] = from;
  b.noted[b.notedCount++] = to;
}

function noteStop(b: SearchBuffers, to: number, at: number, code: number): void {
  if ((b.stopped[to] ?? 0) !== 0) return;
  b.stopped[to] = code;
  b.stoppedAt[to] = at;
  b.noted[b.notedCount++] = to;
}

function noteShort(b: SearchBuffers, to: number, from: number, by: number): void {
  const known = b.short[to] ?? 0;
  if (known !== 0 && known <= by) return;
  if (known === 0) b.noted[b.notedCount++] = to;
  b.short[to] = by;
  b.shortFrom[to] = from;
}

function isDominated(
  b: SearchBuffers,
  dominates: (better: number, label: number) => boolean,
  hex: number,
  label: number,
  spent: number,
): boolean {
  const base = hex * b.labels;
  for (let other = 0; other < b.labels; other++) {
    if (other === label) continue;
    const cost = b.cost[base + other] ?? UNREACHED;
    if (cost > spent || !dominates(other, label)) continue;
    // Two labels that dominate each other are equals: the lower number stays, so that one of them does.
    if (cost < spent || other < label || !dominates(label, other)) return true;
  }
  return false;
}

/** What is still to pay at the least. Boxes off the map have no distance to anything. */
function ahead(grid: HexGrid, hex: number, goal: number, least: number): number {
  return least === 0 || hex >= grid.count || goal >= grid.count ? 0 : least * distance(grid, hex, goal);
}

/**
 * Cheapest ways from the starts to everything within the limit, or to the goal alone. Buckets instead of a heap: costs
 * are small whole numbers, and a settled state is never looked at again.
 */
export function search(
  grid: HexGrid,
  rule: SearchRule,
  starts: Iterable<Start>,
  limit: number,
  buffers: SearchBuffers = createBuffers(),
  goal?: Goal,
): Search {
  const b = buffers;
  const { step, relabel, stop, joins, dominates } = rule;
  const { neighbours, sides } = grid;
  const labels = rule.labels ?? 1;
  prepare(b, joins?.nodes ?? grid.count, labels, limit);
  const { cost, previous, order, touched, closed, refused } = b;
  const hexes = grid.count;
  const goalHex = goal?.hex ?? NONE;
  const least = goal?.least ?? 0;
  let { heads, entry, after } = b;
  let entries = 0;
  let waiting = 0;
  let top = 0;
  let settled = 0;
  let touchedCount = 0;

  for (const start of starts) {
    const state = start.hex * labels + start.label;
    const old = cost[state] ?? 0;
    if (start.cost > limit || start.cost >= old) continue;
    const key = start.cost + ahead(grid, start.hex, goalHex, least);
    if (old === UNREACHED) touched[touchedCount++] = state;
    cost[state] = start.cost;
    previous[state] = NONE;
    if (key > top) top = key;
    if (top >= heads.length) heads = b.heads = longer(heads, top + 1, NONE);
    if (entries === entry.length) {
      entry = b.entry = longer(entry, entries + 1, 0);
      after = b.after = longer(after, entries + 1, 0);
    }
    entry[entries] = state;
    after[entries] = heads[key] ?? NONE;
    heads[key] = entries++;
    waiting++;
  }

  // Inline from here on, helpers only off the beaten track: kept in a closure, the counters would leave the registers.
  for (let key = 0; waiting > 0; key++) {
    for (let at = heads[key] ?? NONE; at !== NONE; at = heads[key] ?? NONE) {
      heads[key] = after[at] ?? NONE;
      waiting--;
      const state = entry[at] ?? 0;
      if (closed[state] === 1) continue;
      closed[state] = 1;
      order[settled++] = state;
      const hex = labels === 1 ? state : (state / labels) | 0;
      const label = state - hex * labels;
      const spent = cost[state] ?? 0;
      if (hex === goalHex && goal?.accepts(label) === true) {
        b.found = state;
        heads.fill(NONE, key, top + 1);
        waiting = 0;
        break;
      }
      if (dominates !== undefined && isDominated(b, dominates, hex, label, spent)) continue;
      const halt = stop === undefined || previous[state] === NONE ? 0 : stop(hex, label);
      const base = hex * 6;
      const joined = joins === undefined ? 0 : (joins.first[hex] ?? 0);
      const end = joins === undefined ? 0 : (joins.first[hex + 1] ?? 0);
      const arcs = 6 + end - joined;
      for (let arc = hex < hexes ? 0 : 6; arc < arcs; arc++) {
        let to: number;
        let side = NONE;
        let direction = arc;
        if (arc < 6) {
          to = neighbours[base + arc] ?? NONE;
          if (to === NONE) continue;
        } else {
          const j = joined + arc - 6;
          to = joins?.to[j] ?? NONE;
          direction = JOIN + (joins?.id[j] ?? 0);
        }
        // With one label nothing can improve on a hex that cost no more than this one.
        if (labels === 1 && (cost[to] ?? 0) <= spent) continue;
        if (halt !== 0) {
          noteStop(b, to, state, halt);
          continue;
        }
        if (arc < 6) side = sides[base + arc] ?? NONE;
        const price = step(hex, to, side, direction, label, spent);
        if (price < 0) {
          if (refused[to] === 0) noteRefusal(b, to, state, -price);
          continue;
        }
        const total = spent + price;
        if (total > limit) {
          noteShort(b, to, state, total - limit);
          continue;
        }
        const target = to * labels + (relabel === undefined ? label : relabel(hex, to, side, direction, label));
        const old = cost[target] ?? 0;
        if (old <= total) continue;
        if (old === UNREACHED) touched[touchedCount++] = target;
        cost[target] = total;
        previous[target] = state;
        // Never behind the bucket at hand, even if `least` promised too much: what falls behind would be lost.
        const slot = least === 0 ? total : Math.max(key, total + ahead(grid, to, goalHex, least));
        if (slot > top) top = slot;
        if (top >= heads.length) heads = b.heads = longer(heads, top + 1, NONE);
        if (entries === entry.length) {
          entry = b.entry = longer(entry, entries + 1, 0);
          after = b.after = longer(after, entries + 1, 0);
        }
        entry[entries] = target;
        after[entries] = heads[slot] ?? NONE;
        heads[slot] = entries++;
        waiting++;
      }
    }
  }
  b.settled = settled;
  b.touchedCount = touchedCount;
  return b;
}

/** The states from a start to this one, both included. */
export function statesTo(found: Search, state: number): number[] {
  const back: number[] = [];
  for (let s = state; s !== NONE; s = found.previous[s] ?? NONE) back.push(s);
  return back.reverse();
}

export function hexOf(found: Search, state: number): number {
  return (state / found.labels) | 0;
}

export function labelOf(found: Search, state: number): number {
  return state % found.labels;
}

/** The cheapest state in a hex, or NONE; of equals the one with the lowest label. */
export function cheapestAt(found: Search, hex: number): number {
  let best = NONE;
  let least = UNREACHED;
  for (let label = 0; label < found.labels; label++) {
    const cost = found.cost[hex * found.labels + label] ?? UNREACHED;
    if (cost >= least) continue;
    least = cost;
    best = hex * found.labels + label;
  }
  return best;
}

/** Distances from the nearest of many hexes, at `step` a hex. */
export function flood(
  grid: HexGrid,
  from: Iterable<number>,
  rule: SearchRule,
  limit: number = UNREACHED - 1,
  buffers: SearchBuffers = createBuffers(),
): Search {
  const starts: Start[] = [];
  for (const hex of from) starts.push({ hex, label: 0, cost: 0 });
  return search(grid, rule, starts, limit, buffers);
}

export interface Step {
  readonly price: number;
  readonly side: number;
  readonly direction: number;
}

/** The cheapest step between two nodes, across their hexside or by a join; a refusal when all are refused. */
export function bestStep(
  grid: HexGrid,
  rule: SearchRule,
  from: number,
  to: number,
  label: number,
  spent: number,
): Step | undefined {
  let best: Step | undefined;
  const consider = (side: number, direction: number): void => {
    const price = rule.step(from, to, side, direction, label, spent);
    const better = best === undefined || (price >= 0 && (best.price < 0 || price < best.price));
    if (better) best = { price, side, direction };
  };
  for (let d = 0; d < 6 && from < grid.count; d++) {
    if (grid.neighbours[from * 6 + d] === to) consider(grid.sides[from * 6 + d] ?? NONE, d);
  }
  const { joins } = rule;
  const end = joins?.first[from + 1] ?? 0;
  for (let j = joins?.first[from] ?? 0; j < end; j++) {
    if (joins?.to[j] === to) consider(NONE, JOIN + (joins.id[j] ?? 0));
  }
  return best;
}
