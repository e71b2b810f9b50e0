// What comes in over a socket: checked, counted, and passed to the desk or to the room where the table stands.
import {
  Failure,
  type LinkGift,
  METHODS,
  misunderstood,
  type Method,
  type Reply,
  troubleOf,
  wrongCall,
} from '@rasputitsa/host';
import { freshId } from '@rasputitsa/host/make';
import {
  DEEDS,
  DESK_METHODS,
  type DeskMethod,
  FAR_METHODS,
  type FarGame,
  type FarTable,
  type Heads,
  isFar,
  type OfferKind,
  type Said,
  type Subscription,
} from './wire.ts';
import { isAway } from './database-errors.ts';
import { type FarDesk, grantOf, type Opened } from './desk.ts';
import type { Grant } from './grants.ts';
import { wrongDeskCall } from './desk-shapes.ts';
import { elsewhere } from './refusals.ts';
import type { SaidTo } from './talk.ts';

/** Where tables are played. */
export interface Tables {
  come(client: number, grants: readonly Grant[]): void;
  call(table: string, client: number, id: number, method: string, args: unknown): void;
  go(client: number): void;
  /** Has the page open and plays at these tables, wherever they are played: links can be asked for there. */
  near?(client: number, tables: readonly string[]): void;
}
export interface GateNeeds {
  readonly now?: () => number;
  readonly desk: FarDesk;
  readonly tables: Tables;
  /** What went wrong, in full, for whoever runs the server. */
  complain(error: unknown, about: { readonly client: number; readonly method: string }): void;
}

/** How much one client may ask: a page that plays needs a tenth of it. */
const CALLS_PER_SECOND = 40;
const CALLS_AT_ONCE = 200;
/** Longer ones only bring charts. */
const LONG = 200_000;
const MOST_KEYS = 300;
const MOST_HANDLES = 32;

const desk: ReadonlySet<string> = new Set(DESK_METHODS);
const far: ReadonlySet<string> = new Set(FAR_METHODS);

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

function readCall(text: string): Call | undefined {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { id, method, args } = (x ?? {}) as Partial<Record<keyof Call, unknown>>;
  if (!Number.isSafeInteger(id) || typeof method !== 'string' || !Array.isArray(args)) return undefined;
  return { id: id as number, method, args };
}

/** The socket of one client. */
export interface Wire {
  send(text: string): void;
  /** Ends it: it does what no page of ours does. */
  cut(why: string): void;
}

export class Gate {
  readonly #needs: GateNeeds;
  readonly #clients = new Map<number, Client>();
  /** Clients that hold a key, by table. */
  readonly #around = new Map<string, Set<Client>>();
  #next = 1;

