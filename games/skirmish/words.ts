// The words of this game: what its state holds besides its blocks, and its steps. Every file takes its Query and Play from here,
// which know these names and no others.
import type * as kernel from '@rasputitsa/kernel';
import { memo, open, questionIn, type Side, verbIn, vocabulary, type WordsOf } from '@rasputitsa/kernel';
import { BLUE, RED } from './01-board/board.ts';
import { options } from './12-options/options.ts';
import { charts } from './data/charts.ts';
import { STOCK, WEATHERS } from './data/tables.ts';

/** Names of what each side has one of: tracks and memos. */
const SIDE_IDS = ['blue', 'red'] as const;
export const nameOf = <W extends 'stock' | 'shots' | 'rebuild' | 'points' | 'plan'>(what: W, side: Side) =>
  `${what}-${SIDE_IDS[side === RED ? 1 : 0]}` as const;

/** 2.3: supply points given to each purpose, in secret. */
export interface Plan {
  readonly initiative: number;
  readonly shots: number;
  readonly rebuild: number;
}

/** The values of the layer `control`: nobody, then the sides. */
export const CONTROL = ['nobody', 'blue', 'red'] as const;

export const words = vocabulary({
  flags: [
    { id: 'unsupplied', title: 'Without supply', rule: '8.2', tab: { shape: 'triangle', tone: 'bad' } },
    { id: 'fought', title: 'Has attacked in this phase', rule: '6.2', tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'fired', title: 'Has fired in this phase', rule: '7.2', tab: { shape: 'square', tone: 'quiet' } },
    { id: 'spotted', title: 'Seen by the enemy', rule: '5.2', tab: { shape: 'round', tone: 'bad' } },
  ],
  /** Movement points used in this phase, in halves (4.8). */
  fields: ['spent'],
  tracks: {
    turn: { title: 'Turn', rule: '2.1', start: 1, min: 1 },
    last: { title: 'Last turn', rule: '2.5', start: 1, min: 1 },
    initiative: { title: 'Side with the initiative', rule: '2.4', start: BLUE, min: BLUE, max: RED },
    weather: { title: 'Weather', rule: '10.1', start: 0, min: 0, max: WEATHERS.length - 1, values: WEATHERS },
    'stock-blue': { title: 'Blue supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [BLUE] },
    'stock-red': { title: 'Red supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [RED] },
    'shots-blue': { title: 'Blue shots', rule: '7.1', start: 0, min: 0 },
    'shots-red': { title: 'Red shots', rule: '7.1', start: 0, min: 0 },
    'rebuild-blue': { title: 'Blue rebuilding points', rule: '9.1', start: 0, min: 0 },
    'rebuild-red': { title: 'Red rebuilding points', rule: '9.1', start: 0, min: 0 },
    'points-blue': { title: 'Red blocks eliminated', rule: '11.2', start: 0, min: 0 },
    'points-red': { title: 'Blue blocks eliminated', rule: '11.2', start: 0, min: 0 },
  },
  layers: {
    control: { title: 'Control', rule: '11.1', holds: true, start: () => 0, values: CONTROL },
  },
  marks: {
    crossings: { title: 'Blocks that crossed this hexside in this phase', rule: '4.5' },
    attacked: { title: 'Hexes attacked in this phase', rule: '6.2' },
  },
  memos: {
    'plan-blue': memo<Plan>({ title: 'Blue orders', rule: '2.3', seenBy: [BLUE] }),
    'plan-red': memo<Plan>({ title: 'Red orders', rule: '2.3', seenBy: [RED] }),
  },
  options,
  nodes: [
    'turn',
    'weather',
    'orders',
    'player-turn',
    'rebuilding',
    'movement',
    'bombardment',
    'shot',
    'combat',
    'hiding',
    'turn-end',
    'battle',
    'reaction',
    'beaten',
    'losses',
    'loss',
    'advance',
  ],
  vars: {
    // Of a battle
    target: open('place'),
    attackers: open('pieces'),
    stage: open('number'),
    attackHits: open('number'),
    defenceHits: open('number'),
    gaveWay: open('flag'),
    // Of losses
    hits: open('number'),
    blocks: open('pieces'),
    at: open('place'),
    choices: open('pieces'),
  },
  charts,
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
