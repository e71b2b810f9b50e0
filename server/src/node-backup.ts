// All that a server keeps, in one file: lines of JSON, packed. The same for both databases, so that games can move from one to the other.
// It is read in one go of the database: what is played meanwhile is either in it or not, never half.
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { loadGame } from '@rasputitsa/cli/node-games';
import { verify, wholeGame } from '@rasputitsa/kernel';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Database, type DatabaseAt, migrate, openDatabase } from './node-database.ts';
import { serverStorage } from './storage.ts';

export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

const KIND = 'rasputitsa backup';
/** Who is alive is nobody's memory. */
const FLEETING = new Set(['processes']);

type Row = Readonly<Record<string, unknown>>;
type Line = { readonly into: string; readonly row: Row } | { readonly rows: number };
/** Tables of the schema, whatever they are by now. */
type AnyTables = Record<string, Record<string, unknown>>;

async function tablesOf(
  db: Kysely<AnyTables>,
): Promise<readonly { readonly name: string; readonly isPerGame: boolean }[]> {
  const found = await db.introspection.getTables();
  return found
    .filter((t) => !t.isView && !FLEETING.has(t.name) && (t.schema === undefined || t.schema === 'public'))
    .map((t) => ({ name: t.name, isPerGame: t.columns.some((c) => c.name === 'table_id') }));
}
async function* rowsOf(db: Kysely<AnyTables>): AsyncGenerator<Line> {
  const tables = await tablesOf(db);
  const ids = (await db.selectFrom('tables').select('id').execute()).map((r) => String(r['id']));
  const desks = (await db.selectFrom('desks').select('table_id').execute()).map((r) => String(r['table_id']));
  let rows = 0;
  for (const { name } of tables.filter((t) => !t.isPerGame && t.name !== 'tables'))
    for (const row of await db.selectFrom(name).selectAll().execute()) {
      rows++;
      yield { into: name, row };
    }
  for (const id of new Set([...ids, ...desks])) {
    for (const row of await db.selectFrom('tables').selectAll().where('id', '=', id).execute()) {
      rows++;
      yield { into: 'tables', row: { ...row, holder: null } };
    }
    for (const { name } of tables.filter((t) => t.isPerGame))
      for (const row of await db.selectFrom(name).selectAll().where('table_id', '=', id).execute()) {
        rows++;
        yield { into: name, row };
      }
  }
  yield { rows };
}
async function* textOf(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: KIND, version: 1 })}\n`;
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Everything as it is in this moment, while others play on. */
export async function backup(at: DatabaseAt, file: string): Promise<void> {
  const db = openDatabase(at) as unknown as Kysely<AnyTables>;
  try {
    await db.connection().execute(async (one) => {
      // A transaction that only reads: nobody waits for it.
      const begin = 'url' in at ? 'begin isolation level repeatable read read only' : 'begin';
      await one.executeQuery(CompiledQuery.raw(begin));
      // A file that is there is whole. It holds what opens chairs: for nobody else's eyes.
      await pipeline(
        Readable.from(textOf(rowsOf(one))),
        createGzip(),
        createWriteStream(`${file}.part`, { mode: 0o600 }),
      );
      await one.executeQuery(CompiledQuery.raw('commit'));
    });
    renameSync(`${file}.part`, file);
  } finally {
    await db.destroy();
  }
}

/** Into an empty database only. All of it, or nothing. */
export async function restore(at: DatabaseAt, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadBackup(`there is no file ${file}`);
  const known = openDatabase(at);
  await migrate(known);
  const db = known as unknown as Kysely<AnyTables>;
  try {
    if ((await db.selectFrom('desks').select('table_id').limit(1).execute()).length > 0)
      throw new BadBackup('there are games in this database already; restore into an empty one');
    return await db.transaction().execute(async (t) => {
      // What a server makes for itself when it starts gives way to what it had.
      for (const { name } of await tablesOf(t)) await t.deleteFrom(name).execute();
      let [rows, said] = [0, -1];
      let first = true;
      for await (const text of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
        const line = JSON.parse(text) as Line & { readonly kind?: string };
        if (first && line.kind !== KIND) throw new BadBackup('this is not a backup of ours');
        if (!first && 'rows' in line) said = line.rows;
        if (!first && 'into' in line) {
          await t.insertInto(line.into).values(line.row).execute();
          rows++;
        }
        first = false;
      }
      if (said !== rows) throw new BadBackup(`it is not whole: ${rows} rows, ${said} were written`);
      return rows;
    });
  } finally {
    await db.destroy();
  }
}

export interface Checked {
  readonly games: number;
  readonly records: number;
  readonly problems: readonly string[];
}
/** Plays every game again by its rules, and looks whether what is written down is what was done. */
export async function check(at: DatabaseAt): Promise<Checked> {
  const db: Database = openDatabase(at);
  const problems: string[] = [];
  let records = 0;
  try {
    if (!('url' in at)) {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      problems.push(...rows.map((r) => r.integrity_check).filter((r) => r !== 'ok'));
    }
    const storage = serverStorage({ db, hold: () => undefined, changed: () => undefined });
    const ids = await db.selectFrom('tables').select('id').execute();
    for (const { id } of ids) {
      const journal = storage.journal(id, () => {
        throw new Error('this only reads');
      });
      try {
        const head = await journal.head();
        const { game } = await loadGame(head?.game ?? '');
        const file = await wholeGame(journal, game);
        records += file.records.length;
        problems.push(...verify(file, game).problems.map((p) => `${id}: ${p}`));
      } catch (error) {
        problems.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { games: ids.length, records, problems };
  } finally {
    await db.destroy();
  }
}
