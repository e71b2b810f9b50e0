// One core's share of a simulation.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from './node-games.ts';
import { type Played, playPlan, type WorkerTask } from './simulation.ts';

const BATCH_MS = 100;
const { plan, rest, of } = workerData as WorkerTask;
const { game } = await loadGame(plan.game);
let batch: Played[] = [];
let sent = performance.now();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const send = () => parentPort?.postMessage(batch);
for (const p of playPlan(game, plan, rest, of)) {
  batch.push(p);
  if (performance.now() - sent < BATCH_MS) continue;
  send();
  batch = [];
  sent = performance.now();
}
send();
