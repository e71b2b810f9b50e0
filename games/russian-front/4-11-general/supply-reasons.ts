// Supply put into words and lines (4.6): the route of a hex, or how far it would come and what stops it.
import { type Loc, type Message, place, say, type Side } from '@rasputitsa/kernel';
import { EDGE_HEXES, walksFrom } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isClosed } from '../21-variants/neutral-countries.ts';
import { SUPPLY_ROUTE } from '../data/tables.ts';
import { groundAt, isEnemyCity } from '../state.ts';
import type { Query } from '../words.ts';
import { isNeutralGround } from './closed-countries.ts';
import { isBlocked, isSource, isSuppliedCoast, isSuppliedHex, routeLength, supplySteps } from './supply.ts';

/** A route followed backwards. */
interface Trail {
  readonly hex: Loc;
  readonly before: Trail | undefined;
}
function pathOf(end: Trail): readonly Loc[] {
  const out: number[] = [];
  for (let t: Trail | undefined = end; t; t = t.before) out.push(t.hex);
  return out.reverse();
}
/** The nearest hex that passes the test, ring by ring. */
function trace(
  from: Loc,
  most: number,
  exits: (hex: Loc) => readonly Loc[],
  isGoal: (hex: Loc) => boolean,
): readonly Loc[] | undefined {
  const seen = new Set([from]);
  let ring: Trail[] = [{ hex: from, before: undefined }];
  for (let n = 0; n <= most && ring.length > 0; n++) {
    const next: Trail[] = [];
    for (const t of ring) {
      if (isGoal(t.hex)) return pathOf(t);
      for (const to of exits(t.hex))
        if (!seen.has(to)) {
          seen.add(to);
          next.push({ hex: to, before: t });
        }
    }
    ring = next;
  }
  return undefined;
}

export type How = 'source' | 'route' | 'sea' | 'none';
/** How whoever of a side stands in a hex is supplied. */
export function howSupplied(q: Query, side: Side, at: Loc): How {
  if (isSource(q, side, at)) return 'source';
  if (routeLength(q, side, at) !== undefined) return 'route';
  return isSuppliedHex(q, side, at) && isSuppliedCoast(q, side, at) ? 'sea' : 'none';
}
function isEdge(side: Side, hex: Loc): boolean {
  return EDGE_HEXES[side]?.includes(hex) ?? false;
}
/** The route of a supplied hex, from it to the source or edge. */
export function routeOf(q: Query, side: Side, at: Loc): readonly Loc[] {
  const open = (h: Loc) => supplySteps(q, h).filter((n) => !isBlocked(q, side, n));
  return trace(at, SUPPLY_ROUTE, open, (h) => isSource(q, side, h) || isEdge(side, h)) ?? [at];
}
/** Looked for a broken route no further than this. */
const FAR = 40;
interface Break {
  /** From the hex to where it breaks. */
  readonly path: readonly Loc[];
  readonly at: Loc;
  readonly why: Message;
}
function blockWords(q: Query, side: Side, hex: Loc): Message {
  if (groundAt(q, hex, enemyOf(side)).length > 0) return say`No supply: an enemy ground unit is at ${place(hex)}.`;
  if (isEnemyCity(q, side, hex)) return say`No supply: ${place(hex)} is in enemy hands.`;
  if (isNeutralGround(q, hex) || isClosed(q, hex)) return say`No supply: ${place(hex)} is neutral.`;
  return say`No supply: ${place(hex)} lies in an enemy zone of control.`;
}
/** The way to the nearest source as if nothing stood in it, up to where it is blocked or too long. */
export function brokenRoute(q: Query, side: Side, at: Loc): Break {
  const way = trace(at, FAR, walksFrom, (h) => h !== at && (isSource(q, side, h) || isEdge(side, h)));
  if (!way) return { path: [at], at, why: say`No supply source can be reached by land.` };
  const blocked = way.findIndex((h, i) => i > 0 && isBlocked(q, side, h));
  const wall = blocked > 0 ? way[blocked] : undefined;
  if (wall !== undefined) return { path: way.slice(0, blocked + 1), at: wall, why: blockWords(q, side, wall) };
  const end = way[SUPPLY_ROUTE] ?? at;
  return {
    path: way.slice(0, SUPPLY_ROUTE + 1),
    at: end,
    why: say`No supply: the nearest source is ${way.length - 1} hexes away, and a route has ${SUPPLY_ROUTE}.`,
  };
}
