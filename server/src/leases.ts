// Who plays a table: one process at a time. A process is alive while its row among `processes` is; a table belongs to the one named in
// its row. Whoever takes a table over raises its number, and what is written under an older number is refused in the same transaction:
// two that both believe to have it cannot both write. Times are the database's, so that no two clocks have to agree.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** So long is a process waited for that says nothing. One that is gone is noticed at once by its closed door. */
export const ALIVE_MS = 8000;
export const BEAT_MS = 2000;

export interface Process {
  readonly id: string;
  /** host:port where the others reach it. */
  readonly address: string;
  /** For them only. Made when the process starts, and gone with it. */
  readonly password: string;
}
export type Found =
  | { readonly kind: 'ours'; readonly fence: number }
  | { readonly kind: 'theirs'; readonly holder: Process }
  | { readonly kind: 'nowhere' };

const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const later = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + ${sql.lit(ALIVE_MS)}`;

export class Leases {
  readonly #db: Kysely<Tables>;
  readonly me: Process;

  constructor(db: Kysely<Tables>, me: Process) {
    this.#db = db;
    this.me = me;
  }
  async begin(): Promise<void> {
    await this.#db
      .insertInto('processes')
      .values({ ...this.me, until: later })
      .execute();
  }
  /** Still here. false: the others have buried us, and may have taken what was ours. */
  async beat(): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('processes')
      .set({ until: later })
      .where('id', '=', this.me.id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  /** Takes a table that nobody has, or says who has it. */
  async find(table: string): Promise<Found> {
    return this.#db.transaction().execute(async (t) => {
      const known = await holderOf(t, table);
      if (!known) return { kind: 'nowhere' };
      if (known.holder && known.isAlive && known.holder.id !== this.me.id)
        return { kind: 'theirs', holder: known.holder };
      // Who is silent for too long is dead for everybody: it must not come back and believe to have the rest of its tables still.
      await t.deleteFrom('processes').where('until', '<=', now).execute();
      const taken = await t
        .updateTable('tables')
        .set((x) => ({ holder: this.me.id, fence: x('fence', '+', 1) }))
        .where('id', '=', table)
        .where((x) =>
          x.or([
            x('holder', 'is', null),
            x('holder', '=', this.me.id),
            x('holder', 'not in', x.selectFrom('processes').select('processes.id')),
          ]),
        )
        .returning('fence')
        .executeTakeFirst();
      if (taken) return { kind: 'ours', fence: taken.fence };
      // Somebody else was faster.
      const winner = await holderOf(t, table);
      return winner?.holder ? { kind: 'theirs', holder: winner.holder } : { kind: 'nowhere' };
    });
  }
  /** Nobody opens where this process should be. Were it alive all the same, its writes would be refused from now on. */
  async bury(id: string): Promise<void> {
    await this.#db.deleteFrom('processes').where('id', '=', id).execute();
  }
  /** Everything is stored; the others may have our tables. */
  async end(): Promise<void> {
    await this.#db.transaction().execute(async (t) => {
      await t.updateTable('tables').set({ holder: null }).where('holder', '=', this.me.id).execute();
      await t.deleteFrom('processes').where('id', '=', this.me.id).execute();
    });
  }
}

async function holderOf(
  t: Transaction<Tables>,
  table: string,
): Promise<{ readonly holder: Process | undefined; readonly isAlive: boolean } | undefined> {
  const row = await t
    .selectFrom('tables')
    .leftJoin('processes', 'processes.id', 'tables.holder')
    .select(['processes.id', 'processes.address', 'processes.password', sql<boolean>`until > ${now}`.as('alive')])
    .where('tables.id', '=', table)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, address, password } = row;
  const holder = id === null || address === null || password === null ? undefined : { id, address, password };
  return { holder, isAlive: row.alive };
}
