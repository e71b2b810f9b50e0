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
 * step dearer for a way that has spent less, or the cheapest way would no longer be the best.
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
  /** Bucket queue: a doubly linked list of states for each cost, so that a cheaper way moves a state in one step. */
  heads: Int32Array;
  after: Int32Array;
  before: Int32Array;
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
    after: none,
    before: none,
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
    b.after = new Int32Array(states);
    b.before = new Int32Array(states);
    b.touched = new Int32Array(states);
  } else {
    for (let i = 0; i < b.touchedCount; i++) b.cost[b.touched[i] ?? 0] = UNREACHED;
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

function grow(b: SearchBuffers, key: number): void {
  const longer = new Int32Array(Math.max(key + 1, b.heads.length * 2)).fill(NONE);
  longer.set(b.heads);
  b.heads = longer;
}

/** Puts a state at the head of its bucket. */
function link(b: SearchBuffers, state: number, key: number): void {
  if (key >= b.heads.length) grow(b, key);
  const head = b.heads[key] ?? NONE;
  b.after[state] = head;
  b.before[state] = NONE;
  if (head !== NONE) b.before[head] = state;
  b.heads[key] = state;
}

function unlink(b: SearchBuffers, state: number, key: number): void {
  const after = b.after[state] ?? NONE;
  const before = b.before[state] ?? NONE;
  if (before === NONE) b.heads[key] = after;
  else b.after[before] = after;
  if (after !== NONE) b.before[after] = before;
}

function noteRefusal(b: SearchBuffers, to: number, from: number, code: number): void {
  if ((b.refused[to] ?? 0) !== 0) return;
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

function isDominated(b: SearchBuffers, rule: SearchRule, hex: number, label: number, spent: number): boolean {
  const { dominates } = rule;
  if (dominates === undefined) return false;
  const base = hex * b.labels;
  for (let other = 0; other < b.labels; other++) {
    if (other === label || !dominates(other, label)) continue;
    const cost = b.cost[base + other] ?? UNREACHED;
    // Two labels that dominate each other are equals: the lower number stays, so that one of them does.
    if (cost < spent || (cost === spent && (other < label || !dominates(label, other)))) return true;
  }
  return false;
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
  const { step, relabel, stop, joins } = rule;
  const { neighbours, sides } = grid;
  const labels = rule.labels ?? 1;
  prepare(b, joins?.nodes ?? grid.count, labels, limit);
  const { cost, previous, order, touched } = b;
  const hexes = grid.count;
  const least = goal?.least ?? 0;
  const goalHex = goal?.hex ?? NONE;
  let top = 0;
  let waiting = 0;

  // Hexes only: a box off the map has no distance to anything.
  const estimate = (hex: number): number =>
    least === 0 || hex >= hexes || goalHex >= hexes ? 0 : least * distance(grid, hex, goalHex);

  const reached = (state: number, hex: number, total: number, from: number): void => {
    const ahead = least === 0 ? 0 : estimate(hex);
    const old = cost[state] ?? UNREACHED;
    if (old === UNREACHED) {
      touched[b.touchedCount++] = state;
      waiting++;
    } else {
      unlink(b, state, old + ahead);
    }
    cost[state] = total;
    previous[state] = from;
    const key = total + ahead;
    link(b, state, key);
    if (key > top) top = key;
  };

  const tryStep = (
    from: number,
    state: number,
    label: number,
    spent: number,
    to: number,
    side: number,
    d: number,
  ): void => {
    const price = step(from, to, side, d, label, spent);
    if (price < 0) {
      noteRefusal(b, to, state, -price);
      return;
    }
    const total = spent + price;
    if (total > limit) {
      noteShort(b, to, state, total - limit);
      return;
    }
    const next = relabel === undefined ? label : relabel(from, to, side, d, label);
    const target = to * labels + next;
    if ((cost[target] ?? 0) <= total) return;
    reached(target, to, total, state);
  };

  for (const start of starts) {
    const state = start.hex * labels + start.label;
    if (start.cost <= limit && start.cost < (cost[state] ?? UNREACHED)) reached(state, start.hex, start.cost, NONE);
  }

  for (let key = 0; waiting > 0; key++) {
    for (let state = b.heads[key] ?? NONE; state !== NONE; state = b.heads[key] ?? NONE) {
      const after = b.after[state] ?? NONE;
      b.heads[key] = after;
      if (after !== NONE) b.before[after] = NONE;
      waiting--;
      order[b.settled++] = state;
      const hex = labels === 1 ? state : Math.floor(state / labels);
      const label = state - hex * labels;
      const spent = cost[state] ?? 0;
      if (hex === goalHex && goal?.accepts(label) === true) {
        b.found = state;
        b.heads.fill(NONE, 0, top + 1);
        return b;
      }
      if (isDominated(b, rule, hex, label, spent)) continue;
      const halt = stop === undefined || previous[state] === NONE ? 0 : stop(hex, label);
      if (hex < hexes) {
        const base = hex * 6;
        for (let d = 0; d < 6; d++) {
          const to = neighbours[base + d] ?? NONE;
          if (to === NONE) continue;
          // With one label nothing can improve on a hex that cost no more than this one.
          if (labels === 1 && (cost[to] ?? 0) <= spent) continue;
          if (halt === 0) tryStep(hex, state, label, spent, to, sides[base + d] ?? NONE, d);
          else noteStop(b, to, state, halt);
        }
      }
      if (joins === undefined) continue;
      const end = joins.first[hex + 1] ?? 0;
      for (let j = joins.first[hex] ?? 0; j < end; j++) {
        const to = joins.to[j] ?? 0;
        if (halt === 0) tryStep(hex, state, label, spent, to, NONE, JOIN + (joins.id[j] ?? 0));
        else noteStop(b, to, state, halt);
      }
    }
  }
  return b;
}

/** The states from a start to this one, both included. */
export function statesTo(found: Search, state: number): number[] {
  const back: number[] = [];
  for (let s = state; s !== NONE; s = found.previous[s] ?? NONE) back.push(s);
  return back.reverse();
}

export function hexOf(found: Search, state: number): number {
  return Math.floor(state / found.labels);
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
