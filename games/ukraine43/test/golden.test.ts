// Recorded games, one for each way a game can end, played again move by move to the same end.
import { goldenNames, readGolden, replayGolden } from '@rasputitsa/kernel/node-golden';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const folder = `${import.meta.dirname}/../golden`;
const names = goldenNames(folder);

describe('golden games', () => {
  test('[ukraine43 30.1a] there is one for every way to end', () => {
    const ends = new Set(names.map((n) => readGolden(folder, n)).map((g) => `${g.winner} ${g.level}`));
    expect(ends).toEqual(
      new Set([`${SOVIET} sudden death`, `${GERMAN} sudden death`, `${SOVIET} points`, `${GERMAN} points`, '-1 draw']),
    );
  });
  test.each(names)('%s', (name) => {
    const g = readGolden(folder, name);
    const match = replayGolden(game, g);
    const { winner, level, rule } = match.state.result ?? {};
    expect({ winner, level, rule }).toEqual({ winner: g.winner, level: g.level, rule: g.rule });
    expect(match.hash()).toBe(g.hash);
  });
});
