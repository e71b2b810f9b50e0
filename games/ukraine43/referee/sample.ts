// Whom to look at: everybody when a step begins, afterwards a few in turn, so that in a game each is looked at often.
import type { Args } from '@rasputitsa/kernel';
import type { Question } from '@rasputitsa/kernel/referee';
import type { Position } from './position.ts';

export interface Sampler {
  /** Called once for each question; true when its step has just begun. */
  ask(pos: Position, now: Question): boolean;
  pick<T>(units: readonly T[]): readonly T[];
}
export function sampler(atFirst: number, later: number): Sampler {
  let last = '';
  let most = atFirst;
  let n = 0;
  return {
    ask(pos, now) {
      const step = `${now.node} ${pos.turn} ${now.side}`;
      const isNew = step !== last;
      most = isNew ? atFirst : later;
      last = step;
      n++;
      return isNew;
    },
    pick(units) {
      const every = Math.max(1, Math.ceil(units.length / most));
      return units.filter((_, i) => (i + n) % every === 0);
    },
  };
}

/** Values offered for an argument, if those before it are legal. Of many values the first and the last are tried. */
export function offered(now: Question, verb: string, arg: string, given: Args): ReadonlySet<number> {
  const values = now.values(verb, arg, given) as readonly number[];
  const isRefused = (v: number | undefined) =>
    v === undefined || now.whyNot(verb, { ...given, [arg]: v }) !== undefined;
  return new Set(isRefused(values[0]) || isRefused(values.at(-1)) ? [] : values);
}
