import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareFractions,
  dividedBy,
  exact,
  formatFraction,
  fraction,
  parseFraction,
  plus,
  roundDown,
  roundHalfDown,
  roundHalfUp,
  roundUp,
  times,
} from '../src/fraction.ts';
import { formatUnits, parseUnits, toUnits } from '../src/units.ts';

const fractions = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }));

describe('fractions', () => {
  it('are in lowest terms with the sign above the line', () => {
    expect(fraction(6, -4)).toEqual({ n: -3, d: 2 });
    expect(fraction(0, -5)).toEqual({ n: 0, d: 1 });
    expect(() => fraction(1, 0)).toThrow('1/0');
    expect(() => fraction(0.5)).toThrow('0.5/1');
  });

  it('add, multiply, divide and compare exactly', () => {
    expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ n: 1, d: 2 });
    expect(times(fraction(2, 3), fraction(3, 4))).toEqual({ n: 1, d: 2 });
    expect(dividedBy(fraction(2, 3), fraction(4, 3))).toEqual({ n: 1, d: 2 });
    expect(Math.sign(compareFractions(fraction(1, 3), fraction(1, 2)))).toBe(-1);
    expect(Math.sign(compareFractions(fraction(-1, 3), fraction(-1, 2)))).toBe(1);
    expect(compareFractions(fraction(2, 4), fraction(1, 2))).toBe(0);
  });

  it('are written and read as rulebooks write them', () => {
    expect(formatFraction(fraction(7, 6))).toBe('1 1/6');
    expect(formatFraction(fraction(-7, 6))).toBe('-1 1/6');
    expect(formatFraction(fraction(1, 3))).toBe('1/3');
    expect(formatFraction(fraction(4, 2))).toBe('2');
    expect(parseFraction('1 1/6')).toEqual({ n: 7, d: 6 });
    expect(parseFraction(' -1 1/6 ')).toEqual({ n: -7, d: 6 });
    expect(parseFraction('-1/6')).toEqual({ n: -1, d: 6 });
    expect(parseFraction('2.25')).toEqual({ n: 9, d: 4 });
    fc.assert(
      fc.property(fractions, ([n, d]) => {
        expect(parseFraction(formatFraction(fraction(n, d)))).toEqual(fraction(n, d));
      }),
    );
    for (const wrong of ['', '-', '1/', '/2', '1.5 1/2', 'x1', '1 1', '11/2 3']) {
      expect(() => parseFraction(wrong)).toThrow('cannot read');
    }
    expect(parseFraction('11/2')).toEqual({ n: 11, d: 2 });
    expect(parseFraction('1   1/6')).toEqual({ n: 7, d: 6 });
    expect(formatFraction(fraction(0))).toBe('0');
  });

  it('round as the game says', () => {
    fc.assert(
      fc.property(fractions, ([n, d]) => {
        const value = n / d;
        const f = fraction(n, d);
        expect(roundDown(f).n).toBe(Math.floor(value) + 0);
        expect(roundUp(f).n).toBe(Math.ceil(value) + 0);
        expect(Math.abs(roundHalfUp(f).n - value)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(roundHalfDown(f).n - value)).toBeLessThanOrEqual(0.5);
      }),
    );
    expect(exact(fraction(5, 2))).toEqual({ n: 5, d: 2 });
    expect([roundHalfUp(fraction(5, 2)).n, roundHalfDown(fraction(5, 2)).n]).toEqual([3, 2]);
  });

  it('[moscow41 6.2.1] thirds of a movement point are whole numbers of sixths; what does not fit is an error', () => {
    expect(parseUnits('1/3', 6)).toBe(2);
    expect(formatUnits(7, 6)).toBe('1 1/6');
    expect(formatUnits(-3, 6)).toBe('-1/2');
    expect(() => toUnits(fraction(1, 4), 6)).toThrow('1/4 is not a multiple of 1/6');
  });
});
