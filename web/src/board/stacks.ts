// Pieces in piles: one pile a side in each place. The order a player makes is kept as long as the board lives.
import type { Geometry } from './geometry.ts';
import type { Face } from './types.ts';

export interface Pile {
  readonly at: number;
  readonly side: number;
  /** Centre and size of the piece on top, in map units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Bottom first. */
  readonly faces: readonly Face[];
  readonly top: Face;
}

/** A counter's side, in hexes; half as large a pile when two sides share a hex. */
export const PIECE = 0.64;
const SHARED = 0.46;
/** Where piles stand when two or more share a place. */
const APART: readonly (readonly [number, number])[] = [
  [-0.24, 0.05],
  [0.24, -0.05],
  [0, 0.3],
  [0, -0.3],
];
/** How far each piece of a pile is shifted from the one below, as a share of its size, and how many can be told apart. */
export const LIFT = 0.075;
export const SEEN = 3;

export interface Stacks {
  readonly piles: readonly Pile[];
  at(place: number): readonly Pile[];
  /** Brings a piece to the top of its pile, for good. */
  raise(piece: number): void;
  arrange(faces: readonly Face[]): void;
}

export function createStacks(geometry: Geometry): Stacks {
  const raised = new Map<number, number>();
  let count = 0;
  let faces: readonly Face[] = [];
  let piles: readonly Pile[] = [];
  let byPlace = new Map<number, Pile[]>();

  const arrange = (): void => {
    const bySide = new Map<number, Map<number, Face[]>>();
    for (const f of faces) {
      const here = bySide.get(f.at) ?? new Map<number, Face[]>();
      const pile = here.get(f.side) ?? [];
      pile.push(f);
      here.set(f.side, pile);
      bySide.set(f.at, here);
    }
    byPlace = new Map();
    for (const [at, sides] of bySide) {
      const where = geometry.where(at);
      if (where === undefined) continue;
      const shared = sides.size > 1;
      const here: Pile[] = [];
      for (const [i, [side, list]] of [...sides].sort((a, b) => a[0] - b[0]).entries()) {
        const [dx, dy] = shared ? (APART[i % APART.length] ?? [0, 0]) : [0, 0];
        // Who can act lies above who cannot: it is what one reaches for.
        const sorted = list.toSorted(
          (a, b) => Number(a.ready) - Number(b.ready) || (raised.get(a.id) ?? 0) - (raised.get(b.id) ?? 0),
        );
        const top = sorted.at(-1);
        if (top === undefined) continue;
        const size = shared ? SHARED : PIECE;
        // The pile as a whole stands in the middle, not the piece on top.
        const lean = (Math.min(sorted.length, SEEN) - 1) * LIFT * size * 0.5;
        here.push({ at, side, x: where.x + dx - lean, y: where.y + dy - lean, size, faces: sorted, top });
      }
      byPlace.set(at, here);
    }
    piles = [...byPlace.values()].flat().sort((a, b) => a.y - b.y);
  };

  return {
    get piles() {
      return piles;
    },
    at: (place) => byPlace.get(place) ?? [],
    raise(piece) {
      raised.set(piece, ++count);
      arrange();
    },
    arrange(next) {
      faces = next;
      arrange();
    },
  };
}
