// Gives a page's rules as many helpers as a test wants, whatever machine it runs on, and counts what they do.
import type { Worker as PageWorker } from 'playwright-core';
import type { Player } from './player.ts';

export interface Counted {
  started: number;
  /** Simulations that they have made. */
  answered: number;
}
export interface Helpers {
  readonly most: number;
  /** Each ends, without a word, when it has been told so much. */
  readonly endAfter?: number;
  /** Nobody may start another worker. */
  readonly isForbidden?: boolean;
}

interface Rules {
  counted: Counted;
  Worker: typeof Worker;
}

function rulesOf(player: Player): PageWorker {
  const found = player.page.workers().find((w) => /\/worker-[^/]*\.js$/.test(w.url()));
  if (!found) throw new Error('there is no worker with the rules');
  return found;
}
/** Before anybody has begun to think. */
export async function letHelp(player: Player, helpers: Helpers): Promise<void> {
  await rulesOf(player).evaluate(({ most, endAfter = Infinity, isForbidden = false }: Helpers) => {
    // One more than helpers; two cores are too few, so the third is kept from them.
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: most === 0 ? 1 : Math.max(3, most + 1) });
    Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
    const here = self as unknown as Rules;
    here.counted = { started: 0, answered: 0 };
    here.Worker = class extends here.Worker {
      #told = 0;
      constructor(...how: ConstructorParameters<typeof Worker>) {
        if (isForbidden || here.counted.started === most) throw new Error('no more workers');
        super(...how);
        here.counted.started++;
        this.addEventListener('message', (e: MessageEvent<object>) => {
          if ('out' in e.data) here.counted.answered++;
        });
      }
      override postMessage(...said: readonly unknown[]): void {
        if (++this.#told > endAfter) this.terminate();
        else super.postMessage(...(said as [unknown]));
      }
    };
  }, helpers);
}
export function counted(player: Player): Promise<Counted> {
  return rulesOf(player).evaluate(() => (self as unknown as Rules).counted);
}
