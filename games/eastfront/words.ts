// EastFront's own words: everything that is remembered of a game, and the kernel's types in these words.
import type * as kernel from '@rasputitsa/kernel';
import {
  data,
  type Loc,
  memo,
  open,
  type Piece,
  questionIn,
  type Result,
  type Side,
  verbIn,
  vocabulary,
  type WordsOf,
} from '@rasputitsa/kernel';
import { monthName } from './calendar.ts';
import { DRY, WEATHER_NAMES } from './data/tables.ts';
import { options } from './options.ts';
import { type BySide, GERMAN, SOVIET } from './sides.ts';

/** June 1941 and the months after it, in words. */
const MONTHS: readonly string[] = Array.from({ length: 49 }, (_, month) => monthName(month));

/** What a side plans in Production (11.1b). */
export interface Plan {
  /** Units that take a step. */
  readonly steps: readonly Piece[];
  /** New units and where they will stand. */
  readonly arrivals: readonly (readonly [piece: Piece, to: Loc])[];
  /** Reinforcements brought forward, and whether that cost a step. */
  readonly advanced: readonly (readonly [piece: Piece, by: string])[];
  readonly disbanded: readonly Piece[];
  /** What is done with the Beachhead this month (15.51b). */
  readonly beachhead?: string;
}
/** What the board offers before anybody stands on it (3.24b). */
export interface Ground {
  /** Hexes with a supply line. */
  readonly supplied: BySide<readonly Loc[]>;
  /** Home Cities in rail or sea supply. */
  readonly cities: BySide<readonly Loc[]>;
  /** Fortresses and the units their stores keep. */
  readonly stores: BySide<readonly (readonly [hex: Loc, units: number])[]>;
}
/** How a half-year ended (3.12a). */
export interface Past {
  readonly half: number;
  /** When it ended; games of older versions have only whole half-years. */
  readonly month?: number;
  readonly winner: Side;
  readonly level: string;
  readonly points: number;
}
/** How far a round of combat has come (7.22), or a pursuit: fired, and gone or not (6.42). */
export type Stage = 'reveal' | 'air' | 'defense' | 'repulse' | 'offense' | 'losses' | 'end';
export type PursuitStage = 1 | 2;

