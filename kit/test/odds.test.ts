import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareFractions,
  dividedBy,
  exact,
  type Fraction,
  fraction,
  plus,
  roundDown,
  roundHalfDown,
  roundHalfUp,
  roundUp,
} from '../src/fraction.ts';
import {
  atLeast,
  BELOW_TABLE,
  clampColumn,
  columnNearest,
  columnRoundedDown,
  differential,
  differentialLabels,
  HALF,
  KEEP_FRACTIONS,
  modifiedStrength,
  oddsLadder,
  oddsRatio,
  shiftColumn,
  sumOf,
  ZERO,
} from '../src/odds.ts';
import type { ColumnShift, OddsLadder, StrengthFactor } from '../src/odds.ts';

const f = (n: number, d = 1): Fraction => fraction(n, d);
const positive = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 })).map(([n, d]) => f(n, d));
const shift = (rule: string, by: number): ColumnShift => ({ rule, label: rule, shift: by });

// Ladders are built inside the tests, so that a fault in loading one is a test that fails.
const moscowLadder = () => oddsLadder('1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1'.split(' '));
const MOSCOW_RANGE = { first: 0, last: 12 };
const eastLadder = () => oddsLadder('1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1 10-1 11-1 12-1 13-1'.split(' '));
const ukraineLadder = () => oddsLadder('1-3 1-2 1-1 1.5-1 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1 10-1'.split(' '));

const nearest = (a: number, d: number): string | undefined =>
  moscowLadder().labels[columnNearest(moscowLadder(), f(a, d))];
const down = (ladder: OddsLadder, a: Fraction, d: Fraction): string | undefined =>
  ladder.labels[columnRoundedDown(ladder, dividedBy(a, d))];

const all = (value: Fraction): readonly Fraction[] =>
  [roundDown, roundUp, roundHalfUp, roundHalfDown].map((round) => round(value));

const halved = (rule: string): StrengthFactor => ({ rule, label: 'halved', times: HALF });

const moscow = (start: string, attacker: number, defender: number): string | undefined =>
  moscowLadder().labels[
    shiftColumn(
      moscowLadder().labels.indexOf(start),
      [[shift('attacker', attacker)], [shift('defender', -defender)]],
      MOSCOW_RANGE,
    ).column
  ];

describe('rounding', () => {
  test('each in its own way', () => {
    expect(all(f(5, 2))).toEqual([f(2), f(3), f(3), f(2)]);
    expect(all(f(8, 3))).toEqual([f(2), f(3), f(3), f(3)]);
    expect(all(f(7, 3))).toEqual([f(2), f(3), f(2), f(2)]);
    expect(all(f(4))).toEqual([f(4), f(4), f(4), f(4)]);
    expect(exact(f(5, 2))).toEqual(f(5, 2));
    expect(ZERO).toEqual({ n: 0, d: 1 });
    expect(HALF).toEqual({ n: 1, d: 2 });
  });

  test('never less than a floor', () => {
    expect(atLeast(ZERO)(f(-1))).toEqual(ZERO);
    expect(atLeast(ZERO)(f(1, 3))).toEqual(f(1, 3));
  });

  test('sums are exact', () => {
    expect(sumOf([f(1, 2), f(1, 3), f(1, 6)])).toEqual(f(1));
    expect(sumOf([])).toEqual(ZERO);
  });
});

