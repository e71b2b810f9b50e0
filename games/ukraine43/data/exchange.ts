// What is reconstructed, as charts that the owner of the printed game may exchange for his own (docs/formats.md, Charts). The shapes are here;
// what only the board and the counters can tell is checked in faults.ts.
import { chart } from '@rasputitsa/kernel';
import { between, either, fields, list, literal, oneOf, record, row, type Shape, text } from '@rasputitsa/kernel/shape';
import { CRT, LAST_TURN_MARGIN, OBJECTIVES, ODDS, VARIABLE_DEFENSE, WEATHER } from './charts.ts';
import { AIR_UNITS, COUNTERS, HEADQUARTERS } from './counters.ts';
import { GREEN_LINES } from './railways.ts';
import { SCENARIOS } from './scenarios.ts';
import { ARRIVALS, TURNS } from './schedule.ts';
import {
  type ArrivalRow,
  type CounterRow,
  EDGES,
  type GreenLine,
  RESULTS,
  type ScenarioId,
  type ScenarioRow,
  type SetUpRow,
  type TurnRow,
  type Weather,
  WEATHERS,
} from './shapes.ts';

/** Rows by the die, columns by the odds: the main result, then the steps a secondary die costs attacker and defender. */
export type CrtText = readonly (readonly string[])[];
/** By die: the weather of these turns. */
export interface WeatherRow {
  readonly from: number;
  readonly to: number;
  readonly die: readonly Weather[];
}
/** By id: name, full strength, reduced side or nothing. */
export type FactorRow = readonly [name: string, full: string, reduced: string];
export type FactorChart = Readonly<Record<string, FactorRow>>;
export type AirChart = Readonly<Record<string, readonly [name: string, das: number, range: number]>>;
/** What of a scenario can be exchanged; title and number are the rulebook's. */
export type ScenarioChart = Readonly<Record<ScenarioId, Omit<ScenarioRow, 'id' | 'title' | 'rule' | 'summary'>>>;
export type { ArrivalRow, GreenLine, SetUpRow, TurnRow };

const DIE = 6;
const MOST_FACTOR = 30;
export const LAST_TURN = 21;

const matching =
  (pattern: RegExp, what: string): Shape =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `${path} must be ${what}`;
const many = (n: number, of: Shape): Shape => row(Array.from({ length: n }, () => of));

const cell = matching(
  new RegExp(`^(${RESULTS.join('|')}) [0-3]/[0-3]$`),
  `a result (${RESULTS.join(', ')}) and the steps a secondary die costs attacker and defender, such as "DRX 1/1"`,
);
const NUMBER = `(0|[1-9]|[12]\\d|${MOST_FACTOR})`;
const full = matching(
  new RegExp(`^${NUMBER}-${NUMBER}-(0|[1-9]|1[0-2])$`),
  `attack-defense-movement, such as "4-7-4" (factors to ${MOST_FACTOR}, movement to 12)`,
);
const reduced = either(
  matching(
    new RegExp(`^${NUMBER}-${NUMBER}$`),
    'attack-defense of the reduced side, such as "2-5", or "" for a unit of one step',
  ),
  literal(''),
);
const unitName = matching(/^\S.{0,39}$/, 'a name of 1 to 40 letters');
const factors = (rows: readonly CounterRow[]): Shape =>
  fields({}, Object.fromEntries(rows.map(([id]) => [id, row([unitName, full, reduced])])));
const valuesOf = (rows: readonly CounterRow[]): FactorChart =>
  Object.fromEntries(rows.map(([id, name, , , , , whole, half]) => [id, [name, whole, half] as const]));
const hex = matching(/^\d{4}$/, 'a hex of four digits in quotes, such as "4107"');
const turn = between(1, LAST_TURN);
const scenario = fields({
  first: turn,
  last: turn,
  line: oneOf('August', 'September', 'October'),
  setUp: list(row([text, text])),
  railheads: list(row([text, hex])),
  complete: list(text),
  pontoons: list(row([hex, hex])),
  halfHexes: between(0, 5),
});

function weatherFault(value: readonly WeatherRow[], path: string): string | undefined {
  for (const [i, w] of value.entries()) {
    if (w.to < w.from) return `${path}/${i}/to must be at least ${w.from}, the turn it begins with`;
    const before = value[i - 1];
    if (before && w.from <= before.to) return `${path}/${i}/from must be later than turn ${before.to}`;
  }
  return undefined;
}
function turnFault(value: readonly TurnRow[], path: string): string | undefined {
  const wrong = value.findIndex(([n], i) => n !== i + 1);
  return wrong < 0 ? undefined : `${path}/${wrong}/0 must be ${wrong + 1}: the turns in order`;
}

