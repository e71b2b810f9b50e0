// The words of this game: what its state holds besides its counters, and its steps. Every file takes its Query and Play from here,
// which know these names and no others. Chapters 5 and 7 have theirs in words-combat.ts, 6 and 8 to 15 in words-fire.ts.
import type * as kernel from '@rasputitsa/kernel';
import { type FlagInfo, memo, questionIn, type Side, verbIn, vocabulary, type WordsOf } from '@rasputitsa/kernel';
import type { MissionKind } from './data/tables.ts';
import { TYPE_NAMES, UNIT_TYPES } from './data/unit-row.ts';
import { charts } from './data/charts.ts';
import { options } from './options.ts';
import { COMBAT_FLAGS, COMBAT_NODES, COMBAT_VARS } from './words-combat.ts';
import { FIRE_FIELDS, FIRE_FLAGS, FIRE_NODES, FIRE_VARS } from './words-fire.ts';

/** Names of what each side has one of: tracks and memos. */
const SIDE_IDS = ['german', 'soviet'] as const;
export const nameOf = <W extends 'air' | 'ammunition' | 'plot' | 'seen' | 'bridging'>(what: W, side: Side) =>
  `${what}-${SIDE_IDS[side === 1 ? 1 : 0]}` as const;

/** An air mission (8.2): over a hex, or for bridges over a hexside by its key; `hexes` for crossing attacks, one entry an attack. */
export interface Mission {
  readonly side: Side;
  readonly mission: MissionKind;
  readonly hex: number;
  readonly strength: number;
  readonly bridge?: string;
  readonly hexes?: readonly number[];
}
/** 9.1.6: modifiers left for the destruction of a headquarters, and in how many Combat Phases they still count. */
export interface Reward {
  readonly side: Side;
  readonly hex: number;
  readonly left: number;
  readonly phases: number;
}
/** What a side found in a stack when it last could look (16.1.3): remembered as it was seen. */
export interface Sighting {
  readonly hex: number;
  readonly turn: number;
  readonly units: readonly string[];
}
/** 14.3.2: a bridge over a big river that a headquarters is building. `hq` is the builder's own number for it. */
export interface BridgeWork {
  readonly hq: number;
  readonly bridge: string;
  readonly turn: number;
}

/** The values of the layers: nobody, then the sides. */
export const HOLDERS = ['nobody', 'german', 'soviet'] as const;

/** 16.1.4: what the enemy has been told of a counter while he stood beside it. Open flags are seen with the back of a counter. */
const TYPE_FLAGS = UNIT_TYPES.map((t) => ({
  id: `type-${t}`,
  title: `Declared: ${TYPE_NAMES[t]}`,
  rule: '16.1.4',
  open: true,
  ofBack: true,
})) satisfies readonly FlagInfo[];
const SEEN_FLAGS = [
  { id: 'cel-1', title: 'Declared with 1 CEL', rule: '16.1.4', open: true, ofBack: true },
  { id: 'cel-2', title: 'Declared with 2 CEL', rule: '16.1.4', open: true, ofBack: true },
] as const satisfies readonly FlagInfo[];

