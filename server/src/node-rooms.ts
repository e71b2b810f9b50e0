// The rooms of this process: threads among which the tables are dealt out, so that the thread of the sockets never waits for a rule.
import { Worker } from 'node:worker_threads';
import { Failure, type NewGame } from '@rasputitsa/host';
import type { BackAsked } from '@rasputitsa/host/table';
import type { Grant } from './grants.ts';
import type { DatabaseAt } from './node-database.ts';
import type { SigningKey } from './node-signing.ts';
import type { FromRoom, Made, SetUp, Task, ToRoom } from './room.ts';

export interface RoomsNeeds {
  readonly at: DatabaseAt;
  /** What heads of games are signed with. */
  readonly signing: SigningKey;
  readonly threads: number;
  /** A frame for a client. */
  send(client: number, text: string): void;
  /** What everybody may know of a table has changed. */
  changed(table: string): void;
  /** For whoever runs the server. */
  complain(text: string, method: string): void;
  /** Somebody else writes this table now. */
  lost?(table: string): void;
  /** A thread fell over: its clients have to sit down again. */
  fell(clients: readonly number[], why: string): void;
}

const MINUTE = 60_000;
const MOST_FALLS = 20;

interface Thread {
  worker: Worker;
  readonly clients: Set<number>;
}
export type FromThread =
  | FromRoom
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'lost'; readonly table: string };
export type ToThread =
  | ToRoom
  | { readonly kind: 'close' }
  /** This table is ours to write, under this number. */
  | { readonly kind: 'hold'; readonly table: string; readonly fence: number; readonly holder: string };

export class Rooms {
  readonly #needs: RoomsNeeds;
  readonly #threads: Thread[];
  readonly #making = new Map<
    number,
    { readonly thread: Thread; readonly settle: (trouble: Failure | null, made?: Made | BackAsked) => void }
  >();
  /** By table: what a thread that is started again has to know. */
  readonly #holds = new Map<string, ToThread & { readonly kind: 'hold' }>();
  #next = 1;
  #falls: readonly number[] = [];
  #closed = false;

  constructor(needs: RoomsNeeds) {
    this.#needs = needs;
    this.#threads = Array.from({ length: needs.threads }, () => this.#begin());
  }
  #begin(): Thread {
    const thread: Thread = { worker: this.#start(() => thread), clients: new Set() };
    return thread;
  }
  #start(thread: () => Thread): Worker {
    const worker = new Worker(new URL('node-room-worker.ts', import.meta.url), {
      workerData: { at: this.#needs.at, signing: this.#needs.signing },
      // What an action leaves behind is little and soon of no use: a large nursery would only keep it longer.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    worker.on('message', (m: FromThread) => this.#hear(m));
    worker.on('error', (error) => this.#fell(thread(), error instanceof Error ? error.message : String(error)));
    return worker;
  }
  /** Everything is stored after each action: a new thread takes every table up where it was. */
  #fell(thread: Thread, why: string): void {
    if (this.#closed) return;
    const now = performance.now();
    this.#falls = [...this.#falls.filter((at) => now - at < MINUTE), now];
    // What cannot be started must not be tried for ever: whoever runs the server has to see it.
    if (this.#falls.length > MOST_FALLS) throw new Error(`the tables fall over again and again: ${why}`);
    this.#restart(thread, why);
  }
  #restart(thread: Thread, why: string): void {
    thread.worker = this.#start(() => thread);
    for (const hold of this.#holds.values()) if (this.#of(hold.table) === thread) this.#post(thread, hold);
    for (const [id, { thread: of, settle }] of this.#making) {
      if (of !== thread) continue;
      this.#making.delete(id);
      settle(new Failure('rules', 'This could not be done', 'the program failed', 'Try again'));
    }
    const clients = [...thread.clients];
    thread.clients.clear();
    this.#needs.fell(clients, why);
  }
  #hear(m: FromThread): void {
    if (m.kind === 'frame') return this.#needs.send(m.client, m.text);
    if (m.kind === 'changed') return this.#needs.changed(m.table);
    if (m.kind === 'complaint') return this.#needs.complain(m.text, m.method);
    if (m.kind === 'lost') {
      this.#holds.delete(m.table);
      return this.#needs.lost?.(m.table);
    }
    const making = this.#making.get(m.id);
    this.#making.delete(m.id);
    making?.settle(m.trouble ? Failure.of(m.trouble) : null, m.made);
  }

  /** A table is always played in the same room. */
  #of(table: string): Thread {
    let sum = 0;
    for (const letter of table) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    const thread = this.#threads[sum % this.#threads.length];
    if (!thread) throw new Error('there is no room');
    return thread;
  }
  #post(thread: Thread, message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    thread.worker.postMessage(message);
  }
  hold(table: string, fence: number, holder: string): void {
    this.#holds.set(table, { kind: 'hold', table, fence, holder });
    this.#post(this.#of(table), { kind: 'hold', table, fence, holder });
  }
  /** Nothing here is ours any more: every table is read again by whoever has it. */
  forget(why: string): void {
    this.#holds.clear();
    for (const thread of this.#threads) {
      void thread.worker.terminate();
      this.#restart(thread, why);
    }
  }
  async make(table: string, setUp: SetUp): Promise<Made> {
    return wanted(await this.#ask(table, (id) => ({ kind: 'make', id, table, setUp })));
  }
  async check(table: string, spec: NewGame): Promise<Made> {
    return wanted(await this.#ask(table, (id) => ({ kind: 'check', id, table, spec })));
  }
  async task(table: string, task: Task): Promise<BackAsked | undefined> {
    const made = await this.#ask(table, (id) => ({ kind: 'task', id, table, task }));
    return made && 'lines' in made ? made : undefined;
  }
  async play(table: string): Promise<void> {
    await this.task(table, { kind: 'play' });
  }
  #ask(table: string, what: (id: number) => ToRoom): Promise<Made | BackAsked | undefined> {
    const id = this.#next++;
    const thread = this.#of(table);
    return new Promise((resolve, reject) => {
      this.#making.set(id, { thread, settle: (trouble, made) => (trouble ? reject(trouble) : resolve(made)) });
      this.#post(thread, what(id));
    });
  }
  /** A client, and all it may do, wherever its tables are. */
  come(client: number, grants: readonly Grant[]): void {
    for (const thread of this.#threads) {
      const here = grants.filter((g) => this.#of(g.table) === thread);
      if (here.length === 0 && !thread.clients.has(client)) continue;
      thread.clients.add(client);
      this.#post(thread, { kind: 'come', client, grants: here });
    }
  }
  call(table: string, client: number, id: number, method: string, args: unknown): void {
    this.#post(this.#of(table), { kind: 'call', client, id, method, args });
  }
  go(client: number): void {
    for (const thread of this.#threads) if (thread.clients.delete(client)) this.#post(thread, { kind: 'go', client });
  }
  /** Ends when everything is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(
      this.#threads.map((thread) => {
        const ended = new Promise((resolve) => thread.worker.once('exit', resolve));
        this.#post(thread, { kind: 'close' });
        return ended;
      }),
    );
  }
}

function wanted(made: Made | BackAsked | undefined): Made {
  if (!made || 'lines' in made) throw new Error('a room has answered something else');
  return made;
}