export const words = vocabulary({
  /** Markers that lie on the table for both to see are open. Tabs: round and star for command, bars for what is done, triangles and crosses for trouble. */
  flags: [
    { id: 'active', title: 'activated', rule: '5.2a', open: true, tab: { shape: 'round', tone: 'good' } },
    { id: 'blitz', title: 'Blitz HQ', rule: '4.41b', open: true, tab: { shape: 'star', tone: 'good' } },
    { id: 'invasion', title: 'Invasion HQ', rule: '15.41a', open: true, tab: { shape: 'square', tone: 'good' } },
    { id: 'paradrop', title: 'Paradrop HQ', rule: '14.2', open: true, tab: { shape: 'square', tone: 'plain' } },
    { id: 'moved', title: 'moved', rule: '6.1b', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'strategic', title: 'moved by rail or sea this turn', rule: '6.53c', tab: { shape: 'bar', tone: 'plain' } },
    { id: 'disengaged', title: 'left a battle this phase', rule: '6.32a' },
    { id: 'rearguard', title: 'Rearguard', rule: '6.41c', open: true, tab: { shape: 'square', tone: 'plain' } },
    { id: 'unsupplied', title: 'unsupplied', rule: '10.2', open: true, tab: { shape: 'triangle', tone: 'bad' } },
    { id: 'dispersed', title: 'dispersed', rule: '14.6a', open: true, tab: { shape: 'cross', tone: 'bad' } },
    { id: 'restricted', title: 'restricted for good', rule: '2.66b', tab: { shape: 'square', tone: 'quiet' } },
    { id: 'guns-lost', title: 'siege guns lost', rule: '2.63b', tab: { shape: 'cross', tone: 'quiet' } },
    {
      id: 'excess',
      title: 'over the stacking limit after a repulse',
      rule: '6.22b',
      tab: { shape: 'triangle', tone: 'owed' },
    },
    {
      id: 'commanded',
      title: 'has commanded an invasion or drop',
      rule: '15.41a',
      tab: { shape: 'bar', tone: 'quiet' },
    },
  ],

  /** from: place it entered its battle from in this phase, plus one (0: it did not). entry: how. part: partial hits this round. due: month of arrival.
   * sail: port it retreats to by sea, plus one (15.6). beach: hex it landed at, plus one (15.51a). */
  fields: ['from', 'entry', 'part', 'due', 'sail', 'beach'],

  layers: {
    control: {
      title: 'controlled by (at the start of the phase)',
      holds: true,
      rule: '8.1',
      start: () => 0,
      values: ['nobody', 'german', 'soviet', 'disputed'],
    },
    owner: {
      title: 'last undisputed controller',
      rule: '8.34',
      start: () => 0,
      values: ['nobody', 'german', 'soviet'],
    },
    attacker: {
      title: 'Original Attacker of a battle',
      rule: '7.12',
      start: () => 0,
      values: ['none', 'german', 'soviet'],
    },
  },

  marks: {
    crossed: { title: 'units over a hexside of a battle hex this phase', rule: '6.33' },
    begun: { title: 'battle begun this phase', rule: '7.15a' },
    // How few dice repulse tells who is among the attackers; nobody sees that before the battle is fought.
    repulse: {
      title: 'assault: a first round in which attackers may be driven back',
      rule: '7.5',
      seenBy: 'referee',
    },
    strike: { title: 'airstrike assigned', rule: '7.13' },
    active: { title: 'active battle: to be fought this phase', rule: '7.14' },
    fought: { title: 'fought this phase', rule: '7.21' },
    port: { title: 'units through a port this turn', rule: '15.21' },
    landed: { title: 'units landed on a defended hex this phase', rule: '15.42' },
    beachhead: { title: 'beachhead', rule: '15.51a' },
  },

  tracks: {
    month: { title: 'Month', start: 0, min: 0, max: 48, values: MONTHS },
    fortnight: { title: 'Fortnight', start: 1, min: 1, max: 2 },
    weather: { title: 'Weather', start: DRY, min: 0, max: 2, values: WEATHER_NAMES },
    first: { title: 'First month of this game', start: 0, min: 0, max: 47, values: MONTHS },
    last: { title: 'Last month', start: 5, min: 0, max: 47, values: MONTHS },
    'level-german': { title: 'German Production Level', start: 0, rule: '11.2' },
    'level-soviet': { title: 'Soviet Production Level', start: 0, rule: '11.2' },
    'basic-german': { title: 'German basic production', start: 0, rule: '11.21' },
    'basic-soviet': { title: 'Soviet basic production', start: 0, rule: '11.21' },
    'pp-german': { title: 'German Production Points left', start: 0, rule: '11.3', seenBy: [GERMAN] },
    'pp-soviet': { title: 'Soviet Production Points left', start: 0, rule: '11.3', seenBy: [SOVIET] },
    supreme: { title: 'Supreme Moves left', start: 0, rule: '5.61n' },
    beachhead: {
      title: 'Beachhead: 0 eliminated, 1 prep, 2 ready, 3 deployed',
      start: 0,
      min: 0,
      max: 3,
      rule: '15.51b',
      // Paid for in secret; what lies on the board is a mark that both see.
      seenBy: [SOVIET],
    },
    odessa: {
      title: 'Odessa',
      start: 0,
      min: 0,
      max: 2,
      rule: '16.13a',
      values: ['never German', 'German', 'lost again'],
    },
    sevastopol: {
      title: 'Sevastopol',
      start: 0,
      min: 0,
      max: 2,
      rule: '16.13b',
      values: ['never German', 'German', 'lost again'],
    },
    bucharest: { title: 'Rumania', start: 0, min: 0, max: 1, rule: '16.11a', values: ['fights on', 'has surrendered'] },
  },

  memos: {
    result: memo<readonly Past[]>({ title: 'Results of past half-years', seenBy: 'all' }),
    // The result that stands while both sides are asked whether to go on (3.13), and who would not.
    standing: memo<Result>({ seenBy: 'referee' }),
    stopped: memo<readonly Side[]>({ seenBy: 'referee' }),
    'built-german': memo<Plan>({ seenBy: [GERMAN] }),
    'built-soviet': memo<Plan>({ seenBy: [SOVIET] }),
    // While set-up lasts.
    'set-up': memo<Ground>({ seenBy: 'all' }),
  },

  options,

  nodes: [
    'game',
    'set-up',
    'deployment',
    'adjustment',
    'month',
    'month-begins',
    'production',
    'fortnight',
    'weather',
    'turn',
    'command',
    'movement',
    'moves',
    'rearguards',
    'last-rearguards',
    'mobilization',
    'combat',
    'airstrikes',
    'selection',
    'rounds',
    'end-of-combat',
    'blitz',
    'blitz-movement',
    'blitz-moves',
    'blitz-rearguards',
    'blitz-last-rearguards',
    'blitz-mobilization',
    'blitz-combat',
    'blitz-airstrikes',
    'blitz-selection',
    'blitz-rounds',
    'end-of-the-blitz',
    'supply',
    'beachhead',
    'supply-check',
    'end-of-fortnight',
    'end-of-month',
    'another-half-year',
    'battle',
    'losses',
    'repulsed',
    'pursuit',
    'withdraw',
    'next-rearguard',
    'stores',
    'excess',
  ],

  /** All in the open: whoever fights or flees lies face-up, and what is chosen in a supply check shows at once. */
  vars: {
    // Of a battle (7.22), a siege (10.5a), an overfull hex (6.22b)
    at: open('place'),
    stage: data<Stage | PursuitStage>(),
    // Of a battle: is it supported (0 or 1), which dice repulse, how many do
    supported: open('number'),
    repulse: open('number'),
    repulses: open('number'),
    // Hits to be taken, by whom, how many a step takes, and what comes then
    hits: open('number'),
    target: open('side'),
    per: open('number'),
    next: data<Stage>(),
    // Who may be chosen, and who was; those driven back so far, and all of them
    among: open('pieces'),
    chosen: open('piece'),
    gone: open('pieces'),
    out: open('pieces'),
    // Of a pursuit: who flees, from where, and its way where that is settled
    rearguard: open('piece'),
    from: open('place'),
    to: open('place'),
    path: open('places'),
    // Of a withdrawal, and where its owner sends it
    piece: open('piece'),
    refuge: open('place'),
    // Of a supply check: whom the stores keep, who goes without
    kept: open('pieces'),
    excess: open('pieces'),
  },
});

export type Words = WordsOf<typeof words>;
export type Query = kernel.Query<Words>;
export type Play = kernel.Play<Words>;
export type Node = kernel.Node<Words>;
export type DecisionNode = kernel.DecisionNode<Words>;
export type StepsNode = kernel.StepsNode<Words>;
export type AutoNode = kernel.AutoNode<Words>;
export type ProcessNode = kernel.ProcessNode<Words>;
export type OverlayInfo = kernel.OverlayInfo<Words>;
export type PanelInfo = kernel.PanelInfo<Words>;
export type ScenarioInfo = kernel.ScenarioInfo<Words>;
export type StandingOrderInfo = kernel.StandingOrderInfo<Words>;
export type Asking<A, T> = kernel.Asking<Words, A, T>;
export type Flag = Words['flag'];
export type Mark = Words['mark'];
export const verb = verbIn<Words>();
export const question = questionIn<Words>();
