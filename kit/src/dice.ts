// What the dice can do, exactly: outcomes with whole-number weights. Weights are BigInt because twenty dice overflow a
// double's 53 bits; only the last step, a chance as a double, rounds.

export interface Distribution<T> {
  /** Positive weights of the outcomes that can happen. */
  readonly weights: ReadonlyMap<T, bigint>;
  readonly total: bigint;
}

/** An exact chance or mean, in lowest terms. */
export interface Proportion {
  readonly n: bigint;
  readonly d: bigint;
}

function fromWeights<T>(weights: ReadonlyMap<T, bigint>): Distribution<T> {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  return { weights, total };
}

function addWeight<T>(weights: Map<T, bigint>, value: T, weight: bigint): void {
  weights.set(value, (weights.get(value) ?? 0n) + weight);
}

/** Every value equally likely; a value given twice counts twice. */
export function uniform<T>(values: Iterable<T>): Distribution<T> {
  const weights = new Map<T, bigint>();
  for (const value of values) addWeight(weights, value, 1n);
  if (weights.size === 0) throw new Error('dice: nothing to choose from');
  return fromWeights(weights);
}

export function certain<T>(value: T): Distribution<T> {
  return uniform([value]);
}

/** One die with faces 1 to `sides`. */
export function die(sides: number): Distribution<number> {
  return uniform(Array.from({ length: sides }, (_, i) => i + 1));
}

/** Outcomes renamed or thrown together. Equal results merge when they are identical values, so map to labels, not objects. */
export function mapOutcomes<T, U>(of: Distribution<T>, name: (value: T) => U): Distribution<U> {
  const weights = new Map<U, bigint>();
  for (const [value, weight] of of.weights) addWeight(weights, name(value), weight);
  return { weights, total: of.total };
}

/** Two independent throws and what they make together. */
export function combineOutcomes<A, B, C>(
  a: Distribution<A>,
  b: Distribution<B>,
  join: (a: A, b: B) => C,
): Distribution<C> {
  const weights = new Map<C, bigint>();
  for (const [x, weightX] of a.weights)
    for (const [y, weightY] of b.weights) addWeight(weights, join(x, y), weightX * weightY);
  return { weights, total: a.total * b.total };
}

/** A second throw that depends on how the first one fell. */
export function thenThrow<A, B>(first: Distribution<A>, next: (value: A) => Distribution<B>): Distribution<B> {
  const branches = Array.from(first.weights, ([value, weight]) => ({ weight, after: next(value) }));
  // A common multiple of the branches' totals keeps every weight whole.
  let common = 1n;
  for (const { after } of branches) common = (common / gcdBig(common, after.total)) * after.total;
  const weights = new Map<B, bigint>();
  for (const { weight, after } of branches)
    for (const [value, inner] of after.weights) addWeight(weights, value, weight * inner * (common / after.total));
  return { weights, total: first.total * common };
}

const add = (a: number, b: number): number => a + b;

/** The sum of `count` independent throws of the same kind. */
export function repeatedSum(count: number, of: Distribution<number>): Distribution<number> {
  let sum = certain(0);
  for (let i = 0; i < count; i++) sum = combineOutcomes(sum, of, add);
  return sum;
}

export function diceSum(count: number, sides: number): Distribution<number> {
  return repeatedSum(count, die(sides));
}

/** Dice that each score one hit, or none. */
export interface Volley {
  readonly dice: number;
  readonly sides: number;
  readonly hits: (face: number) => boolean;
}

/** The number of hits of several volleys together; a volley of n equal dice is a binomial. */
export function hitsOf(volleys: readonly Volley[]): Distribution<number> {
  let sum = certain(0);
  for (const { dice, sides, hits } of volleys) {
    const one = mapOutcomes(die(sides), (face) => (hits(face) ? 1 : 0));
    sum = combineOutcomes(sum, repeatedSum(dice, one), add);
  }
  return sum;
}

/** Whole steps lost when it takes several hits to cost one, and no more can be lost than are there; leftovers vanish. */
export function stepLosses(hits: Distribution<number>, hitsPerStep: number, steps: number): Distribution<number> {
  return mapOutcomes(hits, (scored) => Math.min(Math.floor(scored / hitsPerStep), steps));
}

function gcdBig(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function proportion(n: bigint, d: bigint): Proportion {
  const divisor = gcdBig(n, d);
  return { n: n / divisor, d: d / divisor };
}

export function chanceOf<T>(of: Distribution<T>, happens: (value: T) => boolean): Proportion {
  let favourable = 0n;
  for (const [value, weight] of of.weights) if (happens(value)) favourable += weight;
  return proportion(favourable, of.total);
}

/** The mean of a whole-number measure: expected losses, expected hexes of retreat. */
export function meanOf<T>(of: Distribution<T>, measure: (value: T) => number): Proportion {
  let sum = 0n;
  for (const [value, weight] of of.weights) sum += BigInt(measure(value)) * weight;
  return proportion(sum, of.total);
}

/** As a double; the relative error is below 4e-16 while both numbers are below 1e308. */
export function asDouble(value: Proportion): number {
  return Number(value.n) / Number(value.d);
}

export function showProportion(value: Proportion): string {
  return value.d === 1n ? String(value.n) : `${value.n}/${value.d}`;
}

/** Plain JSON for a chart on the page, the most likely first; equally likely ones keep their order. */
export interface ChartBar<T> {
  readonly value: T;
  readonly chance: number;
  readonly exact: string;
}

export function chartBars<T>(of: Distribution<T>): readonly ChartBar<T>[] {
  return Array.from(of.weights, ([value, weight]) => ({ value, weight }))
    .sort((a, b) => Number(b.weight - a.weight))
    .map(({ value, weight }) => {
      const chance = proportion(weight, of.total);
      return { value, chance: asDouble(chance), exact: showProportion(chance) };
    });
}
