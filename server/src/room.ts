// A room: tables that are played in one thread, and the clients at them. What goes in and out is plain data, so that a room can
// stand in another thread or on another machine.
import {
  Connection,
  dispatch,
  type Library,
  LocalHost,
  type NewGame,
  type Storage,
  troubleOf,
  type Trouble,
} from '@rasputitsa/host';
import { newTable } from '@rasputitsa/host/new-game';
import type { Ending, Side } from '@rasputitsa/kernel';
import { type Grant, GrantedRights } from './grants.ts';

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
  | { readonly kind: 'make'; readonly id: number; readonly table: string; readonly spec: NewGame };

export type FromRoom =
  /** What a client is sent, ready for the wire. */
  | { readonly kind: 'frame'; readonly client: number; readonly text: string }
  /** What the desk asked for is done, or why not. */
  | { readonly kind: 'made'; readonly id: number; readonly trouble: Trouble | null };

interface Client {
  readonly connection: Connection;
  readonly rights: GrantedRights;
}

export class Room {
  readonly #host: LocalHost;
  readonly #library: Library;
  readonly #post: (message: FromRoom) => void;
  readonly #clients = new Map<number, Client>();

  constructor(library: Library, storage: Storage, post: (message: FromRoom) => void) {
    this.#library = library;
    this.#host = new LocalHost({ library, storage });
    this.#post = post;
  }

  /** Never throws: whatever goes wrong is answered. */
  hear(message: ToRoom): void {
    if (message.kind === 'come') this.#come(message.client, message.grants);
    else if (message.kind === 'go') void this.#go(message.client);
    else if (message.kind === 'make') void this.#serve(message.id, this.#make(message.table, message.spec));
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
    if (known) return known.rights.grant(grants);
    const rights = new GrantedRights();
    rights.grant(grants);
    const connection = new Connection(this.#host, rights);
    connection.listen((news) => {
      // Lists and storage are the business of the server, not of its guests.
      if (news.kind === 'standing' || news.kind === 'trouble') this.#send(client, { news });
    });
    this.#clients.set(client, { connection, rights });
  }
  async #go(client: number): Promise<void> {
    const known = this.#clients.get(client);
    this.#clients.delete(client);
    await known?.connection.close();
  }
  async #call(client: number, id: number, method: string, args: unknown): Promise<void> {
    const known = this.#clients.get(client);
    if (!known) return;
    const reply = await dispatch(known.connection, method, args);
    this.#send(client, { id, ...reply });
  }
  #send(client: number, message: unknown): void {
    if (this.#clients.has(client)) this.#post({ kind: 'frame', client, text: JSON.stringify(message) });
  }
  /** Does what the desk asks for, and says so. */
  async #serve(id: number, work: Promise<void>): Promise<void> {
    const trouble = await work.then(
      () => null,
      (error: unknown) => troubleOf(error, 'rules'),
    );
    this.#post({ kind: 'made', id, trouble });
  }
  async #make(table: string, spec: NewGame): Promise<void> {
    await this.#host.add(await newTable(this.#library, spec, table));
    const kept = await this.#host.from.storage.get(table);
    if (!kept) throw new Error('it could not be stored');
    await this.#host.visit(table, () => Promise.resolve());
  }
}
