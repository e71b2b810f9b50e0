// Short ways to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';

export function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
export function numbers(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
}
export function lists(
  ask: Ask,
  verb: string,
  given: Readonly<Record<string, unknown>> = {},
): readonly (readonly number[])[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.flatMap((c) => (Array.isArray(c.value) ? [c.value as readonly number[]] : [])) : [];
}
export function legal(ask: Ask, action: Action): Action | undefined {
  return ask.whyNot(action) ? undefined : action;
}
