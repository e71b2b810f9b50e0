// Speed and firepower by type (2.2), the SS among them (2.65).
import { type Piece, rule } from '@rasputitsa/kernel';
import { paraFire } from '../14-paratroops/para-combat.ts';
import { FIREPOWER, SPEED, SS_FIREPOWER } from '../data/tables.ts';
import type { UnitType } from '../data/units.ts';
import type { Query } from '../words.ts';
import { unitOf } from './units.ts';

/** Hexes by type and weather (2.21 to 2.26). */
export function baseSpeed(q: Query, p: Piece, weather: number): number {
  return SPEED[unitOf(q, p).type][weather] ?? 0;
}

/** Firepower by type, before terrain and weather: [offense, defense] (2.2, 2.65, 14.5). */
export function baseFire(q: Query, p: Piece): readonly [number, number] {
  const u = unitOf(q, p);
  if (u.special === 'SS') return ssFire(u.type);
  if (u.special === 'paratroop') return paraFire();
  return FIREPOWER[u.type];
}
/** 2.65 */
const ssFire = rule(
  '2.65',
  (type: UnitType): readonly [number, number] => SS_FIREPOWER[type] ?? FIREPOWER[type],
  (type) => FIREPOWER[type],
);
