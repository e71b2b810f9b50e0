// The games that are recorded: each scenario from its set-up, and one for each way a game can end. Random players hardly ever take a city, so most ends are
// reached from a position of the last turn. node-make.ts records them.
import { type Action, type Match, NOWHERE, random, type Result, type Side } from '@rasputitsa/kernel';
import { mustAct, type WantedGame } from '@rasputitsa/kernel/node-golden';
import { labelOf, LENINGRAD, MOSCOW, PERSONNEL_CENTERS, placeOf, railway, STALINGRAD } from '../3-equipment/board.ts';
import { CENTERS_TO_WIN, OBJECTIVES_1944 } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { AXIS, SIDES } from '../sides.ts';

/** Rule, level and winner. */
export type End = `${string} ${string} ${'axis' | 'russian' | 'nobody'}`;
export interface Wanted extends WantedGame {
  /** The end looked for; the first seed will do when absent. */
  readonly end?: End;
  /** Where somebody marches as soon as he can. */
  readonly goal?: string;
}
export const MOST_SEEDS = 40;
const MOST_ACTIONS = 20_000;

interface Unit {
  readonly unit: string;
  readonly at: string;
}
const held = (hexes: readonly number[], unit: string): readonly Unit[] =>
  hexes.map((hex) => ({ unit, at: labelOf(hex) }));
/** Somebody has to have something to do: a Russian far from everything, and a German. */
const RUSSIAN: readonly Unit[] = [{ unit: '1-4', at: 'SE4001' }];
const GERMAN: readonly Unit[] = [{ unit: '6-5', at: 'SW2530' }];

/** The last Player-Turn of a turn, from its Initial Movement Phase. */
function lastPlayerTurn(
  scenario: string,
  turn: number,
  pieces: readonly Unit[],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const row = SCENARIOS.find((s) => s.id === scenario);
  return {
    scenario,
    tracks: { turn, last: row?.last ?? turn },
    pieces,
    phase: 'initial-movement',
    side: row?.axisFirst === true ? 'russian' : 'axis',
    ...more,
  };
}
/** 31.6, 32.5, 33.5: so many Personnel Centers. */
const centers = (scenario: string, turn: number, count: number): Readonly<Record<string, unknown>> =>
  lastPlayerTurn(scenario, turn, [...held(PERSONNEL_CENTERS.slice(0, count), '6-5'), ...GERMAN, ...RUSSIAN]);
function byCenters(scenario: string, rule: string, turn: number): readonly Wanted[] {
  const [win = 0, draw = 0] = CENTERS_TO_WIN[scenario] ?? [];
  return [
    { name: `${scenario}-russian`, scenario, end: `${rule} victory russian` },
    { name: `${scenario}-axis`, scenario, from: centers(scenario, turn, win + 1), end: `${rule} victory axis` },
    { name: `${scenario}-draw`, scenario, from: centers(scenario, turn, draw + 1), end: `${rule} draw nobody` },
  ];
}
/** 30.5: ends of the Campaign that depend on a turn. */
const dated = (
  name: string,
  turn: number,
  pieces: readonly Unit[],
  end: End,
  rail: readonly string[] = [],
): Wanted => ({
  name: `campaign-${name}`,
  scenario: 'campaign',
  from: lastPlayerTurn('campaign', turn, pieces, rail.length === 0 ? {} : { layers: { rail: { axis: rail } } }),
  end,
});
/** The railway from the western edge to Minsk, and a hex of it beyond the border. */
const TO_MINSK = railway(placeOf('SW1734'), placeOf('SW1115')).map(labelOf);
const EAST = TO_MINSK.at(-4) ?? '';
const CITIES = [...LENINGRAD, ...MOSCOW, ...STALINGRAD];

export const wanted: readonly Wanted[] = [
  ...byCenters('barbarossa', '31.6', 20),
  ...byCenters('stalingrad', '32.5', 82),
  ...byCenters('kursk', '33.5', 123),
  { name: 'army-group-center', scenario: 'army-group-center' },
  {
    name: 'army-group-center-russian',
    scenario: 'army-group-center',
    from: lastPlayerTurn('army-group-center', 175, [{ unit: '4-4', at: OBJECTIVES_1944[0] ?? '' }, ...GERMAN]),
    end: '34.5 victory russian',
  },
  {
    name: 'army-group-center-axis',
    scenario: 'army-group-center',
    from: lastPlayerTurn('army-group-center', 175, [...RUSSIAN, ...GERMAN]),
    end: '34.5 victory axis',
  },
  { name: 'campaign-untouched-40', scenario: 'campaign', end: '30.5.RD decisive russian' },
  dated('untouched-79', 79, [...RUSSIAN, ...GERMAN], '30.5.RD decisive russian'),
  dated('no-axis-172', 172, RUSSIAN, '30.5.RD decisive russian'),
  dated('no-axis-185', 185, RUSSIAN, '30.5.RS substantive russian'),
  dated('no-axis-208', 208, RUSSIAN, '30.5.RM marginal russian'),
  dated('center-208', 208, [{ unit: '6-5', at: 'SW1115' }, ...RUSSIAN], '30.5.AD decisive axis', TO_MINSK),
  dated('east-208', 208, [{ unit: '6-5', at: EAST }, ...RUSSIAN], '30.5.AS substantive axis', TO_MINSK),
  dated('west-208', 208, [{ unit: '6-5', at: 'SW2533' }, ...RUSSIAN], '30.5.AM marginal axis'),
  dated('unsupplied-208', 208, [{ unit: '6-5', at: 'SE0110' }, ...RUSSIAN], '30.5.AM draw nobody'),
  {
    name: 'campaign-moscow-held',
    scenario: 'campaign',
    from: lastPlayerTurn('campaign', 47, [...held(MOSCOW, '6-5'), ...GERMAN, ...RUSSIAN], {
      tracks: { turn: 47, last: 208, 'moscow-held': 1 },
    }),
    end: '30.5.AD decisive axis',
  },
  {
    name: 'campaign-three-cities',
    scenario: 'standard-campaign',
    from: lastPlayerTurn(
      'standard-campaign',
      60,
      [...held(CITIES.slice(0, -1), '6-5'), { unit: '8-8', at: 'SE2213' }, ...RUSSIAN],
      { side: 'axis' },
    ),
    goal: labelOf(STALINGRAD[0] ?? NOWHERE),
    end: '30.5.AD decisive axis',
  },
  {
    name: 'standard-campaign-variants',
    scenario: 'standard-campaign',
    options: { 'early-assault': true, 'finnish-participation': true, 'sea-assault': true, 'air-drop': true },
  },
];

function marchTo(match: Match, side: Side, to: number): Action | undefined {
  for (const action of match.legal(side)) if (action.verb === 'move' && action.args['to'] === to) return action;
  return undefined;
}
/** A random game from a seed. */
export function play(w: Wanted, match: Match, seed: number): void {
  const chance = random(seed);
  for (let n = 0; !match.over; n++) {
    if (n >= MOST_ACTIONS) throw new Error(`${w.name}: not over after ${n} actions`);
    const side = match.owing()[0] ?? AXIS;
    const march = w.goal === undefined ? undefined : marchTo(match, side, placeOf(w.goal));
    mustAct(match, side, march ?? match.sample(side, chance));
  }
}
export const endOf = ({ rule, level, winner }: Pick<Result, 'rule' | 'level' | 'winner'>): string =>
  `${rule} ${level} ${SIDES[winner]?.id ?? 'nobody'}`;
export function fits(w: Wanted, match: Match): boolean {
  return w.end === undefined || (match.state.result !== null && endOf(match.state.result) === w.end);
}
