// The games that are recorded, one for each way a game can end, and how they are played. node-make.ts records them.
import {
  type Action,
  askOf,
  buildPosition,
  Match,
  type MatchOptions,
  type Random,
  random,
  seededDice,
  type Side,
} from '@rasputitsa/kernel';
import { mustAct, type WantedGame } from '@rasputitsa/kernel/node-golden';
import { TO_COME } from '../1-components/board.ts';
import { fortsOf } from '../21-variants/fortifications.ts';
import { finished } from '../9-16-victory/victory.ts';
import { actionsFor, setupOf } from '../deploy/setups.ts';
import { game } from '../index.ts';

export interface Wanted extends WantedGame {
  /** The end looked for, and the rule that ends the game; the first seed will do when absent. */
  readonly end?: string;
  readonly rule?: string;
  /** The Turn by whose end it must be over. */
  readonly by?: number;
  /** How often in a hundred decisions the Axis and the Soviets follow the game's advice; otherwise they do anything. */
  readonly sense?: readonly [number, number];
}
export const MOST_SEEDS = 40;
const MOST_ACTIONS = 20_000;
/** Levels before the last check that make each end: 18 cities and their numbers are worth an Axis point then. */
const LAST_LEVELS = [
  ['Axis decisive', 2],
  ['Axis marginal', 0],
  ['tie', -1],
  ['Soviet marginal', -2],
  ['Soviet decisive', -5],
] as const;

type Position = Readonly<Record<string, unknown>>;
/** Cities of Soviet soil in the order the Axis took them; with replacement numbers all of them make 47. */
const EASTWARD: readonly string[] = (
  'Brest Litovsk, Lwow, Vilna, Kaunas, Riga, Minsk, Vitebsk, Tallinn, Odessa, Gomel, Smolensk, Kiev, Dnepropetrovsk, Orel, ' +
  'Kursk, Stalino, Kharkov, Hango, Sevastopol, Rostov, Kalinin, Tula, Voronezh, Leningrad, Moscow, Stalingrad, Maikop'
).split(', ');
/** A few units far from each other's cities; so many cities are taken. */
function war(scenario: string, turn: number, cities: number, level = 0): Position {
  return {
    scenario,
    tracks: { turn, level },
    layers: { control: { axis: EASTWARD.slice(0, cities) } },
    pieces: [
      { unit: '24 Armor Corps', at: 'W18' },
      { unit: '5 Infantry Corps', at: 'Z16' },
      { unit: '7 Infantry Corps', at: 'Warsaw', steps: 2 },
      { unit: '2 Air Corps', at: 'Warsaw' },
      { unit: '21 Army', at: 'Z19' },
      { unit: '24 Army', at: 'Yaroslav', steps: 1 },
      { unit: '1 Armor Army', at: 'Gorky' },
      { unit: '3 Air Army', at: 'Gorky' },
    ],
    phase: 'phases',
    side: 'axis',
  };
}
/** The end of November 1941: both may accept what the chart says (16.1). */
function firstWinter(cities: number, level: number): Position {
  return {
    ...war('barbarossa', 6, cities, level),
    options: { length: 'agreed' },
    phase: 'exploitation',
    side: 'soviet',
  };
}
/** Every optional rule at once. */
const OPTIONAL_RULES = Object.fromEntries(
  game.options.filter((o) => /^(17|18|19|20)(\.|$)/.test(o.rule) && o.values.includes(true)).map((o) => [o.id, true]),
);

