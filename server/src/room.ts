// A room: tables that are played in one thread, and the clients at them. What goes in and out is plain data, so that a room can
// stand in another thread or on another machine.
import {
  Connection,
  dispatch,
  Failure,
  type KeptLinks,
  type Library,
  type LinkGift,
  LocalHost,
  type NewGame,
  publicInfo,
  type Reply,
  type Storage,
  TableLinks,
  type TableInfo,
  troubleOf,
  type Trouble,
} from '@rasputitsa/host';
import { newTable } from '@rasputitsa/host/new-game';
import { SetUpWaits, sharedTable } from '@rasputitsa/host/shared-game';
import { TableWaits } from '@rasputitsa/host/waits';
import type { Signer } from '@rasputitsa/host/table';
import type { ChainedSpec, ChainHeads, Ending, Side } from '@rasputitsa/kernel';
import { type Grant, GrantedRights } from './grants.ts';

/** A game that everybody sits at: what it is, and the dice they have agreed on. */
export interface SetUp {
  readonly spec: NewGame;
  readonly heads: readonly ChainHeads[];
  readonly secret: string;
  /** Where the set-up rolls dice: what came in for them. */
  readonly waited?: SetUpLinks;
}
export interface SetUpLinks {
  readonly dice: ChainedSpec;
  readonly kept: KeptLinks;
}
/** info: what everybody may know of the table. waits: its set-up rolls dice, and needs links for them. */
export type Made = { readonly info: TableInfo } | { readonly waits: SetUpLinks };

export type ToRoom =
  | { readonly kind: 'come'; readonly client: number; readonly grants: readonly Grant[] }
  | {
      readonly kind: 'call';
      readonly client: number;
      readonly id: number;
      readonly method: string;
      readonly args: unknown;
    }
  | { readonly kind: 'go'; readonly client: number }
  | { readonly kind: 'finish'; readonly id: number; readonly table: string; readonly side: Side; readonly ends: Ending }
  | { readonly kind: 'make'; readonly id: number; readonly table: string; readonly setUp: SetUp }
  /** Whether this game could be set up; nothing is kept of it. */
  | { readonly kind: 'check'; readonly id: number; readonly table: string; readonly spec: NewGame };

export type FromRoom =
  /** Something failed that should not. */
  | { readonly kind: 'complaint'; readonly method: string; readonly text: string }
  /** What a client is sent, ready for the wire. */
  | { readonly kind: 'frame'; readonly client: number; readonly text: string }
  /** What the desk asked for is done, or why not. */
  | { readonly kind: 'made'; readonly id: number; readonly trouble: Trouble | null; readonly made?: Made };

interface Client {
  readonly connection: Connection;
  readonly rights: GrantedRights;
}

export class Room {
  readonly #host: LocalHost;
  readonly #waits: TableWaits;
  readonly #library: Library;
  readonly #post: (message: FromRoom) => void;
  readonly #clients = new Map<number, Client>();

