// Exact fractions: strengths, odds and movement points are never held as floating point.

export interface Fraction {
  readonly n: number;
  readonly d: number;
}

function divisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Lowest terms, denominator positive. */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0) throw new Error(`fraction: ${n}/${d}`);
  const g = divisor(n, d) * (d < 0 ? -1 : 1);
  return { n: n === 0 ? 0 : n / g, d: d / g };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

/** Negative, zero or positive as a is less than, equal to or more than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.n * b.d - b.n * a.d;
}

const WRITTEN = /^(-)?(?:(\d+)(?:\.(\d+))?(?:\s+(?=\d)|$))?(?:(\d+)\/(\d+))?$/;

/** Reads `3`, `1/6`, `1 1/6`, `2.5`, each with an optional minus sign. */
export function parseFraction(text: string): Fraction {
  const match = WRITTEN.exec(text.trim());
  const [, minus, whole, decimals, over, under] = match ?? [];
  if (whole === undefined && over === undefined) throw new Error(`fraction: cannot read "${text}"`);
  if (decimals !== undefined && over !== undefined) throw new Error(`fraction: cannot read "${text}"`);
  const tens = 10 ** (decimals?.length ?? 0);
  const head = fraction(Number(`${whole ?? 0}${decimals ?? ''}`), tens);
  const sum = over === undefined ? head : plus(head, fraction(Number(over), Number(under)));
  return minus === undefined ? sum : fraction(-sum.n, sum.d);
}

/** Writes mixed numbers the way rulebooks do: `1 1/6`. */
export function formatFraction(value: Fraction): string {
  const sign = value.n < 0 ? '-' : '';
  const size = Math.abs(value.n);
  const rest = size % value.d;
  const whole = (size - rest) / value.d;
  if (rest === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}${rest}/${value.d}` : `${sign}${whole} ${rest}/${value.d}`;
}

/** How a game turns fractions into whole numbers, if it does. */
export type Rounding = (value: Fraction) => Fraction;

export const exact: Rounding = (value) => value;
export const roundDown: Rounding = (value) => fraction(Math.floor(value.n / value.d));
export const roundUp: Rounding = (value) => fraction(Math.ceil(value.n / value.d));
export const roundHalfUp: Rounding = (value) => fraction(Math.floor((2 * value.n + value.d) / (2 * value.d)));
export const roundHalfDown: Rounding = (value) => fraction(Math.ceil((2 * value.n - value.d) / (2 * value.d)));
