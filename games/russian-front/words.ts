// What is remembered of a game, and what everything in it is called: names that are not here do not compile.
import {
  type Asking as AnyAsking,
  type AutoNode as AnyAuto,
  data,
  type DecisionNode as AnyDecision,
  type FlagInfo,
  hidden,
  type LayerInfo,
  type Loc,
  type MarkInfo,
  memo,
  type MemoInfo,
  type Node as AnyNode,
  open,
  type OverlayInfo as AnyOverlay,
  type PanelInfo as AnyPanel,
  type Play as AnyPlay,
  type ProcessNode as AnyProcess,
  type Query as AnyQuery,
  questionIn,
  type ScenarioInfo as AnyScenario,
  type Side,
  type StandingOrderInfo as AnyOrder,
  type StepsNode as AnySteps,
  type TrackInfo,
  type VarInfo,
  verbIn,
  vocabulary,
  type WordsOf,
} from '@rasputitsa/kernel';
import { isControlled, isHex, isRail, isSovietSoil } from './1-components/board.ts';
import { AXIS, SOVIET } from './1-components/sides.ts';
import { dateOf, LAST_TURN, WEATHERS } from './data/tables.ts';
import { options } from './options.ts';

/** UNIT.markers: markers lie on the table for both to see. */
export const flags = [
  { id: 'box', title: 'in the battle box', rule: '4.8', open: true, tab: { shape: 'square', tone: 'owed' } },
  { id: 'out-of-supply', title: 'out of supply', rule: '5.1', open: true, tab: { shape: 'triangle', tone: 'bad' } },
  { id: 'do-not-use', title: 'do not use', rule: '6.2.2.2', open: true, tab: { shape: 'cross', tone: 'quiet' } },
  {
    id: 'flew',
    title: 'away from its base',
    rule: '7.7.1.1',
    open: true,
    tab: { shape: 'round', tone: 'plain' },
  },
  {
    id: 'transferred',
    title: 'has returned or transferred',
    rule: '7.7.1.1',
    open: true,
    tab: { shape: 'bar', tone: 'quiet' },
  },
  { id: 'no-transfer', title: 'fought or fled at sea this Turn: does not transfer', rule: '15.8.2', open: true },
  { id: 'halted', title: 'has finished moving', rule: '6.1.3.1', open: true, tab: { shape: 'bar', tone: 'quiet' } },
  // No marker of the game: it would tell armor from infantry under the top of a stack (11.10).
  { id: 'exploits', title: 'may move in the Exploitation Phase', rule: '8.2', tab: { shape: 'star', tone: 'good' } },
  { id: 'reserve', title: 'reserve', rule: '11.5', open: true, tab: { shape: 'round', tone: 'good' } },
  { id: 'refit', title: 'refit', rule: '11.6', open: true, tab: { shape: 'square', tone: 'good' } },
  { id: 'minelaying', title: 'minelaying', rule: '14.3.2.3', open: true, tab: { shape: 'cross', tone: 'plain' } },
  { id: 'minesweeping', title: 'minesweeping', rule: '14.3.2.4', open: true, tab: { shape: 'cross', tone: 'plain' } },
  { id: 'base-attack', title: 'attacks a base', rule: '14.4.2', open: true, tab: { shape: 'triangle', tone: 'plain' } },
  {
    id: 'bombs-rails',
    title: 'railroad attack',
    rule: '20.2.1',
    open: true,
    tab: { shape: 'triangle', tone: 'plain' },
  },
  {
    id: 'bombs-replacements',
    title: 'replacement attack',
    rule: '20.2.2',
    open: true,
    tab: { shape: 'triangle', tone: 'plain' },
  },
  { id: 'waiting', title: 'still to come, unknown to the enemy', rule: '19.5.1', open: true },
  { id: 'air-supplied', title: 'supplied from the air', rule: '17.2.1', open: true },
  { id: 'air-supply', title: 'supplies from the air', rule: '17.2', open: true, tab: { shape: 'round', tone: 'good' } },
  {
    id: 'carried',
    title: 'carried by ships or aircraft',
    rule: '17.4',
    open: true,
    tab: { shape: 'bar', tone: 'plain' },
  },
  { id: 'carries', title: 'carries ground units', rule: '17.4', open: true, tab: { shape: 'bar', tone: 'plain' } },
  { id: 'railed', title: 'moved by rail this Turn', rule: '13.4', open: true, tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'strategic', title: 'strategic movement', rule: '19.1', open: true, tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'inverted', title: 'inverted', rule: '19.5.2', open: true },
  { id: 'bought', title: 'Guard unit paid for', rule: '13.3.1.1', open: true, tab: { shape: 'star', tone: 'plain' } },
  // Not open: behind hidden cards it would tell who was held back (19.5.1).
  { id: 'any', title: 'comes where the owner likes', rule: '5.2.2' },
  {
    id: 'no-rebuilding',
    title: 'may never be rebuilt',
    rule: '13.2.4.2',
    open: true,
    tab: { shape: 'cross', tone: 'bad' },
  },
  // Beside `do-not-use`, which does not keep a unit that fled in the enemy's phases from missions in its own.
  { id: 'used', title: 'used in the Special Phase', rule: '17.1.3', open: true },
  { id: 'retreated', title: 'has retreated: out of the battles of this phase', rule: '7.5.2.1', open: true },
] as const satisfies readonly FlagInfo[];

