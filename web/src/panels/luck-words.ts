// Luck in words: how far from what was to be expected, and how rare that is.
import type { LuckRow } from '@rasputitsa/host';

export type Fortune = 'none' | 'few' | 'even' | 'little' | 'clear' | 'very';
export interface Luck {
  readonly fortune: Fortune;
  readonly way: 'high' | 'low' | 'even';
}

/** Fewer dice than this say nothing. */
export const FEW = 6;

/** High dice are not always good ones, so it is said how they fell, not whom they helped. */
export function luckWords(sigma: number, dice: number): Luck {
  if (dice === 0) return { fortune: 'none', way: 'even' };
  if (dice < FEW) return { fortune: 'few', way: 'even' };
  const far = Math.abs(sigma);
  const way = sigma > 0 ? 'high' : 'low';
  if (far < 0.5) return { fortune: 'even', way: 'even' };
  if (far < 1.25) return { fortune: 'little', way };
  return { fortune: far < 2.25 ? 'clear' : 'very', way };
}

export interface LuckTotal {
  readonly side: number;
  readonly dice: number;
  readonly sigma: number;
}

/** All dice of a side together. Pips and hits cannot be added; how far out they fell can, each die counting the same. */
export function luckTotals(rows: readonly LuckRow[]): readonly LuckTotal[] {
  const sides = [...new Set(rows.map((r) => r.side))].sort((a, b) => a - b);
  return sides.map((side) => {
    const own = rows.filter((r) => r.side === side);
    const dice = own.reduce((n, r) => n + r.dice, 0);
    const far = own.reduce((sum, r) => sum + r.sigma * Math.sqrt(r.dice), 0);
    return { side, dice, sigma: dice > 0 ? far / Math.sqrt(dice) : 0 };
  });
}

/** Chance that fair dice fall at least this far out on this side (normal approximation). */
export function rarity(sigma: number): number {
  const z = Math.abs(sigma);
  // Abramowitz and Stegun 26.2.17: exact to 7 places, far more than a sentence needs.
  const k = 1 / (1 + 0.2316419 * z);
  const poly = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
