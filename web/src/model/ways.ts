// Ways: lists of hexes that are gone one after another. Who chooses one presses its end.
import type { AskedChoices, SaidChoice } from '@rasputitsa/kernel';

/** By convention an argument called `path` is such a list; every hex that could be ticked must be the end of one that is offered. */
export function waysOf(asked: AskedChoices): ReadonlyMap<number, SaidChoice> | undefined {
  if (asked.arg !== 'path' || asked.type !== 'places') return undefined;
  const ends = new Map<number, SaidChoice>();
  for (const choice of asked.choices) {
    const end = Array.isArray(choice.value) ? choice.value.at(-1) : undefined;
    // Of several ways to one hex the first is the one a game would take.
    if (typeof end === 'number' && !ends.has(end)) ends.set(end, choice);
  }
  return ends.size > 0 && asked.elements.every((e) => ends.has(e)) ? ends : undefined;
}
