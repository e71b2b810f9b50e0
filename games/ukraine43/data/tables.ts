// The one way from the rules to the data. Rules ask `tablesOf(q)` and nothing else: what is reconstructed comes from the charts of the game being
// played (exchange.ts), which may be the players' own; the rest is the rulebook's.
import * as book from './charts.ts';
import { AIR_UNITS, COUNTERS, HEADQUARTERS } from './counters.ts';
import { type AirChart, charts, type CrtText, type FactorChart, type ScenarioChart } from './exchange.ts';
import { GREEN_LINES } from './railways.ts';
import { SCENARIOS } from './scenarios.ts';
import { ARRIVALS, TURNS } from './schedule.ts';
import type { AirRow, CounterRow, CrtCell, Result, ScenarioRow } from './shapes.ts';

const BOOK = {
  ...book,
  COUNTERS,
  HEADQUARTERS,
  AIR_UNITS,
  ARRIVALS,
  TURNS,
  GREEN_LINES,
  SCENARIOS,
  LAST_TURN_MARGIN: book.LAST_TURN_MARGIN as number,
} as const;
export type Tables = typeof BOOK;
type ChartId = keyof typeof charts;
export type OnChart = { readonly [K in ChartId]: (typeof charts)[K]['value'] };

const cellOf = (text: string): CrtCell => {
  const [result = 'AR', losses = '0/0'] = text.split(' ');
  const [attacker = 0, defender = 0] = losses.split('/').map(Number);
  return { result: result as Result, losses: [attacker, defender] };
};
const crtOf = (chart: CrtText): Tables['CRT'] => chart.map((row) => row.map(cellOf));
/** What a counter is stays as it is; what is printed on it comes from the chart. */
const printedOn = (rows: readonly CounterRow[], chart: FactorChart): readonly CounterRow[] =>
  rows.map((r) => {
    const [id, name, nation, type, size, formation, full, reduced, ...guards] = r;
    const now = chart[id] ?? [name, full, reduced];
    return [id, now[0], nation, type, size, formation, now[1], now[2], ...guards];
  });
const printedOnAir = (chart: AirChart): readonly AirRow[] =>
  AIR_UNITS.map(([id, name, nation, das, range]) => {
    const now = chart[id] ?? [name, das, range];
    return [id, now[0], nation, now[1], now[2]];
  });
const scenariosOf = (chart: ScenarioChart): readonly ScenarioRow[] => SCENARIOS.map((s) => ({ ...s, ...chart[s.id] }));

/** The tables that these charts make. */
export function tablesBy(on: OnChart): Tables {
  return {
    ...BOOK,
    CRT: crtOf(on['combat-results']),
    WEATHER: on.weather,
    VARIABLE_DEFENSE: on['variable-defense'],
    OBJECTIVES: on.objectives,
    LAST_TURN_MARGIN: on['last-turn'].margin,
    COUNTERS: printedOn(COUNTERS, on.counters),
    HEADQUARTERS: printedOn(HEADQUARTERS, on.headquarters),
    AIR_UNITS: printedOnAir(on['air-units']),
    ARRIVALS: on.arrivals,
    TURNS: on.turns,
    GREEN_LINES: on['green-lines'],
    SCENARIOS: scenariosOf(on.scenarios),
  };
}

/** Whoever knows which charts a game is played with. */
interface Reader {
  readonly game: object;
  chart<K extends ChartId>(id: K): OnChart[K];
}
const CHART_IDS = Object.keys(charts) as readonly ChartId[];
const made = new WeakMap<object, Tables>();
const isOwn = (q: Reader): boolean => CHART_IDS.some((id) => q.chart(id) !== charts[id].value);
function makeTables(q: Reader): Tables {
  if (!isOwn(q)) return BOOK;
  return tablesBy(Object.fromEntries(CHART_IDS.map((id) => [id, q.chart(id)])) as unknown as OnChart);
}
// Rules ask in their innermost loops, and nearly always about the same game: that answer costs a comparison.
let lastGame: object | undefined;
let lastTables: Tables = BOOK;
/** The tables of the game that is played. */
export function tablesOf(q: Reader): Tables {
  const { game } = q;
  if (game === lastGame) return lastTables;
  const tables = made.get(game) ?? makeTables(q);
  made.set(game, tables);
  lastGame = game;
  lastTables = tables;
  return tables;
}
/** The tables of the book: for what is fixed before any game, such as the list of counters. */
export const BOOK_TABLES: Tables = BOOK;

/** What is reconstructed, and the chart it stands on. */
export const RECONSTRUCTED: Readonly<Partial<Record<keyof Tables, ChartId>>> = {
  CRT: 'combat-results',
  WEATHER: 'weather',
  VARIABLE_DEFENSE: 'variable-defense',
  OBJECTIVES: 'objectives',
  LAST_TURN_MARGIN: 'last-turn',
  COUNTERS: 'counters',
  HEADQUARTERS: 'headquarters',
  AIR_UNITS: 'air-units',
  ARRIVALS: 'arrivals',
  TURNS: 'turns',
  GREEN_LINES: 'green-lines',
  SCENARIOS: 'scenarios',
};
/** Words beside the title of a table where a player sees it: that it is ours, or that it is his. */
export function sourceOf(q: Reader, table: keyof Tables): '' | 'reconstructed' | 'your own' {
  const id = RECONSTRUCTED[table];
  if (id === undefined) return '';
  return q.chart(id) === charts[id].value ? 'reconstructed' : 'your own';
}
/** Titles of the charts that are still our reconstruction in this game. */
export const reconstructedIn = (q: Reader): readonly string[] =>
  CHART_IDS.filter((id) => q.chart(id) === charts[id].value).map((id) => charts[id].title);
