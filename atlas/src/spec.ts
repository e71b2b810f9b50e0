// What a game's map folder says: grid, projection, choice of facts, overrides. See docs/maps.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Orientation, Shift } from '@rasputitsa/kit/grid';
import type { LabelScheme } from '@rasputitsa/kit/labels';
import type { LintSpec } from './lint.ts';
import type { ProjectionSpec } from './projection.ts';
import { RECORDS, SPEC } from './shapes.ts';

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

export interface Located<T> {
  readonly value: T;
  readonly file: string;
  readonly line: number;
}

/** Something wrong in a file, with the place to look. */
export class MapFileError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.name = 'MapFileError';
  }
}

export interface MapFolder {
  readonly dir: string;
  readonly specText: string;
  readonly spec: MapSpec;
  readonly rivers: readonly Located<RiverSpec>[];
  readonly places: readonly Located<PlaceRecord>[];
  readonly links: readonly Located<LinkRecord>[];
  readonly areas: readonly Located<AreaRecord>[];
  readonly lines: readonly Located<LineRecord>[];
  readonly boxes: readonly Located<BoxRecord>[];
  readonly overrides: readonly Located<OverrideRecord>[];
}

/** A word of spec.json that is wrong, wherever that was found out; `inSpec` says on which line it stands. */
export class SpecWordError extends Error {
  readonly word: string;
  constructor(word: string, what: string) {
    super(what);
    this.name = 'SpecWordError';
    this.word = word;
  }
}

/** Runs what may stumble over a word of the folder's spec.json. */
export function inSpec<T>(folder: Pick<MapFolder, 'specText'>, work: () => T): T {
  try {
    return work();
  } catch (e) {
    if (e instanceof SpecWordError) throw new MapFileError('spec.json', lineOf(folder.specText, e.word), e.message);
    throw e;
  }
}

/** The first line that holds the word as a JSON text or key; 1 when none does. */
function lineOf(text: string, word: string): number {
  return (
    Math.max(
      0,
      text.split('\n').findIndex((l) => l.includes(JSON.stringify(word))),
    ) + 1
  );
}

/** One JSON record a line; empty lines and lines that start with # are skipped. */
export function readRecords<T>(dir: string, name: keyof typeof RECORDS): Located<T>[] {
  const path = join(dir, name);
  if (!existsSync(path)) return [];
  const out: Located<T>[] = [];
  for (const [i, text] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (e) {
      throw new MapFileError(name, i + 1, `not a JSON record (${(e as Error).message})`);
    }
    const wrong = RECORDS[name](value, '');
    if (wrong) throw new MapFileError(name, i + 1, wrong);
    out.push({ value: value as T, file: name, line: i + 1 });
  }
  return out;
}

function readSpec(text: string): MapSpec {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (e) {
    const { message } = e as Error;
    throw new MapFileError('spec.json', Number(/\(line (\d+)/.exec(message)?.[1] ?? 1), message);
  }
  const wrong = SPEC(value, '');
  // The path's last word is the field that is wrong; one that is missing stands on no line.
  const field = /^\S*\/(\S+)/.exec(wrong ?? '')?.[1] ?? '';
  if (wrong) throw new MapFileError('spec.json', lineOf(text, field), wrong);
  return value as MapSpec;
}

export function readFolder(dir: string): MapFolder {
  const path = join(dir, 'spec.json');
  if (!existsSync(path)) throw new MapFileError('spec.json', 1, `there is no ${path}`);
  const specText = readFileSync(path, 'utf8');
  return {
    dir,
    specText,
    spec: readSpec(specText),
    rivers: readRecords(dir, 'rivers.jsonl'),
    places: readRecords(dir, 'places.jsonl'),
    links: readRecords(dir, 'links.jsonl'),
    areas: readRecords(dir, 'areas.jsonl'),
    lines: readRecords(dir, 'lines.jsonl'),
    boxes: readRecords(dir, 'boxes.jsonl'),
    overrides: readRecords(dir, 'overrides.jsonl'),
  };
}
