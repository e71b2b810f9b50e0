// Who is where, and zones of control of both sides. When somebody has moved or turned over, the last picture is copied and put right around where he was
// and where he is.
import type { Loc, Piece } from '@rasputitsa/kernel';
import { lasting, NONE } from '@rasputitsa/kit';
import { GRID, HEXES } from '../3-equipment/board.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';
import {
  addedBy,
  addedByKind,
  borderHolds,
  FOOT,
  type Ground,
  groundOf,
  isControlled,
  MECH,
  MECHANIZED,
  OF_AXIS,
  ON_FOOT,
  PARTISANS,
  PRESENT,
  spread,
} from './zones.ts';

/** One side on the board, by hex. */
export interface Front {
  /** Units that keep an enemy out (5.22): neither partisans (28.12) nor Arms Centers (15.13). */
  readonly units: Uint8Array;
  /** 1 where the hex is controlled. */
  readonly zoc: Uint8Array;
  /** Bits of who exerts from a hex: ON_FOOT, MECHANIZED. */
  readonly exerts: Uint8Array;
}
/** The picture as it was painted last, and what each piece had added to it. */
interface Painting {
  readonly kinds: Uint8Array;
  readonly hexes: Int16Array;
  readonly added: Uint8Array;
  /** When it was painted; pieces, weather and border of that day. */
  moment: number;
  count: number;
  weather: number;
  border: boolean;
  sides: readonly [Draft, Draft];
}
interface Draft extends Front {
  readonly all: Uint8Array;
  /** Units that exert, and partisan units, by hex. */
  readonly foot: Uint8Array;
  readonly mech: Uint8Array;
  readonly partisans: Uint8Array;
}
/** A map of all hexes and a little more: the next one can be read four bytes at a time too. */
const ROOM = (HEXES + 3) & ~3;
/** What others see of a side, in one piece of memory: it is copied as a whole. */
const shown = (all: Uint8Array): Front & { readonly all: Uint8Array } => ({
  all,
  units: all.subarray(0, HEXES),
  zoc: all.subarray(ROOM, ROOM + HEXES),
  exerts: all.subarray(2 * ROOM, 2 * ROOM + HEXES),
});
const blank = (): Draft => ({
  ...shown(new Uint8Array(3 * ROOM)),
  foot: new Uint8Array(HEXES),
  mech: new Uint8Array(HEXES),
  partisans: new Uint8Array(HEXES),
});
/** What others hold of the last picture stays as it is; the counts nobody else sees. */
const copied = ({ all, foot, mech, partisans }: Draft): Draft => ({ ...shown(all.slice()), foot, mech, partisans });
const add = (counts: Uint8Array, hex: Loc, n: number): void => {
  counts[hex] = (counts[hex] ?? 0) + n;
};
function put(d: Draft, hex: Loc, added: number, n: 1 | -1): void {
  if ((added & PRESENT) !== 0) add(d.units, hex, n);
  if ((added & FOOT) !== 0) add(d.foot, hex, n);
  if ((added & MECH) !== 0) add(d.mech, hex, n);
  if ((added & PARTISANS) !== 0) add(d.partisans, hex, n);
  d.exerts[hex] = ((d.foot[hex] ?? 0) > 0 ? ON_FOOT : 0) | ((d.mech[hex] ?? 0) > 0 ? MECHANIZED : 0);
}
const drafts = (p: Painting, added: number): Draft => p.sides[(added & OF_AXIS) === 0 ? 1 : 0];
/** 28.22: partisan units control their own hex, where no enemy is. */
const hauntedBy = (d: Draft, foe: Draft, hex: Loc): boolean => (d.partisans[hex] ?? 0) > 0 && foe.units[hex] === 0;

/** A piece of which something has changed since the picture was painted: where it was and is, and what it added and adds. */
interface Change {
  readonly p: Piece;
  readonly was: Loc;
  readonly added: number;
  readonly at: Loc;
  readonly adds: number;
}
function changeOf(q: Query, { kinds, hexes, added }: Painting, p: Piece): Change | undefined {
  const { kind, at, flags, steps } = q.columns;
  const hex = at[p] ?? NONE;
  const was = hexes[p] ?? NONE;
  const isThere = hex >= 0 && hex < HEXES;
  if (!isThere && was === NONE) return undefined;
  const adds = isThere ? addedBy(kinds, kind[p] ?? 0, hex, flags[p] ?? 0, steps[p] ?? 0) : 0;
  if (was === hex && added[p] === adds) return undefined;
  return { p, was, added: added[p] ?? 0, at: isThere ? hex : NONE, adds };
}
function changes(q: Query, painting: Painting): readonly Change[] {
  const found: Change[] = [];
  const { hexes, added, count } = painting;
  const recent = painting.weather === NONE ? undefined : q.changedSince(painting.moment);
  const all = recent === undefined ? q.columns.kind.keys() : recent.length > 1 ? new Set(recent) : recent;
  for (const p of all) {
    const change = changeOf(q, painting, p);
    if (change !== undefined) found.push(change);
  }
  for (let p = q.pieceCount; p < count; p++)
    if (hexes[p] !== NONE) found.push({ p, was: hexes[p] ?? NONE, added: added[p] ?? 0, at: NONE, adds: 0 });
  return found;
}
/** Whether the picture of a side changes: a piece of its own, or an enemy where its partisans are. */
const concerns = (d: Draft, of: number, { was, added, at, adds }: Change): boolean =>
  (was !== NONE && ((added & OF_AXIS) === of || (d.partisans[was] ?? 0) > 0)) ||
  (at !== NONE && ((adds & OF_AXIS) === of || (d.partisans[at] ?? 0) > 0));