export const wanted: readonly Wanted[] = [
  { name: 'basic-soviet-decisive', scenario: 'basic', end: 'Soviet decisive' },
  { name: 'basic-soviet-marginal', scenario: 'basic', end: 'Soviet marginal', sense: [80, 0] },
  { name: 'basic-tie', scenario: 'basic', end: 'tie', sense: [100, 0] },
  { name: 'basic-axis-marginal', scenario: 'basic', end: 'Axis marginal', sense: [100, 0] },
  { name: 'basic-axis-decisive', scenario: 'basic', end: 'Axis decisive', from: war('basic', 3, 16) },
  { name: 'short-soviet-decisive', scenario: 'short', end: 'Soviet decisive' },
  { name: 'short-soviet-marginal', scenario: 'short', end: 'Soviet marginal', sense: [85, 0] },
  { name: 'short-tie', scenario: 'short', end: 'tie', sense: [100, 0] },
  { name: 'short-axis-marginal', scenario: 'short', end: 'Axis marginal', sense: [100, 0] },
  { name: 'short-axis-decisive', scenario: 'short', end: 'Axis decisive', from: war('short', 3, 17) },
  { name: 'short-advised', scenario: 'short', sense: [100, 100] },
  { name: 'short-optional-rules', scenario: 'short', options: OPTIONAL_RULES },
  { name: 'barbarossa-first-winter', scenario: 'barbarossa', end: 'Soviet decisive', rule: '16.1.2.D' },
  {
    name: 'barbarossa-axis-at-once',
    scenario: 'barbarossa',
    end: 'Axis decisive',
    rule: '16.1.2.D',
    from: war('barbarossa', 12, 24, 2),
  },
  ...LAST_LEVELS.map(
    ([end, level]): Wanted => ({
      name: `november-1944-${end.toLowerCase().replace(' ', '-')}`,
      scenario: 'barbarossa',
      end,
      sense: [100, 100],
      from: war('barbarossa', 42, 18, level),
    }),
  ),
  {
    name: 'agreed-tie',
    scenario: 'barbarossa',
    options: { length: 'agreed' },
    end: 'tie',
    rule: '16.1',
    from: firstWinter(17, 0),
  },
  {
    name: 'agreed-axis-marginal',
    scenario: 'barbarossa',
    options: { length: 'agreed' },
    end: 'Axis marginal',
    rule: '16.1',
    from: firstWinter(19, 2),
  },
  { name: 'agreed-1942', scenario: '1942', options: { length: 'agreed' }, rule: '16.1', by: 18 },
  { name: '1943-to-the-end', scenario: '1943' },
  { name: 'early-a', scenario: 'early-a' },
  { name: 'early-b', scenario: 'early-b' },
  { name: 'german-style-soviet', scenario: 'barbarossa', options: { 'german-style': true }, end: 'Soviet decisive' },
  {
    name: 'german-style-axis',
    scenario: 'barbarossa',
    options: { 'german-style': true },
    end: 'Axis decisive',
    rule: 'V18',
    from: { ...war('barbarossa', 6, 27), options: { 'german-style': true } },
  },
  {
    name: '1941-variants',
    scenario: 'barbarossa',
    options: {
      'neutral-finland': true,
      italy: 'none',
      'active-allies': true,
      'no-lend-lease': true,
      'japanese-invasion': true,
      mobilization: 'tracks',
      'upgraded-soviets': true,
      fortifications: true,
      'fortified-border': true,
    },
  },
  {
    name: '1943-variants',
    scenario: '1943',
    options: {
      length: 'agreed',
      'neutral-balkans': true,
      'no-partisans': true,
      'no-western-front': true,
      'strategic-withdrawal': true,
      'kursk-won': true,
      fortifications: true,
    },
    rule: '16.1',
    by: 30,
  },
];

/** The game's advice, as far as its side follows it. */
function advised(match: Match, side: Side, chance: Random): Action | undefined {
  const action = game.advice?.(match.view(side), askOf(match, side), chance);
  return action && !match.whyNot(side, action) ? action : undefined;
}
const DONE: Action = { verb: 'done', args: {} };
const setUps = new Map<string, readonly Stage[]>();
interface Stage {
  readonly side: Side;
  readonly actions: readonly Action[];
}
/** The set-up the game proposes, unit by unit: so that a better proposal of tomorrow does not change the games of today. */
function setUpActions(o: MatchOptions): readonly Stage[] {
  const key = JSON.stringify([o.scenario, o.options]);
  const known = setUps.get(key);
  if (known) return known;
  const [plain, scratch] = [new Match({ ...o, dice: seededDice(1) }), new Match({ ...o, dice: seededDice(1) })];
  const stages: Stage[] = [];
  while (scratch.q.within('deployment')) {
    const side = scratch.owing()[0] ?? 0;
    mustAct(scratch, side, { verb: 'deploy-for-me', args: {} });
    const actions = [...unitActions(plain, scratch, side)];
    for (const a of [...actions, DONE]) mustAct(plain, side, a);
    mustAct(scratch, side, DONE);
    stages.push({ side, actions });
  }
  setUps.set(key, stages);
  return stages;
}
/** What brings one match to the set-up of the other. */
function* unitActions(plain: Match, scratch: Match, side: Side): Generator<Action> {
  const found = actionsFor(plain.q, setupOf(scratch.q, side));
  if (!found.ok) throw new Error(found.errors.join(' '));
  yield* found.actions;
  for (const at of fortsOf(scratch.q, side))
    if (!fortsOf(plain.q, side).includes(at)) yield { verb: 'fortify', args: { at } };
  for (const piece of scratch.q.piecesAt(TO_COME[side] ?? -1))
    if (scratch.q.field(piece, 'due') !== plain.q.field(piece, 'due')) yield { verb: 'bring-early', args: { piece } };
}
/** A game from a seed. */
export function play(w: Wanted, match: Match, seed: number, o: MatchOptions): void {
  if (match.q.within('deployment'))
    for (const { side, actions } of setUpActions(o)) for (const a of [...actions, DONE]) mustAct(match, side, a);
  const chance = random(seed);
  for (let n = 0; !match.over; n++) {
    if (n >= MOST_ACTIONS) throw new Error(`${w.name}: not over after ${n} actions`);
    const side = match.owing()[0] ?? 0;
    const sense = w.sense?.[side] ?? 0;
    const thinks = sense > 0 && chance.int(100) < sense;
    mustAct(match, side, (thinks ? advised(match, side, chance) : undefined) ?? match.sample(side, chance));
  }
}
export function fits(w: Wanted, match: Match): boolean {
  const r = match.state.result;
  if (w.by !== undefined && finished(match.q) > w.by) return false;
  return (w.end === undefined || r?.level === w.end) && (w.rule === undefined || r?.rule === w.rule);
}
/** The beginning of a wanted game. */
export function begin(w: Wanted, seed: number): { readonly match: Match; readonly options: MatchOptions } {
  const dice = seededDice(seed);
  const options = { game, scenario: w.scenario, options: w.options ?? {}, dice };
  return { options, match: w.from ? new Match(options, buildPosition(game, w.from, dice)) : new Match(options) };
}