describe('strength', () => {
  const UP = { each: roundUp, end: exact };

  test('[moscow41 E05 E06] a halving rounds up: 1 stays 1, 5 becomes 3', () => {
    expect(modifiedStrength(f(1), [halved('1.7')], UP).value).toEqual(f(1));
    expect(modifiedStrength(f(5), [halved('1.7')], UP).value).toEqual(f(3));
    expect(modifiedStrength(f(13), [halved('8.2.4')], UP).value).toEqual(f(7));
  });

  test('[ukraine43 EX5] two attackers of 5 are halved one by one: 3 + 3', () => {
    const each = modifiedStrength(f(5), [halved('9.2')], UP).value;
    expect(sumOf([each, each])).toEqual(f(6));
    expect(modifiedStrength(f(10), [halved('9.2')], UP).value).toEqual(f(5));
  });

  test('[ukraine43 EX8] three units across a river make 10', () => {
    const river: StrengthFactor = { rule: '9.4', label: 'across a river', add: f(-1) };
    const rounding = { each: atLeast(ZERO), end: roundUp };
    const total = sumOf([
      modifiedStrength(f(4), [river], rounding).value,
      modifiedStrength(f(4), [river], rounding).value,
      modifiedStrength(f(7), [halved('9.4')], rounding).value,
    ]);
    expect(total).toEqual(f(10));
    expect(modifiedStrength(ZERO, [river], rounding).value).toEqual(ZERO);
  });

  test('[war-in-the-east EX36] fractions are kept through two halvings', () => {
    expect(modifiedStrength(f(6), [halved('13.21'), halved('14.11')]).value).toEqual(f(3, 2));
    expect(modifiedStrength(f(6), [halved('13.21'), halved('14.11')])).toEqual(
      modifiedStrength(f(6), [halved('13.21'), halved('14.11')], KEEP_FRACTIONS),
    );
  });

  test('every step is listed with its rule', () => {
    const made = modifiedStrength(
      f(5),
      [halved('a'), { rule: 'b', label: 'bonus', add: f(2) }, { rule: 'c', label: 'doubled', times: f(2) }],
      { each: exact, end: roundUp },
    );
    expect(made).toEqual({
      base: f(5),
      steps: [
        { rule: 'a', label: 'halved', from: f(5), to: f(5, 2) },
        { rule: 'b', label: 'bonus', from: f(5, 2), to: f(9, 2) },
        { rule: 'c', label: 'doubled', from: f(9, 2), to: f(9) },
      ],
      value: f(9),
    });
  });

  test('rounding once at the end never gives more than rounding up at each step', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 0, max: 4 }), (base, halvings) => {
        const factors = Array.from({ length: halvings }, () => halved('x'));
        const once = modifiedStrength(base, factors, { each: exact, end: roundUp }).value;
        const each = modifiedStrength(base, factors, { each: roundUp, end: roundUp }).value;
        expect(compareFractions(once, each)).toBeLessThanOrEqual(0);
        expect(each.d).toBe(1);
      }),
    );
  });
});

describe('odds', () => {
  test('[war-in-the-east EX54] rounded in the defender’s favour', () => {
    expect(down(eastLadder(), f(23), f(4))).toBe('5-1');
    expect(down(eastLadder(), f(11), f(6))).toBe('1-1');
    expect(down(eastLadder(), f(3), f(5))).toBe('1-2');
    expect(down(eastLadder(), f(39), f(3))).toBe('13-1');
    expect(down(eastLadder(), f(15, 2), f(2))).toBe('3-1');
    expect(down(eastLadder(), f(99), f(1))).toBe('13-1');
  });

  test('[war-in-the-east EX31] 8 against a half is 16-1', () => {
    expect(oddsRatio(f(8), HALF)).toEqual(f(16));
    expect(oddsRatio(f(8), ZERO)).toBeUndefined();
    expect(oddsRatio(f(8), f(-1))).toBeUndefined();
  });

  test('[ukraine43 EX1] 53 to 18 is 2-1: there is no column at 2.5', () => {
    expect(down(ukraineLadder(), f(53), f(18))).toBe('2-1');
    expect(down(ukraineLadder(), f(10), f(9))).toBe('1-1');
    expect(down(ukraineLadder(), f(3), f(2))).toBe('1.5-1');
    expect(down(ukraineLadder(), f(3), f(9))).toBe('1-3');
    expect(columnRoundedDown(ukraineLadder(), f(2, 9))).toBe(BELOW_TABLE);
  });

  test('[moscow41 E07 E08] nearest whole odds, a half upward', () => {
    expect(nearest(3, 2)).toBe('2:1');
    expect(nearest(649, 100)).toBe('6:1');
    expect(nearest(8, 5)).toBe('2:1');
    expect(nearest(17, 8)).toBe('2:1');
    expect(nearest(30, 2)).toBe('10:1');
    expect(nearest(1, 1)).toBe('1:1');
  });

  test('[moscow41 GAPS 1] below even odds a half falls to the attacker', () => {
    expect(nearest(2, 3)).toBe('1:1');
    expect(nearest(2, 5)).toBe('1:2');
    expect(nearest(10, 26)).toBe('1:3');
    expect(nearest(1, 4)).toBe('1:4');
    expect(nearest(1, 30)).toBe('1:4');
    expect(nearest(0, 5)).toBe('1:4');
  });

  test('a ladder is checked', () => {
    expect(() => oddsLadder(['2-1', '1-1'])).toThrow('column 1-1 does not stand above 2-1');
    expect(() => oddsLadder(['1-1', '2-2'])).toThrow('column 2-2 does not stand above 1-1');
    expect(() => oddsLadder(['even'])).toThrow('"even" is not a ratio');
    expect(() => oddsLadder([])).toThrow('without columns');
    expect(oddsLadder(['4-1', '5-1 or more']).ratios).toEqual([f(4), f(5)]);
    expect(oddsLadder(['1-12', '1.25-1', '1.5-1', '10:2.5', '9-1.25']).ratios).toEqual([
      f(1, 12),
      f(5, 4),
      f(3, 2),
      f(4),
      f(36, 5),
    ]);
    expect(() => oddsLadder(['x1-1'])).toThrow('not a ratio');
  });

  test('more strength is never a worse column', () => {
    fc.assert(
      fc.property(positive, positive, positive, (attack, more, defence) => {
        for (const column of [columnNearest, columnRoundedDown])
          for (const ladder of [moscowLadder(), eastLadder(), ukraineLadder()])
            expect(column(ladder, dividedBy(plus(attack, more), defence))).toBeGreaterThanOrEqual(
              column(ladder, dividedBy(attack, defence)),
            );
      }),
    );
  });
});