/** spent: movement factors used in this step. due: Turn of arrival. replaced: hits replaced this Turn (13.2.3.1).
 * extra: movement factors bought with hits (19.2). with: what it is carried by, plus one (17.4).
 * entry: the full hex that names the partial hex it waits in (5.2.1.3.2), or where a special move is bound for (17.1.1), plus one. */
export const fields = ['spent', 'due', 'replaced', 'extra', 'with', 'entry'] as const;

/** Values of the layers: nobody, or a side (its number plus one). */
export const NOBODY = 0;
/** A railway that nobody can use until it is finished (19.6). */
export const UNFINISHED = 3;
export const ownedBy = (side: Side): number => side + 1;

export const layers = {
  control: {
    title: 'control',
    holds: true,
    rule: '4.7',
    start: (at) => (isHex(at) && isControlled(at) ? ownedBy(isSovietSoil(at) ? SOVIET : AXIS) : NOBODY),
    values: ['nobody', 'axis', 'soviet'],
  },
  gauge: {
    title: 'railroad gauge',
    rule: '4.5.1',
    start: (at) => (isHex(at) && isRail(at) ? ownedBy(isSovietSoil(at) ? SOVIET : AXIS) : NOBODY),
    values: ['none', 'axis', 'soviet', 'unfinished'],
  },
} satisfies Readonly<Record<string, LayerInfo>>;

/** Keyed by hex unless they say otherwise. */
const BY_SIDE = ['', 'Axis', 'Soviet'];
/** Missions: two more when they are done. */
const MISSIONS = ['', 'Axis', 'Soviet', 'Axis, done', 'Soviet, done'];
const FORTS = ['', 'under construction', 'complete'];
export const marks = {
  battle: { title: 'battle location', rule: '4.8', seenBy: 'all' },
  blitz: { title: 'blitz number', rule: '11.7', seenBy: 'all' },
  interdiction: { title: 'air interdiction', rule: '14.4.1', seenBy: 'all', values: BY_SIDE },
  converting: { title: 'railroad converted if the battle is won', rule: '4.5.2.2', seenBy: 'all', values: BY_SIDE },
  'mines-axis': { title: 'Axis minefield', rule: '14.1.2', seenBy: 'all' },
  'mines-soviet': { title: 'Soviet minefield', rule: '14.1.2', seenBy: 'all' },
  laying: { title: 'mines being laid', rule: '14.3.2.3.1', seenBy: 'all', values: MISSIONS },
  sweeping: { title: 'mines being swept', rule: '14.3.2.4.1', seenBy: 'all', values: MISSIONS },
  factory: { title: 'factory', rule: '13.4.4', seenBy: 'all' },
  'oil-unusable': { title: 'oilfield not yet converted by its new owner', rule: '19.4', seenBy: 'all' },
  'rail-attack': { title: 'railroad attack', rule: '20.2.1.1', seenBy: 'all', values: BY_SIDE },
  'replacement-attack': { title: 'hits of a replacement attack', rule: '20.2.2.1', seenBy: 'all' },
  'fort-axis': { title: 'Axis fortification', rule: 'V12', seenBy: 'all', values: FORTS },
  'fort-soviet': { title: 'Soviet fortification', rule: 'V12', seenBy: 'all', values: FORTS },
  fought: { title: 'fought here already in this segment', rule: '7.1', seenBy: 'all' },
} satisfies Readonly<Record<string, MarkInfo>>;

