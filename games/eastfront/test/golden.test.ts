// Recorded games, one for each way a scenario can end, played again move by move to the same end.
import { goldenNames, readGolden, replayGolden } from '@rasputitsa/kernel/node-golden';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const folder = `${import.meta.dirname}/../golden`;
const names = goldenNames(folder);
const ENDS = [-1, 0, 1].flatMap((winner) =>
  (winner < 0 ? ['draw'] : ['marginal', 'major', 'decisive']).map((level) => `${winner} ${level}`),
);

describe('golden games', () => {
  test('there is one for every level of victory', () => {
    const ends = names.map((n) => readGolden(folder, n)).filter((g) => g.scenario === 's43');
    expect(new Set(ends.map((g) => `${g.winner} ${g.level}`))).toEqual(new Set(ENDS));
  });
  test.each(names)('%s', (name) => {
    const g = readGolden(folder, name);
    const match = replayGolden(game, g);
    const { winner, level, rule } = match.state.result ?? {};
    expect({ winner, level, rule }).toEqual({ winner: g.winner, level: g.level, rule: g.rule });
    expect(match.hash()).toBe(g.hash);
  });
});
