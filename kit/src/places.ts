// Finding a place by the name somebody typed: spellings of these towns differ from book to book.
import { editDistance, foldName } from '@rasputitsa/kernel/near';
import type { Place } from './map.ts';

export interface PlaceIndex {
  /** Every place of that name: a city of several hexes has one entry per hex. Names win over aliases. */
  find(name: string): readonly Place[];
  /** Names that look or begin like it, the likeliest first. */
  suggest(name: string, limit?: number): readonly string[];
}

export function createPlaceIndex(places: readonly Place[]): PlaceIndex {
  const byName = new Map<string, Place[]>();
  const byAlias = new Map<string, Place[]>();
  const spellings = new Map<string, string>();
  const add = (to: Map<string, Place[]>, spelling: string, place: Place) => {
    const k = foldName(spelling);
    const known = to.get(k);
    if (!known) to.set(k, [place]);
    else if (!known.includes(place)) known.push(place);
    if (!spellings.has(k)) spellings.set(k, place.name);
  };
  for (const p of places) add(byName, p.name, p);
  for (const p of places) for (const a of p.aliases) add(byAlias, a, p);
  return {
    find: (name) => byName.get(foldName(name)) ?? byAlias.get(foldName(name)) ?? [],
    suggest: (name, limit = 3) => {
      const wanted = foldName(name);
      if (wanted === '') return [];
      const tolerance = Math.max(1, Math.floor(wanted.length / 3));
      const scored: { readonly name: string; readonly score: number }[] = [];
      for (const [spelling, shown] of spellings) {
        // A beginning is as good a hint as one wrong letter: people stop typing.
        const score = wanted.length >= 3 && spelling.startsWith(wanted) ? 1 : editDistance(wanted, spelling);
        if (score <= tolerance) scored.push({ name: shown, score });
      }
      scored.sort((x, y) => x.score - y.score || (x.name < y.name ? -1 : 1));
      return [...new Set(scored.map((s) => s.name))].slice(0, limit);
    },
  };
}