const DATES: readonly string[] = Array.from({ length: LAST_TURN + 2 }, (_, turn) => dateOf(turn));
const WEATHER_WORDS: readonly string[] = WEATHERS.map((w) => w[0]?.toUpperCase() + w.slice(1));
const SURRENDER = ['fights', 'has surrendered', 'has left the war'] as const;
const weatherTrack = (title: string): TrackInfo => ({
  title,
  start: 0,
  min: 0,
  max: 3,
  rule: '12.1.4',
  values: WEATHER_WORDS,
  seenBy: 'all',
});
const breaksTrack = (title: string): TrackInfo => ({
  title,
  start: 0,
  min: 0,
  max: 1,
  rule: '19.3',
  values: ['as the snow has it', 'broken'],
  seenBy: 'all',
});
const poolTrack = (title: string): TrackInfo => ({ title, start: 0, rule: '13.2.5', seenBy: 'all' });
const nationTrack = (title: string, rule: string): TrackInfo => ({
  title,
  start: 0,
  min: 0,
  max: 2,
  rule,
  values: SURRENDER,
  seenBy: 'all',
});

export const tracks = {
  turn: { title: 'Turn', start: 1, min: 0, max: LAST_TURN + 1, rule: '9.1', values: DATES },
  first: { title: 'First Turn of this game', start: 1, min: 0, max: LAST_TURN, values: DATES },
  last: { title: 'Last Turn', start: 3, min: 0, max: LAST_TURN, values: DATES },
  'weather-arctic': weatherTrack('Weather, arctic zone'),
  'weather-central': weatherTrack('Weather, central zone'),
  'weather-south': weatherTrack('Weather, south zone'),
  'breaks-baltic': breaksTrack('Ice of the Baltic'),
  'breaks-azov': breaksTrack('Ice of the Sea of Azov'),
  level: { title: 'Victory level: Axis above, Soviet below zero', start: 0, rule: '16.1.1.3', seenBy: 'all' },
  partisans: { title: 'Available partisan factors', start: 0, min: 0, rule: '12.2.1.1', seenBy: 'all' },
  'rail-reduction': { title: 'Axis rail reduction', start: 0, min: 0, max: 3, rule: '12.2.2', seenBy: 'all' },
  'rail-axis': { title: 'Axis rail capacity left', start: 0, rule: '13.4.3.2', seenBy: 'all' },
  'rail-finland': { title: 'Finnish rail capacity left', start: 0, rule: '13.4.3.2', seenBy: 'all' },
  'rail-soviet': { title: 'Soviet rail capacity left', start: 0, rule: '13.4.3.1', seenBy: 'all' },
  // Below zero is a debt (RULINGS R16).
  'pool-german': poolTrack('German replacement factors'),
  'pool-finnish': poolTrack('Finnish replacement factors'),
  'pool-other': poolTrack('Replacement factors of the other allies'),
  'pool-soviet': poolTrack('Soviet replacement factors'),
  // Factors two or more nations may have, until the owner says which (13.2.1.1.1, 13.2.1.1.2; RULINGS R13).
  'factors-oil': { title: 'Oilfield factors to give out', start: 0, min: 0, rule: '13.2.1.1.1', seenBy: 'all' },
  'factors-baltic': { title: 'Baltic factors to give out', start: 0, min: 0, rule: '13.2.1.1.2', seenBy: 'all' },
  'partisans-new': {
    title: 'New partisan factors that may become replacements',
    start: 0,
    min: 0,
    rule: '13.2.1.2.5.2',
    seenBy: 'all',
  },
  'factories-off-board': { title: 'Factories off board', start: 0, min: 0, rule: '13.4.4.2', seenBy: 'all' },
  'factories-lost': { title: 'Factories in the F box', start: 0, min: 0, rule: '14.2.1', seenBy: 'all' },
  finland: nationTrack('Finland', '11.1.3'),
  hungary: nationTrack('Hungary', '11.1.2'),
  romania: nationTrack('Romania', '11.1.2'),
  italy: nationTrack('Italy', '11.1.1'),
  'leningrad-fell': {
    title: 'Leningrad',
    start: 0,
    min: 0,
    max: 1,
    rule: '11.2.2',
    values: ['never Axis', 'has been Axis'],
    seenBy: 'all',
  },
  'far-north': { title: 'Units entered in the far north', start: 0, min: 0, rule: '13.3.3.5', seenBy: 'all' },
  caucasus: { title: 'Caucasus army group removed', start: 0, min: 0, max: 1, rule: '13.3.3.3', seenBy: 'all' },
  'vologda-units': {
    title: 'Axis units for Vologda released',
    start: 0,
    min: 0,
    max: 1,
    rule: '13.3.3.4',
    seenBy: 'all',
  },
  'blitz-axis': { title: 'Axis blitz units placed this step', start: 0, min: 0, rule: '11.7.1.4', seenBy: 'all' },
  'blitz-soviet': { title: 'Soviet blitz units placed this step', start: 0, min: 0, rule: '11.7.1.4', seenBy: 'all' },
  'forts-axis': { title: 'Axis fortifications bought and not placed', start: 0, min: 0, rule: 'V12b', seenBy: 'all' },
  'forts-soviet': {
    title: 'Soviet fortifications bought and not placed',
    start: 0,
    min: 0,
    rule: 'V12b',
    seenBy: 'all',
  },
  moscow: { title: 'Turn a unit last came to Moscow', start: 0, min: 0, rule: 'V18', seenBy: 'all' },
  japan: { title: 'Japanese invasion', start: 0, min: 0, max: 2, rule: 'V9', seenBy: 'all' },
} satisfies Readonly<Record<string, TrackInfo>>;

