// The boxes beside the map: eliminated, force pools, set-up, exits.
import type { GameProfile } from '@rasputitsa/host';
import type { KnownPiece } from './pieces.ts';

export interface BoxSide {
  readonly side: number;
  readonly pieces: readonly KnownPiece[];
}
export interface Box {
  readonly at: number;
  readonly label: string;
  readonly count: number;
  readonly ready: number;
  readonly sides: readonly BoxSide[];
}

/** Boxes with somebody in them, those in which somebody can act first; in the order of the map otherwise. */
export function boxesOf(profile: GameProfile, pieces: Iterable<KnownPiece>): readonly Box[] {
  const byBox = new Map<number, KnownPiece[]>();
  for (const p of pieces) {
    if (p.at < profile.hexes) continue;
    const box = byBox.get(p.at);
    if (box) box.push(p);
    else byBox.set(p.at, [p]);
  }
  return [...byBox]
    .map(([at, all]) => ({
      at,
      label: profile.labels[at] ?? '',
      count: all.length,
      ready: all.filter((p) => p.face.ready).length,
      sides: profile.sides.flatMap((_, side) => {
        const own = all.filter((p) => p.side === side);
        return own.length > 0 ? [{ side, pieces: own }] : [];
      }),
    }))
    .sort((a, b) => Number(b.ready > 0) - Number(a.ready > 0) || a.at - b.at);
}

/** Labels of the boxes nobody is in. */
export function emptyBoxes(profile: GameProfile, boxes: readonly Box[]): readonly string[] {
  const full = new Set(boxes.map((b) => b.at));
  return profile.labels.filter((_, at) => at >= profile.hexes && !full.has(at));
}
