// Whom to look at: many when a step begins, afterwards a few in turn, so that in a game each is looked at often.
export interface Sampler {
  /** Called once for each question; whether a step begins. */
  ask(step: string): boolean;
  pick<T>(all: readonly T[]): readonly T[];
}
export function sampler(atFirst: number, later: number): Sampler {
  let last = '';
  let most = atFirst;
  let n = 0;
  return {
    ask(step) {
      const isFirst = step !== last;
      most = isFirst ? atFirst : later;
      last = step;
      n++;
      return isFirst;
    },
    pick(all) {
      const every = Math.max(1, Math.ceil(all.length / most));
      return all.filter((_, i) => (i + n) % every === 0);
    },
  };
}