/** One line of the record of victory (16.1.1.3). */
export interface Check {
  readonly turn: number;
  readonly number: number;
  readonly points: number;
  readonly level: number;
  readonly result: string;
}
/** Entries of the cards by the place in their list, and army corps by their ids, that stay for now (19.5.4.3). Games begun before
 * version 3 have the corps by their numbers. */
export interface Late {
  readonly entries: readonly number[];
  readonly corps: readonly (string | number)[];
}
const memos = {
  record: memo<readonly Check[]>({ title: 'Victory levels so far', rule: '16.1.1.3', seenBy: 'all' }),
  // Who would stop at the level that stands (16.1), until both have spoken.
  stop: memo<readonly Side[]>({ seenBy: 'referee' }),
  // Which stage of the set-up it is.
  'set-up': memo<number>({ seenBy: 'all' }),
  // 19.5.4.3: entries of the cards and corps that have not left yet.
  late: memo<Late>({ seenBy: 'referee' }),
  // 19.5.3: other cities for reinforcements, by unit.
  'strategy-soviet': memo<Readonly<Record<string, Loc>>>({ seenBy: [SOVIET] }),
} satisfies Readonly<Record<string, MemoInfo<unknown>>>;

/** Every step of the sequence of play (3-sequence/sequence.ts), then what interrupts it. */
const nodes = [
  'game',
  'set-up',
  'deployment',
  'strategy-change',
  'turn',
  'preliminary',
  'weather',
  'partisans',
  'phases',
  'preparation',
  'remove-markers',
  'mark-supply',
  'replacements',
  'replacement-income',
  'spend-factors',
  'reinforcements',
  'surrenders',
  'withdrawals',
  'released-units',
  'guards',
  'delayed-units',
  'variable-arrival',
  'arrivals',
  'rail-movement',
  'special-phase',
  'special-phasing-movement',
  'special-non-phasing-movement',
  'special-combat',
  'special-air-combat',
  'special-naval-combat',
  'special-remove-supply',
  'special-non-phasing-return',
  'special-landings',
  'special-phasing-return',
  'movement',
  'oilfields',
  'ground-movement',
  'fortifications',
  'reserve-movement',
  'naval-movement',
  'phasing-naval',
  'non-phasing-naval',
  'air-movement',
  'phasing-air',
  'non-phasing-air',
  'inversion-after-movement',
  'combat',
  'combat-resolution',
  'air-combat',
  'naval-combat',
  'blitz-combat',
  'ground-combat',
  'post-combat',
  'non-phasing-return',
  'phasing-return',
  'remove-supply',
  'inversion-after-combat',
  'exploitation',
  'inversion-after-exploitation',
  'turn-record',
  'victory',
  'basic-victory',
  'victory-chart',
  'count-objectives',
  'japan',
  'record-victory',
  'agree',
  'agreement',
  'return-factory',
  'leave-finland',
  'who-leaves',
  'march',
  'response',
  'evacuation',
  'blitz',
  'pursuit',
  'blitz-moves',
  'choose-battle',
  'battle',
  'engage',
  'stand',
  'ignore-retreat',
  'hits',
  'hold-out',
  'retreat',
] as const;

