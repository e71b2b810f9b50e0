// Supply (10.0).
import { place, type Play, type Query, rule, say, unit } from '@rasputitsa/kernel';
import { hexOf, homeSide, isExit, isFortress, isHex, isOpen, MOSCOW_BOX, neighbour } from './board.ts';
import { LAND_SUPPLY_HEXES } from './data/tables.ts';
import { railSupply } from './rail.ts';
import { loseStep } from './losses.ts';
import { isEnemy, isFriendly, unitsOf } from './state.ts';
import { enemyOf, SOVIET } from './units.ts';

/** 10.3, 8.4e: land lines pass friendly and disputed hexes, never enemy ones. */
const lineBarred = rule(
  '10.3',
  (q: Query, hex: number, side: number): boolean => isEnemy(q, hex, side),
  () => false,
);
/** 10.3: at most two hexes from the unit to a hex in rail or sea supply. */
const lineLength = rule(
  '10.3',
  (): number => LAND_SUPPLY_HEXES,
  () => 99,
);

/** The hexes of the shortest land line from a hex to rail or sea supply, both ends included; undefined when there is none. */
export function landLine(q: Query, from: number, side: number): readonly number[] | undefined {
  const supplied = railSupply(q, side);
  const cameFrom = new Map<number, number>([[from, -1]]);
  let edge = [from];
  for (let n = 0; edge.length > 0; n++) {
    for (const hex of edge) if (supplied[hex] === 1) return back(cameFrom, hex);
    if (n === lineLength()) return undefined;
    const next: number[] = [];
    for (const hex of edge) {
      // The unit's own hex may be an enemy battle hex; the hexes in between may not (GAPS 3.2).
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
  return undefined;
}
function back(cameFrom: ReadonlyMap<number, number>, hex: number): number[] {
  const out: number[] = [];
  for (let h = hex; h >= 0; h = cameFrom.get(h) ?? -1) out.push(h);
  return out.reverse();
}

/** 10.1: whether a unit has a line now, whatever its status says. Fortress, lake and beachhead supply come on top. */
export function hasLine(q: Query, p: number): boolean {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (at === MOSCOW_BOX) return true;
  if (isExit(at)) return homeSide(at) === side;
  return isHex(at) && landLine(q, at, side) !== undefined;
}

/** 1.46c, 10.5a: the largest unit of a fortress's defender needs no line; in Leningrad a second one by the lake (10.5c). */
export function fortressSupplied(q: Query, at: number, side: number): number {
  if (!isHex(at) || !isFortress(at) || !isFriendly(q, at, side)) return 0;
  return side === SOVIET && at === LENINGRAD && railSupply(q, SOVIET)[LAKE_SHORE] === 1
    ? lakeSupply()
    : fortressSupply();
}
const LENINGRAD = hexOf('Leningrad');
const LAKE_SHORE = hexOf('Volkhov NE1');
const fortressSupply = rule(
  '10.5a',
  (): number => 1,
  () => 0,
);
const lakeSupply = rule(
  '10.5c',
  (): number => 2,
  () => 1,
);

/** Units of a side that would lose a step now, and those a fortress spares. */
export function unsupplied(q: Query, side: number): readonly number[] {
  const out: number[] = [];
  const spared = new Map<number, number>();
  const without = unitsOf(q, side).filter((p) => !hasLine(q, p));
  for (const p of without.toSorted((a, b) => q.steps(b) - q.steps(a) || a - b)) {
    const at = q.at(p);
    const used = spared.get(at) ?? 0;
    if (used < fortressSupplied(q, at, side)) spared.set(at, used + 1);
    else out.push(p);
  }
  return out.sort((a, b) => a - b);
}

/** 10.2, 10.4: in a side's Supply Phase the enemy's status is set; whoever has no line loses a step at once. */
export function attrition(g: Play): void {
  const side = enemyOf(g.active);
  const cut = new Set(unsupplied(g, side));
  for (const p of unitsOf(g, side)) if (!cut.has(p)) g.lower(p, 'unsupplied');
  for (const p of cut) {
    g.raise(p, 'unsupplied');
    g.note('10.4', say`${unit(p)} at ${place(g.at(p))} is unsupplied and loses a step.`);
    loseStep(g, p, '10.4');
  }
}
