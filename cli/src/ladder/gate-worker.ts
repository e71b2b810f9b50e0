// One core's share of the games that are played for gates.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../node-games.ts';
import { opponentNamed } from '../opponents.ts';
import { playForGates } from './gate-game.ts';
import { GATED, type GateJob, gatesOf } from './gates.ts';

const { game, dir } = await loadGame((workerData as { readonly game: string }).game);
const gates = await gatesOf(dir);
parentPort?.on('message', ({ scenario, seed }: GateJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(playForGates(game, gates, opponentNamed(GATED), scenario, seed));
});
