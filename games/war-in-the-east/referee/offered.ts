import type { Args } from '@rasputitsa/kernel';
import type { Question } from '@rasputitsa/kernel/referee';

/** Values offered for an argument, if those before it are legal. Of many values the first and the last are tried. */
export function offered(now: Question, verb: string, arg: string, given: Args, after: Args = {}): ReadonlySet<number> {
  const values = now.values(verb, arg, given) as readonly number[];
  const isRefused = (v: number | undefined) =>
    v === undefined || now.whyNot(verb, { ...given, [arg]: v, ...after }) !== undefined;
  return new Set(isRefused(values[0]) || isRefused(values.at(-1)) ? [] : values);
}
