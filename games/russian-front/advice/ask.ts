// Short ways to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';
import { best } from '@rasputitsa/kit';
import { pass } from '@rasputitsa/kit/asking';

/** Where there is nothing to do the step ends; what is left over after these is looked at again. */
export function thenPass(orders: readonly Action[], ask: Ask): readonly Action[] {
  if (orders.length > 0) return orders;
  const end = pass(ask);
  return end ? [end] : [];
}
/** All that is to be done in a step, and its end: it is looked at again only if the rules do not let it end. */
export function andPass(orders: readonly Action[]): readonly Action[] {
  return [...orders, { verb: DONE, args: {} }];
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
