// Where beaten units may go. The search lists every legal path, then strikes out the worse ones preference by preference;
// what is left is the owner's choice. What makes a step or an end legal is the game's business and comes in as functions,
// which answer with the game's own refusal, so that a hex that is closed says why.
import { distance, NONE } from './grid.ts';
import type { HexGrid } from './grid.ts';

/** Hexes in order, the hex left first. */
export type HexPath = readonly number[];

/** A legality test over the path so far: undefined when nothing stands against it, otherwise why not. */
export type StepTest<Why> = (path: HexPath, to: number) => Why | undefined;
export type EndTest<Why> = (path: HexPath) => Why | undefined;

export interface PathSearch<Why> {
  readonly grid: HexGrid;
  readonly from: number;
  readonly maxSteps: number;
  readonly step: StepTest<Why>;
  /** Whether the path may end where it stands; asked of every length from one step on. */
  readonly end: EndTest<Why>;
}

export interface RefusedStep<Why> {
  readonly path: HexPath;
  readonly to: number;
  readonly why: Why;
}

export interface RefusedEnd<Why> {
  readonly path: HexPath;
  readonly why: Why;
}

export interface FoundPaths<Why> {
  readonly legal: readonly HexPath[];
  readonly refusedSteps: readonly RefusedStep<Why>[];
  readonly refusedEnds: readonly RefusedEnd<Why>[];
}

const last = (path: HexPath): number => path.at(-1) ?? NONE;

/** Every path that may be walked and ended, neighbours in the order of the grid's directions. No hex is entered twice. */
export function findPaths<Why>(search: PathSearch<Why>): FoundPaths<Why> {
  const { grid, maxSteps, step, end } = search;
  const legal: HexPath[] = [];
  const refusedSteps: RefusedStep<Why>[] = [];
  const refusedEnds: RefusedEnd<Why>[] = [];
  const extend = (path: HexPath): void => {
    if (path.length > maxSteps) return;
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[last(path) * 6 + d] ?? NONE;
      if (to === NONE || path.includes(to)) continue;
      const why = step(path, to);
      if (why !== undefined) {
        refusedSteps.push({ path, to, why });
        continue;
      }
      const longer = [...path, to];
      const open = end(longer);
      if (open === undefined) legal.push(longer);
      else refusedEnds.push({ path: longer, why: open });
      extend(longer);
    }
  };
  extend([search.from]);
  return { legal, refusedSteps, refusedEnds };
}

/** The first objection of several tests, in order: the rule that the player is told. */
export function firstObjection<Args extends readonly unknown[], Why>(
  ...tests: readonly ((...args: Args) => Why | undefined)[]
): (...args: Args) => Why | undefined {
  return (...args) => {
    for (const test of tests) {
      const why = test(...args);
      if (why !== undefined) return why;
    }
    return undefined;
  };
}

/** Every step must lead further from a hex than the step before it. */
export function stepsAwayFrom<Why>(grid: HexGrid, hex: number, why: Why): StepTest<Why> {
  return (path, to) => (distance(grid, to, hex) > distance(grid, last(path), hex) ? undefined : why);
}

/** The path must have exactly so many steps. */
export function endsAfter<Why>(steps: number, why: Why): EndTest<Why> {
  return (path) => (path.length - 1 === steps ? undefined : why);
}

/** A rule that prefers some retreats to others: the lower score wins, equal scores leave the choice open. */
export interface Preference {
  readonly rule: string;
  readonly label: string;
  readonly score: (path: HexPath) => number;
}

export interface PreferenceStep {
  readonly rule: string;
  readonly label: string;
  readonly best: number;
  /** Legal paths that this preference closes. */
  readonly struck: readonly HexPath[];
}

export interface Ranking {
  readonly paths: readonly HexPath[];
  readonly steps: readonly PreferenceStep[];
}

/** Preferences in their order of rank; none of them can close the last path. */
export function rankPaths(paths: readonly HexPath[], preferences: readonly Preference[]): Ranking {
  const steps: PreferenceStep[] = [];
  let open = paths;
  for (const { rule, label, score } of preferences) {
    if (open.length === 0) break;
    const scores = open.map(score);
    const best = Math.min(...scores);
    steps.push({ rule, label, best, struck: open.filter((_, i) => scores[i] !== best) });
    open = open.filter((_, i) => scores[i] === best);
  }
  return { paths: open, steps };
}

export interface RetreatSearch<Why> extends PathSearch<Why> {
  readonly preferences: readonly Preference[];
}

export interface Retreat<Why> extends FoundPaths<Why> {
  /** What the owner may choose from; with none the unit has nowhere to go and the game says what becomes of it. */
  readonly choices: readonly HexPath[];
  readonly preferred: readonly PreferenceStep[];
}

export function findRetreats<Why>(search: RetreatSearch<Why>): Retreat<Why> {
  const found = findPaths(search);
  const { paths, steps } = rankPaths(found.legal, search.preferences);
  return { ...found, choices: paths, preferred: steps };
}

/**
 * Why the hexes that no legal path touches are closed: each once, with every different reason met on the way to it.
 * Reasons are the same when their keys are.
 */
export function closedHexes<Why>(
  found: FoundPaths<Why>,
  key: (why: Why) => unknown,
): ReadonlyMap<number, readonly Why[]> {
  const open = new Set(found.legal.flat());
  const reasons = new Map<number, Map<unknown, Why>>();
  const note = (hex: number, why: Why): void => {
    if (open.has(hex)) return;
    const known = reasons.get(hex) ?? new Map<unknown, Why>();
    if (!known.has(key(why))) known.set(key(why), why);
    reasons.set(hex, known);
  };
  for (const { to, why } of found.refusedSteps) note(to, why);
  for (const { path, why } of found.refusedEnds) note(last(path), why);
  return new Map(Array.from(reasons, ([hex, known]) => [hex, [...known.values()]]));
}
