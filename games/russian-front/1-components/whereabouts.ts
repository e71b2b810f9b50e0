// Who is on the map, by hex, side and arm: asked more often than anything else.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';
import { HEXES, isHex } from './board.ts';
import { AXIS, SOVIET } from './sides.ts';
import { armOf, armOfKind, sideOfKind } from './units.ts';

export interface Here {
  readonly all: readonly Piece[];
  readonly ground: readonly Piece[];
  readonly air: readonly Piece[];
  readonly naval: readonly Piece[];
}
const NONE: readonly Piece[] = [];
const NOTHING: Here = { all: NONE, ground: NONE, air: NONE, naval: NONE };
type Sorted = readonly [axis: Here, soviet: Here];
/** The kernel's list of a place is another one after every change and never that of another match, so what was made of it holds as long
 * as it is the one to be sorted. */
const lists: (readonly Piece[])[] = Array.from({ length: HEXES }, () => NONE);
const sorted: Sorted[] = Array.from({ length: HEXES }, () => [NOTHING, NOTHING]);

function sort(q: Query, there: readonly Piece[], side: Side): Here {
  const out: Record<keyof Here, Piece[]> = { all: [], ground: [], air: [], naval: [] };
  for (const p of there) {
    if (q.sideOf(p) !== side) continue;
    out.all.push(p);
    out[armOf(q, p)].push(p);
  }
  return out.all.length === 0 ? NOTHING : out;
}
/** Units of a side in a hex, by arm. */
export function unitsAt(q: Query, at: Loc, side: Side): Here {
  if (!isHex(at)) return NOTHING;
  const there = q.piecesAt(at);
  if (there.length === 0) return NOTHING;
  if (lists[at] !== there) {
    sorted[at] = [sort(q, there, AXIS), sort(q, there, SOVIET)];
    lists[at] = there;
  }
  return sorted[at]?.[side === AXIS ? AXIS : SOVIET] ?? NOTHING;
}
/** How many ground units of each side are in each hex. As long as nobody of a side has moved on the ground, its table is the same object, and
 * so can be what was worked out from it; the same for its aircraft, and for the ships of both. */
interface Whereabouts {
  /** When these were all right. */
  readonly moment: number;
  /** Where everybody was then, written over by the next. */
  readonly at: number[];
  readonly kind: number[];
  readonly ground: readonly [axis: Uint8Array, soviet: Uint8Array];
  readonly air: readonly [axis: object, soviet: object];
  readonly ships: object;
}
function whereabouts(q: Query): Whereabouts {
  return q.cached('rf.whereabouts', ['where'], (last?: Whereabouts): Whereabouts => {
    const changed = last && last.at.length === q.pieceCount ? q.changedSince(last.moment) : undefined;
    return last && changed ? mended(q, last, changed) : counted(q);
  });
}
function counted(q: Query): Whereabouts {
  const { at, kind } = q.columns;
  return {
    moment: q.moment,
    at: at.slice(),
    kind: kind.slice(),
    ground: [countGround(q, AXIS), countGround(q, SOVIET)],
    air: [{}, {}],
    ships: {},
  };
}
/** The same after some have moved, perhaps. */
function mended(q: Query, last: Whereabouts, changed: readonly Piece[]): Whereabouts {
  const { at, kind } = q.columns;
  const ground: [Uint8Array, Uint8Array] = [last.ground[AXIS], last.ground[SOVIET]];
  const air: [object, object] = [last.air[AXIS], last.air[SOVIET]];
  let { ships } = last;
  const count = (k: number, hex: Loc, by: number): void => {
    const side = sideIndex(k);
    const arm = armOfKind(k);
    if (arm === 'naval') ships = {};
    else if (arm === 'air') air[side] = {};
    else if (isHex(hex)) {
      if (ground[side] === last.ground[side]) ground[side] = last.ground[side].slice();
      const table = ground[side];
      table[hex] = (table[hex] ?? 0) + by;
    }
  };
  for (const p of changed) {
    const [a, k, wasAt, wasKind] = [at[p] ?? -1, kind[p] ?? -1, last.at[p] ?? -1, last.kind[p] ?? -1];
    if (a === wasAt && k === wasKind) continue;
    count(wasKind, wasAt, -1);
    count(k, a, 1);
    last.at[p] = a;
    last.kind[p] = k;
  }
  return { moment: q.moment, at: last.at, kind: last.kind, ground, air, ships };
}
function sideIndex(kind: number): 0 | 1 {
  return sideOfKind(kind) === AXIS ? AXIS : SOVIET;
}
function countGround(q: Query, side: Side): Uint8Array {
  const { at, kind } = q.columns;
  const out = new Uint8Array(HEXES);
  for (let p = 0; p < at.length; p++) {
    const a = at[p] ?? -1;
    const k = kind[p] ?? -1;
    if (isHex(a) && armOfKind(k) === 'ground' && sideIndex(k) === side) out[a] = (out[a] ?? 0) + 1;
  }
  return out;
}
/** How many ground units of a side are in each hex: the same object until one of them has moved. */
export function groundCounts(q: Query, side: Side): Uint8Array {
  return whereabouts(q).ground[side === AXIS ? AXIS : SOVIET];
}
/** The same object until an air unit of this side has moved. */
export function aircraftNow(q: Query, side: Side): object {
  return whereabouts(q).air[side === AXIS ? AXIS : SOVIET];
}
/** The same object until a ship has moved. */
export function shipsNow(q: Query): object {
  return whereabouts(q).ships;
}
