// The words of this game: what its state holds besides its pieces, and its steps. Every file takes its Query and Play from here, which know
// these names and no others. Everything is open to both sides but the air commitments until both are made (4.2.I).
import type * as kernel from '@rasputitsa/kernel';
import { data, memo, open, questionIn, verbIn, vocabulary, type WordsOf } from '@rasputitsa/kernel';
import { charts } from './data/charts.ts';
import { WEATHERS } from './data/shapes.ts';
import { options } from './options.ts';
import { AXIS, RUSSIAN } from './sides.ts';

/** 12.12: what a side commits in secret. */
export interface AirPlan {
  readonly superiority: number;
  readonly support: number;
}
/** 15.34: an Air Point on a track (TRACKS of 15-production/tracks.ts) of a Training Center, by number of the Center (1 to 20). */
export interface AirOnTrack {
  readonly center: number;
  readonly track: number;
  readonly box: number;
}
/** 29.3: what arrives later and is not on the track: Repair Units (6.67), Militia, free 1-4s. */
export interface Coming {
  readonly turn: number;
  readonly what: string;
  readonly count: number;
}

/** Values of the layers `rail` (6.5) and `entered`. */
export const OWNERS = ['nobody', 'axis', 'russian'] as const;
/** Values of the mark `interdiction` (12.4). */
export const INTERDICTORS = ['', 'Axis', 'Russian'] as const;

