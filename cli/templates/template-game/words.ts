// The words of this game: what its state holds besides its units, and its steps. Every file takes its Query and Play from here,
// which know these names and no others.
import type * as kernel from '@rasputitsa/kernel';
import { open, questionIn, verbIn, vocabulary, type WordsOf } from '@rasputitsa/kernel';
import { BLUE, RED } from './1-map/board.ts'; // fog
import { SHELLS } from './data/tables.ts'; // fog

/** The values of the layer `control`: nobody, then the sides. */
export const CONTROL = ['nobody', 'blue', 'red'] as const;

export const words = vocabulary({
  flags: [
    { id: 'moved', title: 'Has moved in this phase', rule: '4.1', open: true, tab: { shape: 'bar', tone: 'quiet' } },
    { id: 'fought', title: 'Has attacked', rule: '5.2', open: true, tab: { shape: 'square', tone: 'quiet' } },
  ],
  fields: [],
  tracks: {
    turn: { title: 'Turn', rule: '3.2', start: 1, min: 1 },
    last: { title: 'Last turn', rule: '3.3', start: 1, min: 1 },
    // fog>
    'shells-blue': { title: 'Blue shells', rule: '7.4', start: 0, min: 0, max: SHELLS.most, seenBy: [BLUE] },
    'shells-red': { title: 'Red shells', rule: '7.4', start: 0, min: 0, max: SHELLS.most, seenBy: [RED] },
    // <fog
  },
  layers: {
    control: { title: 'Control', rule: '6.1', holds: true, start: () => 0, values: CONTROL },
  },
  marks: {},
  memos: {},
  options: [],
  nodes: ['turn', 'player-turn', 'movement', 'combat', 'turn-end', 'battle', 'losses', 'loss'],
  vars: {
    // Of a battle
    target: open('place'),
    attackers: open('pieces'),
    stage: open('number'),
    shells: open('number'), // fog
    // Of losses
    hits: open('number'),
    units: open('pieces'),
    victim: open('piece'),
  },
});

export type Words = WordsOf<typeof words>;
export type Query = kernel.Query<Words>;
export type Play = kernel.Play<Words>;
export type Node = kernel.Node<Words>;
export type DecisionNode = kernel.DecisionNode<Words>;
export type StepsNode = kernel.StepsNode<Words>;
export type ProcessNode = kernel.ProcessNode<Words>;
export type OverlayInfo = kernel.OverlayInfo<Words>;
export type PanelInfo = kernel.PanelInfo<Words>;
export type ScenarioInfo = kernel.ScenarioInfo<Words>;
export const verb = verbIn<Words>();
export const question = questionIn<Words>();
