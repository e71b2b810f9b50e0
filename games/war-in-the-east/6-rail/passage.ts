// 6.3: which rail hexes trains may enter, and at what price. Units that are alike in this share one map.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { HEXES, RAIL_HEXES, RAIL_SOURCES, RAIL_TO } from '../3-equipment/board.ts';
import { remembered, token } from '../3-equipment/remember.ts';
import { isCenter, isFinnish } from '../3-equipment/units.ts';
import { interdicted } from '../5-movement/costs.ts';
import { limitsOn } from '../5-movement/limits.ts';
import { TRACED } from '../13-supply/lines.ts';
import { enemyFront, inEnemyZoc } from '../8-9-zones-stacking/picture.ts';
import { RAIL as NUMBERS } from '../data/charts.ts';
import { AXIS, ownedBy } from '../sides.ts';
import type { Query } from '../words.ts';
import { finnishNet, isLinkedToEdge, railToEdge } from './network.ts';

/** 6.53, 6.69: the rail hexes a unit may enter by train. */
export const netFor = rule(
  '6.53',
  (q: Query, p: Piece): Uint8Array => {
    if (isLinkedToEdge(q)) return railToEdge(q, q.sideOf(p));
    return isFinnish(q, p) ? finnishNet(q) : railToEdge(q, q.sideOf(p));
  },
  (q: Query, p: Piece) => Uint8Array.from(q.layer('rail'), (owner) => (owner === ownedBy(q.sideOf(p)) ? 1 : 0)),
);
/** 6.34, 8.23 No train enters an enemy zone. */
export const zoneBars = rule(
  '6.34',
  (q: Query, side: Side, to: Loc): boolean => inEnemyZoc(q, side, to),
  () => false,
);
/** 6.32, 12.41 Five more for an interdicted hex, Centers excepted. */
const interdictedCost = rule(
  '6.32',
  (center: boolean): number => (center ? 0 : NUMBERS.interdicted),
  () => 0,
);

export interface Passage {
  readonly side: Side;
  readonly net: Uint8Array;
  readonly center: boolean;
  /** Maps of hexes that are closed to these units. */
  readonly closed: readonly Uint8Array[];
  /** By hex: what it costs to enter, 0 where no train goes. */
  readonly enter: Uint8Array;
}
/** What passages are made of. */
export const PASSED = [...TRACED, 'marks'] as const;
const isSame = (a: readonly Uint8Array[], b: readonly Uint8Array[]): boolean =>
  a.length === b.length && a.every((map, i) => map === b[i]);
const PASSAGES = ['passages axis', 'passages russian'] as const;
/** Those of a side stay as they are while the enemy does: own marches and trains change nothing for the next train. */
export function passageFor(q: Query, p: Piece): Passage {
  const side = q.sideOf(p);
  const known = remembered(
    q,
    PASSAGES[side === AXIS ? 0 : 1],
    PASSED,
    () => [enemyFront(q, side), token(q, 'marks')],
    (): Passage[] => [],
  );
  const net = netFor(q, p);
  const center = isCenter(q, p);
  const closed = limitsOn(q, [p]).map((l) => l.closed);
  const found = known.find((k) => k.side === side && k.net === net && k.center === center && isSame(k.closed, closed));
  if (found !== undefined) return found;
  const made = { side, net, center, closed, enter: entryCosts(q, side, net, center, closed) };
  known.push(made);
  return made;
}
function entryCosts(q: Query, side: Side, net: Uint8Array, center: boolean, closed: readonly Uint8Array[]): Uint8Array {
  const enter = new Uint8Array(HEXES);
  const enemy = enemyFront(q, side);
  const air = interdicted(q, side);
  const more = interdictedCost(center);
  for (const hex of RAIL_HEXES) {
    if (net[hex] !== 1 || (enemy.units[hex] ?? 0) > 0 || zoneBars(q, side, hex)) continue;
    if (closed.some((map) => map[hex] === 1)) continue;
    enter[hex] = 1 + (air.has(hex) ? more : 0);
  }
  return enter;
}

/** Beyond every allowance. */
export const TOO_FAR = 255;
const ways = new WeakMap<Passage, Uint8Array>();
/** By rail hex: what the way from there to the own map edge costs, the hex itself not counted; TOO_FAR beyond any allowance. One search for all units,
 * backward. */
export function costsToEdge(passage: Passage): Uint8Array {
  const known = ways.get(passage);
  if (known !== undefined) return known;
  const gates = RAIL_SOURCES[passage.side] ?? [];
  const cost = new Uint8Array(HEXES).fill(TOO_FAR);
  const waiting: Loc[][] = [[...gates]];
  for (const hex of gates) cost[hex] = 0;
  for (let spent = 0; spent < waiting.length; spent++)
    for (const hex of waiting[spent] ?? []) {
      const price = passage.enter[hex] ?? 0;
      const total = spent + price;
      if (cost[hex] !== spent || price === 0 || total > NUMBERS.allowance) continue;
      for (const from of RAIL_TO[hex] ?? []) {
        if ((cost[from] ?? 0) <= total) continue;
        cost[from] = total;
        (waiting[total] ??= []).push(from);
      }
    }
  ways.set(passage, cost);
  return cost;
}
