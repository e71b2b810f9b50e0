// Worked examples of the rulebook about ratio, rounding and modifiers, and the list of those that are shown so far.
import { columnNearest, fraction } from '@rasputitsa/kit';
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LADDER } from '../5-combat/results.ts';
import { half } from '../5-combat/strength.ts';
import { airSupport } from '../8-air/phase.ts';
import type { Query } from '../words.ts';
import { position } from './position.ts';

const ratio = (attack: number, defence: number) => LADDER.labels[columnNearest(LADDER, fraction(attack, defence))];

test('Example E01: 8 against 5 is 2:1', () => expect(ratio(8, 5)).toBe('2:1'));
test('Example E02: 8 against 3 is 3:1 before modifiers', () => expect(ratio(8, 3)).toBe('3:1'));
test('Example E05: half of 1 is 1', () => expect(half(1)).toBe(1));
test('Example E06: half of 5 is 3', () => expect(half(5)).toBe(3));
test('Example E07: 3 against 2 is 2:1', () => expect(ratio(3, 2)).toBe('2:1'));
test('Example E08: 6.49 is 6:1', () => expect(ratio(649, 100)).toBe('6:1'));
test('Example E51: 13 SP of aircraft in defence count 7', () => {
  const missions = [{ side: 0, mission: 'defensive-support', hex: 198, strength: 13 }];
  const { q } = position({ phase: 'movement', side: 'german', memo: { missions } });
  expect(airSupport(q as unknown as Query, 0, 198, 'defence')).toBe(7);
});

/** Of 89 examples and 14 derived cases so many are listed: may grow, must not fall. */
const SHOWN = 68;
test('examples that are listed are there', () => {
  const root = join(import.meta.dirname, '..');
  const { ids, lost, unlisted, unnamed } = examplesOf(root);
  expect({ lost, unlisted, unnamed }).toEqual({ lost: [], unlisted: [], unnamed: [] });
  expect(ids.length).toBeGreaterThanOrEqual(SHOWN);
});
