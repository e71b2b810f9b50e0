// Learning: weights are found again in data made by known ones, games are foretold without their own states, and what is learned says
// nothing about a game that is over.
import {
  expectedMargin,
  type Features,
  knotShares,
  type Learned,
  Match,
  random,
  seededDice,
  type View,
} from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/eastfront/index.ts';
import {
  type Branch,
  branchesOf,
  choiceQuality,
  fit,
  gainsByThinking,
  HORIZONS,
  qualityOf,
  type Sample,
  samplesOf,
} from '../src/index.ts';

/** Games whose margin follows from two features and luck; a third feature is noise. */
function made(games: number, luck: number): readonly Sample[] {
  const r = random(7);
  const any = (): number => (r.int(2001) - 1000) / 100;
  return Array.from({ length: games }, (_, g) => {
    const [a, b, c] = [any(), any(), any()];
    return [1, 0.5, 0.1].map((left): Sample => {
      const now = any();
      const margin = now + left * (2 * a - b + 5) + (any() * luck) / 10;
      return { setting: 'x', left, now, values: { a, b, c }, game: String(g), margin };
    });
  }).flat();
}

describe('weights between knots', () => {
  const knots = [0.2, 0.6, 1];
  it('are drawn straight, and nothing with nothing left', () => {
    expect(knotShares(knots, 0)).toEqual([0, 0, 0]);
    expect(knotShares(knots, 0.1)[0]).toBeCloseTo(0.5);
    expect(knotShares(knots, 0.2)).toEqual([1, 0, 0]);
    const [first, second] = knotShares(knots, 0.3);
    expect(first).toBeCloseTo(0.75);
    expect(second).toBeCloseTo(0.25);
    expect(knotShares(knots, 1)).toEqual([0, 0, 1]);
  });
  it('a game that is over is worth its result, whatever was learned', () => {
    const learned: Learned = { knots, settings: { x: [9, 9, 9] }, weights: { a: [9, 9, 9] } };
    const f: Features = { setting: 'x', left: 0, now: -4, values: { a: 3 } };
    expect(expectedMargin(learned, f)).toBe(-4);
    expect(expectedMargin(learned, { ...f, left: 0.2 })).toBe(-4 + 9 + 27);
  });
});

describe('fit', () => {
  it('finds the weights that made the margins', () => {
    const { learned } = fit(made(200, 1));
    const at = (id: string): number => learned.weights[id]?.at(-1) ?? 0;
    expect(at('a')).toBeCloseTo(2, 0);
    expect(at('b')).toBeCloseTo(-1, 0);
    expect(Math.abs(at('c'))).toBeLessThan(0.15);
    expect(learned.settings['x']?.at(-1)).toBeCloseTo(5, 0);
  });
  it('games are foretold by weights found without them: pure luck is not foretold', () => {
    const luck = made(60, 0).map((s, i, all) => ({
      ...s,
      now: 0,
      margin: all[(i - (i % 3) + 3 * 17) % all.length]?.margin ?? 0,
    }));
    const [q] = qualityOf(fit(luck).foretold, 1);
    expect(q?.correlation).toBeLessThan(0.3);
    const [known] = qualityOf(fit(made(60, 1)).foretold, 1);
    expect(known?.correlation).toBeGreaterThan(0.95);
    expect(known?.error).toBeLessThan(3);
  });
});

describe('samples', () => {
  const samples = samplesOf(game, 'edelweiss', 3);
  it('a game gives one for each player-turn, all with its last score, and the same ones again', () => {
    expect(samples.length).toBeGreaterThan(10);
    expect(new Set(samples.map((s) => s.margin)).size).toBe(1);
    expect(samplesOf(game, 'edelweiss', 3)).toEqual(samples);
  });
  it('less and less of the game is left', () => {
    const left = samples.map((s) => s.left);
    expect(left).toEqual([...new Set(left)].sort((a, b) => b - a));
  });
  it('EastFront: features do not depend on how the game goes on', () => {
    const m = new Match({ game, scenario: 's43', dice: seededDice(1), lean: true });
    const before = game.advice?.features?.(m.q);
    expect(game.advice?.features?.(m.fork(seededDice(2)).q)).toEqual(before);
    expect(Object.values(before?.values ?? { none: NaN }).every(Number.isFinite)).toBe(true);
  });
});

