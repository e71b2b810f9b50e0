// How positions are judged by opponents that plan.
import type { Match, PositionFile } from '@rasputitsa/kernel';
import { readGolden, replayGolden } from '@rasputitsa/kernel/node-golden';
import { expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { CENTERS_TO_WIN } from '../data/charts.ts';
import { game } from '../index.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { position } from './position.ts';

type Units = NonNullable<PositionFile['pieces']>;
const judged = (match: Match, side = AXIS): number => advice.evaluate?.(match.q, side) ?? Number.NaN;
/** Kursk with these units and one Russian corps in Moscow. */
const kursk = (units: Units): Match =>
  position({
    game: 'war-in-the-east',
    scenario: 'kursk',
    phase: 'initial-movement',
    side: 'axis',
    tracks: { turn: 110, last: 123 },
    pieces: [...units, { unit: '8-6', at: 'Moscow' }],
  });

test.for(['kursk-axis', 'army-group-center-russian'])(
  'War in the East, %s: a game that is over is worth its result, for either side',
  (name) => {
    const match = replayGolden(game, readGolden(`${import.meta.dirname}/../golden`, `${name}.json`));
    const { scenario, result } = match.state;
    const score = result?.score ?? Number.NaN;
    const [, draw = 0] = CENTERS_TO_WIN[scenario] ?? [];
    expect(judged(match)).toBe(scenario === 'kursk' ? score - draw : 0.5 - score);
    expect(judged(match, RUSSIAN)).toBe(-judged(match));
  },
);

test('War in the East: a center that is held and steps that are left are worth something, to the other side as much less', () => {
  const held = judged(kursk([{ unit: '10-8', at: 'Kiev' }]));
  expect(judged(kursk([{ unit: '10-8', at: 'SW2308' }]))).toBeLessThan(held);
  expect(judged(kursk([{ unit: '10-8', at: 'Kiev', steps: 1 }]))).toBeLessThan(held);
  expect(judged(kursk([{ unit: '10-8', at: 'Kiev' }]), RUSSIAN)).toBe(-held);
});
