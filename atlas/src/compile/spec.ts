// What a game's map folder says: grid, projection, choice of facts, overrides, lint. See docs/maps.md.
import type { Orientation, Shift } from '@rasputitsa/kit/grid';
import type { LabelScheme } from '@rasputitsa/kit/labels';
import type { ProjectionSpec } from '../geo/projection.ts';

/** [latitude, longitude], the order in which people give positions. */
export type LatLon = readonly [lat: number, lon: number];

/** Cells of a row (pointy) or column (flat): [row, first column, last column]. */
export type Run = readonly [line: number, first: number, last: number];

export interface GridSpecFile {
  readonly orientation: Orientation;
  readonly shift: Shift;
  /** A rectangle, or runs of cells for boards with ragged edges. */
  readonly columns?: readonly [number, number];
  readonly rows?: readonly [number, number];
  readonly runs?: readonly Run[];
}

/** A terrain rule holds when every threshold given is reached; shares are 0..1, heights metres. First rule that holds wins. */
export interface TerrainRule {
  readonly terrain: string;
  readonly sea?: number;
  readonly lake?: number;
  /** sea + lake */
  readonly water?: number;
  readonly marsh?: number;
  readonly forest?: number;
  readonly mean?: number;
  readonly top?: number;
  readonly relief?: number;
  /** Share of the hex inside any of these named physical regions. */
  readonly regions?: readonly string[];
  readonly share?: number;
  /** Only hexes whose centre lies in this polygon. */
  readonly within?: readonly LatLon[];
}

/** A river of the board. Its course is found in the reference rivers between head and mouth, or given as `course` or `sides`. */
export interface RiverSpec {
  readonly name: string;
  /** Its name on the map, where a river is laid in several pieces; default: name. */
  readonly label?: string;
  /** Names in the reference material; default [name]. */
  readonly parts?: readonly string[];
  readonly head?: LatLon;
  readonly mouth?: LatLon;
  /** Its course by our own positions, source first, where the reference does not know the river. */
  readonly course?: readonly LatLon[];
  /** Its hexsides as pairs of hexes, where the rulebook gives them: nothing is snapped. */
  readonly sides?: readonly (readonly [string, string])[];
  /** Further points the course must pass, where the names do not lead. */
  readonly via?: readonly LatLon[];
  /** Rank for drawing: 1 great river, 2 river, 3 stream. */
  readonly rank?: number;
  /** Terrain word of its hexsides; or the mark of its hexes when `as` is 'hex'. */
  readonly side?: string;
  readonly as?: 'side' | 'hex';
  /** What it flows into: 'sea', 'lake', 'edge', 'any', or a river named before; a list where several will do. */
  readonly into?: string | readonly string[];
  /** Hexsides it must and must not run along, as pairs of hexes. */
  readonly require?: readonly (readonly [string, string])[];
  readonly avoid?: readonly (readonly [string, string])[];
  /** The hex where it rises on dry land; absent when it comes from a lake or over the edge of the board. For the lint. */
  readonly rises?: string;
  readonly why?: string;
}

/** Sides that lines of these classes cross only at the pairs of hexes given; elsewhere at this extra cost, or never. */
export interface CrossingSpec {
  readonly sides: readonly string[];
  readonly links: readonly string[];
  readonly at?: readonly (readonly [string, string])[];
  readonly cost?: number;
}

export interface MapSpec {
  readonly id: string;
  readonly title: string;
  readonly grid: GridSpecFile;
  readonly labels: LabelScheme;
  readonly projection: ProjectionSpec;
  /** Raster cells per hex width. */
  readonly perHex: number;
  readonly terrains: readonly string[];
  readonly sideTerrains: readonly string[];
  readonly marks: readonly string[];
  readonly terrain: readonly TerrainRule[];
  /** Terrain words that are water: places and rails keep off them, ports touch them. */
  readonly seaTerrain: string;
  readonly lakeTerrain?: string;
  /** A side between two land hexes that lies in water for this share is closed by it. */
  readonly waterSides?: { readonly sea?: string; readonly lake?: string; readonly share: number };
  /** Mark given to land hexes that touch the sea (share of sea in the hex, or a sea hex next door). */
  readonly coast?: { readonly mark: string; readonly share: number };
  readonly lake?: { readonly mark: string; readonly share: number };
  readonly links: readonly string[];
  readonly crossings?: readonly CrossingSpec[];
  readonly outlines: OutlineSpec;
  /** Where north is on the sheet, degrees clockwise from the top. */
  readonly north?: number;
  readonly lint: LintSpec;
}

export interface OutlineSpec {
  readonly margin: number;
  /** Tolerance of simplification in hexes. */
  readonly tolerance: number;
  /** Areas smaller than this (square hexes) are left out. */
  readonly smallest: number;
  /** Reference ranks drawn as great river, river, stream. */
  readonly riverRanks: readonly [number, number, number];
  readonly relief: readonly number[];
  readonly borders?: readonly string[];
}

