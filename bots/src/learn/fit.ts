// Ridge regression: what is still to come of a margin, from what a state shows. Whole games are held out to see how well it foretells.
import { type FeatureBound, type Features, knotShares, type Learned } from '@rasputitsa/kernel';
import type { Sample } from './sample.ts';

/** Shares of the game left at which weights are found. */
const KNOTS: readonly number[] = [0.12, 0.35, 1];
/** How many parts the games are held out in. */
const FOLDS = 5;
/** Penalties that are tried, for features in units of their spread. */
const PENALTIES: readonly number[] = [3, 10, 30, 100, 300, 1000];

const UNBOUND: FeatureBound = [-Infinity, Infinity];

/** The columns of the regression: each setting and each feature, at each knot. */
class Columns {
  readonly settings: readonly string[];
  readonly ids: readonly string[];
  readonly means: readonly number[];
  readonly spreads: readonly number[];

  constructor(samples: readonly Sample[]) {
    this.settings = [...new Set(samples.map((s) => s.setting))].sort();
    this.ids = [...new Set(samples.flatMap((s) => Object.keys(s.values)))].sort();
    const columns = this.ids.map((id) => samples.map((s) => s.values[id] ?? 0));
    this.means = columns.map(mean);
    this.spreads = columns.map((list, i) => spread(list, this.means[i] ?? 0) || 1);
  }
  get count(): number {
    return (this.settings.length + this.ids.length) * KNOTS.length;
  }
  row(f: Features): Float64Array {
    const row = new Float64Array(this.count);
    const shares = knotShares(KNOTS, f.left);
    const k = KNOTS.length;
    const s = this.settings.indexOf(f.setting);
    for (const [j, share] of shares.entries()) {
      if (share === 0) continue;
      if (s >= 0) row[s * k + j] = share;
      for (const [i, id] of this.ids.entries())
        row[(this.settings.length + i) * k + j] =
          (share * ((f.values[id] ?? 0) - (this.means[i] ?? 0))) / (this.spreads[i] ?? 1);
    }
    return row;
  }
  bounds(of: Readonly<Record<string, FeatureBound>>): readonly FeatureBound[] {
    const settings = this.settings.flatMap(() => KNOTS.map(() => UNBOUND));
    const features = this.ids.flatMap((id, i) => {
      const [least, most] = of[id] ?? UNBOUND;
      const by = this.spreads[i] ?? 1;
      return KNOTS.map((): FeatureBound => [least * by, most * by]);
    });
    return [...settings, ...features];
  }
  learned(w: Float64Array): Learned {
    const k = KNOTS.length;
    const at = (i: number): readonly number[] => KNOTS.map((_, j) => w[i * k + j] ?? 0);
    const first = this.settings.length;
    const weights = Object.fromEntries(
      this.ids.map((id, i) => [id, at(first + i).map((x) => x / (this.spreads[i] ?? 1))]),
    );
    // Features were counted from their means.
    const shift = KNOTS.map((_, j) =>
      this.ids.reduce((n, id, i) => n + (weights[id]?.[j] ?? 0) * (this.means[i] ?? 0), 0),
    );
    const settings = Object.fromEntries(this.settings.map((id, i) => [id, at(i).map((x, j) => x - (shift[j] ?? 0))]));
    return { knots: KNOTS, settings, weights };
  }
}
function mean(list: readonly number[]): number {
  return list.reduce((n, x) => n + x, 0) / Math.max(1, list.length);
}
function spread(list: readonly number[], m: number): number {
  return Math.sqrt(list.reduce((n, x) => n + (x - m) ** 2, 0) / Math.max(1, list.length));
}

/** The sums of products from which the weights follow. */
interface Sums {
  readonly n: number;
  readonly xx: Float64Array;
  readonly xy: Float64Array;
}
function sumsOf(rows: readonly Float64Array[], ys: readonly number[], n: number): Sums {
  const xx = new Float64Array(n * n);
  const xy = new Float64Array(n);
  for (const [r, row] of rows.entries()) {
    const y = ys[r] ?? 0;
    for (let i = 0; i < n; i++) {
      const x = row[i] ?? 0;
      if (x === 0) continue;
      xy[i] = (xy[i] ?? 0) + x * y;
      for (let j = 0; j <= i; j++) xx[i * n + j] = (xx[i * n + j] ?? 0) + x * (row[j] ?? 0);
    }
  }
  return { n, xx, xy };
}
/** Of all but some. */
function without(all: Sums, part: Sums): Sums {
  return { n: all.n, xx: all.xx.map((x, i) => x - (part.xx[i] ?? 0)), xy: all.xy.map((x, i) => x - (part.xy[i] ?? 0)) };
}
/** Rounds of improving one weight after the other; nothing moves any more long before. */
const ROUNDS = 400;
const STILL = 1e-6;

