// Chapter 7: field fortifications and fixed positions.
// TO WRITE (chapter 7): verb `dig-in` of the Movement Phase (7.1.2 to 7.1.4, 7.1.8, 7.1.9), modifiers (7.1.10, RS.note3, 7.2.2 to 7.2.4),
// abandoning (7.1.5). `isFortified`, `enterWorks` and `endOfPhase` are called by other chapters.
import type { Loc, Side, Verb } from '@rasputitsa/kernel';
import { holderOf } from '../1-basics/units.ts';
import type { Play, Query } from '../words.ts';

/** The value of the layer for a side's works. */
export const worksOf = (side: Side): number => side + 1;

/** 7.1.11, 7.2.5: whether units of a side in this hex are in field fortifications or fixed positions. */
export function isFortified(q: Query, side: Side, hex: Loc): boolean {
  return q.layer('works')[hex] === worksOf(side);
}

/** 7.1.6 An enemy unit has come into the hex. Called by every move, retreat, pursuit and advance, for every hex entered. */
export function enterWorks(g: Play, side: Side, hex: Loc): void {
  const works = g.layer('works')[hex] ?? 0;
  if (works !== 0 && works !== worksOf(side)) g.setLayer('works', [hex], 0);
}

/** 7.1.5 Works that nobody stands in when a phase ends are gone. Called at the end of every phase. */
export function endOfPhase(g: Play): void {
  const works = g.layer('works');
  const left: Loc[] = [];
  for (const [hex, owner] of works.entries()) if (owner !== 0 && holderOf(g, hex) !== owner - 1) left.push(hex);
  if (left.length > 0) g.setLayer('works', left, 0);
}

/** Verbs of the Movement Phase. */
export const worksVerbs: readonly Verb[] = [];
