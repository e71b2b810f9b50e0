// Workers that simulate for the one with the rules: where the machine has cores for them, and memory for the rules of a game in each.
import { type FromHelper, Pool } from '@rasputitsa/bots/pool';
import { turn } from './turns.ts';

/** The worker with the rules and the page want a core, too. */
const MOST = 4;
const FEW_CORES = 2;
/** Gigabytes; not every browser tells. */
const LITTLE_MEMORY = 2;

function most(): number {
  const { hardwareConcurrency, deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
  if (hardwareConcurrency <= FEW_CORES || deviceMemory <= LITTLE_MEMORY) return 0;
  return Math.min(hardwareConcurrency - 1, MOST);
}

export const simulators = new Pool({
  most,
  call(hear, fell) {
    // The same script under another name: all that it loads is here already.
    const worker = new Worker(self.location.href, { type: 'module', name: 'helper' });
    worker.addEventListener('message', (e: MessageEvent<FromHelper>) => hear(e.data));
    worker.addEventListener('messageerror', fell);
    worker.addEventListener('error', (e) => {
      // Nobody misses it.
      e.preventDefault();
      fell();
    });
    return { post: (m) => worker.postMessage(m, {}), end: () => worker.terminate() };
  },
  turn,
});
