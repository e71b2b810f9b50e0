// "Did you mean": the known word that is nearest to what somebody typed.

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

/** Nobody mistypes a name this long; comparing a page of text with every unit of a game would take minutes. */
const LONGEST = 80;

function sharedStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

/** The words nearest to it, the likeliest first; none when all are far off. */
export function nearestFew(text: string, known: Iterable<string>, limit: number): readonly string[] {
  const wanted = foldName(text);
  if (wanted === '' || wanted.length > LONGEST) return [];
  // Of a word of three letters one may be wrong.
  const tolerance = wanted.length <= 3 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  const scored: { readonly word: string; readonly score: number; readonly shared: number }[] = [];
  for (const word of known) {
    const folded = foldName(word);
    // A beginning is as good a hint as one wrong letter: people stop typing.
    const begun = wanted.length >= 3 && folded.length > wanted.length && folded.startsWith(wanted);
    const score = begun ? 1 : editDistance(wanted, folded);
    if (score <= tolerance) scored.push({ word, score, shared: sharedStart(wanted, folded) });
  }
  // Of equally near words the one that begins like it, then the first declared.
  return scored
    .sort((a, b) => a.score - b.score || b.shared - a.shared)
    .slice(0, limit)
    .map((s) => s.word);
}

export function nearest(text: string, known: Iterable<string>): string | undefined {
  return nearestFew(text, known, 1)[0];
}

const MOST_QUOTED = 60;

/** What somebody wrote, short enough to be quoted. */
export function quoted(raw: unknown): string {
  const text =
    typeof raw === 'string' ? raw : typeof raw === 'object' && raw !== null ? 'a list of fields' : String(raw);
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}...` : text;
}

const MOST_LISTED = 24;

/** The end of a sentence about an unknown word: what was meant, or what there is. */
export function help(raw: unknown, known: Iterable<string>): string {
  const all = [...new Set(known)];
  const near = typeof raw === 'string' ? nearest(raw, all) : undefined;
  const some = all.slice(0, MOST_LISTED).join(', ');
  const rest = all.length > MOST_LISTED ? ` and ${all.length - MOST_LISTED} more` : '';
  if (near === undefined) return `there are ${all.length === 0 ? 'none' : some + rest}`;
  return all.length > MOST_LISTED ? `did you mean ${near}?` : `did you mean ${near}? There are ${some}`;
}
