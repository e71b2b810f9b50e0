// The page's end: the Host interface over a worker that may fall over and be started again, be slow, or not start at all.
import type { Host, News, Standing, Trouble } from '@rasputitsa/host';
import { METHOD_NAMES } from '@rasputitsa/host/method-names';
import { type Call, type FromWorker, HostError } from '@rasputitsa/host/rpc';
import { SeatBook } from '@rasputitsa/host/seat-book';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: HostError) => void;
}

/** After so much silence the player is asked. Never given up by itself: a long game takes its time to open, and a worker that
 * reads one cannot say a word meanwhile. */
const PATIENCE = 30_000;
/** One that falls over so often within a minute falls over again: it is not started any more until somebody asks for something. */
const MOST_FALLS = 3;
const MINUTE = 60_000;

export interface HostClient extends Host {
  /** Whether the worker keeps us waiting for long. */
  onSlow(hear: (slow: boolean) => void): () => void;
  /** Nothing that was asked waits for an answer. */
  idle(): boolean;
  /** Ends the worker and starts another; also for tests, as a crash would. */
  restart(why: string): void;
  /** Everything that came from the worker, for tests that check what the page is told. */
  tap(hear: (m: FromWorker) => void): () => void;
  close(): void;
}

export function workerHost(start: () => Worker): HostClient {
  const ears = new Set<(news: News) => void>();
  const taps = new Set<(m: FromWorker) => void>();
  const slowEars = new Set<(slow: boolean) => void>();
  const waiting = new Map<number, Waiting>();
  /** Where we sit, by handle. */
  const seats = new SeatBook();
  /** What holds until it is taken back: whoever listens later hears it too. */
  let fleeting: Trouble | undefined;
  let unsaved: readonly Trouble[] = [];
  let next = 1;
  /** It has said hello: what goes wrong from now on is no failed start. */
  let started = false;
  let falls: readonly number[] = [];
  let slow = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let worker = launch();

  function launch(): Worker | undefined {
    started = false;
    try {
      const w = start();
      w.addEventListener('message', (e: MessageEvent<FromWorker>) => w === worker && hear(e.data));
      w.addEventListener('error', (e) => w === worker && fell(e.message || 'its script could not be loaded'));
      w.addEventListener('messageerror', () => w === worker && fell('a message could not be read'));
      return w;
    } catch {
      return undefined;
    }
  }
  function hear(m: FromWorker): void {
    for (const t of taps) t(m);
    guard();
    if ('alive' in m) return;
    if ('news' in m) {
      if (m.news.kind === 'standing') seats.sat(m.news.standing);
      if (m.news.kind === 'unsaved') ({ unsaved } = m.news);
      say(m.news);
      return;
    }
    if ('hello' in m) {
      started = true;
      fleeting = m.hello.lasting ? undefined : notLasting(m.hello.why);
      if (fleeting) say({ kind: 'trouble', trouble: fleeting });
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
  function setSlow(now: boolean): void {
    if (slow === now) return;
    slow = now;
    for (const e of slowEars) e(now);
  }
  /** A worker that says something is alive: a long turn of a computer is not a crash. */
  function guard(): void {
    clearTimeout(watch);
    setSlow(false);
    if (waiting.size > 0) watch = setTimeout(() => setSlow(true), PATIENCE);
  }
  function reject(trouble: Trouble): void {
    clearTimeout(watch);
    setSlow(false);
    const all = [...waiting.values()];
    waiting.clear();
    for (const w of all) w.reject(new HostError(trouble));
  }
  /** Saved after every action: a new worker takes every table up where it was. One that has not even started is not started again
   * until somebody asks for something. */
  function fell(why: string): void {
    worker?.terminate();
    worker = undefined;
    const now = performance.now();
    falls = [...falls.filter((at) => now - at < MINUTE), now];
    if (!started || falls.length > MOST_FALLS) {
      const trouble = notStarted(why);
      reject(trouble);
      say({ kind: 'trouble', trouble });
      return;
    }
    const trouble = fallen(why, unsaved.length + (fleeting ? seats.size : 0));
    reject(trouble);
    if (unsaved.length > 0) {
      unsaved = [];
      say({ kind: 'unsaved', unsaved });
    }
    worker = launch();
    say({ kind: 'trouble', trouble });
    for (const seat of seats.handles) void sitAgain(seat);
  }
  async function sitAgain(seat: string): Promise<void> {
    const at = worker;
    const standing = await seats.sitAgain(seat, {
      sit: async (...args) => (await call('sit', args)) as Standing,
      // A table that this worker does not open, none does.
      patience: () => undefined,
      isCurrent: () => at === worker,
    });
    if (standing) say({ kind: 'standing', standing });
  }
  async function sit(...args: Parameters<Host['sit']>): Promise<Standing> {
    const standing = (await call('sit', args)) as Standing;
    seats.took(standing);
    return standing;
  }
  function leave(seat: string): Promise<unknown> {
    seats.left(seat);
    return call('leave', [seat]);
  }
  function call(method: string, args: readonly unknown[]): Promise<unknown> {
    worker ??= launch();
    const to = worker;
    if (!to) return Promise.reject(new HostError(notStarted('this browser does not let pages start workers')));
    const id = next++;
    return new Promise((resolve, fail) => {
      waiting.set(id, { resolve, reject: fail });
      to.postMessage({ id, method, args } satisfies Call, {});
      if (!slow) guard();
    });
  }

  const host: Record<string, unknown> = {
    listen: (e: (news: News) => void) => {
      ears.add(e);
      // What holds is heard by those who come late, once they have settled.
      queueMicrotask(() => {
        if (!ears.has(e)) return;
        if (fleeting) e({ kind: 'trouble', trouble: fleeting });
        if (unsaved.length > 0) e({ kind: 'unsaved', unsaved });
      });
      return () => ears.delete(e);
    },
    onSlow: (e: (slow: boolean) => void) => {
      slowEars.add(e);
      return () => slowEars.delete(e);
    },
    tap: (t: (m: FromWorker) => void) => {
      taps.add(t);
      return () => taps.delete(t);
    },
    idle: () => waiting.size === 0,
    restart: (why: string) => fell(why),
    close: () => worker?.terminate(),
  };
  for (const method of METHOD_NAMES) host[method] = (...args: readonly unknown[]) => call(method, args);
  Object.assign(host, { sit, leave });
  return host as unknown as HostClient;
}

function notLasting(why = 'it may be a private window'): Trouble {
  return {
    kind: 'storage',
    what: 'Games last only while this page is open',
    why: `this browser does not let the page store them: ${why}`,
    todo: 'Save a game to a file before you close or reload the page',
  };
}
function notStarted(why: string): Trouble {
  return {
    kind: 'worker',
    what: 'The part of the page that knows the rules did not start',
    why,
    todo: 'Try again; if that does not help, reload the page, and if it still fails use a current version of Firefox, Chrome, Edge or Safari',
  };
}
function fallen(why: string, lost: number): Trouble {
  return {
    kind: 'worker',
    what: 'The part of the page that knows the rules had to be started again',
    why,
    todo:
      lost === 0
        ? 'Nothing is lost: the game goes on from its last saved action'
        : 'What could not be saved before is lost; the game goes on from its last saved action',
  };
}
