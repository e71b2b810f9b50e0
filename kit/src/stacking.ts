// Stacking limits. A limit counts some of the pieces in a hex and compares the sum with a number that may depend on the
// hex and on the company. When limits are enforced is the sequence of play's affair: it calls the check then.

export interface StackLimit<P> {
  readonly rule: string;
  readonly label: string;
  /** What a piece counts toward this limit; zero for a piece that is exempt. */
  readonly points: (piece: P) => number;
  /** The limit in this hex; undefined where there is none. */
  readonly limit: (hex: number, pieces: readonly P[]) => number | undefined;
}

export interface StackCount<P> {
  readonly rule: string;
  readonly label: string;
  readonly counted: readonly { readonly piece: P; readonly points: number }[];
  readonly exempt: readonly P[];
  readonly total: number;
  readonly limit: number;
  /** How far above the limit; zero when all is well. */
  readonly excess: number;
}

/** Every limit that applies in a hex, itemised, whether it is kept or not. Give the pieces of one side. */
export function countStack<P>(
  limits: readonly StackLimit<P>[],
  hex: number,
  pieces: readonly P[],
): readonly StackCount<P>[] {
  const counts: StackCount<P>[] = [];
  for (const { rule, label, points, limit } of limits) {
    const most = limit(hex, pieces);
    if (most === undefined) continue;
    const valued = pieces.map((piece) => ({ piece, points: points(piece) }));
    const counted = valued.filter((each) => each.points > 0);
    const total = counted.reduce((sum, each) => sum + each.points, 0);
    counts.push({
      rule,
      label,
      counted,
      exempt: valued.filter((each) => each.points <= 0).map((each) => each.piece),
      total,
      limit: most,
      excess: Math.max(total - most, 0),
    });
  }
  return counts;
}

/** The limits that are broken in a hex. */
export function overstacked<P>(
  limits: readonly StackLimit<P>[],
  hex: number,
  pieces: readonly P[],
): readonly StackCount<P>[] {
  return countStack(limits, hex, pieces).filter((count) => count.excess > 0);
}

/** The broken limits of many hexes: the check at the end of a phase. */
export function overstackedHexes<P>(
  limits: readonly StackLimit<P>[],
  hexes: Iterable<number>,
  piecesIn: (hex: number) => readonly P[],
): ReadonlyMap<number, readonly StackCount<P>[]> {
  const broken = new Map<number, readonly StackCount<P>[]>();
  for (const hex of hexes) {
    const counts = overstacked(limits, hex, piecesIn(hex));
    if (counts.length > 0) broken.set(hex, counts);
  }
  return broken;
}

/** Pieces whose removal would ease a broken limit: what an owner or his enemy may choose from. */
export function removable<P>(broken: readonly StackCount<P>[]): readonly P[] {
  return [...new Set(broken.flatMap((count) => count.counted.map((each) => each.piece)))];
}
