// Chapter 10, 10.1: lines of supply, traced from the bases of a side by what that side knows.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { areaOf, AROUND, BUILT, enemyOf, GRID, HEXES, NO_ROAD, OPEN_LAND } from '../1-basics/board.ts';
import { ground } from '../1-basics/ground.ts';
import { holderOf, isRegular, onMap, unitOf, unitsIn } from '../1-basics/units.ts';
import { typeKnown } from '../16-masking/masking.ts';
import { scenarioData } from '../17-scenarios/data.ts';
import { points, type Pricing, pricing, roadAlong, SHUT, stepPrice } from '../3-movement/costs.ts';
import { isOnFoot, picture, reaches } from '../4-zone-of-control/zones.ts';
import { table } from '../data/tables.ts';
import type { Query } from '../words.ts';

const ownerOf = (q: Query, hex: Loc): Side => (q.layer('control')[hex] ?? 0) - 1;

/** 10.1.11 For lines of supply all enemy units have a zone, guns in position too; not headquarters, not guns in transport. */
const blocksAround = rule(
  '10.1.11',
  (q: Query, side: Side, foe: Piece): boolean => {
    const type = typeKnown(q, side, foe);
    if (type === 'hq') return false;
    // What set-up guns are in is seen only when their stack is open.
    return type !== 'art' || q.knows(side, foe) < 3 || !q.has(foe, 'limbered');
  },
  () => false,
);
/** 10.1.11, RULINGS R24, R40 Enemy towns have a zone too, unless a regular unit of the side is in them, or nobody controls them. */
const townsBlock = rule(
  '10.1.11',
  (q: Query, side: Side, hex: Loc): boolean =>
    ownerOf(q, hex) === enemyOf(side) &&
    !unitsIn(q, hex, side).some((p) => isRegular(q, p)) &&
    !isContested(q, side, hex),
  () => false,
);
function isContested(q: Query, side: Side, hex: Loc): boolean {
  if (holderOf(q, hex) >= 0) return false;
  const own = (AROUND[hex] ?? []).some((n) => unitsIn(q, n, side).some((p) => isRegular(q, p)));
  return own && (picture(q, side).zone[hex] ?? 0) > 0;
}
const TOWNS: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => (BUILT[hex] ?? 0) !== OPEN_LAND,
);

/** By hex: 1 where a line of supply of the side is cut by an enemy zone, of units or of towns. */
function cutHexes(q: Query, side: Side): Uint8Array {
  const cut = new Uint8Array(HEXES);
  const { zone } = picture(q, side);
  for (let hex = 0; hex < HEXES; hex++) if ((zone[hex] ?? 0) > 0) cut[hex] = 1;
  const land = ground(q);
  const cutAround = (at: Loc, onFoot: boolean): void => {
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbours[at * 6 + d] ?? -1;
      if (to >= 0 && reaches(land, onFoot, to, GRID.sides[at * 6 + d] ?? -1)) cut[to] = 1;
    }
  };
  // 4.1.3, 4.1.4 hold for these zones too; guns move like trucks.
  for (const foe of q.piecesOf(enemyOf(side)))
    if (onMap(q, foe) && blocksAround(q, side, foe)) cutAround(q.at(foe), isOnFoot(typeKnown(q, side, foe)));
  for (const hex of TOWNS) if (townsBlock(q, side, hex)) cutAround(hex, true);
  return cut;
}

export interface Lines {
  /** By hex: supply points spent off the road on the cheapest line, in sixths, or FAR. */
  readonly cost: Int32Array;
  /** By hex: the hex before it on that line, -1 at a base. */
  readonly before: Int32Array;
  readonly cut: Uint8Array;
}
export const FAR = 0x7fff;
/** The most any nation may spend. */
const MOST = points(table('supplyPoints').american);

