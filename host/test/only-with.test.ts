// What a game has only with an option, in a scenario or for a side: what is said of it exists, and the page leaves out what is not met.
import { Match, type Need, type Node, seededDice } from '@rasputitsa/kernel';
import { isInPlay } from '@rasputitsa/kernel/need';
import { describe, expect, test } from 'vitest';
import { folderLibrary } from './library.ts';

const games = await Promise.all((await folderLibrary.cards()).map(({ id }) => folderLibrary.game(id)));
const nodeIds = (n: Node): readonly string[] => [n.id, ...(n.kind === 'steps' ? n.steps.flatMap(nodeIds) : [])];
const ids = (list: readonly { readonly id: string }[] = []): readonly string[] => list.map((x) => x.id);

describe.each(games.filter((g) => g.onlyWith).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { onlyWith = {} } = game;
  test('says it of what there is', () => {
    const there = {
      verbs: ids(game.verbs),
      tracks: Object.keys(game.tracks),
      panels: ids(game.panels),
      overlays: ids(game.overlays),
      steps: nodeIds(game.sequence),
    };
    for (const [what, known] of Object.entries(there))
      expect(known, what).toEqual(expect.arrayContaining(Object.keys(onlyWith[what as keyof typeof there] ?? {})));
  });
  test('asks for options, scenarios and sides of this game', () => {
    const needs = Object.values(onlyWith).flatMap((of): readonly Need[] => Object.values(of));
    expect(needs.length).toBeGreaterThan(0);
    for (const { option, is, not } of needs.filter((n) => n.option !== undefined))
      expect(game.options.find((o) => o.id === option)?.values).toContain(is ?? not);
    for (const { scenarios = [], side = 0 } of needs) {
      expect(ids(game.scenarios)).toEqual(expect.arrayContaining([...scenarios]));
      expect(game.sides[side]).toBeDefined();
    }
  });
  test('refuses at once what pages leave out', () => {
    const open = game.scenarios.flatMap(({ id: scenario }) => {
      const m = new Match({ game, scenario, dice: seededDice(1) });
      return m.owing().flatMap((side) =>
        m
          .offers(side)
          .filter((o) => !o.refusal && !isInPlay(onlyWith, { ...m.state, viewer: side }, 'verbs', o.verb))
          .map((o) => `${scenario} ${o.verb}`),
      );
    });
    expect(open).toEqual([]);
  });
});

const SEEN = { scenario: 'a', options: { wet: true, rank: 'two' }, viewer: 0 } as const;
test.each<[need: Need, met: boolean]>([
  [{ option: 'wet', is: true }, true],
  [{ option: 'wet', is: false }, false],
  [{ option: 'rank', not: 'one' }, true],
  [{ option: 'rank', not: 'two' }, false],
  [{ scenarios: ['a', 'b'] }, true],
  [{ scenarios: ['b'], option: 'wet', is: true }, false],
  [{ side: 0 }, true],
  [{ side: 1 }, false],
])('%j is met: %j', (need, met) => {
  expect(isInPlay({ panels: { it: need } }, SEEN, 'panels', 'it')).toBe(met);
  expect(isInPlay({ panels: { it: need } }, SEEN, 'panels', 'other')).toBe(true);
});
test('who watches is shown what belongs to either side', () => {
  const seen = { ...SEEN, viewer: 'spectator' } as const;
  expect(isInPlay({ tracks: { it: { side: 1 } } }, seen, 'tracks', 'it')).toBe(true);
});
