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

export interface Mean {
  readonly mean: number;
  /** Half of what is between the ends of the 95 % interval. */
  readonly error: number;
}
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const spread = values.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, error: Z * Math.sqrt(spread / n) };
}

/** The value below which this part of all values lies, between two where it falls between them. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}
