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

/** A hex in reach, and what going there costs in points. */
export interface Way {
  readonly hex: number;
  readonly cost: number;
}
export function ways(ask: Ask, unit: number): readonly Way[] {
  const asked = ask.choices('move', { units: [unit] });
  return asked.ok ? asked.choices.map((c) => ({ hex: Number(c.value), cost: points(c.preview.cost) })) : [];
}
/** `2 1/2` */
function points(cost: string | number | undefined): number {
  return String(cost ?? 0)
    .split(' ')
    .reduce((n, part) => {
      const [a = 0, b = 1] = part.split('/').map(Number);
      return n + a / b;
    }, 0);
}