export const charts = {
  'combat-results': chart<CrtText>({
    title: 'Combat Results Table',
    rule: '8.4',
    source: 'reconstructed',
    note:
      `A row for each number of the die, a cell for each column: ${ODDS.join(', ')}. In a cell the result of the primary die, then the steps ` +
      'that a secondary die of this number costs attacker and defender. Seven cells of the 3-1 column are in the rules.',
    shape: many(DIE, many(ODDS.length, cell)),
    value: CRT.map((r) => r.map((c) => `${c.result} ${c.losses.join('/')}`)),
  }),
  weather: chart<readonly WeatherRow[]>({
    title: 'Weather Table',
    rule: '25.1',
    source: 'reconstructed',
    note: 'First and last turn of a period, and the weather for each number of the die. Turns in no period are clear.',
    shape: list(fields({ from: turn, to: turn, die: many(DIE, oneOf(...WEATHERS)) })),
    fault: weatherFault,
    value: WEATHER,
  }),
  'variable-defense': chart<readonly (readonly [number, number])[]>({
    title: 'Variable Defense Strength Table',
    rule: '29',
    source: 'reconstructed',
    note: 'For each number of the die: added to the strength of a Soviet, of a German defender.',
    shape: many(DIE, many(2, between(-9, 9))),
    value: VARIABLE_DEFENSE,
  }),
  objectives: chart<Readonly<Record<string, number>>>({
    title: 'Victory points of objectives',
    rule: '30.2A',
    source: 'reconstructed',
    note: 'By the name of the place or its hex. The map goes on showing our own values.',
    shape: record(between(0, 20)),
    value: OBJECTIVES,
  }),
  'last-turn': chart<{ readonly margin: number }>({
    title: 'Victory on the last turn',
    rule: '30.1a',
    source: 'reconstructed',
    note: 'So many points above or below the benchmark win on the last turn; anything between is a draw.',
    shape: fields({ margin: between(1, 20) }),
    value: { margin: LAST_TURN_MARGIN },
  }),
  counters: chart<FactorChart>({
    title: 'Factors of units',
    rule: '2.2',
    source: 'reconstructed',
    note: 'Name, attack-defense-movement, and attack-defense of the reduced side ("" for a unit of one step). Type, nation and Guards stay as they are, and so do units that are left out.',
    shape: factors(COUNTERS),
    value: valuesOf(COUNTERS),
  }),
  headquarters: chart<FactorChart>({
    title: 'Factors of headquarters and leaders',
    rule: '23.1',
    source: 'reconstructed',
    note: 'As for units; none of them has a second step.',
    shape: fields({}, Object.fromEntries(HEADQUARTERS.map(([id]) => [id, row([unitName, full, literal('')])]))),
    value: valuesOf(HEADQUARTERS),
  }),
  'air-units': chart<AirChart>({
    title: 'Air units',
    rule: '15.4',
    source: 'reconstructed',
    note: 'Name, bonus on Defensive Air Support, range in hexes.',
    shape: fields(
      {},
      Object.fromEntries(AIR_UNITS.map(([id]) => [id, row([unitName, between(0, 20), between(1, 60)])])),
    ),
    value: Object.fromEntries(AIR_UNITS.map(([id, name, , das, range]) => [id, [name, das, range] as const])),
  }),
  arrivals: chart<readonly ArrivalRow[]>({
    title: 'Reinforcement Schedule',
    rule: '16.1',
    source: 'reconstructed',
    note: 'Turn, map edge (W and S for the Germans; N, E and CF, Central Front, for the Soviets), and the units by their ids, with commas between.',
    shape: list(row([turn, oneOf(...EDGES), text])),
    value: ARRIVALS,
  }),
  turns: chart<readonly TurnRow[]>({
    title: 'Turn Record Track',
    rule: '30.1',
    source: 'reconstructed',
    note: 'Turn, dates, benchmark; replacements of the Soviets (not mechanized, mechanized), then of the Germans.',
    shape: many(
      LAST_TURN,
      row([
        turn,
        matching(/^.{1,20}$/, 'dates of 1 to 20 letters'),
        between(-20, 99),
        ...Array(4).fill(between(0, 30)),
      ]),
    ),
    fault: turnFault,
    value: TURNS,
  }),
  'green-lines': chart<readonly GreenLine[]>({
    title: 'Light-green railways',
    rule: '17.1',
    source: 'reconstructed',
    note: 'Id, name, and the hexes in the order in which they are repaired. They follow the light-green railways of the map.',
    shape: list(row([text, matching(/^.{1,60}$/, 'a name of 1 to 60 letters'), text])),
    value: GREEN_LINES,
  }),
  scenarios: chart<ScenarioChart>({
    title: 'Scenarios and set-ups',
    rule: '31',
    source: 'reconstructed',
    note:
      'First and last turn, the start line that says who controls what, and the set-up: a hex or box, and the units there by their ids, with "reduced" or ' +
      '"depleted" where it is so. Railheads by line and hex, lines that are complete, Pontoon Bridges, half hexes of Central Front.',
    shape: fields(Object.fromEntries(SCENARIOS.map((s) => [s.id, scenario]))),
    value: Object.fromEntries(
      SCENARIOS.map(({ id, title: _t, rule: _r, summary: _s, ...rest }) => [id, rest]),
    ) as ScenarioChart,
  }),
};
