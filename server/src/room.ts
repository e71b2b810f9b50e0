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
import { type Team, teamsFor } from '@rasputitsa/host/teams';
import { TableWaits } from '@rasputitsa/host/waits';
import type { BackAsked, Signer } from '@rasputitsa/host/table';
import type { ChainedSpec, ChainHeads, Ending, Side } from '@rasputitsa/kernel';
import { type Grant, GrantedRights } from './grants.ts';
import { elsewhere } from './refusals.ts';

/** A game that everybody sits at: what it is, and the dice they have agreed on. */
export interface SetUp {
  readonly spec: NewGame;
  readonly heads: readonly ChainHeads[];
  readonly secret: string;
  /** By side: how many play it, where it is more than one. */
  readonly players?: readonly number[];
  /** By side, where they have played together before: what each of them commands, and who the side. */
  readonly divisions?: readonly Team['commands'][];
  readonly commanders?: readonly number[];
  /** So many milliseconds behind is what spectators are shown. */
  readonly delay?: number;
  /** Where the set-up rolls dice: what came in for them. */
  readonly waited?: SetUpLinks;
}
export interface SetUpLinks {
  readonly dice: ChainedSpec;
  readonly kept: KeptLinks;
}
/** info: what everybody may know of the table. waits: its set-up rolls dice, and needs links for them. */
export type Made = { readonly info: TableInfo } | { readonly waits: SetUpLinks };

/** What the desk wants done at a table that is being played. */
export type Task =
  /** Ends a game that no rule has ended. */
  | { readonly kind: 'finish'; readonly side: Side; readonly ends: Ending }
  /** What this side would have back if everybody agreed. */
  | { readonly kind: 'askBack'; readonly side: Side }
  /** Everybody has agreed, when the log was so long. */
  | { readonly kind: 'takeBack'; readonly side: Side; readonly length: number }
  /** Its computers play on, whether somebody sits there or not. */
  | { readonly kind: 'play' }
  /** Shares out what the players of a side command. */
  | { readonly kind: 'divide'; readonly side: Side; readonly commands: Readonly<Record<string, number>> }
  /** Another chair of a side commands it. */
  | { readonly kind: 'command'; readonly side: Side; readonly chair: number };

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
  | { readonly kind: 'task'; readonly id: number; readonly table: string; readonly task: Task }
  | { readonly kind: 'make'; readonly id: number; readonly table: string; readonly setUp: SetUp }
  /** Whether this game could be set up; nothing is kept of it. */
  | { readonly kind: 'check'; readonly id: number; readonly table: string; readonly spec: NewGame };

export type FromRoom =
  /** Something failed that should not. */
  | { readonly kind: 'complaint'; readonly method: string; readonly text: string }
  /** What a client is sent, ready for the wire. */
  | { readonly kind: 'frame'; readonly client: number; readonly text: string }
  /** What the desk asked for is done, or why not. */
  | { readonly kind: 'made'; readonly id: number; readonly trouble: Trouble | null; readonly made?: Made | BackAsked };

interface Client {
  readonly connection: Connection;
  readonly rights: GrantedRights;
  /** For tables that are watched with a delay: few have one. */
  late?: Late;
}
interface Late {
  readonly connection: Connection;
  readonly rights: GrantedRights;
  readonly seats: Set<string>;
}

const NOT_HERE: Reply = { ok: false, trouble: elsewhere().trouble };

export class Room {
  readonly #host: LocalHost;
  /** The same tables as they stood a while ago. */
  readonly #lateHost: LocalHost;
  readonly #waits: TableWaits;
  readonly #library: Library;
  readonly #post: (message: FromRoom) => void;
  readonly #clients = new Map<number, Client>();
  /** Whose keys open a table, by table: there may be thousands of others. */
  readonly #atTable = new Map<string, Set<number>>();

