// Whom to look at: everybody when a step begins, afterwards a few in turn, so that in a game each is looked at often.
import type { Question } from '@rasputitsa/kernel/referee';
import type { Position, Unit } from './position.ts';

export interface Sampler {
  /** Called once for each question. */
  ask(pos: Position, now: Question): void;
  pick(units: readonly Unit[]): readonly Unit[];
}
export function sampler(atFirst: number, later: number): Sampler {
  let last = '';
  let most = atFirst;
  let n = 0;
  return {
    ask(pos, now) {
      const step = `${now.node} ${pos.turn} ${now.side}`;
      most = step === last ? later : atFirst;
      last = step;
      n++;
    },
    pick(units) {
      const every = Math.max(1, Math.ceil(units.length / most));
      return units.filter((_, i) => (i + n) % every === 0);
    },
  };
}
