// One core's share of simulations: plan after plan, until whoever started it has enough.
import { parentPort } from 'node:worker_threads';
import { loadGame } from './node-games.ts';
import { type Plan, type Played, playPlan } from './simulation.ts';

const BATCH_MS = 100;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
const send = (batch: readonly Played[]) => parentPort?.postMessage(batch);

async function play(plan: Plan): Promise<void> {
  const { game } = await loadGame(plan.game);
  let batch: Played[] = [];
  let sent = performance.now();
  for (const p of playPlan(game, plan)) {
    batch.push(p);
    if (performance.now() - sent < BATCH_MS) continue;
    send(batch);
    batch = [];
    sent = performance.now();
  }
  send(batch);
}
parentPort?.on('message', (plan: Plan) => void play(plan));
