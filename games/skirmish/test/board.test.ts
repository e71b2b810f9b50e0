// The map as facts: what the rules take for granted about the board.
import { formatMap, parseMap } from '@rasputitsa/kit';
import { expect, test } from 'vitest';
import {
  AROUND,
  BRIDGE,
  FORD,
  GRID,
  HOME,
  MAP,
  PLACES,
  RIVER,
  SOURCES,
  VILLAGES,
  WATER,
  waterBetween,
} from '../01-board/board.ts';

const hex = (label: string): number => {
  const at = PLACES.parse(label);
  if (typeof at !== 'number') throw new Error(at.error);
  return at;
};

test('[skirmish 1.2] 63 hexes, one bridge where the road crosses, two fords', () => {
  expect(GRID.count).toBe(63);
  expect(WATER.filter((w) => w === BRIDGE)).toHaveLength(1);
  expect(WATER.filter((w) => w === FORD)).toHaveLength(2);
  expect(waterBetween(hex('0404'), hex('0504'))).toBe(BRIDGE);
  expect(waterBetween(hex('0403'), hex('0503'))).toBe(RIVER);
});

test('the river divides the board: without its crossings nobody gets from bank to bank', () => {
  const seen = new Set([hex('0104')]);
  for (const at of seen)
    for (const to of AROUND[at] ?? []) if (waterBetween(at, to) === 0 && !seen.has(to)) seen.add(to);
  expect(seen.has(hex('Millbank'))).toBe(true);
  expect(seen.has(hex('Bridgend'))).toBe(false);
  expect(seen.size).toBe(32);
});

test('places are found by label, name and box, and labels read back', () => {
  for (let at = 0; at < PLACES.count; at++) expect(PLACES.parse(PLACES.label(at))).toBe(at);
  expect(PLACES.parse('bridgend')).toBe(hex('0504'));
  expect(PLACES.parse('9999')).toHaveProperty('error');
});

test('each side has sources at home and the villages count seven points', () => {
  for (const side of [0, 1]) for (const source of SOURCES[side] ?? []) expect(HOME[side]).toContain(source);
  expect(VILLAGES.reduce((sum, v) => sum + v.points, 0)).toBe(7);
});

test('the map file is in the form the kit writes', () => {
  expect(formatMap(parseMap(formatMap(MAP), 'again'))).toBe(formatMap(MAP));
});
