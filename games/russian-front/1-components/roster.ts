// Units by name and by nation, wherever they are (1.2).
import type { Piece } from '@rasputitsa/kernel';
import { UNITS } from '../data/units.ts';
import type { Query } from '../words.ts';
import { unitOf } from './units.ts';

/** The piece of a catalogue row; -1 where it takes no part. */
export function pieceOf(q: Query, id: string): number {
  const pieces = q.cached('rf.pieceOfKind', ['pieces'], () => {
    const out = new Map<string, number>();
    for (let p = 0; p < q.pieceCount; p++) out.set(unitOf(q, p).id, p);
    return out;
  });
  return pieces.get(id) ?? -1;
}
/** All units of a nation, wherever they are. */
export function unitsOfNation(q: Query, nation: string): readonly Piece[] {
  const ids = new Set(UNITS.filter((u) => u.nation === nation).map((u) => u.id));
  const out: number[] = [];
  for (let p = 0; p < q.pieceCount; p++) if (ids.has(unitOf(q, p).id)) out.push(p);
  return out;
}
