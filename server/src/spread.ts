// Simulations that are spread over all who work for one database: in pieces of a few games, each of which gives the same whoever plays it.
import { loadGame } from '@rasputitsa/cli/node-games';
import type { Spread } from '@rasputitsa/cli/node-spread';
import { type Played, playInThread } from '@rasputitsa/cli/simulation';
import type { PgBoss } from 'pg-boss';

const QUEUE = 'simulations';
/** Pieces a batch is cut into, and games in one at most: all workers should have something to do until the end. */
const PIECES = 200;
const MOST_GAMES = 50;
const LOOK = 0.5;
/** A piece that takes longer was lost with its worker; in seconds. */
const WITHIN = 3600;
const TRIES = 5;
const HEARTBEAT = 30;

interface Piece extends Spread {
  readonly batch: string;
}
interface Result {
  readonly played: readonly Played[];
}

const answers = (batch: string): string => `simulated-${batch}`;
const makeQueue = (boss: PgBoss): Promise<void> =>
  boss.createQueue(QUEUE, { expireInSeconds: WITHIN, retryLimit: TRIES, heartbeatSeconds: HEARTBEAT });

/** Hands a plan out and comes back with all its games. */
export async function spreadOver(boss: PgBoss, { plan, rules }: Spread, hear: (played: readonly Played[]) => void) {
  await makeQueue(boss);
  const batch = crypto.randomUUID();
  await boss.createQueue(answers(batch));
  try {
    const size = Math.min(MOST_GAMES, Math.ceil(plan.games / PIECES));
    const pieces: { readonly data: Piece }[] = [];
    for (let from = 0; from < plan.games; from += size) {
      const part = { ...plan, firstSeed: plan.firstSeed + from, games: Math.min(size, plan.games - from) };
      pieces.push({ data: { batch, rules, plan: part } });
    }
    await boss.insert(QUEUE, pieces);
    await gathered(boss, answers(batch), plan.games, hear);
  } finally {
    // Pieces that nobody waits for are thrown away by whoever gets them.
    await boss.deleteQueue(answers(batch));
  }
}
/** A piece whose worker fell over at the last moment comes twice. */
async function gathered(boss: PgBoss, queue: string, games: number, hear: (played: readonly Played[]) => void) {
  const seeds = new Set<number>();
  const { promise: all, resolve } = Promise.withResolvers<void>();
  await boss.work<Result>(queue, { batchSize: 20, pollingIntervalSeconds: LOOK }, async (jobs) => {
    for (const { data } of jobs) {
      const fresh = data.played.filter((p) => !seeds.has(p.seed));
      for (const p of fresh) seeds.add(p.seed);
      if (fresh.length > 0) hear(fresh);
    }
    if (seeds.size >= games) resolve();
  });
  await all;
  await boss.offWork(queue);
}

/** Plays whatever there is to play, so many pieces at once. */
export async function workFor(boss: PgBoss, cores: number, tell: (line: string) => void): Promise<void> {
  await makeQueue(boss);
  await boss.work<Piece>(QUEUE, { localConcurrency: cores, pollingIntervalSeconds: LOOK }, async (jobs) => {
    for (const { data } of jobs) await play(boss, data, tell);
  });
}
async function play(boss: PgBoss, { batch, plan, rules }: Piece, tell: (line: string) => void): Promise<void> {
  if (!(await boss.getQueue(answers(batch)))) return;
  const { game } = await loadGame(plan.game);
  // Another worker may have the right ones.
  if (game.version !== rules) throw new Error(`${game.id}: rules ${rules} are wanted, these are ${game.version}`);
  const played: Played[] = [];
  await playInThread(plan, (some) => played.push(...some));
  if (played.length < plan.games) throw new Error('the thread ended before its games did');
  tell(`${plan.game} ${plan.scenario}: seeds ${plan.firstSeed} to ${plan.firstSeed + plan.games - 1}`);
  await boss.send(answers(batch), { played }).catch((error: unknown) => {
    tell(`nobody waits for them any more: ${error instanceof Error ? error.message : String(error)}`);
  });
}
