// Games played on several cores: whoever is free gets the next one.
import { Worker } from 'node:worker_threads';

/** What is to be played, and how. */
export interface Work<Job, Done> {
  readonly game: string;
  /** Answers each job that it is sent, in a thread of its own. */
  readonly script: URL;
  /** The same here. */
  readonly play: (job: Job) => Done;
}

/** Plays until there are no more, or until `hear` says that it is enough; what was begun by then is played to its end and heard. */
export async function spread<Job, Done>(
  { game, script, play }: Work<Job, Done>,
  jobs: number,
  next: Iterator<Job>,
  hear: (done: Done) => boolean,
): Promise<void> {
  let isEnough = false;
  const take = (): Job | undefined => {
    const { done, value } = next.next();
    return isEnough || done ? undefined : value;
  };
  if (jobs === 1) {
    for (let job = take(); job !== undefined; job = take()) isEnough = !hear(play(job));
    return;
  }
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: { game } });
      const hand = (): void => {
        const job = take();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        if (job !== undefined) worker.postMessage(job);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (done: Done) => {
        isEnough = !hear(done) || isEnough;
        hand();
      });
      worker.on('error', reject);
      worker.on('online', hand);
    });
  await Promise.all(Array.from({ length: jobs }, one));
}
