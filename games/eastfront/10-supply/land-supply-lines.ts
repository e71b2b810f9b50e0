// Land supply lines (10.3).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { HEXES, neighbour } from '../1-map/board.ts';
import { entryOf, exitOf, EXITS } from '../1-map/rail-entries.ts';
import { isOpen } from '../1-map/terrain.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { zoneFeeds } from '../16-strategic/exit-zone-supply.ts';
import { ofNet, railSupply } from '../9-rail/rail-supply.ts';
import { LAND_SUPPLY_HEXES } from '../data/tables.ts';
import { landLinePasses } from '../8-control/effects-of-control.ts';
import { enemyOf } from '../sides.ts';
import { ownedBy } from '../state.ts';
import type { Query } from '../words.ts';

/** 10.3, 8.4e: land lines pass friendly and disputed hexes, never enemy ones. */
const lineBarred = rule(
  '10.3',
  (q: Query, hex: Loc, side: Side): boolean => !landLinePasses(q, hex, side),
  () => false,
);
/** 10.3: at most two hexes from the unit to a hex in rail or sea supply. */
const lineLength = rule(
  '10.3',
  (): number => LAND_SUPPLY_HEXES,
  () => 99,
);

/** The hexes of the shortest land line from a hex to rail or sea supply, both ends included; undefined when there is none. */
export function landLine(q: Query, from: Loc, side: Side): readonly Loc[] | undefined {
  const supplied = railSupply(q, side);
  const cameFrom = new Map<Loc, Loc>([[from, -1]]);
  let edge = [from];
  for (let n = 0; edge.length > 0; n++) {
    // 15.31: a besieged port gives no land line.
    for (const hex of edge) if (supplied[hex] === SUPPLIED) return back(cameFrom, hex);
    if (n === lineLength()) return zoneFeeds(q, from, side) ? [from, exitOf(from)] : undefined;
    const next: Loc[] = [];
    for (const hex of edge) {
      // The unit's own hex may be an enemy battle hex; the hexes in between may not (RULINGS R57).
      if (hex !== from && lineBarred(q, hex, side)) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbour(hex, d);
        if (to < 0 || cameFrom.has(to) || !isOpen(hex, d)) continue;
        cameFrom.set(to, hex);
        next.push(to);
      }
    }
    edge = next;
  }
  return zoneFeeds(q, from, side) ? [from, exitOf(from)] : undefined;
}
function back(cameFrom: ReadonlyMap<Loc, Loc>, hex: Loc): Loc[] {
  const out: Loc[] = [];
  for (let h = hex; h >= 0; h = cameFrom.get(h) ?? -1) out.push(h);
  return out.reverse();
}

const queue = new Int16Array(HEXES);
const ENTRIES = EXITS.map(entryOf);
/** 10.3: the hexes from which a land line leads to rail or sea supply, found once for a whole side. */
export const inLandSupply = ofNet((q: Query, side: Side, net: Uint8Array): Uint8Array => {
  const out = new Uint8Array(net.length);
  const control = q.layer('control');
  const foe = ownedBy(enemyOf(side));
  let end = 0;
  for (let h = 0; h < net.length; h++)
    if (net[h] === SUPPLIED) {
      out[h] = 1;
      queue[end++] = h;
    }
  let start = 0;
  for (let n = 0; n < lineLength() && start < end; n++) {
    const edge = end;
    for (; start < edge; start++) {
      const hex = queue[start] ?? 0;
      // Only of enemy hexes are the rules asked: no other bars a line.
      if (n > 0 && control[hex] === foe && lineBarred(q, hex, side)) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbour(hex, d);
        if (to < 0 || out[to] === 1 || !isOpen(hex, d)) continue;
        out[to] = 1;
        queue[end++] = to;
      }
    }
  }
  for (const entry of ENTRIES) if (out[entry] === 0 && zoneFeeds(q, entry, side)) out[entry] = 1;
  return out;
});