  constructor(library: Library, storage: Storage, signer: Signer, post: (message: FromRoom) => void) {
    this.#library = library;
    let waits: TableWaits | undefined;
    this.#host = new LocalHost({ library, storage }, (host) => {
      waits = new TableWaits(host, {
        signer,
        present: (table, side) => this.#holders(table, side).length > 0,
        ask: (ask) => {
          for (const client of this.#holders(ask.table, ask.side)) this.#send(client, { news: { kind: 'link', ask } });
        },
      });
      return waits;
    });
    if (!waits) throw new Error('the host makes nothing wait');
    this.#waits = waits;
    this.#post = post;
  }
  /** Clients with the key of this chair. */
  #holders(table: string, side: Side): readonly number[] {
    return [...this.#clients].flatMap(([n, { rights }]) => (rights.plays(table, side) ? [n] : []));
  }

  /** Never throws: whatever goes wrong is answered. */
  hear(message: ToRoom): void {
    if (message.kind === 'come') this.#come(message.client, message.grants);
    else if (message.kind === 'go') void this.#go(message.client);
    else if (message.kind === 'make') void this.#serve(message.id, this.#make(message.table, message.setUp));
    else if (message.kind === 'check') void this.#serve(message.id, this.#check(message.table, message.spec));
    else if (message.kind === 'finish')
      void this.#serve(message.id, this.#host.finish(message.table, message.side, message.ends));
    else void this.#call(message.client, message.id, message.method, message.args);
  }
  /** Somebody else plays this table now, or has played it: what is known of it here is not true any more. */
  drop(table: string): void {
    this.#host.drop(table);
  }
  /** Everybody leaves, and what was done is stored. */
  async close(): Promise<void> {
    await Promise.all([...this.#clients.keys()].map((client) => this.#go(client)));
  }
  #come(client: number, grants: readonly Grant[]): void {
    const known = this.#clients.get(client);
    if (known) {
      known.rights.grant(grants);
      return this.#remind(client, grants);
    }
    const rights = new GrantedRights();
    rights.grant(grants);
    const connection = new Connection(this.#host, rights);
    connection.listen((news) => {
      // Lists and storage are the business of the server, not of its guests.
      if (news.kind === 'standing' || news.kind === 'trouble') this.#send(client, { news });
    });
    this.#clients.set(client, { connection, rights });
    this.#remind(client, grants);
  }
  /** Who comes back hears what their links are wanted for. */
  #remind(client: number, grants: readonly Grant[]): void {
    for (const ask of this.#waits.asksOf(grants)) this.#send(client, { news: { kind: 'link', ask } });
  }
  async #go(client: number): Promise<void> {
    const known = this.#clients.get(client);
    this.#clients.delete(client);
    await known?.connection.close();
  }
  async #call(client: number, id: number, method: string, args: unknown): Promise<void> {
    const known = this.#clients.get(client);
    if (!known) return;
    const reply =
      method === 'links'
        ? await this.#links(known, args as readonly [string, Side, LinkGift])
        : await dispatch(known.connection, method, args, (error) => this.#complain(method, error));
    this.#send(client, { id, ...reply });
    if (method === 'sit' && reply.ok) this.#remind(client, known.rights.grants);
  }
  /** The gate has checked what they look like. */
  async #links({ rights }: Client, [table, side, gift]: readonly [string, Side, LinkGift]): Promise<Reply> {
    if (!rights.plays(table, side)) return { ok: true, value: null };
    try {
      return { ok: true, value: await this.#waits.give(table, side, gift) };
    } catch (error) {
      return { ok: false, trouble: troubleOf(error, 'rules') };
    }
  }
  /** Neutral outside, in full for whoever runs the server. */
  #complain(method: string, error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#post({ kind: 'complaint', method, text });
  }
  #send(client: number, message: unknown): void {
    if (this.#clients.has(client)) this.#post({ kind: 'frame', client, text: JSON.stringify(message) });
  }
  /** Does what the desk asks for, and says so. */
  async #serve(id: number, work: Promise<Made | void>): Promise<void> {
    try {
      const made = await work;
      this.#post({ kind: 'made', id, trouble: null, ...(made ? { made } : {}) });
    } catch (error) {
      this.#post({ kind: 'made', id, trouble: troubleOf(error, 'rules') });
    }
  }
  async #check(table: string, spec: NewGame): Promise<Made> {
    return { info: publicInfo((await newTable(this.#library, spec, table)).info) };
  }
  async #make(id: string, { spec, heads, secret, waited }: SetUp): Promise<Made> {
    const links = waited && new TableLinks(waited.dice, waited.kept);
    try {
      const table = await sharedTable(this.#library, spec, id, { heads, secret, ...(links ? { links } : {}) });
      await this.#host.add(table);
      if (table.unsaved) {
        this.#host.drop(id);
        throw Failure.of(table.unsaved);
      }
      const info = publicInfo(table.info);
      await this.#host.letGo(table);
      return { info };
    } catch (error) {
      if (!(error instanceof SetUpWaits)) throw error;
      return { waits: { dice: error.links.spec, kept: error.links.kept } };
    }
  }
}
