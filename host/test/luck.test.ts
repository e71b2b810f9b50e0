import { expect, test } from 'vitest';
import { luckOf } from '../src/luck.ts';

const rolled = (dice: readonly number[], least?: number) => ({
  k: 'rolled' as const,
  dice,
  faces: 6,
  purpose: 'Fire at Minsk',
  rule: '7.31',
  by: 0,
  ...(least === undefined ? {} : { least }),
});

test('where a die hits from a number on, hits are counted: four fives are no luckier than four sixes', () => {
  const [five] = luckOf([[rolled([5, 5, 5, 5], 5)]]);
  const [six] = luckOf([[rolled([6, 6, 6, 6], 5)]]);
  expect(five).toMatchObject({ counts: 'hits', mean: 1, expected: 1 / 3 });
  expect(five?.sigma).toBeCloseTo(six?.sigma ?? 0, 9);
  // Four misses by a hair are as bad as four ones.
  expect(luckOf([[rolled([4, 4, 4, 4], 5)]])[0]?.sigma).toBeCloseTo(
    luckOf([[rolled([1, 1, 1, 1], 5)]])[0]?.sigma ?? 0,
    9,
  );
});
test('elsewhere pips are, and the two are kept apart', () => {
  const rows = luckOf([[rolled([6, 6], 5), rolled([6, 6])]]);
  expect(rows.map((r) => [r.counts, r.mean])).toEqual([
    ['hits', 1],
    ['pips', 6],
  ]);
});
