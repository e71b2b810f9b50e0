// Long work a little at a time, so that others are answered in between.
import { shareOf, type Thought } from '@rasputitsa/bots/simulators';

/** Milliseconds; nothing is waited for any longer before somebody looks whether it is still wanted. */
const SLICE = 60;

/** Undefined when it is called off. */
export async function inSlices<T>(
  work: Iterator<Thought, T>,
  tell: (share: number) => void,
  isWanted: () => boolean,
): Promise<T | undefined> {
  let told = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const { value: thought } = step;
    const now = performance.now();
    const wait = typeof thought === 'number' ? undefined : thought.wait;
    if (!wait && now - told < SLICE) continue;
    if (wait) await within(SLICE, wait);
    if (now - told >= SLICE) {
      tell(shareOf(thought));
      // Whatever was waited for, everybody else has their say now.
      await new Promise((resolve) => setTimeout(resolve, 0));
      told = performance.now();
    }
    if (!isWanted()) {
      work.return?.();
      return undefined;
    }
  }
}
async function within(ms: number, wait: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => void (timer = setTimeout(resolve, ms)));
  await Promise.race([wait, late]);
  clearTimeout(timer);
}
