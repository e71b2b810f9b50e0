// Helpers for tests, in the same thread, but as far away as others would be: what is said is copied, and comes late.
import { helper } from '../src/helper.ts';
import type { Exchange, FromHelper, ToHelper } from '../src/pool.ts';
import type { Game } from '@rasputitsa/kernel';

/** How the nth helper behaves; as it should, where nothing is said. */
export interface Manners {
  /** Says what it has to say after so many milliseconds; the same for all would keep the order. */
  readonly late?: (nth: number, said: number) => number;
  /** Falls over when it hears its so-manieth task. */
  readonly fallsAt?: number;
  /** Never says what came out, from its so-manieth task on. */
  readonly silentFrom?: number;
  /** Fails at its tasks, one by one. */
  readonly isUnable?: boolean;
}
export interface Called {
  /** Everything that helpers were told. */
  readonly told: ToHelper[];
  /** Tasks that were answered. */
  answered: number;
  ended: number;
  called: number;
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

export function exchangeOf(count: number, game: Game, manners: Manners = {}): Exchange & Called {
  const { late = () => 0, fallsAt = Infinity, silentFrom = Infinity, isUnable = false } = manners;
  const all: Called = { told: [], answered: 0, ended: 0, called: 0 };
  return Object.assign(all, {
    most: () => count,
    turn,
    call(hear: (m: FromHelper) => void, fell: () => void) {
      const nth = all.called++;
      let [tasks, said, isGone] = [0, 0, false];
      const say = (m: FromHelper): void => {
        if ('task' in m && tasks >= silentFrom) return;
        if ('task' in m) all.answered++;
        const copy = structuredClone('task' in m && isUnable ? { task: m.task } : m);
        setTimeout(() => !isGone && hear(copy), late(nth, said++));
      };
      const listen = helper(() => Promise.resolve(game), say, turn);
      setTimeout(() => say({ here: true }));
      return {
        post(m: ToHelper) {
          const copy = structuredClone(m);
          all.told.push(copy);
          setTimeout(() => {
            if (isGone) return;
            if ('task' in copy && ++tasks >= fallsAt) fell();
            else listen(copy);
          });
        },
        end() {
          isGone = true;
          all.ended++;
        },
      };
    },
  });
}
