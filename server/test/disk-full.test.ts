// A disk without room: everything can be looked at, nothing can be done, nothing is damaged, and it goes on when there is room again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection, type Done, LocalHost, type News, type Standing } from '@rasputitsa/host';
import { newTable } from '@rasputitsa/host/new-game';
import { random, verify, wholeGame } from '@rasputitsa/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FarHost } from '../src/client.ts';
import { type Database, migrate, openDatabase } from '../src/node-database.ts';
import { folderLibrary } from '../src/node-library.ts';
import { serverStorage } from '../src/storage.ts';
import { SPEC } from './house-spec.ts';
import { anyAction, mustDecide } from './player.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
let db: Database;
beforeAll(async () => {
  db = openDatabase({ folder });
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const pages = async (most?: number): Promise<number> => {
  const asked = most === undefined ? sql`pragma page_count` : sql.raw(`pragma max_page_count = ${most}`);
  const { rows } = await asked.execute(db);
  return Number(Object.values(rows[0] as Record<string, number>)[0]);
};

test('a full disk refuses with a reason, keeps what was acknowledged, and goes on later', async () => {
  const library = folderLibrary();
  const host = new LocalHost({
    library,
    storage: serverStorage({ db, hold: () => 'alone', changed: () => undefined }),
  });
  const table = await newTable(library, { ...SPEC, chairs: ['person', 'person'] }, 'far-0000000000000001');
  await host.add(table);
  const people = [0, 1].map((side) => ({ side, page: new Connection(host), now: undefined as Standing | undefined }));
  for (const p of people) {
    p.page.listen((n: News) => {
      if (n.kind === 'standing') p.now = n.standing;
    });
    p.now = await p.page.sit(table.id, p.side, `seat${p.side}`.padEnd(16, '0'));
  }
  const draw = random(5);
  let deeds = 0;
  async function one(): Promise<{ readonly done?: Done; readonly trouble?: string }> {
    const p = people.find((x) => x.now && mustDecide(x.now));
    if (!p?.now) throw new Error('nobody has to decide');
    const action = await anyAction(p.page as unknown as FarHost, p.now, draw);
    if (!action) throw new Error('nothing can be done');
    try {
      return { done: await p.page.act(p.now.seat, [action], p.now.version, String(deeds++).padStart(22, '0')) };
    } catch (error) {
      return { trouble: error instanceof Error ? error.message : String(error) };
    }
  }
  let acknowledged = 0;
  for (let i = 0; i < 5; i++) if ((await one()).done?.ok) acknowledged++;
  await pages(await pages());
  let trouble: string | undefined;
  for (let i = 0; i < 60 && trouble === undefined; i++) {
    const out = await one();
    if (out.done?.ok) acknowledged++;
    ({ trouble } = out);
  }
  expect(trouble).toBe('This was not done: the server has no room to store anything');
  // What could not be stored has not happened, for anybody.
  const kept = await wholeGame(table.keeper?.journal as never, table.match.game);
  expect(table.match.length).toBe(kept.records.length);
  expect(kept.records).toHaveLength(acknowledged + 1);
  expect((await one()).trouble).toContain('no room');
  // Looking works: somebody else comes and sees the same.
  const carol = await new Connection(host).sit(table.id, 'spectator');
  expect(carol.table.entries).toBe(people[0]?.now?.table.entries);
  await pages(1_000_000);
  expect((await one()).done).toEqual({ ok: true });
  acknowledged++;
  const file = await wholeGame(table.keeper?.journal as never, table.match.game);
  expect(file.records).toHaveLength(acknowledged + 1);
  expect(verify(file, table.match.game).problems).toEqual([]);
  const { rows } = await sql`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}, 60_000);
