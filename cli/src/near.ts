// "Did you mean": the known word that is nearest to what somebody typed.
import { editDistance, foldName } from '@rasputitsa/kit/places';

export function nearest(text: string, known: readonly string[]): string | undefined {
  const wanted = foldName(text);
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const k of known) {
    const d = wanted.length >= 3 && foldName(k).startsWith(wanted) ? 1 : editDistance(wanted, foldName(k));
    if (d >= least) continue;
    least = d;
    best = k;
  }
  return best;
}
