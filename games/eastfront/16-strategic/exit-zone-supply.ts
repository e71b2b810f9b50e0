// Supply in Exit Zones (16.26).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { entryOf, exitOf } from '../1-map/rail-entries.ts';
import { SUPPLIED } from '../15-seapower/sea-supply.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { supplySources } from '../9-rail/supply-sources.ts';
import { isBattle, isFriendly } from '../state.ts';
import type { Query } from '../words.ts';
import { adjacentExits, isZoneClosed } from './exit-zones.ts';

/** 16.26: away from home rail supply comes through the zone's own Rail Entry or by way of friendly zones beside it, never through a battle. */
export const zoneHasRail = rule(
  '16.26',
  (q: Query, zone: Loc, side: Side): boolean => {
    const seen = new Set<Loc>([zone]);
    for (const e of seen) {
      const entry = entryOf(e);
      if (railSupply(q, side)[entry] === SUPPLIED && !isBattle(q, entry)) return true;
      for (const n of adjacentExits(e))
        if (isFriendly(q, n, side) && !isBattle(q, n) && !isZoneClosed(q, n)) seen.add(n);
    }
    return false;
  },
  () => false,
);

/** 16.2, 10.3, RULINGS R108: a zone lies two hexes from its Rail Entry hex, as far as a land line reaches. */
export const zoneFeeds = rule(
  '16.2',
  (q: Query, entry: Loc, side: Side): boolean => {
    const zone = exitOf(entry);
    if (zone < 0 || !q.option('exit-zone-land-lines')) return false;
    return supplySources(q, side).includes(zone) || (isFriendly(q, zone, side) && zoneHasRail(q, zone, side));
  },
  () => false,
);
