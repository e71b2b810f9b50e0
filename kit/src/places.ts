// Finding a place by the name somebody typed: spellings of these towns differ from book to book.
import type { Place } from './map.ts';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** One spelling for all ways to write a name: no accents, case, hyphens, spaces or apostrophes. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names need no more than this, and reading a map folds thousands.
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[ßłøđæœı]/g, (c) => PLAIN_LETTERS[c] ?? c)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Letters to insert, delete, replace or swap with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  const d = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => d[i * width + j] ?? 0;
  for (let j = 0; j < width; j++) d[j] = j;
  for (let i = 1; i <= a.length; i++) {
    d[i * width] = i;
    for (let j = 1; j < width; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      d[i * width + j] = best;
    }
  }
  return at(a.length, b.length);
}

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
