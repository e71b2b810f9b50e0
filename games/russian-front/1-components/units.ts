// What a counter is (1.2). Facts of kinds, looked up by the piece's kind.
import type { Kind, Piece } from '@rasputitsa/kernel';
import { GROUND_TYPES, NAVAL_TYPES, type UnitRow, UNITS, VARIANT_UNITS } from '../data/units.ts';
import type { Query } from '../words.ts';
import { AXIS, sideNumberOf } from './sides.ts';

/** UNIT.colors */
const NATION_LOOKS: Readonly<Record<UnitRow['nation'], string>> = {
  German: 'german',
  Finnish: 'finnish',
  Hungarian: 'hungarian',
  Italian: 'italian',
  Romanian: 'rumanian',
  Soviet: 'soviet',
};
const rows: readonly UnitRow[] = [...UNITS, ...VARIANT_UNITS];

/** A unit's steps are the hits it can still take: its defense factor less its hits (7.3.3). */
export const kinds: readonly Kind[] = rows.map((u) => ({
  id: u.id,
  name: u.name,
  side: sideNumberOf(u.side),
  steps: u.defense,
  count: 1,
  look: {
    symbol: u.type === 'fleet' || u.type === 'flotilla' ? 'naval' : u.type,
    nation: NATION_LOOKS[u.nation],
    code: u.label,
    factors: `${u.attack}-${u.defense}-${u.move}`,
    ...(u.size === '' ? {} : { size: u.size }),
    ...(u.class === 'guard' ? { guards: true } : {}),
    ...(u.type === 'armor' && u.nation === 'German' ? { elite: true } : {}),
    more: { class: u.class, type: u.type },
  },
}));

export function rowOfKind(kind: number): UnitRow {
  const u = rows[kind];
  if (!u) throw new Error(`russian-front: there is no unit ${kind}`);
  return u;
}
/** The catalogue row of a piece. */
export function unitOf(q: Query, p: Piece): UnitRow {
  return rowOfKind(q.columns.kind[p] ?? -1);
}
export type Arm = 'ground' | 'air' | 'naval';
const arms: readonly Arm[] = rows.map((u) =>
  GROUND_TYPES.has(u.type) ? 'ground' : NAVAL_TYPES.has(u.type) ? 'naval' : 'air',
);
/** By number of the kind, for loops over all pieces. */
export function armOfKind(kind: number): Arm {
  return arms[kind] ?? 'ground';
}
const sides = Uint8Array.from(rows, (u) => sideNumberOf(u.side));
export function sideOfKind(kind: number): number {
  return sides[kind] ?? AXIS;
}
export function armOf(q: Query, p: Piece): Arm {
  return armOfKind(q.columns.kind[p] ?? -1);
}
export function isGround(q: Query, p: Piece): boolean {
  return armOf(q, p) === 'ground';
}
export function isAir(q: Query, p: Piece): boolean {
  return armOf(q, p) === 'air';
}
export function isNaval(q: Query, p: Piece): boolean {
  return armOf(q, p) === 'naval';
}
export function isArmor(q: Query, p: Piece): boolean {
  return unitOf(q, p).type === 'armor';
}
export function isArtillery(q: Query, p: Piece): boolean {
  return unitOf(q, p).type === 'artillery';
}
export function nationOf(q: Query, p: Piece): UnitRow['nation'] {
  return unitOf(q, p).nation;
}
/** Hits marked on a unit (7.3.1). 7.3.5: they take nothing from its factors. */
export function hitsOn(q: Query, p: Piece): number {
  return unitOf(q, p).defense - q.steps(p);
}
