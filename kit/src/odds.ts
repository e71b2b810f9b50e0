// From strengths to a column of a results table: strengths with itemised modifiers, odds rounded as a game rounds them,
// differences, and column shifts. Every step is kept, so that the page can show why a column is the column.
import {
  compareFractions,
  dividedBy,
  exact,
  type Fraction,
  fraction,
  parseFraction,
  plus,
  roundHalfDown,
  roundHalfUp,
  type Rounding,
  times,
} from './fraction.ts';

export const ZERO: Fraction = fraction(0);
export const HALF: Fraction = fraction(1, 2);
const ONE: Fraction = fraction(1);

export function sumOf(values: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const value of values) total = plus(total, value);
  return total;
}

/** The value, but never less than the floor. */
export function atLeast(floor: Fraction): Rounding {
  return (value) => (compareFractions(value, floor) < 0 ? floor : value);
}

/** A named change to a strength: a factor or a bonus, applied in the order in which a game lists them. */
export type StrengthFactor = { readonly rule: string; readonly label: string } & (
  | { readonly times: Fraction }
  | { readonly add: Fraction }
);

export interface StrengthStep {
  readonly rule: string;
  readonly label: string;
  readonly from: Fraction;
  readonly to: Fraction;
}

export interface Strength {
  readonly base: Fraction;
  readonly steps: readonly StrengthStep[];
  readonly value: Fraction;
}

export interface StrengthRounding {
  /** After every factor: games that round each halving. */
  readonly each: Rounding;
  /** Once, after the last. */
  readonly end: Rounding;
}

/** Fractions are kept to the end and beyond it. */
export const KEEP_FRACTIONS: StrengthRounding = { each: exact, end: exact };

export function modifiedStrength(
  base: Fraction,
  factors: readonly StrengthFactor[],
  rounding: StrengthRounding = KEEP_FRACTIONS,
): Strength {
  const steps: StrengthStep[] = [];
  let value = base;
  for (const factor of factors) {
    const from = value;
    value = rounding.each('times' in factor ? times(value, factor.times) : plus(value, factor.add));
    steps.push({ rule: factor.rule, label: factor.label, from, to: value });
  }
  return { base, steps, value: rounding.end(value) };
}

/** The odds columns of a table from worst to best for the attacker. */
export interface OddsLadder {
  readonly labels: readonly string[];
  /** Attack divided by defence: the least at which the column is reached when odds are rounded down. */
  readonly ratios: readonly Fraction[];
}

/** Left of the first column: odds too poor for the table. */
export const BELOW_TABLE = -1;

function ratioOf(label: string): Fraction {
  const match = /^(\d+(?:\.\d+)?)[-:](\d+(?:\.\d+)?)/.exec(label);
  const [, attack, defence] = match ?? [];
  if (attack === undefined || defence === undefined)
    throw new Error(`odds: "${label}" is not a ratio such as 3-1 or 1:2`);
  return dividedBy(parseFraction(attack), parseFraction(defence));
}

/** Columns as printed: 1-2, 1.5-1, 3:1; what follows the ratio ("5-1 or more") is only a label. */
export function oddsLadder(labels: readonly string[]): OddsLadder {
  const ratios = labels.map(ratioOf);
  for (const [i, ratio] of ratios.entries()) {
    const before = ratios[i - 1];
    if (before !== undefined && compareFractions(before, ratio) >= 0)
      throw new Error(`odds: column ${labels[i]} does not stand above ${labels[i - 1]}`);
  }
  if (labels.length === 0) throw new Error('odds: a ladder without columns');
  return { labels, ratios };
}

/** Attack divided by defence; undefined against a defence of nothing, which each game settles in its own words. */
export function oddsRatio(attack: Fraction, defence: Fraction): Fraction | undefined {
  return defence.n <= 0 ? undefined : dividedBy(attack, defence);
}

/** Rounded in the defender's favour: the best column fully reached, or BELOW_TABLE. */
export function columnRoundedDown(ladder: OddsLadder, ratio: Fraction): number {
  let column = BELOW_TABLE;
  for (const [i, least] of ladder.ratios.entries()) if (compareFractions(ratio, least) >= 0) column = i;
  return column;
}

/**
 * The larger strength is divided by the smaller and rounded to the nearest whole number, an exact half in the
 * attacker's favour; the ends of the ladder cap it.
 */
export function columnNearest(ladder: OddsLadder, ratio: Fraction): number {
  const nearest =
    compareFractions(ratio, ONE) >= 0 || ratio.n <= 0
      ? roundHalfUp(ratio)
      : dividedBy(ONE, roundHalfDown(dividedBy(ONE, ratio)));
  return Math.max(columnRoundedDown(ladder, nearest), 0);
}

export interface ColumnShift {
  readonly rule: string;
  readonly label: string;
  /** Columns to the right, in the attacker's favour; to the left if negative. */
  readonly shift: number;
}

/** The columns a shift may reach, both included. */
export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

export interface ShiftStage {
  readonly shifts: readonly ColumnShift[];
  readonly from: number;
  /** Where the shifts of this stage would lead without a limit. */
  readonly wanted: number;
  readonly to: number;
}

export interface ShiftedColumn {
  readonly initial: number;
  readonly stages: readonly ShiftStage[];
  readonly column: number;
}

export function clampColumn(column: number, range: ColumnRange): number {
  return Math.min(Math.max(column, range.first), range.last);
}

/**
 * Shifts in stages. Inside a stage they are added up and only the sum is limited; between stages the column is brought
 * back into the range, so that what was lost at the edge in one stage is not there to absorb the next.
 */
export function shiftColumn(
  initial: number,
  stages: readonly (readonly ColumnShift[])[],
  range: ColumnRange,
): ShiftedColumn {
  const taken: ShiftStage[] = [];
  let column = clampColumn(initial, range);
  for (const shifts of stages) {
    const from = column;
    const wanted = shifts.reduce((at, each) => at + each.shift, from);
    column = clampColumn(wanted, range);
    taken.push({ shifts, from, wanted, to: column });
  }
  return { initial, stages: taken, column };
}

/** The labels of a differential table: -2, -1, 0, +1. */
export function differentialLabels(range: ColumnRange): readonly string[] {
  return Array.from({ length: range.last - range.first + 1 }, (_, i) => {
    const value = range.first + i;
    return value > 0 ? `+${value}` : String(value);
  });
}

export interface Differential {
  /** Attack less defence, before the ends of the table cut it. */
  readonly difference: number;
  readonly number: number;
  /** Its place among the columns of the table. */
  readonly column: number;
}

export function differential(attack: number, defence: number, range: ColumnRange): Differential {
  const difference = attack - defence;
  const number = clampColumn(difference, range);
  return { difference, number, column: number - range.first };
}
