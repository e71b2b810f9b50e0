import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asDouble,
  certain,
  chanceOf,
  chartBars,
  combineOutcomes,
  diceSum,
  die,
  hitsOf,
  mapOutcomes,
  meanOf,
  repeatedSum,
  showProportion,
  stepLosses,
  thenThrow,
  uniform,
} from '../src/dice.ts';
import type { Distribution } from '../src/dice.ts';
import {
  bandAt,
  bandsOf,
  bandTable,
  clampToBands,
  columnAt,
  entryAt,
  lookUp,
  parseSpan,
  resultsOf,
  resultTable,
} from '../src/tables.ts';

const total = <T>(of: Distribution<T>): bigint => [...of.weights.values()].reduce((sum, weight) => sum + weight, 0n);
const itself = (n: number): number => n;

const df = (face: number): boolean => face >= 5;

const sf = (face: number): boolean => face === 6;

const load =
  (labels: readonly string[], covers = { from: 1, to: 6 }) =>
  () =>
    bandsOf('t', labels, covers);

const picky = (printed: string): string => {
  if (printed === 'd') throw new Error('no');
  return printed;
};

describe('dice', () => {
  test('two dice', () => {
    const sum = diceSum(2, 6);
    expect(sum.total).toBe(36n);
    expect(sum.weights.get(7)).toBe(6n);
    expect(sum.weights.get(2)).toBe(1n);
    expect([...sum.weights.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(chanceOf(sum, (n) => n >= 10)).toEqual({ n: 1n, d: 6n });
    expect(meanOf(sum, itself)).toEqual({ n: 7n, d: 1n });
  });

  test('[eastfront A12] three dice at 5 or 6', () => {
    const hits = hitsOf([{ dice: 3, sides: 6, hits: (face) => face >= 5 }]);
    expect([0, 1, 2, 3].map((n) => showProportion(chanceOf(hits, (h) => h === n)))).toEqual([
      '8/27',
      '4/9',
      '2/9',
      '1/27',
    ]);
    expect(meanOf(hits, itself)).toEqual({ n: 1n, d: 1n });
  });

  test('[eastfront E3] volleys of different firepower: 2 at DF, 4 + 4 at DF, 3 + 3 at SF', () => {
    const hits = hitsOf([
      { dice: 10, sides: 6, hits: df },
      { dice: 6, sides: 6, hits: sf },
    ]);
    expect(meanOf(hits, itself)).toEqual({ n: 13n, d: 3n });
    expect(hits.total).toBe(6n ** 16n);
    // Double Defence: five hits cost two steps and the odd one is lost; a unit of 3 cannot lose more than 3.
    const losses = stepLosses(hits, 2, 3);
    expect(chanceOf(losses, (n) => n === 2)).toEqual(chanceOf(hits, (n) => n === 4 || n === 5));
    expect(chanceOf(losses, (n) => n === 3)).toEqual(chanceOf(hits, (n) => n >= 6));
  });

  test('a binomial is what the formula says', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 7 }), (n, threshold) => {
        const hits = hitsOf([{ dice: n, sides: 6, hits: (face) => face >= threshold }]);
        const p = (7 - threshold) / 6;
        for (let k = 0; k <= n; k++)
          expect(asDouble(chanceOf(hits, (h) => h === k))).toBeCloseTo(choose(n, k) * p ** k * (1 - p) ** (n - k), 12);
      }),
      { numRuns: 40 },
    );
  });

  test('chances add up to one, whatever is done to them', () => {
    const any = fc
      .array(fc.integer({ min: -3, max: 9 }), { minLength: 1, maxLength: 8 })
      .map((values) => uniform(values));
    fc.assert(
      fc.property(any, any, fc.integer({ min: 0, max: 4 }), (a, b, n) => {
        const made = [
          a,
          combineOutcomes(a, b, (x, y) => x - y),
          repeatedSum(n, a),
          mapOutcomes(a, (x) => x % 2),
          thenThrow(a, (x) => (x > 2 ? b : die(6))),
        ];
        for (const each of made) {
          expect(total(each)).toBe(each.total);
          expect(chanceOf(each, () => true)).toEqual({ n: 1n, d: 1n });
        }
        const means = meanOf(
          combineOutcomes(a, b, (x, y) => x + y),
          itself,
        );
        expect(asDouble(means)).toBeCloseTo(asDouble(meanOf(a, itself)) + asDouble(meanOf(b, itself)), 9);
      }),
    );
  });

  test('[ukraine43 8.6] a second throw that depends on the first: sixes rolled again', () => {
    const again = thenThrow(die(6), (face) => (face === 6 ? die(6) : certain(face)));
    expect(showProportion(chanceOf(again, (n) => n === 6))).toBe('1/36');
    expect(showProportion(chanceOf(again, (n) => n === 1))).toBe('7/36');
    const uneven = thenThrow(die(2), (face) => die(face === 1 ? 4 : 6));
    expect(showProportion(chanceOf(uneven, (n) => n === 6))).toBe('1/12');
    expect(showProportion(chanceOf(uneven, (n) => n === 1))).toBe('5/24');
    expect(uneven.total).toBe(24n);
  });

  test('exact beyond the reach of doubles', () => {
    const hits = hitsOf([{ dice: 60, sides: 6, hits: (face) => face === 6 }]);
    expect(hits.total).toBe(6n ** 60n);
    expect(chanceOf(hits, (n) => n === 60)).toEqual({ n: 1n, d: 6n ** 60n });
    expect(meanOf(hits, (n) => -n)).toEqual({ n: -10n, d: 1n });
    expect(meanOf(die(2), (n) => -n)).toEqual({ n: -3n, d: 2n });
  });

  test('a chart lists the likeliest first', () => {
    const bars = chartBars(mapOutcomes(diceSum(2, 6), (n) => (n < 5 ? 'low' : n > 9 ? 'high' : 'middle')));
    expect(bars).toEqual([
      { value: 'middle', chance: 2 / 3, exact: '2/3' },
      { value: 'low', chance: 1 / 6, exact: '1/6' },
      { value: 'high', chance: 1 / 6, exact: '1/6' },
    ]);
    expect(chartBars(certain('only'))).toEqual([{ value: 'only', chance: 1, exact: '1' }]);
    expect(chartBars(uniform(['c', 'c', 'c', 'b', 'b', 'a'])).map((bar) => bar.value)).toEqual(['c', 'b', 'a']);
    const rising = chartBars(uniform(['a', 'b', 'b', 'c', 'c', 'c']));
    expect(rising.map((bar) => bar.value)).toEqual(['c', 'b', 'a']);
  });

  test('nothing to choose from is an error, half a step has no mean', () => {
    expect(() => uniform([])).toThrow('nothing to choose from');
    expect(() => meanOf(die(6), (n) => n / 2)).toThrow(RangeError);
  });
});

