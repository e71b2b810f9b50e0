import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lossSplits, strongestFirst, strongestOf } from '../src/losses.ts';

interface Unit {
  readonly name: string;
  readonly cv: number;
}
const unit = (name: string, cv: number): Unit => ({ name, cv });
const cv = (each: Unit): number => each.cv;
const names = (units: readonly Unit[]): readonly string[] => units.map((each) => each.name);
const forced = (units: readonly Unit[], losses: number) => {
  const { taken, choice, left } = strongestFirst(units, cv, losses);
  return { taken: names(taken), choice: names(choice), left };
};
const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

describe('the strongest first', () => {
  test('[ukraine43 8.5.DRX] the strongest unit, or any of the strongest', () => {
    const units = [unit('rifle', 4), unit('mech', 7), unit('tank', 7)];
    expect(names(strongestOf(units, cv))).toEqual(['mech', 'tank']);
    expect(names(strongestOf(units.slice(0, 2), cv))).toEqual(['mech']);
    expect(strongestOf([], cv)).toEqual([]);
  });

  test('[eastfront C1] the airstrike: one of the two units of 3 must take it', () => {
    const defenders = [unit('armor', 3), unit('infantry', 3), unit('reserve', 2)];
    expect(forced(defenders, 1)).toEqual({ taken: [], choice: ['armor', 'infantry'], left: 1 });
  });

  test('[eastfront C1] offensive fire: the armor of 3 first, then any of three units of 2', () => {
    const defenders = [unit('armor', 3), unit('infantry', 2), unit('reserve', 2)];
    expect(forced(defenders, 2)).toEqual({ taken: ['armor'], choice: ['armor', 'infantry', 'reserve'], left: 1 });
    expect(forced(defenders, 1)).toEqual({ taken: ['armor'], choice: [], left: 0 });
  });

  test('[eastfront E19] a lone unit of 2 is out after two hits and the third is wasted', () => {
    expect(forced([unit('D', 2)], 3)).toEqual({ taken: ['D', 'D'], choice: [], left: 1 });
    expect(forced([], 2)).toEqual({ taken: [], choice: [], left: 2 });
    expect(forced([unit('D', 2)], 0)).toEqual({ taken: [], choice: [], left: 0 });
    expect(forced([unit('gone', 0), unit('D', 1)], 1)).toEqual({ taken: ['D'], choice: [], left: 0 });
  });

  test('no loss ever falls on a unit that is weaker than another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 5 }), fc.nat(12), (strengths, losses) => {
        const units = strengths.map((n, i) => unit(String(i), n));
        const now = new Map(units.map((each) => [each, each.cv]));
        const { taken, choice, left } = strongestFirst(units, cv, losses);
        for (const each of taken) {
          expect(now.get(each)).toBe(Math.max(...now.values()));
          now.set(each, (now.get(each) ?? 0) - 1);
        }
        expect(taken.length + left).toBe(losses);
        const most = Math.max(0, ...now.values());
        expect(choice.length).not.toBe(1);
        for (const each of choice) expect(now.get(each)).toBe(most);
        expect(choice.length > 0 || left === 0 || most === 0).toBe(true);
      }),
    );
  });
});

describe('sharing losses out', () => {
  test('[russian-front EX29] two hits on the engaged unit, on its supporter, or one each', () => {
    expect(lossSplits(2, [3, 2])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  test('[moscow41 E39] two losses among a gun of 1 and infantry of 2', () => {
    expect(lossSplits(2, [1, 2])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(lossSplits(9, [1, 2])).toEqual([[1, 2]]);
    expect(lossSplits(0, [1, 2])).toEqual([[0, 0]]);
    expect(lossSplits(3, [])).toEqual([[]]);
  });

  test('are all the ways there are, each once', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.array(fc.nat(3), { maxLength: 4 }), (losses, capacities) => {
        const due = Math.min(losses, sum(capacities));
        let every: readonly (readonly number[])[] = [[]];
        for (const most of capacities)
          every = every.flatMap((so) => Array.from({ length: most + 1 }, (_, n) => [...so, n]));
        const expected = every.filter((counts) => sum(counts) === due).map((counts) => counts.join());
        expect(
          lossSplits(losses, capacities)
            .map((counts) => counts.join())
            .sort(),
        ).toEqual(expected.sort());
      }),
    );
  });
});
