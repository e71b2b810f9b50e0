// The staff speaks to one side from what that side knows, can be hurried, and looks back at games that are over.
import { expect, it } from 'vitest';
import { Connection, LocalHost, memoryStorage, type News } from '../src/index.ts';
import { folderLibrary } from './library.ts';

const NEW = {
  game: 'eastfront',
  scenario: 'edelweiss',
  options: {},
  chairs: ['person', { bot: 'greedy' }] as const,
};

it('gives a hint to who has to decide, says how far it has come, and can be hurried', {
  timeout: 120_000,
}, async () => {
  const local = new LocalHost({ library: folderLibrary, storage: memoryStorage() });
  const host = new Connection(local);
  const shares: number[] = [];
  const hear = (n: News): void => {
    if (n.kind !== 'coaching') return;
    shares.push(n.share);
    // The second time nobody waits.
    if (shares.length > 2) void host.hurry('mine');
  };
  host.listen(hear);
  const table = await host.create(NEW);
  await host.sit(table.id, 0, 'mine');
  const hint = await host.hint('mine');
  expect(shares.length).toBeGreaterThan(0);
  expect(hint?.plans.length).toBeGreaterThan(1);
  // Which it was is a number of the rulebook.
  for (const a of hint?.actions ?? []) expect(a.rule).toMatch(/^\d+/);
  // Nobody is told what goes on while a game is played, and nobody else's processor works for it.
  await expect(host.review('mine')).rejects.toThrow('no review yet');
  const guest = new Connection(local, { sit: () => undefined, owns: () => false });
  await guest.sit(table.id, 'spectator', 'theirs');
  await expect(guest.hint('theirs')).rejects.toThrow('silent');
  expect((await host.resign('mine')).ok).toBe(true);
  expect(await host.hint('mine')).toBeNull();
  const turns = await host.review('mine');
  expect(turns.length).toBeGreaterThan(0);
  expect(turns[0]).toMatchObject({ when: 'July 1942, Fortnight 2', before: expect.any(Number) as number });
});