  constructor(needs: GateNeeds) {
    this.#needs = needs;
  }
  get size(): number {
    return this.#clients.size;
  }
  enter(wire: Wire): Client {
    const client = new Client(this.#next++, wire, this, this.#needs);
    this.#clients.set(client.number, client);
    return client;
  }
  /** Has left. */
  leave(client: Client): void {
    if (!this.#clients.delete(client.number)) return;
    this.#needs.tables.go(client.number);
    for (const table of client.opened.keys()) {
      const here = this.#around.get(table);
      here?.delete(client);
      if (here?.size === 0) this.#around.delete(table);
    }
  }
  isAround(client: Client, table: string): void {
    const here = this.#around.get(table) ?? new Set();
    this.#around.set(table, here);
    here.add(client);
  }
  /** A frame from a room. */
  send(client: number, text: string): void {
    this.#clients.get(client)?.wire.send(text);
  }
  async changed(table: string): Promise<void> {
    const here = this.#around.get(table);
    const shown = here && (await this.#needs.desk.shown(table));
    for (const client of here ?? []) {
      if (shown && !client.isSettled(table)) await client.lookAgain(table, shown({ role: 'invited', side: null }));
      client.isNear([table]);
      if (shown) client.tellTable(table, shown);
      else client.tellClosed(table);
    }
  }
  /** Something may have been missed: whoever is here is told how things are. */
  async refresh(): Promise<void> {
    for (const table of this.#around.keys()) await this.changed(table);
  }
  async said(table: string, n: number): Promise<void> {
    const here = this.#around.get(table);
    const said = here && (await this.#needs.desk.said(table, n));
    if (!said) return;
    for (const client of here) client.tellSaid(table, said.to);
    this.#tellLater(table, said);
  }
  /** Whoever watches with a delay hears it then, if they are still here; who has heard it is not told again. */
  #tellLater(table: string, { due, to }: SaidTo): void {
    const wait = due - (this.#needs.now?.() ?? Date.now());
    if (wait <= 0) return;
    const tell = (): void => {
      // Timers may be early by a millisecond, and what is told early is told to nobody.
      if (due > (this.#needs.now?.() ?? Date.now())) return this.#tellLater(table, { due, to });
      for (const client of this.#around.get(table) ?? []) if (!client.plays(table)) client.tellSaid(table, to);
    };
    setTimeout(tell, wait).unref();
  }
  /** The room these clients sat in is gone, and another is there: they come in again by themselves. */
  fell(clients: readonly number[]): void {
    for (const n of clients) this.#clients.get(n)?.wire.cut('the tables were started again');
  }
}

export class Client {
  readonly number: number;
  readonly wire: Wire;
  readonly #gate: Gate;
  readonly #needs: GateNeeds;
  /** What its keys open, by table; where it has several, the one that plays counts first. */
  readonly opened = new Map<string, Opened[]>();
  /** At which table each of its seats is. */
  readonly #seats = new Map<string, string>();
  readonly #told = new Map<string, string>();
  /** Keys it has shown, by table. */
  readonly #keys = new Map<string, Set<string>>();
  /** Tables whose games have begun: what its keys open there does not change any more. */
  readonly #settled = new Set<string>();
  /** Tables of which it is being looked up whether they have begun. */
  readonly #looks = new Map<string, Promise<void>>();
  #budget = CALLS_AT_ONCE;
  #filled = performance.now();

  constructor(number: number, wire: Wire, gate: Gate, needs: GateNeeds) {
    this.number = number;
    this.wire = wire;
    this.#gate = gate;
    this.#needs = needs;
  }

  hear(text: string): void {
    if (!this.#pays()) return this.wire.cut('too many requests');
    const call = readCall(text);
    if (!call) return this.wire.cut('this is not a request');
    if (text.length > LONG && call.method !== 'makeTable') return this.#no(call, 'it is too long');
    if (call.method === 'links') void this.#links(call);
    else if (desk.has(call.method)) void this.#atDesk(call);
    else if (far.has(call.method)) this.#atTable(call);
    else this.#no(call, 'there is no such request');
  }
  /** A bucket that fills again. */
  #pays(): boolean {
    const now = performance.now();
    this.#budget = Math.min(CALLS_AT_ONCE, this.#budget + ((now - this.#filled) / 1000) * CALLS_PER_SECOND);
    this.#filled = now;
    this.#budget -= 1;
    return this.#budget >= 0;
  }
  #answer(id: number, reply: Reply): void {
    this.wire.send(JSON.stringify({ id, ...reply }));
  }
  #no({ id }: Call, why: string): void {
    this.#answer(id, misunderstood(why));
  }

  // Tables

  #atTable(call: Call): void {
    const wrong = wrongCall(call.method, call.args);
    if (wrong !== undefined) return this.#no(call, wrong);
    // The id is the last of the arguments a deed can have.
    const isWhole = call.args.length === METHODS[call.method as Method].length;
    if (DEEDS.has(call.method) && !isWhole) return this.#no(call, 'it has no id');
    const args =
      call.method === 'sit' && call.args[2] === undefined ? [...call.args.slice(0, 2), freshId()] : call.args;
    const table = this.#tableOf(call.method, args);
    if (table === undefined || (this.opened.get(table)?.length ?? 0) === 0)
      return this.#answer(call.id, { ok: false, trouble: elsewhere().trouble });
    if (call.method === 'sit') {
      const isNew = !this.#seats.has(String(args[2]));
      if (isNew && this.#seats.size >= MOST_HANDLES) return this.#no(call, 'you are at too many tables');
      this.#seats.set(String(args[2]), table);
    }
    if (call.method === 'leave') this.#seats.delete(String(args[0]));
    this.#pass(table, { ...call, args });
  }
  /** To its room. The news that the game has begun may still be on its way to us, and the room does not know this client without it. */
  #pass(table: string, call: Call): void {
    const pass = (): void => this.#needs.tables.call(table, this.number, call.id, call.method, call.args);
    if (this.isSettled(table)) return pass();
    void this.#orTrouble(call, async () => {
      await this.#settling(table);
      pass();
    });
  }
  /** One look for all that is asked meanwhile: what was asked first is passed on first. */
  #settling(table: string): Promise<void> {
    const known = this.#looks.get(table);
    if (known) return known;
    const look = this.#needs.desk
      .shown(table)
      .then((shown) => shown && this.lookAgain(table, shown({ role: 'invited', side: null })))
      .finally(() => this.#looks.delete(table));
    this.#looks.set(table, look);
    return look;
  }
  #tableOf(method: string, args: readonly unknown[]): string | undefined {
    if (method === 'sit' || method === 'openReplay' || method === 'profile') {
      const named = String(args[method === 'profile' ? 1 : 0]);
      return isFar(named) ? named.replace(/^replay:/, '') : undefined;
    }
    return this.#seats.get(String(args[0]));
  }

  // Desk

  async #atDesk({ id, method, args }: Call): Promise<void> {
    await this.#orTrouble({ id, method, args }, async () => {
      const wrong = wrongDeskCall(method as DeskMethod, args);
      if (wrong !== undefined) return this.#no({ id, method, args }, wrong);
      this.#answer(id, { ok: true, value: (await this.#ask(method as DeskMethod, args)) ?? null });
    });
  }
  /** Links go to the desk while the game is being set up, and to its room from then on. */
  async #links(call: Call): Promise<void> {
    const { id, args } = call;
    await this.#orTrouble(call, async () => {
      const wrong = wrongDeskCall('links', args);
      if (wrong !== undefined) return this.#no(call, wrong);
      const [table, side, gift] = args as readonly [string, number, LinkGift];
      const mine = (this.opened.get(table) ?? []).find((o) => o.role === 'player' && o.side === side && o.chair === 0);
      const ask = mine ? await this.#needs.desk.links(mine, gift) : null;
      if (ask === undefined) this.#pass(table, call);
      else this.#answer(id, { ok: true, value: ask });
    });
  }
  async #orTrouble({ id, method }: Call, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failure)) this.#needs.complain(error, { client: this.number, method });
      // What the database says is not for players.
      const trouble =
        error instanceof Failure
          ? error.trouble
          : isAway(error)
            ? away().trouble
            : { ...troubleOf(error, 'rules'), why: 'there is an error on the server' };
      this.#answer(id, { ok: false, trouble });
    }
  }
  #ask(method: DeskMethod, args: readonly unknown[]): Promise<unknown> {
    const { desk: d } = this.#needs;
    if (method === 'makeTable') return d.makeTable(args[0] as FarGame, args[1] as string, args[2] as Heads);
    if (method === 'show') return this.#show(args[0] as readonly string[]);
    if (method === 'takeChair')
      return d.takeChair(args[0] as string, args[1] as number, args[2] as string, args[3] as string, args[4] as Heads);
    if (method === 'leaveChair') return this.#with(args[0], (o) => d.leaveChair(o, args[0] as string));
    if (method === 'openTables') return d.openTables();
    if (method === 'offer')
      return this.#with(args[0], (o) => d.offer(o, args[1] as OfferKind, args[2] as 'yes' | 'no'));
    if (method === 'claim') return this.#with(args[0], (o) => d.claim(o));
    if (method === 'bid') return this.#with(args[0], (o) => d.bid(o, args[1] as number, args[2] as number));
    if (method === 'vacation') return this.#with(args[0], (o) => d.vacation(o, args[1] as 'away' | 'back'));
    if (method === 'divide')
      return this.#with(args[0], (o) => d.divide(o, args[1] as Readonly<Record<string, number>>));
    if (method === 'command') return this.#with(args[0], (o) => d.command(o, args[1] as number));
    if (method === 'rematch') return this.#with(args[0], (o) => d.rematch(o, args[1] as string, args[2] as Heads));
    if (method === 'follow') return this.#follow(args[0] as string, args[1] as readonly string[]);
    if (method === 'notify') return d.notices.push(args[0] as string, args[1] as Subscription | null);
    if (method === 'say') return this.#with(args[0], (o) => d.say(o, args[1] as string, args[2] as 'table' | 'side'));
    return this.#with(args[0], (o) => d.saidSince(o, args[1] as number));
  }
  async #follow(box: string, keys: readonly string[]): Promise<string | null> {
    const { desk: d } = this.#needs;
    await d.notices.follow(box, await d.open(keys));
    return d.notices.key;
  }
  async #with<T>(key: unknown, what: (o: Opened) => Promise<T>): Promise<T> {
    const [opened] = await this.#needs.desk.open([key as string]);
    if (!opened) throw elsewhere();
    return what(opened);
  }
  async #show(keys: readonly string[]): Promise<readonly (FarTable | null)[]> {
    const { desk: d } = this.#needs;
    const found = await d.open(keys);
    for (const [i, o] of found.entries()) {
      if (!o || (!this.opened.has(o.table) && this.opened.size >= MOST_KEYS)) continue;
      const known = this.#keys.get(o.table) ?? new Set();
      this.#keys.set(o.table, known.add(keys[i] ?? ''));
      const all = (this.opened.get(o.table) ?? []).filter((x) => !isSame(x, o));
      this.opened.set(o.table, inOrder([...all, o]));
      this.#gate.isAround(this, o.table);
    }
    const shown = await Promise.all(found.map(async (o) => (o ? ((await d.shown(o.table))?.(o) ?? null) : null)));
    // Who watches needs not be told again what they asked for: even a message that says nothing new would tell that something has happened.
    for (const [i, t] of shown.entries())
      if (t && t.role !== 'player' && this.opened.get(t.info.id)?.[0] === found[i])
        this.#told.set(t.info.id, JSON.stringify(t));
    const begun = new Set(shown.flatMap((t) => (t?.begun && !this.isSettled(t.info.id) ? [t.info.id] : [])));
    await this.#lookAgain([...begun], 'begun');
    this.#come();
    return shown;
  }
  #come(): void {
    // Before its game begins somebody may get up, or get another side: nothing is granted that could be taken away again.
    const grants = [...this.#settled].flatMap((table) => this.opened.get(table) ?? []).flatMap((o) => grantOf(o) ?? []);
    this.#needs.tables.come(this.number, grants);
    this.isNear([...this.#settled]);
  }
  /** Plays there, and has the page open. */
  isNear(tables: readonly string[]): void {
    const plays = tables.filter((t) => this.#settled.has(t) && this.opened.get(t)?.some((o) => o.role === 'player'));
    if (plays.length > 0) this.#needs.tables.near?.(this.number, plays);
  }
  /** What its keys open at a table whose game has not begun, or begins now; from then on it stays so. */
  async lookAgain(table: string, { begun }: Pick<FarTable, 'begun'>): Promise<void> {
    await this.#lookAgain([table], begun ? 'begun' : 'waiting');
    if (begun) this.#come();
  }
  async #lookAgain(tables: readonly string[], state: 'begun' | 'waiting'): Promise<void> {
    const shown = (): readonly string[] => tables.flatMap((t) => [...(this.#keys.get(t) ?? [])]);
    const keys = shown();
    if (keys.length === 0) return;
    const found = (await this.#needs.desk.open(keys)).flatMap((o) => o ?? []);
    // Another key was shown meanwhile: what is known without it must not stand over it.
    if (shown().length !== keys.length) return this.#lookAgain(tables, state);
    for (const table of tables) {
      if (!this.opened.has(table)) continue;
      this.opened.set(table, inOrder(found.filter((o) => o.table === table)));
      if (state === 'begun') this.#settled.add(table);
    }
  }
  isSettled(table: string): boolean {
    return this.#settled.has(table) && (this.opened.get(table)?.length ?? 0) > 0;
  }

  // News

  tellTable(table: string, shown: (as: Opened) => FarTable): void {
    const [as] = this.opened.get(table) ?? [];
    if (!as) return;
    const far = shown(as);
    const text = JSON.stringify(far);
    if (this.#told.get(table) === text) return;
    this.#told.set(table, text);
    this.wire.send(JSON.stringify({ news: { kind: 'far', table: far } }));
  }
  tellClosed(table: string): void {
    if (this.opened.delete(table)) this.wire.send(JSON.stringify({ news: { kind: 'closed', table } }));
  }
  plays(table: string): boolean {
    return this.opened.get(table)?.some((o) => o.role === 'player') === true;
  }
  tellSaid(table: string, what: (as: Opened) => Said | undefined): void {
    const [said] = (this.opened.get(table) ?? []).flatMap((o) => what(o) ?? []);
    if (said) this.wire.send(JSON.stringify({ news: { kind: 'said', table, said } }));
  }
}

function isSame(a: Opened, b: Opened): boolean {
  return a.role === b.role && a.side === b.side && a.chair === b.chair;
}
/** Where there are several, the one that plays counts first. */
function inOrder(all: readonly Opened[]): Opened[] {
  return all.toSorted((a, b) => rank(a) - rank(b));
}
function rank({ role }: Opened): number {
  return ['player', 'spectator', 'invited'].indexOf(role);
}
/** Asked again in a moment it may be answered: nothing was done, or what was done is found by its key. */
function away(): Failure {
  return new Failure(
    'storage',
    'This could not be done just now',
    'the server cannot reach what it has stored',
    'Try again in a moment; nothing is lost',
  );
}
