// Opponents compared in pairs: margin, error and the test that says when it is decided.
import { expect, test } from 'vitest';
import { compare, verdictOf } from '../src/ladder/pairs.ts';

test('the margin is that of both seats, with its standard error', () => {
  const c = compare([
    { seed: 1, bySeat: [10, 2] },
    { seed: 2, bySeat: [4, 0] },
    { seed: 3, bySeat: [-1, -3] },
  ]);
  expect(c.margin).toBeCloseTo(2);
  // Margins 6, 2 and -2: a spread of 4, over the root of three.
  expect(c.error).toBeCloseTo(4 / Math.sqrt(3));
  expect(c.bySeat.map((x) => x.toFixed(2))).toEqual(['4.33', '-0.33']);
  expect(c.share).toBeCloseTo(2 / 3);
  expect(c.verdict).toBe('open');
});
test('a side that is always favoured gives nobody a margin', () => {
  const c = compare([1, 2, 3].map((seed) => ({ seed, bySeat: [40, -40] })));
  expect([c.margin, c.share, c.verdict]).toEqual([0, 0.5, 'open']);
});
test('it is decided by enough pairs, not by a few', () => {
  expect(verdictOf(5, 0)).toBe('open');
  expect(verdictOf(12, 0)).toBe('stronger');
  expect(verdictOf(10, 10)).toBe('open');
  expect(verdictOf(0, 9)).toBe('not stronger');
  expect(verdictOf(40, 40)).toBe('not stronger');
});
