// Units as the lists of 1942 and 1943 count them: by nation, type and factors (S2.I, S3.I).
import type { ForceGroup, LineScenario } from '../data/scenarios.ts';
import type { UnitRow } from '../data/units.ts';

/** Made once for each scenario: groups are told apart by what they are. */
export function remembered(make: (row: LineScenario) => LineScenario): (row: LineScenario) => LineScenario {
  const known = new Map<LineScenario, LineScenario>();
  return (row) => {
    const made = known.get(row) ?? make(row);
    known.set(row, made);
    return made;
  };
}
export function isSame(a: ForceGroup, b: ForceGroup): boolean {
  return a.nation === b.nation && a.type === b.type && a.factors === b.factors;
}
export function factorsOf(u: UnitRow): string {
  return `${u.attack}-${u.defense}-${u.move}`;
}
export function groupLike(u: UnitRow): ForceGroup {
  return { nation: u.nation, type: u.type, factors: factorsOf(u), count: 1 };
}
