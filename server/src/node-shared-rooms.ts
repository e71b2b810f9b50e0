// The tables of a database that several processes share. Each is played in the rooms of one of them; whoever is connected elsewhere is
// passed on. When a table changes hands, those who sit there are cut off: they come again by themselves, and repeat what was not
// answered.
import { randomBytes } from 'node:crypto';
import { Failure, type NewGame, troubleOf } from '@rasputitsa/host';
import type { BackAsked } from '@rasputitsa/host/table';
import type { Tables } from './gate.ts';
import type { Grant } from './grants.ts';
import { BEAT_MS, Leases } from './leases.ts';
import type { Database, DatabaseAt } from './node-database.ts';
import { type Asker, type Door, NobodyThere, openDoor, reach, type Way } from './node-peers.ts';
import { Rooms } from './node-rooms.ts';
import type { SigningKey } from './node-signing.ts';
import type { Made, SetUp, Task } from './room.ts';
import type { FromPeer, ToPeer } from './peer-wire.ts';

export interface SharedRoomsNeeds {
  readonly db: Database;
  readonly at: DatabaseAt;
  readonly signing: SigningKey;
  readonly threads: number;
  /** Where the other processes reach this one. */
  readonly inside: { readonly address: string; readonly port: number };
  send(client: number, text: string): void;
  changed(table: string): void;
  /** These have to come again. */
  fell(clients: readonly number[], why: string): void;
  complain(error: unknown, about: string): void;
}

/** What hangs on a way to another process: our clients there, the tables it leads to, what was asked and not answered. */
interface Ends {
  readonly clients: Set<number>;
  readonly tables: Set<string>;
  readonly asked: Map<number, (trouble: Failure | null, back?: BackAsked) => void>;
}
interface Link extends Ends {
  readonly way: Way;
}
type Route = 'here' | 'nowhere' | Link;

const SEEK_MS = 15_000;
const PAUSE_MS = 300;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
function away(): Failure {
  return new Failure('rules', 'This could not be done', 'the process that plays this table is gone', 'Try again');
}

export class SharedRooms implements Tables {
  readonly #needs: SharedRoomsNeeds;
  readonly #rooms: Rooms;
  readonly #password = randomBytes(32).toString('base64url');
  #door: Door | undefined;
  #leases: Leases | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  readonly #routes = new Map<string, Promise<Route>>();
  readonly #links = new Map<string, Promise<Link>>();
  readonly #ends = new Set<Ends>();
  readonly #grants = new Map<number, readonly Grant[]>();
  /** Clients and tables of which whoever plays them was told. */
  readonly #near = new Set<string>();
  /** Clients our own rooms know. */
  readonly #inside = new Set<number>();
  /** Who has asked for something at a table that is played here. */
  readonly #at = new Map<string, Set<number>>();
  /** Clients of other processes; their numbers here are negative. */
  readonly #guests = new Map<number, { readonly asker: Asker; readonly client: number }>();
  readonly #numbers = new Map<Asker, Map<number, number>>();
  #nextGuest = -1;
  #nextAsked = 1;
  #closing = false;