/** Stages of a move, hex after hex. */
type MarchStage = 'step' | 'arrive' | 'respond' | 'answered' | 'over';
/** Stages of a battle in the order of a round. */
export type BattleStage =
  | 'engage'
  | 'roll'
  | 'hits'
  | 'outcome'
  | 'air leaves'
  | 'defender stands'
  | 'attacker stands'
  | 'retreats'
  | 'next'
  | 'pursuit'
  | 'end';

export type Stage = MarchStage | BattleStage;

/** Variables of frames. What is going on lies on the table: both see who moves, fights and must choose. */
const vars = {
  // A march (6.1)
  pieces: open('pieces'),
  path: open('places'),
  i: open('number'),
  stage: data<Stage>(),
  could: open('pieces'),
  answered: open('pieces'),
  // Questions: who may be named, who came and where
  among: open('pieces'),
  movers: open('pieces'),
  to: open('place'),
  from: open('place'),
  left: open('pieces'),
  piece: open('piece'),
  nearest: open('places'),
  open: open('places'),
  // Steps that ask one thing after another, and the answers
  // Who could leave, who comes early: what lies under the stacks and behind hidden cards (11.10, 19.5.1).
  entries: data<readonly number[]>('referee'),
  caucasus: data<readonly string[]>('referee'),
  able: hidden('pieces'),
  chosen: hidden('piece'),
  stranded: open('pieces'),
  early: hidden('pieces'),
  freed: open('number'),
  nextBattle: open('place'),
  blitzAt: open('place'),
  // A battle (7.2)
  where: open('place'),
  segment: data<'air' | 'ground' | 'naval'>(),
  round: open('number'),
  attacker: open('side'),
  attackerUnits: open('pieces'),
  defenderUnits: open('pieces'),
  attackerChose: open('number'),
  defenderChose: open('number'),
  attackerHits: open('number'),
  defenderHits: open('number'),
  attackerEngaged: open('pieces'),
  defenderEngaged: open('pieces'),
  attackerSupporters: open('pieces'),
  defenderSupporters: open('pieces'),
  counted: open('number'),
  taker: open('piece'),
  driven: data<'attacker' | 'defender' | ''>(),
  leaves: open('side'),
  // 7.2.1.3.2.2: who goes although he need not, and whether he was asked in this round.
  obeys: open('side'),
  sparedAsked: open('number'),
  retreated: open('places'),
  offered: open('number'),
  spared: open('side'),
  extra: open('piece'),
  // Pursuit (11.7.2)
  follow: data<'' | 'asked' | 'moved'>(),
  pursuers: open('pieces'),
  pursuit: open('place'),
  blitzers: open('pieces'),
} satisfies Readonly<Record<string, VarInfo>>;

export const words = vocabulary({ flags, fields, tracks, layers, marks, memos, options, nodes, vars });
export type Words = WordsOf<typeof words>;
export type Query = AnyQuery<Words>;
export type Play = AnyPlay<Words>;
export type Node = AnyNode<Words>;
export type DecisionNode = AnyDecision<Words>;
export type StepsNode = AnySteps<Words>;
export type AutoNode = AnyAuto<Words>;
export type ProcessNode = AnyProcess<Words>;
export type OverlayInfo = AnyOverlay<Words>;
export type PanelInfo = AnyPanel<Words>;
export type ScenarioInfo = AnyScenario<Words>;
export type StandingOrderInfo = AnyOrder<Words>;
export type Asking<A, T> = AnyAsking<Words, A, T>;
export const verb = verbIn<Words>();
export const question = questionIn<Words>();
