// The bare board: grid, places in their hexes, projection.
import { createGrid, type HexGrid, NONE } from '@rasputitsa/kit/grid';
import { createLabelling, type Labelling } from '@rasputitsa/kit/labels';
import type { Place } from '@rasputitsa/kit/map';
import { type PlaceFact, readPlaceFacts } from '../geo/facts.ts';
import { hexAt, type Lattice, latticeOf, type Point } from '../geo/lattice.ts';
import { type Control, type Projection, project } from '../geo/projection.ts';
import { type Located, MapFileError, type MapFolder } from './folder.ts';
import type { GridSpecFile, LatLon, PlaceRecord } from './spec.ts';

export interface Board {
  readonly folder: MapFolder;
  readonly grid: HexGrid;
  readonly lattice: Lattice;
  readonly projection: Projection;
  readonly facts: ReadonlyMap<string, PlaceFact>;
  readonly places: readonly Place[];
  /** Places with their true position on the map, hidden ones too; by name. */
  readonly spots: ReadonlyMap<string, { readonly hex: number; readonly x: number; readonly y: number }>;
  readonly labelling: Labelling;
  /** The hex of a label or place; an error names file, line and the text. */
  hex(ref: string, from: Located<unknown>): number;
  side(pair: readonly [string, string], from: Located<unknown>): number;
  point(at: LatLon): Point;
}

export function cellsOf(spec: GridSpecFile): [number, number][] {
  const cells: [number, number][] = [];
  if (spec.runs) {
    for (const [line, first, last] of spec.runs)
      for (let i = first; i <= last; i++) cells.push(spec.orientation === 'pointy' ? [i, line] : [line, i]);
  } else {
    const [c0, c1] = spec.columns ?? [0, -1];
    const [r0, r1] = spec.rows ?? [0, -1];
    for (let r = r0; r <= r1; r++) for (let c = c0; c <= c1; c++) cells.push([c, r]);
  }
  // Reading order: map files number hexes row by row, left to right.
  return cells.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The nearest point to `from` inside a hex whose rim is drawn in to `inside` of its size. */
export function pullInto(centre: Point, orientation: HexGrid['orientation'], inside: number, from: Point): Point {
  let { x, y } = { x: from.x - centre.x, y: from.y - centre.y };
  const half = 0.5 * inside;
  const turn = orientation === 'pointy' ? 0 : Math.PI / 6;
  // Three pairs of parallel sides: cut back along each normal until all hold.
  for (let pass = 0; pass < 8; pass++)
    for (let k = 0; k < 3; k++) {
      const nx = Math.cos(turn + (k * Math.PI) / 3);
      const ny = Math.sin(turn + (k * Math.PI) / 3);
      const d = x * nx + y * ny;
      const over = d > half ? d - half : d < -half ? d + half : 0;
      x -= over * nx;
      y -= over * ny;
    }
  return { x: centre.x + x, y: centre.y + y };
}

function positionOf(record: Located<PlaceRecord>, facts: ReadonlyMap<string, PlaceFact>): { lat: number; lon: number } {
  const { at, name } = record.value;
  if (at) return { lat: at[0], lon: at[1] };
  const fact = facts.get(name) ?? (record.value.aliases ?? []).map((a) => facts.get(a)).find((f) => f);
  if (!fact)
    throw new MapFileError(
      record.file,
      record.line,
      `${name} has no position: give \`at\`, or add it to atlas/facts/places.tsv`,
    );
  return fact;
}

const read = (labelling: Labelling, ref: string, from: Located<unknown>) => {
  try {
    return labelling.parse(ref);
  } catch (e) {
    throw new MapFileError(from.file, from.line, (e as Error).message);
  }
};

export function layBoard(folder: MapFolder): Board {
  const { spec } = folder;
  const grid = createGrid({ orientation: spec.grid.orientation, shift: spec.grid.shift, cells: cellsOf(spec.grid) });
  const lattice = latticeOf(grid);
  const facts = readPlaceFacts();
  const bare = createLabelling(grid, spec.labels, []);
  const controls: Control[] = [];
  const pinned = new Map<PlaceRecord, number>();
  for (const record of folder.places) {
    if (record.value.hex === undefined) continue;
    const hex = read(bare, record.value.hex, record);
    pinned.set(record.value, hex);
    // A city of several hexes has a record for each; it pulls the sheet once, into its first.
    if (controls.some((c) => c.name === record.value.name)) continue;
    const { lat, lon } = positionOf(record, facts);
    controls.push({
      name: record.value.name,
      lon,
      lat,
      target: { x: lattice.x[hex] ?? 0, y: lattice.y[hex] ?? 0 },
      certain: record.value.certain === true,
    });
  }
  const inside = spec.projection.warp?.inside ?? 0.8;
  const projection = project(spec.projection, controls, (c, from) =>
    pullInto(c.target, grid.orientation, inside, from),
  );

  const places: Place[] = [];
  const spots = new Map<string, { hex: number; x: number; y: number }>();
  for (const record of folder.places) {
    const p = record.value;
    const { lat, lon } = positionOf(record, facts);
    const { x, y } = projection.forward(lon, lat);
    const hex = pinned.get(p) ?? hexAt(grid, x, y);
    if (hex === NONE) throw new MapFileError(record.file, record.line, `${p.name} lies off the board`);
    if (!spots.has(p.name)) spots.set(p.name, { hex, x, y });
    if (p.hidden) continue;
    const fact = facts.get(p.name);
    const aliases = [...new Set([...(p.aliases ?? []), ...(fact ? [fact.name, ...fact.aliases] : [])])].filter(
      (a) => a !== p.name,
    );
    places.push({
      name: p.name,
      hex,
      kind: p.kind,
      ...(p.side === undefined ? {} : { side: p.side }),
      aliases,
      values: p.values ?? {},
    });
  }
  const labelling = createLabelling(grid, spec.labels, places);
  const hex = (ref: string, from: Located<unknown>) => {
    const spot = spots.get(ref);
    return spot ? spot.hex : read(labelling, ref, from);
  };
  return {
    folder,
    grid,
    lattice,
    projection,
    facts,
    places,
    spots,
    labelling,
    hex,
    side: ([a, b], from) => {
      const ha = hex(a, from);
      const hb = hex(b, from);
      for (let d = 0; d < 6; d++) if (grid.neighbours[ha * 6 + d] === hb) return grid.sides[ha * 6 + d] ?? NONE;
      throw new MapFileError(from.file, from.line, `${a} and ${b} do not touch`);
    },
    point: ([lat, lon]) => projection.forward(lon, lat),
  };
}
