// Terrain in mud and snow (12.24a, 12.24d).
import type { Loc } from '@rasputitsa/kernel';
import { groundAt } from '../1-map/terrain.ts';
import { MUD, SNOW } from '../data/tables.ts';
import { weather } from '../state.ts';
import type { Query } from '../words.ts';

/** 12.24a: mud makes every hex a marsh, and every hexside one. */
export function isAllMarsh(q: Query): boolean {
  return weather(q) === MUD;
}
/** Marsh as it plays now: snow makes it forest (12.24d). */
export function isMarsh(q: Query, hex: Loc): boolean {
  return groundAt(hex) === 'marsh' && weather(q) !== SNOW;
}
