// Recorded games, each scenario from its set-up and one for each way a game can end, played again move by move to the same end.
import { goldenNames, readGolden, replayGolden, versionFault } from '@rasputitsa/kernel/node-golden';
import { describe, expect, test } from 'vitest';
import { endOf, wanted } from '../golden/node-wanted.ts';
import { game } from '../index.ts';

const folder = `${import.meta.dirname}/../golden`;
const names = goldenNames(folder);

describe('golden games', () => {
  test('[war-in-the-east 31.6] [war-in-the-east 32.5] [war-in-the-east 33.5] [war-in-the-east 34.5] [war-in-the-east 30.5.AD] [war-in-the-east 30.5.RD] there is one for every end', () => {
    const all = names.map((n) => readGolden(folder, n));
    const ends = (...scenarios: readonly string[]) =>
      [...new Set(all.filter((g) => scenarios.includes(g.scenario)).map(endOf))].toSorted();
    const byCenters = (rule: string) => [`${rule} draw nobody`, `${rule} victory axis`, `${rule} victory russian`];
    expect(ends('barbarossa')).toEqual(byCenters('31.6'));
    expect(ends('stalingrad')).toEqual(byCenters('32.5'));
    expect(ends('kursk')).toEqual(byCenters('33.5'));
    expect(ends('army-group-center')).toEqual(['34.5 victory axis', '34.5 victory russian']);
    expect(ends('campaign', 'standard-campaign')).toEqual([
      '30.5.AD decisive axis',
      '30.5.AM draw nobody',
      '30.5.AM marginal axis',
      '30.5.AS substantive axis',
      '30.5.RD decisive russian',
      '30.5.RM marginal russian',
      '30.5.RS substantive russian',
    ]);
  });
  test('they are those that are recorded, and the rules have not changed without a new version', () => {
    expect(wanted.map((w) => `${w.name}.json`).toSorted()).toEqual(names);
    expect(versionFault(folder, game.version)).toBeUndefined();
  });
  test.each(names)('%s', (name) => {
    const g = readGolden(folder, name);
    const match = replayGolden(game, g);
    expect(endOf(match.state.result ?? { rule: '', level: '', winner: -1 })).toBe(endOf(g));
    expect(match.hash()).toBe(g.hash);
  });
});
