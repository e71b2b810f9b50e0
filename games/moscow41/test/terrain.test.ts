// The terrain table on the board: what a step costs each class of movement, in sixths.
import { sideBetween } from '@rasputitsa/kit';
import { expect, test } from 'vitest';
import {
  AROUND,
  BUILT,
  CITY,
  DRY,
  GRID,
  hexOf,
  LAKE,
  MAIN,
  NO_ROAD,
  ROAD,
  SECONDARY,
  SWAMP,
  TERRAIN,
  TOWN,
  WATER,
} from '../1-basics/board.ts';
import { pricing, SHUT, stepPrice } from '../3-movement/costs.ts';
import type { MoveClass } from '../data/units.ts';
import type { Query } from '../words.ts';
import { position } from './position.ts';

const q = position({ phase: 'movement', side: 'german' }).q as unknown as Query;
const CLASSES: readonly MoveClass[] = ['trucked', 'tracked', 'foot'];
const step = (a: number, b: number) => CLASSES.map((c) => stepPrice(pricing(q, c), b, sideBetween(GRID, a, b)));

/** The first step on the board for which this holds. */
function find(test: (to: number, hexside: number) => boolean): readonly number[] {
  for (const [a, around] of AROUND.entries())
    for (const b of around) if (test(b, sideBetween(GRID, a, b))) return step(a, b);
  throw new Error('no such step');
}
const plain = (s: number) => ROAD[s] === NO_ROAD && WATER[s] === DRY;
const open = (to: number, terrain: number) => TERRAIN[to] === terrain && BUILT[to] === 0;

test('[moscow41 TEC] [moscow41 TEC.clear] clear: trucks 2, tracks and foot 1', () => {
  expect(find((to, s) => plain(s) && open(to, 0))).toEqual([12, 6, 6]);
});
test('[moscow41 TEC.forest] forest: trucks and tracks 2 more, foot 1', () => {
  expect(find((to, s) => plain(s) && open(to, 1))).toEqual([24, 18, 12]);
});
test('[moscow41 TEC.river] water: trucks and tracks 2 more, foot 1; nothing along a road over its bridge', () => {
  expect(find((to, s) => ROAD[s] === NO_ROAD && WATER[s] !== DRY && open(to, 0))).toEqual([24, 18, 12]);
  expect(find((_, s) => ROAD[s] === MAIN && WATER[s] !== DRY)).toEqual([2, 3, 3]);
});
test('[moscow41 TEC.city] [moscow41 TEC.note1] a city of several hexes costs everybody 2', () => {
  expect(find((to, s) => plain(s) && BUILT[to] === CITY)).toEqual([12, 12, 12]);
});
test('[moscow41 TEC.town] a town costs everybody 1', () => {
  expect(find((to, s) => plain(s) && BUILT[to] === TOWN)).toEqual([6, 6, 6]);
});
test('[moscow41 TEC.secondary] secondary road: trucks 1/2, others 1', () => {
  expect(find((_, s) => ROAD[s] === SECONDARY && WATER[s] === DRY)).toEqual([3, 6, 6]);
});
test('[moscow41 TEC.main] main road: trucks 1/3, others 1/2', () => {
  expect(find((_, s) => ROAD[s] === MAIN && WATER[s] === DRY)).toEqual([2, 3, 3]);
});
test('[moscow41 TEC.swamp] swamp: closed to vehicles, 1 more on foot', () => {
  expect(find((to, s) => plain(s) && open(to, SWAMP))).toEqual([SHUT, SHUT, 12]);
});
test('[moscow41 TEC.lake] lakes are closed', () => {
  expect(find((to, s) => plain(s) && open(to, LAKE))).toEqual([SHUT, SHUT, SHUT]);
});
test('[moscow41 RS.flavour] with frozen ground vehicles cross swamps and men on foot lakes', () => {
  const frozen = position({ phase: 'movement', side: 'german', options: { 'frozen-ground': true } })
    .q as unknown as Query;
  const at = (c: MoveClass, a: string, b: string) =>
    stepPrice(pricing(frozen, c), hexOf(b), sideBetween(GRID, hexOf(a), hexOf(b)));
  expect([at('trucked', '2406', '2407'), at('tracked', '2406', '2407'), at('foot', '2406', '2407')]).toEqual([
    24, 18, 12,
  ]);
  expect(at('foot', '3412', '3413')).toBe(12);
});