describe('bands', () => {
  test('are read as printed', () => {
    expect(['7', '1-3', '6+', '-5', '-5--2', '-1-2', '<=30', '≤ 4'].map(parseSpan)).toEqual([
      { from: 7, to: 7 },
      { from: 1, to: 3 },
      { from: 6 },
      { from: -5, to: -5 },
      { from: -5, to: -2 },
      { from: -1, to: 2 },
      { to: 30 },
      { to: 4 },
    ]);
    for (const text of ['', 'x', '1-', '1-2-3', 'a7', '7b', '>=3', '<=3x', 'x<=3'])
      expect(() => parseSpan(text)).toThrow('is not a number');
  });

  test('[ukraine43 8.4a] magnitude by steps', () => {
    const magnitude = bandTable<number>(
      'magnitude',
      [
        ['1-3', 1],
        ['4-5', 2],
        ['6+', 3],
      ],
      { from: 1 },
    );
    expect([1, 3, 4, 5, 6, 40].map((steps) => entryAt(magnitude, steps))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(() => entryAt(magnitude, 0)).toThrow('table magnitude: 0 has no row');
  });

  test('[russian-front EX38 EX53] partisans and the victory scale', () => {
    const partisan = bandTable(
      'partisan',
      [
        ['1-2', 0],
        ['3-5', 1],
        ['6-7', 2],
        ['8+', 3],
      ],
      { from: 1 },
    );
    expect(entryAt(partisan, 4 + 2 + 1)).toBe(2);
    expect(entryAt(partisan, 6 + 3 + 1)).toBe(3);
    const victory = bandTable(
      'victory',
      [
        ['<=16', 'Soviet decisive'],
        ['17-19', 'Soviet marginal'],
        ['20-22', 'tie'],
        ['23-24', 'Axis marginal'],
        ['25+', 'Axis decisive'],
      ],
      {},
    );
    expect([16, 17, 20, 22, 23, 25, -3].map((n) => entryAt(victory, n))).toEqual([
      'Soviet decisive',
      'Soviet marginal',
      'tie',
      'tie',
      'Axis marginal',
      'Axis decisive',
      'Soviet decisive',
    ]);
  });

  test('gaps, overlaps and wrong ends are errors that name the row', () => {
    expect(load(['1-2', '4-6'])).toThrow('table t, row 4-6: a gap before it, 3 has no row');
    expect(load(['1-3', '3-6'])).toThrow('table t, row 3-6: it overlaps what comes before it, 4 was expected');
    expect(load(['2-6'])).toThrow('table t, row 2-6: a gap before it, 1 has no row');
    expect(load(['0-6'])).toThrow('table t, row 0-6: it overlaps');
    expect(load(['1-5'])).toThrow('table t, row 1-5: ends at 5, the table at 6');
    expect(load(['1-7'])).toThrow('table t, row 1-7: ends at 7, the table at 6');
    expect(load(['1+', '5-6'])).toThrow('table t, row 5-6: it overlaps');
    expect(load(['3-1'])).toThrow('table t, row 3-1: the range runs backward');
    expect(load(['1-2', 'three'])).toThrow('table t, row three: not a range');
    expect(load([])).toThrow('table t: no rows');
    expect(load(['1-3', '4-6'])).not.toThrow();
  });

  test('cover each number once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 8 }), (cuts) => {
        const starts = [1, ...cuts.sort((a, b) => a - b)];
        const bands = bandsOf(
          't',
          starts.map((from, i) => `${from}-${(starts[i + 1] ?? 41) - 1}`),
          { from: 1, to: 40 },
        );
        for (let n = 1; n <= 40; n++) expect(bandAt(bands, n)).toBe(starts.filter((from) => from <= n).length - 1);
        expect(() => bandAt(bands, 41)).toThrow(RangeError);
      }),
    );
  });
});

