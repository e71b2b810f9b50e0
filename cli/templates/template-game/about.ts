// The back of the box.
import type { GameAbout, ScenarioAbout } from '@rasputitsa/kernel';
import type { Deployment } from './data/setups.ts';
import { SIDES } from './data/units.ts';

export const about: GameAbout = {
  paragraph:
    'Infantry and tanks of two sides meet between four towns. Move, attack, decide who takes the losses. A small game that is ' +
    'meant to be changed into another one.',
  publisher: 'Rasputitsa',
  length: 'Ten minutes',
  complexity: 1,
  first: 'meeting',
};

const EXPECT: Readonly<Record<string, string>> = {
  meeting: 'Equal forces, and two towns in the middle that are worth more than the other two.',
};

export function aboutDeployment(d: Deployment): ScenarioAbout {
  const forces = d.sides.map((units, side) => `${SIDES[side]?.name ?? ''}: ${units.length} units.`).join(' ');
  return { dates: 'A day', turns: `${d.turns} turns`, length: 'Ten minutes', forces, expect: EXPECT[d.id] ?? '' };
}
