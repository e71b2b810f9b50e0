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
/** The kernel's list of a place is another one after every change, so what was made of it holds as long as it does. */
const sorted = new WeakMap<readonly Piece[], Sorted>();

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
  let known = sorted.get(there);
  if (!known) {
    known = [sort(q, there, AXIS), sort(q, there, SOVIET)];
    sorted.set(there, known);
  }
  return known[side === AXIS ? AXIS : SOVIET];
}
/** How many ground units of each side are in each hex. As long as nobody of a side has moved on the ground, its table is the same object, and
 * so can be what was worked out from it; the same for the ships of both. */
interface Whereabouts {
  readonly at: Int16Array;
  readonly kind: Int16Array;
  readonly ground: readonly [axis: Uint8Array, soviet: Uint8Array];
  readonly ships: object;
}
function whereabouts(q: Query): Whereabouts {
  return q.cached('rf.whereabouts', ['where'], (last?: Whereabouts): Whereabouts => {
    const { at, kind } = q.columns;
    const isSame = last?.at.length === at.length;
    const moved = [!isSame, !isSame];
    let sailed = !isSame;
    if (isSame)
      for (let p = 0; p < at.length; p++) {
        if (at[p] === last.at[p] && kind[p] === last.kind[p]) continue;
        for (const k of [kind[p] ?? -1, last.kind[p] ?? -1]) {
          const arm = armOfKind(k);
          if (arm === 'ground') moved[sideIndex(k)] = true;
          else if (arm === 'naval') sailed = true;
        }
      }
    const counts = (side: Side): Uint8Array =>
      last && moved[side] === false ? last.ground[side === AXIS ? AXIS : SOVIET] : countGround(q, side);
    return {
      at: Int16Array.from(at),
      kind: Int16Array.from(kind),
      ground: [counts(AXIS), counts(SOVIET)],
      ships: last && !sailed ? last.ships : {},
    };
  });
}
function sideIndex(kind: number): number {
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
/** The same object until a ship has moved. */
export function shipsNow(q: Query): object {
  return whereabouts(q).ships;
}