  constructor(
    library: Library,
    { storage, late }: { readonly storage: Storage; readonly late: Storage },
    signer: Signer,
    post: (message: FromRoom) => void,
  ) {
    this.#library = library;
    // Nothing waits there: nothing is done there.
    const nothing = { signer, has: () => false, inTurn: () => Promise.resolve(), ask: () => undefined };
    this.#lateHost = new LocalHost({ library, storage: late }, () => nothing);
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
  /** Clients with the key of the chair that has this side's chain. */
  #holders(table: string, side: Side): readonly number[] {
    const there = [...(this.#atTable.get(table) ?? [])];
    return there.filter((n) => this.#clients.get(n)?.rights.holds(table, side));
  }

  /** Never throws: whatever goes wrong is answered. */
  hear(message: ToRoom): void {
    if (message.kind === 'come') this.#come(message.client, message.grants);
    else if (message.kind === 'go') void this.#go(message.client);
    else if (message.kind === 'make') void this.#serve(message.id, this.#make(message.table, message.setUp));
    else if (message.kind === 'check') void this.#serve(message.id, this.#check(message.table, message.spec));
    else if (message.kind === 'task') void this.#serve(message.id, this.#task(message.table, message.task));
    else void this.#call(message.client, message.id, message.method, message.args);
  }
  /** Somebody else plays this table now, or has played it: what is known of it here is not true any more. */
  drop(table: string): void {
    this.#host.drop(table);
    this.#lateHost.drop(table);
  }
  /** Everybody leaves, and what was done is stored. */
  async close(): Promise<void> {
    await Promise.all([...this.#clients.keys()].map((client) => this.#go(client)));
  }
  #come(client: number, grants: readonly Grant[]): void {
    const known = this.#clients.get(client) ?? this.#welcome(client);
    const plays = new Set(grants.flatMap((g) => (g.side === null ? [] : [g.table])));
    // Who plays at a table knows more than those who watch it.
    this.#grant(
      client,
      known.rights,
      grants.filter((g) => !g.late),
    );
    const later = grants.filter((g) => g.late && !plays.has(g.table));
    if (later.length > 0) known.late ??= { ...this.#connect(client, this.#lateHost), seats: new Set() };
    known.late?.rights.grant(later);
    this.#remind(client, grants);
  }
  #welcome(client: number): Client {
    const known = this.#connect(client, this.#host);
    this.#clients.set(client, known);
    return known;
  }
  #connect(client: number, host: LocalHost): { readonly connection: Connection; readonly rights: GrantedRights } {
    const rights = new GrantedRights();
    const connection = new Connection(host, rights);
    connection.listen((news) => {
      // Lists and storage are the business of the server, not of its guests.
      if (news.kind === 'standing' || news.kind === 'trouble') this.#send(client, { news });
    });
    return { connection, rights };
  }
  #grant(client: number, rights: GrantedRights, grants: readonly Grant[]): void {
    for (const { table } of rights.grants) {
      const there = this.#atTable.get(table);
      there?.delete(client);
      if (there?.size === 0) this.#atTable.delete(table);
    }
    rights.grant(grants);
    for (const { table } of grants) {
      const there = this.#atTable.get(table) ?? new Set();
      this.#atTable.set(table, there.add(client));
    }
  }
  /** Who comes back hears what their links are wanted for. */
  #remind(client: number, grants: readonly Grant[]): void {
    for (const ask of this.#waits.asksOf(grants.filter((g) => (g.chair ?? 0) === 0)))
      this.#send(client, { news: { kind: 'link', ask } });
  }
  async #go(client: number): Promise<void> {
    const known = this.#clients.get(client);
    this.#clients.delete(client);
    if (known) this.#grant(client, known.rights, []);
    await Promise.all([known?.connection.close(), known?.late?.connection.close()]);
  }
  /** Whose call it is: of the tables as they are, or of those that are watched with a delay. A seat stays where it was taken. */
  #connectionFor({ connection, late }: Client, method: string, args: unknown): Connection {
    if (!late) return connection;
    // The gate has checked what they look like.
    const [first = '', second, third = ''] = args as readonly string[];
    const named = method === 'profile' ? second : method === 'sit' || method === 'openReplay' ? first : undefined;
    if (named === undefined) return late.seats.has(first) ? late.connection : connection;
    const isLate = late.rights.watches(named.replace(/^replay:/, ''));
    if (method === 'sit' && isLate) late.seats.add(third);
    return isLate ? late.connection : connection;
  }
  async #call(client: number, id: number, method: string, args: unknown): Promise<void> {
    const known = this.#clients.get(client);
    // Only invited, or gone: there is nothing for them here, and whoever asks is answered.
    if (!known) return this.#post({ kind: 'frame', client, text: JSON.stringify({ id, ...NOT_HERE }) });
    const reply =
      method === 'links'
        ? await this.#links(known, args as readonly [string, Side, LinkGift])
        : await dispatch(this.#connectionFor(known, method, args), method, args, (error) =>
            this.#complain(method, error),
          );
    this.#send(client, { id, ...reply });
    if (method === 'sit' && reply.ok) this.#remind(client, known.rights.grants);
  }
  /** The gate has checked what they look like. */
  async #links({ rights }: Client, [table, side, gift]: readonly [string, Side, LinkGift]): Promise<Reply> {
    if (!rights.holds(table, side)) return { ok: true, value: null };
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
  async #serve(id: number, work: Promise<Made | BackAsked | void>): Promise<void> {
    try {
      const made = await work;
      this.#post({ kind: 'made', id, trouble: null, ...(made ? { made } : {}) });
    } catch (error) {
      this.#post({ kind: 'made', id, trouble: troubleOf(error, 'rules') });
    }
  }
  #task(table: string, task: Task): Promise<BackAsked | void> {
    if (task.kind === 'play') return this.#host.playOn(table);
    if (task.kind === 'finish') return this.#host.finish(table, task.side, task.ends);
    if (task.kind === 'askBack') return this.#host.askBack(table, task.side);
    if (task.kind === 'divide') return this.#host.divide(table, task.side, task.commands);
    if (task.kind === 'command') return this.#host.handCommand(table, task.side, task.chair);
    return this.#host.takeBack(table, task.side, task.length);
  }
  async #check(table: string, spec: NewGame): Promise<Made> {
    return { info: publicInfo((await newTable(this.#library, spec, table)).info) };
  }
  async #make(id: string, setUp: SetUp): Promise<Made> {
    const { spec, heads, secret, delay, waited } = setUp;
    const links = waited && new TableLinks(waited.dice, waited.kept);
    try {
      const table = await sharedTable(this.#library, spec, id, { heads, secret, ...(links ? { links } : {}) });
      table.teams = teamsFor(table.match.game, setUp);
      table.delay = delay;
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
