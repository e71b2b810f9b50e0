export * from './node-games.ts';
export { type MutationReport, mutation } from './mutation.ts';
export { type RuleReport, ruleReport } from './rule-report.ts';
