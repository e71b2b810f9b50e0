// Where a unit or stack can go, at what cost, by which way, and why not elsewhere.
import { directionTo, distance, type HexGrid, NONE } from './grid.ts';
import {
  bestStep,
  cheapestAt,
  createBuffers,
  hexOf,
  labelOf,
  type Search,
  type SearchBuffers,
  type SearchRule,
  type StepCost,
  search,
  statesTo,
  UNREACHED,
} from './search.ts';

export interface MoveRule extends SearchRule {
  /** Why a move may pass through this hex but not end in it, or 0. */
  readonly mayEnd?: (hex: number, label: number) => number;
  /**
   * The guaranteed one-hex move: why a first step that costs more than the whole budget is still refused, or 0 when it
   * is granted. A granted one takes the whole budget and ends the move. Without this function there is no such move.
   */
  readonly minimum?: (to: number, side: number, direction: number, cost: number) => number;
}

export interface Mover {
  readonly hex: number;
  /** The label at the start; 0 when left out. */
  readonly label?: number;
  /** In the units of the rule's costs. */
  readonly budget: number;
  readonly rule: MoveRule;
}

export interface Reach {
  readonly start: number;
  readonly search: Search;
  /** By hex: the cheapest state in which the move may end there, NONE when it may not. */
  readonly best: Int32Array;
  /** Where the move may end, cheapest first; not the hex it starts from. */
  readonly hexes: readonly number[];
}

export interface ReachBuffers {
  readonly search: SearchBuffers;
  best: Int32Array;
}

export function createReachBuffers(): ReachBuffers {
  return { search: createBuffers(), best: new Int32Array(0) };
}

/** Everything the mover can reach. With buffers, the answer is good until they are used again. */
export function reach(grid: HexGrid, mover: Mover, buffers: ReachBuffers = createReachBuffers()): Reach {
  const { rule, budget, label = 0 } = mover;
  const found = search(grid, rule, [{ hex: mover.hex, label, cost: 0 }], budget, buffers.search);
  grantMinimum(grid, mover, buffers.search);
  if (buffers.best.length < found.nodes) buffers.best = new Int32Array(found.nodes);
  const best = buffers.best.fill(NONE);
  const hexes: number[] = [];
  const { mayEnd } = rule;
  best[mover.hex] = mover.hex * found.labels + label;
  for (let i = 0; i < found.settled; i++) {
    const state = found.order[i] ?? 0;
    const hex = hexOf(found, state);
    if (best[hex] !== NONE) continue;
    if (mayEnd !== undefined && mayEnd(hex, labelOf(found, state)) !== 0) continue;
    best[hex] = state;
    hexes.push(hex);
  }
  return { start: mover.hex, search: found, best, hexes };
}

function grantMinimum(grid: HexGrid, mover: Mover, found: SearchBuffers): void {
  const { rule, budget, hex, label = 0 } = mover;
  const { minimum } = rule;
  if (minimum === undefined) return;
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbours[hex * 6 + d] ?? NONE;
    if (to === NONE) continue;
    const side = grid.sides[hex * 6 + d] ?? NONE;
    const price = rule.step(hex, to, side, d, label, 0);
    if (price <= budget || minimum(to, side, d, price) !== 0) continue;
    const state = to * found.labels + (rule.relabel?.(hex, to, side, d, label) ?? label);
    if (found.cost[state] !== UNREACHED) continue;
    found.cost[state] = budget;
    found.previous[state] = hex * found.labels + label;
    found.touched[found.touchedCount++] = state;
    found.order[found.settled++] = state;
  }
}

/** What the cheapest move that ends there costs, or UNREACHED. */
export function costTo(found: Reach, hex: number): number {
  const state = found.best[hex] ?? NONE;
  return state === NONE ? UNREACHED : (found.search.cost[state] ?? UNREACHED);
}

/** The hexes of the cheapest move that ends there, first and last included; empty when there is none. */
export function pathTo(found: Reach, hex: number): number[] {
  const state = found.best[hex] ?? NONE;
  return state === NONE ? [] : statesTo(found.search, state).map((s) => hexOf(found.search, s));
}

/** The cheapest move to one hex, without exploring the rest. `least`: no step costs less; it steers the search. */
export function findPath(
  grid: HexGrid,
  mover: Mover,
  target: number,
  least: number,
  buffers: SearchBuffers = createBuffers(),
): { readonly path: readonly number[]; readonly cost: number } | undefined {
  const { rule, budget, label = 0 } = mover;
  const accepts = (l: number): boolean => (rule.mayEnd?.(target, l) ?? 0) === 0;
  const starts = [{ hex: mover.hex, label, cost: 0 }];
  const found = search(grid, rule, starts, budget, buffers, { hex: target, least, accepts });
  if (found.found === NONE) {
    const path = [mover.hex, target];
    const step = directionTo(grid, mover.hex, target) === NONE ? undefined : walk(grid, mover, path);
    return step?.stoppedBy === undefined && step !== undefined ? { path, cost: step.cost } : undefined;
  }
  const path = statesTo(found, found.found).map((s) => hexOf(found, s));
  return { path, cost: found.cost[found.found] ?? 0 };
}

