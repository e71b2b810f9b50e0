// What a unit is worth, from what its counter shows.
import type { Loc, SeenPiece } from '@rasputitsa/kernel';
import { terrainLine } from '../1-components/terrain.ts';
import { TERRAIN_ADVANCED } from '../data/tables.ts';
import { GROUND_TYPES, NAVAL_TYPES, type UnitRow, UNITS, VARIANT_UNITS } from '../data/units.ts';

const ROWS = new Map<string, UnitRow>([...UNITS, ...VARIANT_UNITS].map((u) => [u.id, u]));
/** A unit whose face is hidden is worth this much in the mean. */
export const HIDDEN = { attack: 4, defense: 3, move: 4 } as const;

export function rowOf(p: SeenPiece): UnitRow | undefined {
  return ROWS.get(p.kind ?? '');
}
export type Arm = 'ground' | 'air' | 'naval';
export function armOf(p: SeenPiece): Arm {
  const type = rowOf(p)?.type;
  // Hidden units are ground units: aircraft and ships lie open.
  if (type === undefined || GROUND_TYPES.has(type)) return 'ground';
  return NAVAL_TYPES.has(type) ? 'naval' : 'air';
}
export function has(p: SeenPiece, flag: string): boolean {
  return p.flags?.includes(flag) ?? false;
}
export function isArmor(p: SeenPiece): boolean {
  return rowOf(p)?.type === 'armor';
}
export function stepsOf(p: SeenPiece): number {
  return p.steps ?? rowOf(p)?.defense ?? HIDDEN.defense;
}
export function hitsOf(p: SeenPiece): number {
  return (rowOf(p)?.defense ?? 0) - stepsOf(p);
}
export function spentOf(p: SeenPiece): number {
  return p.fields?.['spent'] ?? 0;
}
/** Movement factors it has left (4.6.4.1). */
export function leftOf(p: SeenPiece): number {
  const printed = rowOf(p)?.move ?? 0;
  return (has(p, 'out-of-supply') ? Math.floor(printed / 2) : printed) - spentOf(p);
}
/** Its attack in a hex, support aside. */
export function attackOf(p: SeenPiece, at: Loc): number {
  const u = rowOf(p);
  if (!u) return HIDDEN.attack;
  const hindered = u.type === 'armor' || u.type === 'artillery';
  return u.attack + (hindered ? TERRAIN_ADVANCED[terrainLine(at)].armor : 0);
}
