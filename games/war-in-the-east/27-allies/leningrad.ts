// 27.25: the line of communications from Finland through Leningrad to the western edge. Once it has existed, its restrictions are gone for good.
import { type Loc, rule } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { CLOSED, FINLAND, GRID, HEXES, LAKE_SIDE, LENINGRAD, SEA_SIDE, WATER } from '../3-equipment/board.ts';
import { remembered } from '../3-equipment/remember.ts';
import { enemyFront, frontOf, PAINTED } from '../8-9-zones-stacking/picture.ts';
import { communications, openFor } from '../13-supply/lines.ts';
import { isSnow } from '../14-weather/weather.ts';
import { AXIS } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** Most of the war Russians are in all of it: no search is needed then. */
function isBarred(q: Query): boolean {
  const [own, enemy] = [frontOf(q, AXIS), enemyFront(q, AXIS)];
  return LENINGRAD.every((hex) => (enemy.units[hex] ?? 0) > 0 || (enemy.zoc[hex] === 1 && own.units[hex] === 0));
}
function exists(q: Query): boolean {
  if (isBarred(q)) return false;
  return remembered(
    q,
    'leningrad-link',
    PAINTED,
    () => [openFor(q, AXIS), q.track('weather')],
    () => {
      const open = openFor(q, AXIS);
      const gates = LENINGRAD.filter((hex) => open[hex] === 1 && communications(q, AXIS)[hex] === 1);
      return gates.length > 0 && reachesFinland(q, open, gates);
    },
  );
}
function reachesFinland(q: Query, open: Uint8Array, from: readonly Loc[]): boolean {
  const seen = new Uint8Array(HEXES);
  const queue = [...from];
  const snow = isSnow(q);
  for (const hex of queue)
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || seen[to] === 1 || CLOSED[to] === 1 || open[to] === 0) continue;
      const water = WATER[GRID.sides[d] ?? NONE] ?? 0;
      if (water === SEA_SIDE || (water === LAKE_SIDE && !snow)) continue;
      if (FINLAND[to] === 1) return true;
      seen[to] = 1;
      queue.push(to);
    }
  return false;
}
export const isLinkedThroughLeningrad = rule(
  '27.25',
  (q: Query): boolean => q.track('finland-linked') === 1 || exists(q),
  () => true,
);
/** It need not last. */
export function noteLink(g: Play): void {
  if (g.track('finland-linked') === 0 && exists(g)) g.setTrack('finland-linked', 1);
}
