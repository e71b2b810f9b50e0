// Short ways to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';

export function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
/** Where there is nothing to do the step ends; what is left over after these is looked at again. */
export function thenPass(orders: readonly Action[], ask: Ask): readonly Action[] {
  if (orders.length > 0) return orders;
  const end = pass(ask);
  return end ? [end] : [];
}
export function values(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  return ask.values(verb, given).map(Number);
}
/** Lists of pieces that may be chosen. */
export function lists(ask: Ask, verb: string): readonly (readonly number[])[] {
  return ask.values(verb).flatMap((v) => (Array.isArray(v) ? [v as readonly number[]] : []));
}
/** An action of this verb, each argument the best by this measure; undefined when there is none. */
export function fill(
  ask: Ask,
  verb: string,
  score: (arg: string, value: unknown) => number = () => 0,
): Action | undefined {
  const args: Record<string, number | string | readonly number[]> = {};
  for (;;) {
    const asked = ask.choices(verb, args);
    if (!asked.ok) return undefined;
    const { arg } = asked;
    if (arg === null) return { verb, args };
    const value = best(
      asked.choices.map((c) => c.value),
      (v) => score(arg, v),
    );
    if (value === undefined) return undefined;
    args[arg] = value;
  }
}
