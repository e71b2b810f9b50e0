// Recorded games, one for each way a scenario can end, played again move by move to the same end.
import { goldenNames, readGolden, replayGolden, versionFault } from '@rasputitsa/kernel/node-golden';
import { describe, expect, test } from 'vitest';
import { charts } from '../data/charts.ts';
import { wanted } from '../golden/node-wanted.ts';
import { game } from '../index.ts';

const folder = `${import.meta.dirname}/../golden`;
const names = goldenNames(folder);

describe('golden games', () => {
  test('[moscow41 TY.vic.scale] [moscow41 TY.vic.auto] [moscow41 RS.vic] there is one for every level of victory of both scenarios', () => {
    const all = names.map((n) => readGolden(folder, n));
    const levels = (scenario: string) => new Set(all.filter((g) => g.scenario === scenario).map((g) => g.level));
    const scale = (id: 'victory-typhoon' | 'victory-red-snow') => charts[id].value.scale.map((l) => l.level);
    expect(levels('typhoon')).toEqual(new Set([...scale('victory-typhoon'), 'German automatic victory']));
    expect(levels('red-snow')).toEqual(new Set(scale('victory-red-snow')));
  });
  test('they are those that are recorded, and the rules have not changed without a new version', () => {
    expect(wanted.map((w) => `${w.name}.json`).toSorted()).toEqual(names);
    expect(versionFault(folder, game.version)).toBeUndefined();
  });
  test.each(names)('%s', (name) => {
    const g = readGolden(folder, name);
    const match = replayGolden(game, g);
    const { winner, level, rule } = match.state.result ?? {};
    expect({ winner, level, rule }).toEqual({ winner: g.winner, level: g.level, rule: g.rule });
    expect(match.hash()).toBe(g.hash);
  });
});
