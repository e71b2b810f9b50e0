// Where units would stand to attack a hex from beside it, when it is only planned.
import type { Comes, Loc, Piece } from '@rasputitsa/kernel';

export interface Stationing {
  readonly target: Loc;
  /** Hexes from which the target can be attacked. */
  readonly beside: readonly Loc[];
  at(p: Piece): Loc;
  /** What it costs to get there in this move; undefined: not in this move. */
  cost(p: Piece, to: Loc): number | undefined;
  distance(a: Loc, b: Loc): number;
  /** Whether a unit may be put there beside those that are there or come too. */
  hasRoom(p: Piece, to: Loc): boolean;
  place(p: Piece, to: Loc): void;
}
export interface Station {
  readonly piece: Piece;
  readonly from: Loc;
  readonly comes: Comes;
}

/** Who is beside the target stays; others come to the cheapest hex they reach, failing that to the nearest. One after the other: where
 * one stands there may be no room for the next. Who finds no room anywhere is left out. */
export function stationed(units: readonly Piece[], s: Stationing): readonly Station[] {
  const out: Station[] = [];
  const isThere = (p: Piece): boolean => s.beside.includes(s.at(p));
  for (const piece of units.filter(isThere)) out.push({ piece, from: s.at(piece), comes: 'there' });
  for (const piece of units.filter((p) => !isThere(p))) {
    const hexes = s.beside
      .filter((hex) => s.hasRoom(piece, hex))
      .map((hex) => ({ hex, cost: s.cost(piece, hex), far: s.distance(s.at(piece), hex) }))
      .toSorted(
        (a, b) =>
          (a.cost ?? Number.POSITIVE_INFINITY) - (b.cost ?? Number.POSITIVE_INFINITY) || a.far - b.far || a.hex - b.hex,
      );
    const [best] = hexes;
    if (!best) continue;
    out.push({ piece, from: best.hex, comes: best.cost === undefined ? 'later' : 'now' });
    s.place(piece, best.hex);
  }
  return out.toSorted((a, b) => a.piece - b.piece);
}
