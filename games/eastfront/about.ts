// The back of the box: what somebody who chooses a game or a scenario wants to know.
import type { GameAbout, ScenarioAbout, Side } from '@rasputitsa/kernel';
import type { Forces, HalfYear } from './data/scenarios.ts';
import { EDELWEISS } from './data/units.ts';
import { GERMAN, SOVIET } from './sides.ts';

export const about: GameAbout = {
  paragraph:
    'The war from the Baltic to the Caspian with 120 blocks that face their owner: you see where the enemy stands, not what he is or how strong. ' +
    'Nothing moves without a headquarters, every order wears one down, and where none is spent the front is quiet. ' +
    'Battles are fought inside the hexes and may last for months. Mud stops everything, and in snow the Soviets move first.',
  publisher: 'Columbia Games',
  length: 'An evening to a whole campaign',
  complexity: 3,
  first: 'edelweiss',
};

function count(forces: Forces): string {
  const all = Object.values(forces) as readonly (readonly [number, number])[];
  const units = all.reduce((n, [u]) => n + u, 0);
  const cv = all.reduce((n, [, c]) => n + c, 0);
  return `${units} blocks of ${cv} steps`;
}

const SUMMER = '4 to 6 hours';
const WINTER = '3 to 5 hours';

const WORDS: Readonly<Record<string, Omit<ScenarioAbout, 'turns' | 'forces'>>> = {
  s41: {
    dates: 'June to November 1941',
    length: SUMMER,
    expect:
      'The Germans must win fast and far before the mud of October; the Soviets trade ground and armies for time and rebuild behind the rivers. Surprise makes the first fortnight one-sided. What follows is not.',
  },
  w41: {
    dates: 'December 1941 to May 1942',
    length: WINTER,
    expect:
      'The front stands before Moscow and the attacker is worn out. The Soviets move first in snow, with hardly a tank but with shock armies and cavalry; the Germans decide what to hold and what to give up.',
  },
  s42: {
    dates: 'June to November 1942',
    length: SUMMER,
    expect:
      'One German offensive is left, and the question is where: Moscow again, the Volga, or the oil. The steppe in the south favours the attacker and stretches his supply.',
  },
  w42: {
    dates: 'December 1942 to May 1943',
    length: WINTER,
    expect:
      'Both sides begin locked in Stalingrad. The Soviets look for the thin places of the line and race for Rostov; the Germans have the stronger tanks and the longer way home.',
  },
  s43: {
    dates: 'July to November 1943',
    length: SUMMER,
    expect:
      'The most even of the half-years. Both can attack, and whoever does must find the place where the other is not waiting. A good second game.',
  },
  w43: {
    dates: 'December 1943 to May 1944',
    length: WINTER,
    expect:
      'The Dnepr is crossed in places and must be held or crossed in others. A long front, few reserves, and mud in the middle of it.',
  },
  s44: {
    dates: 'June to November 1944',
    length: SUMMER,
    expect:
      'A strong Soviet side chooses where to break a front without depth. For the Germans it is a game of withdrawals, reserves and counter-blows.',
  },
  w44: {
    dates: 'December 1944 to May 1945',
    length: WINTER,
    expect:
      'The last half-year, from the Vistula and East Prussia westward: fewer blocks, a shorter front, and conditions of victory of its own.',
  },
};

export function aboutHalfYear(half: HalfYear): { readonly about?: ScenarioAbout } {
  const words = WORDS[half.id];
  if (words === undefined) return {};
  const fortnights = 2 * (half.last - half.first + 1) - (half.fortnight - 1);
  return {
    about: {
      ...words,
      turns: `${fortnights} fortnights`,
      forces: `German: ${count(half.forces[GERMAN])}. Soviet: ${count(half.forces[SOVIET])}. Each side sets up its own.`,
    },
  };
}

const blocks = (side: Side): number => EDELWEISS.filter((u) => u.side === side).length;

export const aboutEdelweiss: ScenarioAbout = {
  dates: 'July to November 1942',
  turns: '9 fortnights',
  length: '1 to 2 hours',
  forces: `German: ${blocks(GERMAN)} blocks. Soviet: ${blocks(SOVIET)} blocks. Set up for you.`,
  expect:
    'The drive from the Don toward Stalingrad and the oil of the Caucasus, on a corner of the map. Every mechanism of the game occurs, nothing has to be set up, and the first battle is on already.',
};