describe('choices', () => {
  it('an evaluation that is right in the mean has a slope of one, one that exaggerates less, one that knows nothing none', () => {
    const r = random(3);
    const any = (): number => (r.int(2001) - 1000) / 100;
    const made = Array.from({ length: 400 }, () => {
      const [known, luck] = [any(), any()];
      return { known, gain: known + luck, blind: any() };
    });
    const of = (judged: (m: (typeof made)[number]) => number): readonly Branch[] =>
      made.map((m, i) => ({
        scenario: 'x',
        turn: i >> 2,
        plan: 0,
        trial: i % 4,
        judged: [judged(m), m.gain, 0, 0],
        gain: m.gain,
      }));
    const [right, whole, none] = choiceQuality(of((m) => m.known));
    expect(right?.slope).toBeCloseTo(1, 0);
    expect(Math.abs((right?.slope ?? 0) - 1)).toBeLessThan(3 * (right?.error ?? 0));
    // Each horizon is told apart: what is known in the end foretells all of it, what knows nothing chooses nothing.
    expect([whole?.horizon, whole?.correlation, whole?.slope]).toEqual([4, 1, 1]);
    expect(none?.gain).toBe(0);
    expect(choiceQuality(of((m) => 3 * m.known))[0]?.slope).toBeCloseTo((right?.slope ?? 0) / 3);
    const [blind] = choiceQuality(of((m) => m.blind));
    expect(Math.abs(blind?.slope ?? 1)).toBeLessThan(0.2);
    const one = { scenario: 'y', turn: 1, plan: 0, trial: 0, judged: [1, 1, 1, 1], gain: 1 };
    const names = choiceQuality([...of((m) => m.known), one]).map((q) => q.scenario);
    expect([...new Set(names)]).toEqual(['x', 'y', 'all']);
  });
  it('what is gained by choosing is told by other trials than those that chose', () => {
    // In one turn a plan is better by 2 in every trial, in the other all of it was luck.
    const of = (turn: number, gain: (trial: number) => number): readonly Branch[] =>
      [0, 1, 2, 3].map((trial) => ({
        scenario: 'x',
        turn,
        plan: 0,
        trial,
        judged: HORIZONS.map(() => gain(trial)),
        gain: gain(trial),
      }));
    expect(choiceQuality(of(1, () => 2))[0]?.gain).toBe(2);
    expect(choiceQuality(of(2, (trial) => (trial % 2 === 0 ? 5 : -5)))[0]?.gain).toBe(-2.5);
  });
  it('EastFront: plans of some turns, played to the end; the same seed gives the same ones', () => {
    const branches = branchesOf(game, 'edelweiss', 3);
    expect(branches.length).toBeGreaterThan(20);
    expect(branches.some((b) => b.gain !== 0 && b.gain !== b.judged[0])).toBe(true);
    expect(branches.some((b) => b.judged[0] !== b.judged[1])).toBe(true);
    expect(branchesOf(game, 'edelweiss', 3)).toEqual(branches);
  });
});

describe('what thinking brings', () => {
  const how = {
    budgets: [
      { simulations: 6, worlds: 3 },
      { simulations: 40, worlds: 6 },
    ],
    throws: 3,
    turns: 2,
  };
  it('EastFront: a figure for each search, at some positions of a game; the same seed gives the same', () => {
    const gains = gainsByThinking(game, 'edelweiss', 5, how);
    expect(gains.map((g) => g.length)).toEqual([2, 2, 2]);
    expect(gains.flat().some((x) => x !== 0)).toBe(true);
    expect(gainsByThinking(game, 'edelweiss', 5, how)).toEqual(gains);
  });
  it('plans with other names that do the usual gain nothing: both meet the same dice', () => {
    const { advice } = game;
    if (!advice?.operations) throw new Error('no plans');
    const operations = (view: View) =>
      (advice.operations?.(view).slice(0, 1) ?? []).flatMap((plan) => [plan, { ...plan, name: 'The same again' }]);
    const alike = { ...game, advice: Object.assign(advice.bind(undefined), advice, { operations, weights: [] }) };
    const gains = gainsByThinking(alike, 'edelweiss', 5, how);
    expect(gains).toHaveLength(3);
    expect(gains.flat().every((x) => x === 0)).toBe(true);
  });
});
