// The seas as ships see them (11.4.1; RULINGS R38, RULINGS R41): coast and water hexes of one body, and the one way through the Kerch Strait.
import type { Loc, Side } from '@rasputitsa/kernel';
import { lasting } from '@rasputitsa/kit';
import { HEXES, hexOf, map, neighbours } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { hasEnemyMines, minefields } from '../6-14-movement/minefields.ts';
import type { Query } from '../words.ts';

/** Seas and lakes as the map lists them; the Black Sea and the Sea of Azov meet only at the strait. */
const SEAS: readonly { readonly name: string; readonly hexes: ReadonlySet<Loc> }[] = [
  ...new Set(map.areas.filter((a) => a.kind === 'body of water').map((a) => a.name)),
].map((name) => ({
  name,
  hexes: new Set(map.areas.filter((a) => a.kind === 'body of water' && a.name === name).flatMap((a) => a.hexes)),
}));
const BLACK = SEAS.findIndex((s) => s.name === 'Black Sea');
const AZOV = SEAS.findIndex((s) => s.name === 'Sea of Azov');
const [CRIMEA, TAMAN] = [hexOf('E18'), hexOf('D18')];

interface Water {
  readonly hex: Loc;
  readonly sea: number;
}
function isNarrows(a: Loc, b: Loc): boolean {
  return (a === CRIMEA && b === TAMAN) || (a === TAMAN && b === CRIMEA);
}
/** Where a ship at this hex, on this sea, can go in one step. */
function stepsOf(from: Water): readonly Water[] {
  const out: Water[] = [];
  for (const n of neighbours(from.hex)) {
    if (SEAS[from.sea]?.hexes.has(n)) out.push({ hex: n, sea: from.sea });
    if (isNarrows(from.hex, n) && (from.sea === BLACK || from.sea === AZOV))
      out.push({ hex: n, sea: from.sea === BLACK ? AZOV : BLACK });
  }
  return out;
}
const known: (readonly Water[] | undefined)[] = [];
function steps(from: Water): readonly Water[] {
  return (known[from.hex * SEAS.length + from.sea] ??= stepsOf(from));
}
const next: readonly (readonly Loc[])[] = Array.from({ length: HEXES }, (_, hex) => [
  ...new Set(SEAS.flatMap((s, sea) => (s.hexes.has(hex) ? steps({ hex, sea }).map((w) => w.hex) : []))),
]);
/** Hexes a ship can come to in one step (RULINGS R41). */
export function seaSteps(hex: Loc): readonly Loc[] {
  return next[hex] ?? [];
}
/** 14.1.3: coast or water that ships use. */
export function isSea(hex: Loc): boolean {
  return SEAS.some((s) => s.hexes.has(hex));
}
/** Where ships may not go, and where they must stop. */
export interface Bars {
  readonly isShut: (hex: Loc) => boolean;
  readonly mustStop?: (hex: Loc) => boolean;
}
interface Leg extends Water {
  readonly n: number;
  readonly before?: Leg;
}
/** Hexes a ship can reach by a shortest way, into no hex that is shut and beyond none where it must stop. It may stand in a shut
 * hex at the start. */
function explore(from: Loc, most: number, { isShut, mustStop }: Bars): ReadonlyMap<number, Leg> {
  const out = new Map<number, Leg>();
  const seen = new Set<Loc>();
  let edge: Leg[] = SEAS.flatMap((s, sea) => (s.hexes.has(from) ? [{ hex: from, sea, n: 0 }] : []));
  for (const w of edge) {
    seen.add(w.hex * SEAS.length + w.sea);
    out.set(from, w);
  }
  for (let n = 1; n <= most && edge.length > 0; n++) {
    const far: Leg[] = [];
    for (const before of edge)
      for (const to of steps(before)) {
        const key = to.hex * SEAS.length + to.sea;
        if (seen.has(key) || isShut(to.hex)) continue;
        seen.add(key);
        const leg: Leg = { ...to, n, before };
        if (!out.has(to.hex)) out.set(to.hex, leg);
        if (!mustStop?.(to.hex)) far.push(leg);
      }
    edge = far;
  }
  return out;
}
/** Hexes a ship can reach and in how many steps. */
export function seaReach(from: Loc, most: number, bars: Bars): ReadonlyMap<number, number> {
  const out = new Map<number, number>([[from, 0]]);
  for (const [hex, { n }] of explore(from, most, bars)) out.set(hex, n);
  return out;
}
/** The way there, both ends included; empty when there is none. */
export function seaPath(from: Loc, to: Loc, most: number, bars: Bars): readonly Loc[] {
  const out: number[] = [];
  for (let leg = explore(from, most, bars).get(to); leg !== undefined; leg = leg.before) out.unshift(leg.hex);
  return out;
}
/** 11.4.2.1: hexes joined by sea without passing an enemy minefield, however far. */
export function seaFrom(q: Query, from: Loc, side: Side): ReadonlyMap<number, number> {
  const reaches = openSea(q, side);
  const before = reaches.get(from);
  if (before) return before;
  const made = seaReach(from, Number.POSITIVE_INFINITY, { isShut: (h) => hasEnemyMines(q, h, side) });
  reaches.set(from, made);
  return made;
}
const MINES = ['rf.mines.0', 'rf.mines.1'] as const;
/** Where the enemy's minefields lie: other marks come and go with every battle. */
export function minesAgainst(q: Query, side: Side): string {
  return q.cached(MINES[side] ?? '', ['marks'], () => minefields(q, enemyOf(side)).join());
}
type Reaches = Map<number, ReadonlyMap<number, number>>;
/** So many ways to lay mines are kept. */
const MOST_SEAS = 8;
/** What ships of a side can reach, until mines are laid or swept. */
function openSea(q: Query, side: Side): Reaches {
  const mines = minesAgainst(q, side);
  const seas = lasting(q, 'rf.seas', () => new Map<string, Reaches>());
  let reaches = seas.get(mines);
  if (!reaches) {
    if (seas.size >= MOST_SEAS) seas.clear();
    reaches = new Map();
    seas.set(mines, reaches);
  }
  return reaches;
}
