// Jobs on PostgreSQL: pg-boss keeps them, gives each to one process, and gives it to another when that one falls over.
import { PgBoss } from 'pg-boss';
import type { JobAt, Jobs, Worker } from './jobs.ts';

export interface PostgresJobsNeeds {
  readonly url: string;
  readonly now?: () => number;
  readonly complain: (error: unknown, name: string) => void;
}

const MOST_CONNECTIONS = 3;
const CONNECT_MS = 5000;
/** How often a worker looks for work, in seconds. */
const LOOK = 1;
/** What was done is of no use to anybody after so many seconds. */
const KEPT = 300;
const TRIES = 5;
const GOODBYE_MS = 3000;
/** Tables and functions of pg-boss lie beside ours. */
const SCHEMA = 'jobs';

export async function openBoss(url: string, complain: (error: unknown) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'rasputitsa jobs',
    schedule: false,
    superviseIntervalSeconds: 10,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', complain);
  await boss.start();
  return boss;
}

export async function postgresJobs({ url, complain, now = Date.now }: PostgresJobsNeeds): Promise<Jobs> {
  const boss = await openBoss(url, (error) => complain(error, 'jobs'));
  const timers = new Set<ReturnType<typeof setInterval>>();
  const queues = new Map<string, Promise<void>>();
  /** Several processes may make one queue at once: the second finds it made. */
  function queue(name: string, within: number): Promise<void> {
    const known =
      queues.get(name) ??
      boss.createQueue(name, {
        // One that waits for each key; one without a key is its own.
        policy: 'short',
        expireInSeconds: within,
        retryLimit: TRIES,
        retryDelay: 1,
        deleteAfterSeconds: KEPT,
      });
    queues.set(name, known);
    known.catch(() => queues.delete(name));
    return known;
  }
  let closed = false;
  return {
    async add(name: string, data: object, { at, key }: JobAt = {}) {
      await queue(name, KEPT);
      await boss.send(name, data, {
        singletonKey: key ?? crypto.randomUUID(),
        // In seconds from now, so that our clock and the database's need not agree.
        ...(at === undefined ? {} : { startAfter: Math.max(0, Math.ceil((at - now()) / 1000)) }),
      });
    },
    async work(name: string, { atOnce, within }: Worker, work: (data: object) => Promise<void>) {
      await queue(name, within);
      await boss.work<object>(name, { localConcurrency: atOnce, pollingIntervalSeconds: LOOK }, async (jobs) => {
        for (const job of jobs) await work(job.data);
      });
    },
    async every(name: string, seconds: number, work: () => Promise<void>) {
      // Everybody asks, and one of each stretch of time is written down: none is missing when a process falls over.
      await queue(name, Math.max(KEPT, seconds));
      const ask = (): void => {
        boss
          .send(name, {}, { singletonKey: name, singletonSeconds: seconds, retryLimit: 0 })
          .catch((error: unknown) => closed || complain(error, name));
      };
      const timer = setInterval(ask, seconds * 1000);
      timers.add(timer);
      ask();
      await boss.work(name, { pollingIntervalSeconds: Math.min(LOOK, seconds) }, () => work());
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: GOODBYE_MS });
    },
  };
}
