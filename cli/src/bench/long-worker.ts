// A worker like the page's, with nothing in it but a host and one long game: how much memory it needs.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Journal } from '@rasputitsa/kernel';
import { fileJournal } from '@rasputitsa/kernel/node-journal';
import { loadGame } from '../node-games.ts';
import type { Task, Weighed } from './long.ts';
import { look } from './look.ts';

const COLLECT_EVERY = 100;
const { game: id, path, patience, upTo, actions } = workerData as Task;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const used = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};
/** The game as it was then. */
function before(journal: Journal): Journal {
  return {
    ...journal,
    latest: (at = upTo) => journal.latest(Math.min(at, upTo)),
    records: (from, to = upTo) => journal.records(from, Math.min(to, upTo)),
  };
}
const { game } = await loadGame(id);
let mostMB = 0;
let livingMB = 0;
let n = 0;
await look(game, before(fileJournal(path)), { actions, patience }, () => {
  mostMB = Math.max(mostMB, used());
  if (++n % COLLECT_EVERY !== 0) return;
  // While everybody still sits there.
  collect();
  livingMB = Math.max(livingMB, used());
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
parentPort?.postMessage({ livingMB, mostMB } satisfies Weighed);
