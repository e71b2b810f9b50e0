// Who is on the map, by hex: asked more often than anything else, and made anew after every move.
import type { Query } from '@rasputitsa/kernel';
import { HEXES, isHex } from './board.ts';
import { armOf, armOfKind, AXIS, sideOfKind, SOVIET } from './units.ts';

export interface Here {
  readonly all: readonly number[];
  readonly ground: readonly number[];
  readonly air: readonly number[];
  readonly naval: readonly number[];
}
const NONE: readonly number[] = [];
const NOTHING: Here = { all: NONE, ground: NONE, air: NONE, naval: NONE };
/** Units of a hex are linked in their order, and put into lists when somebody asks for them. */
interface Whereabouts {
  readonly first: Int16Array;
  readonly next: Int16Array;
  readonly counts: readonly [axis: Uint8Array, soviet: Uint8Array];
  readonly lists: readonly [axis: Map<number, Here>, soviet: Map<number, Here>];
}
function whereabouts(q: Query): Whereabouts {
  return q.cached('rf.whereabouts', ['where'], () => {
    const { at, kind } = q.columns;
    const first = new Int16Array(HEXES).fill(-1);
    const next = new Int16Array(at.length);
    const counts = [new Uint8Array(HEXES), new Uint8Array(HEXES)] as const;
    for (let p = at.length - 1; p >= 0; p--) {
      const a = at[p] ?? -1;
      if (!isHex(a)) continue;
      next[p] = first[a] ?? -1;
      first[a] = p;
      const k = kind[p] ?? -1;
      if (armOfKind(k) !== 'ground') continue;
      const mine = counts[sideOfKind(k) === AXIS ? AXIS : SOVIET];
      mine[a] = (mine[a] ?? 0) + 1;
    }
    return { first, next, counts, lists: [new Map<number, Here>(), new Map<number, Here>()] };
  });
}
function listsOf(q: Query, { first, next }: Whereabouts, at: number, side: number): Here {
  const out: Record<keyof Here, number[]> = { all: [], ground: [], air: [], naval: [] };
  for (let p = first[at] ?? -1; p >= 0; p = next[p] ?? -1) {
    if (q.sideOf(p) !== side) continue;
    out.all.push(p);
    out[armOf(q, p)].push(p);
  }
  return out.all.length === 0 ? NOTHING : out;
}
/** Units of a side in a hex, by arm. */
export function unitsAt(q: Query, at: number, side: number): Here {
  const here = whereabouts(q);
  if ((here.first[at] ?? -1) < 0) return NOTHING;
  const lists = here.lists[side === AXIS ? AXIS : SOVIET];
  const known = lists.get(at);
  if (known) return known;
  const made = listsOf(q, here, at, side);
  lists.set(at, made);
  return made;
}
/** How many ground units of a side are in each hex. */
export function groundCounts(q: Query, side: number): Uint8Array {
  return whereabouts(q).counts[side === AXIS ? AXIS : SOVIET];
}
