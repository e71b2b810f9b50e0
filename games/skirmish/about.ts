// The back of the box.
import type { GameAbout, ScenarioAbout } from '@rasputitsa/kernel';
import type { Deployment } from './data/setups.ts';
import { SIDES } from './data/units.ts';

export const about: GameAbout = {
  paragraph:
    'Nine blocks a side, a river, five villages. Foot, horse and guns whose strength only their owner sees, scouts that nobody sees at all, ' +
    'and secret orders that share out supply between moving first, shooting and rebuilding. A small game of our own, to learn how this page works.',
  publisher: 'Rasputitsa',
  length: 'A quarter of an hour',
  complexity: 1,
  first: 'crossing',
};

const EXPECT: Readonly<Record<string, string>> = {
  crossing: 'A meeting at an open bridge with equal forces. Who brings his guns into range first has the better of it.',
  bridgehead: 'Red sits on both ends of the bridge and must be driven off in five turns, with little room to stack.',
};

export function aboutDeployment(d: Deployment): { readonly about?: ScenarioAbout } {
  const expect = EXPECT[d.id];
  if (expect === undefined) return {};
  const forces = d.sides.map((blocks, side) => `${SIDES[side]?.name ?? ''}: ${blocks.length} blocks.`).join(' ');
  return { about: { dates: 'A day in autumn', turns: `${d.turns} turns`, length: '15 minutes', forces, expect } };
}