/** The weights of least error, each within its bounds, found one after the other; the first `free` are hardly held back. */
function solve({ n, xx, xy }: Sums, penalty: number, free: number, bounds: readonly FeatureBound[]): Float64Array {
  const w = new Float64Array(n);
  const at = (i: number, j: number): number => (i >= j ? xx[i * n + j] : xx[j * n + i]) ?? 0;
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (let i = 0; i < n; i++) {
      let rest = xy[i] ?? 0;
      for (let j = 0; j < n; j++) if (j !== i) rest -= at(i, j) * (w[j] ?? 0);
      const [least, most] = bounds[i] ?? UNBOUND;
      const x = Math.min(most, Math.max(least, rest / (at(i, i) + (i < free ? 1 : penalty))));
      moved = Math.max(moved, Math.abs(x - (w[i] ?? 0)));
      w[i] = x;
    }
    if (moved < STILL) break;
  }
  return w;
}
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export interface Foretold {
  readonly sample: Sample;
  /** By weights that were found without its game. */
  readonly margin: number;
}
export interface Fit {
  readonly learned: Learned;
  readonly penalty: number;
  readonly foretold: readonly Foretold[];
}

export function fit(samples: readonly Sample[], of: Readonly<Record<string, FeatureBound>> = {}): Fit {
  const columns = new Columns(samples);
  const free = columns.settings.length * KNOTS.length;
  const bounds = columns.bounds(of);
  const rows = samples.map((s) => columns.row(s));
  // The count as it stands is taken as it is: what is learned is how it will change.
  const ys = samples.map((s) => s.margin - s.now);
  const games = [...new Set(samples.map((s) => s.game))];
  const foldOf = new Map(games.map((g, i) => [g, i % FOLDS]));
  const inFold = Array.from({ length: FOLDS }, (_, f) =>
    samples.flatMap((s, i) => (foldOf.get(s.game) === f ? [i] : [])),
  );
  const n = columns.count;
  const pick = (list: readonly number[]): Sums =>
    sumsOf(
      list.map((i) => rows[i] ?? new Float64Array(n)),
      list.map((i) => ys[i] ?? 0),
      n,
    );
  const parts = inFold.map(pick);
  const all = pick(samples.map((_, i) => i));
  const rests = parts.map((part) => without(all, part));
  let best: { readonly error: number; readonly penalty: number; readonly foretold: readonly Foretold[] } | undefined;
  for (const penalty of PENALTIES) {
    const foretold = rests.flatMap((rest, f) => {
      const w = solve(rest, penalty, free, bounds);
      return (inFold[f] ?? []).flatMap((i) => {
        const [sample, row] = [samples[i], rows[i]];
        return sample && row ? [{ sample, margin: sample.now + dot(row, w) }] : [];
      });
    });
    const error = mean(foretold.map((t) => (t.margin - t.sample.margin) ** 2));
    if (!best || error < best.error) best = { error, penalty, foretold };
  }
  if (!best) throw new Error('nothing to learn from');
  return {
    learned: columns.learned(solve(all, best.penalty, free, bounds)),
    penalty: best.penalty,
    foretold: best.foretold,
  };
}

export interface Quality {
  readonly setting: string;
  readonly games: number;
  readonly samples: number;
  readonly correlation: number;
  /** The root of the mean square of what was missed, in points; and what always saying the mean would miss. */
  readonly error: number;
  readonly spread: number;
}
/** How well margins were foretold, setting by setting, from states with no more than so much of the game left. */
export function qualityOf(foretold: readonly Foretold[], most: number): readonly Quality[] {
  const late = foretold.filter((t) => t.sample.left <= most);
  return [...Map.groupBy(late, (t) => t.sample.setting)]
    .map(([setting, list]) => {
      const [xs, ys] = [list.map((t) => t.margin), list.map((t) => t.sample.margin)];
      const [mx, my] = [mean(xs), mean(ys)];
      const together = mean(xs.map((x, i) => (x - mx) * ((ys[i] ?? 0) - my)));
      const [sx, sy] = [spread(xs, mx), spread(ys, my)];
      return {
        setting,
        games: new Set(list.map((t) => t.sample.game)).size,
        samples: list.length,
        correlation: sx * sy === 0 ? 0 : together / (sx * sy),
        error: Math.sqrt(mean(list.map((t) => (t.margin - t.sample.margin) ** 2))),
        spread: sy,
      };
    })
    .sort((a, b) => (a.setting < b.setting ? -1 : 1));
}
