// Backups are taken while people play, and brought back into the other database.
import { gunzipSync, gzipSync } from 'node:zlib';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, check, restore } from '../src/node-backup.ts';
import { type DatabaseAt, openDatabase } from '../src/node-database.ts';
import { freshDatabase, SPEC, until } from './house.ts';
import { endProcess, Pair, startProcess } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LATE = 120_000;

describe.each(['sqlite', 'postgres'])('a backup of %s', (kind) => {
  test(
    'is taken under load, and restores to games that verify',
    async () => {
      const sqlite: DatabaseAt = { folder: join(folder, kind) };
      const postgres: DatabaseAt = { url: await freshDatabase() };
      const [from, to] = kind === 'sqlite' ? [sqlite, postgres] : [postgres, sqlite];
      const running = await startProcess(from);
      const pairs = [1, 2, 3].map((seed) => new Pair(SPEC, () => `ws://127.0.0.1:${running.port}`, seed));
      const playing = pairs.map((p) => p.play());
      const done = (): number => pairs.reduce((n, p) => n + p.played.acknowledged, 0);
      const file = join(folder, `${kind}.backup`);
      try {
        await until(() => done() > 60);
        const before = done();
        await backup(from, file);
        // They were not held up by it.
        await until(() => done() > before);
      } finally {
        for (const p of pairs) p.stop();
        await Promise.all(playing);
        for (const p of pairs) p.close();
        await endProcess(running, 'SIGTERM');
      }
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(existsSync(`${file}.part`)).toBe(false);
      await restore(to, file);
      const found = await check(to);
      expect(found.problems).toEqual([]);
      expect(found.games).toBeGreaterThanOrEqual(3);
      expect(found.records).toBeGreaterThan(60);
      const db = openDatabase(to);
      expect(await db.selectFrom('tables').select('id').where('holder', 'is not', null).execute()).toEqual([]);
      // The check can fail: somebody changes what was done.
      const record = await db.selectFrom('records').selectAll().where('n', '=', 3).limit(1).executeTakeFirstOrThrow();
      await db
        .updateTable('records')
        .set({ body: record.body.replace('"hash":"', '"hash":"0') })
        .where('table_id', '=', record.table_id)
        .where('n', '=', 3)
        .execute();
      await db.destroy();
      expect((await check(to)).problems.length).toBeGreaterThan(0);
      await expect(restore(to, file)).rejects.toThrow('there are games in this database already');
      // What is cut short is not brought back half.
      const cut = join(folder, `${kind}.cut`);
      const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
      writeFileSync(cut, gzipSync(lines.slice(0, -5).join('\n')));
      const empty: DatabaseAt = { folder: join(folder, `${kind}-empty`) };
      await expect(restore(empty, cut)).rejects.toThrow('it is not whole');
      expect(await check(empty)).toEqual({ games: 0, records: 0, problems: [] });
    },
    LATE,
  );
});
