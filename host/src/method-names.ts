// The names of the calls a client may make: a client needs no more of them than that.
import type { Host } from './protocol.ts';

export type Method = Exclude<keyof Host, 'listen'>;

const NAMES = {
  games: true,
  profile: true,
  charts: true,
  readCharts: true,
  rulebook: true,
  tables: true,
  create: true,
  openCase: true,
  openTutorial: true,
  openReplay: true,
  tryLine: true,
  importFile: true,
  checkPosition: true,
  exportFile: true,
  checkGame: true,
  remove: true,
  sit: true,
  leave: true,
  choices: true,
  targets: true,
  whyNot: true,
  plan: true,
  act: true,
  undo: true,
  redo: true,
  hurry: true,
  order: true,
  resign: true,
  keep: true,
  playHere: true,
  overlay: true,
  panel: true,
  forecast: true,
  luck: true,
  report: true,
  hint: true,
  review: true,
  contents: true,
  told: true,
  goto: true,
} as const satisfies Record<Method, true>;

export const METHOD_NAMES = Object.keys(NAMES) as readonly Method[];
