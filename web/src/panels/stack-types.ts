// Units that are alike count as one type: the same counter at the same strength.
import type { Face } from '../board/types.ts';
import type { KnownPiece } from './pieces.ts';

export interface StackType {
  readonly name: string;
  readonly count: number;
  /** Those who can act. */
  readonly ready: readonly number[];
  /** One of them, to be shown. */
  readonly face: Face;
}

/** The types of a pile, the most frequent first; none where nothing is gained by counting. */
export function typesOf(pieces: readonly KnownPiece[]): readonly StackType[] {
  const known = pieces.filter((p) => !p.hidden);
  const groups = [...Map.groupBy(known, (p) => `${p.side} ${p.name} ${p.steps ?? ''}`).values()];
  if (groups.length < 2 || groups.length === known.length) return [];
  return groups
    .flatMap((list) => {
      const ready = list.filter((p) => p.face.ready);
      const shown = ready[0] ?? list[0];
      if (shown === undefined) return [];
      return [{ name: shown.name, count: list.length, ready: ready.map((p) => p.id), face: shown.face }];
    })
    .toSorted((a, b) => Number(b.ready.length > 0) - Number(a.ready.length > 0) || b.count - a.count);
}
