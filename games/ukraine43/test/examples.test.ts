// The worked examples of the rulebook: examples.tsv says which case or test shows each. Those that are numbers only are computed here.
import type { PositionFile } from '@rasputitsa/kernel';
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { GRID, MINOR, placeOf, WATER } from '../1-map/board.ts';
import { factorsOf } from '../2-units/units.ts';
import { bondsOf } from '../6-7-zones/picture.ts';
import { oddsOf } from '../8-combat/odds.ts';
import { attackStrength, defenseStrength } from '../9-modifiers/strength.ts';
import { ODDS } from '../data/charts.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import { position } from './position.ts';

const examples = examplesOf(`${import.meta.dirname}/..`);
const EXAMPLES = 40;

test('all 40 are listed, each where it is shown', () => {
  expect(examples.ids).toEqual(Array.from({ length: EXAMPLES }, (_, i) => `EX${i + 1}`));
  expect(examples.lost).toEqual([]);
});
test('whatever is in the folder of examples says which one it is, and is listed', () => {
  expect(examples.unlisted).toEqual([]);
  expect(examples.unnamed).toEqual([]);
});

interface Unit {
  readonly unit: string;
  readonly at: string;
  readonly steps?: number;
  readonly flags?: readonly string[];
}
const units = (at: string, ...names: readonly string[]): readonly Unit[] => names.map((unit) => ({ unit, at }));
function combat(side: 'soviet' | 'german', pieces: readonly Unit[], more: Partial<PositionFile> = {}): Query {
  return position({ game: 'ukraine43', phase: 'first-combat', side, pieces, ...more }).q as Query;
}
const named = (q: Query, name: string): number =>
  q
    .piecesOf(SOVIET)
    .concat(q.piecesOf(GERMAN))
    .find((p) => q.kindOf(p).name === name) ?? -1;
function odds(q: Query, side: number, target: string, names: readonly string[], guns: readonly string[] = []) {
  const list = (of: readonly string[]) => of.map((name) => named(q, name));
  return oddsOf(q, {
    side,
    targets: [placeOf(target)],
    attackers: list(names),
    guns: list(guns),
    flier: undefined,
    zhukov: false,
  });
}
const defense = (q: Query, side: number, at: string): number => defenseStrength(q, side, placeOf(at)).n;

