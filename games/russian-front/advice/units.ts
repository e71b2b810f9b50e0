// What a unit is worth, from what its counter shows.
import type { Loc, SeenPiece } from '@rasputitsa/kernel';
import { HEXES } from '../1-components/board.ts';
import { terrainLine } from '../1-components/terrain.ts';
import { TERRAIN_ADVANCED } from '../data/tables.ts';
import { GROUND_TYPES, NAVAL_TYPES, type UnitRow, UNITS, VARIANT_UNITS } from '../data/units.ts';

export type Arm = 'ground' | 'air' | 'naval';
/** What a counter says, looked up once for all of its kind. */
interface Facts {
  readonly row: UnitRow | undefined;
  readonly arm: Arm;
  readonly isArmor: boolean;
}
function factsOf(row: UnitRow): Facts {
  const arm = GROUND_TYPES.has(row.type) ? 'ground' : NAVAL_TYPES.has(row.type) ? 'naval' : 'air';
  return { row, arm, isArmor: row.type === 'armor' };
}
const FACTS = new Map<string, Facts>([...UNITS, ...VARIANT_UNITS].map((u) => [u.id, factsOf(u)]));
/** Hidden units are ground units: aircraft and ships lie open. */
const UNKNOWN: Facts = { row: undefined, arm: 'ground', isArmor: false };
/** What was looked up last for pieces of this number: numbers stay, and so do kinds, so most are found here. */
const SLOTS = 1024;
const kinds: (string | undefined)[] = Array.from({ length: SLOTS });
const looked: Facts[] = Array.from({ length: SLOTS }, () => UNKNOWN);
function facts({ id, kind }: SeenPiece): Facts {
  const slot = id & (SLOTS - 1);
  if (kinds[slot] === kind) return looked[slot] ?? UNKNOWN;
  const found = (kind === undefined ? undefined : FACTS.get(kind)) ?? UNKNOWN;
  kinds[slot] = kind;
  looked[slot] = found;
  return found;
}
/** A unit whose face is hidden is worth this much in the mean. */
export const HIDDEN = { attack: 4, defense: 3, move: 4 } as const;

export function rowOf(p: SeenPiece): UnitRow | undefined {
  return facts(p).row;
}
export function armOf(p: SeenPiece): Arm {
  return facts(p).arm;
}
export function has(p: SeenPiece, flag: string): boolean {
  return p.flags?.includes(flag) ?? false;
}
export function isArmor(p: SeenPiece): boolean {
  return facts(p).isArmor;
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
/** What the ground does to armor and artillery, and what it adds to the defense of others. */
export const ARMOR_AT = Int8Array.from({ length: HEXES }, (_, h) => TERRAIN_ADVANCED[terrainLine(h)].armor);
export const COVER_AT = Int8Array.from({ length: HEXES }, (_, h) => {
  const row = TERRAIN_ADVANCED[terrainLine(h)];
  return row.properDefense ?? row.defense;
});
/** Its attack in a hex, support aside. */
export function attackOf(p: SeenPiece, at: Loc): number {
  const u = rowOf(p);
  if (!u) return HIDDEN.attack;
  const hindered = u.type === 'armor' || u.type === 'artillery';
  return u.attack + (hindered ? (ARMOR_AT[at] ?? 0) : 0);
}