export interface PlaceRecord {
  readonly name: string;
  /** Its hex; absent: where the projection puts it. */
  readonly hex?: string;
  /** The rulebook gives the hex: takes part in the fit. */
  readonly certain?: boolean;
  readonly at?: LatLon;
  readonly kind: string;
  readonly side?: string;
  readonly aliases?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
  readonly marks?: readonly string[];
  /** Only a help for rails and lines: not a place of the map. */
  readonly hidden?: boolean;
  readonly why?: string;
}

/** A line of rails or roads: through stations given as hexes, places or positions (off the board: the line leaves it); or taken from the reference railways by name. */
export interface LinkRecord {
  readonly class: string;
  readonly name: string;
  readonly through?: readonly (string | LatLon)[];
  /** Names of lines in atlas/facts/railways.jsonl, laid in this order. */
  readonly lines?: readonly string[];
  /** Names of reference railways; '*' takes all on the board. */
  readonly reference?: readonly string[] | '*';
  readonly except?: readonly string[];
  readonly rank?: number;
  /** Hexes this line keeps out of. */
  readonly avoid?: readonly string[];
  readonly why?: string;
}

export interface AreaRecord {
  readonly name: string;
  readonly kind: string;
  readonly hexes?: readonly string[];
  /** Hexes and runs of which only the land counts (as `on` says). */
  readonly land?: readonly string[];
  readonly polygon?: readonly LatLon[];
  /** Printed-grid runs: [row, first column, last column]. */
  readonly runs?: readonly Run[];
  readonly except?: readonly string[];
  /** Only land, only water, or all (default land); 'sea', 'lakes': every hex, of land too, with a share of that water inside the polygon. */
  readonly on?: 'land' | 'water' | 'all' | 'sea' | 'lakes';
  /** For 'sea' and 'lakes': the least share, default 0.05. */
  readonly share?: number;
  /** Named area whose hexes are taken away. */
  readonly minus?: readonly string[];
  /** Mark given to its hexes. */
  readonly mark?: string;
  readonly why?: string;
}

/** A front: the hexes west of the polyline (north to south) are `west`, the others `east`; then the places decide their hexes. */
export interface LineRecord {
  readonly name: string;
  readonly kind: string;
  readonly front?: readonly LatLon[];
  readonly west?: string;
  readonly east?: string;
  readonly westHexes?: readonly string[];
  readonly eastHexes?: readonly string[];
  /** Hexes of neither, and areas of neither. */
  readonly neutral?: readonly string[];
  readonly neutralAreas?: readonly string[];
  /** Border of two areas given elsewhere. */
  readonly between?: readonly [string, string];
  /** Hexsides as pairs of hexes. */
  readonly sides?: readonly (readonly [string, string])[];
  /** All sides that carry one of these links and one of these terrains: bridges. */
  readonly crossings?: { readonly links: readonly string[]; readonly sides: readonly string[] };
  /** Snap the reference border with this name. */
  readonly border?: string;
  readonly why?: string;
}

export interface BoxRecord {
  readonly name: string;
  readonly kind: string;
  readonly touches?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
  readonly why?: string;
}

/** A hand correction. The reason is a rule number, a constraint or a gap. */
export type OverrideRecord = { readonly reason: string } & (
  | { readonly do: 'terrain'; readonly hexes: readonly string[]; readonly to: string }
  | { readonly do: 'side'; readonly sides: readonly (readonly [string, string])[]; readonly to: string }
  | { readonly do: 'mark' | 'unmark'; readonly hexes: readonly string[]; readonly mark: string }
  | { readonly do: 'link' | 'unlink'; readonly class: string; readonly sides: readonly (readonly [string, string])[] }
);

/** Hexes that break a rule of the lint, each with the reason why it may. */
export type Excused = Readonly<Record<string, string>>;

export interface LintSpec {
  /** Side words that are rivers, and other side words that no one crosses but by a link. Water sides are known from the map's words. */
  readonly rivers: readonly string[];
  readonly closed?: readonly string[];
  /** Side words that are open water besides those of `waterSides`. */
  readonly water?: readonly string[];
  readonly portMark?: string;
  /** Classes of links that must hang together, and a hex of each part that lies apart. */
  readonly networks?: readonly { readonly links: readonly string[]; readonly apart?: Excused }[];
  /** Ends of rivers besides the hexes where rivers.jsonl says they rise. */
  readonly ends?: Excused;
  /** A hex of each piece of land that is cut off. */
  readonly islands?: Excused;
  /** Boxes that touch no hex. */
  readonly detached?: Excused;
  /** Kinds of areas whose hexes must be playable: set-up areas. */
  readonly setup?: readonly string[];
  /** Mark of hexes nobody enters. */
  readonly closedMark?: string;
}
