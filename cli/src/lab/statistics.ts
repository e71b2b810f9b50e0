// How sure a figure is.

export interface Share {
  readonly share: number;
  /** In 95 of 100 experiments like this one the true share lies in between. */
  readonly low: number;
  readonly high: number;
}
/** Two standard errors, so to speak. */
const Z = 1.96;

/** Wilson's interval: sensible also where all games, or none, ended so. */
export function shareOf(n: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const p = n / of;
  const zz = Z * Z;
  const middle = (p + zz / (2 * of)) / (1 + zz / of);
  const half = (Z / (1 + zz / of)) * Math.sqrt((p * (1 - p)) / of + zz / (4 * of * of));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const add = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export interface Mean {
  readonly mean: number;
  /** Half of what is between the ends of the 95 % interval. */
  readonly error: number;
}
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 0 };
  const mean = add(values) / n;
  const spread = add(values.map((v) => (v - mean) ** 2)) / Math.max(1, n - 1);
  return { mean, error: Z * Math.sqrt(spread / n) };
}

/** Scores are counted in halves at the finest; larger sums are rounded, so that no list gets too long. */
const FINEST = 0.5;
const MOST_STEPS = 20_000;
/** How often chance alone would bring a mean at least so far off zero. Where nothing has changed, each difference might as well have the
 * other sign; here all the ways to set the signs are counted. So it holds for few values and for values of any shape. Zeros say nothing:
 * at least six others are needed to get below one in twenty, and eight to get below one in a hundred. */
export function chanceOf(differences: readonly number[]): number {
  const unit = Math.max(FINEST, add(differences.map(Math.abs)) / MOST_STEPS);
  const steps = differences.map((d) => Math.sign(d) * Math.round(Math.abs(d) / unit));
  const sizes = steps.map(Math.abs).filter((size) => size > 0);
  const most = add(sizes);
  const seen = Math.abs(add(steps));
  /** Of the sums from -most to most. */
  let chances = new Float64Array(2 * most + 1);
  chances[most] = 1;
  for (const size of sizes) {
    const next = new Float64Array(chances.length);
    for (const [i, chance] of chances.entries()) {
      if (chance === 0) continue;
      next[i - size] = (next[i - size] ?? 0) + chance / 2;
      next[i + size] = (next[i + size] ?? 0) + chance / 2;
    }
    chances = next;
  }
  return chances.reduce((sum, chance, i) => (Math.abs(i - most) >= seen ? sum + chance : sum), 0);
}

/** The value below which this part of all values lies, between two where it falls between them. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}
