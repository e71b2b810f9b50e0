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
type Counts = readonly [axis: Uint8Array, soviet: Uint8Array];
/** How many ground units of a side are in each hex. */
export function groundCounts(q: Query, side: Side): Uint8Array {
  const counts = q.cached('rf.groundCounts', ['where'], (): Counts => {
    const { at, kind } = q.columns;
    const out: Counts = [new Uint8Array(HEXES), new Uint8Array(HEXES)];
    for (let p = 0; p < at.length; p++) {
      const a = at[p] ?? -1;
      const k = kind[p] ?? -1;
      if (!isHex(a) || armOfKind(k) !== 'ground') continue;
      const mine = out[sideOfKind(k) === AXIS ? AXIS : SOVIET];
      mine[a] = (mine[a] ?? 0) + 1;
    }
    return out;
  });
  return counts[side === AXIS ? AXIS : SOVIET];
}
