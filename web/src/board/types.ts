// The board as the rest of the page sees it. The board knows hexes, pieces as faces, and shades; nothing of rules.
import type { Look } from '@rasputitsa/kernel';
import type { Rect, Turn } from '@rasputitsa/atlas/draw/layout';

export type { Turn };
import type { ThemeName } from '@rasputitsa/atlas/draw/theme';

/** What is drawn of a piece. A hidden one has neither look nor steps. */
export interface Face {
  readonly id: number;
  readonly at: number;
  readonly side: number;
  /** Nation or side colours when nothing more is known. */
  readonly nation: string;
  readonly look?: Look;
  readonly steps?: number;
  readonly maxSteps?: number;
  /** Corner tabs, most important first. */
  readonly tabs: readonly {
    readonly shape: 'round' | 'square' | 'triangle' | 'bar' | 'cross' | 'star';
    readonly tone: string;
    readonly title: string;
  }[];
  /** Can be acted with now. */
  readonly ready: boolean;
  /** Has nothing left to do while others of its side have: drawn paler. */
  readonly dimmed?: boolean;
  /** For screen readers and tooltips. */
  readonly name: string;
}

/** A colouring of hexes: legal targets, an overlay. */
export interface Shade {
  readonly at: number;
  /** target, other (a target of another order than the first: by rail), strike (a target where an enemy stands), chosen, illegal, path, and the styles overlays use (side ids, both, good, bad, ...). */
  readonly style: string;
  /** Printed small in the hex: a cost, a count. */
  readonly text?: string;
}
/** What a click on it would answer. */
export function isTarget(shade: Shade): boolean {
  return shade.style === 'target' || shade.style === 'strike' || shade.style === 'other';
}
/** Field works in a hex. */
export interface Work {
  readonly at: number;
  /** A side, or an ink of the board. */
  readonly style: string;
  readonly begun?: true;
}
export interface Line {
  readonly path: readonly number[];
  readonly style: string;
}
/** Something that moves: shown along its path, then the faces stand as given. */
export interface Motion {
  readonly id: number;
  readonly path: readonly number[];
}

export interface BoardScene {
  readonly faces: readonly Face[];
  readonly selected: ReadonlySet<number>;
  /** Pieces the words beside the board speak of. */
  readonly pointed?: ReadonlySet<number>;
  readonly shades: readonly Shade[];
  readonly works?: readonly Work[];
  readonly lines: readonly Line[];
  /** The hex with the keyboard's cursor. */
  readonly cursor: number | null;
}

export interface BoardOptions {
  readonly theme: ThemeName;
  readonly palette: 'plain' | 'distinct';
  readonly motion: boolean;
  /** Quarter turns of the map clockwise; counters and names stay upright. */
  readonly turn?: Turn;
  /** A drag draws a frame around units instead of moving the map. */
  readonly frames?: boolean;
}

/** Points (x, y) are pixels from the board's left upper corner. */
export interface BoardEvents {
  /** A click or tap: the hex, and the top piece under the pointer or the piece picked in an open fan. */
  pick(hit: { at: number; piece: number | null; extend: boolean }): void;
  /** A piece was dragged here. */
  drop(hit: { piece: number; at: number }): void;
  /** The pointer rests on something; null when it leaves. */
  hover(hit: { at: number; piece: number | null; x: number; y: number } | null): void;
  /** Right click or long press. */
  context(hit: { at: number; piece: number | null; x: number; y: number }): void;
  /** Units that can act were framed: by a drag with Shift, or with `frames` by any. `at`: those nearest to where the drag ended. */
  area?(hit: { pieces: readonly number[]; at: number; extend: boolean }): void;
  moved(view: BoardWindow): void;
}

/** What is on the screen, in map units: neighbouring hexes are 1 apart. */
export interface BoardWindow {
  /** Pixels from hex to hex. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The board as a thing on the page; made by createBoard(element, game, events, options). */
export interface Board {
  show(scene: BoardScene): void;
  /** Plays motions one after another, resolves when all is still. At once when motion is off. */
  animate(motions: readonly Motion[]): Promise<void>;
  skip(): void;
  options(o: BoardOptions): void;
  /** Brings a hex into view: to the middle, unless it is well in view already and no zoom is asked for. */
  goTo(at: number, zoom?: number): void;
  fit(hexes?: readonly number[]): void;
  /** To begin with: the hexes of one's own units and of all others, or the whole map for none. Where they would be too small to read, the
   * middle of one's own front. */
  open(own: readonly number[], others: readonly number[]): void;
  /** Brings hexes into a part of the element, in pixels, that nothing lies over; what is seen there already stays where it is. */
  reveal(hexes: readonly number[], free: Rect): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** The hex next to this one in a direction of the compass (for the keyboard), or itself at the edge. */
  neighbour(at: number, direction: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'): number;
  /** Where a hex is on the screen, for menus. */
  screenOf(at: number): { x: number; y: number };
  /** Where a place lies on the map; not known before the map is, nor for boxes that are not on the board. */
  mapOf(at: number): { readonly x: number; readonly y: number; readonly known: boolean };
  /** Lays the pieces of a place side by side, or closes what is laid out (null). A click on a pile does it too. */
  fan(at: number | null): void;
  /** The place whose pieces are laid out. */
  readonly fanned: number | null;
  /** The whole map small in another element; a click or drag there moves the view. Returns how to take it away. */
  miniMap(element: HTMLElement): () => void;
  /** Resolves when the map is painted for the first time; fails when the game shows no map. */
  readonly ready: Promise<void>;
  /** Frames and tile statistics, for measuring. */
  stats(): {
    /** Since the last time they were asked for: frames, those that came late, the longest (ms). */
    frames: number;
    slow: number;
    worst: number;
    /** Tiles kept, their bytes, and the mean time (ms) a worker took to paint one. */
    tiles: number;
    memory: number;
    painting: number;
    /** Tiles that are on their way. */
    wanted: number;
  };
  close(): void;
}
