// Chapter 6, 6.5: which rail hexes are joined to the own map edge (6.53), and the Finnish net (6.69).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { FINLAND, HELSINKI, HEXES, ON_RAIL, RAIL_SOURCES, RAIL_TO } from '../3-equipment/board.ts';
import { AXIS, ownedBy } from '../sides.ts';
import type { Query } from '../words.ts';

function flood(rail: readonly number[], owner: number, sources: Iterable<Loc>): Uint8Array {
  const net = new Uint8Array(HEXES);
  const queue: Loc[] = [];
  for (const hex of sources)
    if (rail[hex] === owner && ON_RAIL[hex] === 1) {
      net[hex] = 1;
      queue.push(hex);
    }
  for (const hex of queue)
    for (const to of RAIL_TO[hex] ?? [])
      if (net[to] === 0 && rail[to] === owner) {
        net[to] = 1;
        queue.push(to);
      }
  return net;
}
/** 6.53: by hex, 1 where friendly rail leads to the friendly map edge, through enemy zones and interdiction if need be. */
export function railToEdge(q: Query, side: Side): Uint8Array {
  return q.cached(`rail-to-edge ${side}`, ['layers'], () =>
    flood(q.layer('rail'), ownedBy(side), RAIL_SOURCES[side] ?? []),
  );
}
/** 6.69: the net that Helsinki belongs to. */
export function finnishNet(q: Query): Uint8Array {
  return q.cached('finnish-net', ['layers'], () => flood(q.layer('rail'), ownedBy(AXIS), [HELSINKI]));
}
/** 6.69.N Linked when one line of Axis rail joins them. */
export const isLinkedToEdge = rule(
  '6.69.N',
  (q: Query): boolean => railToEdge(q, AXIS)[HELSINKI] === 1,
  () => false,
);
/** Every rail hex of Finland that Axis rail holds and that is not joined to the edge. */
export const isFinnishRail = (hex: Loc): boolean => FINLAND[hex] === 1 && ON_RAIL[hex] === 1;
