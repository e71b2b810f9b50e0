// Games and sizes of the screen that several tests begin with.
import type { SeededGame } from '../seeded-game.ts';
import { DESKTOP, LAPTOP, PHONE, type Screen } from './player.ts';

export const SIZES: readonly (readonly [string, Screen])[] = [
  ['1440', DESKTOP],
  ['1024', LAPTOP],
  ['phone', PHONE],
];
/** A short game with hidden blocks against the computer. */
export const EDELWEISS: SeededGame = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }],
  seed: 11,
};
/** A small game in which both sides are played by whoever sits there. */
export const SANDBOX: SeededGame = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  chairs: ['person', 'person'],
  sandbox: true,
  seed: 4,
};
