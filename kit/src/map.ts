// A game's board as data: what the atlas compiler writes, what the rules read, what the page draws.
import type { HexGrid } from './grid.ts';
import type { LabelScheme } from './label-scheme.ts';

/** A class of lines from hex to hex: railways, roads, canals for barges. A link lies on a hexside: it joins its two hexes. */
export interface LinkClass {
  readonly id: string;
  /** 1 where the hexside carries this class. Indexed by side number. */
  readonly bySide: Uint8Array;
}

export interface Place {
  readonly name: string;
  readonly hex: number;
  /** The game's own word: city, town, village, fortress, port, ... */
  readonly kind: string;
  readonly side?: string;
  /** Other names that position files and the search box accept. */
  readonly aliases: readonly string[];
  /** Figures of the game: production, victory points, rank for drawing. */
  readonly values: Readonly<Record<string, number>>;
}

/** A named set of hexes: districts, sectors, weather zones, set-up areas, sea areas. */
export interface Area {
  readonly name: string;
  readonly kind: string;
  readonly hexes: readonly number[];
}

/** A named line along hexsides: start lines, borders by year. `left`-hand owner first, where it matters. */
export interface SideLine {
  readonly name: string;
  readonly kind: string;
  readonly sides: readonly number[];
}

/** An off-map location: exit zone, strategic box, force pool. Boxes are numbered after the hexes: grid.count + index. */
export interface Box {
  readonly name: string;
  readonly kind: string;
  readonly touches: readonly number[];
  readonly values: Readonly<Record<string, number>>;
}

export interface HexMap {
  readonly id: string;
  readonly title: string;
  readonly grid: HexGrid;
  /** Where north is on the sheet, in degrees clockwise from the top; absent means at the top. */
  readonly north?: number;
  /** How hexes are named: createLabelling(grid, scheme, places) reads and writes labels. */
  readonly scheme: LabelScheme;
  /** The printed label of each hex. */
  readonly labels: readonly string[];
  /** Terrain words of hexes and hexsides; the arrays below index them. Index 0 of sideTerrains is '' (nothing there). */
  readonly terrains: readonly string[];
  readonly sideTerrains: readonly string[];
  /** terrain[hex] indexes terrains. */
  readonly terrain: Uint8Array;
  /** sideTerrain[side] indexes sideTerrains. */
  readonly sideTerrain: Uint8Array;
  /** Extra marks of a hex (port, coast, fortified, half hex, rail-only, ...): bit i is set when the hex has marks[i]. */
  readonly marks: readonly string[];
  readonly marked: Uint32Array;
  readonly links: readonly LinkClass[];
  readonly places: readonly Place[];
  readonly areas: readonly Area[];
  readonly lines: readonly SideLine[];
  readonly boxes: readonly Box[];
}
