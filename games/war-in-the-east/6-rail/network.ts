// Chapter 6, 6.5: which rail hexes are joined to the own map edge (6.53), and the Finnish net (6.69).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { floodRail, HELSINKI, HEXES, RAIL_HEXES, RAIL_SOURCES } from '../3-equipment/board.ts';
import { remembered, unchanged } from '../3-equipment/remember.ts';
import { AXIS, ownedBy } from '../sides.ts';
import type { Query } from '../words.ts';

const OWNERS = ['layers'] as const;
/** By hex: whose the railway is. The same array while no rail hex changes hands: marches change the layer `entered` all the time. */
export function railOwners(q: Query): Uint8Array {
  return q.cached('rail-owners', OWNERS, () => {
    const rail = q.layer('rail');
    const made = new Uint8Array(HEXES);
    for (const hex of RAIL_HEXES) made[hex] = rail[hex] ?? 0;
    return unchanged(q, 'rail-owners', made);
  });
}
function flood(owners: Uint8Array, owner: number, sources: readonly Loc[]): Uint8Array {
  const mine = new Uint8Array(HEXES);
  for (const hex of RAIL_HEXES) if (owners[hex] === owner) mine[hex] = 1;
  return floodRail(sources, mine, mine);
}
const TO_EDGE = ['rail-to-edge axis', 'rail-to-edge russian'] as const;
/** 6.53: by hex, 1 where friendly rail leads to the friendly map edge, through enemy zones and interdiction if need be. */
export function railToEdge(q: Query, side: Side): Uint8Array {
  return remembered(
    q,
    TO_EDGE[side === AXIS ? 0 : 1],
    OWNERS,
    () => [railOwners(q)],
    () => flood(railOwners(q), ownedBy(side), RAIL_SOURCES[side] ?? []),
  );
}
/** 6.69: the net that Helsinki belongs to. */
export function finnishNet(q: Query): Uint8Array {
  return remembered(
    q,
    'finnish-net',
    OWNERS,
    () => [railOwners(q)],
    () => flood(railOwners(q), ownedBy(AXIS), [HELSINKI]),
  );
}
/** 6.69.N Linked when one line of Axis rail joins them. */
export const isLinkedToEdge = rule(
  '6.69.N',
  (q: Query): boolean => railToEdge(q, AXIS)[HELSINKI] === 1,
  () => false,
);
