// Several processes on one database, and people who play while they are killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadGame } from '@rasputitsa/cli/node-games';
import type { Standing } from '@rasputitsa/host';
import { random as randomFrom, type Random, verify, wholeGame } from '@rasputitsa/kernel';
import { type FarHost, farHost } from '../src/client.ts';
import { newKey } from '../src/keys.ts';
import { type DatabaseAt, openDatabase } from '../src/node-database.ts';
import { serverStorage } from '../src/storage.ts';
import { type FarGame, SOCKET_PATH } from '../src/wire.ts';
import { giving, headsFor } from './trust.ts';
import { anyAction, mustDecide } from './player.ts';

const PROGRAM = fileURLToPath(new URL('process.ts', import.meta.url));

export interface Running {
  readonly port: number;
  readonly child: ChildProcess;
}
export async function startProcess(at: DatabaseAt, port = 0, threads = 1): Promise<Running> {
  const child = spawn(
    process.execPath,
    [PROGRAM, JSON.stringify({ at, port, threads, level: process.env['PACK_LOG'] ?? 'silent' })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the process did not start'))),
  ])) as [string];
  return { port: (JSON.parse(line) as { port: number }).port, child };
}
export async function endProcess({ child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export interface Played {
  acknowledged: number;
  /** In words: nobody here tries what is not offered, so there should be none. */
  readonly refused: string[];
  /** Calls that failed otherwise, in words. */
  readonly failed: string[];
  readonly games: { readonly table: string; readonly side: number; readonly done: string[] }[];
}

/** Two at a table who play at random until they are told to stop; when a game is over they begin another. */
export class Pair {
  readonly #spec: FarGame;
  readonly #address: () => string;
  readonly #random: Random;
  readonly hosts: FarHost[] = [];
  readonly played: Played = { acknowledged: 0, refused: [], failed: [], games: [] };
  #stop = false;

  constructor(spec: FarGame, address: () => string, seed: number) {
    this.#spec = spec;
    this.#address = address;
    this.#random = randomFrom(seed);
  }
  stop(): void {
    this.#stop = true;
  }
  close(): void {
    for (const h of this.hosts) h.close();
  }
  async play(): Promise<void> {
    while (!this.#stop) await this.#game();
  }
  async #game(): Promise<void> {
    const keys = [newKey(), newKey()];
    this.close();
    this.hosts.length = 0;
    for (const key of keys)
      this.hosts.push(
        farHost({
          connect: () => new WebSocket(`${this.#address()}${SOCKET_PATH}`),
          keys: () => [key],
          trust: giving(),
          patience: (failed) => Math.min(500, 30 * 2 ** failed),
        }),
      );
    const [a, b] = this.hosts as [FarHost, FarHost];
    const [mine, theirs] = [await headsFor(0), await headsFor(1)];
    const made = await this.#insist(() => a.makeTable(this.#spec, keys[0] ?? '', mine));
    const other = 1 - made.side;
    await this.#insist(() => b.takeChair(made.invite, other, 'Boris', keys[1] ?? '', theirs));
    await Promise.all([
      this.#side(a, made.table, made.side, keys[0] ?? ''),
      this.#side(b, made.table, other, keys[1] ?? ''),
    ]);
  }
  /** A call of the desk may fall into the moment in which the database goes: asked again it is answered. */
  async #insist<T>(what: () => Promise<T>): Promise<T> {
    const end = performance.now() + 30_000;
    for (;;) {
      try {
        return await what();
      } catch (error) {
        if (performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
  async #side(host: FarHost, table: string, side: number, key: string): Promise<void> {
    const done: string[] = [];
    this.played.games.push({ table, side, done });
    await this.#insist(() => host.show([key]));
    let now: Standing = await this.#insist(() => host.sit(table, side));
    const wake = new Set<() => void>();
    const off = host.listen((n) => {
      if (n.kind !== 'standing' || n.standing.seat !== now.seat) return;
      now = n.standing;
      for (const w of wake) w();
    });
    while (!this.#stop && now.table.over === null) {
      if (mustDecide(now)) await this.#act(host, now, done);
      else
        await new Promise<void>((resolve) => {
          wake.add(resolve);
          setTimeout(resolve, 50);
        });
      wake.clear();
    }
    off();
  }
  async #act(host: FarHost, now: Standing, done: string[]): Promise<void> {
    try {
      const action = await anyAction(host, now, this.#random);
      if (!action || this.#stop) return void (await new Promise((resolve) => setTimeout(resolve, 20)));
      const out = await host.act(now.seat, [action], now.version);
      if (out.ok) {
        this.played.acknowledged++;
        done.push(action.verb);
      } else this.played.refused.push(`${action.verb}: ${out.refusal.rule} ${out.refusal.text}`);
    } catch (error) {
      this.played.failed.push(error instanceof Error ? error.message : String(error));
    }
  }
}

export interface Found {
  readonly records: number;
  readonly lost: number;
  readonly twice: number;
  readonly problems: readonly string[];
}
/** Compares what was acknowledged with what is stored, and plays every game again by its rules. */
export async function audit(at: DatabaseAt, played: readonly Played[]): Promise<Found> {
  const db = openDatabase(at);
  const storage = serverStorage({ db, hold: () => undefined, changed: () => undefined });
  const problems: string[] = [];
  let [records, lost, twice] = [0, 0, 0];
  const games = played.flatMap((p) => p.games);
  for (const { table, side, done } of games) {
    const journal = storage.journal(table, () => {
      throw new Error('read only');
    });
    const kept = await journal.records(0);
    if (side === 0) records += kept.length;
    // Pieces go by other names in what is stored than in what was sent: the deeds are compared, in their order.
    const acted = kept.flatMap(({ entry }) => ('verb' in entry && entry.side === side ? [entry.verb] : []));
    const due = done;
    if (acted.length < due.length) lost += due.length - acted.length;
    if (acted.length > due.length) twice += acted.length - due.length;
    if (acted.join('\n') !== due.join('\n'))
      problems.push(`${table} side ${side}: ${acted.length} stored, ${due.length} acknowledged`);
    if (side !== 0) continue;
    const head = await journal.head();
    const { game } = await loadGame(head?.game ?? '');
    const verdict = verify(await wholeGame(journal, game), game);
    problems.push(...verdict.problems.map((p) => `${table}: ${p}`));
  }
  await db.destroy();
  return { records, lost, twice, problems };
}
