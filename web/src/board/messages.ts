// What the board and its two workers say to each other: one builds scenes and is then dismissed with all its memory, the
// other paints tiles from them as long as the board lives.
import type { Plan } from '@rasputitsa/atlas/draw/plan';
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import type { Zoom } from '@rasputitsa/atlas/draw/frame';
import type { Orientation, Shift } from '@rasputitsa/kit/grid';

/** The board without its geography: enough to know where a hex lies. */
export interface GridSheet {
  readonly title: string;
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly cols: Int16Array;
  readonly rows: Int16Array;
  /** The ground of each hex, as an index into the atlas's GROUNDS. */
  readonly grounds: Uint8Array;
  /** Numbered after the hexes. */
  readonly boxes: readonly { readonly name: string; readonly kind: string; readonly touches: readonly number[] }[];
}

/** Degrees of detail: from which size of a hex on the screen each is shown, and the size it is drawn for. */
export interface Step {
  readonly zoom: Zoom;
  readonly hexSize: number;
  readonly from: number;
}
export const STEPS: readonly Step[] = [
  { zoom: 'far', hexSize: 8, from: 0 },
  { zoom: 'far', hexSize: 13, from: 12 },
  { zoom: 'middle', hexSize: 38, from: 25 },
  { zoom: 'near', hexSize: 84, from: 56 },
];

export function stepFor(hexPixels: number): number {
  return STEPS.findLastIndex((s) => hexPixels >= s.from);
}

export type ToBuilder =
  /** The room there is for the map, in pixels: what fits it is built first. */
  | { readonly kind: 'build'; readonly game: string; readonly width: number; readonly height: number }
  /** What the board shows just now: build this next. */
  | { readonly kind: 'prefer'; readonly step: number };

export type FromBuilder =
  | { readonly kind: 'grid'; readonly grid: GridSheet }
  | { readonly kind: 'plan'; readonly step: number; readonly plan: Plan; readonly ms: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string };

export interface TileWant {
  readonly key: string;
  readonly step: number;
  /** Pixels of the screen per hex. */
  readonly scale: number;
  /** Left upper corner in such pixels from the map's origin. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly theme: ThemeName;
}

export type ToPainter =
  | { readonly kind: 'plan'; readonly step: number; readonly plan: Plan }
  /** Replaces what was wanted before; the first is painted first. */
  | { readonly kind: 'want'; readonly tiles: readonly TileWant[] };

export interface FromPainter {
  readonly key: string;
  readonly bitmap: ImageBitmap;
  readonly ms: number;
}