export type Why =
  | { readonly kind: 'reached'; readonly cost: number }
  /** Steps into the hex exist, but the move may not end there. */
  | { readonly kind: 'no-end'; readonly code: number; readonly cost: number }
  /** The step from -> to is refused. */
  | { readonly kind: 'forbidden'; readonly code: number; readonly from: number; readonly to: number }
  /** The way there leads through `at`, where the move had to stop. */
  | { readonly kind: 'stopped'; readonly code: number; readonly at: number }
  /**
   * Too expensive: the cheapest way needs `needed`, which is `short` more than there is. `barred` is what turned away the
   * ways within the budget, when something did: the price may be that of a detour.
   */
  | { readonly kind: 'budget'; readonly needed: number; readonly short: number; readonly barred?: Why }
  | { readonly kind: 'unconnected' };

function refusalAt(found: Search, hex: number): Why | undefined {
  const refused = found.refused[hex] ?? 0;
  if (refused !== 0) {
    return { kind: 'forbidden', code: refused, from: hexOf(found, found.refusedFrom[hex] ?? 0), to: hex };
  }
  const stopped = found.stopped[hex] ?? 0;
  if (stopped === 0) return undefined;
  return { kind: 'stopped', code: stopped, at: hexOf(found, found.stoppedAt[hex] ?? 0) };
}

/**
 * Why the move cannot end in a hex. With money enough it could: then the price is the reason. Otherwise the refusal
 * nearest to the hex, among those that no amount of movement points would lift.
 */
export function whyNot(grid: HexGrid, mover: Mover, found: Reach, hex: number): Why {
  const { rule, budget } = mover;
  const cost = costTo(found, hex);
  if (cost !== UNREACHED) return { kind: 'reached', cost };
  const passing = cheapestAt(found.search, hex);
  if (passing !== NONE) {
    const code = rule.mayEnd?.(hex, labelOf(found.search, passing)) ?? 0;
    return { kind: 'no-end', code, cost: found.search.cost[passing] ?? 0 };
  }
  const wide = reach(grid, { ...mover, budget: UNREACHED - 1 });
  const needed = costTo(wide, hex);
  if (needed !== UNREACHED) {
    const barred = refusalAt(found.search, hex);
    const price = { kind: 'budget', needed, short: needed - budget } as const;
    return barred === undefined ? price : { ...price, barred };
  }
  const beyond = cheapestAt(wide.search, hex);
  if (beyond !== NONE) {
    const code = rule.mayEnd?.(hex, labelOf(wide.search, beyond)) ?? 0;
    return { kind: 'no-end', code, cost: wide.search.cost[beyond] ?? 0 };
  }
  let nearest: Why = refusalAt(wide.search, hex) ?? { kind: 'unconnected' };
  if (nearest.kind !== 'unconnected' || hex >= grid.count) return nearest;
  let best = UNREACHED;
  for (let h = 0; h < grid.count; h++) {
    if (cheapestAt(wide.search, h) !== NONE) continue;
    const why = refusalAt(wide.search, h);
    const away = distance(grid, h, hex);
    if (why === undefined || away >= best) continue;
    best = away;
    nearest = why;
  }
  return nearest;
}

export interface Walk {
  /** What the steps taken so far cost. */
  readonly cost: number;
  readonly label: number;
  /** How many steps were taken before the first refusal. */
  readonly steps: number;
  /** Absent when the whole path is legal. */
  readonly stoppedBy?: Why;
}

/** Judges a path step by step, as a player submits it. */
export function walk(grid: HexGrid, mover: Mover, path: readonly number[]): Walk {
  const { rule, budget } = mover;
  let label = mover.label ?? 0;
  let cost = 0;
  let halt = 0;
  let steps = 0;
  const refusedBy = (stoppedBy: Why): Walk => ({ cost, label, steps, stoppedBy });
  if (path[0] !== mover.hex) return refusedBy({ kind: 'unconnected' });
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] ?? NONE;
    if (halt !== 0) return refusedBy({ kind: 'stopped', code: halt, at: from });
    const step = bestStep(grid, rule, from, to, label, cost);
    if (step === undefined) return refusedBy({ kind: 'unconnected' });
    const { price, side, direction } = step;
    if (price < 0) return refusedBy({ kind: 'forbidden', code: -price, from, to });
    const tooDear = cost + price > budget;
    const granted = tooDear && i === 0 && side !== NONE && rule.minimum?.(to, side, direction, price) === 0;
    if (tooDear && !(granted && path.length === 2)) {
      return refusedBy({ kind: 'budget', needed: cost + price, short: cost + price - budget });
    }
    label = rule.relabel?.(from, to, side, direction, label) ?? label;
    cost = granted ? budget : cost + price;
    steps++;
    halt = rule.stop?.(to, label) ?? 0;
  }
  const end = path.at(-1) ?? NONE;
  const code = path.length < 2 ? 0 : (rule.mayEnd?.(end, label) ?? 0);
  return code === 0 ? { cost, label, steps } : refusedBy({ kind: 'no-end', code, cost });
}

/**
 * A stack moves at the rate of its slowest unit: each step costs what it costs the unit that pays most, and what is
 * closed to one is closed to all. The budget is the smallest among them.
 */
export function slowest(costs: readonly StepCost[]): StepCost {
  return (from, to, side, direction, label, spent) => {
    let most = 0;
    for (const cost of costs) {
      const price = cost(from, to, side, direction, label, spent);
      if (price < 0) return price;
      if (price > most) most = price;
    }
    return most;
  };
}
