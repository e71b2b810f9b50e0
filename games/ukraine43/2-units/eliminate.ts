// Chapter 8, 8.7, and 16.4C: steps lost and where counters go that have none left.
import { type Piece, rule } from '@rasputitsa/kernel';
import { deadPile, reinforcementBox } from '../1-map/board.ts';
import { tablesOf } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';
import { isLeader, typeOf } from './units.ts';

/** 16.4C The Tigers and the assault guns come back as reinforcements four turns later. */
const comesBack = rule(
  '16.4C',
  (q: Query, p: Piece): boolean => typeOf(q, p) === 'tiger' || typeOf(q, p) === 'stug',
  () => false,
);
/** Off the map. Leaders are never eliminated (26.3): whoever eliminates a stack displaces them. */
export function eliminate(g: Play, p: Piece, cited: string): void {
  if (isLeader(g, p)) return;
  const side = g.sideOf(p);
  const back = comesBack(g, p);
  g.remove(p, back ? reinforcementBox(side) : deadPile(side), cited);
  g.lowerAll(p);
  g.clearFields(p);
  if (back) g.setField(p, 'due', g.track('turn') + tablesOf(g).LIMIT.returnAfter);
}
/** 8.7 The first loss turns a counter of two steps over; the last puts it into the Dead Pile. */
export const loseStep = rule(
  '8.7',
  (g: Play, p: Piece, cited: string): void => {
    if (g.steps(p) > 1) g.setSteps(p, g.steps(p) - 1, cited);
    else eliminate(g, p, cited);
  },
  eliminate,
);
