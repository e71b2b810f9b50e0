// Which scenario is played: its data, and who is player A.
import type { Side } from '@rasputitsa/kernel';
import { SCENARIOS, type ScenarioData } from '../data/scenarios.ts';
import type { Query } from '../words.ts';

export function scenarioData(q: Query): ScenarioData {
  const data = SCENARIOS.find((s) => s.id === q.state.scenario) ?? SCENARIOS[0];
  if (!data) throw new Error('moscow41: no scenario');
  return data;
}
/** Player A (2.2.INIT). */
export const initiative = (q: Query): Side => scenarioData(q).first;
