// Which scenario is played: its data, who is player A, which villages count.
import type { Loc, Side } from '@rasputitsa/kernel';
import { areaOf, VILLAGES } from '../1-basics/board.ts';
import { SCENARIOS, type ScenarioData } from '../data/scenarios.ts';
import type { Query } from '../words.ts';

export function scenarioData(q: Query): ScenarioData {
  const data = SCENARIOS.find((s) => s.id === q.state.scenario) ?? SCENARIOS[0];
  if (!data) throw new Error('moscow41: no scenario');
  return data;
}
/** Player A (2.2.INIT). */
export const initiative = (q: Query): Side => scenarioData(q).first;

const PRIZES: ReadonlyMap<string, readonly Loc[]> = new Map(
  SCENARIOS.map(({ id, prize }) => {
    const area = new Set(areaOf(prize));
    return [id, VILLAGES.filter((hex) => area.has(hex))];
  }),
);
/** Villages that count in a scenario, for the side that takes them. */
export const villagesOf = (scenario: string): readonly Loc[] => PRIZES.get(scenario) ?? VILLAGES;
