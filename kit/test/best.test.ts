import { expect, test } from 'vitest';
import { best } from '../src/best.ts';

test('the highest score wins, the first of equals; nothing is the best of nothing', () => {
  const words = ['a', 'ccc', 'bbb', 'dd'];
  expect(best(words, (w) => w.length)).toBe('ccc');
  expect(best(new Set(words), (w) => -w.length)).toBe('a');
  expect(best([], () => 1)).toBeUndefined();
  expect(best(words, () => -Infinity)).toBeUndefined();
});
