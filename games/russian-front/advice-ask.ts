// Short ways to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';

export function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
export function values(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
}
/** Lists of pieces that may be chosen. */
export function lists(ask: Ask, verb: string): readonly (readonly number[])[] {
  const asked = ask.choices(verb, {});
  return asked.ok ? asked.choices.flatMap((c) => (Array.isArray(c.value) ? [c.value as readonly number[]] : [])) : [];
}
export function best<T>(items: Iterable<T>, score: (item: T) => number): T | undefined {
  let top: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const n = score(item);
    if (n > most) {
      most = n;
      top = item;
    }
  }
  return top;
}
