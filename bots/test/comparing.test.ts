// What decides between plans and between actions: the same trials for all, and no more trust in a mean than its luck allows.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/skirmish/index.ts';
import { gainsOf, isBetter, luckOf, missing, Trials } from '../src/comparing.ts';

const of = (...values: number[]) => ({ values });
const base = of(10, 20, 30);

describe('gains', () => {
  it('are counted trial by trial, where both had them', () => {
    expect(gainsOf(of(11, 19, 33, 90), base)).toEqual([1, -1, 3]);
  });
  it('the same mean is better where it comes every time, and luck where it comes once', () => {
    const [steady, lucky] = [of(11, 21, 31), of(10, 20, 33)];
    const isSurer = (c: typeof steady, sure: number): boolean => isBetter(c, base, luckOf([c], base), sure);
    // The gains are 1, 1, 1 and 0, 0, 3: standard errors 0 and 1.
    expect([steady, lucky].map((c) => isSurer(c, 0.9))).toEqual([true, true]);
    expect([steady, lucky].map((c) => isSurer(c, 1.1))).toEqual([true, false]);
    expect(isSurer(of(9, 19, 29), 0)).toBe(false);
  });
  it('luck is reckoned from all together, and what is compared with has no say in it', () => {
    expect(luckOf([base, of(11, 21, 31)], base)).toBe(0);
    expect(luckOf([of(11, 21, 31), of(10, 20, 33)], base)).toBeCloseTo(Math.sqrt(6 / 4));
  });
});

describe('trials', () => {
  const match = new Match({ game, scenario: game.scenarios[0]?.id ?? '', dice: seededDice(1), lean: true });
  const advice = Object.assign(() => undefined, { evaluate: () => 0 });
  const spec = { game, advice, view: match.view(0) };
  it('are the same for all who ask, and after so many worlds other throws in those', () => {
    const trials = new Trials(spec, random(3), 2);
    const all = [0, 1, 2].map((k) => trials.at(k));
    expect(trials.at(1)).toBe(all[1]);
    expect(all[2]?.state).toBe(all[0]?.state);
    expect(all[1]?.state).not.toBe(all[0]?.state);
    expect(new Set(all.map((t) => t.seed)).size).toBe(3);
  });
  it('go first to those who have had fewest', () => {
    const [a, b] = [of(5), of()];
    expect([...missing([a, b], 2)]).toEqual([
      [b, 0],
      [a, 1],
      [b, 1],
    ]);
  });
});
