import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  committedDice,
  DiceRanDry,
  fatedDice,
  forcedDice,
  newSecret,
  random,
  seededDice,
} from '../src/dice.ts';
import { place, say, unit } from '../src/message.ts';

/** Pearson's statistic of counts that should be even. */
function chiSquare(counts: readonly number[]): number {
  const n = counts.reduce((a, b) => a + b, 0);
  const due = n / counts.length;
  return counts.reduce((sum, c) => sum + (c - due) ** 2 / due, 0);
}
function countFaces(values: Iterable<number>, faces: number, first: number): number[] {
  const counts = Array<number>(faces).fill(0);
  for (const v of values) counts[v - first] = (counts[v - first] ?? 0) + 1;
  return counts;
}
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
// 99.9 % points of chi-square with 5 and 9 degrees of freedom.
const LIMIT = { 6: 20.5, 10: 27.9 } as const;
const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe.each([
  ['seeded', () => seededDice(42)],
  ['committed', () => committedDice(SECRET, 'game-1')],
] as const)('%s dice', (_, make) => {
  it('are addressed by index: any order, asked again, the same answer', () => {
    const a = make();
    const forward = upTo(50).map((i) => [a.roll(i, 3, 6), a.draw(i, 1000)]);
    const b = make();
    const backward = upTo(50)
      .reverse()
      .map((i) => [b.roll(i, 3, 6), b.draw(i, 1000)])
      .reverse();
    expect(backward).toEqual(forward);
  });
  it.each([6, 10] as const)('fall evenly on %i faces, first and later dice alike', (faces) => {
    const d = make();
    const rolls = upTo(3000).map((i) => d.roll(i, 2, faces));
    for (const k of [0, 1]) {
      const counts = countFaces(
        rolls.map((r) => r[k] ?? 0),
        faces,
        1,
      );
      expect(counts.reduce((a, b) => a + b)).toBe(3000);
      expect(chiSquare(counts)).toBeLessThan(LIMIT[faces]);
    }
  });
  it('pairs of neighbouring rolls are even too', () => {
    const d = make();
    const pairs = upTo(3600).map((i) => (d.roll(i, 1, 6)[0] ?? 0) * 6 - 6 + (d.roll(i + 1, 1, 6)[0] ?? 0));
    expect(chiSquare(countFaces(pairs, 36, 1))).toBeLessThan(66.6);
  });
  it('draws are even and apart from the dice', () => {
    const d = make();
    const draws = upTo(3000).map((i) => d.draw(i, 10));
    expect(chiSquare(countFaces(draws, 10, 0))).toBeLessThan(LIMIT[10]);
    const same = upTo(3000).filter((i) => d.draw(i, 6) + 1 === d.roll(i, 1, 6)[0]).length;
    expect(same).toBeGreaterThan(400);
    expect(same).toBeLessThan(600);
  });
  it('gives as many as asked, each a face', () => {
    const d = make();
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 }), (i, n, faces) => {
        const r = d.roll(i, n, faces);
        expect(r).toHaveLength(n);
        expect(r.every((x) => Number.isInteger(x) && x >= 1 && x <= faces)).toBe(true);
        const drawn = d.draw(i, faces);
        expect(drawn >= 0 && drawn < faces).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('seeded dice', () => {
  it('other seeds and other indices give other streams', () => {
    const streams = new Set<string>();
    for (let seed = 0; seed < 30; seed++)
      for (let i = 0; i < 30; i++) streams.add(seededDice(seed).roll(i, 16, 20).join());
    expect(streams.size).toBe(900);
  });
  it('are even over seeds as well: the first roll of many games', () => {
    const firsts = upTo(3000).map((s) => seededDice(s).roll(0, 1, 6)[0] ?? 0);
    expect(chiSquare(countFaces(firsts, 6, 1))).toBeLessThan(LIMIT[6]);
  });
  it('stay what they were: saved games depend on it', () => {
    expect(upTo(6).map((i) => seededDice(1).roll(i, 2, 6))).toEqual([
      [2, 4],
      [5, 4],
      [2, 6],
      [2, 2],
      [3, 4],
      [4, 1],
    ]);
    expect(upTo(6).map((i) => seededDice(1).draw(i, 1000))).toEqual([894, 5, 940, 471, 641, 533]);
  });
});

describe('random', () => {
  it('the same seed gives the same stream, in range and even', () => {
    const a = random(7);
    const b = random(7);
    const xs = upTo(3000).map(() => a.int(6));
    expect(upTo(3000).map(() => b.int(6))).toEqual(xs);
    expect(chiSquare(countFaces(xs, 6, 0))).toBeLessThan(LIMIT[6]);
    expect(upTo(20).map(() => random(8).int(1000))).not.toEqual(upTo(20).map(() => random(7).int(1000)));
  });
});

describe('forced dice', () => {
  it('come in the order given, across rolls', () => {
    const d = forcedDice([1, 2, 3, 4, 5]);
    expect(d.left).toBe(5);
    expect([d.roll(0, 2, 6), d.roll(1, 1, 6), d.roll(2, 2, 6)]).toEqual([[1, 2], [3], [4, 5]]);
    expect(d.left).toBe(0);
  });
  it('an old roll asked for again gives the old dice and uses none', () => {
    const d = forcedDice([1, 2, 3, 4]);
    d.roll(0, 1, 6);
    d.roll(1, 2, 6);
    expect([d.roll(0, 1, 6), d.roll(1, 2, 6), d.left]).toEqual([[1], [2, 3], 1]);
    expect(d.roll(2, 1, 6)).toEqual([4]);
  });
  it('run dry with a sentence that says what is missing', () => {
    const d = forcedDice([6]);
    expect(() => d.roll(0, 2, 6)).toThrow(DiceRanDry);
    expect(() => d.roll(0, 2, 6)).toThrow('roll 0 needs 2, and 1 of the 1 given are left');
    expect(d.roll(0, 1, 6)).toEqual([6]);
  });
  it('refuse a face the die lacks, and keep it', () => {
    for (const bad of [0, 7, 2.5, -1]) {
      const d = forcedDice([bad]);
      expect(() => d.roll(0, 1, 6)).toThrow(`${bad} is not a face of a 6-sided die (die 1 of the list, roll 0)`);
      expect(d.left).toBe(1);
    }
    expect(forcedDice([10, 1]).roll(0, 2, 10)).toEqual([10, 1]);
  });
  it('insist on the next index, beginning where they are told', () => {
    expect(() => forcedDice([1, 2]).roll(1, 1, 6)).toThrow('roll 1 asked for, 0 is next');
    expect(forcedDice([1, 2], 5).roll(5, 1, 6)).toEqual([1]);
  });
  it('draw secrets without using dice', () => {
    const d = forcedDice([1]);
    const draws = upTo(20).map((i) => d.draw(i, 50));
    expect(new Set(draws).size).toBeGreaterThan(5);
    expect(d.left).toBe(1);
  });
});

/** The published recipe, by another library. */
function recipe(stream: string, index: number, count: number, below: number): number[] {
  const out: number[] = [];
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (let n = 0; out.length < count; n++) {
    const block = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`game-1:${stream}:${index}:${n}`).digest();
    for (let i = 0; i < 32; i += 4) {
      const w = block.readUInt32BE(i);
      if (w < limit && out.length < count) out.push(w % below);
    }
  }
  return out;
}

describe('committed dice', () => {
  it('follow the published recipe', () => {
    const d = committedDice(SECRET, 'game-1');
    for (const [i, count, faces] of [
      [0, 1, 6],
      [1, 2, 6],
      [2, 20, 10],
      [999, 9, 100],
    ] as const) {
      expect(d.roll(i, count, faces)).toEqual(recipe('roll', i, count, faces).map((x) => x + 1));
      expect(d.draw(i, faces)).toBe(recipe('draw', i, 1, faces)[0]);
    }
  });
  it('throw away words that would bias the result', () => {
    // More than half of all words lie above the limit for this many faces.
    const faces = 2 ** 31 + 1;
    const d = committedDice(SECRET, 'game-1');
    expect(d.roll(0, 12, faces)).toEqual(recipe('roll', 0, 12, faces).map((x) => x + 1));
    const unrejected = createHmac('sha256', Buffer.from(SECRET, 'hex')).update('game-1:roll:0:0').digest();
    const naive = upTo(8).map((i) => (unrejected.readUInt32BE(i * 4) % faces) + 1);
    expect(d.roll(0, 8, faces)).not.toEqual(naive);
  });
  it('depend on secret and game', () => {
    const other = SECRET.replace(/^00/, '01');
    const a = committedDice(SECRET, 'game-1').roll(0, 20, 20);
    expect(committedDice(other, 'game-1').roll(0, 20, 20)).not.toEqual(a);
    expect(committedDice(SECRET, 'game-2').roll(0, 20, 20)).not.toEqual(a);
  });
  it('the commitment is a hash of game and secret', () => {
    const due = createHash('sha256').update('rasputitsa:game-1:').update(Buffer.from(SECRET, 'hex')).digest('hex');
    expect(commitmentOf(SECRET, 'game-1')).toBe(due);
    expect(commitmentOf(SECRET, 'game-2')).not.toBe(due);
  });
  it('secrets are 256 bits and new each time', () => {
    const secrets = upTo(20).map(newSecret);
    expect(secrets.every((s) => /^[0-9a-f]{64}$/.test(s))).toBe(true);
    expect(new Set(secrets).size).toBe(20);
  });
});

describe('fated dice', () => {
  const fire = (piece: number) => say`${unit(piece)} fires at ${place(7)}`;
  const attack = (at: number, odds: number) => say`Attack on ${place(at)}, ${odds} to 1`;
  it('are the same for the same unit or place, whatever was rolled in between and at whatever odds', () => {
    const [a, b] = [fatedDice(5), fatedDice(5)];
    const plain = [
      a.roll(0, 3, 6, fire(4), '7.3'),
      a.roll(1, 2, 6, attack(90, 3), '8.1'),
      a.roll(2, 1, 6, fire(4), '7.3'),
    ];
    b.roll(0, 2, 6, attack(12, 2), '8.1');
    b.roll(1, 4, 6, fire(9), '7.3');
    const other = [
      b.roll(2, 3, 6, fire(4), '7.3'),
      b.roll(3, 2, 6, attack(90, 1), '8.1'),
      b.roll(4, 1, 6, fire(4), '7.3'),
    ];
    expect(other).toEqual(plain);
  });
  it('differ by unit, by rule, by how often, and by seed', () => {
    const d = fatedDice(5);
    const rolls = [
      d.roll(0, 12, 6, fire(4), '7.3'),
      d.roll(1, 12, 6, fire(5), '7.3'),
      d.roll(2, 12, 6, fire(4), '7.4'),
      d.roll(3, 12, 6, fire(4), '7.3'),
      d.roll(4, 12, 6, say`Weather`, '7.3'),
      fatedDice(6).roll(0, 12, 6, fire(4), '7.3'),
    ];
    expect(new Set(rolls.map((r) => r.join())).size).toBe(rolls.length);
  });
  it('fall evenly over units, and over one unit again and again', () => {
    const d = fatedDice(1);
    const each = upTo(3000).map((i) => d.roll(i, 1, 6, fire(i), '7.3')[0] ?? 0);
    const again = upTo(3000).map((i) => d.roll(i, 1, 6, attack(3, 1), '8.1')[0] ?? 0);
    expect(chiSquare(countFaces(each, 6, 1))).toBeLessThan(LIMIT[6]);
    expect(chiSquare(countFaces(again, 6, 1))).toBeLessThan(LIMIT[6]);
  });
});
