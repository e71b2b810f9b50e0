// The seas as a net of ways: measured the same from both ends, and never over land.
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexDistance, HEXES, hexOf, isAllWater, isCoastal, neighbours, PORTS } from '../1-components/board.ts';
import { isSea, seaPath, seaReach, seaSteps } from '../4-11-general/bodies-of-water.ts';

const OPEN = { isShut: () => false };
const waters = [...Array(HEXES).keys()].filter(isSea);
const water = constantFrom(...waters);

describe('ways of ships', () => {
  test('[russian-front 14.1.3] only coast and water', () => {
    for (const h of waters) expect(isAllWater(h) || isCoastal(h)).toBe(true);
    for (const p of PORTS) expect(isSea(p)).toBe(true);
  });
  test('a step goes both ways, to a hex next door', () => {
    for (const h of waters)
      for (const n of seaSteps(h)) {
        expect(neighbours(h)).toContain(n);
        expect(seaSteps(n)).toContain(h);
      }
  });
  test('as far there as back, and never shorter than over land', () => {
    assert(
      property(water, water, (a, b) => {
        const there = seaReach(a, 99, OPEN).get(b);
        expect(seaReach(b, 99, OPEN).get(a)).toBe(there);
        expect(there ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(hexDistance(a, b));
      }),
      { numRuns: 60 },
    );
  });
  test('the way shown is as long as the way measured, step by step', () => {
    assert(
      property(water, water, (a, b) => {
        const far = seaReach(a, 99, OPEN).get(b);
        const path = seaPath(a, b, 99, OPEN);
        expect(path.length).toBe(far === undefined ? 0 : far + 1);
        for (const [i, h] of path.slice(1).entries()) expect(seaSteps(path[i] ?? -1)).toContain(h);
      }),
      { numRuns: 60 },
    );
  });
  test('beyond a hex where ships must stop nothing is reached through it', () => {
    const [leningrad, gulf] = [hexOf('Leningrad'), hexOf('SS18')];
    const ways = seaReach(leningrad, 99, { isShut: () => false, mustStop: (h) => h === gulf });
    expect([...ways.keys()].toSorted((a, b) => a - b)).toEqual([leningrad, gulf].toSorted((a, b) => a - b));
  });
  test('the Black Sea and the Sea of Azov meet at the strait only', () => {
    const shut = new Set([hexOf('E18'), hexOf('D18')]);
    const ways = seaReach(hexOf('Sevastopol'), 99, { isShut: (h) => shut.has(h) });
    expect(ways.has(hexOf('Rostov'))).toBe(false);
    expect(seaReach(hexOf('Sevastopol'), 99, OPEN).has(hexOf('Rostov'))).toBe(true);
  });
});
