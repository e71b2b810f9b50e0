// The database under several hands.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate, openDatabase } from '../src/node-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('two writers that read first and then write wait for each other and lose nothing', async () => {
  const [one, two] = [openDatabase({ folder }), openDatabase({ folder })];
  await migrate(one);
  await migrate(two);
  await one.insertInto('desks').values({ table_id: 't', body: '0', listed: 0, created: 0, deadline: null }).execute();
  const add = (db: typeof one) =>
    db.transaction().execute(async (t) => {
      const row = await t.selectFrom('desks').select('body').where('table_id', '=', 't').executeTakeFirstOrThrow();
      await t
        .updateTable('desks')
        .set({ body: String(Number(row.body) + 1) })
        .where('table_id', '=', 't')
        .execute();
    });
  // The wait of SQLite holds up the thread: in one thread the two must not be in the middle at the same time.
  for (let i = 0; i < 20; i++) {
    await add(one);
    await add(two);
  }
  const row = await two.selectFrom('desks').select('body').executeTakeFirstOrThrow();
  expect(row.body).toBe('40');
  await sql`pragma busy_timeout = 50`.execute(two);
  // A transaction has the right to write from its beginning: another one is not let in between.
  const held = one.transaction().execute(async (t) => {
    await t.selectFrom('desks').select('body').execute();
    const other = two.updateTable('desks').set({ body: 'lost' }).execute();
    await expect(other).rejects.toThrow('locked');
    await t.updateTable('desks').set({ body: 'kept' }).execute();
  });
  await held;
  expect((await two.selectFrom('desks').select('body').executeTakeFirstOrThrow()).body).toBe('kept');
  await one.destroy();
  await two.destroy();
}, 30_000);
