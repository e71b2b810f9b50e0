// What the lab makes of games: shares with their certainty, and the points that would even a scenario out.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/node-games.ts';
import { areSame, type Effect, effectOf, outcomeOf } from '../src/lab/experiment.ts';
import { meanOf, quantile, shareOf } from '../src/lab/statistics.ts';
import { type Findings, findingsText, isFindings, joined, type Trial } from '../src/lab/findings.ts';
import { trialsOf } from '../src/lab/kept.ts';
import { pageWith } from '../src/lab/page.ts';
import type { Played } from '../src/simulation.ts';

const { game } = await loadGame('skirmish');
const played = (seed: number, winner: string, score: number): Played => ({
  seed,
  actions: 9,
  winner,
  level: 'x',
  score,
});

describe('certainty', () => {
  test('a share of ten games is less sure than the same share of a thousand', () => {
    expect(shareOf(5, 10)).toMatchObject({ share: 0.5, low: expect.closeTo(0.237, 3), high: expect.closeTo(0.763, 3) });
    expect(shareOf(500, 1000)).toMatchObject({ low: expect.closeTo(0.469, 3), high: expect.closeTo(0.531, 3) });
  });
  test('ten of ten does not mean always', () => {
    expect(shareOf(10, 10)).toMatchObject({ share: 1, low: expect.closeTo(0.722, 3), high: 1 });
  });
  test('mean and quartiles', () => {
    expect(meanOf([1, 2, 3, 4])).toMatchObject({ mean: 2.5, error: expect.closeTo(1.265, 3) });
    expect([0.25, 0.5, 0.75].map((p) => quantile([1, 2, 3, 4], p))).toEqual([1.75, 2.5, 3.25]);
  });
});

describe('bid', () => {
  const blueAhead = [played(1, 'blue', 8), played(2, 'blue', 6), played(3, 'blue', 4), played(4, 'red', -2)];
  test('who wins too often gives points away until half of the games are lost', () => {
    // Blue wins from 1 on (between -2 and 4); half of the games are above 5.
    expect(outcomeOf(game, blueAhead).bid).toBe(-4);
  });
  test('none where the points do not say who has won', () => {
    expect(outcomeOf(game, [...blueAhead, played(5, 'red', 7)]).bid).toBeUndefined();
  });
  test('none where a side always wins: nobody knows how much is too much', () => {
    expect(outcomeOf(game, blueAhead.slice(0, 3)).bid).toBeUndefined();
  });
});

test('the effect of an option is judged game by game, not by means of different games', () => {
  const option = game.options[0];
  if (!option) throw new Error('an option was expected');
  const plain = [played(1, 'blue', 8), played(2, 'red', -8)];
  const changed = [played(2, 'red', -6), played(1, 'blue', 10), played(3, 'blue', 50)];
  expect(effectOf(game, option, true, plain, changed)).toMatchObject({
    games: 2,
    score: { mean: 2, error: 0 },
    wins: { mean: 0, error: 0 },
  });
});

test('an option has not come up only where every game is the same with it, turn by turn', () => {
  const curve = (value: number) => [{ turn: '1', value }];
  const plain = [1, 2, 3].map((seed) => ({ ...played(seed, 'blue', 4), curve: curve(seed) }));
  expect(areSame(plain, plain.slice(0, 2))).toBe(true);
  // The same result by another way.
  expect(areSame(plain, [{ ...played(1, 'blue', 4), curve: curve(9) }])).toBe(false);
  expect(areSame(plain, [{ ...played(1, 'blue', 4), actions: 10, curve: curve(1) }])).toBe(false);
  expect(areSame(plain, [{ ...played(7, 'blue', 4), curve: curve(1) }])).toBe(false);
  const failed = { seed: 1, actions: 0, problem: 'stuck' };
  expect(areSame([failed], [failed])).toBe(false);
});

