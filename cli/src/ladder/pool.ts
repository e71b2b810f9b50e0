// Pairs played on several cores: whoever is free gets the next one.
import { Worker } from 'node:worker_threads';
import type { Game } from '@rasputitsa/kernel';
import { type MatchUp, type PlayedPair, playPair } from './match-up.ts';

/** Plays until there are no more, or until `hear` says that it is enough; what was begun by then is played to its end and heard. */
export async function playPairs(
  game: Game,
  jobs: number,
  next: Iterator<MatchUp>,
  hear: (pair: PlayedPair) => boolean,
): Promise<void> {
  let isEnough = false;
  const take = (): MatchUp | undefined => {
    const { done, value } = next.next();
    return isEnough || done ? undefined : value;
  };
  if (jobs === 1) {
    for (let up = take(); up; up = take()) isEnough = !hear(playPair(game, up));
    return;
  }
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./ladder-worker.ts', import.meta.url), { workerData: { game: game.id } });
      const hand = (): void => {
        const up = take();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        if (up) worker.postMessage(up);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (pair: PlayedPair) => {
        isEnough = !hear(pair) || isEnough;
        hand();
      });
      worker.on('error', reject);
      worker.on('online', hand);
    });
  await Promise.all(Array.from({ length: jobs }, one));
}