  private constructor(needs: SharedRoomsNeeds) {
    this.#needs = needs;
    this.#rooms = new Rooms({
      at: needs.at,
      signing: needs.signing,
      threads: needs.threads,
      send: (client, text) => this.#send(client, text),
      changed: (table) => needs.changed(table),
      complain: (text, method) => needs.complain(text, method),
      lost: (table) => this.#lost(table),
      fell: (clients, why) => this.#cut(clients, '', why),
    });
  }
  static async open(needs: SharedRoomsNeeds): Promise<SharedRooms> {
    const self = new SharedRooms(needs);
    self.#door = await openDoor({
      ...needs.inside,
      password: self.#password,
      hear: (from, message) => self.#hear(from, message),
      left: (asker) => self.#left(asker),
    });
    await self.#register();
    self.#beat = setInterval(() => void self.#stillHere(), BEAT_MS);
    return self;
  }
  async #register(): Promise<void> {
    const address = `${this.#needs.inside.address}:${this.#door?.port ?? 0}`;
    const leases = new Leases(this.#needs.db, {
      id: randomBytes(8).toString('hex'),
      address,
      password: this.#password,
    });
    await leases.begin();
    this.#leases = leases;
  }
  #mine(): Leases {
    if (!this.#leases) throw new Error('this process is not registered');
    return this.#leases;
  }
  async #stillHere(): Promise<void> {
    try {
      if (this.#closing || (await this.#mine().beat())) return;
      // We were silent for too long, and others may have our tables: nothing we remember counts.
      this.#needs.complain(new Error('the other processes took this one for dead'), 'beginning again');
      this.#near.clear();
      this.#rooms.forget('the tables were taken over');
      await this.#register();
      this.#routes.clear();
    } catch (error) {
      // A database that does not answer is complained of by those who need it.
      if (!this.#closing) this.#needs.complain(error, 'heartbeat');
    }
  }

  // Where a table is played

  #route(table: string): Promise<Route> {
    const known = this.#routes.get(table);
    if (known) return known;
    const seeking = this.#seek(table);
    this.#routes.set(table, seeking);
    const forget = (): void => {
      if (this.#routes.get(table) === seeking) this.#routes.delete(table);
    };
    seeking.then((r) => r === 'nowhere' && forget(), forget);
    return seeking;
  }
  async #seek(table: string): Promise<Route> {
    const end = performance.now() + SEEK_MS;
    for (;;) {
      const leases = this.#mine();
      const found = await leases.find(table);
      for (const { tables } of this.#ends) tables.delete(table);
      if (found.kind === 'nowhere') return 'nowhere';
      if (found.kind === 'ours') {
        // Who sat here when we had it last sits at what is not true any more.
        this.#cut([...(this.#at.get(table) ?? [])], table, 'their table was taken up again');
        this.#rooms.hold(table, found.fence, leases.me.id);
        // Who had it before may have gone in the middle of telling.
        this.#needs.changed(table);
        return 'here';
      }
      try {
        const link = await this.#link(found.holder);
        link.tables.add(table);
        return link;
      } catch (error) {
        if (error instanceof NobodyThere) await leases.bury(found.holder.id);
        else if (performance.now() > end) throw error;
        else await pause();
      }
    }
  }
  #link(to: Parameters<typeof reach>[0]): Promise<Link> {
    const known = this.#links.get(to.id);
    if (known) return known;
    const ends: Ends = { clients: new Set(), tables: new Set(), asked: new Map() };
    const forget = (): void => {
      this.#ends.delete(ends);
      if (this.#links.get(to.id) === link) this.#links.delete(to.id);
    };
    const link = reach(to, {
      hear: (message) => this.#heard(message, ends),
      lost: () => {
        forget();
        this.#near.clear();
        for (const table of ends.tables) this.#routes.delete(table);
        for (const settle of ends.asked.values()) settle(away());
        if (!this.#closing) this.#needs.fell([...ends.clients], 'the process of their table is gone');
      },
    }).then((way) => ({ way, ...ends }));
    this.#ends.add(ends);
    this.#links.set(to.id, link);
    link.catch(forget);
    return link;
  }
  #heard(m: FromPeer, { tables, asked }: Ends): void {
    if (m.kind === 'frame') return this.#needs.send(m.client, m.text);
    if (m.kind === 'lost') {
      // The table may have come to us since.
      if (tables.delete(m.table)) this.#routes.delete(m.table);
      this.#near.clear();
      return this.#needs.fell(m.clients, 'their table has changed hands');
    }
    const settle = asked.get(m.id);
    asked.delete(m.id);
    settle?.(m.trouble ? Failure.of(m.trouble) : null, m.back);
  }

  // Our own clients

  come(client: number, grants: readonly Grant[]): void {
    this.#grants.set(client, grants);
    if (this.#inside.has(client)) this.#rooms.come(client, grants);
    for (const link of this.#links.values())
      void link.then(
        (l) => l.clients.has(client) && l.way.send({ kind: 'come', client, grants }),
        () => undefined,
      );
  }
  call(table: string, client: number, id: number, method: string, args: unknown): void {
    this.#route(table)
      .then((route) => this.#pass(route, table, client, { id, method, args }))
      .catch((error: unknown) => {
        this.#needs.complain(error, method);
        // They come again, and so does what they asked for.
        this.#needs.fell([client], 'their table was not found');
      });
  }
  #pass(
    route: Route,
    table: string,
    client: number,
    call: { readonly id: number; readonly method: string; readonly args: unknown },
  ): void {
    const grants = this.#grants.get(client);
    // Gone meanwhile.
    if (!grants || this.#closing) return;
    this.#greet(route === 'nowhere' ? 'here' : route, client);
    if (typeof route !== 'string') return route.way.send({ kind: 'call', table, client, ...call });
    this.#isAt(table, client);
    this.#rooms.call(table, client, call.id, call.method, call.args);
  }
  /** Whoever plays these tables should know that this player's page is open. Told once, until a table may have gone elsewhere. */
  near(client: number, tables: readonly string[]): void {
    const fresh = tables.filter((t) => !this.#near.has(`${client} ${t}`));
    if (fresh.length === 0 || this.#closing) return;
    for (const table of fresh) this.#near.add(`${client} ${table}`);
    this.#tellNear(client, fresh).catch(() => {
      for (const table of fresh) this.#near.delete(`${client} ${table}`);
    });
  }
  async #tellNear(client: number, tables: readonly string[]): Promise<void> {
    // Only where somebody plays: a table is not taken up for this.
    const held = await this.#needs.db
      .selectFrom('tables')
      .innerJoin('processes', 'processes.id', 'tables.holder')
      .select('tables.id')
      .where('tables.id', 'in', [...tables])
      .where('tables.over', '=', 0)
      .execute();
    for (const table of tables) if (!held.some((h) => h.id === table)) this.#near.delete(`${client} ${table}`);
    for (const { id } of held) this.#greet(await this.#route(id), client);
  }
  #greet(route: Route, client: number): void {
    const grants = this.#grants.get(client);
    if (!grants || this.#closing || route === 'nowhere') return;
    if (route === 'here') {
      if (!this.#inside.has(client)) this.#rooms.come(client, grants);
      this.#inside.add(client);
      return;
    }
    if (!route.clients.has(client)) route.way.send({ kind: 'come', client, grants });
    route.clients.add(client);
  }
  go(client: number): void {
    for (const known of this.#near) if (known.startsWith(`${client} `)) this.#near.delete(known);
    this.#grants.delete(client);
    this.#leave(client);
    for (const link of this.#links.values())
      void link.then(
        (l) => l.clients.delete(client) && l.way.send({ kind: 'go', client }),
        () => undefined,
      );
  }
  #leave(client: number): void {
    this.#inside.delete(client);
    this.#rooms.go(client);
    for (const [table, here] of this.#at) if (here.delete(client) && here.size === 0) this.#at.delete(table);
  }
  #isAt(table: string, client: number): void {
    const here = this.#at.get(table) ?? new Set();
    this.#at.set(table, here);
    here.add(client);
  }

  // What the desk asks for

  check(table: string, spec: NewGame): Promise<Made> {
    return this.#rooms.check(table, spec);
  }
  async make(table: string, setUp: SetUp): Promise<Made> {
    const { me } = this.#mine();
    // Asked a second time, perhaps after a fall in between: whoever plays it must not be disturbed.
    const begun = await this.#needs.db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
    if (begun) throw new Error('this table has begun already');
    this.#rooms.hold(table, 1, me.id);
    this.#routes.set(table, Promise.resolve('here'));
    try {
      const made = await this.#rooms.make(table, setUp);
      // Not begun: whoever has the last link for its set-up begins it.
      if ('waits' in made) this.#routes.delete(table);
      return made;
    } catch (error) {
      this.#routes.delete(table);
      throw error;
    }
  }
  async play(table: string): Promise<void> {
    if ((await this.#route(table)) !== 'nowhere') await this.task(table, { kind: 'play' });
  }
  async task(table: string, task: Task): Promise<BackAsked | undefined> {
    const route = await this.#route(table);
    if (typeof route === 'string') return this.#rooms.task(table, task);
    const id = this.#nextAsked++;
    return new Promise((resolve, reject) => {
      route.asked.set(id, (trouble, back) => (trouble ? reject(trouble) : resolve(back)));
      route.way.send({ kind: 'task', id, table, task });
    });
  }

  // Clients of others, at our tables

  #hear(asker: Asker, m: ToPeer): void {
    // What is not answered any more is asked again when the door closes.
    if (this.#closing) return;
    if (m.kind === 'come') return this.#rooms.come(this.#number(asker, m.client), m.grants);
    if (m.kind === 'go') return this.#goes(asker, m.client);
    if (m.kind === 'call') {
      const number = this.#number(asker, m.client);
      void this.#here(m.table).then((here) => {
        if (!here) return asker.send({ kind: 'lost', table: m.table, clients: [m.client] });
        if (!this.#guests.has(number)) return;
        this.#isAt(m.table, number);
        this.#rooms.call(m.table, number, m.id, m.method, m.args);
      });
      return;
    }
    const done = this.#here(m.table).then((here) => {
      if (!here) throw away();
      return this.#rooms.task(m.table, m.task);
    });
    done.then(
      (back) => asker.send({ kind: 'made', id: m.id, trouble: null, ...(back ? { back } : {}) }),
      (error: unknown) => asker.send({ kind: 'made', id: m.id, trouble: troubleOf(error, 'rules') }),
    );
  }
  async #here(table: string): Promise<boolean> {
    try {
      return (await this.#route(table)) === 'here';
    } catch {
      return false;
    }
  }
  #number(asker: Asker, client: number): number {
    const numbers = this.#numbers.get(asker) ?? new Map<number, number>();
    this.#numbers.set(asker, numbers);
    const known = numbers.get(client);
    if (known !== undefined) return known;
    const number = this.#nextGuest--;
    numbers.set(client, number);
    this.#guests.set(number, { asker, client });
    return number;
  }
  #goes(asker: Asker, client: number): void {
    const number = this.#numbers.get(asker)?.get(client);
    if (number === undefined) return;
    this.#numbers.get(asker)?.delete(client);
    this.#guests.delete(number);
    this.#leave(number);
  }
  #left(asker: Asker): void {
    for (const client of this.#numbers.get(asker)?.keys() ?? []) this.#goes(asker, client);
    this.#numbers.delete(asker);
  }

  // What our rooms say

  #send(client: number, text: string): void {
    if (client > 0) return this.#needs.send(client, text);
    const guest = this.#guests.get(client);
    guest?.asker.send({ kind: 'frame', client: guest.client, text });
  }
  #lost(table: string): void {
    this.#near.clear();
    this.#routes.delete(table);
    this.#cut([...(this.#at.get(table) ?? [])], table, 'their table was taken over');
  }
  #cut(clients: readonly number[], table: string, why: string): void {
    const own = clients.filter((c) => c > 0);
    for (const c of own) this.#inside.delete(c);
    if (own.length > 0) this.#needs.fell(own, why);
    const theirs = new Map<Asker, number[]>();
    for (const c of clients) {
      const guest = this.#guests.get(c);
      if (guest) theirs.set(guest.asker, [...(theirs.get(guest.asker) ?? []), guest.client]);
    }
    for (const [asker, cut] of theirs) asker.send({ kind: 'lost', table, clients: cut });
  }

  /** Everything is stored and handed over; who is connected to us has to go elsewhere then. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    await this.#rooms.close();
    await this.#mine().end();
    await this.#door?.close();
    for (const link of this.#links.values())
      void link.then(
        (l) => l.way.close(),
        () => undefined,
      );
  }
}
