// Terrain in mud and snow (12.24a, 12.24d).
import { type Loc, rule } from '@rasputitsa/kernel';
import { groundAt } from '../1-map/terrain.ts';
import { MUD, SNOW } from '../data/tables.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.24a: mud makes every hex a marsh, and every hexside one. */
export const isAllMarsh = rule(
  '12.24a',
  (q: Query): boolean => weather(q) === MUD,
  () => false,
);
/** Marsh as it plays now: snow makes it forest (12.24d). */
export function isMarsh(q: Query, hex: Loc): boolean {
  return groundAt(hex) === 'marsh' && !isFrozen(q);
}
const isFrozen = rule(
  '12.24d',
  (q: Query): boolean => weather(q) === SNOW,
  () => false,
);
