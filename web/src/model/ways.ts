// Ways: lists of hexes that are gone one after another. Who chooses one presses its end.
import type { Target } from '@rasputitsa/host';
import type { AskedChoices, SaidChoice } from '@rasputitsa/kernel';

/** By convention an argument called `path` is such a list; every hex that could be ticked must lie on one that is offered. Where nobody can
 * stay, a hex full of others, no way ends. */
export function waysOf(asked: AskedChoices): ReadonlyMap<number, SaidChoice> | undefined {
  if (asked.arg !== 'path' || asked.type !== 'places') return undefined;
  const ends = new Map<number, SaidChoice>();
  for (const choice of asked.choices) {
    const end = Array.isArray(choice.value) ? choice.value.at(-1) : undefined;
    // Of several ways to one hex the first is the one a game would take.
    if (typeof end === 'number' && !ends.has(end)) ends.set(end, choice);
  }
  const passed = new Set(asked.choices.flatMap((c) => (Array.isArray(c.value) ? c.value : [])));
  return ends.size > 0 && asked.elements.every((e) => passed.has(e)) ? ends : undefined;
}

/** What ends somewhere is aimed at like a place; `ways` has the answer that belongs to each. */
export interface Aim extends Target {
  readonly ways?: ReadonlyMap<number, readonly number[]>;
}
export function aimOf(target: Target): Aim {
  const ends = waysOf(target.asked);
  if (!ends) return target;
  const choices = [...ends].map(([value, { preview }]) => ({ value, preview }));
  const ways = new Map([...ends].map(([end, c]) => [end, c.value as readonly number[]]));
  return { ...target, ways, asked: { ...target.asked, type: 'place', choices, elements: [] } };
}
