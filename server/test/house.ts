// A server on this machine, and people who come to it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptTrust, News, Standing } from '@rasputitsa/host';
import type { Action } from '@rasputitsa/kernel';
import pino from 'pino';
import { Client } from 'pg';
import { inject } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { headsOf, NOTHING_KEPT } from '../src/chains.ts';
import { type FarHost, farHost } from '../src/client.ts';
import { SPEC } from './house-spec.ts';
import { newKey } from '../src/keys.ts';
import { type DatabaseAt, openDatabase } from '../src/node-database.ts';
import type { PushTo } from '../src/node-push.ts';
import { type RunningServer, startServer } from '../src/node-server.ts';
import { type FarGame, type FarNews, type Heads, SOCKET_PATH, type Taken } from '../src/wire.ts';

export { SPEC };

/** Chains take a moment to make: most people in these tests have one of these two. */
const SEEDS = ['the seed of Anna', 'the seed of Boris'] as const;
export const heads = (side: 0 | 1): Promise<Heads> => headsOf(SEEDS[side]);

export interface Person {
  readonly host: FarHost;
  readonly keys: string[];
  /** Every text their browser was sent. */
  readonly frames: string[];
  /** Whether their browser gives links for dice. */
  gives: boolean;
  /** What their browser remembers. */
  readonly trust: Map<string, KeptTrust>;
  makes(spec: FarGame, key?: string): Promise<Taken>;
  takes(door: string, side: number, name: string, key?: string): Promise<Taken>;
  readonly news: (News | FarNews)[];
  show(key: string): Promise<void>;
  /** How things stand for them. */
  now(): Standing;
  sat: Standing | undefined;
}
/** The one makes a table, the other comes by its link, and both sit there. */
export async function seated(anna: Person, boris: Person, spec = SPEC): Promise<Taken> {
  const made = await anna.makes(spec);
  await anna.show(made.key);
  const taken = await boris.takes(made.invite, 1, 'Boris');
  await boris.show(taken.key);
  anna.sat = await anna.host.sit(made.table, 0);
  boris.sat = await boris.host.sit(made.table, 1);
  return made;
}
export interface House {
  /** Connected to which of the processes, where there are several. */
  person(process?: number): Person;
  /** Where the server is reached. */
  address(): string;
  /** Two at a table, both sitting. */
  table(
    spec?: FarGame,
    /** Whose browsers give links from the beginning. */
    givers?: readonly number[],
  ): Promise<{
    readonly anna: Person;
    readonly boris: Person;
    readonly id: string;
    readonly invite: string;
    readonly watch: string;
  }>;
  /** As the server does when a player has been waited for for a while. */
  remind: RunningServer['remind'];
  /** What time it is for the server. */
  now(): number;
  /** Time passes, for the server. */
  later(ms: number): void;
  /** All that was done is so much older, for those who watch with a delay. */
  older(ms: number): Promise<void>;
  restart(): Promise<void>;
  /** Sends one text over a socket and waits for what comes of it. */
  raw(text: string): Promise<{ readonly answer?: unknown; readonly closed?: number }>;
  socketFrom(origin: string): Promise<void>;
  close(): Promise<void>;
}

