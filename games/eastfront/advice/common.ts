// How the computer's plans ask what they may do.
import { type Action, type Ask, DONE } from '@rasputitsa/kernel';

export function pass(ask: Ask): Action | undefined {
  const done = { verb: DONE, args: {} };
  return ask.whyNot(done) ? undefined : done;
}
export function values(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly number[] {
  return ask.values(verb, given).map(Number);
}
