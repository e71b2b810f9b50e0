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
} from './wire.ts';
import { type FarDesk, grantOf, mayHear, type Opened } from './desk.ts';
import type { Grant } from './grants.ts';
import { wrongDeskCall } from './desk-shapes.ts';

/** Where tables are played. */
export interface Tables {
  come(client: number, grants: readonly Grant[]): void;
  call(table: string, client: number, id: number, method: string, args: unknown): void;
  go(client: number): void;
}
export interface GateNeeds {
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
      if (shown) client.tellTable(table, shown);
      else client.tellClosed(table);
    }
  }
  /** Something may have been missed: whoever is here is told how things are. */
  async refresh(): Promise<void> {
    for (const table of this.#around.keys()) await this.changed(table);
  }
  said(table: string, said: Said): void {
    for (const client of this.#around.get(table) ?? []) client.tellSaid(table, said);
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
    if (table === undefined || !this.opened.has(table))
      return this.#answer(call.id, { ok: false, trouble: elsewhere().trouble });
    if (call.method === 'sit') {
      const isNew = !this.#seats.has(String(args[2]));
      if (isNew && this.#seats.size >= MOST_HANDLES) return this.#no(call, 'you are at too many tables');
      this.#seats.set(String(args[2]), table);
    }
    if (call.method === 'leave') this.#seats.delete(String(args[0]));
    this.#needs.tables.call(table, this.number, call.id, call.method, args);
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
      const mine = (this.opened.get(table) ?? []).find((o) => o.role === 'player' && o.side === side);
      const ask = mine ? await this.#needs.desk.links(mine, gift) : null;
      if (ask === undefined) this.#needs.tables.call(table, this.number, id, 'links', args);
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
    if (method === 'rematch') return this.#with(args[0], (o) => d.rematch(o, args[1] as string, args[2] as Heads));
    if (method === 'say') return this.#with(args[0], (o) => d.say(o, args[1] as string, args[2] as 'table' | 'side'));
    return this.#with(args[0], (o) => d.saidSince(o, args[1] as number));
  }
  async #with<T>(key: unknown, what: (o: Opened) => Promise<T>): Promise<T> {
    const [opened] = await this.#needs.desk.open([key as string]);
    if (!opened) throw elsewhere();
    return what(opened);
  }
  async #show(keys: readonly string[]): Promise<readonly (FarTable | null)[]> {
    const found = await this.#needs.desk.open(keys);
    for (const o of found) {
      if (!o) continue;
      const all = this.opened.get(o.table) ?? [];
      if (!this.opened.has(o.table) && this.opened.size >= MOST_KEYS) continue;
      if (!all.some((x) => x.role === o.role && x.side === o.side)) all.push(o);
      all.sort((a, b) => rank(a) - rank(b));
      this.opened.set(o.table, all);
      this.#gate.isAround(this, o.table);
    }
    const grants = [...this.opened.values()].flat().flatMap((o) => grantOf(o) ?? []);
    this.#needs.tables.come(this.number, grants);
    return Promise.all(found.map(async (o) => (o ? ((await this.#needs.desk.shown(o.table))?.(o) ?? null) : null)));
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
  tellSaid(table: string, said: Said): void {
    if ((this.opened.get(table) ?? []).some((o) => mayHear(o, said)))
      this.wire.send(JSON.stringify({ news: { kind: 'said', table, said } }));
  }
}

function rank({ role }: Opened): number {
  return ['player', 'spectator', 'invited'].indexOf(role);
}
/** The same for a table that is not there and for one that is not theirs: nobody learns which there are. */
function elsewhere(): Failure {
  return new Failure(
    'file',
    'This game is not here',
    'it was removed, or this is not its link',
    'Ask for the link again',
  );
}
