// The words of this game: what its state holds besides its pieces, and its steps. Every file takes its Query and Play from here, which know
// these names and no others. Everything is open to both sides (INFO).
import type * as kernel from '@rasputitsa/kernel';
import {
  data,
  type Loc,
  memo,
  open,
  questionIn,
  type Side,
  verbIn,
  vocabulary,
  type WordsOf,
} from '@rasputitsa/kernel';
import { charts } from './data/exchange.ts';
import { WEATHERS } from './data/shapes.ts';
import { options } from './options.ts';

/** 17.3: hexes repaired in the last End Phase. Once the repairs are over they wait for the next Soviet player turn. */
export interface NewRails {
  readonly hexes: readonly Loc[];
  readonly wait: boolean;
}
/** 17.2: a railhead marker: the green line it repairs and how far it has come, counted in hexes of that line. */
export interface Railhead {
  readonly line: string;
  readonly at: number;
}

/** 8.6, 8.9, 26.1C: a step that a side owes, and what for. */
export interface Due {
  readonly side: Side;
  readonly kind: 'strongest' | 'tiger' | 'sapper' | 'any';
  readonly rule: string;
}

/** Values of the layer `control`. */
export const CONTROL = ['nobody', 'soviet', 'german'] as const;
/** Values of the mark `bridge` on a hexside (18.4, 18.5): a Bridge Train in one of its two hexes, or the finished bridge. */
export const BRIDGES = [
  '',
  'Bridge Train in the first hex',
  'Bridge Train in the second hex',
  'Pontoon Bridge',
] as const;
export const PONTOON = 3;
/** Values of the mark `fort` (19.1). */
export const FORTS = ['', 'under construction', 'fortification'] as const;
export const FORT_BEGUN = 1;
export const FORT = 2;
/** Values of the track `dam` (28). */
export const DAM = ['intact', 'destroyed'] as const;

