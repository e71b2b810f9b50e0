// Chapter 18, 18.4, 18.5: Bridge Trains and Pontoon Bridges, as marks on hexsides. What other chapters ask is here; placing and finishing
// them is in bridging.ts.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID } from '../1-map/board.ts';
import { GERMAN } from '../sides.ts';
import { PONTOON, type Play, type Query } from '../words.ts';

export const hasPontoon = (q: Query, hexside: number): boolean => q.mark('bridge', hexside) === PONTOON;

const SIDES_OF: readonly (readonly number[])[] = Array.from({ length: GRID.count }, (_, hex) =>
  [0, 1, 2, 3, 4, 5].map((d) => GRID.sides[hex * 6 + d] ?? NONE).filter((s) => s !== NONE),
);
/** The two hexes of a hexside, the lower number first: as the mark counts them. */
export function hexesOf(hexside: number): readonly [Loc, Loc] {
  const [a, b] = BY_SIDE.get(hexside) ?? [NONE, NONE];
  return [a, b];
}
const BY_SIDE: ReadonlyMap<number, readonly [Loc, Loc]> = new Map(
  Array.from({ length: GRID.count }, (_, hex) => hex).flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((d): (readonly [number, readonly [Loc, Loc]])[] => {
      const to = GRID.neighbours[hex * 6 + d] ?? NONE;
      return to > hex ? [[GRID.sides[hex * 6 + d] ?? NONE, [hex, to]]] : [];
    }),
  ),
);
/** The hex a Bridge Train stands in. */
export const trainAt = (q: Query, hexside: number): Loc => {
  const value = q.mark('bridge', hexside);
  return value === 1 || value === 2 ? (hexesOf(hexside)[value - 1] ?? NONE) : NONE;
};

/** 18.5E German combat units have come into the hex: a Pontoon Bridge there is gone, and a Bridge Train that stands in it (RULINGS A-34). */
export const breakBridges = rule(
  '18.5E',
  (g: Play, side: Side, hex: Loc): void => {
    if (side !== GERMAN) return;
    for (const hexside of SIDES_OF[hex] ?? [])
      if (hasPontoon(g, hexside) || trainAt(g, hexside) === hex) g.setMark('bridge', hexside, 0);
  },
  () => {},
);
