// What the board and the worker that paints its tiles say to each other, and the files both are made from.
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';
import type { Turn } from '@rasputitsa/atlas/draw/layout';
import type { Zoom } from '@rasputitsa/atlas/draw/frame';
import type { Orientation, Shift } from '@rasputitsa/kit/grid';

/** The board without its geography: enough to know where a hex lies. */
export interface GridSheet {
  readonly title: string;
  readonly orientation: Orientation;
  readonly shift: Shift;
  readonly cols: readonly number[];
  readonly rows: readonly number[];
  /** The ground of each hex, as an index into the atlas's GROUNDS. */
  readonly grounds: readonly number[];
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

/** The board of a game without its geography. */
export const gridName = (game: string): string => `${game}-board.json`;
/** A map drawn with one degree of detail; another stamp is another drawing. */
export const planName = (game: string, step: number, stamp: string): string => `${game}-${step}-${stamp}.plan`;

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
  /** Of the map against the screen; x and y count on the turned map. */
  readonly turn: Turn;
}

export type ToPainter =
  /** Where the drawing of each step lies. */
  | { readonly kind: 'open'; readonly plans: readonly string[] }
  /** What the board shows just now. */
  | { readonly kind: 'prefer'; readonly step: number }
  /** Replaces what was wanted before; the first is painted first. */
  | { readonly kind: 'want'; readonly tiles: readonly TileWant[] };

export interface PaintedTile {
  readonly key: string;
  readonly bitmap: ImageBitmap;
  readonly ms: number;
}
export type FromPainter =
  | ({ readonly kind: 'tile' } & PaintedTile)
  | { readonly kind: 'read'; readonly step: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly why: string };
