// What each side is here to do, scenario by scenario: the words of the briefing.
import type { Brief } from '@rasputitsa/kernel';

type Pair = readonly [blue: Brief, red: Brief];

export const BRIEFS: Readonly<Record<string, Pair>> = {
  crossing: [
    {
      task: 'Hold more villages than Red at the end, and lose fewer blocks.',
      matters: [
        'Guns in range of the bridge decide who crosses it.',
        'Scouts find what is hidden; without them you fight blind.',
        'Supply is shared between going first, shooting and rebuilding: you cannot have all three.',
      ],
    },
    {
      task: 'Hold more villages than Blue at the end, and lose fewer blocks.',
      matters: [
        'Guns in range of the bridge decide who crosses it.',
        'Scouts find what is hidden; without them you fight blind.',
        'Supply is shared between going first, shooting and rebuilding: you cannot have all three.',
      ],
    },
  ],
  bridgehead: [
    {
      task: 'Drive Red off the bridge in five turns.',
      matters: [
        'You have five turns: begin with the guns, then go in.',
        'There is little room to stack: bring fresh blocks forward as tired ones leave.',
        'Attack where he cannot retreat.',
      ],
    },
    {
      task: 'Sit on both ends of the bridge for five turns.',
      matters: [
        'Every turn counts for you. Give up ground only if it costs him a turn.',
        'Guns behind, foot in front, horse to close a gap.',
        'Watch your supply line: it is short, but it is one.',
      ],
    },
  ],
};
