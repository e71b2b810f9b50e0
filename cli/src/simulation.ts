// Many games between bots, on one core or all. The game of a seed is the same on any core.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { playout } from '@rasputitsa/bots';
import type { Game, Json, Match } from '@rasputitsa/kernel';
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
  /** The score of every turn is noted. */
  readonly curve?: true;
}

/** Plays the games of a plan whose seeds leave `rest` when divided by `of`. */
export function* playPlan(game: Game, plan: Plan, rest = 0, of = 1): Generator<Played> {
  for (let i = rest; i < plan.games; i += of) {
    const seed = plan.firstSeed + i;
    try {
      const bots = plan.bots.map((id, side) => opponentNamed(id).make(seed * 31 + side, game));
      const { scenario, options, mostActions } = plan;
      const curve = plan.curve ? new Curve(game) : undefined;
      const watch = curve ? { watch: (m: Match) => curve.note(m) } : {};
      const { result, actions } = playout({ game, scenario, options, seed, bots, mostActions, ...watch });
      const winner = game.sides[result.winner]?.id ?? 'draw';
      yield {
        seed,
        actions,
        winner,
        level: result.level,
        ...(result.score === undefined ? {} : { score: result.score }),
        ...(curve ? { curve: curve.turns() } : {}),
      };
    } catch (error) {
      yield { seed, actions: 0, problem: reason(error) };
    }
  }
}

export interface WorkerTask {
  readonly plan: Plan;
  readonly rest: number;
  readonly of: number;
}

/** Plays a task in a thread of its own. */
export function playInThread(task: WorkerTask, hear: (batch: readonly Played[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulation-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** A worker costs a tenth of a second to start: not worth it for a handful of games. */
const FEWEST_FOR_WORKERS = 50;

export function jobsFor(asked: number | undefined, games: number): number {
  if (asked !== undefined) return Math.min(asked, games);
  return games < FEWEST_FOR_WORKERS ? 1 : Math.min(availableParallelism(), games);
}

export async function simulateGames(
  game: Game,
  plan: Plan,
  jobs: number,
  tell: (done: number) => void,
): Promise<readonly Played[]> {
  const out: Played[] = [];
  if (jobs === 1) {
    for (const p of playPlan(game, plan)) {
      out.push(p);
      tell(out.length);
    }
    return out;
  }
  const work = Array.from({ length: jobs }, (_, rest) =>
    playInThread({ plan, rest, of: jobs }, (batch) => {
      out.push(...batch);
      tell(out.length);
    }),
  );
  await Promise.all(work);
  return out.sort((a, b) => a.seed - b.seed);
}
