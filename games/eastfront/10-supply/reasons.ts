// Supply in words (10.0): how the units in a place live, the line they have, and where and why it breaks when they have none.
// Nothing here tells more than where blocks stand and who controls what, which all can see.
import { type Loc, type Message, place, say, type Side } from '@rasputitsa/kernel';
import { isExit, isHex, neighbour } from '../1-map/board.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isOpen } from '../1-map/terrain.ts';
import { beachheadFeeds } from '../15-seapower/beachhead-supply.ts';
import { BESIEGED, SUPPLIED } from '../15-seapower/sea-supply.ts';
import { zoneHasRail } from '../16-strategic/exit-zone-supply.ts';
import { isHomeZone } from '../16-strategic/exit-zones.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { LAND_SUPPLY_HEXES } from '../data/tables.ts';
import { isEnemy } from '../8-control/hex-status.ts';
import type { Query } from '../words.ts';
import { fortressSupplied } from './fortress-supply.ts';
import { landLine } from './land-supply-lines.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** The shortest way on foot to the side's rails, no matter who holds the hexes: to say what is wrong with it. */
function wayToRails(q: Query, from: Loc, side: Side): readonly Loc[] {
  const net = railSupply(q, side);
  const cameFrom = new Map<Loc, Loc>([[from, -1]]);
  let edge = [from];
  while (edge.length > 0) {
    const next: Loc[] = [];
    for (const hex of edge) {
      if (net[hex] === SUPPLIED) {
        const path: Loc[] = [];
        for (let h = hex; h >= 0; h = cameFrom.get(h) ?? -1) path.push(h);
        return path.reverse();
      }
      for (const d of DIRECTIONS) {
        const to = neighbour(hex, d);
        if (to < 0 || cameFrom.has(to) || !isOpen(hex, d)) continue;
        cameFrom.set(to, hex);
        next.push(to);
      }
    }
    edge = next;
  }
  return [];
}

/** A line that does not hold. */
interface Break {
  /** The way it would have to go; empty where there is none. */
  readonly path: readonly Loc[];
  /** The hex it breaks at. */
  readonly at: Loc;
  readonly why: Message;
}
/** 10.3: why the units in a hex have no line. */
export function brokenLine(q: Query, at: Loc, side: Side): Break {
  const path = wayToRails(q, at, side);
  const end = path.at(-1);
  if (end === undefined) return { path: [], at, why: say`No way leads from ${place(at)} to a friendly railway.` };
  const barred = path.slice(1, -1).find((h) => isEnemy(q, h, side));
  if (path.length - 1 > LAND_SUPPLY_HEXES)
    return {
      path,
      at: path[LAND_SUPPLY_HEXES] ?? at,
      why: say`The nearest friendly railway is at ${place(end)}, ${path.length - 1} hexes away; a supply line may be ${LAND_SUPPLY_HEXES} hexes long.`,
    };
  return barred === undefined
    ? { path, at: path[1] ?? at, why: say`The way to ${place(end)} is barred.` }
    : { path, at: barred, why: say`The line to ${place(end)} breaks at ${place(barred)}, an enemy hex.` };
}

/** How units in a place are supplied now, whatever their status says. */
export type Supply = 'line' | 'beachhead' | 'fortress' | 'besieged' | 'none';
export function supplyAt(q: Query, at: Loc, side: Side): Supply {
  if (isExit(at)) return isHomeZone(q, at, side) || zoneHasRail(q, at, side) ? 'line' : 'none';
  if (!isHex(at)) return 'line';
  if (landLine(q, at, side)) return 'line';
  if (beachheadFeeds(q, at, side)) return 'beachhead';
  if (fortressSupplied(q, at, side) > 0) return 'fortress';
  return railSupply(q, side)[at] === BESIEGED && !isFortress(at) ? 'besieged' : 'none';
}
/** Why there is no line, with the rule. */
export function whyCut(q: Query, at: Loc, side: Side): { readonly rule: string; readonly message: Message } {
  if (isExit(at)) return { rule: '16.26', message: say`No friendly railway leads into ${place(at)}.` };
  return { rule: '10.3', message: brokenLine(q, at, side).why };
}
