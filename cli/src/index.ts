export * from './node-games.ts';
export { type RuleReport, ruleReport } from './rule-report.ts';