describe('column shifts', () => {
  test('[moscow41 E20] 17 : 8 in woods with concentration and a star is 3:1', () => {
    const at = columnNearest(moscowLadder(), f(17, 8));
    const made = shiftColumn(at, [[shift('13.1.1', 1), shift('15.1', 1)], [shift('5.5.1', -1)]], MOSCOW_RANGE);
    expect(moscowLadder().labels[made.column]).toBe('3:1');
    expect(made).toEqual({
      initial: 4,
      stages: [
        { shifts: [shift('13.1.1', 1), shift('15.1', 1)], from: 4, wanted: 6, to: 6 },
        { shifts: [shift('5.5.1', -1)], from: 6, wanted: 5, to: 5 },
      ],
      column: 5,
    });
  });

  test('[moscow41 1.6] 3:1, +3, -1 is 5:1', () => expect(moscow('3:1', 3, 1)).toBe('5:1'));

  test('[moscow41 1.6.CAP] the edge binds between the stages: 5:1, +7, -2 is 8:1', () => {
    expect(moscow('5:1', 7, 2)).toBe('8:1');
    expect(moscow('1:1', 0, 9)).toBe('1:4');
    const over = shiftColumn(14, [[], [shift('defender', -3)]], MOSCOW_RANGE);
    expect(over.initial).toBe(14);
    expect(moscowLadder().labels[over.column]).toBe('7:1');
  });

  test('[moscow41 D02] 5 : 5 in a town with field works is 1:4', () => expect(moscow('1:1', 0, 3)).toBe('1:4'));

  test('[ukraine43 EX2 EX3] 1-1 shifts to 1.5-1; 7-1 and three shifts reach 10-1', () => {
    const range = { first: BELOW_TABLE, last: 12 };
    const by = (start: string, n: number): number =>
      shiftColumn(ukraineLadder().labels.indexOf(start), [[shift('x', n)]], range).column;
    expect(ukraineLadder().labels[by('1-1', 1)]).toBe('1.5-1');
    expect(ukraineLadder().labels[by('7-1', 3)]).toBe('10-1');
    expect(by('1-3', -1)).toBe(BELOW_TABLE);
    expect(by('1-3', -4)).toBe(BELOW_TABLE);
  });

  const shifts = fc.array(
    fc.integer({ min: -4, max: 4 }).map((n) => shift('s', n)),
    { maxLength: 6 },
  );

  test('inside a stage the order does not matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), shifts, (start, list) => {
        const there = shiftColumn(start, [list], MOSCOW_RANGE).column;
        const back = shiftColumn(start, [[...list].reverse()], MOSCOW_RANGE).column;
        expect(back).toBe(there);
      }),
    );
  });

  test('stages commute unless a limit cuts one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), shifts, shifts, (start, a, b) => {
        const ab = shiftColumn(start, [a, b], MOSCOW_RANGE);
        const ba = shiftColumn(start, [b, a], MOSCOW_RANGE);
        const cut = [...ab.stages, ...ba.stages].some((stage) => stage.wanted !== stage.to);
        expect(cut || ab.column === ba.column).toBe(true);
        expect(clampColumn(ab.column, MOSCOW_RANGE)).toBe(ab.column);
      }),
    );
  });
});

describe('differences', () => {
  const range = { first: -5, last: 7 };

  test('[russian-front EX6 EX36] attack less defence, cut at the ends', () => {
    expect(differential(5, 3, range)).toEqual({ difference: 2, number: 2, column: 7 });
    expect(differential(4, 7, range)).toEqual({ difference: -3, number: -3, column: 2 });
    expect(differential(12, 3, range)).toEqual({ difference: 9, number: 7, column: 12 });
    expect(differential(1, 9, range)).toEqual({ difference: -8, number: -5, column: 0 });
  });

  test('[russian-front EX28] 5 + 4 against 4 + 3 + 1 is +1', () => {
    expect(differential(5 + 4, 4 + 3 + 1, range).number).toBe(1);
  });

  test('columns are labelled as printed', () => {
    expect(differentialLabels({ first: -2, last: 2 })).toEqual(['-2', '-1', '0', '+1', '+2']);
    expect(differentialLabels(range)).toHaveLength(13);
  });
});
