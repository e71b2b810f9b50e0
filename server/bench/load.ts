// node server/bench/load.ts [--games 1000] [--seconds 60] [--every 10] [--processes 1] [--postgres] [--game eastfront --scenario s41]
// Live games with two people each, an action per game every so many seconds: how long until the other one sees it, and what it costs:
// processor, memory, bytes, database. The servers run in processes of their own; this one only plays.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Standing } from '@rasputitsa/host';
import { random as randomFrom } from '@rasputitsa/kernel';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { type FarHost, farHost } from '../src/client.ts';
import { newKey } from '../src/keys.ts';
import type { DatabaseAt } from '../src/node-database.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { SPEC } from '../test/house-spec.ts';
import { endProcess, type Running, startProcess } from '../test/pack.ts';
import { anyAction, mustDecide } from '../test/player.ts';
import { startCluster } from '../test/postgres.ts';
import { giving, headsFor } from '../test/trust.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    postgres: { type: 'boolean', default: false },
    game: { type: 'string', default: SPEC.game },
    scenario: { type: 'string', default: SPEC.scenario },
  },
});
const [games, seconds, every, processes] = [values.games, values.seconds, values.every, values.processes].map(
  Number,
) as [number, number, number, number];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Tables that are set up at the same time. */
const AT_ONCE = 8;

