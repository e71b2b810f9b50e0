// Advance after combat and pursuit: into the hex that was given up, then as far as the game lets the victor go.
import { distance } from './grid.ts';
import type { HexGrid } from './grid.ts';
import { findPaths } from './retreat.ts';
import type { EndTest, FoundPaths, HexPath, StepTest } from './retreat.ts';

export interface AdvanceRules<Unit, Why> {
  readonly grid: HexGrid;
  /** The hex the enemy gave up: the first hex of every advance. */
  readonly vacated: number;
  readonly hexOf: (unit: Unit) => number;
  /** Why a unit may not advance at all. */
  readonly bars: (unit: Unit) => Why | undefined;
  readonly reach: (unit: Unit) => number;
  /** Why a step is closed; not asked of the first hex's being the vacated one. */
  readonly step: (unit: Unit) => StepTest<Why>;
  readonly end: (unit: Unit) => EndTest<Why>;
  /** What to say to a first step anywhere else. */
  readonly notVacated: Why;
}

function firstIntoVacated<Unit, Why>(rules: AdvanceRules<Unit, Why>, unit: Unit): StepTest<Why> {
  const step = rules.step(unit);
  return (path, to) => (path.length === 1 && to !== rules.vacated ? rules.notVacated : step(path, to));
}

/** Every advance open to a unit; none when it is barred. */
export function findAdvances<Unit, Why>(rules: AdvanceRules<Unit, Why>, unit: Unit): FoundPaths<Why> {
  if (rules.bars(unit) !== undefined) return { legal: [], refusedSteps: [], refusedEnds: [] };
  return findPaths({
    grid: rules.grid,
    from: rules.hexOf(unit),
    maxSteps: rules.reach(unit),
    step: firstIntoVacated(rules, unit),
    end: rules.end(unit),
  });
}

export interface Advance<Unit> {
  readonly unit: Unit;
  readonly path: HexPath;
}

export interface RefusedAdvance<Unit, Why> {
  readonly units: readonly Unit[];
  readonly why: Why;
}

/**
 * Why a set of advances made together is not legal. `tooFar` answers a path longer than the unit's reach or broken in
 * the middle; `crowd` is asked once of every hex in which advances end, with the units that end there.
 */
export function objectionsToAdvance<Unit, Why>(
  rules: AdvanceRules<Unit, Why>,
  advances: readonly Advance<Unit>[],
  tooFar: Why,
  crowd: (hex: number, arriving: readonly Unit[]) => Why | undefined,
): readonly RefusedAdvance<Unit, Why>[] {
  const refused: RefusedAdvance<Unit, Why>[] = [];
  const arriving = new Map<number, Unit[]>();
  for (const { unit, path } of advances) {
    const why = objectionToPath(rules, unit, path, tooFar);
    if (why !== undefined) {
      refused.push({ units: [unit], why });
      continue;
    }
    const hex = path.at(-1) ?? rules.hexOf(unit);
    arriving.set(hex, [...(arriving.get(hex) ?? []), unit]);
  }
  for (const [hex, units] of arriving) {
    const why = crowd(hex, units);
    if (why !== undefined) refused.push({ units, why });
  }
  return refused;
}

function objectionToPath<Unit, Why>(
  rules: AdvanceRules<Unit, Why>,
  unit: Unit,
  path: HexPath,
  tooFar: Why,
): Why | undefined {
  const barred = rules.bars(unit);
  if (barred !== undefined) return barred;
  if (path[0] !== rules.hexOf(unit) || path.length < 2 || path.length - 1 > rules.reach(unit)) return tooFar;
  const step = firstIntoVacated(rules, unit);
  for (let i = 1; i < path.length; i++) {
    const before = path.slice(0, i);
    const from = path[i - 1] ?? -1;
    const to = path[i] ?? -1;
    if (distance(rules.grid, from, to) !== 1 || before.includes(to)) return tooFar;
    const why = step(before, to);
    if (why !== undefined) return why;
  }
  return rules.end(unit)(path);
}

/**
 * A pursuit keeps to the way the enemy went: each hex lies on his path, or no further from it than `stray`.
 * The path is the whole retreat, the hex left first.
 */
export function keepsToRetreat<Why>(grid: HexGrid, retreat: HexPath, stray: number, why: Why): StepTest<Why> {
  return (_, to) => (retreat.some((hex) => distance(grid, hex, to) <= stray) ? undefined : why);
}
