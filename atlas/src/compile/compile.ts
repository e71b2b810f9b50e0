// The compiler: a game's map folder and the geography in, a hex map and outlines out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NONE } from '@rasputitsa/kit/grid';
import type { HexMap } from '@rasputitsa/kit/map';
import { formatMap } from '@rasputitsa/kit/map-text';
import { layBoard } from './board.ts';
import { Geo } from '../geo/reference.ts';
import { formatModule, MAP_FILE, OUTLINES_FILE } from '../map-files.ts';
import { layLinks } from './links.ts';
import type { Outlines } from '../outlines.ts';
import { drawOutlines, formatOutlines } from './outlines.ts';
import { applyOverrides } from './overrides.ts';
import type { FitReport } from '../geo/projection.ts';
import { rasterise, sharesOf } from './raster.ts';
import { layAreas, layBoxes, layLines } from './regions.ts';
import { layRivers } from './rivers.ts';
import { inSpec, MapFileError, type MapFolder, readFolder } from './folder.ts';
import { closeWaterSides, type Draft, layTerrain, mark, markShores } from './terrain.ts';

export interface Compiled {
  readonly map: HexMap;
  readonly outlines: Outlines;
  readonly fit: FitReport;
  readonly overrides: number;
  readonly notes: readonly string[];
  readonly draft: Draft;
}

export function compile(folder: MapFolder, geo: Geo): Compiled {
  return inSpec(folder, () => layMap(folder, geo));
}

function layMap(folder: MapFolder, geo: Geo): Compiled {
  const { spec } = folder;
  const board = layBoard(folder);
  const { grid } = board;
  const raster = rasterise(geo, board.projection, board.lattice, spec.perHex);
  const draft: Draft = {
    board,
    geo,
    raster,
    shares: sharesOf(raster, grid.count),
    terrain: new Uint8Array(grid.count),
    sideTerrain: new Uint8Array(grid.sideCount),
    marked: new Uint32Array(grid.count),
    links: new Map(spec.links.map((id) => [id, new Uint8Array(grid.sideCount)])),
    courses: new Map(),
    chains: new Map(),
    tracks: [],
    notes: [],
  };
  // Terrain comes before rivers and rails because both keep off the water; hand corrections of a kind right after it.
  layTerrain(draft);
  let overrides = applyOverrides(draft, 'terrain');
  closeWaterSides(draft);
  layRivers(draft);
  overrides += applyOverrides(draft, 'side');
  markShores(draft);
  for (const record of folder.places) {
    const spot = board.spots.get(record.value.name);
    const hex = record.value.hex === undefined ? (spot?.hex ?? NONE) : board.hex(record.value.hex, record);
    for (const m of record.value.marks ?? []) {
      if (!spec.marks.includes(m)) throw new MapFileError(record.file, record.line, `unknown mark \`${m}\``);
      mark(draft, hex, m);
    }
  }
  layLinks(draft);
  overrides += applyOverrides(draft, 'link', 'unlink');
  overrides += applyOverrides(draft, 'mark', 'unmark');
  const areas = layAreas(draft);
  const laid = layLines(draft, areas);
  const map: HexMap = {
    id: spec.id,
    title: spec.title,
    grid,
    ...(spec.north === undefined ? {} : { north: spec.north }),
    scheme: spec.labels,
    labels: Array.from({ length: grid.count }, (_, h) => board.labelling.label(h)),
    terrains: spec.terrains,
    sideTerrains: spec.sideTerrains,
    terrain: draft.terrain,
    sideTerrain: draft.sideTerrain,
    marks: spec.marks,
    marked: draft.marked,
    links: spec.links.map((id) => ({ id, bySide: draft.links.get(id) ?? new Uint8Array(grid.sideCount) })),
    places: board.places,
    areas: [...areas, ...laid.areas],
    lines: laid.lines,
    boxes: layBoxes(draft),
  };
  return { map, outlines: drawOutlines(draft), fit: board.projection.report, overrides, notes: draft.notes, draft };
}

export interface BuildOptions {
  /** The folder of reference material; default atlas/reference. */
  readonly geo?: string;
}

export interface Built extends Compiled {
  readonly mapText: string;
  readonly outlinesText: string;
}

/** Compiles the map of a game's folder without writing anything. */
export function compileGame(gameDir: string, options: BuildOptions = {}): Built {
  const compiled = compile(readFolder(join(gameDir, 'map')), new Geo(options.geo));
  return { ...compiled, mapText: formatMap(compiled.map), outlinesText: formatOutlines(compiled.outlines) };
}

/** Compiles and writes games/<id>/map/map.ts and outlines.json. */
export function buildMap(gameDir: string, options: BuildOptions = {}): Built {
  const built = compileGame(gameDir, options);
  writeFileSync(join(gameDir, 'map', MAP_FILE), formatModule(built.mapText));
  writeFileSync(join(gameDir, 'map', OUTLINES_FILE), built.outlinesText);
  return built;
}

export interface Checked {
  /** Files that a rebuild would change; empty when what is checked in is what the compiler writes. */
  readonly stale: readonly string[];
}

/** Does a rebuild give the same bytes as the files on disk? */
export function checkMap(gameDir: string, options: BuildOptions = {}): Checked {
  const built = compileGame(gameDir, options);
  const differs = (file: string, text: string) => {
    try {
      return readFileSync(join(gameDir, 'map', file), 'utf8') !== text;
    } catch {
      return true;
    }
  };
  return {
    stale: [
      ...(differs(MAP_FILE, formatModule(built.mapText)) ? [MAP_FILE] : []),
      ...(differs(OUTLINES_FILE, built.outlinesText) ? [OUTLINES_FILE] : []),
    ],
  };
}
