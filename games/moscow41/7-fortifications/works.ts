// Chapter 7, 7.1: field fortifications, where they are and when they are gone. Building them is in dig-in.ts.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { holderOf } from '../1-basics/units.ts';
import { hasFixed } from './fixed.ts';
import type { Play, Query } from '../words.ts';

/** The value of the layer for a side's works. */
export const worksOf = (side: Side): number => side + 1;

/** 7.1.1, 7.2.5: whether units of a side in this hex are in field fortifications or fixed positions. */
export function isFortified(q: Query, side: Side, hex: Loc): boolean {
  return q.layer('works')[hex] === worksOf(side) || hasFixed(q, hex);
}

/** 7.1.6 An enemy unit has come into the hex. Called by every move, retreat, pursuit and advance, for every hex entered. */
const destroys = rule(
  '7.1.6',
  (works: number, side: Side): boolean => works !== 0 && works !== worksOf(side),
  () => false,
);
export function enterWorks(g: Play, side: Side, hex: Loc): void {
  if (destroys(g.layer('works')[hex] ?? 0, side)) g.setLayer('works', [hex], 0);
}

/** 7.1.5 Works that nobody stands in when a phase ends are gone. Called at the end of every phase. */
const areAbandoned = rule(
  '7.1.5',
  (q: Query, hex: Loc, owner: number): boolean => holderOf(q, hex) !== owner - 1,
  () => false,
);
export function endOfPhase(g: Play): void {
  const left: Loc[] = [];
  const works = g.layer('works');
  for (let hex = 0; hex < works.length; hex++) {
    const owner = works[hex] ?? 0;
    if (owner !== 0 && areAbandoned(g, hex, owner)) left.push(hex);
  }
  if (left.length > 0) g.setLayer('works', left, 0);
}
