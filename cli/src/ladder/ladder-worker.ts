// One core's share of a ladder: pairs that it is handed one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../node-games.ts';
import { type MatchUp, playPair } from './match-up.ts';

const { game } = await loadGame((workerData as { readonly game: string }).game);
parentPort?.on('message', (up: MatchUp) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(playPair(game, up));
});
