// Where the games of a server are kept: the storage of a host over the server's database.
import {
  Failure,
  GameRemoved,
  type Kept,
  type KeptInfo,
  memoryPens,
  publicInfo,
  type Storage,
  type TableInfo,
} from '@rasputitsa/host';
import { type GameRecord, type Head, type Journal, PlayedElsewhere, type Snapshot } from '@rasputitsa/kernel';
import type { Kysely, Transaction } from 'kysely';
import { isAway, isFull } from './database-errors.ts';
import type { Tables } from './schema.ts';

/** alone: no other process can write here. Otherwise the writer's number, and the process that has it. */
export type Hold = 'alone' | { readonly fence: number; readonly holder: string };

export interface ServerStorageNeeds {
  readonly db: Kysely<Tables>;
  /** By what right a table is written; undefined: it is not ours. */
  readonly hold: (table: string) => Hold | undefined;
  /** Somebody else writes this table now. Called before the write fails, so that nobody is answered by who has no say any more. */
  readonly lost?: (table: string) => void;
  /** What went wrong, for whoever runs the server. */
  readonly complain?: (error: unknown) => void;
  /** What everybody may know of a table has changed. */
  readonly changed: (table: string) => void;
}

/** The time is left out: it would tell of what is done unseen. */
function shownOf(info: KeptInfo): TableInfo {
  return { ...publicInfo(info), changed: 0 };
}

