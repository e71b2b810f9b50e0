// 35.2: variants are switches of the Campaign.
import { SCENARIOS } from '../data/scenarios.ts';
import type { VariantId } from '../options.ts';
import type { Query } from '../words.ts';

const CAMPAIGNS: ReadonlySet<string> = new Set(SCENARIOS.filter((s) => s.campaign).map((s) => s.id));
export const variant = (q: Query, id: VariantId): boolean => CAMPAIGNS.has(q.state.scenario) && q.option(id);
