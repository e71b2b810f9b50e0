// What a very long game costs: one is played to its end as a host keeps it, opened again, looked at by everybody and played on. A game says in bench/long.ts
// how it gets that long.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  type Game,
  type Journal,
  Keeper,
  Match,
  memoryJournal,
  random as randomFrom,
  save,
  seededDice,
  type State,
} from '@rasputitsa/kernel';
import { fileJournal } from '@rasputitsa/kernel/node-journal';
import { folderOf } from '../node-games.ts';
import { draw, type Look, look } from './look.ts';
import { cpuMs, quartiles } from './measure.ts';

export interface LongGame {
  readonly scenario: string;
  readonly options?: State['options'];
  /** What keeps random players from ending it early. */
  begin?(state: State): void;
  /** How often an action that ends a step is drawn again. */
  readonly patience: number;
}
export async function longGameOf(game: Game): Promise<LongGame | undefined> {
  const file = join(folderOf(game.id).dir, 'bench', 'long.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { readonly long?: LongGame }).long;
}

const SEED = 1;
const DICE = { kind: 'seeded', seed: SEED } as const;
/** Actions between two looks at what would be sent, in the long game and in one of each scenario. */
const [LOOK_EVERY, LOOK_OFTEN] = [2500, 60];
const LOOKED = 3;
const OPENED = 5;
/** Actions that a worker plays while its memory is weighed. */
const WEIGHED = 1000;

export interface Weighed {
  /** Megabytes of the heap of a worker that has opened the game and plays on: what lives in the end, and the most there was. */
  readonly livingMB: number;
  readonly mostMB: number;
}
export interface Task {
  readonly game: string;
  readonly path: string;
  readonly patience: number;
  /** As many records as it opens, and actions that it does afterwards. */
  readonly upTo: number;
  readonly actions: number;
}
export interface LongFigures extends Weighed {
  readonly actions: number;
  readonly fileBytes: number;
  /** Milliseconds of an action with all that follows, undo and records included: median and 99 of 100. */
  readonly actMs: readonly [number, number];
  /** Milliseconds of storing an action: the median of the first tenth of the game and of the last. */
  readonly keepMs: readonly [number, number];
  readonly openMs: number;
  /** The largest standing of the long game, and of a random game of each scenario: on sitting down, and after an action. */
  readonly standings: readonly { readonly of: string; readonly sitting: number; readonly acting: number }[];
}
const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const middle = (values: readonly number[]): number => quartiles(values)[1];
const largest = (of: string, looks: readonly Look[]): LongFigures['standings'][number] => ({
  of,
  sitting: Math.max(0, ...looks.map((l) => l.sitting)),
  acting: Math.max(0, ...looks.map((l) => l.acting)),
});

interface Played {
  readonly match: Match;
  readonly acts: readonly number[];
  readonly keeps: readonly number[];
  readonly looks: readonly Look[];
}
async function play(game: Game, long: LongGame, journal: Journal, most: number, lookEvery: number): Promise<Played> {
  const { scenario, options = {}, patience } = long;
  const o = { game, scenario, options, dice: seededDice(SEED) };
  const start = structuredClone(new Match(o).state) as State;
  long.begin?.(start);
  const match = new Match(o, start);
  const keeper = await Keeper.begin(journal, save(match, DICE), match);
  const random = randomFrom(SEED);
  const [acts, keeps, looks]: [number[], number[], Look[]] = [[], [], []];
  for (let n = 1; !match.over && n <= most; n++) {
    const { side, action } = draw(match, random, patience);
    const from = cpuMs();
    if (!match.act(side, action).ok) throw new Error(`${game.id}: stuck`);
    const done = cpuMs();
    await keeper.keep();
    acts.push(done - from);
    keeps.push(cpuMs() - done);
    if (n % lookEvery === 0 && !match.over) looks.push(await look(game, journal, { actions: LOOKED, patience }));
  }
  return { match, acts, keeps, looks };
}
async function scenarioStandings(game: Game, most: number): Promise<LongFigures['standings']> {
  const found: LongFigures['standings'][number][] = [];
  for (const { id } of game.scenarios) {
    const { looks } = await play(game, { scenario: id, patience: 0 }, memoryJournal(), most, LOOK_OFTEN);
    found.push(largest(id, looks));
  }
  return found;
}
/** Less than a page's worker may have: a collector without a limit lets twice as much lie about as is needed. */
const ROOM = { maxOldGenerationSizeMb: 136, maxYoungGenerationSizeMb: 32 };
/** Weighed before its end, so that there is something left to do. */
function weighed(game: string, path: string, patience: number, length: number): Promise<Weighed> {
  return new Promise((resolve, reject) => {
    const task: Task = { game, path, patience, upTo: Math.max(1, length - WEIGHED), actions: WEIGHED };
    const worker = new Worker(new URL('./long-worker.ts', import.meta.url), { workerData: task, resourceLimits: ROOM });
    worker.once('message', (out: Weighed) => resolve(out));
    worker.once('error', reject);
  });
}

export async function longFigures(game: Game, long: LongGame, most: number): Promise<LongFigures> {
  const dir = mkdtempSync(join(tmpdir(), 'rasputitsa-bench-'));
  try {
    const path = join(dir, 'long.json');
    const journal = fileJournal(path);
    const { match, acts, keeps, looks } = await play(game, long, journal, most, LOOK_EVERY);
    const opened: number[] = [];
    for (let i = 0; i < OPENED; i++)
      opened.push((await look(game, journal, { actions: 0, patience: long.patience })).openMs);
    const tenth = Math.ceil(keeps.length / 10);
    return {
      actions: acts.length,
      fileBytes: statSync(path).size,
      actMs: [middle(acts), share(acts, 0.99)],
      keepMs: [middle(keeps.slice(0, tenth)), middle(keeps.slice(-tenth))],
      openMs: middle(opened),
      standings: [largest('the long game', looks), ...(await scenarioStandings(game, most))],
      ...(await weighed(game.id, path, long.patience, match.length)),
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
