// A game for the tests of the command line: small, quick, with one of everything a terminal must cope with.
import {
  type Game,
  NOWHERE,
  place,
  type Query,
  refuse,
  rule,
  type ScenarioInfo,
  say,
  unit,
  verb,
} from '@rasputitsa/kernel';
import { createLabelling, LabelError, parseMap, sideBetween } from '@rasputitsa/kit';

export const map = parseMap(
  `map pond
title The Pond

[grid]
orientation pointy
shift odd
labels column-row
rows 1..2 step 1: 1..3

[words]
terrain: water, reeds
sides: bank

[places]
Islet: 0202, islet

[hexes]
0102: reeds
*: water

[sides]
0101/0201: bank
`,
  'pond',
);
const labels = createLabelling(map.grid, map.scheme, map.places);

/** 2.1 A bird swims to a neighbouring hex. */
const near = rule(
  '2.1',
  (from: number, to: number): boolean => sideBetween(map.grid, from, to) !== NOWHERE,
  () => true,
);
/** 3.1 Nobody tests the point for a six. */
const points = rule(
  '3.1',
  (die: number): number => (die === 6 ? 1 : 0),
  () => 0,
);
/** 3.2 Does the same with and without the rule: nobody can miss it. */
const faces = rule(
  '3.2',
  () => 6,
  () => 6,
);

const stuck = (q: Query) => (q.option('stuck') === true ? refuse('9.1', say`The pond is frozen over.`) : undefined);
const mine = (q: Query) => q.piecesOf(q.actor);

const scenario = (id: string, title: string): ScenarioInfo => ({
  id,
  title,
  rule: '1.1',
  summary: 'Two birds a side.',
  setup(g) {
    g.create('duck', 0);
    g.create('drake', 1);
    g.create('goose', 4);
    g.create('gander', 5);
  },
});

export const game: Game = {
  id: 'pond',
  title: 'The Pond',
  summary: 'Ducks against geese.',
  version: 2,
  renamed: [{ before: 2, verbs: { paddle: 'swim' }, nodes: { bath: 'swim' }, tracks: { sixes: 'six' } }],
  sides: [
    { id: 'ducks', name: 'Ducks' },
    { id: 'geese', name: 'Geese' },
  ],
  places: {
    hexes: map.grid.count,
    count: map.grid.count,
    label: (at) => labels.label(at),
    parse(text) {
      if (text.toLowerCase() === 'islet') return labels.parse('0202');
      try {
        return labels.parse(text);
      } catch (error) {
        if (error instanceof LabelError) return { error: error.message };
        throw error;
      }
    },
  },
  kinds: [
    { id: 'duck', name: 'Duck', side: 0, steps: 2, count: 1 },
    { id: 'drake', name: 'Drake', side: 0, steps: 1 },
    { id: 'goose', name: 'Goose', side: 1, steps: 2 },
    { id: 'gander', name: 'Gander', side: 1, steps: 1 },
  ],
  fog: true,
  flags: [],
  fields: [],
  tracks: {
    turn: { title: 'Turn', start: 1 },
    six: { title: 'Sixes', start: 0 },
    light: { title: 'Light', start: 1, min: 1, max: 2, values: ['day', 'dusk'] },
  },
  layers: {},
  marks: {},
  memos: {},
  options: [
    { id: 'stuck', title: 'Ice', rule: '9.1', meaning: 'Nothing can be done.', values: [false, true], start: false },
  ],
  scenarios: [scenario('summer', 'Summer'), scenario('autumn', 'Autumn')],
  sequence: {
    kind: 'steps',
    id: 'game',
    title: 'Turn',
    while: (q) => q.track('turn') <= 2,
    steps: [
      {
        kind: 'decision',
        id: 'plan',
        title: 'Nests',
        rule: '1.2',
        secret: true,
        who: () => [0, 1],
        verbs: ['nest'],
        prompt: () => say`Where do you nest?`,
        leave: (g) => g.note('1.2', say`Nests are built.`),
      },
      {
        kind: 'steps',
        id: 'round',
        title: 'Round',
        sides: () => [0, 1],
        steps: [
          {
            kind: 'decision',
            id: 'swim',
            title: 'Swimming',
            rule: '2.1',
            verbs: ['swim', 'quack'],
            prompt: () => say`Swim or quack.`,
            done: { title: 'Rest', rule: '2.2', refuse: stuck },
          },
        ],
      },
      { kind: 'auto', id: 'evening', title: 'Evening', run: (g) => g.setTrack('turn', g.track('turn') + 1) },
      {
        kind: 'auto',
        id: 'night',
        title: 'Night',
        when: (q) => q.track('turn') > 2,
        run: (g) => g.end({ winner: g.track('six') > 0 ? 0 : 1, level: 'plain', rule: '4.1' }),
      },
    ],
  },
  interrupts: [],
  nodes: ['game', 'plan', 'round', 'swim', 'evening', 'night'],
  vars: {},
  verbs: [
    verb({
      id: 'nest',
      title: 'Nest',
      rule: '1.2',
      ends: true,
      args: { where: 'choice' },
      ask: { where: { title: 'Side', candidates: () => ['left', 'right'] } },
      apply: () => {},
    }),
    verb({
      id: 'swim',
      title: 'Swim',
      rule: '2.1',
      refuse: stuck,
      args: { bird: 'piece', to: 'place' },
      ask: {
        bird: { title: 'Bird', candidates: mine },
        to: {
          title: 'Hex',
          candidates: (q, { bird }) => [...map.labels.keys()].filter((h) => h !== q.at(bird)),
          refuse: (q, { bird }, to) =>
            near(q.at(bird), to) ? undefined : refuse('2.1', say`${place(to)} is too far for ${unit(bird)}.`),
          preview: () => ({ cost: 1 }),
        },
      },
      apply: (g, { bird, to }) => g.move(bird, to),
    }),
    verb({
      id: 'quack',
      title: 'Quack',
      rule: '3.1',
      ends: true,
      refuse: stuck,
      args: { bird: 'piece' },
      ask: { bird: { title: 'Bird', candidates: mine } },
      preview: () => ({ label: say`wakes everybody` }),
      apply(g, { bird }) {
        const [die = 1] = g.roll(1, faces(), say`${unit(bird)} quacks`, '3.1');
        g.setTrack('six', g.track('six') + points(die));
      },
    }),
  ],
  standingOrders: [
    {
      id: 'left',
      title: 'Always nest left',
      rule: '1.3',
      node: 'plan',
      params: {},
      answer: () => ({ verb: 'nest', args: { where: 'left' } }),
    },
  ],
  overlays: [],
  invariants: () => [],
};
