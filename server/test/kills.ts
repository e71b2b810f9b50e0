// Processes are killed, the database is started again and sockets are cut while people play. Then what was acknowledged is compared with
// what is stored, and every game is played again by its rules.
import { random as randomFrom } from '@rasputitsa/kernel';
import type { DatabaseAt } from '../src/node-database.ts';
import { SPEC } from './house-spec.ts';
import { audit, endProcess, type Found, Pair, type Played, type Running, startProcess } from './pack.ts';

export interface KillPlan {
  readonly at: DatabaseAt;
  readonly processes: number;
  readonly pairs: number;
  readonly kills: number;
  readonly seed: number;
  /** The database is started again after each so many kills. */
  readonly restartEvery?: number;
  /** Starts the database again, where that is possible. */
  restartDatabase?(): Promise<void>;
  progress?(line: string): void;
}
export interface KillReport extends Found {
  /** Processes that ended although nobody killed them. */
  readonly crashed: number;
  readonly killed: number;
  readonly stopped: number;
  readonly restarts: number;
  readonly cuts: number;
  readonly acknowledged: number;
  readonly refused: readonly string[];
  readonly failed: readonly string[];
  readonly games: number;
  /** What was acknowledged, to be looked at once more. */
  readonly played: readonly Played[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const FEW = 15;
const LONGEST_WAIT = 30_000;
const EVERY_RESTART = 10;
const EVERY_STOP = 5;

export async function killing(plan: KillPlan): Promise<KillReport> {
  const random = randomFrom(plan.seed);
  const running: Running[] = [];
  for (let i = 0; i < plan.processes; i++) running.push(await startProcess(plan.at));
  const address = (): string => `ws://127.0.0.1:${running[random.int(running.length)]?.port ?? 0}`;
  const pairs = Array.from({ length: plan.pairs }, (_, i) => new Pair(SPEC, address, plan.seed * 1000 + i));
  const playing = pairs.map((p) => p.play());
  let [killed, stopped, restarts, cuts] = [0, 0, 0, 0];
  let crashed = 0;
  const acknowledged = (): number => pairs.reduce((n, p) => n + p.played.acknowledged, 0);
  const cut = (): void => {
    for (const pair of pairs)
      for (const host of pair.hosts)
        if (random.int(8) === 0) {
          host.drop();
          cuts++;
        }
  };
  try {
    let before = 0;
    while (killed < plan.kills) {
      // Under load: only after something has been acknowledged since the last time.
      const end = performance.now() + LONGEST_WAIT;
      while (acknowledged() < before + FEW && performance.now() < end) await pause(20);
      before = acknowledged();
      await pause(random.int(500));
      cut();
      const at = random.int(running.length);
      const victim = running[at];
      if (!victim) continue;
      if (victim.child.exitCode !== null) crashed++;
      await endProcess(victim, 'SIGKILL');
      killed++;
      if (
        plan.restartDatabase &&
        killed % (plan.restartEvery ?? EVERY_RESTART) === 3 % (plan.restartEvery ?? EVERY_RESTART)
      ) {
        await plan.restartDatabase();
        restarts++;
      }
      await pause(random.int(300));
      // The same port: whoever knew the way finds it again.
      running[at] = await startProcess(plan.at, victim.port);
      if (killed % EVERY_STOP === 2) {
        const next = (at + 1) % running.length;
        const other = running[next];
        if (other) await endProcess(other, 'SIGTERM');
        if (other) running[next] = await startProcess(plan.at, other.port);
        stopped++;
      }
      plan.progress?.(
        `${killed} killed, ${stopped} stopped, ${restarts} restarts of the database, ${acknowledged()} acknowledged`,
      );
    }
    await pause(1500);
    for (const p of pairs) p.stop();
    await Promise.race([
      Promise.all(playing),
      pause(60_000).then(() => Promise.reject(new Error('somebody still waits for an answer'))),
    ]);
  } finally {
    for (const p of pairs) {
      p.stop();
      p.close();
    }
    crashed += running.filter((r) => r.child.exitCode !== null).length;
    await Promise.all(running.map((r) => endProcess(r, 'SIGTERM')));
  }
  const played = pairs.map((p) => p.played);
  const found = await audit(plan.at, played);
  const sum = (of: (p: (typeof played)[number]) => number): number => played.reduce((n, p) => n + of(p), 0);
  return {
    ...found,
    played,
    crashed,
    killed,
    stopped,
    restarts,
    cuts,
    acknowledged: acknowledged(),
    refused: played.flatMap((p) => p.refused),
    failed: played.flatMap((p) => p.failed),
    games: sum((p) => p.games.length / 2),
  };
}