export const words = vocabulary({
  flags: [
    // Markers of the game
    { id: 'disrupted', title: 'Disrupted', rule: '11.1', tab: { shape: 'cross', tone: 'bad' } },
    { id: 'out-of-supply', title: 'Out of Supply', rule: '14.4', tab: { shape: 'triangle', tone: 'bad' } },
    { id: 'isolated', title: 'Isolated', rule: '14.6a', tab: { shape: 'square', tone: 'bad' } },
    { id: 'extended', title: 'Extended Movement', rule: '4.7B', tab: { shape: 'bar', tone: 'plain' } },
    { id: 'assault', title: 'Assault marker', rule: '4.9B3', tab: { shape: 'star', tone: 'owed' } },
    { id: 'depleted', title: 'Depleted artillery', rule: '22.4', tab: { shape: 'round', tone: 'quiet' } },
    { id: 'flown', title: 'Flown', rule: '15.2', tab: { shape: 'round', tone: 'quiet' } },
    { id: 'das', title: 'On Defensive Air Support', rule: '15.6a', tab: { shape: 'star', tone: 'good' } },
    {
      id: 'reserved',
      title: 'Kept for Defensive Air Support',
      rule: '25.3.34',
      tab: { shape: 'square', tone: 'quiet' },
    },
    // What has to be remembered for a phase
    { id: 'moving', title: 'In the middle of its move', rule: '4.1d', tab: { shape: 'bar', tone: 'owed' } },
    { id: 'moved', title: 'Has finished moving', rule: '4.1d', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'railed', title: 'Moved by rail', rule: '4.6e' },
    { id: 'activated', title: 'Activated for Reaction', rule: '4.10a', tab: { shape: 'star', tone: 'good' } },
    { id: 'attacked', title: 'Has attacked in this phase', rule: '8.1b', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'retreated', title: 'Has retreated in this Combat Phase', rule: '10.4' },
    { id: 'tried', title: 'Manstein has tried to rally it in this phase', rule: '26.2b' },
    // For a player turn or a game turn
    { id: 'fresh', title: 'Arrived this turn', rule: '4.6a', tab: { shape: 'round', tone: 'good' } },
    { id: 'replaced', title: 'Has received a replacement this turn', rule: '16.5F' },
    { id: 'dropped', title: 'Dropped this turn', rule: '20.4' },
    { id: 'travelled', title: 'Has moved this game turn', rule: '26.1A' },
  ],
  /** spent: movement points used in this phase, in halves. hexes: hexes entered in this phase. due, edge: turn and map edge (EDGES, from 1) of arrival. */
  fields: ['spent', 'hexes', 'due', 'edge'],
  tracks: {
    turn: { title: 'Turn', rule: '3', start: 1, min: 1, max: 22 },
    last: { title: 'Last turn', rule: '31', start: 21, min: 1, max: 21 },
    weather: { title: 'Weather', rule: '25.1', start: 0, min: 0, max: 2, values: WEATHERS },
    'half-hexes': { title: 'Entry Half Hexes of Central Front', rule: '27.1', start: 0, min: 0, max: 5 },
    points: { title: 'Soviet victory points', rule: '30.2A', start: 0 },
    // Counts of the phase or turn at hand
    'rail-moves': { title: 'Units railed this phase', rule: '4.6a', start: 0, min: 0 },
    'reaction-stacks': { title: 'Stacks activated', rule: '4.10a', start: 0, min: 0 },
    'manstein-attempts': { title: 'Rally attempts of Manstein', rule: '26.2a', start: 0, min: 0 },
    'zhukov-attacks': { title: 'Attacks led by Zhukov in this phase', rule: '26.1A', start: 0, min: 0 },
    'artillery-flips': { title: 'Artillery divisions turned up', rule: '22.4', start: 0, min: 0 },
    'repaired-hexes': { title: 'Rail hexes repaired this phase', rule: '17.3', start: 0, min: 0 },
    'forts-begun': { title: 'Fortifications begun', rule: '19.1a', start: 0, min: 0 },
    replacements: { title: 'Replacements left', rule: '16.2a', start: 0, min: 0 },
    'mech-replacements': { title: 'Mechanized replacements left', rule: '16.2a', start: 0, min: 0 },
    /** 16.3D, 16.3E: the second of a pair that is paid for. */
    'brigade-credit': { title: 'Brigades still to come for a replacement', rule: '16.3D', start: 0, min: 0, max: 1 },
    'armor-credit': {
      title: 'Armored brigades still to come for a replacement',
      rule: '16.3E',
      start: 0,
      min: 0,
      max: 1,
    },
    'armor-spent': { title: 'Mechanized replacements spent in advance', rule: '22.5D', start: 0, min: 0 },
    drops: { title: 'Airborne brigades dropped', rule: '20.2c', start: 0, min: 0 },
    // Steps exited this Soviet turn, removals the German owes, points for what he did not remove (30.2C)
    'exited-mech': { title: 'Mechanized steps exited', rule: '30.2C1', start: 0, min: 0 },
    'exited-other': { title: 'Other steps exited', rule: '30.2C1', start: 0, min: 0 },
    'owed-mech': { title: 'Mechanized steps to remove', rule: '30.2C2', start: 0, min: 0 },
    'owed-any': { title: 'Steps to remove', rule: '30.2C2', start: 0, min: 0 },
    'exit-points': { title: 'Points for steps not removed', rule: '30.2C2', start: 0, min: 0 },
    dam: { title: 'Zaporozhye dam', rule: '28.1a', start: 0, min: 0, max: 1, values: DAM },
    'dam-taken': { title: 'Dam captured intact', rule: '28.1d', start: 0, min: 0, max: 1 },
    /** 28.2A, B: the turn in whose German End Phase the flood falls; 0 without one. */
    'flood-ends': { title: 'Flood until turn', rule: '28.2C', start: 0, min: 0 },
  },
  layers: {
    control: { title: 'Control', rule: 'CTRL', holds: true, start: () => 0, values: CONTROL },
    /** 17.1: by hex; what the Soviets may use. */
    repaired: { title: 'Railways the Soviets can use', rule: '17.1a', start: () => 0, values: ['no', 'yes'] },
  },
  marks: {
    attacked: { title: 'Attacked in this phase', rule: '8.1b', seenBy: 'all' },
    fort: { title: 'Fortification', rule: '19.1a', seenBy: 'all', values: FORTS, drawn: 'works' },
    /** By hexside. */
    bridge: { title: 'Pontoon Bridge', rule: '18.5A', seenBy: 'all', values: BRIDGES },
    /** By hex of the attacker: the number of the target hex and one (the arrow). */
    'river-assault': { title: 'Assault marker for a Major River', rule: '18.1B', seenBy: 'all' },
    /** By hexside: a Bridge Train that was tried to finish early in this phase (18.5B). */
    hurried: { title: 'Bridge Trains tried in this phase', rule: '18.5B', seenBy: 'all' },
    /** By line. */
    repairs: { title: 'Hexes repaired by a railhead this phase', rule: '17.3', seenBy: 'all' },
    'bad-weather': { title: 'Local bad weather', rule: '25.2.local', seenBy: 'all' },
  },
  memos: {
    railheads: memo<readonly Railhead[]>({ title: 'Railheads', rule: '17.2', seenBy: 'all' }),
    'new-rails': memo<NewRails>({ title: 'Rail hexes repaired last', rule: '17.3', seenBy: 'all' }),
  },
  options,
  charts,
  nodes: [
    // 3: the Game Turn
    'game-turn',
    'weather',
    'central-front',
    'player-turn',
    'initial-supply',
    'petrol',
    'artillery',
    'air-return',
    'das-reserve',
    'air-ready',
    'movement',
    'first-combat',
    'reaction',
    'early-pontoons',
    'exploitation',
    'second-combat',
    'end-phase',
    'recovery',
    'supply-check',
    'rail-repair',
    'pontoons',
    'dam',
    'das',
    'victory',
    'rebase',
    // A battle
    'battle',
    'support',
    'step-loss',
    'hold-city',
    'retreat',
    'fall-back',
    'advance',
    'second-attack',
    'pontoon-removal',
    'displace-leader',
  ],
  vars: {
    // A battle (8)
    targets: open('places'),
    attackers: open('pieces'),
    defenders: open('pieces'),
    guns: open('pieces'),
    flier: open('piece'),
    mobile: open('flag'),
    led: open('flag'),
    stage: open('number'),
    variable: data<readonly number[]>(),
    column: open('number'),
    high: open('flag'),
    dice: data<readonly number[]>(),
    result: open('text'),
    /** Steps the defenders had when the dice fell (8.5.DR2X). */
    had: open('number'),
    // Losses, retreats, advances (8.6, 10, 12)
    dues: data<readonly Due[]>(),
    hit: open('pieces'),
    choices: open('pieces'),
    loser: open('piece'),
    holding: open('text'),
    held: open('places'),
    units: open('pieces'),
    from: open('place'),
    gone: open('places'),
    far: open('number'),
    advanced: open('pieces'),
    again: open('text'),
    // Somebody must go elsewhere (15.7, 26.3)
    piece: open('piece'),
  },
});

export type Words = WordsOf<typeof words>;
export type Query = kernel.Query<Words>;
export type Play = kernel.Play<Words>;
export type Node = kernel.Node<Words>;
export type NodeId = Words['node'];
export type Flag = Words['flag'];
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
