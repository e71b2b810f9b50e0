// The blocks (2.0): nationality, identity, and what is looked up by a piece's kind.
import { type Kind, type Look, type Piece, rule } from '@rasputitsa/kernel';
import { EDELWEISS, type Special, type UnitRow, UNITS } from '../data/units.ts';
import type { Query } from '../words.ts';

/** The catalogue, by number of the kind. */
export const rows: readonly UnitRow[] = [...UNITS, ...EDELWEISS];

/** What is written beside the symbol. */
const BADGES: Readonly<Partial<Record<Special, string>>> = {
  SS: 'SS',
  mountain: 'Mtn',
  'siege gun': 'Siege',
  coastal: 'Cst',
  paratroop: 'Para',
};

function sizeOf(u: UnitRow): string {
  if (u.type === 'hq') return u.special === 'supreme' ? 'supreme' : 'front';
  return /Army\b/.test(u.name) ? 'army' : 'corps';
}

function lookOf(u: UnitRow): Look {
  const badge = BADGES[u.special];
  return {
    symbol: u.type,
    size: sizeOf(u),
    nation: u.nation.toLowerCase(),
    // Letters in Edelweiss, numbers elsewhere; headquarters carry their name.
    code: u.type === 'hq' ? u.name : (u.name.split(' ')[0] ?? ''),
    ...(badge ? { badge } : {}),
    ...(u.special === 'SS' ? { elite: true } : {}),
    ...(u.special === 'guards' ? { guards: true } : {}),
    block: true,
    more: { special: u.special, home: u.code },
  };
}

export const kinds: readonly Kind[] = rows.map((u) => ({
  id: u.id,
  name: u.name,
  side: u.side,
  // 2.5d; INTRO.4: the kernel counts strength in whole steps and keeps them from the enemy's view.
  steps: u.max,
  // 5.1d The zero step of a headquarters.
  ...(u.type === 'hq' ? { least: 0 } : {}),
  count: 1,
  look: lookOf(u),
}));

/** The catalogue row of a piece. */
export function unitOf(q: Query, p: Piece): UnitRow {
  const u = rows[q.columns.kind[p] ?? -1];
  if (!u) throw new Error(`eastfront: piece ${p} is no unit`);
  return u;
}
export function isHq(q: Query, p: Piece): boolean {
  return unitOf(q, p).type === 'hq';
}
/** OKH and STAVKA (5.6). */
export function isSupreme(q: Query, p: Piece): boolean {
  return unitOf(q, p).special === 'supreme';
}
export function isSatellite(q: Query, p: Piece): boolean {
  return unitOf(q, p).special === 'satellite';
}
export function isPara(q: Query, p: Piece): boolean {
  return unitOf(q, p).special === 'paratroop';
}
export function isCoastal(q: Query, p: Piece): boolean {
  return unitOf(q, p).special === 'coastal';
}
/** Infantry of any kind, paratroops included (RULINGS R82). */
export function isInfantry(q: Query, p: Piece): boolean {
  return unitOf(q, p).type === 'infantry';
}
export function isCavalry(q: Query, p: Piece): boolean {
  return unitOf(q, p).type === 'cavalry';
}
/** 2.24: marsh and mountains do not stop cavalry. */
export const ridesOn = rule('2.24', isCavalry, () => false);
