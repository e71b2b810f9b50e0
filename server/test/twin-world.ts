// A whole server without sockets: gate, desk, room and database in one thread. What would go over each wire is written down, letter by
// letter, so that two of them can be compared.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeptInfo, type Standing, type Storage, type TableViewer, TableLinks } from '@rasputitsa/host';
import { Table } from '@rasputitsa/host/table';
import {
  chainCommitment,
  type ChainedSpec,
  chainId,
  canonical,
  cloneState,
  diceFor,
  type DiceSource,
  type Game,
  type GameRecord,
  Match,
  openJournal,
  type State,
} from '@rasputitsa/kernel';
import { alikeNames, type Numbering } from '@rasputitsa/kernel/battery/twins';
import { type FarHost, farHost, type Socket } from '../src/client.ts';
import type { DeskRow } from '../src/desk-rows.ts';
import { FarDesk } from '../src/desk.ts';
import { Gate } from '../src/gate.ts';
import { hashOfKey } from '../src/key-hash.ts';
import { dueIn, lateStorage } from '../src/late.ts';
import { type Database, migrate, openDatabase } from '../src/node-database.ts';
import { folderLibrary } from '../src/node-library.ts';
import { signerOf } from '../src/node-signing.ts';
import { Room } from '../src/room.ts';
import { serverStorage } from '../src/storage.ts';
import { giving, headsFor } from './trust.ts';

/** The time in both worlds: it goes on between two deeds, by as much in the one as in the other. */
export class StandingClock {
  #at = 1_700_000_000_000;
  readonly #real = { date: Date.now.bind(Date), performance: performance.now.bind(performance) };
  begin(): void {
    Date.now = () => this.#at;
    performance.now = () => this.#at;
  }
  later(ms: number): void {
    this.#at += ms;
  }
  end(): void {
    Date.now = this.#real.date;
    performance.now = this.#real.performance;
  }
}

/** Both worlds are one server to those who are compared. */
const SIGNER = signerOf(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as Record<string, string>);
const CLOSED = 3;
const OPEN = 1;
/** Rounds of the loop without anything new after which nothing more comes. */
const STILL = 6;

/** Somebody at a table: what was sent to them, and how things stand for them. */
export interface Sitter {
  readonly host: FarHost;
  readonly key: string;
  readonly frames: string[];
  now: Standing;
}
export interface Place {
  readonly game: Game;
  readonly state: State;
  /** How its pieces are numbered, where that is another way than in the other world. */
  readonly to?: Numbering;
  readonly secret: string;
}

export class TwinWorld {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rasputitsa-twin-'));
  readonly #db: Database = openDatabase({ folder: this.#folder });
  readonly #dice = new Map<string, DiceSource>();
  readonly #games = new Map<string, Game>();
  #storage: Storage | undefined;
  #gate: Gate | undefined;
  #pending = 0;
  #sent = 0;
  /** What went wrong inside: nothing may. */
  readonly complaints: string[] = [];

