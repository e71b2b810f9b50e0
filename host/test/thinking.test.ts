// A computer that takes its time: its table hears how far it has come, can do other things meanwhile, and can cut it short; what it does
// then is an action like any other, so that the game can be played again.
import { load, parseSave, verify } from '@rasputitsa/kernel';
import { expect, it } from 'vitest';
import { game } from '../../games/eastfront/index.ts';
import { Connection, LocalHost, memoryStorage, type News } from '../src/index.ts';
import { folderLibrary } from './library.ts';
import { AGAINST_MARSHAL, until } from './marshal.ts';

it('says how far it has come, answers meanwhile, and can be hurried', { timeout: 180_000 }, async () => {
  const host = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const shares: number[] = [];
  const owed = new Set<number>();
  const hear = (n: News): void => {
    if (n.kind === 'thinking') shares.push(n.share);
    if (n.kind === 'standing') for (const side of n.standing.view.owing) owed.add(side);
  };
  host.listen(hear);
  const table = await host.create(AGAINST_MARSHAL);
  await host.sit(table.id, 1, 'mine');
  await until(() => shares.length > 2);
  expect(Math.max(...shares)).toBeLessThan(0.5);
  expect(shares[1]).toBeGreaterThanOrEqual(shares[0] ?? 1);
  // A question in the middle of its thoughts is answered.
  expect(await host.whyNot('mine', { verb: 'done', args: {} })).not.toBeNull();
  // Each plan anew: who is hurried once may think about the next thing.
  const seen = shares.length;
  while (!owed.has(1)) {
    await host.hurry('mine');
    await new Promise((r) => setTimeout(r, 20));
  }
  expect(shares.length).toBeGreaterThanOrEqual(seen);
  const { text } = await host.exportFile('mine', 'game');
  const file = parseSave(text);
  expect(load(file, game).match.length).toBeGreaterThan(3);
  // Played again by the rules; that such dice prove nothing is all there is to say.
  expect(verify(file, game).problems).toEqual([expect.stringContaining('seeded')]);
});

it('thinks on while a person sets up at the same time', {
  timeout: 60_000,
}, async () => {
  const host = new Connection(new LocalHost({ library: folderLibrary, storage: memoryStorage() }));
  const shares: number[] = [];
  host.listen((n) => void (n.kind === 'thinking' && shares.push(n.share)));
  const table = await host.create({ ...AGAINST_MARSHAL, scenario: 's43' });
  const { version } = await host.sit(table.id, 1, 'mine');
  await until(() => shares.length > 5);
  const before = shares.at(-1) ?? 1;
  const from = shares.length;
  const deploy = { verb: 'deploy-for-me', args: {} };
  expect(await host.act('mine', [deploy], version)).toMatchObject({ ok: true });
  await until(() => shares.length > from + 5);
  expect(before).toBeGreaterThan(0);
  expect(Math.min(...shares.slice(from))).toBeGreaterThanOrEqual(before);
  await host.leave('mine');
});
