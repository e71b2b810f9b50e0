import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStack, overstacked, overstackedHexes, removable } from '../src/stacking.ts';
import type { StackLimit } from '../src/stacking.ts';

type Kind = 'combat' | 'support' | 'hq' | 'partisan';
interface Piece {
  readonly name: string;
  readonly kind: Kind;
  readonly points: number;
}

let made = 0;
const piece = (kind: Kind, points = 1): Piece => ({ name: `${kind}${made++}`, kind, points });
const many = (count: number, kind: Kind, points = 1): readonly Piece[] =>
  Array.from({ length: count }, () => piece(kind, points));
const kindIs = (kind: Kind) => (each: Piece) => (each.kind === kind ? 1 : 0);
const count = (pieces: readonly Piece[], kind: Kind): number => pieces.filter((each) => each.kind === kind).length;

const BY_POINTS: readonly StackLimit<Piece>[] = [
  { rule: '3.2.1', label: '8 counter sides', points: (each) => each.points, limit: () => 8 },
];

// Support units depend on the company they keep.
const SOVIET: readonly StackLimit<Piece>[] = [
  { rule: '5.3', label: 'combat units', points: kindIs('combat'), limit: () => 2 },
  { rule: '5.3', label: 'support units', points: kindIs('support'), limit: (_, pieces) => 3 - count(pieces, 'combat') },
];

const TERRAIN = ['clear', 'marsh', 'mountain', 'sea'];
const LIMIT: Readonly<Record<string, number>> = { clear: 4, marsh: 3, mountain: 2 };
const BY_TERRAIN: readonly StackLimit<Piece>[] = [
  { rule: '6.21', label: 'units', points: () => 1, limit: (hex) => LIMIT[TERRAIN[hex] ?? ''] },
];

const EAST: readonly StackLimit<Piece>[] = [
  { rule: '9.0', label: 'units', points: (each) => (each.kind === 'partisan' ? 0 : 1), limit: () => 3 },
];

const legal = (combat: number, support: number): boolean =>
  overstacked(SOVIET, 0, [...many(combat, 'combat'), ...many(support, 'support'), ...many(5, 'hq')]).length === 0;

describe('stacking', () => {
  test('[moscow41 3.2.2] seven points and a headquarters fill the hex; one more breaks it', () => {
    const full = [...many(3, 'combat', 2), piece('combat'), piece('hq')];
    expect(overstacked(BY_POINTS, 0, full)).toEqual([]);
    expect(countStack(BY_POINTS, 0, full)[0]).toMatchObject({ total: 8, limit: 8, excess: 0 });
    const over = [...full, piece('combat', 2)];
    expect(overstacked(BY_POINTS, 0, over)).toEqual([
      {
        rule: '3.2.1',
        label: '8 counter sides',
        counted: over.map((each) => ({ piece: each, points: each.points })),
        exempt: [],
        total: 10,
        limit: 8,
        excess: 2,
      },
    ]);
  });

  test('[ukraine43 EX14] two corps and a brigade, three brigades, one corps and two brigades', () => {
    expect(legal(2, 1)).toBe(true);
    expect(legal(0, 3)).toBe(true);
    expect(legal(1, 2)).toBe(true);
    expect(legal(1, 3)).toBe(false);
    expect(legal(2, 2)).toBe(false);
    expect(legal(0, 4)).toBe(false);
    expect(legal(3, 0)).toBe(false);
  });

  test('[ukraine43 EX39] three combat units after a retreat: one too many, any of the three', () => {
    const units = many(3, 'combat');
    const hq = piece('hq');
    const broken = overstacked(SOVIET, 0, [...units, hq]);
    expect(broken.map((each) => [each.label, each.excess])).toEqual([['combat units', 1]]);
    expect(broken[0]?.exempt).toEqual([hq]);
    expect(removable(broken)).toEqual(units);
    expect(removable([])).toEqual([]);
  });

  test('a piece that breaks two limits is offered once', () => {
    const units = many(10, 'combat');
    expect(removable(overstacked([...SOVIET, ...BY_POINTS], 0, units))).toEqual(units);
  });

  test('[eastfront 6.21] the terrain sets the limit, and none where there is none', () => {
    const three = many(3, 'combat');
    const broken = overstackedHexes(BY_TERRAIN, [0, 1, 2, 3], () => three);
    expect([...broken.keys()]).toEqual([2]);
    expect(broken.get(2)?.[0]).toMatchObject({ rule: '6.21', total: 3, limit: 2, excess: 1 });
    expect(countStack(BY_TERRAIN, 3, three)).toEqual([]);
  });

  test('[war-in-the-east 9.11] partisans do not count', () => {
    const stack = [...many(3, 'combat'), ...many(2, 'partisan')];
    expect(overstacked(EAST, 0, stack)).toEqual([]);
    expect(countStack(EAST, 0, stack)[0]?.exempt).toHaveLength(2);
    expect(overstacked(EAST, 0, [...stack, piece('combat')])).toHaveLength(1);
  });

  test('every piece is either counted or exempt, and the excess is what is over', () => {
    const pieces = fc.array(fc.tuple(fc.constantFrom<Kind>('combat', 'support', 'hq', 'partisan'), fc.nat(3)), {
      maxLength: 10,
    });
    fc.assert(
      fc.property(pieces, (list) => {
        const stack = list.map(([kind, points]) => piece(kind, points));
        for (const each of countStack([...BY_POINTS, ...SOVIET, ...EAST], 0, stack)) {
          expect(each.counted.length + each.exempt.length).toBe(stack.length);
          expect(each.counted.every(({ points }) => points > 0)).toBe(true);
          expect(each.total - each.excess).toBeLessThanOrEqual(each.limit);
          expect(each.excess === 0 || each.total === each.limit + each.excess).toBe(true);
        }
      }),
    );
  });
});