  static async open(): Promise<TwinWorld> {
    const self = new TwinWorld();
    const db = self.#db;
    await migrate(db);
    const complain = (error: unknown): void =>
      void self.complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const moved = async (table: string): Promise<void> => {
      await desk.moved(table);
      await gate.changed(table);
    };
    const storage: Storage = {
      ...serverStorage({ db, hold: () => 'alone', changed: (table) => void moved(table).catch(complain), complain }),
      dice: (id) => self.#diceOf(id),
    };
    const room: Room = new Room(folderLibrary(), { storage, late: lateStorage(storage, dueIn(db)) }, SIGNER, (m) => {
      if (m.kind === 'frame') gate.send(m.client, m.text);
      if (m.kind === 'complaint') complain(m.text);
    });
    const never = (): Promise<never> => Promise.reject(new Error('tables are not made here'));
    const desk: FarDesk = new FarDesk({
      db,
      check: never,
      make: never,
      task: never,
      changed: (table) => void gate.changed(table).catch(complain),
      said: (table, said) => void gate.said(table, said.n).catch(complain),
    });
    const gate: Gate = new Gate({
      desk,
      tables: {
        come: (client, grants) => room.hear({ kind: 'come', client, grants }),
        call: (_, client, id, method, args) => room.hear({ kind: 'call', client, id, method, args }),
        go: (client) => room.hear({ kind: 'go', client }),
      },
      complain,
    });
    self.#storage = storage;
    self.#gate = gate;
    return self;
  }
  #diceOf(id: string): DiceSource {
    const dice = this.#dice.get(id);
    if (!dice) throw new Error(`there is no table ${id}`);
    return dice;
  }
  get #shelf(): Storage {
    if (!this.#storage) throw new Error('this world is not open');
    return this.#storage;
  }
  async close(): Promise<void> {
    await this.#db.destroy();
    rmSync(this.#folder, { recursive: true });
  }

  /** A game that goes on from this state, with a person on each side. */
  async table(id: string, { game, state, to, secret }: Place): Promise<void> {
    const sides = [...game.sides.keys()];
    const heads = await Promise.all(sides.map(async (side) => ({ side, ...(await headsFor(side)) })));
    const { scenario, options } = state;
    const bound = { table: id, game: game.id, rules: game.version, scenario, options: canonical(options), pack: '' };
    const chain = chainId({ ...bound, heads });
    const spec: ChainedSpec = {
      kind: 'chained',
      table: id,
      id: chain,
      commitment: chainCommitment(chain, secret),
      heads,
      secret,
    };
    const dice: DiceSource = { ...diceFor(spec), name: alikeNames(state.draws, to) };
    this.#dice.set(id, dice);
    this.#games.set(id, game);
    const match = new Match({ game, scenario, dice, start: 'position' }, cloneState(state));
    const chairs = sides.map(() => 'person' as const);
    const links = new TableLinks(spec);
    const table = new Table({ id, kind: 'play', match, chairs, dice: spec, seed: 1, links });
    await this.#shelf.journal(id, () => table.kept).begin(table.file());
    const row: DeskRow = {
      names: sides.map((s) => `Player ${s}`),
      people: sides,
      maker: 0,
      invite: '',
      watch: '',
      spec: { game: game.id, scenario, options, chairs },
      info: table.info,
      secret,
      heads,
    };
    const desk = { table_id: id, body: JSON.stringify(row), listed: 0, created: Date.now(), deadline: null };
    await this.#db.insertInto('desks').values(desk).execute();
    const keys = [
      ...sides.map((side) => ({ hash: hashOfKey(keyOf(id, side)), table_id: id, role: 'player', side })),
      { hash: hashOfKey(keyOf(id, 'spectator')), table_id: id, role: 'spectator', side: null },
    ];
    await this.#db.insertInto('keys').values(keys).execute();
  }
  #journal(id: string) {
    return this.#shelf.journal(id, (): KeptInfo => {
      throw new Error('read only');
    });
  }
  /** What was done there, from this record on. */
  records(id: string, from: number): Promise<readonly GameRecord[]> {
    return this.#journal(id).records(from);
  }
  /** As it is stored. */
  async match(id: string): Promise<Match> {
    const game = this.#games.get(id);
    if (!game) throw new Error(`there is no table ${id}`);
    return (await openJournal(this.#journal(id), game, 0, this.#diceOf(id))).match;
  }
  /** Room for the next one. */
  async forget(id: string): Promise<void> {
    await this.#shelf.remove(id);
    this.#dice.delete(id);
  }

  // Those who sit there

  async sit(id: string, viewer: TableViewer): Promise<Sitter> {
    const frames: string[] = [];
    const key = keyOf(id, viewer);
    const host = farHost({ connect: () => this.#socket(frames), keys: () => [key], trust: giving() });
    await host.show([key]);
    const sitter: Sitter = { host, key, frames, now: await host.sit(id, viewer, `seat-${viewer}`) };
    host.listen((n) => {
      if (n.kind === 'standing' && n.standing.seat === sitter.now.seat) sitter.now = n.standing;
    });
    await this.settle();
    return sitter;
  }
  #socket(frames: string[]): Socket {
    const ears = { open: [] as (() => void)[], close: [] as (() => void)[], message: [] as ((e: unknown) => void)[] };
    let isOpen = true;
    const client = this.#gate?.enter({
      send: (text) => {
        if (!isOpen) return;
        frames.push(text);
        this.#sent++;
        if (text.startsWith('{"id"')) this.#pending--;
        queueMicrotask(() => isOpen && ears.message.forEach((hear) => hear({ data: text })));
      },
      cut: (why) => {
        this.complaints.push(`a socket was cut: ${why}`);
      },
    });
    if (!client) throw new Error('this world is not open');
    setImmediate(() => ears.open.forEach((hear) => hear()));
    return {
      get readyState() {
        return isOpen ? OPEN : CLOSED;
      },
      send: (text) => {
        this.#pending++;
        client.hear(text);
      },
      close: () => {
        if (isOpen) this.#gate?.leave(client);
        isOpen = false;
      },
      addEventListener(kind: string, hear: unknown) {
        if (kind in ears) (ears as Record<string, unknown[]>)[kind]?.push(hear);
      },
    };
  }
  /** Until everything is answered and nothing more comes. */
  async settle(): Promise<void> {
    let [still, last] = [0, -1];
    while (still < STILL) {
      await new Promise((resolve) => setImmediate(resolve));
      still = this.#sent === last && this.#pending === 0 ? still + 1 : 0;
      last = this.#sent;
    }
  }
}

function keyOf(id: string, viewer: TableViewer): string {
  return Buffer.from(hashOfKey(`${id} ${viewer}`), 'hex')
    .subarray(0, 16)
    .toString('base64url');
}