export const words = vocabulary({
  flags: [
    ...TYPE_FLAGS,
    ...SEEN_FLAGS,
    {
      id: 'strategic',
      title: 'Strategic movement',
      rule: '12.1.4',
      open: true,
      tab: { shape: 'triangle', tone: 'good' },
    },
    { id: 'moved', title: 'Active in this Movement Phase', rule: '12.1.2' },
    {
      id: 'halted',
      title: 'Stopped in an enemy zone of control',
      rule: '4.2.1',
      tab: { shape: 'square', tone: 'quiet' },
    },
    { id: 'off-road', title: 'Has left the road in this phase, dug in, or used its additional hex', rule: 'TEC.note2' },
    { id: 'top', title: 'On top of its stack', rule: '16.1.1' },
    ...COMBAT_FLAGS,
    ...FIRE_FLAGS,
    // Everybody saw it go: it needs no German loss to come back.
    { id: 'away', title: 'Left the map, and may return', rule: '11.2.3', open: true, ofBack: true },
  ],
  /**
   * `spent`: movement points used in this phase, in sixths. `due`, `zone`: the turn a reinforcement may enter, and its entry zone
   * counted from 1 (11.1, 11.2).
   */
  fields: ['spent', 'due', 'zone', ...FIRE_FIELDS],
  tracks: {
    turn: { title: 'Turn', rule: '2.1.5', start: 1, min: 1 },
    last: { title: 'Last turn', rule: 'TY.note1', start: 1, min: 1 },
    'german-losses': {
      title: 'German counters lost in combat and not yet replaced',
      rule: 'TY.res.G',
      start: 0,
      min: 0,
    },
    alarm: {
      title: 'Soviet reserves called to Moscow',
      rule: 'TY.res.S',
      start: 0,
      min: 0,
      max: 1,
      values: ['no', 'yes'],
    },
    'moscow-taken': {
      title: 'All of Moscow is German',
      rule: 'TY.vic.auto',
      start: 0,
      min: 0,
      max: 1,
      values: ['no', 'yes'],
    },
    'air-german': { title: 'German air strength left this turn', rule: '8.1.5', start: 0, min: 0 },
    'air-soviet': { title: 'Soviet air strength left this turn', rule: '8.1.5', start: 0, min: 0 },
    'ammunition-german': { title: 'German ammunition units', rule: '6.5.7', start: 0, min: 0 },
    'ammunition-soviet': { title: 'Soviet ammunition units', rule: '6.5.7', start: 0, min: 0 },
  },
  layers: {
    control: { title: 'Control', rule: '4.3.1', holds: true, start: () => 0, values: HOLDERS },
    works: { title: 'Field fortifications', rule: '7.1.1', drawn: 'works', start: () => 0, values: HOLDERS },
  },
  marks: {
    'bridge-down': { title: 'Bridges destroyed', rule: '14.1.2' },
    'bridge-built': { title: 'Bridges built over big rivers', rule: '14.3.2' },
    'bridge-holder': {
      title: 'Side that came first to a bridge with enemies at both ends',
      rule: '14.1.3',
      values: HOLDERS,
    },
    attacked: { title: 'Attacked in this phase', rule: '5.1.1' },
    owed: { title: 'Must be attacked in this phase', rule: '5.1.4' },
    shelled: { title: 'Hexes under ranged fire in this phase', rule: '6.4.5' },
    // The CEL of closed counters: nobody else is told how long the queue is.
    entered: { title: 'CEL that entered the map here in this phase', rule: '11.1.5', seenBy: 'referee' },
    'fixed-position': { title: 'Fixed positions along a hexside: modifiers of their group', rule: '7.2.1' },
    'series-terrain': { title: 'Terrain of sister games', rule: 'TEC', values: ['', 'hill', 'mountain'] },
    'series-water': { title: 'Water of sister games', rule: 'TEC', values: ['', 'stream', 'big river'] },
  },
  memos: {
    missions: memo<readonly Mission[]>({ title: 'Air missions', rule: '8.1.2', seenBy: 'all' }),
    'plot-german': memo<readonly Mission[]>({ title: 'German air plot', rule: '8.1.7', seenBy: [0] }),
    'plot-soviet': memo<readonly Mission[]>({ title: 'Soviet air plot', rule: '8.1.7', seenBy: [1] }),
    rewards: memo<readonly Reward[]>({ title: 'Headquarters destroyed', rule: '9.1.6', seenBy: 'all' }),
    'seen-german': memo<readonly Sighting[]>({ title: 'What the Germans have seen', rule: '16.1.3', seenBy: [0] }),
    'seen-soviet': memo<readonly Sighting[]>({ title: 'What the Soviets have seen', rule: '16.1.3', seenBy: [1] }),
    'bridging-german': memo<readonly BridgeWork[]>({ title: 'German bridges', rule: '14.3.2', seenBy: [0] }),
    'bridging-soviet': memo<readonly BridgeWork[]>({ title: 'Soviet bridges', rule: '14.3.2', seenBy: [1] }),
  },
  options,
  charts,
  nodes: [
    'turn',
    'player-turn',
    'air-phase',
    'air-plot',
    'air-missions',
    'barrage',
    'movement',
    'attack',
    'strategic-movement',
    'supply-phase',
    'supply-tracing',
    'surrender',
    'control',
    'bridging',
    'turn-end',
    'set-up',
    'adjustment',
    ...COMBAT_NODES,
    ...FIRE_NODES,
  ],
  vars: { ...COMBAT_VARS, ...FIRE_VARS },
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
export const verb = verbIn<Words>();
export const question = questionIn<Words>();