async function show(t: Transaction<Tables>, id: string, info: KeptInfo): Promise<boolean> {
  const shown = JSON.stringify(shownOf(info));
  const { numUpdatedRows } = await t
    .updateTable('tables')
    .set({ shown, changed: info.changed })
    .where('id', '=', id)
    .where('shown', '<>', shown)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function add(
  t: Transaction<Tables>,
  id: string,
  records: readonly GameRecord[],
  snapshots: readonly Snapshot[],
  when: 'at the start' | 'in play',
  delay: number | undefined,
): Promise<void> {
  if (records.length > 0) {
    // The driver's limit of values in one statement is far; a set-up has a handful of records.
    const rows = records.map((r) => ({ table_id: id, n: r.n, body: JSON.stringify(r) }));
    await t.insertInto('records').values(rows).execute();
    const at = Date.now();
    // The set-up is no secret from anybody who may watch at all.
    if (delay !== undefined && when === 'in play')
      await t
        .insertInto('times')
        .values(rows.map(({ n }) => ({ table_id: id, n, at })))
        .execute();
  }
  for (const s of snapshots)
    await t
      .insertInto('snapshots')
      .values({ table_id: id, at: s.at, body: JSON.stringify(s) })
      .onConflict((c) => c.columns(['table_id', 'at']).doUpdateSet({ body: JSON.stringify(s) }))
      .execute();
}

/** How long a database that is being started again is waited for. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

/** Says again what a database could not hear. Only for what can be said twice. */
async function patiently<T>(what: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (!isAway(error) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
function noRoom(): Failure {
  return new Failure(
    'storage',
    'This was not done',
    'the server has no room to store anything',
    'You can look at everything. Try again later; whoever runs the server has to make room',
  );
}

/** The connection broke while they were being stored, and they were. */
async function hasAll(t: Transaction<Tables>, id: string, records: readonly GameRecord[]): Promise<boolean> {
  const rows = await t
    .selectFrom('records')
    .select(['n', 'body'])
    .where('table_id', '=', id)
    .where('n', '>=', records[0]?.n ?? 0)
    .orderBy('n')
    .execute();
  return rows.length === records.length && rows.every((r, i) => r.body === JSON.stringify(records[i]));
}

export function serverStorage({ db, hold, changed, lost, complain }: ServerStorageNeeds): Storage {
  const pens = memoryPens();
  /** Only who still holds the table may write; the row stays locked until the transaction ends. */
  async function touch(t: Transaction<Tables>, id: string, info: KeptInfo): Promise<boolean> {
    const by = hold(id);
    let update = t
      .updateTable('tables')
      .set({ info: JSON.stringify(info), over: info.over === null ? 0 : 1 })
      .where('id', '=', id);
    if (by !== 'alone') update = update.where('fence', '=', by?.fence ?? -1).where('holder', '=', by?.holder ?? '');
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows > 0n) return show(t, id, info);
    const there = await t.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    throw there ? new PlayedElsewhere() : new GameRemoved();
  }
  /** A database that is away for too long is no answer: whoever is at this table has to come again. */
  async function surely<T>(id: string, what: () => Promise<T>): Promise<T> {
    try {
      return await patiently(what);
    } catch (error) {
      if (!(error instanceof PlayedElsewhere || error instanceof GameRemoved)) complain?.(error);
      if (error instanceof PlayedElsewhere || isAway(error)) lost?.(id);
      throw isFull(error) ? noRoom() : error;
    }
  }
  function journal(id: string, info: () => KeptInfo): Journal {
    return {
      async head() {
        const row = await surely(id, () =>
          db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirst(),
        );
        return row && (JSON.parse(row.head) as Head);
      },
      async begin(file) {
        const now = info();
        const by = hold(id);
        if (!by) throw new PlayedElsewhere();
        const made = db.transaction().execute(async (t) => {
          await t
            .insertInto('tables')
            .values({
              id,
              game: now.game,
              info: JSON.stringify(now),
              shown: JSON.stringify(shownOf(now)),
              head: JSON.stringify(file.head),
              changed: now.changed,
              over: now.over === null ? 0 : 1,
              ...(by === 'alone' ? { fence: 0, holder: null } : by),
            })
            .execute();
          await add(t, id, file.records, file.snapshots, 'at the start', now.delay);
        });
        await made.catch((error: unknown) => {
          throw isFull(error) ? noRoom() : error;
        });
        changed(id);
      },
      async append(records, snapshot) {
        const now = info();
        const once = (): Promise<boolean> =>
          db.transaction().execute(async (t) => {
            const differs = await touch(t, id, now);
            const last = await t
              .selectFrom('records')
              .select((x) => x.fn.max('n').as('n'))
              .where('table_id', '=', id)
              .executeTakeFirst();
            const next = (last?.n ?? -1) + 1;
            if (records[0] && records[0].n !== next) {
              if (await hasAll(t, id, records)) return true;
              throw new PlayedElsewhere();
            }
            await add(t, id, records, snapshot ? [snapshot] : [], 'in play', now.delay);
            return differs;
          });
        if (await surely(id, once)) changed(id);
      },
      async latest(at) {
        let query = db.selectFrom('snapshots').select('body').where('table_id', '=', id);
        if (at !== undefined) query = query.where('at', '<=', at);
        const last = query.orderBy('at', 'desc').limit(1);
        const row = await surely(id, () => last.executeTakeFirst());
        return row && (JSON.parse(row.body) as Snapshot);
      },
      async records(from, to) {
        let query = db.selectFrom('records').select('body').where('table_id', '=', id).where('n', '>=', from);
        if (to !== undefined) query = query.where('n', '<', to);
        const ordered = query.orderBy('n');
        const rows = await surely(id, () => ordered.execute());
        return rows.map((r) => JSON.parse(r.body) as GameRecord);
      },
    };
  }
  return {
    lasting: true,
    strict: true,
    unlisted: true,
    forgotten: (id) => lost?.(id),
    journal,
    // Tutorials are played in the player's own browser.
    put: () => Promise.reject(new Error('a server keeps games only')),
    async get(id): Promise<Kept | undefined> {
      const row = await surely(id, () =>
        db.selectFrom('tables').select('info').where('id', '=', id).executeTakeFirst(),
      );
      return row && { info: JSON.parse(row.info) as KeptInfo };
    },
    // Everybody sees their own tables at the desk; nobody is told of all.
    list: () => Promise.resolve([]),
    async remove(id) {
      await db.transaction().execute(async (t) => {
        await t.deleteFrom('tables').where('id', '=', id).execute();
        for (const rest of ['records', 'snapshots', 'times', 'desks', 'keys', 'said'] as const)
          await t.deleteFrom(rest).where('table_id', '=', id).execute();
      });
      pens.tell(id, 'removed');
    },
    pen: (id, hear) => Promise.resolve(pens.take(id, hear)),
    watch: () => undefined,
  };
}
