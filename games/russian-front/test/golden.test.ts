// Recorded games, one for each way a game can end, played again move by move to the same end.
import { goldenNames, readGolden, replayGolden } from '@rasputitsa/kernel/node-golden';
import { describe, expect, test } from 'vitest';
import { begin, wanted } from '../golden/node-wanted.ts';
import { game } from '../index.ts';

const folder = `${import.meta.dirname}/../golden`;
const names = goldenNames(folder);
const ENDS = ['Axis decisive', 'Axis marginal', 'tie', 'Soviet marginal', 'Soviet decisive'];

describe('golden games', () => {
  const all = names.map((n) => readGolden(folder, n));
  test('there is one for every scenario, every level of victory and every rule that ends a game', () => {
    expect(new Set(all.map((g) => g.scenario))).toEqual(new Set(game.scenarios.map((s) => s.id)));
    for (const scenario of ['basic', 'short', 'barbarossa'])
      expect(new Set(all.filter((g) => g.scenario === scenario).map((g) => g.level)), scenario).toEqual(new Set(ENDS));
    expect(new Set(all.map((g) => g.rule))).toEqual(new Set(['9.2', 'S1.J1', '16.1', '16.1.2', '16.1.2.D', 'V18']));
  });
  test('they are those that are recorded, and every one of them can be begun again', () => {
    expect(wanted.map((w) => `${w.name}.json`).toSorted()).toEqual(names);
    for (const w of wanted) expect(begin(w, 1).match.over, w.name).toBe(false);
  });
  test.each(names)('%s', (name) => {
    const g = readGolden(folder, name);
    const match = replayGolden(game, g);
    const { winner, level, rule } = match.state.result ?? {};
    expect({ winner, level, rule }).toEqual({ winner: g.winner, level: g.level, rule: g.rule });
    expect(match.hash()).toBe(g.hash);
  });
});
