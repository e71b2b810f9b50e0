// Worked examples of the rulebook about ratio, rounding and modifiers, and the list of those that are shown so far.
import { columnNearest, fraction, sideBetween } from '@rasputitsa/kit';
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AROUND, GRID, hexOf, MAIN, PLACES, ROAD } from '../1-basics/board.ts';
import { concentration } from '../13-tactical-concentration/concentration.ts';
import { villagesOf } from '../17-scenarios/data.ts';
import { pointsOf } from '../17-scenarios/victory.ts';
import { reachOf } from '../3-movement/movement.ts';
import { UNITS } from '../data/units.ts';
import { LADDER } from '../5-combat/results.ts';
import { half } from '../5-combat/strength.ts';
import { airSupport } from '../8-air/phase.ts';
import type { Query } from '../words.ts';
import { position } from './position.ts';

const ratio = (attack: number, defence: number) => LADDER.labels[columnNearest(LADDER, fraction(attack, defence))];

test('Example E01: 8 against 5 is 2:1', () => expect(ratio(8, 5)).toBe('2:1'));
test('Example E05: half of 1 is 1', () => expect(half(1)).toBe(1));
test('Example E06: half of 5 is 3', () => expect(half(5)).toBe(3));
test('Example E07: 3 against 2 is 2:1', () => expect(ratio(3, 2)).toBe('2:1'));
test('Example E08: 6.49 is 6:1', () => expect(ratio(649, 100)).toBe('6:1'));
test('Example E51: 13 SP of aircraft in defence count 7', () => {
  const missions = [{ side: 0, mission: 'defensive-support', hex: 198, strength: 13 }];
  const { q } = position({ phase: 'movement', side: 'german', memo: { missions } });
  expect(airSupport(q, 0, 198, 'defence')).toBe(7);
});

/** Pieces of a position by the names of their units. */
function named(q: Query, side: number, names: readonly string[]): readonly number[] {
  return names.map((name) => q.piecesOf(side).find((p) => q.kindOf(p).name === name) ?? -1);
}
test('Example E71: nine units of three divisions are three modifiers', () => {
  const names = ['330/183', '343/183', '351/183', '458/258', '478/258', '479/258', '195/78', '215/78', '238/78'];
  const all = names.map((n) => `${n} INF`);
  const { q } = position({ phase: 'attack', side: 'german', pieces: all.map((unit) => ({ unit, at: '0705' })) });
  expect(concentration(q, named(q, 0, all))).toBe(3);
});
test('Example E72: six units of one division are two modifiers', () => {
  // No division of this game has six counters: its three count twice.
  const all = ['330/183 INF', '343/183 INF', '351/183 INF'];
  const { q } = position({ phase: 'attack', side: 'german', pieces: all.map((unit) => ({ unit, at: '0705' })) });
  const three = named(q, 0, all);
  expect(concentration(q, [...three, ...three])).toBe(2);
});
test('Example D11: 46 points', () => {
  const cities = ['2816', '2817', '5105', '5106'];
  const taken = villagesOf('typhoon')
    .slice(0, 28)
    .map((hex) => PLACES.label(hex));
  const { q } = position({ phase: 'movement', side: 'german', layers: { control: { german: [...cities, ...taken] } } });
  expect(pointsOf(q, 0)).toBe(46);
});
test('Example D14: eight, 21, 14 and 30 hexes of main road', () => {
  const start = hexOf('0130');
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const hex of queue)
    for (const n of AROUND[hex] ?? [])
      if (ROAD[sideBetween(GRID, hex, n)] === MAIN && !steps.has(n)) {
        steps.set(n, (steps.get(hex) ?? 0) + 1);
        queue.push(n);
      }
  const furthest = (unit: string): number => {
    const { q } = position({ board: 'empty', phase: 'movement', side: 'german', pieces: [{ unit, at: '0130' }] });
    const [p = -1] = q.piecesOf(0);
    const found = reachOf(q, p);
    return Math.max(...[...found.keys()].map((hex) => steps.get(hex) ?? 0));
  };
  expect(['330/183 INF', '900 MOT-BR', 'PzR 7/10 ARM', 'HQ XX'].map(furthest)).toEqual([8, 21, 14, 30]);
});

// What the Setup Aid writes, and the counters it means; those of sister games too.
const counter = (name: string) => UNITS.find((u) => u.name === name);
const ofFormation = (formation: string) => UNITS.filter((u) => u.formation === formation).map((u) => u.name);
test('Example E81: 691 AT-R (p-panc.) is an anti-tank regiment', () => {
  expect(counter('691 AT-R')).toMatchObject({ type: 'at', size: 'regiment' });
});
test('Example E82: 10 ARM, HQ XXXX are a whole armoured division and the headquarters of a corps', () => {
  expect(ofFormation('10 ARM')).toHaveLength(4);
  expect(counter('HQ XXXX')).toMatchObject({ type: 'hq', size: 'corps' });
});
test('Example E83: 687 Engineer INF-BR (687 Sap.) is an infantry brigade under the name on its counter', () => {
  expect(counter('687 Sap.')).toMatchObject({ type: 'inf', size: 'brigade' });
});
test('Example E84: 2 INF-R [Br] is a regiment of the division in brackets', () => {
  expect(counter('2/Br INF')).toMatchObject({ type: 'inf', size: 'regiment', division: 'Br INF' });
});
test('Example E85: AG-BR (Gross..) [GD] is a brigade of assault guns of that division', () => {
  expect(counter('Gross..')).toMatchObject({ type: 'ag', size: 'brigade', division: 'GD MOT', star: 'yellow' });
});
test('Example E86: 37/6 INF-R is regiment 37 of division 6', () => {
  expect(counter('37/6 INF')).toMatchObject({ type: 'inf', size: 'regiment', division: '6 INF' });
});
test('Example E87: I CAV (G) (1, 2, 7) are three counters of a Guards cavalry corps', () => {
  expect(ofFormation('I CAV (G)')).toEqual(['1/I CAV (G)', '2/I CAV (G)', '7/I CAV (G)']);
  expect(counter('7/I CAV (G)')).toMatchObject({ type: 'cav', morale: 11, division: '' });
});
test('Example E88: 52 ARM-R (Art. panc.) is self-propelled artillery of 52 Army', () => {
  expect(counter('Art. panc.')).toMatchObject({
    type: 'spa',
    size: 'regiment',
    formation: '52 Army',
    moves: 'tracked',
  });
});
test('Example E89: HQ 5, 3 x ART (G) are the headquarters and three guns of a Guards army', () => {
  expect(ofFormation('5 Army (G)')).toEqual(['HQ 5 (G)', '1 ART 5 (G)', '2 ART 5 (G)', '3 ART 5 (G)']);
});

/** All 89 examples and 14 derived cases. */
const SHOWN = 103;
test('examples that are listed are there', () => {
  const root = join(import.meta.dirname, '..');
  const { ids, lost, unlisted, unnamed } = examplesOf(root);
  expect({ lost, unlisted, unnamed }).toEqual({ lost: [], unlisted: [], unnamed: [] });
  expect(ids.length).toBe(SHOWN);
});
