// What a game adds to its map's picture: titles, tracks, words of its own. Read from games/<id>/map/draw.json.
import type { Looks } from './words.ts';

export interface TrackCell {
  readonly label: string;
  readonly note?: string;
  /** dry, mud or snow; anything else is plain. */
  readonly kind?: string;
}

export interface Track {
  readonly title: string;
  readonly cells?: readonly TrackCell[];
  /** Instead of cells: plain numbers from the first to the last. */
  readonly numbers?: readonly [number, number];
  readonly perRow?: number;
}

export interface ExtraName {
  readonly name: string;
  readonly class: string;
  readonly rank?: number;
  /** Map units. */
  readonly at: readonly [number, number];
}

export interface DrawSpec {
  readonly title?: string;
  readonly subtitle?: string;
  readonly kmPerHex?: number;
  /** A game's word -> a word the drawing knows. */
  readonly looks?: Looks;
  /** Names of the outlines to leave out or to change. */
  readonly names?: Readonly<Record<string, string>>;
  readonly extraNames?: readonly ExtraName[];
  readonly startLines?: readonly string[];
  /** Areas whose bounds are drawn, by name or kind. */
  readonly overlays?: readonly string[];
  readonly tracks?: readonly Track[];
  readonly notes?: readonly string[];
  /** Rank by kind of place, where the word alone misleads. */
  readonly placeRanks?: Readonly<Record<string, number>>;
}

export function cellsOf(track: Track): readonly TrackCell[] {
  if (track.cells !== undefined) return track.cells;
  const [from, to] = track.numbers ?? [1, 0];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ label: String(from + i) }));
}
