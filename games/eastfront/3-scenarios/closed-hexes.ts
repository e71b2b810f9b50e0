// Hexes a scenario closes: all but the tutorial's area (EDW.2), Hungary in 1941 (S41.4).
import { type Loc, rule } from '@rasputitsa/kernel';
import { isEdelweiss } from '../state.ts';
import type { Query } from '../words.ts';
import { isOutside } from './edelweiss.ts';
import { hungary, hungaryClosed } from './s41.ts';

/** EDW.2: the tutorial is played in the south; elsewhere nothing moves. Archeda and Stalingrad NE1 are out of play. */
export function isClosed(q: Query, hex: Loc): boolean {
  if (isEdelweiss(q)) return isOutside(hex);
  return hungary.has(hex) && hungaryClosed(q);
}
/** Whether the scenario closes any. */
export function closesHexes(q: Query): boolean {
  return isEdelweiss(q) || hungaryClosed(q);
}
/** S41.4: no train carries units through closed Hungary. RULINGS R10: those of the tutorial pass the hexes around its area. */
export const isShut = rule(
  'S41.4',
  (q: Query, at: Loc): boolean => hungary.has(at) && hungaryClosed(q),
  () => false,
);