/** 10.1.4, RULINGS R17 The bases of a side: road hexes of its edges, Moscow, 6427. */
function bases(q: Query, side: Side): readonly Loc[] {
  return (scenarioData(q).bases[side === 0 ? 0 : 1] ?? []).flatMap((name) => areaOf(name));
}
const isBase = rule(
  '10.1.4',
  (q: Query, side: Side, hex: Loc): boolean => ownerOf(q, hex) === side,
  () => false,
);
/** Who stands where, as far as lines of supply care: 0 nobody of the side, 1 some unit, 2 a regular one. */
const ANY = 1;
const REGULAR = 2;
export function presence(q: Query, side: Side): Uint8Array {
  const here = new Uint8Array(HEXES);
  for (const p of q.piecesOf(side)) {
    if (!onMap(q, p)) continue;
    const at = q.at(p);
    if (here[at] !== REGULAR) here[at] = isRegular(q, p) ? REGULAR : ANY;
  }
  return here;
}
/** 10.1.10 Closed by an enemy zone, unless a regular unit of the side is there. */
export const isOpen = rule(
  '10.1.10',
  (cut: Uint8Array, here: Uint8Array, hex: Loc): boolean => cut[hex] === 0 || here[hex] === REGULAR,
  () => true,
);
/** 10.1.5 Roads cost nothing; 10.1.9 neither do steps between hexes with units of the side; 10.1.8 other steps cost what trucks pay. */
export function stepCost(trucks: Pricing, here: Uint8Array, from: Loc, to: Loc, hexside: number): number {
  if (alongRoad(trucks, hexside) || fromUnitToUnit(here, from, to)) return 0;
  return offRoad(trucks, to, hexside);
}
const alongRoad = rule(
  '10.1.5',
  (trucks: Pricing, hexside: number): boolean => roadAlong(trucks.land, hexside) !== NO_ROAD,
  () => false,
);
const fromUnitToUnit = rule(
  '10.1.9',
  (here: Uint8Array, from: Loc, to: Loc): boolean => here[from] !== 0 && here[to] !== 0,
  () => false,
);
const offRoad = rule(
  '10.1.8',
  (trucks: Pricing, to: Loc, hexside: number): number => stepPrice(trucks, to, hexside),
  () => 0,
);

/** The cheapest lines to every hex. */
export function linesOf(q: Query, side: Side): Lines {
  return q.cached(`lines-${side}`, ['pieces', 'known', 'marks', 'layers'], () => trace(q, side));
}
function trace(q: Query, side: Side): Lines {
  const cost = new Int32Array(HEXES).fill(FAR);
  const before = new Int32Array(HEXES).fill(-1);
  const cut = cutHexes(q, side);
  const here = presence(q, side);
  const trucks = pricing(q, 'trucked');
  const { foes } = picture(q, side);
  const { neighbours, sides } = GRID;
  const buckets: Loc[][] = Array.from({ length: MOST + 1 }, () => []);
  for (const hex of bases(q, side)) {
    // A line comes in to whoever is in a base itself, whatever the enemy's zones (RULINGS R17, R41).
    if (!isBase(q, side, hex) || (foes[hex] ?? 0) > 0 || (here[hex] === 0 && !isOpen(cut, here, hex))) continue;
    cost[hex] = 0;
    buckets[0]?.push(hex);
  }
  for (let spent = 0; spent <= MOST; spent++) {
    const list = buckets[spent] ?? [];
    for (const hex of list) {
      // A line does not go on from a hex it may only end in (RULINGS R41).
      if (cost[hex] !== spent || !isOpen(cut, here, hex)) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[hex * 6 + d] ?? -1;
        if (to < 0 || (cost[to] ?? FAR) <= spent || (foes[to] ?? 0) > 0) continue;
        const price = stepCost(trucks, here, hex, to, sides[hex * 6 + d] ?? -1);
        if (price === SHUT || spent + price > MOST || spent + price >= (cost[to] ?? FAR)) continue;
        if (here[to] === 0 && !isOpen(cut, here, to)) continue;
        cost[to] = spent + price;
        before[to] = hex;
        buckets[spent + price]?.push(to);
      }
    }
  }
  return { cost, before, cut };
}

/** 10.1.7 Supply points of a nation off the road, in sixths. */
export const supplyPoints = rule(
  '10.1.7',
  (q: Query, p: Piece): number => {
    const all: Readonly<Record<string, string>> = table('supplyPoints');
    return points(all[unitOf(q, p).nation] ?? table('supplyPoints').others);
  },
  () => MOST,
);
/** 10.1.1, 10.1.3, 10.1.6 Whether a line reaches the unit; each traces its own. */
export function reachesUnit(q: Query, p: Piece): boolean {
  return (linesOf(q, q.sideOf(p)).cost[q.at(p)] ?? FAR) <= supplyPoints(q, p);
}
