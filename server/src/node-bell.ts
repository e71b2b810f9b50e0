// Tells every process of a database that something has changed: LISTEN and NOTIFY carry a name, what has changed is read by who needs it.
import { Client } from 'pg';
import { sql } from 'kysely';
import type { Database } from './node-database.ts';

/** said: somebody said this at the table. Without: what everybody may know of it has changed. */
export interface Ring {
  readonly table: string;
  readonly said?: number;
}
export interface BellNeeds {
  readonly db: Database;
  readonly url: string;
  hear(ring: Ring): void;
  /** Something may have been missed. */
  deaf(): void;
  complain(error: unknown): void;
}
export interface Bell {
  ring(ring: Ring): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'rasputitsa';
const AGAIN_MS = 500;

export async function openBell(needs: BellNeeds): Promise<Bell> {
  let closed = false;
  let client: Client | undefined;
  async function listen(): Promise<void> {
    const c = new Client({ connectionString: needs.url, application_name: 'rasputitsa bell', keepAlive: true });
    c.on('error', () => undefined);
    c.on('end', () => void again());
    c.on('notification', ({ payload }) => {
      const [table = '', said] = (payload ?? '').split(' ');
      needs.hear(said === undefined ? { table } : { table, said: Number(said) });
    });
    client = c;
    await c.connect();
    await c.query(`listen ${CHANNEL}`);
  }
  async function again(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (closed) return;
      try {
        // Its own end, should it fail, must not begin this a second time.
        client?.removeAllListeners('end');
        await listen();
        return needs.deaf();
      } catch (error) {
        client?.removeAllListeners('end');
        needs.complain(error);
      }
    }
  }
  await listen();
  return {
    async ring({ table, said }) {
      const words = said === undefined ? table : `${table} ${said}`;
      await sql`select pg_notify(${CHANNEL}, ${words})`.execute(needs.db);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
