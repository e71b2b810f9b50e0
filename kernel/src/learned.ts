// What a position is worth, as it was learned from games (`rasputitsa train`): what would be counted now, and what the rest of the game
// is likely to change about it.
import type { Features } from './opponent.ts';

/** Weights as a game keeps them in its data. Each list has a number for each knot. */
export interface Learned {
  /** Shares of the game that are left, rising to 1. Between them weights are drawn straight; with nothing left they are nothing. */
  readonly knots: readonly number[];
  /** What a setting brings the first side by itself. */
  readonly settings: Readonly<Record<string, readonly number[]>>;
  /** What one more of a feature brings the first side. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** How much each knot counts when so much of the game is left. */
export function knotShares(knots: readonly number[], left: number): readonly number[] {
  const out = knots.map(() => 0);
  const at = Math.min(Math.max(left, 0), knots.at(-1) ?? 0);
  for (const [i, knot] of knots.entries()) {
    const before = knots[i - 1] ?? 0;
    if (at > knot || at <= before) continue;
    const share = (at - before) / (knot - before);
    out[i] = share;
    if (i > 0) out[i - 1] = 1 - share;
  }
  return out;
}
function dot(a: readonly number[], b: readonly number[] | undefined): number {
  let sum = 0;
  if (b) for (const [i, x] of a.entries()) sum += x * (b[i] ?? 0);
  return sum;
}
/** The points by which the first side is likely to be ahead at the end. */
export function expectedMargin(learned: Learned, f: Features): number {
  if (f.left <= 0) return f.now;
  const shares = knotShares(learned.knots, f.left);
  let margin = f.now + dot(shares, learned.settings[f.setting]);
  for (const id in f.values) margin += (f.values[id] ?? 0) * dot(shares, learned.weights[id]);
  return margin;
}
