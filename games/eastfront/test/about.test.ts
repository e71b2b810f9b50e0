import { expect, test } from 'vitest';
import { game } from '../index.ts';

const aboutOf = (id: string) => game.scenarios.find((s) => s.id === id)?.about;

test('every scenario says what to expect, and the first one exists', () => {
  expect(game.scenarios.filter((s) => s.about === undefined)).toEqual([]);
  expect(game.scenarios.map((s) => s.id)).toContain(game.about?.first);
});

test('length and forces follow from the data', () => {
  // 3.11: Barbarossa begins with the second fortnight of June; S43 begins in July.
  expect(['s41', 'w41', 's43'].map((id) => aboutOf(id)?.turns)).toEqual([
    '11 fortnights',
    '12 fortnights',
    '10 fortnights',
  ]);
  expect(aboutOf('s41')?.forces).toContain('German: 43 blocks of 153 steps. Soviet: 54 blocks of 121 steps.');
  expect(aboutOf('edelweiss')?.forces).toContain('German: 13 blocks. Soviet: 13 blocks.');
});