/** Takes pieces off the picture and puts them where they are now. The hexes where something changed. */
function repaint(painting: Painting, changed: readonly Change[]): ReadonlySet<Loc> {
  const touched = new Set<Loc>();
  for (const { p, was, added, at, adds } of changed) {
    if (was !== NONE) {
      put(drafts(painting, added), was, added, -1);
      touched.add(was);
    }
    painting.hexes[p] = at;
    painting.added[p] = adds;
    if (at === NONE) continue;
    put(drafts(painting, adds), at, adds, 1);
    touched.add(at);
  }
  return touched;
}
/** Zones of the whole board. */
function spreadAll({ sides: [axis, russian] }: Painting, ground: Ground): void {
  axis.zoc.fill(0);
  russian.zoc.fill(0);
  spread(axis.zoc, axis.exerts, AXIS, ground);
  spread(russian.zoc, russian.exerts, RUSSIAN, ground);
  for (let hex = 0; hex < HEXES; hex++) {
    if (hauntedBy(axis, russian, hex)) axis.zoc[hex] = 1;
    if (hauntedBy(russian, axis, hex)) russian.zoc[hex] = 1;
  }
}
/** Zones in and around hexes, of the sides whose picture changes. */
function spreadNear(
  { sides: [axis, russian] }: Painting,
  whose: readonly [axis: boolean, russian: boolean],
  hexes: ReadonlySet<Loc>,
  ground: Ground,
): void {
  const near = new Set(hexes);
  for (const hex of hexes)
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const to = GRID.neighbours[i] ?? NONE;
      if (to !== NONE) near.add(to);
    }
  for (const hex of near) {
    if (whose[0]) axis.zoc[hex] = isControlled(axis.exerts, AXIS, hex, ground) || hauntedBy(axis, russian, hex) ? 1 : 0;
    if (whose[1])
      russian.zoc[hex] = isControlled(russian.exerts, RUSSIAN, hex, ground) || hauntedBy(russian, axis, hex) ? 1 : 0;
  }
}
/** So many changed pieces are put right one by one; with more, or in other weather, all zones are spread again. */
const FEW = 40;
export function paint(q: Query): readonly [Front, Front] {
  const [weather, border] = [q.track('weather'), borderHolds(q)];
  const blankOne = (): Painting => emptyPainting(lasting(q, 'added-by-kind', addedByKind), q.pieceCount);
  const last = q.cached('painting', [], () => ({ painting: blankOne() }));
  if (last.painting.hexes.length < q.pieceCount) last.painting = blankOne();
  const { painting } = last;
  const changed = changes(q, painting);
  const isSameGround = painting.weather === weather && painting.border === border;
  painting.count = q.pieceCount;
  painting.moment = q.moment;
  if (changed.length === 0 && isSameGround) return painting.sides;
  const [axis, russian] = painting.sides;
  const whose = [
    !isSameGround || changed.some((c) => concerns(axis, OF_AXIS, c)),
    !isSameGround || changed.some((c) => concerns(russian, 0, c)),
  ] as const;
  // Even who adds nothing may have moved: the picture as a whole is another.
  painting.sides = [whose[0] ? copied(axis) : axis, whose[1] ? copied(russian) : russian];
  const hexes = repaint(painting, changed);
  if (isSameGround && changed.length <= FEW) spreadNear(painting, whose, hexes, groundOf(q, border));
  else spreadAll(painting, groundOf(q, border));
  painting.weather = weather;
  painting.border = border;
  return painting.sides;
}
/** More than are there: reinforcements are to come. */
const SPARE = 200;
function emptyPainting(kinds: Uint8Array, pieces: number): Painting {
  const sides = [blank(), blank()] as const;
  return {
    kinds,
    hexes: new Int16Array(pieces + SPARE).fill(NONE),
    added: new Uint8Array(pieces + SPARE),
    moment: 0,
    count: 0,
    weather: NONE,
    border: false,
    sides,
  };
}
