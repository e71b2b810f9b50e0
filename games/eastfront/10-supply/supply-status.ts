// Supply status (10.1): who has a line, who has none.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isExit, isHex, MOSCOW_BOX } from '../1-map/board.ts';
import { beachheadFeeds, landedSupply } from '../15-seapower/beachhead-supply.ts';
import { zoneHasRail } from '../16-strategic/exit-zone-supply.ts';
import { isHomeZone } from '../16-strategic/exit-zones.ts';
import { isStrayed } from '../16-strategic/satellites.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { storesAt } from './fortress-supply.ts';
import { inLandSupply } from './land-supply-lines.ts';

/** How a unit is supplied now, whatever its status says. What a fortress or a besieged port keeps alive comes on top. */
export const supplyOf = rule('10.1', findSupply, () => 'line');
function findSupply(q: Query, p: Piece): 'line' | 'beachhead' | 'none' {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (at === MOSCOW_BOX) return 'line';
  if (isStrayed(q, p)) return 'none';
  if (isExit(at)) return isHomeZone(q, at, side) || zoneHasRail(q, at, side) ? 'line' : 'none';
  if (!isHex(at)) return 'none';
  if (inLandSupply(q, side)[at] === 1) return 'line';
  return beachheadFeeds(q, at, side) ? 'beachhead' : landedSupply(q, p);
}

/** 10.1, 10.P, 15.52b: whether a unit has a line, or the Beachhead, now. */
export function hasLine(q: Query, p: Piece): boolean {
  return supplyOf(q, p) !== 'none';
}

/** Units of a side without supply, place by place. */
export function withoutLine(q: Query, side: Side): ReadonlyMap<Loc, readonly Piece[]> {
  const out = new Map<Loc, Piece[]>();
  for (const p of unitsOf(q, side)) {
    if (hasLine(q, p)) continue;
    const here = out.get(q.at(p));
    if (here) here.push(p);
    else out.set(q.at(p), [p]);
  }
  return out;
}

/** Units of a side that would lose a step now. Where its owner has yet to choose whom the stores keep, all of those count. */
export function unsupplied(q: Query, side: Side, chosen: readonly Piece[] = []): readonly Piece[] {
  const out: Piece[] = [];
  for (const [at, units] of withoutLine(q, side)) {
    const kept = isHex(at) ? storesAt(q, at, side, units, chosen).kept : [];
    out.push(...units.filter((p) => !kept.includes(p)));
  }
  return out.sort((a, b) => a - b);
}
