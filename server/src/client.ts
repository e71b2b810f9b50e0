// The page's end of the wire: calls of the desk and of tables far away, over a socket that may be lost and comes back. Whatever was
// asked is asked again; what was done carries an id and is done once.
import type { KeptTrust, LinkAsk, News, Standing, Trouble } from '@rasputitsa/host';
import { HostError } from '@rasputitsa/host/rpc';
import { SeatBook } from '@rasputitsa/host/seat-book';
import { answerTo, markedBy } from './chains.ts';
import { newKey } from './keys.ts';
import { DEEDS, type Desk, DESK_METHODS, FAR_METHODS, type FarMethod, type FarNews, type FarTable } from './wire.ts';
import type { Host } from '@rasputitsa/host';

/** What we need of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close' | 'error', hear: () => void): void;
  addEventListener(kind: 'message', hear: (e: { readonly data: unknown }) => void): void;
}

export interface FarClientNeeds {
  connect(): Socket;
  /** All keys of this browser. */
  keys(): readonly string[];
  /** What this browser's own chains come from, and what it remembers of its tables. */
  readonly trust?: TrustKeeper;
  /** Milliseconds until the next try, by the number of those that failed. */
  readonly patience?: (failed: number) => number;
}

export interface TrustKeeper {
  /** Undefined where this browser has no part in the dice of that chair. */
  seedOf(table: string, side: number): string | undefined;
  kept(table: string): KeptTrust;
  keep(table: string, kept: KeptTrust): void;
}

/** off: lost, and being sought again since then. */
export type FarState = { readonly on: true } | { readonly on: false; readonly since: number };

export interface FarHost extends Pick<Host, FarMethod>, Desk {
  listen(hear: (news: News | FarNews) => void): () => void;
  onState(hear: (state: FarState) => void): () => void;
  readonly state: FarState;
  /** Tries at once. */
  retry(): void;
  /** For tests: as if the network had gone. */
  drop(): void;
  close(): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Silence after a question: the way is broken although nobody said so. */
const SILENCE = 15_000;
/** Links that are given at once for one table. */
const MOST_GIFTS = 20;
/** How often a seat is asked for again before it is given up. */
const MOST_SITS = 6;
/** Said once or not at all: asking again could say it twice. */
const FLEETING: ReadonlySet<string> = new Set(['say']);

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: HostError) => void;
  sent: boolean;
  /** The seat was not there, and was taken again for this: once. */
  seatLost?: true;
}

function patience(failed: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failed) * (0.75 + Math.random() / 2);
}