export const words = vocabulary({
  flags: [
    // What lies on or under a counter
    { id: 'entrained', title: 'Entrained', rule: '6.3', tab: { shape: 'square', tone: 'plain' } },
    { id: 'fortified', title: 'Fortified', rule: '25.0', tab: { shape: 'square', tone: 'good' } },
    /** 30.33: an Arms Center at Murmansk. */
    { id: 'fixed', title: 'May never move', rule: '30.33' },
    // Judged at the start of a Movement Phase (13.11, 13.13)
    { id: 'unsupplied', title: 'Unsupplied', rule: '13.11', tab: { shape: 'triangle', tone: 'bad' } },
    { id: 'pocketed', title: 'Without line of communications', rule: '13.32', tab: { shape: 'cross', tone: 'bad' } },
    // For a Movement Phase
    { id: 'northern', title: 'Began the phase north of the Weatherline', rule: '14.42' },
    { id: 'moving', title: 'In the middle of its move', rule: '5.0.P', tab: { shape: 'bar', tone: 'owed' } },
    { id: 'done', title: 'Has finished moving', rule: '5.0.P', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'forced', title: 'Has force marched', rule: '5.63' },
    { id: 'overran', title: 'Has overrun', rule: '5.74' },
    // For a Combat Phase
    { id: 'attacked', title: 'Has attacked in this phase', rule: '10.14', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'was-attacked', title: 'Has been attacked in this phase', rule: '10.14' },
    { id: 'dug-in', title: 'Has tried to fortify in this phase', rule: '25.R1' },
    { id: 'retreated', title: 'Has retreated in this phase', rule: '11.R10' },
    // For a Player-Turn
    { id: 'moved', title: 'Has moved in the Initial Movement Phase', rule: '5.26' },
    { id: 'railed', title: 'Has used rail or sea movement', rule: '5.26', tab: { shape: 'bar', tone: 'plain' } },
    { id: 'sailed', title: 'Has moved by sea', rule: '7.7' },
    { id: 'fresh', title: 'Arrived this turn', rule: '29.32', tab: { shape: 'round', tone: 'good' } },
    { id: 'inactive', title: 'May not move or attack this turn', rule: '16.02', tab: { shape: 'round', tone: 'bad' } },
    /** 11.R10: it retreated into a full hex and must leave it in its next Movement Phase. */
    { id: 'surplus', title: 'Must leave an overfull hex', rule: '11.R10', tab: { shape: 'star', tone: 'owed' } },
    // Chapters 7, 23 to 28, 35.2
    { id: 'half-defense', title: 'Defends halved and may leave a battlegroup', rule: '13.32.O' },
    { id: 'tried', title: 'Has tried to become a partisan unit', rule: '28.0.P' },
    { id: 'offshore', title: 'Assaults from the sea', rule: '35.2.V18', tab: { shape: 'star', tone: 'owed' } },
    // Production (15)
    { id: 'working', title: 'Operational in this Production Phase', rule: '15.17' },
    { id: 'disrupted', title: 'Has ceased production', rule: '15.8', tab: { shape: 'cross', tone: 'bad' } },
    // At the end: flags are stored by their place
    { id: 'frostbitten', title: 'Reduced by frostbite this turn', rule: '14.31' },
    { id: 'appeared', title: 'Appeared in a city this turn', rule: '29.32' },
    { id: 'dug-out', title: 'Was turned back to a 1-4 in this phase', rule: '25.0.B' },
  ],
  /** spent: movement points used in this phase. due: turn of arrival. entry: how it enters (ENTRIES, from 1). sector: of the set-up, from 1.
   * usable: the first Production Phase in which a Center that has moved works again (15.11). number: of a Training Center; also who is on
   * its tracks. track, box: where on them (15.2), or on the Replacement Division Track (21.0). from: where a unit began its move or its
   * landing, its hex and one (23.R1, 35.2.V18); COMMITTED when it cannot be sent back. assured: the last turn of supply from the sea (35.2.V18). */
  fields: ['spent', 'due', 'entry', 'sector', 'usable', 'number', 'track', 'box', 'from', 'assured'],
  tracks: {
    turn: { title: 'Game-Turn', rule: '29.2', start: 1, min: -31, max: 209 },
    last: { title: 'Last Game-Turn', rule: '4.3', start: 20, min: 1, max: 210 },
    weather: { title: 'Weather', rule: '14.0', start: 0, min: 0, max: 2, values: WEATHERS },
    // 12.11: three boxes for each side
    'axis-air': { title: 'Axis Available Air Points', rule: '12.11', start: 0, min: 0 },
    'axis-superiority': { title: 'Axis Air Superiority', rule: '12.11', start: 0, min: 0 },
    'axis-support': { title: 'Axis Air-Ground Support', rule: '12.11', start: 0, min: 0 },
    'russian-air': { title: 'Russian Available Air Points', rule: '12.11', start: 0, min: 0 },
    'russian-superiority': { title: 'Russian Air Superiority', rule: '12.11', start: 0, min: 0 },
    'russian-support': { title: 'Russian Air-Ground Support', rule: '12.11', start: 0, min: 0 },
    'russian-air-lost': { title: 'Russian Air Points that may be rebuilt', rule: '15.52', start: 0, min: 0 },
    'finland-air': { title: 'Air Points flown from Finland this turn', rule: '27.31', start: 0, min: 0 },
    // Counts of the phase at hand
    'rail-used': { title: 'Rail Capacity used', rule: '6.1', start: 0, min: 0 },
    'finnish-rail': { title: 'Finnish units by rail this phase', rule: '6.69', start: 0, min: 0 },
    'finnish-repair': { title: 'Finnish rail hexes repaired this turn', rule: '6.69', start: 0, min: 0 },
    'baltic-lift': { title: 'Baltic lift used, in thirds', rule: '7.3', start: 0, min: 0 },
    'black-sea-lift': { title: 'Black Sea lift used, in thirds', rule: '7.4', start: 0, min: 0 },
    // 20: draft points
    'infantry-draft': { title: 'Infantry draft points', rule: '20.0', start: 0, min: 0 },
    'armor-draft': { title: 'Armor draft points', rule: '20.0', start: 0, min: 0 },
    'infantry-rebuilds': { title: 'Infantry kampfgruppen that may still be rebuilt', rule: '20.11', start: 0, min: 0 },
    'armor-rebuilds': { title: 'Armored kampfgruppen that may still be rebuilt', rule: '20.11', start: 0, min: 0 },
    // 15: production
    'arms-points': { title: 'Arms Points', rule: '15.0', start: 0, min: 0 },
    'personnel-points': { title: 'Personnel Points', rule: '15.0', start: 0, min: 0 },
    'russian-losses': { title: 'Russian combat units eliminated', rule: '15.8', start: 0, min: 0 },
    'siberian-arms': { title: 'Arms Centers in Siberia from the start', rule: '15.18', start: 0, min: 0 },
    // Politics and the line
    'finnish-losses': { title: 'Finnish units lost in attacks', rule: '27.24', start: 0, min: 0 },
    'finland-linked': { title: 'Finland linked through Leningrad', rule: '27.25', start: 0, min: 0, max: 1 },
    'finland-out': { title: 'Finland has surrendered', rule: '27.5', start: 0, min: 0, max: 1 },
    'rumania-out': { title: 'Rumania has defected', rule: '27.6', start: 0, min: 0, max: 1 },
    'withdrawn-infantry': { title: 'Infantry withdrawn', rule: '26.21', start: 0, min: 0 },
    'withdrawn-mechanized': { title: 'Mechanized divisions withdrawn', rule: '26.21', start: 0, min: 0 },
    'unguarded-hexes': { title: 'Unguarded hexes of the Axis line', rule: '22.0.E', start: 0, min: 0 },
    // 35.2
    neutral: { title: 'Neutral satellites, as bits', rule: '35.2.V2', start: 0, min: 0, max: 31 },
    coup: { title: 'Coup in Yugoslavia', rule: '35.2.V5', start: 0, min: 0, max: 1 },
    ukrainians: { title: 'Ukrainian divisions raised or rebuilt', rule: '35.2.V13', start: 0, min: 0, max: 10 },
    'ukrainians-due': { title: 'Ukrainian divisions that may be raised now', rule: '35.2.V13', start: 0, min: 0 },
    'finns-due': { title: 'Finnish kampfgruppen that may be rebuilt', rule: '35.2.V6', start: 0, min: 0 },
    'finnish-draft': { title: 'Finnish replacement points', rule: '35.2.V6', start: 0, min: 0 },
    'drops-due': { title: 'Partisan units that may be dropped', rule: '35.2.V17', start: 0, min: 0 },
    'assault-points': { title: 'Combat Points that may still land', rule: '35.2.V18', start: 0, min: 0 },
    'south-infantry': { title: 'Infantry points due at the southern edge', rule: '35.2.V11', start: 0, min: 0 },
    'south-armor': { title: 'Armored points due at the southern edge', rule: '35.2.V11', start: 0, min: 0 },
    'moscow-held': { title: 'Moscow held without a break since turn 42', rule: '30.5.AD', start: 0, min: 0, max: 1 },
  },
  layers: {
    /** 6.5: whose a rail hex is. Nobody: neutral, or no railway there. */
    rail: { title: 'Railways', rule: '6.5', start: () => 0, values: OWNERS },
    /** 7.0, 13.52, 15.16, 22.21: who was last to enter a hex. */
    entered: { title: 'Last entered by', rule: '7.0', holds: true, start: () => 0, values: OWNERS },
  },
  marks: {
    interdiction: { title: 'Air Interdiction', rule: '12.4', seenBy: 'all', values: INTERDICTORS },
    /** 30.5.RD: Personnel Centers an Axis unit has ever entered. */
    'ever-entered': { title: 'Personnel Centers entered by the Axis', rule: '30.5.RD', seenBy: 'all' },
    /** 29.35: Personnel Centers that did not work when the last Russian Player-Turn ended. */
    'idle-center': { title: 'Idle Personnel Centers', rule: '29.35', seenBy: 'all' },
    /** 10.14: hexes attacked in this phase. */
    attacked: { title: 'Attacked in this phase', rule: '10.14', seenBy: 'all' },
  },
  memos: {
    'axis-air-plan': memo<AirPlan>({ title: 'Axis air commitment', rule: '12.12', seenBy: [AXIS] }),
    'russian-air-plan': memo<AirPlan>({ title: 'Russian air commitment', rule: '12.12', seenBy: [RUSSIAN] }),
    /** 22.2: unguarded hexes of the Axis line. */
    'broken-line': memo<readonly number[]>({ title: 'Gaps in the Axis line', rule: '22.2', seenBy: 'all' }),
    /** 23.0: hexes the Axis controlled when its Player-Turn began, or after its combat (23.01). */
    'must-hold': memo<readonly number[]>({ title: 'Hexes that may not be given up', rule: '23.0', seenBy: 'all' }),
    /** 24.0: captured Personnel Centers without a garrison. */
    ungarrisoned: memo<readonly number[]>({
      title: 'Personnel Centers without a garrison',
      rule: '24.0',
      seenBy: 'all',
    }),
    /** 6.67, 22.2: what is due beside the track. */
    coming: memo<readonly Coming[]>({ title: 'Arrivals beside the track', rule: '29.3', seenBy: 'all' }),
    /** 15.34: Air Points on tracks, which are no counters of ours. */
    'air-on-tracks': memo<readonly AirOnTrack[]>({ title: 'Air Points on tracks', rule: '15.34', seenBy: 'all' }),
  },
  options,
  nodes: [
    'game',
    // 29.1: set-up
    'set-up',
    'set-up-fortified',
    'set-up-russian-first',
    'set-up-axis',
    'set-up-russian',
    'set-up-axis-rest',
    // 4.2: the Game-Turn
    'game-turn',
    'turn-start',
    'air-war',
    'air-commitment',
    'air-combat',
    'player-turn',
    'reinforcement',
    'arrivals',
    'frostbite',
    'replacements',
    'reinforcement-end',
    'initial-movement',
    'rail-and-sea',
    'combat',
    'fortification',
    'mechanized-movement',
    'interdiction',
    'production',
    'production-income',
    'production-starts',
    'production-placing',
    'production-program',
    'player-turn-end',
    'turn-end',
    // Decisions of chapters 6.11, 9.21, 13.32.O, 26.21, 28, 35.2
    'neutrality',
    'partisans',
    'excess',
    'rail-excess',
    'excess-mechanized',
    'shortfall',
    'south-shortfall',
    'pocket',
    // Interrupts: each chapter adds its own
    'air-allocation',
    'battle',
    'substitute',
    'losses',
    'retreat',
    'fall-back',
    'advance',
  ],
  vars: {
    // A battle (10, 11)
    targets: open('places'),
    attackers: open('pieces'),
    defenders: open('pieces'),
    stage: open('number'),
    air: open('flag'),
    column: open('number'),
    die: open('number'),
    table: open('number'),
    result: open('text'),
    /** In 64ths. */
    strengths: data<{ readonly attack: number; readonly defense: number }>(),
    /** 11.R6: printed strength that is still to be lost. */
    owed: open('number'),
    loser: open('piece'),
    units: open('pieces'),
    hit: open('pieces'),
    waiting: open('pieces'),
    advanced: open('pieces'),
    again: open('flag'),
    instead: open('text'),
    /** 13.32.O: pocketed units that defend in full and leave nothing. */
    forfeits: open('pieces'),
    // Air combat (12.2)
    allocation: data<readonly number[]>(),
    point: open('number'),
    // Whoever picks something for removal
    owing: open('number'),
    why: open('text'),
  },
  charts,
});

export type Words = WordsOf<typeof words>;
export type Query = kernel.Query<Words>;
export type Play = kernel.Play<Words>;
export type Node = kernel.Node<Words>;
export type NodeId = Words['node'];
export type Flag = Words['flag'];
export type Track = Words['track'];
export type DecisionNode = kernel.DecisionNode<Words>;
export type StepsNode = kernel.StepsNode<Words>;
export type AutoNode = kernel.AutoNode<Words>;
export type ProcessNode = kernel.ProcessNode<Words>;
export type OverlayInfo = kernel.OverlayInfo<Words>;
export type PanelInfo = kernel.PanelInfo<Words>;
export type StandingOrderInfo = kernel.StandingOrderInfo<Words>;
export type ScenarioInfo = kernel.ScenarioInfo<Words>;
export const verb = verbIn<Words>();
export const question = questionIn<Words>();