interface Result {
  readonly attacker: Side;
  readonly defender: Side;
}
interface Side {
  readonly retreat: number;
  readonly loss: number;
  readonly disorganized: boolean;
  readonly tests: boolean;
}

function readSide(text: string): Side {
  const match = /^(?:-|(?:[AD](\d))?(D)?(•)?(?:-(\d))?)$/.exec(text);
  if (match === null) throw new Error(text);
  return {
    retreat: Number(match[1] ?? 0),
    loss: Number(match[4] ?? 0),
    disorganized: match[2] !== undefined,
    tests: match[3] !== undefined,
  };
}

function readResult(printed: string): Result {
  const [attacker, defender] = printed.split('/');
  if (attacker === undefined || defender === undefined) throw new Error(printed);
  return { attacker: readSide(attacker), defender: readSide(defender) };
}

const MOSCOW_ROWS: readonly (readonly [string, string])[] = [
  ['2', '-1/-1D -1/D1D -1/D1D -1/D2D -1/D3D -1/D3D -1/D3D -1/D4D -1/D4D -1/D4D -1/D4D -1/D5D -1/D5D-1'],
  ['3', '-1/- -1/D1 •/D1 •/D2 •/D2-1 •/D3-1 •/D3-1 •/D3-1 •/D4-1 •/D4-1 •/D4-1 •/D4-1 •/D5-1'],
  ['4', 'A1•/- •/-1 •/D1 •/D1 •/D2 •/D3 •/D3 •/D3 •/D3 •/D4-1 •/D4-1 •/D4-1 •/D4-1'],
  ['5', 'A1-1/- -1/- -1/-1 •/D1 •/D2 •/D2 -/D3 -/D3 -/D3 -/D3 -/D4 -/D4 -/D4-1'],
  ['6', 'A1-1/- A1•/- -1/-1 -/D1 -/D2 -/D2 -/D2 -/D3 -/D3 -/D3 -/D3 -/D4 -/D4-1'],
  ['7', 'A2-1/- A1/- A1/- -1/-1 -/D1 -/D2 -/D2 -/D2 -/D3 -/D3 -/D3-1 -/D3-1 -/D4'],
  ['8', 'A2-2/-1 A1-1/- A1/- -1/-1 -/D1 -/D2 -/D2 -/D2 -/D2-1 -/D3-1 -/D3 -/D3-1 -/D3'],
  ['9', 'A2-2/- A2-1/-1 A1-1/- -1/- -1/D1 -/D1 •/D2-1 •/D2-1 •/D2 -/D2 -/D3 -/D3 -/D3'],
  ['10', 'A2-2/- A2-2/- A2-1/-1 A1/- -1/D1-1 -1/D1-1 -1/D2 -/D2 -/D2 •/D2 •/D2 •/D3 -/D3'],
  ['11', 'A2-2/- A2-2/- A2-2/- A1-1/- -1/-1 -1/-1 -1/D1 -1/D2 -1/D2 -1/D2 -1/D2 -1/D2 •/D3'],
  ['12', 'A2D-2/-1 A2D-2/-1 A2D-2/-1 A2D-1/-1 D-1/-1 D-1/-1 D-1/-1 D-1/D1 D-1/D2 D-1/D2 D-1/D2 D-1/D2 D-1/D2'],
];
const COLUMNS = '1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1'.split(' ');
// Tables are built inside the tests, so that a fault in loading one is a test that fails.
const moscow = () =>
  resultTable({
    id: 'COMBAT',
    columns: COLUMNS,
    rolls: { from: 2, to: 12 },
    rows: MOSCOW_ROWS.map(([roll, cells]) => [roll, cells.split(' ')] as const),
    read: (printed: string) => readResult(printed.replace('-1D', 'D-1')),
  });
