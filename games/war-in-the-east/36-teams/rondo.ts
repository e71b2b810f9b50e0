// 36.0.R: "Rondo". Three or four players share both sides: each commands one area of the Axis and another of the Russian.
import type { Loc, Side } from '@rasputitsa/kernel';
import { GRID, placeOf } from '../3-equipment/board.ts';
import { unitsOnMap } from '../3-equipment/units.ts';
import { RONDO } from '../data/charts.ts';
import { SIDE_NUMBERS } from '../sides.ts';
import type { Query } from '../words.ts';

export type Players = 3 | 4;
/** Areas from north to south, by the first hex row that no longer belongs to them. */
const areasFor = (players: Players): readonly (readonly [name: string, end: number])[] =>
  RONDO[players].map(([name, before]) => [name, before === '' ? Infinity : (GRID.row[placeOf(before)] ?? Infinity)]);
export const areaOf = (players: Players, hex: Loc): number =>
  areasFor(players).findIndex(([, end]) => (GRID.row[hex] ?? 0) < end);
/** Player by player: the area he commands on each side, never the same. */
export const commands = (players: Players): readonly (readonly [axis: number, russian: number])[] =>
  Array.from({ length: players }, (_, i) => [i, (i + 2) % players]);
export const areaNames = (players: Players): readonly string[] => RONDO[players].map(([name]) => name);
/** Units on the map by side and area. */
export function unitsByArea(q: Query, players: Players): readonly (readonly number[])[] {
  return SIDE_NUMBERS.map((side: Side) => {
    const counts = Array.from({ length: players }, () => 0);
    for (const p of unitsOnMap(q, side)) {
      const area = areaOf(players, q.at(p));
      counts[area] = (counts[area] ?? 0) + 1;
    }
    return counts;
  });
}
