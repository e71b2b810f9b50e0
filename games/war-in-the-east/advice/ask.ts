// Short ways to ask what is legal.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';

type Given = Readonly<Record<string, unknown>>;
export function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
export function values(ask: Ask, verb: string, given: Given = {}): readonly number[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.map((c) => Number(c.value)) : [];
}
export function lists(ask: Ask, verb: string, given: Given = {}): readonly (readonly number[])[] {
  const asked = ask.choices(verb, given);
  return asked.ok ? asked.choices.flatMap((c) => (Array.isArray(c.value) ? [c.value as readonly number[]] : [])) : [];
}
export const legal = (ask: Ask, action: Action): Action | undefined => (ask.whyNot(action) ? undefined : action);
