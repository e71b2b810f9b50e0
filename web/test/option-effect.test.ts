// What an option changes, as it stands beside it, in both languages.
import { afterEach, describe, expect, test } from 'vitest';
import type { OptionTrial } from '@rasputitsa/host';
import { effectLines, effectsNote } from '../src/model/option-effect.ts';
import { de } from '../src/texts/de.ts';
import { enLate } from '../src/texts/en-late.ts';
import { en } from '../src/texts/en.ts';
import { speak } from '../src/texts/index.ts';

const NAMES = { side: 'Blue', score: 'Lead' };
const lines = (more: Partial<OptionTrial>): readonly string[] =>
  effectLines({ option: 'night', value: true, games: 60, ...more }, NAMES);

afterEach(() => speak('en', { ...en, ...enLate }));

describe('an effect says', () => {
  test('for whom, how much, and within what range', () => {
    expect(lines({ wins: [12.4, 7.2], score: [3.1, 1.2] })).toEqual([
      'With this: Blue wins about 12 more games in 100 (5 to 20)',
      'With this: “Lead” ends about 3.1 higher (1.9 to 4.3)',
    ]);
  });
  test('a loss by its size, and what an option turned off does', () => {
    expect(lines({ value: false, wins: [-12.4, 7.2], score: [-3, 1] })).toEqual([
      'Without this: Blue wins about 12 fewer games in 100 (5 to 20)',
      'Without this: “Lead” ends about 3 lower (2 to 4)',
    ]);
  });
  test('the value it is set to, where that is neither on nor off', () => {
    expect(lines({ value: 'historical', score: [3, 1] })).toEqual(['Historical: “Lead” ends about 3 higher (2 to 4)']);
  });
  test('never none', () => {
    expect(lines({ wins: [0.4, 0.3] })).toEqual(['With this: Blue wins about 0.4 more games in 100 (0.1 to 0.7)']);
  });
});

test('the note counts the games', () => {
  const effect = { option: 'night', value: true, games: 59 };
  expect(effectsNote([effect, { ...effect, games: 60 }])).toContain('60 games with it and 60 without');
});

test('the same in German', () => {
  speak('de', de);
  expect(lines({ wins: [-12.4, 7.2], score: [3.1, 1.2] })).toEqual([
    'Damit: Blue gewinnt von 100 Spielen etwa 12 weniger (5 bis 20)',
    'Damit: „Lead“ endet etwa um 3.1 höher (1.9 bis 4.3)',
  ]);
  expect(lines({ value: false, wins: [2, 1] })).toEqual([
    'Ohne dies: Blue gewinnt von 100 Spielen etwa 2 mehr (1 bis 3)',
  ]);
  expect(effectsNote([{ option: 'night', value: true, games: 60 }])).toMatch(/^Jede Option .* 60 Spiele mit ihr/);
});