test('the list of scenarios is told the shares, the bid and the curve, of turns that enough games reached', () => {
  const curve = (value: number) => ['1', '2'].map((turn) => ({ turn, value: turn === '2' ? value : 0 }));
  const games = [6, 4, 2, -2].map((score, i) => ({
    ...played(i, score > 0 ? 'blue' : 'red', score),
    curve: i === 0 ? [...curve(score), { turn: '3', value: 99 }] : curve(score),
  }));
  const trial = { scenario: 'crossing', bots: [], firstSeed: 0, effects: [], problems: [], ...outcomeOf(game, games) };
  const findings = { game: game.id, version: 1, trials: [trial, { ...trial, scenario: 'bridgehead', games: 40 }] };
  expect(trialsOf(game, findings)).toMatchObject({
    crossing: { games: 4, won: [3, 1], bid: -3 },
    // One game of forty came to the third turn, and too few to the others.
    bridgehead: { games: 40, won: [30, 10], bid: -3 },
  });
  const { crossing, bridgehead } = trialsOf(game, findings);
  expect(crossing?.curve).toMatchObject({
    first: '1',
    last: '3',
    turns: [
      [0, 0, 0],
      [1, 3, 4.5],
      [99, 99, 99],
    ],
  });
  expect(bridgehead?.curve).toBeUndefined();
});

describe('what is kept', () => {
  const trial = (scenario: string, winner: string): Trial => ({
    scenario,
    bots: ['greedy', 'greedy'],
    firstSeed: 1,
    effects: [],
    problems: [],
    ...outcomeOf(game, [played(1, winner, 2.34567), played(2, winner, 1)]),
  });
  const found = (...trials: Trial[]): Findings => ({ game: game.id, version: 2, trials });
  const order = game.scenarios.map((s) => s.id);
  test('scenarios that were tried again replace their own findings only, in the order of the game', () => {
    const before = { ...found(trial('crossing', 'blue'), trial('bridgehead', 'blue')), note: 'old' };
    const now = joined(before, found(trial('crossing', 'red')), order);
    expect(now.trials.map((t) => [t.scenario, t.wins['red']?.share])).toEqual([
      ['crossing', 1],
      ['bridgehead', 0],
    ]);
    expect(now).not.toHaveProperty('note');
    expect(joined({ ...before, version: 1 }, found(trial('bridgehead', 'red')), order).trials).toHaveLength(1);
  });
  test('as text with a line for each scenario, and no more digits than mean something', () => {
    const text = findingsText(found({ ...trial('crossing', 'blue'), problems: ['seed 7: stuck\n    at a file'] }));
    const read: unknown = JSON.parse(text);
    expect(isFindings(read) && read.trials[0]?.problems).toEqual(['seed 7: stuck']);
    expect(text).toContain('"median":1.673');
    expect(text.split('\n').filter((line) => line.includes('"scenario"'))).toHaveLength(1);
  });
  test('of many options those are listed whose mean lies three standard errors off; what did not come up is counted', () => {
    const effect = (option: string, mean: number, more: Partial<Effect> = {}): Effect => ({
      option,
      title: option,
      value: true,
      games: 40,
      wins: { mean: 0, error: 0 },
      // Half of a 95 % interval: 1.96 standard errors.
      score: { mean, error: 1.96 },
      ...more,
    });
    const effects = [effect('rivers', 3.1), effect('bridges', -2.9), effect('night', 9, { same: true })];
    const page = pageWith('', { game, findings: found({ ...trial('crossing', 'blue'), effects }) });
    expect(page).toContain('| The Crossing | rivers | on | 40 | 0 ± 0 % | +3.1 ± 2.0 |');
    expect(page).not.toContain('| bridges |');
    expect(page).not.toContain('| night |');
    expect(page).toContain('with the same seeds: 3. 1 of them did not come up');
    const told = trialsOf(game, found({ ...trial('crossing', 'blue'), effects }))['crossing'];
    expect(told?.effects).toEqual([{ option: 'rivers', value: true, games: 40, score: [3.1, 2] }]);
  });
  test('the page: one section is replaced, those of other games stay', () => {
    const other = '## Another game\n\nIts figures.\n';
    const first = pageWith(`# Old head\n\nOld words.\n\n${other}`, {
      game,
      findings: found(trial('crossing', 'blue')),
    });
    expect(first).not.toContain('Old words');
    expect(first).toContain(other);
    const second = pageWith(first, { game, findings: found(trial('crossing', 'red')) });
    expect(second.match(/^## /gm)).toHaveLength(2);
    expect(second).toContain('| The Crossing | 2 | 0 % (0 to 66) | 100 % (34 to 100) |');
    expect(pageWith('', { game, findings: found(trial('crossing', 'red')) })).toMatch(/^# How[\s\S]*\n## Skirmish/);
  });
});
