// What the page would say of what may be done, for the computer's plans.
import type { Ask } from '@rasputitsa/kernel';

/** Units that could attack together, or support that could be called in, with what the page would say of it: `12 to 7: 1.5-1`. */
export interface Labelled {
  readonly value: unknown;
  readonly column: string;
}
export function labelled(ask: Ask, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly Labelled[] {
  const asked = ask.choices(verb, given);
  if (!asked.ok) return [];
  return asked.choices.map(({ value, preview }) => ({ value, column: /: (.*)$/.exec(preview.label ?? '')?.[1] ?? '' }));
}
