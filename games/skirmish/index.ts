// The game object: everything the kernel, the page and the bots know of this game. Start reading at sequence.ts.
import type { Game } from '@rasputitsa/kernel';
import { about } from './about.ts';
import { bombard, ceaseFire } from './bombardment.ts';
import { BLUE, PLACES, RED } from './board.ts';
import { advanceBlocks, attack } from './combat.ts';
import { STOCK, WEATHERS } from './data/tables.ts';
import { KINDS, SIDES } from './data/units.ts';
import { invariants, permute } from './invariants.ts';
import { lose, spareTheBest } from './losses.ts';
import { move } from './movement.ts';
import { allot } from './orders.ts';
import { overlays } from './overlays.ts';
import { panels } from './panels.ts';
import { raise, replenish } from './rebuilding.ts';
import { holdHere, retreat, stand, withdraw } from './retreat.ts';
import { scenarios, settle } from './scenarios.ts';
import { interrupts, sequence } from './sequence.ts';
import { CONTROL } from './victory.ts';

export const game: Game = {
  id: 'skirmish',
  title: 'Skirmish at the Ford',
  summary:
    'Two small forces of hidden blocks fight for the crossings of a river. Our own game, and the example to copy.',
  about,
  version: 1,
  sides: SIDES,
  places: PLACES,
  kinds: KINDS,
  fog: true,
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
    weather: { title: 'Weather', rule: '10.1', start: 0, min: 0, max: WEATHERS.length - 1 },
    'stock.blue': { title: 'Blue supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [BLUE] },
    'stock.red': { title: 'Red supply points', rule: '8.3', start: 0, min: 0, max: STOCK.most, seenBy: [RED] },
    'shots.blue': { title: 'Blue shots', rule: '7.1', start: 0, min: 0 },
    'shots.red': { title: 'Red shots', rule: '7.1', start: 0, min: 0 },
    'rebuild.blue': { title: 'Blue rebuilding points', rule: '9.1', start: 0, min: 0 },
    'rebuild.red': { title: 'Red rebuilding points', rule: '9.1', start: 0, min: 0 },
    'points.blue': { title: 'Red blocks eliminated', rule: '11.2', start: 0, min: 0 },
    'points.red': { title: 'Blue blocks eliminated', rule: '11.2', start: 0, min: 0 },
  },
  layers: { control: { title: 'Control', rule: '11.1', start: () => 0, values: CONTROL } },
  marks: {
    crossings: { title: 'Blocks that crossed this hexside in this phase', rule: '4.5' },
    attacked: { title: 'Hexes attacked in this phase', rule: '6.2' },
  },
  memos: {
    'plan.blue': { title: 'Blue orders', rule: '2.3', seenBy: [BLUE] },
    'plan.red': { title: 'Red orders', rule: '2.3', seenBy: [RED] },
  },
  options: [
    {
      id: 'mist',
      title: 'Mist on the water',
      rule: '12.1',
      meaning: 'In fog neither zones of control nor eyes reach across the river.',
      values: [false, true],
      start: false,
    },
    {
      id: 'tight',
      title: 'Close stacking',
      rule: '12.2',
      meaning: 'Two blocks to a hex instead of three.',
      values: [false, true],
      start: false,
    },
  ],
  scenarios,
  sequence,
  interrupts,
  verbs: [allot, replenish, raise, move, bombard, ceaseFire, attack, stand, withdraw, retreat, lose, advanceBlocks],
  standingOrders: [holdHere, spareTheBest],
  overlays,
  panels,
  invariants,
  settle,
  permute,
};
/** For drawing. */
export { MAP as map } from './board.ts';
export default game;
