// Many games between bots, on one core or all. The game of a seed is the same on any core.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playout } from '@rasputitsa/bots';
import { type Game, hashState, type Json, type Match } from '@rasputitsa/kernel';
import { reason } from './errors.ts';
import { opponentNamed } from './opponents.ts';
import { Curve, type TurnScore } from './lab/curve.ts';

export interface Played {
  readonly seed: number;
  readonly actions: number;
  /** Side id of the winner and the level, or what went wrong. */
  readonly winner?: string;
  readonly level?: string;
  readonly score?: number;
  /** The score at the end of each turn, where the plan asks for it. */
  readonly curve?: readonly TurnScore[];
  /** A mark of the position at the end, options apart, where the plan asks for it. */
  readonly end?: string;
  readonly problem?: string;
}

export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  /** A bot's id for each side. */
  readonly bots: readonly string[];
  readonly firstSeed: number;
  readonly games: number;
  readonly mostActions: number;
  /** The score of every turn is noted, and what the position was at the end. */
  readonly curve?: true;
}

const LETTERS = 12;
const markOf = ({ state }: Match): string => hashState({ ...state, options: {} }).slice(0, LETTERS);

export function* playPlan(game: Game, plan: Plan): Generator<Played> {
  for (let i = 0; i < plan.games; i++) {
    const seed = plan.firstSeed + i;
    try {
      const bots = plan.bots.map((id, side) => opponentNamed(id).make(seed * 31 + side, game));
      const { scenario, options, mostActions } = plan;
      const curve = plan.curve ? new Curve(game) : undefined;
      const watch = curve ? { watch: (m: Match) => curve.note(m) } : {};
      const { match, result, actions } = playout({ game, scenario, options, seed, bots, mostActions, ...watch });
      const winner = game.sides[result.winner]?.id ?? 'draw';
      yield {
        seed,
        actions,
        winner,
        level: result.level,
        ...(result.score === undefined ? {} : { score: result.score }),
        ...(curve ? { curve: curve.turns(), end: markOf(match) } : {}),
      };
    } catch (error) {
      yield { seed, actions: 0, problem: reason(error) };
    }
  }
}

/** A thread that plays one plan after another. */
function startWorker(): Worker {
  return new Worker(new URL('./simulation-worker.ts', import.meta.url));
}
async function playOn(worker: Worker, plan: Plan, hear: (batch: readonly Played[]) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let owed = plan.games;
  const heard = (batch: readonly Played[]): void => {
    hear(batch);
    owed -= batch.length;
    if (owed <= 0) resolve();
  };
  const left = (): void => reject(new Error('the thread ended before its games did'));
  worker.on('message', heard).on('error', reject).on('exit', left);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(plan);
  try {
    await promise;
  } finally {
    worker.off('message', heard).off('error', reject).off('exit', left);
  }
}
/** Plays a plan in a thread of its own. */
export async function playInThread(plan: Plan, hear: (batch: readonly Played[]) => void): Promise<void> {
  const worker = startWorker();
  try {
    await playOn(worker, plan, hear);
  } finally {
    await worker.terminate();
  }
}

/** Large pieces first, single games at the end: no thread should play on alone for long. */
const PIECES = 4;
/** Threads that stay for one plan after another: a few games would not pay for starting them each time. */
export class Crew {
  readonly #size: number;
  readonly #workers: Worker[] = [];

  constructor(size: number) {
    this.#size = size;
  }
  async play(plan: Plan, tell: (done: number) => void): Promise<readonly Played[]> {
    const out: Played[] = [];
    let next = 0;
    const piece = (): Plan => {
      const games = Math.ceil((plan.games - next) / (this.#size * PIECES));
      const firstSeed = plan.firstSeed + next;
      next += games;
      return { ...plan, firstSeed, games };
    };
    const wanted = Math.min(this.#size, plan.games);
    while (this.#workers.length < wanted) this.#workers.push(startWorker());
    const playAll = async (worker: Worker): Promise<void> => {
      while (next < plan.games)
        await playOn(worker, piece(), (batch) => {
          out.push(...batch);
          tell(out.length);
        });
    };
    await Promise.all(this.#workers.slice(0, wanted).map(playAll));
    return out.sort((a, b) => a.seed - b.seed);
  }
  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((w) => w.terminate()));
  }
}

/** A worker costs a tenth to a third of a second to start: not worth it for a handful of games. */
const FEWEST_FOR_WORKERS = 50;

export function jobsFor(asked: number | undefined, games: number): number {
  if (asked !== undefined) return Math.min(asked, games);
  return games < FEWEST_FOR_WORKERS ? 1 : Math.min(availableParallelism(), games);
}

export function playHere(game: Game, plan: Plan, tell: (done: number) => void): readonly Played[] {
  const out: Played[] = [];
  for (const p of playPlan(game, plan)) {
    out.push(p);
    tell(out.length);
  }
  return out;
}
export async function simulateGames(
  game: Game,
  plan: Plan,
  jobs: number,
  tell: (done: number) => void,
): Promise<readonly Played[]> {
  if (jobs === 1) return playHere(game, plan, tell);
  const crew = new Crew(jobs);
  try {
    return await crew.play(plan, tell);
  } finally {
    await crew.close();
  }
}
