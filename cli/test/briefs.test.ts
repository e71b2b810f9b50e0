// Briefings come in two parts: what stands and changes is read from the state, the words of a scenario are fetched when they are read.
import { Connection, LocalHost, memoryStorage } from '@rasputitsa/host';
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '../../host/test/library.ts';
import { allGames } from '../src/node-games.ts';

const games = (await allGames()).map((g) => g.game).filter((g) => g.panels?.some((p) => p.slot === 'briefing'));

describe.each(games.map((g) => [g.id, g] as const))('%s', (_, game) => {
  it('has a task and three things that matter for every side of every scenario', async () => {
    const briefs = (await game.briefs?.()) ?? {};
    for (const { id } of game.scenarios)
      for (const [side, { name }] of game.sides.entries()) {
        const brief = briefs[id]?.[side];
        expect(brief?.task, `${id} ${name}`).toMatch(/\w/);
        expect(brief?.matters, `${id} ${name}`).toHaveLength(3);
      }
  });
});

it('a player reads the words of his own side, one who watches reads how it stands', async () => {
  const page = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const { id } = await page.create({
    game: 'skirmish',
    scenario: 'crossing',
    options: {},
    chairs: ['person', 'person'],
  });
  const skirmish = games.find((g) => g.id === 'skirmish');
  const briefs = (await skirmish?.briefs?.())?.['crossing'] ?? [];
  for (const [side, brief] of briefs.entries()) {
    const { seat } = await page.sit(id, side);
    const [task, matters, stands] = await page.panel(seat, 'briefing');
    expect(task).toMatchObject({ kind: 'text', text: brief.task, rule: '11.3' });
    expect(matters).toMatchObject({ rows: brief.matters.map((text) => ({ cells: [expect.anything(), text] })) });
    expect(stands).toMatchObject({ title: 'How it stands' });
  }
  const { seat } = await page.sit(id, 'spectator');
  expect((await page.panel(seat, 'briefing'))[0]).toMatchObject({ title: 'How it stands' });
});
