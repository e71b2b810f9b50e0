// What the state of this game holds besides its blocks: flags, fields, tracks, layers, marks and memos.
import type { FlagInfo, Game, Side } from '@rasputitsa/kernel';
import { BLUE, RED } from './01-board/board.ts';
import { STOCK, WEATHERS } from './data/tables.ts';
import { SIDES } from './data/units.ts';

/** Names of what each side has one of: tracks and memos. Made once, since names are asked for at every step. */
function perSide(name: string): readonly string[] {
  return SIDES.map((s) => `${name}-${s.id}`);
}
const NAMES = {
  stock: perSide('stock'),
  shots: perSide('shots'),
  rebuild: perSide('rebuild'),
  points: perSide('points'),
  plan: perSide('plan'),
} as const;
export const nameOf = (what: keyof typeof NAMES, side: Side): string => NAMES[what][side] ?? '';

/** The values of the layer `control`: nobody, then the sides. */
export const CONTROL = ['nobody', 'blue', 'red'] as const;

export const flags: readonly FlagInfo[] = [
  { id: 'unsupplied', title: 'Without supply', rule: '8.2', tab: { shape: 'triangle', tone: 'bad' } },
  { id: 'fought', title: 'Has attacked in this phase', rule: '6.2', tab: { shape: 'bar', tone: 'quiet' } },
  { id: 'fired', title: 'Has fired in this phase', rule: '7.2', tab: { shape: 'square', tone: 'quiet' } },
  { id: 'spotted', title: 'Seen by the enemy', rule: '5.2', tab: { shape: 'round', tone: 'bad' } },
];

/** Movement points used in this phase, in halves (4.8). */
export const fields: readonly string[] = ['spent'];

export const tracks: Game['tracks'] = {
  turn: { title: 'Turn', rule: '2.1', start: 1, min: 1 },
  last: { title: 'Last turn', rule: '2.5', start: 1, min: 1 },
  initiative: { title: 'Side with the initiative', rule: '2.4', start: BLUE, min: BLUE, max: RED },
  weather: { title: 'Weather', rule: '10.1', start: 0, min: 0, max: WEATHERS.length - 1 },
  'stock-blue': { title: 'Blue supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [BLUE] },
  'stock-red': { title: 'Red supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [RED] },
  'shots-blue': { title: 'Blue shots', rule: '7.1', start: 0, min: 0 },
  'shots-red': { title: 'Red shots', rule: '7.1', start: 0, min: 0 },
  'rebuild-blue': { title: 'Blue rebuilding points', rule: '9.1', start: 0, min: 0 },
  'rebuild-red': { title: 'Red rebuilding points', rule: '9.1', start: 0, min: 0 },
  'points-blue': { title: 'Red blocks eliminated', rule: '11.2', start: 0, min: 0 },
  'points-red': { title: 'Blue blocks eliminated', rule: '11.2', start: 0, min: 0 },
};

export const layers: Game['layers'] = {
  control: { title: 'Control', rule: '11.1', start: () => 0, values: CONTROL },
};

export const marks: Game['marks'] = {
  crossings: { title: 'Blocks that crossed this hexside in this phase', rule: '4.5' },
  attacked: { title: 'Hexes attacked in this phase', rule: '6.2' },
};

export const memos: Game['memos'] = {
  'plan-blue': { title: 'Blue orders', rule: '2.3', seenBy: [BLUE] },
  'plan-red': { title: 'Red orders', rule: '2.3', seenBy: [RED] },
};
