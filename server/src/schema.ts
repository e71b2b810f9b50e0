// What a server keeps, and how it came to be: one schema for both databases, changed only by adding a step at the end.
import { type Generated, type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

export interface Tables {
  /** Tables: what is known of each without opening it. */
  tables: {
    id: string;
    game: string;
    /** The info, and what the host keeps beside it: JSON. */
    info: string;
    /** What everybody may know of it: JSON. Changes only when that does. */
    shown: string;
    head: string;
    /** When what everybody may know changed last: the time of a secret deed is a secret too. */
    changed: number;
    over: number;
    /** Counts the writers this table has had: who comes with an older number is not one any more. */
    fence: number;
    /** The process that plays it; it holds the table for as long as it is among `processes`. */
    holder: string | null;
  };
  /** Processes that share this database: where others reach them, and until when they are taken to be alive. */
  processes: { id: string; address: string; password: string; until: number };
  records: { table_id: string; n: number; body: string };
  snapshots: { table_id: string; at: number; body: string };
  /** When each record was stored, for tables whose spectators are shown it later. */
  times: { table_id: string; n: number; at: number };
  /** How a table came about and who sits there: JSON. */
  desks: {
    table_id: string;
    body: string;
    listed: number;
    created: number;
    /** When somebody runs out of time; null while nobody can. */
    deadline: number | null;
  };
  /** chair: of several players of one side, which; 0 commands. */
  keys: { hash: string; table_id: string; role: string; side: number | null; chair: Generated<number> };
  /** Where the browser of a box is reached: JSON. */
  boxes: { hash: string; body: string };
  /** Of which chairs a box hears. */
  followed: { box: string; table_id: string; side: number };
  said: { table_id: string; n: number; sender: string; side: number | null; text: string; at: number };
  /** What this server signs with, as long as its database lasts: JSON. */
  signing_keys: { id: string; body: string };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('info', 'text', (c) => c.notNull())
      .addColumn('shown', 'text', (c) => c.notNull())
      .addColumn('head', 'text', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addColumn('over', 'integer', (c) => c.notNull())
      .addColumn('fence', 'integer', (c) => c.notNull())
      .addColumn('holder', 'text')
      .addColumn('held_until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('records')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'at'])
      .execute();
    await db.schema
      .createTable('desks')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .execute();
    await db.schema.createIndex('desks_deadline').on('desks').columns(['deadline']).execute();
    await db.schema.createIndex('desks_listed').on('desks').columns(['listed', 'created']).execute();
    await db.schema
      .createTable('keys')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('side', 'integer')
      .execute();
    await db.schema.createIndex('keys_table').on('keys').columns(['table_id']).execute();
    // One key a chair: two who take the last one at once cannot both have it.
    await sql`create unique index keys_chair on keys (table_id, side) where role = 'player'`.execute(db);
    await db.schema
      .createTable('said')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('sender', 'text', (c) => c.notNull())
      .addColumn('side', 'integer')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('said_key', ['table_id', 'n'])
      .execute();
  },
};

/** One heartbeat for each process instead of one for each table. */
const processes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').dropColumn('held_until').execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('tables_holder').on('tables').columns(['holder']).execute();
  },
};

/** The heads of games are signed: with one key for all processes, made by the first. */
const signing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('signing_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Several players of one side; who wants to hear that it is their turn. */
const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('keys')
      .addColumn('chair', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.dropIndex('keys_chair').execute();
    await sql`create unique index keys_chair on keys (table_id, side, chair) where role = 'player'`.execute(db);
    await db.schema
      .createTable('boxes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('followed')
      .addColumn('box', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('side', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('followed_key', ['box', 'table_id', 'side'])
      .execute();
    await db.schema.createIndex('followed_table').on('followed').columns(['table_id']).execute();
  },
};

/** Those who watch with a delay. */
const times: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('times')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('times_key', ['table_id', 'n'])
      .execute();
    await db.schema.createIndex('times_at').on('times').columns(['table_id', 'at']).execute();
  },
};

export const MIGRATIONS: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '001-first': first,
      '002-processes': processes,
      '003-signing-keys': signing,
      '004-people': people,
      '005-times': times,
    }),
};
