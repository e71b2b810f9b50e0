// node server/bench/load.ts [--games 1000] [--seconds 60] [--every 10] [--processes 1] [--postgres]
// Live games with two people each, an action per game every so many seconds: how long until the other one sees it, memory and bytes. The
// servers run in processes of their own; this one only plays.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Standing } from '@rasputitsa/host';
import { random as randomFrom } from '@rasputitsa/kernel';
import { type FarHost, farHost } from '../src/client.ts';
import { newKey } from '../src/keys.ts';
import type { DatabaseAt } from '../src/node-database.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { SPEC } from '../test/house-spec.ts';
import { endProcess, startProcess } from '../test/pack.ts';
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
  },
});
const [games, seconds, every, processes] = [values.games, values.seconds, values.every, values.processes].map(
  Number,
) as [number, number, number, number];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Tables that are set up at the same time. */
const AT_ONCE = 8;

interface Seat {
  readonly host: FarHost;
  now: Standing;
  /** Called when a standing comes. */
  heard: () => void;
}
let received = 0;
function person(port: number, key: string): FarHost {
  return farHost({
    connect() {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`);
      socket.addEventListener('message', (e) => (received += String(e.data).length));
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
  const made = await a.makeTable(SPEC, keys[0], await headsFor(0));
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
const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

const cluster = values.postgres ? await startCluster() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
const at: DatabaseAt = cluster ? { url: await cluster.database('load') } : { folder };
const running = [];
for (let i = 0; i < processes; i++) running.push(await startProcess(at, 0, Number(values.threads)));
const before = running.map((r) => memoryOf(r.child.pid));
const ports = running.map((r) => r.port);
const tables: (readonly [Seat, Seat])[] = [];
const settingUp = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < games) tables.push(await tableAt(ports, next++));
  }),
);
const setUp = Math.round((performance.now() - settingUp) / 1000);
console.error(`${tables.length} tables in ${setUp} s`);
received = 0;
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
const sorted = latencies.toSorted((a, b) => a - b);
console.log(
  JSON.stringify(
    {
      games: tables.length,
      sockets: 2 * tables.length,
      processes,
      database: cluster ? 'postgres' : 'sqlite',
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
      lettersPerAction: Math.round(received / Math.max(1, actions)),
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