interface Seat {
  readonly host: FarHost;
  now: Standing;
  /** Called when a standing comes. */
  heard: () => void;
}
let received = 0;
const wires = new Set<Socket>();
const packed = (): number => [...wires].reduce((sum, s) => sum + s.bytesRead, 0);
function person(port: number, key: string): FarHost {
  return farHost({
    connect() {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`);
      socket.on('upgrade', (res) => wires.add(res.socket));
      socket.on('message', (data: Buffer) => (received += data.length));
      return socket;
    },
    keys: () => [key],
    trust: giving(),
  });
}
async function sit(host: FarHost, table: string, side: number, key: string): Promise<Seat> {
  await host.show([key]);
  const seat: Seat = { host, now: await host.sit(table, side), heard: () => undefined };
  host.listen((n) => {
    if (n.kind !== 'standing') return;
    seat.now = n.standing;
    seat.heard();
  });
  return seat;
}
async function tableAt(ports: readonly number[], i: number): Promise<readonly [Seat, Seat]> {
  const keys = [newKey(), newKey()] as const;
  const [a, b] = keys.map((key, side) => person(ports[(i + side) % ports.length] ?? 0, key)) as [FarHost, FarHost];
  const made = await a.makeTable({ ...SPEC, game: values.game, scenario: values.scenario }, keys[0], await headsFor(0));
  await b.takeChair(made.invite, 1, 'Boris', keys[1], await headsFor(1));
  return [await sit(a, made.table, 0, keys[0]), await sit(b, made.table, 1, keys[1])];
}

const latencies: number[] = [];
let [actions, unseen, late] = [0, 0, 0];
/** One action by whoever has to decide; how long until the other one's standing is there. */
async function act(seats: readonly [Seat, Seat], seed: number): Promise<void> {
  const who = mustDecide(seats[0].now) ? 0 : mustDecide(seats[1].now) ? 1 : undefined;
  if (who === undefined) return;
  const [mine, other] = who === 0 ? seats : ([seats[1], seats[0]] as const);
  const action = await anyAction(mine.host, mine.now, randomFrom(seed));
  if (!action) return;
  const sent = performance.now();
  const seen = new Promise<boolean>((resolve) => {
    other.heard = () => {
      latencies.push(performance.now() - sent);
      resolve(true);
    };
    setTimeout(() => resolve(false), 2000);
  });
  const done = await mine.host.act(mine.now.seat, [action], mine.now.version);
  if (done.ok) actions++;
  if (performance.now() - sent > 1000) late++;
  // What is done in secret is not seen: no standing comes.
  if (!(await seen)) unseen++;
  other.heard = () => undefined;
}
function memoryOf(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024;
}
/** Milliseconds of processor in a line of /proc, and whose child it is. */
function cpuIn(file: string): { readonly ms: number; readonly parent: number } {
  const text = readFileSync(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS, parent: Number(fields[1]) };
}
/** By thread: sockets, rooms, and what packs and collects garbage beside them. */
function cpuOf(pid: number | undefined): Cpu {
  const out = { sockets: 0, rooms: 0, beside: 0 };
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const dir = `/proc/${pid}/task/${task}`;
    const name = readFileSync(`${dir}/comm`, 'utf8').trim();
    const kind = Number(task) === pid ? 'sockets' : /^(node|WorkerThread|MainThread)/.test(name) ? 'rooms' : 'beside';
    out[kind] += cpuIn(`${dir}/stat`).ms;
  }
  return out;
}
/** All processes of PostgreSQL that are there now. */
function databaseCpu(): number {
  if (!cluster) return 0;
  const first = cluster.pid();
  return readdirSync('/proc')
    .filter((p) => /^\d+$/.test(p))
    .reduce((sum, p) => {
      try {
        const { ms, parent } = cpuIn(`/proc/${p}/stat`);
        return parent === first || Number(p) === first ? sum + ms : sum;
      } catch {
        return sum;
      }
    }, 0);
}
interface Cpu {
  readonly sockets: number;
  readonly rooms: number;
  readonly beside: number;
}
/** Bytes that the database takes on the disk; of PostgreSQL without its write-ahead log. */
async function sizeOf(at: DatabaseAt): Promise<number> {
  if ('folder' in at) return readdirSync(at.folder).reduce((sum, f) => sum + statSync(join(at.folder, f)).size, 0);
  const client = new Client({ connectionString: at.url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
  await client.end();
  return Number(rows[0]?.size ?? 0);
}
const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

const cluster = values.postgres ? await startCluster() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
const at: DatabaseAt = cluster ? { url: await cluster.database('load') } : { folder };
const running: Running[] = [];
for (let i = 0; i < processes; i++) running.push(await startProcess(at, 0, Number(values.threads)));
const ports = running.map((r) => r.port);
const tables: (readonly [Seat, Seat])[] = [];
// The rules of the game are loaded with the first table in each room: what more tables cost is counted from there.
const warm = processes * Number(values.threads) * 2;
for (let i = 0; i < warm; i++) tables.push(await tableAt(ports, i));
const before = running.map((r) => memoryOf(r.child.pid));
const settingUp = performance.now();
let next = tables.length;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < games) tables.push(await tableAt(ports, next++));
  }),
);
const setUp = Math.round((performance.now() - settingUp) / 1000);
console.error(`${tables.length} tables in ${setUp} s`);
received = 0;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const cpu = (): Cpu & { readonly database: number } => {
  const all = running.map((r) => cpuOf(r.child.pid));
  const of = (kind: keyof Cpu): number => sum(all.map((c) => c[kind]));
  return { sockets: of('sockets'), rooms: of('rooms'), beside: of('beside'), database: databaseCpu() };
};
const [cpuBefore, packedBefore, sizeBefore] = [cpu(), packed(), await sizeOf(at)];
const played = performance.now();
const end = performance.now() + seconds * 1000;
await Promise.all(
  tables.map(async (seats, i) => {
    await pause((i / games) * every * 1000);
    for (let n = 0; performance.now() < end; n++) {
      const begun = performance.now();
      await act(seats, i * 1000 + n).catch(() => late++);
      await pause(Math.max(0, every * 1000 - (performance.now() - begun)));
    }
  }),
);
const wall = performance.now() - played;
const cpuAfter = cpu();
const spent = (kind: keyof typeof cpuAfter): number => cpuAfter[kind] - cpuBefore[kind];
const perAction = (n: number): number => Math.round((n / Math.max(1, actions)) * 10) / 10;
const sorted = latencies.toSorted((a, b) => a - b);
console.log(
  JSON.stringify(
    {
      games: tables.length,
      sockets: 2 * tables.length,
      processes,
      database: cluster ? 'postgres' : 'sqlite',
      game: values.game,
      setUpSeconds: setUp,
      seconds,
      actions,
      seen: sorted.length,
      unseen,
      overOneSecond: late,
      msMedian: percentile(sorted, 0.5),
      ms95: percentile(sorted, 0.95),
      ms99: percentile(sorted, 0.99),
      memoryBeforeMb: before.map(Math.round),
      memoryMb: running.map((r) => Math.round(memoryOf(r.child.pid))),
      memoryPerGameKb: Math.round(
        (1024 * sum(running.map((r, i) => memoryOf(r.child.pid) - (before[i] ?? 0)))) /
          Math.max(1, tables.length - warm),
      ),
      cpuMsPerAction: {
        sockets: perAction(spent('sockets')),
        rooms: perAction(spent('rooms')),
        beside: perAction(spent('beside')),
        database: perAction(spent('database')),
      },
      cores: Math.round(((spent('sockets') + spent('rooms') + spent('beside')) / wall) * 100) / 100,
      lettersPerAction: Math.round(perAction(received)),
      bytesPerAction: Math.round(perAction(packed() - packedBefore)),
      storedPerAction: Math.round(perAction((await sizeOf(at)) - sizeBefore)),
      load: loadavg().map((x) => Math.round(x * 10) / 10),
    },
    null,
    2,
  ),
);
for (const seats of tables) for (const s of seats) s.host.close();
await Promise.all(running.map((r) => endProcess(r, 'SIGTERM')));
await cluster?.stop();
rmSync(folder, { recursive: true });
