// The page's end: the Host interface over a worker that may fall over and be started again.
import type { Host, News, Standing, TableViewer } from '@rasputitsa/host';
import { METHODS } from '@rasputitsa/host/methods';
import { type Call, type FromWorker, HostError } from '@rasputitsa/host/rpc';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: HostError) => void;
}

/** A worker that answers nothing for so long is given up. Longest honest job: playing a long game again on opening. */
const PATIENCE = 30_000;

export interface HostClient extends Host {
  /** Ends the worker, as a crash would; for tests. */
  crash(): void;
  /** Everything that came from the worker, for tests that check what the page is told. */
  tap(hear: (m: FromWorker) => void): () => void;
  close(): void;
}

export function workerHost(start: () => Worker): HostClient {
  const ears = new Set<(news: News) => void>();
  const taps = new Set<(m: FromWorker) => void>();
  const waiting = new Map<number, Waiting>();
  /** Where we sit, by handle. */
  const seats = new Map<string, { readonly table: string; readonly viewer: TableViewer }>();
  let next = 1;
  let worker = launch();
  let watch: ReturnType<typeof setTimeout> | undefined;

  function launch(): Worker {
    const w = start();
    w.addEventListener('message', (e: MessageEvent<FromWorker>) => hear(e.data));
    w.addEventListener('error', (e) => fell(e.message || 'the worker stopped'));
    w.addEventListener('messageerror', () => fell('a message could not be read'));
    return w;
  }
  function hear(m: FromWorker): void {
    for (const t of taps) t(m);
    // A worker that says something is alive: a long turn of a computer is not a crash.
    guard();
    if ('alive' in m) return;
    if ('news' in m) {
      if (m.news.kind === 'standing') sat(m.news.standing);
      say(m.news);
      return;
    }
    if ('hello' in m) {
      if (!m.hello.lasting)
        say({
          kind: 'trouble',
          trouble: {
            kind: 'storage',
            what: 'Games last only while this page is open',
            why: 'this browser does not let the page store them (it may be a private window)',
            todo: 'Save a game to a file before you close the page',
          },
        });
      return;
    }
    const w = waiting.get(m.id);
    waiting.delete(m.id);
    if (waiting.size === 0) clearTimeout(watch);
    if (!w) return;
    if (m.ok) w.resolve(m.value);
    else w.reject(new HostError(m.trouble));
  }
  function say(news: News): void {
    for (const e of ears) e(news);
  }
  function guard(): void {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(() => fell('it did not answer for half a minute'), PATIENCE);
  }
  /** Saved after every action: a new worker takes every table up where it was. */
  function fell(why: string): void {
    worker.terminate();
    clearTimeout(watch);
    const trouble = {
      kind: 'worker' as const,
      what: 'The part of the page that knows the rules had to be started again',
      why,
      todo: 'Nothing is lost: the game goes on from its last saved action',
    };
    for (const w of waiting.values()) w.reject(new HostError(trouble));
    waiting.clear();
    worker = launch();
    say({ kind: 'trouble', trouble });
    for (const [seat, { table, viewer }] of seats)
      call('sit', [table, viewer, seat]).then(
        (standing) => say({ kind: 'standing', standing: standing as Standing }),
        () => seats.delete(seat),
      );
  }
  /** The chair may follow the decision: where we sit is what the last standing said. */
  function sat({ seat, table, viewer }: Standing): void {
    if (seats.has(seat)) seats.set(seat, { table: table.id, viewer });
  }
  async function sit(...args: Parameters<Host['sit']>): Promise<Standing> {
    const standing = (await call('sit', args)) as Standing;
    seats.set(standing.seat, { table: standing.table.id, viewer: standing.viewer });
    return standing;
  }
  function leave(seat: string): Promise<unknown> {
    seats.delete(seat);
    return call('leave', [seat]);
  }
  function call(method: string, args: readonly unknown[]): Promise<unknown> {
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies Call, {});
      guard();
    });
  }

  const host: Record<string, unknown> = {
    listen: (e: (news: News) => void) => {
      ears.add(e);
      return () => ears.delete(e);
    },
    tap: (t: (m: FromWorker) => void) => {
      taps.add(t);
      return () => taps.delete(t);
    },
    crash: () => fell('it was stopped on purpose'),
    close: () => worker.terminate(),
  };
  for (const method of Object.keys(METHODS)) host[method] = (...args: readonly unknown[]) => call(method, args);
  Object.assign(host, { sit, leave });
  return host as unknown as HostClient;
}