export function standings(p: Pick<Person, 'news'>): Standing[] {
  return p.news.flatMap((n) => (n.kind === 'standing' ? [n.standing] : []));
}
export async function until(what: () => boolean, most = 20_000): Promise<void> {
  const end = performance.now() + most;
  while (!what()) {
    if (performance.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Something they can do without choosing anything. */
export function pass(p: Person): Action {
  const offer = p.now().offers.find((o) => o.args.length === 0 && !o.refusal);
  if (!offer) throw new Error('nothing can be passed here');
  return { verb: offer.verb, args: {} };
}
export const owes = (p: Person): boolean =>
  p.now().view.owing.includes(p.now().viewer as number) && p.now().offers.length > 0;
/** Whoever has to decide passes, until it has come to that. */
export async function passUntil(people: readonly Person[], what: () => boolean, most = 40): Promise<void> {
  for (let i = 0; i < most && !what(); i++) {
    await until(() => what() || people.some(owes));
    const p = people.find(owes);
    if (p && !what()) await p.host.act(p.now().seat, [pass(p)], p.now().version);
  }
  if (!what()) throw new Error('it has not come to that');
}

/** An empty database in the PostgreSQL of these tests. */
export async function freshDatabase(): Promise<string> {
  const url = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}

/** Somebody with a browser; `address` is asked whenever it connects. */
export function personAt(address: () => string): Person {
  const keys: string[] = [];
  const news: (News | FarNews)[] = [];
  const trust = new Map<string, KeptTrust>();
  const frames: string[] = [];
  const host = farHost({
    connect() {
      const socket = new WebSocket(address());
      socket.addEventListener('message', (e) => frames.push(String(e.data)));
      return socket;
    },
    keys: () => keys,
    patience: () => 50,
    trust: {
      seedOf: (_, side) => (self.gives ? SEEDS[side] : undefined),
      kept: (table) => trust.get(table) ?? NOTHING_KEPT,
      keep: (table, kept) => void trust.set(table, kept),
    },
  });
  const self: Person = {
    host,
    keys,
    news,
    frames,
    gives: true,
    trust,
    async makes(spec, key = newKey()) {
      return host.makeTable(spec, key, await heads(spec.chairs.indexOf('me') === 1 ? 1 : 0));
    },
    async takes(door, side, name, key = newKey()) {
      return host.takeChair(door, side, name, key, await heads(side === 1 ? 1 : 0));
    },
    sat: undefined,
    async show(key) {
      keys.push(key);
      await host.show(keys);
    },
    now() {
      const last = standings(self).at(-1) ?? self.sat;
      if (!last) throw new Error('they have not sat down');
      return last;
    },
  };
  host.listen((n) => news.push(n));
  return self;
}

export async function house(push: PushTo = {}, more = 0): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
  const at: DatabaseAt = process.env['TEST_DATABASE'] === 'postgres' ? { url: await freshDatabase() } : { folder };
  const start = (port: number): Promise<RunningServer> =>
    startServer({
      at,
      address: '127.0.0.1',
      port,
      threads: 2,
      push,
      log: pino({ level: process.env['PACK_LOG'] ?? 'silent' }),
      now: () => Date.now() + ahead,
    });
  let ahead = 0;
  let server = await start(0);
  const others = await Promise.all(Array.from({ length: more }, () => start(0)));
  const people: Person[] = [];
  const http = (): string => `http://127.0.0.1:${server.port}`;
  const address = (process = 0): string => `ws://127.0.0.1:${(others[process - 1] ?? server).port}${SOCKET_PATH}`;

  function person(process = 0): Person {
    const one = personAt(() => address(process));
    people.push(one);
    return one;
  }
  return {
    person,
    address: http,
    async table(spec = SPEC, givers = [0, 1]) {
      const [anna, boris] = [person(), person()];
      anna.gives = givers.includes(0);
      boris.gives = givers.includes(1);
      const made = await seated(anna, boris, spec);
      return { anna, boris, id: made.table, invite: made.invite, watch: made.watch };
    },
    remind: (...about) => server.remind(...about),
    now: () => Date.now() + ahead,
    later(ms) {
      ahead += ms;
    },
    async older(ms) {
      const db = openDatabase(at);
      await db
        .updateTable('times')
        .set((x) => ({ at: x('at', '-', ms) }))
        .execute();
      await db.destroy();
      ahead += ms;
    },
    async restart() {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
    raw(text) {
      return new Promise((resolve, reject) => {
        const ws = new NodeSocket(address());
        ws.on('open', () => ws.send(text));
        ws.on('message', (data: Buffer) => {
          resolve({ answer: JSON.parse(data.toString('utf8')) });
          ws.close();
        });
        ws.on('close', (closed) => resolve({ closed }));
        ws.on('error', reject);
      });
    },
    socketFrom(origin) {
      return new Promise((resolve, reject) => {
        const ws = new NodeSocket(address(), { origin });
        ws.on('open', () => {
          ws.close();
          resolve();
        });
        ws.on('error', reject);
      });
    },
    async close() {
      for (const p of people) p.host.close();
      await Promise.all([server, ...others].map((s) => s.close()));
      rmSync(folder, { recursive: true });
    },
  };
}
