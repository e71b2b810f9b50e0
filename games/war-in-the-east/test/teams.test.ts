// 36.0.R: three or four players share both sides.
import { expect, test } from 'vitest';
import { placeOf } from '../3-equipment/board.ts';
import { areaNames, areaOf, commands } from '../36-teams/rondo.ts';

test('[war-in-the-east 36.0.R] each player has an area of each side, never the same', () => {
  for (const players of [3, 4] as const) {
    expect(new Set(commands(players).map(([axis]) => axis)).size).toBe(players);
    expect(new Set(commands(players).map(([, russian]) => russian)).size).toBe(players);
    expect(commands(players).every(([axis, russian]) => axis !== russian)).toBe(true);
  }
  const area = (place: string) => areaNames(4)[areaOf(4, placeOf(place))];
  expect(['Helsinki', 'Riga', 'Minsk', 'Kiev', 'Bucharest'].map(area)).toEqual([
    'Finland',
    'North',
    'Center',
    'South and Rumania',
    'South and Rumania',
  ]);
});