const at = (column: string, roll: number): Result => {
  const table = moscow();
  return lookUp(table, columnAt(table, column), clampToBands(table.rolls, roll));
};

describe('result tables', () => {
  test('[moscow41 D01 D02 D03] cells by column and roll', () => {
    expect(at('3:1', 6).defender.retreat).toBe(2);
    expect(at('1:4', 10)).toEqual({
      attacker: { retreat: 2, loss: 2, disorganized: false, tests: false },
      defender: { retreat: 0, loss: 0, disorganized: false, tests: false },
    });
    expect(at('10:1', 2)).toEqual({
      attacker: { retreat: 0, loss: 1, disorganized: false, tests: false },
      defender: { retreat: 5, loss: 1, disorganized: true, tests: false },
    });
    expect(at('3:1', 3).attacker.tests).toBe(true);
  });

  test('[moscow41 D04 D05] a modified roll beyond the table counts as its edge', () => {
    expect(at('4:1', 2 - 1)).toEqual(at('4:1', 2));
    expect(at('6:1', 12 + 1)).toEqual(at('6:1', 12));
    const table = moscow();
    expect(clampToBands(table.rolls, 7)).toBe(7);
    expect(() => lookUp(table, 0, 13)).toThrow('table COMBAT: 13 has no row');
    expect(() => lookUp(table, 13, 7)).toThrow('table COMBAT: no column number 13');
    expect(() => columnAt(table, '11:1')).toThrow('table COMBAT: no column 11:1');
  });

  test('[moscow41 D06] strengths in bands across the top: 8 points at a roll of 11', () => {
    const bands = bandsOf('ARTILLERY', ['1-2', '3-5', '6-8', '9-12', '13-16', '17+'], { from: 1 });
    expect([1, 8, 9, 17, 99].map((points) => bandAt(bands, points))).toEqual([0, 2, 3, 5, 5]);
  });

  test('the chances of a column are those of its dice', () => {
    const table = moscow();
    const results = mapOutcomes(resultsOf(table, columnAt(table, '3:1'), diceSum(2, 6)), (r) => r.defender.retreat);
    expect(showProportion(chanceOf(results, (n) => n === 0))).toBe('1/12');
    expect(showProportion(chanceOf(results, (n) => n === 3))).toBe('1/6');
    const better = mapOutcomes(diceSum(2, 6), (roll) => clampToBands(table.rolls, roll - 1));
    const helped = resultsOf(table, columnAt(table, '3:1'), better);
    expect(showProportion(chanceOf(helped, (r) => r.defender.retreat === 0))).toBe('1/36');
    expect(showProportion(meanOf(helped, (r) => r.defender.loss))).toBe('1/6');
  });

  test('in every column the chances add up to one', () => {
    const table = moscow();
    for (const [column] of COLUMNS.entries()) {
      const results = resultsOf(table, column, diceSum(2, 6));
      expect(total(results)).toBe(36n);
    }
  });

  test('[ukraine43 EX4] magnitude 3 at 3-1: 5, 2, 6 cost the attacker 2 and the defender 3', () => {
    const table = resultTable({
      id: 'crt',
      columns: ['3-1'],
      rolls: { from: 1, to: 6 },
      rows: [
        ['1', ['C 0/0']],
        ['2', ['EX 1/1']],
        ['3', ['DR 0/0']],
        ['4', ['DR 0/0']],
        ['5', ['DRX 1/1']],
        ['6', ['DR1 0/1']],
      ],
      read: (printed: string) => {
        const [code = '', losses = ''] = printed.split(' ');
        const [attacker, defender] = losses.split('/').map(Number);
        return { code, attacker: attacker ?? 0, defender: defender ?? 0 };
      },
    });
    const rolls = [5, 2, 6].map((roll) => lookUp(table, 0, roll));
    expect(rolls[0]?.code).toBe('DRX');
    expect(rolls.reduce((sum, r) => sum + r.attacker, 0)).toBe(2);
    expect(rolls.reduce((sum, r) => sum + r.defender, 0)).toBe(3);
    const one = mapOutcomes(resultsOf(table, 0, die(6)), (r) => r.defender);
    expect(showProportion(meanOf(repeatedSum(3, one), itself))).toBe('3/2');
  });

  test('a faulty table is named by row and column', () => {
    const rows = [
      ['1-3', ['a', 'b']],
      ['4-6', ['c', 'd']],
    ] as const;
    const good = { id: 't', columns: ['x', 'y'], rolls: { from: 1, to: 6 }, rows, read: (printed: string) => printed };
    expect(resultTable(good).cells).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(() => resultTable({ ...good, columns: ['x', 'x'] })).toThrow('table t: column x is given twice');
    expect(() => resultTable({ ...good, columns: ['x', 'y', 'z'] })).toThrow('table t, row 1-3, column z: no cell');
    expect(() => resultTable({ ...good, columns: ['x'] })).toThrow('table t, row 1-3: a cell beyond column x');
    expect(() => resultTable({ ...good, rolls: { from: 1, to: 7 } })).toThrow('table t, row 4-6: ends at 6');
    expect(() => resultTable({ ...good, read: picky })).toThrow('table t, row 4-6, column y: d is not a result');
  });
});
