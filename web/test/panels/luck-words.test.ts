import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LuckRow } from '@rasputitsa/host';
import { luckTotals, luckWords, rarity } from '../../src/panels/luck-words.ts';

const row = (side: number, faces: readonly number[]): LuckRow => {
  const dice = faces.reduce((a, b) => a + b, 0);
  const total = faces.reduce((sum, n, i) => sum + n * (i + 1), 0);
  const expected = (faces.length + 1) / 2;
  const spread = (faces.length ** 2 - 1) / 12;
  return {
    side, counts: 'pips', rule: '1', purpose: 'p', rolls: dice, dice, faces, expected, mean: dice > 0 ? total / dice : 0,
    sigma: dice > 0 ? (total - expected * dice) / Math.sqrt(spread * dice) : 0,
  }; // biome-ignore format: a row
};

test('few dice say nothing, however they fell', () => {
  expect(luckWords(9, 3)).toEqual({ fortune: 'few', way: 'even' });
  expect(luckWords(0, 0).fortune).toBe('none');
});
test('words grow with the distance', () => {
  const fortunes = [0.1, 0.9, 1.8, 3].map((sigma) => luckWords(sigma, 100).fortune);
  expect(fortunes).toEqual(['even', 'little', 'clear', 'very']);
  expect(luckWords(-1.8, 100)).toEqual({ fortune: 'clear', way: 'low' });
});
test('high and low mirror each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 6, noNaN: true }), (sigma) => {
      const high = luckWords(sigma, 50);
      const low = luckWords(-sigma, 50);
      expect(high.fortune).toBe(low.fortune);
      expect([high.way, low.way]).toEqual(['high', 'low']);
    }),
  );
});
test('the total of rows is as if all dice were one row', () => {
  const counts = fc.array(fc.nat(20), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      const both = row(
        0,
        a.map((n, i) => n + (b[i] ?? 0)),
      );
      const [total] = luckTotals([row(0, a), row(0, b)]);
      expect(total?.dice).toBe(both.dice);
      expect(total?.sigma).toBeCloseTo(both.sigma, 9);
    }),
  );
});
test('sides are kept apart', () => {
  const totals = luckTotals([row(1, [0, 0, 0, 0, 0, 5]), row(0, [5, 0, 0, 0, 0, 0])]);
  expect(totals.map((t) => [t.side, Math.sign(t.sigma)])).toEqual([
    [0, -1],
    [1, 1],
  ]);
});
test('rarity is the tail of the normal curve', () => {
  expect(rarity(0)).toBeCloseTo(0.5, 6);
  expect(rarity(1.96)).toBeCloseTo(0.025, 4);
  expect(rarity(-1.96)).toBeCloseTo(rarity(1.96), 9);
});
