// 6, 7: zones of control and bonds.
import {
  columnOf,
  HEXES,
  type Hex,
  isClosed,
  isMajor,
  isRiver,
  isSea,
  isSeaSide,
  isTownOrCity,
  neighbours,
  rowOf,
  sideKey,
} from './board.ts';
import { foeOf, type Position } from './position.ts';

/** 6.1, 6.4: the hexes around combat units, not across a Major River or the sea. */
export function zoneOf(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(`zone ${side}`, () => {
    const zone = new Set<Hex>();
    for (const hex of combatHexes(pos, side))
      for (const n of neighbours(hex)) if (!isMajor(hex, n) && !isSeaSide(hex, n)) zone.add(n);
    return zone;
  });
}
export function combatHexes(pos: Position, side: number): ReadonlySet<Hex> {
  return pos.keep(
    `combat hexes ${side}`,
    () =>
      new Set(
        pos
          .onMap(side)
          .filter((u) => u.is === 'combat')
          .map((u) => pos.at(u)),
      ),
  );
}
export const inEnemyZone = (pos: Position, side: number, hex: Hex): boolean => zoneOf(pos, foeOf(side)).has(hex);

export interface Bonds {
  /** Hexes no enemy may enter. */
  readonly hexes: ReadonlySet<Hex>;
  /** Hexsides no enemy may cross. */
  readonly sides: ReadonlySet<number>;
}

/** Two hexes at distance two with one hex between; the others have two, of which one may lie off the map. */
function isStraight(a: Hex, b: Hex): boolean {
  return columnOf(a) === columnOf(b) || (Math.abs(columnOf(a) - columnOf(b)) === 2 && rowOf(a) !== rowOf(b));
}
/** Hexes at distance two, and the hexes next to both. */
interface Pair {
  readonly to: Hex;
  readonly between: readonly Hex[];
}
const PAIRS: readonly (readonly Pair[])[] = Array.from({ length: HEXES }, (_, a) => {
  const near = new Set(neighbours(a));
  const far = new Set([...near].flatMap((m) => [...neighbours(m)]).filter((b) => b !== a && !near.has(b)));
  return [...far]
    .map((to) => ({ to, between: neighbours(to).filter((m) => near.has(m)) }))
    .filter(({ to, between }) => between.length === (isStraight(a, to) ? 1 : 2));
});

/** 7.3: ways between the two over the hexes between them; a bond needs one that no terrain breaks. */
function isBroken(pos: Position, a: Hex, b: Hex, between: readonly Hex[]): boolean {
  if (between.length === 1 && between.some((m) => isTownOrCity(m) || isClosed(m))) return true;
  if (pos.option('towns-beside-bonds') === true && between.some(isTownOrCity)) return true;
  // "across an all sea hex or hexside"
  if (between.every((m) => isSea(m) || isSeaSide(a, m) || (!isSea(b) && isSeaSide(m, b)))) return true;
  if (between.every((m) => isMajor(a, m) || isMajor(m, b))) return true;
  return between.every((m) => isRiver(a, m) && isRiver(m, b));
}

/** 7.1, 7.4 to 7.6: the bonds of a side that hold. */
export function bondsOf(pos: Position, side: number): Bonds {
  return pos.keep(`bonds ${side}`, () => {
    const hexes = new Set<Hex>();
    const sides = new Set<number>();
    const mine = combatHexes(pos, side);
    const isEnemyIn = (hex: Hex) => pos.isHeldBy(foeOf(side), hex);
    for (const a of mine)
      for (const { to, between } of PAIRS[a] ?? []) {
        const [m = -1, n = -1] = between;
        if (between.length === 1) {
          // 7.1, 7.6: a hex bond needs two units.
          if (a < to && mine.has(to) && !isEnemyIn(m) && !isBroken(pos, a, to, between)) hexes.add(m);
          continue;
        }
        const isCoast = isSea(to) && !isClosed(m) && !isClosed(n) && !isTownOrCity(m) && !isTownOrCity(n);
        if (!(mine.has(to) && a < to) && !isCoast) continue;
        if (isEnemyIn(m) && isEnemyIn(n)) continue;
        if (!isBroken(pos, a, to, between)) sides.add(sideKey(m, n));
      }
    return { hexes, sides };
  });
}
/** 7.2: a bond of the enemy of this side bars the step. */
export function isBarred(pos: Position, side: number, from: Hex, to: Hex): boolean {
  const bonds = bondsOf(pos, foeOf(side));
  return bonds.hexes.has(to) || bonds.sides.has(sideKey(from, to));
}
