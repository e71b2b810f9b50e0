// The one way from the rules to the data. Rules ask `tablesOf(q)` and nothing else, so that a table, a counter's factors or a set-up can be
// exchanged for a game without touching a rule.
import * as charts from './charts.ts';
import { AIR_UNITS, COUNTERS, HEADQUARTERS } from './counters.ts';
import { GREEN_LINES } from './railways.ts';
import { ARRIVALS, TURNS } from './schedule.ts';
import { SCENARIOS } from './scenarios.ts';

const BOOK = {
  ...charts,
  COUNTERS,
  HEADQUARTERS,
  AIR_UNITS,
  ARRIVALS,
  TURNS,
  GREEN_LINES,
  SCENARIOS,
} as const;
export type Tables = typeof BOOK;

/** The tables of a game. Asked with its Query, so that they may differ from game to game. */
export function tablesOf(_q: object): Tables {
  return BOOK;
}
/** The tables of the book: for what is fixed before any game, such as the list of counters. */
export const BOOK_TABLES: Tables = BOOK;

/** What is reconstructed, and what it is called where a player sees it. */
export const RECONSTRUCTED: Readonly<Partial<Record<keyof Tables, string>>> = {
  CRT: 'Combat Results Table',
  WEATHER: 'Weather Table',
  VARIABLE_DEFENSE: 'Variable Defense Strength Table',
  OBJECTIVES: 'victory point values',
  LAST_TURN_MARGIN: 'victory on the last turn',
  COUNTERS: 'factors of units',
  HEADQUARTERS: 'factors of headquarters',
  AIR_UNITS: 'air units',
  ARRIVALS: 'Reinforcement Schedule',
  TURNS: 'Turn Record Track',
  GREEN_LINES: 'light-green railways',
  SCENARIOS: 'set-ups',
};
