// The maps drawn for the board: one file for each degree of detail, made by the atlas on this machine when it is first asked for
// and kept until map or pen change. A browser paints from them at once; making one takes seconds and much memory.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { GROUNDS, groundOf } from '../../atlas/src/draw/words.ts';
import { allGames, type GameFolder, gameFolders, ROOT } from '../../cli/src/node-games.ts';
import { mapFilesOf } from '../../cli/src/node-maps.ts';
import { type GridSheet, gridName, planName, STEPS } from '../src/board/messages.ts';
import { drawingStamp, filesIn } from './stamps.ts';
import type { ToPlanMaker } from './plan-maker.ts';

const STAMPS = 'virtual:rasputitsa/maps';
export const PLANS = join(ROOT, 'web', '.cache', 'plans');

const stampOf = (folder: GameFolder): string => drawingStamp(folder, JSON.stringify(STEPS));

async function gridOf(folder: GameFolder): Promise<GridSheet | undefined> {
  const found = await mapFilesOf(folder);
  if (!found) return undefined;
  const { map, spec } = found;
  const words = map.terrains.map((t) => GROUNDS.indexOf(groundOf(t, spec.looks)));
  return {
    title: map.title,
    orientation: map.grid.orientation,
    shift: map.grid.shift,
    cols: [...map.grid.col],
    rows: [...map.grid.row],
    grounds: Array.from(map.terrain, (t) => words[t] ?? 0),
    boxes: map.boxes.map(({ name, kind, touches }) => ({ name, kind, touches })),
  };
}

/** Names of the drawings of all games that can be played, for those who want them without a network. */
export async function planNames(): Promise<readonly string[]> {
  const playable = new Set((await allGames()).map(({ game }) => game.id));
  const folders = gameFolders().filter((f) => playable.has(f.id));
  return folders.flatMap((f) => {
    const stamp = stampOf(f);
    return STEPS.map((_, step) => `maps/${planName(f.id, step, stamp)}`);
  });
}

function jobOf(name: string): ToPlanMaker | undefined {
  for (const folder of gameFolders()) {
    if (!name.startsWith(`${folder.id}-`)) continue;
    const stamp = stampOf(folder);
    const step = STEPS.findIndex((_, s) => planName(folder.id, s, stamp) === name);
    if (step >= 0) return { folder, step, file: join(PLANS, name) };
  }
  return undefined;
}

/** Makes drawings one after another in a thread of its own; what is asked for comes before what may be asked for. */
export interface PlanStore {
  /** The file behind a name; undefined when it is none of ours. */
  file(name: string): Promise<string | undefined>;
  /** Everything there is for games that can be played, while nobody asks for anything. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

/** Seconds a thread without work is kept: it holds a large map's memory. */
const IDLE = 20;

export function planStore(): PlanStore {
  let thread: Worker | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let closed = false;
  const queue: { readonly job: ToPlanMaker; readonly done: (error?: Error) => void }[] = [];
  const making = new Map<string, Promise<string>>();

  function next(): void {
    if (busy) return;
    const first = queue.shift();
    clearTimeout(idle);
    if (!first) {
      idle = setTimeout(() => void thread?.terminate().then(() => (thread = undefined)), IDLE * 1000);
      idle.unref();
      return;
    }
    busy = true;
    const at = (thread ??= new Worker(new URL('./plan-maker.ts', import.meta.url)));
    const end = (error?: Error): void => {
      at.off('message', hear);
      at.off('error', fall);
      // A thread at rest keeps no program running.
      at.unref();
      busy = false;
      first.done(error);
      next();
    };
    const hear = (m: { readonly error?: string }): void => end(m.error === undefined ? undefined : new Error(m.error));
    const fall = (error: Error): void => {
      thread = undefined;
      end(error);
    };
    at.on('message', hear);
    at.on('error', fall);
    at.ref();
    at.postMessage(first.job, []);
  }
  function make(name: string, job: ToPlanMaker, when: 'first' | 'last'): Promise<string> {
    if (existsSync(job.file)) return Promise.resolve(job.file);
    const waiting = queue.findIndex((q) => q.job.file === job.file);
    const moved = when === 'first' && waiting > 0 ? queue.splice(waiting, 1)[0] : undefined;
    if (moved) queue.unshift(moved);
    const known = making.get(name);
    if (known) return known;
    const promise = new Promise<string>((resolve, reject) => {
      const entry = { job, done: (error?: Error) => (error ? reject(error) : resolve(job.file)) };
      if (when === 'first') queue.unshift(entry);
      else queue.push(entry);
    }).finally(() => making.delete(name));
    making.set(name, promise);
    next();
    return promise;
  }
  return {
    async file(name) {
      const job = jobOf(name);
      return job && make(name, job, 'first');
    },
    async prepare() {
      const names = (await planNames()).map((n) => basename(n));
      // Drawings of older maps are of no use to anybody; those of games that are not listed today may be tomorrow.
      const current = new Map(gameFolders().map((f) => [f.id, stampOf(f)]));
      for (const old of filesIn(PLANS)) {
        const [, id = '', stamp] = /^([\w-]+)-\d-([0-9a-f]{16})\.plan$/.exec(basename(old)) ?? [];
        if (current.has(id) && current.get(id) !== stamp) rmSync(old, { force: true });
      }
      // Every game's first look before anybody's closest.
      const order = names.toSorted((a, b) => stepIn(a) - stepIn(b));
      for (const name of order) {
        const job = jobOf(name);
        if (job && !closed) await make(name, job, 'last');
      }
    },
    async close() {
      closed = true;
      queue.length = 0;
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
const stepIn = (name: string): number => Number(/-(\d)-[0-9a-f]+\.plan$/.exec(name)?.[1] ?? 0);

/** The bare boards of all games, as files. */
async function boards(): Promise<readonly (readonly [name: string, text: string])[]> {
  const all = await Promise.all(gameFolders().map(async (f) => [gridName(f.id), await gridOf(f)] as const));
  return all.flatMap(([name, grid]) => (grid ? [[name, JSON.stringify(grid)] as const] : []));
}

/** Tells the page the names of the drawings, and puts the bare boards beside it. */
export function plans(): Plugin {
  return {
    name: 'rasputitsa-plans',
    resolveId: (id) => (id === STAMPS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${STAMPS}`) return undefined;
      return `export default ${JSON.stringify(Object.fromEntries(gameFolders().map((f) => [f.id, stampOf(f)])))};`;
    },
    async generateBundle() {
      for (const [name, source] of await boards()) this.emitFile({ type: 'asset', fileName: `maps/${name}`, source });
    },
    configureServer(server) {
      const store = planStore();
      server.httpServer?.once('close', () => void store.close());
      server.middlewares.use((req, res, next) => {
        const name = /\/maps\/([\w-]+\.(?:plan|json))$/.exec(req.url ?? '')?.[1] ?? '';
        const answer = async (): Promise<Uint8Array | string | undefined> => {
          const file = await store.file(name);
          return file === undefined ? (await boards()).find(([n]) => n === name)?.[1] : readFileSync(file);
        };
        if (name === '') return next();
        answer().then(
          (found) => (found === undefined ? next() : void res.end(found)),
          (error: unknown) => next(error),
        );
      });
    },
  };
}
