// 36.0.R: three or four players share both sides.
import { expect, test } from 'vitest';
import { placeOf } from '../3-equipment/board.ts';
import { commands as commandInfo } from '../36-teams/commands.ts';
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
test('[war-in-the-east 36.0.R] a unit is under the command of the area it stands in; off the map it is everybody’s', () => {
  const of = (place: string) => commandInfo.of({ at: () => placeOf(place) }, 0);
  expect(['Helsinki', 'Riga', 'Minsk', 'Bucharest', 'Siberia'].map(of)).toEqual([
    'finland',
    'north',
    'center',
    'south-and-rumania',
    undefined,
  ]);
  expect(commandInfo.list().map((c) => c.title)).toEqual(areaNames(4));
});
