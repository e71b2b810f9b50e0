import { describe, expect, test } from 'vitest';
import type { View } from '@rasputitsa/kernel';
import type { GameProfile, Outline } from '@rasputitsa/host';
import { phaseCrumbs, sequenceTree, type Step } from '../../src/panels/sequence.ts';
import { trackLines } from '../../src/panels/tracks.ts';
import { fakeProfile } from '../fake-host.ts';
import { game as eastfront } from '../../../games/eastfront/index.ts';

const outline: Outline = {
  id: 'game',
  title: 'Game',
  kind: 'steps',
  steps: [
    { id: 'set-up', title: 'Set-up', kind: 'decision' },
    {
      id: 'month',
      title: 'Month',
      kind: 'steps',
      steps: [
        { id: 'weather', title: 'Weather', kind: 'auto' },
        {
          id: 'turn',
          title: 'Player-turn',
          kind: 'steps',
          steps: [
            { id: 'movement', title: 'Movement', kind: 'decision', rule: '6.1' },
            { id: 'battles', title: 'Battles', kind: 'decision' },
          ],
        },
        { id: 'end', title: 'End of the month', kind: 'decision' },
      ],
    },
  ],
};
const frame = (node: string, title: string, side = -1) => ({ node, title, side, pc: 0, done: 0, vars: {} });
const phase = [frame('game', 'Game'), frame('month', 'Month'), frame('turn', 'Player-turn', 0)];

function flat(step: Step): readonly string[] {
  return [`${step.id} ${step.where}`, ...step.steps.flatMap(flat)];
}

describe('the tree', () => {
  test('marks the way in, what is done and what is to come', () => {
    const tree = sequenceTree(outline, [...phase, frame('battles', 'Battles', 0)]);
    expect(flat(tree)).toEqual([
      'game within',
      'set-up done',
      'month within',
      'turn within',
      'movement done',
      'battles now',
      'end ahead',
    ]);
  });
  test('work the game does alone is shown only while the game stands there', () => {
    const tree = sequenceTree(outline, [frame('game', 'Game'), frame('month', 'Month'), frame('weather', 'Weather')]);
    expect(flat(tree)).toContain('weather now');
  });
  test('what came up outside the sequence hangs where it came up', () => {
    const tree = sequenceTree(outline, [...phase, frame('battles', 'Battles', 0), frame('losses', 'Losses', 1)]);
    const turn = tree.steps[1]?.steps[0];
    const battles = turn?.steps[1];
    expect(battles).toMatchObject({ id: 'battles', where: 'within' });
    expect(battles?.steps).toMatchObject([{ id: 'losses', where: 'now', interrupt: true, side: 1 }]);
  });
  test('a game that has not begun has everything ahead', () => {
    expect(flat(sequenceTree(outline, [])).every((s) => s.endsWith('ahead'))).toBe(true);
  });
});

const profile: GameProfile = {
  ...fakeProfile(eastfront),
  tracks: {
    month: { title: 'Month', min: 0, max: 48, values: ['June 1941', 'July 1941', 'a', 'b', 'c', 'd'] },
    fortnight: { title: 'Fortnight', min: 1, max: 2 },
    points: { title: 'Points', min: 2, max: 12 },
    weather: { title: 'Weather', values: ['Mud', 'Snow'] },
    last: { title: 'Last month', values: ['June 1941', 'July 1941', 'a', 'b', 'c', 'd'] },
    secret: { title: 'Secret' },
  },
};
function view(frames: View['phase']): View {
  return {
    game: 'g', scenario: 's', options: {}, viewer: 0, phase: frames, owing: [], prompt: null, pieces: [], layers: {},
    tracks: { month: 1, fortnight: 2, points: 7, weather: 0, last: 3 }, marks: {}, memo: {}, orders: [], result: null,
    offMap: [], roster: {}, rolls: 0,
  }; // biome-ignore format: a view
}
const crumbs = (...frames: View['phase']): string =>
  phaseCrumbs(profile, view(frames))
    .map((c) => c.text)
    .join(' > ');

describe('the strip', () => {
  test('dates are said in words, turns by their side, nothing twice', () => {
    const frames = [
      frame('game', 'Game'), frame('month', 'Month'), frame('fortnight', 'Fortnight'), frame('turn', 'Player-turn', 0),
      frame('movement', 'Movement', 0), frame('moves', 'Movement Phase', 0),
    ]; // biome-ignore format: a list
    expect(crumbs(...frames)).toBe('July 1941 > Fortnight 2 > German > Movement Phase');
  });
  test('a calendar without words is said with its title', () => {
    const turns: GameProfile = { ...profile, tracks: { turn: { title: 'Turn', min: 1, max: 9 } } };
    const now = { ...view([frame('game', 'Game'), frame('turn', 'Player-turn', 1)]), tracks: { turn: 3 } };
    expect(phaseCrumbs(turns, now).map((c) => c.text)).toEqual(['Turn 3', 'Soviet']);
  });
  test('a reaction names the other side', () => {
    const frames = [
      frame('game', 'Game'), frame('turn', 'Player-turn', 0), frame('combat', 'Combat', 0), frame('losses', 'Losses', 1),
    ]; // biome-ignore format: a list
    expect(crumbs(...frames)).toBe('July 1941 > German > Combat > Soviet > Losses');
  });
});

describe('tracks', () => {
  const lines = trackLines(profile, view([]));
  test('only one is the calendar; what is not seen is not listed', () => {
    expect(lines.map((l) => [l.id, l.shape, l.words])).toEqual([
      ['month', 'calendar', 'July 1941'],
      ['fortnight', 'words', '2'],
      ['points', 'bar', '7'],
      ['weather', 'cells', 'Mud'],
      ['last', 'words', 'b'],
    ]);
  });
  test('a bar is counted from its lowest value', () => {
    expect(lines[2]?.share).toBe(0.5);
    expect(lines[0]?.at).toBe(1);
  });
});
