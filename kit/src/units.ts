// Searches count in whole units: sixths or halves of a movement point, whatever `scale` says. Here is the way in and out.
import { type Fraction, formatFraction, fraction, parseFraction } from './fraction.ts';

/** Whole units of 1/scale. Throws when the scale cannot hold the value exactly: costs are never rounded silently. */
export function toUnits(value: Fraction, scale: number): number {
  const units = (value.n * scale) / value.d;
  if (!Number.isInteger(units)) throw new Error(`fraction: ${formatFraction(value)} is not a multiple of 1/${scale}`);
  return units;
}

export function parseUnits(text: string, scale: number): number {
  return toUnits(parseFraction(text), scale);
}

export function formatUnits(units: number, scale: number): string {
  return formatFraction(fraction(units, scale));
}