export function farHost(needs: FarClientNeeds): FarHost {
  const ears = new Set<(news: News | FarNews) => void>();
  const stateEars = new Set<(state: FarState) => void>();
  /** In the order in which they were asked. */
  const asked = new Map<number, Asked>();
  const seats = new SeatBook();
  let socket: Socket | undefined;
  /** The keys were shown on this socket, and our seats are taken again. */
  let ready = false;
  let next = 1;
  let failed = 0;
  let state: FarState = { on: false, since: Date.now() };
  let again: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function setState(now: FarState): void {
    if (now.on === state.on) return;
    state = now;
    for (const hear of stateEars) hear(now);
  }
  function open(): void {
    clearTimeout(again);
    if (closed || socket) return;
    let s: Socket;
    try {
      s = needs.connect();
    } catch {
      return lost();
    }
    socket = s;
    s.addEventListener('open', () => s === socket && greet(s));
    s.addEventListener('message', (e) => s === socket && hear(String(e.data)));
    s.addEventListener('close', () => s === socket && lost());
    s.addEventListener('error', () => s === socket && lost());
  }
  function lost(): void {
    const s = socket;
    socket = undefined;
    ready = false;
    clearTimeout(watch);
    s?.close();
    setState({ on: false, since: Date.now() });
    for (const a of asked.values()) {
      if (a.sent && FLEETING.has(a.method)) settle(a.id, { ok: false, trouble: notSaid() });
      else if (a.id < 0) asked.delete(a.id);
      a.sent = false;
      // On another socket its seat may be lost once more.
      delete a.seatLost;
    }
    if (closed) return;
    clearTimeout(again);
    again = setTimeout(open, (needs.patience ?? patience)(failed++));
  }
  /** Shows the keys, takes the seats again, and then asks what is still to be answered. */
  function greet(s: Socket): void {
    seats.anew();
    const keys = needs.keys();
    const sits = seats.handles;
    void ours('show', [keys]).then(
      (tables) => {
        if (s !== socket) return;
        for (const table of tables as readonly (FarTable | null)[]) if (table) lookAt(table);
        ready = true;
        failed = 0;
        setState({ on: true });
        for (const handle of sits) void sitAgain(s, handle);
        for (const a of asked.values()) if (!a.sent) transmit(a);
      },
      () => lost(),
    );
  }
  /** Takes a seat of ours again. What is asked there waits until it is taken, or is refused for good. */
  async function sitAgain(s: Socket, handle: string): Promise<void> {
    const standing = await seats.sitAgain(handle, {
      sit: async (...args) => (await ours('sit', args)) as Standing,
      // The key opens nothing any more; anything else may pass, as while a process takes the table over from another.
      patience: (error, tried) =>
        (error instanceof HostError && error.trouble.kind === 'file') || tried >= MOST_SITS
          ? undefined
          : (needs.patience ?? patience)(tried),
      isCurrent: () => s === socket,
    });
    if (s !== socket) return;
    if (standing) {
      keepMark(standing);
      say({ kind: 'standing', standing });
    }
    for (const a of asked.values()) if (!a.sent && a.args[0] === handle) transmit(a);
  }
  /** What we ask on our own account: not asked again on another socket, which begins with the same. */
  let own = -1;
  function ours(method: string, args: readonly unknown[]): Promise<unknown> {
    const id = own--;
    return new Promise((resolve, reject) => {
      const a: Asked = { id, method, args, resolve, reject, sent: false };
      asked.set(id, a);
      transmit(a);
    });
  }
  function transmit(a: Asked): void {
    if (socket?.readyState !== OPEN) return;
    if (a.id > 0 && typeof a.args[0] === 'string' && seats.isSitting(a.args[0])) return;
    a.sent = true;
    socket.send(JSON.stringify({ id: a.id, method: a.method, args: a.args }));
    guard();
  }
  function guard(): void {
    clearTimeout(watch);
    if ([...asked.values()].some((a) => a.sent)) watch = setTimeout(lost, SILENCE);
  }
  function hear(text: string): void {
    const m = JSON.parse(text) as
      | { news: News | FarNews }
      | { id: number; ok: true; value: unknown }
      | { id: number; ok: false; trouble: Trouble };
    if ('news' in m) {
      if (m.news.kind === 'standing') sat(m.news.standing);
      if (m.news.kind === 'far') lookAt(m.news.table);
      if (m.news.kind === 'link') answer(m.news.ask);
      else say(m.news);
    } else settle(m.id, m);
    guard();
  }

  // Our part in the dice

  const answering = new Map<string, Promise<void>>();
  function answer(ask: LinkAsk): void {
    const { table } = ask;
    const run = (answering.get(table) ?? Promise.resolve()).then(() => give(ask));
    // What could not be said is asked for again.
    answering.set(
      table,
      run.catch(() => undefined),
    );
  }
  async function give(first: LinkAsk): Promise<void> {
    const { trust } = needs;
    let ask: LinkAsk | null = first;
    for (let i = 0; i < MOST_GIFTS && ask && (ask.wants ?? ask.away > 0); i++) {
      const { table, side } = ask;
      const seed = trust?.seedOf(table, side);
      if (!trust || seed === undefined) return;
      const answered = await answerTo(ask, seed, trust.kept(table));
      if ('wrong' in answered) return say({ kind: 'distrust', table, why: answered.wrong });
      // Remembered before it is said: another tab, or this one tomorrow, must not give it for something else.
      trust.keep(table, answered.kept);
      ask = (await call('links', [table, side, answered.gift])) as LinkAsk | null;
    }
  }
  /** Something waits for us: perhaps we were not there when we were asked. */
  function lookAt({ info, side, role }: FarTable): void {
    if (role !== 'player' || side === null || !info.waits?.sides.includes(side)) return;
    if (needs.trust?.seedOf(info.id, side) === undefined) return;
    void call('links', [info.id, side, {}]).then(
      (ask) => ask && answer(ask as LinkAsk),
      () => undefined,
    );
  }
  function keepMark({ table, viewer, mark }: Standing): void {
    const { trust } = needs;
    if (!trust || !mark) return;
    const marked = markedBy(viewer, mark, trust.kept(table.id));
    if ('wrong' in marked) say({ kind: 'distrust', table: table.id, why: marked.wrong });
    else trust.keep(table.id, marked.kept);
  }
  function settle(id: number, reply: { ok: true; value: unknown } | { ok: false; trouble: Trouble }): void {
    const a = asked.get(id);
    if (a && !reply.ok && reply.trouble.kind === 'seat' && isOurs(a)) {
      // The table stands elsewhere now, and there nobody knows of our seat: taken again, we ask again, and it is done once.
      a.sent = false;
      a.seatLost = true;
      if (socket && !seats.isSitting(a.args[0] as string)) void sitAgain(socket, a.args[0] as string);
      return;
    }
    asked.delete(id);
    if (reply.ok) a?.resolve(reply.value);
    else a?.reject(new HostError(reply.trouble));
  }
  function isOurs({ id, args, seatLost }: Asked): boolean {
    return id > 0 && seatLost !== true && typeof args[0] === 'string' && seats.has(args[0]);
  }
  function say(news: News | FarNews): void {
    for (const hearing of ears) hearing(news);
  }
  function sat(standing: Standing): void {
    keepMark(standing);
    seats.sat(standing);
  }
  function call(method: string, args: readonly unknown[]): Promise<unknown> {
    open();
    return new Promise((resolve, reject) => {
      const a: Asked = { id: next++, method, args, resolve, reject, sent: false };
      asked.set(a.id, a);
      if (ready) transmit(a);
    });
  }
  async function sit(...args: Parameters<Host['sit']>): Promise<Standing> {
    const standing = (await call('sit', args)) as Standing;
    seats.took(standing);
    keepMark(standing);
    return standing;
  }
  async function show(keys: readonly string[]): Promise<readonly (FarTable | null)[]> {
    const tables = (await call('show', [keys])) as readonly (FarTable | null)[];
    for (const table of tables) if (table) lookAt(table);
    return tables;
  }
  function leave(seat: string): Promise<unknown> {
    seats.left(seat);
    // Who is not connected has left already.
    return ready ? call('leave', [seat]) : Promise.resolve();
  }

  const host: Record<string, unknown> = {
    listen(e: (news: News | FarNews) => void) {
      ears.add(e);
      return () => ears.delete(e);
    },
    onState(e: (s: FarState) => void) {
      stateEars.add(e);
      return () => stateEars.delete(e);
    },
    retry() {
      failed = 0;
      if (!socket) open();
    },
    drop: () => lost(),
    close() {
      closed = true;
      lost();
    },
  };
  for (const method of [...FAR_METHODS, ...DESK_METHODS])
    host[method] = (...args: readonly unknown[]) => call(method, DEEDS.has(method) ? withId(method, args) : args);
  Object.assign(host, { sit, leave, show });
  Object.defineProperty(host, 'state', { get: () => state });
  return host as unknown as FarHost;
}

/** How many arguments come before the id. */
const BEFORE_ID: Readonly<Record<string, number>> = { act: 3, order: 2, undo: 1, redo: 1, resign: 1 };
function withId(method: string, args: readonly unknown[]): readonly unknown[] {
  return [...args.slice(0, BEFORE_ID[method]), newKey()];
}

function notSaid(): Trouble {
  return {
    kind: 'call',
    what: 'This may not have been said',
    why: 'the connection was lost in that moment',
    todo: 'Look whether it is there, and say it again if not',
  };
}