describe('numbers of combat', () => {
  test('Example EX1 (8.3): 53 to 18 is 2-1', () => {
    const tanks = [
      '5 Gds Mech Corps',
      '4 Gds Tank Corps',
      '5 Gds Tank Corps',
      '1 Gds Mech Corps',
      '2 Gds Mech Corps',
      '4 Gds Mech Corps',
      '3 Gds Mech Corps',
    ];
    const q = combat('soviet', [
      ...units('3536', '75 Inf Div', '106 Inf Div', 'Rum 24 Inf Div'),
      ...units('3636', ...tanks.slice(0, 2)),
      ...units('3637', ...tanks.slice(2, 4)),
      ...units('3535', ...tanks.slice(4, 6)),
      ...units('3537', ...tanks.slice(6), '38A rifle group 1'),
    ]);
    const { attack, defense: against, ratio, column } = odds(q, SOVIET, '3536', [...tanks, '38A rifle group 1']);
    expect([attack.n, against.n, ratio, ODDS[column]]).toEqual([53, 18, '2-1', '2-1']);
  });
  test('Example EX2 (8.3): a column to the right makes 1.5-1 of 1-1', () => {
    const q = combat('soviet', [...units('3536', '75 Inf Div'), ...units('3636', '6 Tank Corps', '13 Art Div')]);
    expect(ODDS[odds(q, SOVIET, '3536', ['6 Tank Corps']).column]).toBe('1-1');
    expect(ODDS[odds(q, SOVIET, '3536', ['6 Tank Corps'], ['13 Art Div']).column]).toBe('1.5-1');
  });
  test('Example EX5 (9.2): two units of five are six when they are halved', () => {
    const reduced = [
      { unit: 'SS 2 Das Reich', at: '1901', steps: 1 },
      { unit: 'SS 3 Totenkopf', at: '1901', steps: 1 },
    ];
    const q = combat('german', [...units('1902', '38A rifle group 1'), ...reduced]);
    const both = reduced.map((r) => named(q, r.unit));
    expect(both.map((p) => factorsOf(q, p).attack)).toEqual([5, 5]);
    expect(attackStrength(q, both, [placeOf('1902')]).n).toBe(6);
  });
  test('Example EX6 (9.1): a 4-7-4 in hills has nine, two of them sixteen', () => {
    const one = combat('soviet', units('1221', '106 Inf Div'));
    expect(defense(one, GERMAN, '1221')).toBe(9);
    const two = combat('soviet', units('1221', '106 Inf Div', '320 Inf Div'));
    expect(defense(two, GERMAN, '1221')).toBe(16);
  });
  test('Example EX7 (9.1): a 2-1-5 brigade alone has two more at most', () => {
    const q = combat('german', [
      ...units('Stalino', '200 Tank Bde'),
      { unit: '2 Air Army', at: 'Stalino', flags: ['das'] },
    ]);
    expect(defense(q, SOVIET, 'Stalino')).toBe(3);
  });
  test('Example EX8 (9.4): 3 + 3 + 4 across a river against 7 and 2 is 10 to 9', () => {
    const q = combat('soviet', [
      ...units('5525', '106 Inf Div'),
      ...units('5625', '38A rifle group 1', '38A rifle group 2'),
      ...units('5426', '3 Mech Corps'),
    ]);
    const names = ['38A rifle group 1', '38A rifle group 2', '3 Mech Corps'];
    const { attack, defense: against, column } = odds(q, SOVIET, '5525', names);
    expect(attack.items.map((i) => i.n)).toEqual([3, 3, 4]);
    expect([attack.n, against.n, ODDS[column]]).toEqual([10, 9, '1-1']);
  });
  test('Example EX9 (9.3): cavalry against a fortification across a river is halved and no more', () => {
    const q = combat('soviet', [...units('2523', '75 Inf Div'), ...units('2522', '4 Gds Cav Corps')], {
      marks: { fort: { '2523': 2 } },
    });
    expect(odds(q, SOVIET, '2523', ['4 Gds Cav Corps']).attack.n).toBe(2);
  });
  test('Example EX10 (23.4): 1st Tank Army with its display is 24-23-5', () => {
    const army = ['1 Tank Army HQ', '31 Tank Corps', '6 Tank Corps', '3 Mech Corps', '200 Tank Bde'];
    const q = combat('soviet', [...units('3536', '75 Inf Div'), ...units('3636', ...army)]);
    const { attack } = odds(q, SOVIET, '3536', army);
    expect(attack.items.map((i) => i.n)).toEqual([2, 6, 7, 7, 2]);
    expect(attack.n).toBe(24);
    expect(defense(q, SOVIET, '3636')).toBe(23);
    expect(Math.min(...army.map((name) => factorsOf(q, named(q, name)).moves))).toBe(5);
  });
  test('Example EX13 (9.9): both sapper brigades against a town give one column', () => {
    const q = combat('soviet', [
      ...units('2820', '75 Inf Div'),
      ...units('2819', '6 Tank Corps', '4 Sapper Bde', '12 Sapper Bde'),
    ]);
    const shift = (names: readonly string[]) => odds(q, SOVIET, '2820', names).shifts.map((s) => [s.rule, s.n]);
    expect(shift(['6 Tank Corps', '4 Sapper Bde', '12 Sapper Bde'])).toEqual([['9.9A', 1]]);
    expect(shift(['6 Tank Corps'])).toEqual([]);
  });
  test('Example EX32 (15.6): a Soviet air unit adds three in its hex and the six around it, nowhere else', () => {
    const centre = placeOf('3536');
    const around = [...GRID.neighbours.subarray(centre * 6, centre * 6 + 6)];
    const q = combat('german', [
      ...units('3736', '38A rifle group 1'),
      { unit: '2 Air Army', at: '3536', flags: ['das'] },
    ]);
    const bonus = (hex: number): number =>
      defenseStrength(q, SOVIET, hex).items.find((i) => i.rule === '15.6b')?.n ?? 0;
    expect([centre, ...around].map(bonus)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(bonus(placeOf('3736'))).toBe(0);
  });
});

describe('the board', () => {
  test('Example EX23 (7.1): the hexside between two common neighbours is closed', () => {
    const q = combat('soviet', [...units('3536', '75 Inf Div'), ...units('3635', '68 Inf Div')]);
    const closed = sideBetween(GRID, placeOf('3535'), placeOf('3636'));
    expect(bondsOf(q, GERMAN).map((b) => [b.hex, b.hexside])).toEqual([[NONE, closed]]);
  });
  test('Example EX24 (7.1): the hex between two units in a straight line is closed', () => {
    const q = combat('soviet', [...units('3536', '75 Inf Div'), ...units('3538', '68 Inf Div')]);
    expect(bondsOf(q, GERMAN).map((b) => [b.hex, b.hexside])).toEqual([[placeOf('3537'), NONE]]);
  });
  test('Example EX25 (7.6): one Soviet unit has two hexside bonds with the coast', () => {
    const q = combat('soviet', units('5332', '38A rifle group 1'));
    expect(bondsOf(q, SOVIET).map((b) => b.coast)).toEqual([true, true]);
  });
  test('Example EX30 (4.3): four hexsides of 4718 are river', () => {
    const hex = placeOf('4718');
    const water = [0, 1, 2, 3, 4, 5].map((d) => WATER[GRID.sides[hex * 6 + d] ?? -1]);
    expect(water.filter((w) => w === MINOR)).toHaveLength(4);
  });
});
