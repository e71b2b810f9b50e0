// Work that nobody waits for: clocks, reminders, turns of the computer, batches of simulations. With PostgreSQL whichever process is free
// does it (node-jobs.ts); a process that has a database to itself does it here, by the same interface.

export interface JobAt {
  /** Not before this time; at once without it. */
  readonly at?: number;
  /** Of those that wait under one key there is one: what is asked for a second time is asked for already. */
  readonly key?: string;
}
export interface Worker {
  /** How many of them this process does at once. */
  readonly atOnce: number;
  /** A job that takes longer is taken to have been lost with its process, and is done again. */
  readonly within: number;
}
/** By name, what is done. A job is done at least once: whoever does it looks whether there is still something to do. */
export interface Jobs {
  add(name: string, data: object, when?: JobAt): Promise<void>;
  work(name: string, how: Worker, work: (data: object) => Promise<void>): Promise<void>;
  /** Calls this about so often, in one process of all. */
  every(name: string, seconds: number, work: () => Promise<void>): Promise<void>;
  /** What is being done is finished, as far as that is soon. */
  close(): Promise<void>;
}

const MOST_DELAY = 2 ** 31 - 1;

/** For one process with a database of its own. What waits is forgotten when it ends: whoever starts asks again for what is due. */
export function localJobs(now: () => number, complain: (error: unknown, name: string) => void): Jobs {
  const workers = new Map<string, { readonly how: Worker; readonly work: (data: object) => Promise<void> }>();
  const queues = new Map<string, object[]>();
  const busy = new Map<string, number>();
  const keys = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();
  let closed = false;

  function next(name: string): void {
    const worker = workers.get(name);
    const queue = queues.get(name) ?? [];
    const n = busy.get(name) ?? 0;
    if (closed || !worker || n >= worker.how.atOnce) return;
    const data = queue.shift();
    if (!data) return;
    busy.set(name, n + 1);
    const run = worker
      .work(data)
      .catch((error: unknown) => complain(error, name))
      .then(() => {
        running.delete(run);
        busy.set(name, (busy.get(name) ?? 1) - 1);
        next(name);
      });
    running.add(run);
    next(name);
  }
  function later(ms: number, what: () => void): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        what();
      },
      Math.min(MOST_DELAY, Math.max(0, ms)),
    );
    // A server that has nothing else to do may end.
    timer.unref();
    timers.add(timer);
  }
  return {
    add(name, data, { at, key } = {}) {
      const kept = key === undefined ? undefined : `${name} ${key}`;
      if (closed || (kept !== undefined && keys.has(kept))) return Promise.resolve();
      if (kept !== undefined) keys.add(kept);
      const queue = (): void => {
        if (kept !== undefined) keys.delete(kept);
        queues.set(name, [...(queues.get(name) ?? []), data]);
        next(name);
      };
      // Timers may be early by a millisecond, and cannot wait for more than a few weeks.
      const due = (): void => (at === undefined || at <= now() ? queue() : later(at - now(), due));
      due();
      return Promise.resolve();
    },
    work(name, how, work) {
      workers.set(name, { how, work });
      next(name);
      return Promise.resolve();
    },
    every(name, seconds, work) {
      const again = (): void => {
        if (closed) return;
        const run = work()
          .catch((error: unknown) => complain(error, name))
          .then(() => {
            running.delete(run);
            later(seconds * 1000, again);
          });
        running.add(run);
      };
      later(seconds * 1000, again);
      return Promise.resolve();
    },
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
