// The table most tests play at.
import type { FarGame } from '../src/wire.ts';

export const SPEC: FarGame = {
  game: 'skirmish',
  scenario: 'crossing',
  options: {},
  chairs: ['me', 'friend'],
  sides: 'chosen',
  name: 'Anna',
  listed: false,
};
