// The database: a file of SQLite beside the program, or PostgreSQL. One schema, one way to speak to either.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, types } from 'pg';
import { MIGRATIONS, type Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** file: the folder the games lie in. url: a PostgreSQL server. */
export type DatabaseAt = { readonly folder: string } | { readonly url: string };

const FILE = 'rasputitsa.sqlite';
/** Another thread writes for a moment, never for long. */
const BUSY_MS = 10_000;

const values = (given: readonly unknown[]): SQLInputValue[] => given as SQLInputValue[];

/** A transaction takes the right to write when it begins. One that reads first and finds that another thread has written meanwhile could
 * not go on, and would fail at once however long it is willing to wait. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** After some failures (a full disk) SQLite has gone back by itself: that there is nothing to go back from must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}
class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): WritingDriver {
    return new WritingDriver(this.#config);
  }
}

/** node:sqlite, as Kysely would like it. Statements are prepared once: a server says the same few things all day. */
function sqlite(file: string): SqliteDialect {
  const db = new DatabaseSync(file);
  db.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = ${BUSY_MS}; pragma foreign_keys = on`,
  );
  const known = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const found = known.get(text) ?? db.prepare(text);
    known.set(text, found);
    return found;
  };
  return new WritingDialect({
    database: {
      close: () => db.close(),
      prepare(text) {
        const s = statement(text);
        return {
          reader: s.columns().length > 0,
          all: (given) => s.all(...values(given)),
          run: (given) => s.run(...values(given)),
          iterate: (given) => s.iterate(...values(given)),
        };
      },
    },
  });
}

/** Whole numbers beyond 32 bits come as texts otherwise; times in milliseconds fit a number. */
types.setTypeParser(types.builtins.INT8, Number);

/** Rows that are read to be changed are locked where several processes write; SQLite has one writer anyway. */
export function hasRowLocks(at: DatabaseAt): boolean {
  return 'url' in at;
}

/** Connections to PostgreSQL that are held at most: by the thread of the sockets, by a room. */
const MOST_CONNECTIONS = { desk: 8, room: 4 };
const CONNECT_MS = 5000;

export function openDatabase(at: DatabaseAt, use: keyof typeof MOST_CONNECTIONS = 'desk'): Database {
  if ('url' in at) return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(at.url, use) }) });
  mkdirSync(at.folder, { recursive: true });
  return new Kysely<Tables>({ dialect: sqlite(join(at.folder, FILE)) });
}

function postgresPool(url: string, use: keyof typeof MOST_CONNECTIONS): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS[use],
    connectionTimeoutMillis: CONNECT_MS,
    application_name: `rasputitsa ${use}`,
  });
  // A connection that breaks while nobody uses it is no news: the next one who asks gets another. While somebody does, it also breaks
  // between two statements, when nobody waits for an answer: the next statement says so.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Brings the database up to the schema of this program. Several processes may start at once. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}
