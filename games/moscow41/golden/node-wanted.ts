// The games that are recorded, one for each way a scenario can end, and how they are played. node-make.ts records them.
import {
  type Action,
  type Ask,
  askOf,
  Match,
  type MatchOptions,
  random,
  type Random,
  type Side,
} from '@rasputitsa/kernel';
import { mustAct, type WantedGame } from '@rasputitsa/kernel/node-golden';
import { areaOf, KALININ, KLIN, PLACES, VILLAGES } from '../1-basics/board.ts';
import { game } from '../index.ts';

export interface Wanted extends WantedGame {
  /** The end looked for; the first seed will do when absent. */
  readonly end?: string;
  /** How often in a hundred decisions the Germans and the Soviets follow the game's advice; otherwise they do anything. */
  readonly sense: readonly [german: number, soviet: number];
}
export const MOST_SEEDS = 24;
const MOST_ACTIONS = 8000;

/** The last day of Red Snow with more regained than computers do: Klin, Kalinin and so many villages. */
function regained(villages: number): Readonly<Record<string, unknown>> {
  const german = new Set(areaOf('Red Snow German'));
  const taken = [...KLIN, ...KALININ, ...VILLAGES.filter((hex) => german.has(hex)).slice(0, villages)];
  return {
    scenario: 'red-snow',
    tracks: { turn: 11, last: 11 },
    layers: { control: { soviet: taken.map((hex) => PLACES.label(hex)) } },
    pieces: [
      { unit: '330/183 INF', at: '6324' },
      { unit: '343/183 INF', at: '6324', steps: 1 },
      { unit: 'HQ XX', at: '6325' },
      { unit: '1 MOT-D', at: '6122' },
      { unit: 'HQ 33 Army', at: '5818' },
    ],
    phase: 'movement',
    side: 'german',
  };
}

export const wanted: readonly Wanted[] = [
  { name: 'typhoon-soviet', scenario: 'typhoon', end: 'Soviet victory', sense: [0, 100] },
  { name: 'typhoon-german-minimal', scenario: 'typhoon', end: 'German minimal victory', sense: [60, 30] },
  { name: 'typhoon-german-small', scenario: 'typhoon', end: 'German small victory', sense: [85, 60] },
  { name: 'typhoon-german-medium', scenario: 'typhoon', end: 'German medium victory', sense: [100, 100] },
  { name: 'typhoon-german-significant', scenario: 'typhoon', end: 'German significant victory', sense: [100, 70] },
  { name: 'typhoon-automatic', scenario: 'typhoon', end: 'German automatic victory', sense: [100, 0] },
  { name: 'red-snow-german', scenario: 'red-snow', end: 'German victory', sense: [0, 0] },
  { name: 'red-snow-soviet-minimal', scenario: 'red-snow', end: 'Soviet minimal victory', sense: [0, 70] },
  { name: 'red-snow-soviet-small', scenario: 'red-snow', end: 'Soviet small victory', sense: [0, 100] },
  { name: 'red-snow-soviet-medium', scenario: 'red-snow', end: 'Soviet medium victory', sense: [0, 100] },
  {
    name: 'red-snow-soviet-significant',
    scenario: 'red-snow',
    end: 'Soviet significant victory',
    sense: [100, 100],
    from: regained(40),
  },
  { name: 'red-snow-advised', scenario: 'red-snow', sense: [100, 100] },
  {
    name: 'red-snow-readings',
    scenario: 'red-snow',
    sense: [50, 50],
    options: { 'frozen-ground': true, attrition: true, 'monotone-fire': true, stacks: 'open', 'own-set-up': true },
  },
  {
    name: 'typhoon-series-rules',
    scenario: 'typhoon',
    sense: [0, 0],
    options: {
      'strategic-movement': false,
      concentration: false,
      bridges: false,
      'special-units': false,
      stacks: 'top',
      'soviet-works': true,
    },
  },
];

/** The game's advice, as far as its side follows it. */
function advised(match: Match, side: Side, ask: Ask, chance: Random): Action | undefined {
  const action = game.advice?.(match.view(side), ask, chance);
  return action && !match.whyNot(side, action) ? action : undefined;
}
/** A game from a seed. */
export function play(w: Wanted, match: Match, seed: number, _options: MatchOptions): void {
  const chance = random(seed);
  const asks = game.sides.map((_, side) => askOf(match, side));
  for (let n = 0; !match.over; n++) {
    if (n >= MOST_ACTIONS) throw new Error(`${w.name}: not over after ${n} actions`);
    const side = match.owing()[0] ?? 0;
    const ask = asks[side];
    const thinks = ask && chance.int(100) < (w.sense[side] ?? 0);
    mustAct(match, side, (thinks ? advised(match, side, ask, chance) : undefined) ?? match.sample(side, chance));
  }
}
export function fits(w: Wanted, match: Match): boolean {
  return w.end === undefined || match.state.result?.level === w.end;
}
