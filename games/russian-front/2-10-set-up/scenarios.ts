// Scenarios (2.0, 10.1, S1 to S3).
import { SCENARIOS } from '../data/scenarios.ts';
import type { ScenarioInfo } from '../words.ts';
import { beginScenario } from './forces.ts';

export const scenarios: readonly ScenarioInfo[] = SCENARIOS.map((row) => ({
  id: row.id,
  title: row.title,
  rule: row.rule,
  summary: row.summary,
  about: row.about,
  options: { layer: row.layer },
  setup: (g) => beginScenario(g, row),
}));
