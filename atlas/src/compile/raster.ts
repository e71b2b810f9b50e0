// The board as a fine raster in map coordinates: what share of each hex and hexside is land, lake, wood, marsh or mountain.
import type { HexGrid } from '@rasputitsa/kit/grid';
import { type LaterLake, readLaterLakes } from '../geo/facts.ts';
import type { Geo, GeoArea } from '../geo/reference.ts';
import { hexAt, type Lattice } from '../geo/lattice.ts';
import { type Bounds, clipRing, densify } from '../geo/polygon.ts';
import type { Projection } from '../geo/projection.ts';

export const LAND = 1;
export const LAKE = 2;
export const MARSH = 4;
/** Widest lake, in degrees, that one position of later-lakes.tsv may strike out: the seas stay whatever the list says. */
const WIDEST_LATER = 1;

/** Reservoirs dammed in this year or later were not full in the campaigns: Rybinsk took until 1947. */
const FIRST_LATER = 1941;

let laterLakes: readonly LaterLake[] | undefined;

/** Lakes of 1941 or younger are not water here: those the reference material knows, and those of later-lakes.tsv. */
export function isOfTheTime(a: GeoArea): boolean {
  const dammed = a.properties['dam_year'];
  if (a.properties['post1941'] === true || (typeof dammed === 'number' && dammed >= FIRST_LATER)) return false;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const ring of a.rings)
    for (let i = 0; i < ring.length; i += 2) {
      west = Math.min(west, ring[i] ?? 0);
      east = Math.max(east, ring[i] ?? 0);
      south = Math.min(south, ring[i + 1] ?? 0);
      north = Math.max(north, ring[i + 1] ?? 0);
    }
  if (east - west > WIDEST_LATER || north - south > WIDEST_LATER) return true;
  laterLakes ??= readLaterLakes();
  return !laterLakes.some((l) => l.lon >= west && l.lon <= east && l.lat >= south && l.lat <= north);
}

export interface Raster {
  readonly bounds: Bounds;
  readonly perHex: number;
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
  readonly elevation: Int16Array;
  /** Percent; 255 unknown (water in the picture). */
  readonly forest: Uint8Array;
  /** The hex of each cell, -1 off the board. */
  readonly hex: Int32Array;
}

/** The box of longitudes and latitudes that a rectangle of the map covers, with some room. */
export function lonLatBounds(projection: Projection, [left, top, right, bottom]: Bounds): Bounds {
  let west = 180;
  let east = -180;
  let south = 90;
  let north = -90;
  const n = 12;
  for (let i = 0; i <= n; i++)
    for (let j = 0; j <= n; j++) {
      const { lon, lat } = projection.inverse(left + ((right - left) * i) / n, top + ((bottom - top) * j) / n);
      west = Math.min(west, lon);
      east = Math.max(east, lon);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
  const room = 0.04 * Math.max(east - west, north - south);
  return [west - room, south - room, east + room, north + room];
}

/** An area's rings on the map: cut to the box first, because a fitted polynomial runs wild far from the board. */
export function projectRings(area: GeoArea, projection: Projection, box: Bounds): number[][] {
  const out: number[][] = [];
  const step = Math.max(0.02, (box[2] - box[0]) / 200);
  for (const ring of area.rings) {
    const cut = clipRing(ring, box);
    if (cut.length < 6) continue;
    const fine = densify([...cut, cut[0] ?? 0, cut[1] ?? 0], step).slice(0, -2);
    const points: number[] = [];
    for (let i = 0; i < fine.length; i += 2) {
      const p = projection.forward(fine[i] ?? 0, fine[i + 1] ?? 0);
      points.push(p.x, p.y);
    }
    out.push(points);
  }
  return out;
}

/** Even-odd scanline filling of rings given in map coordinates. */
export function fill(
  raster: Pick<Raster, 'bounds' | 'perHex' | 'width' | 'height'>,
  rings: readonly (readonly number[])[],
  set: (cell: number) => void,
): void {
  const { bounds, perHex, width, height } = raster;
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings) {
    const n = ring.length;
    for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
      const ax = ((ring[j] ?? 0) - bounds[0]) * perHex - 0.5;
      const ay = ((ring[j + 1] ?? 0) - bounds[1]) * perHex - 0.5;
      const bx = ((ring[i] ?? 0) - bounds[0]) * perHex - 0.5;
      const by = ((ring[i + 1] ?? 0) - bounds[1]) * perHex - 0.5;
      const lo = Math.max(0, Math.ceil(Math.min(ay, by)));
      const hi = Math.min(height - 1, Math.ceil(Math.max(ay, by)) - 1);
      for (let y = lo; y <= hi; y++) rows[y]?.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  for (let y = 0; y < height; y++) {
    const xs = (rows[y] ?? []).sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const lo = Math.max(0, Math.ceil(xs[k] ?? 0));
      const hi = Math.min(width - 1, Math.ceil(xs[k + 1] ?? 0) - 1);
      for (let x = lo; x <= hi; x++) set(y * width + x);
    }
  }
}

export function boardBounds(lattice: Lattice, margin: number): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < lattice.cornerCount; c++) {
    const x = lattice.cornerX[c] ?? 0;
    const y = lattice.cornerY[c] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left - margin, top - margin, right + margin, bottom + margin];
}

export function rasterise(geo: Geo, projection: Projection, lattice: Lattice, perHex: number): Raster {
  const bounds = boardBounds(lattice, 0.25);
  const width = Math.ceil((bounds[2] - bounds[0]) * perHex);
  const height = Math.ceil((bounds[3] - bounds[1]) * perHex);
  const frame = { bounds, perHex, width, height };
  const box = lonLatBounds(projection, bounds);
  const bits = new Uint8Array(width * height);
  for (const [file, bit] of [
    ['land', LAND],
    ['lakes', LAKE],
    ['marshes', MARSH],
  ] as const)
    for (const area of geo.areas(file).filter((a) => bit !== LAKE || isOfTheTime(a)))
      fill(frame, projectRings(area, projection, box), (cell) => {
        bits[cell] = (bits[cell] ?? 0) | bit;
      });
  const elevation = new Int16Array(width * height);
  const forest = new Uint8Array(width * height);
  const heights = geo.elevation();
  const woods = geo.forest();
  eachPosition(frame, projection, (cell, lon, lat) => {
    elevation[cell] = heights.at(lon, lat) ?? 0;
    forest[cell] = woods.at(lon, lat) ?? 255;
  });
  const hex = hexOfCells(frame, lattice.grid);
  return { ...frame, bits, elevation, forest, hex };
}

function hexOfCells(
  { bounds, perHex, width, height }: Pick<Raster, 'bounds' | 'perHex' | 'width' | 'height'>,
  grid: HexGrid,
): Int32Array {
  const hex = new Int32Array(width * height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++)
      hex[j * width + i] = hexAt(grid, bounds[0] + (i + 0.5) / perHex, bounds[1] + (j + 0.5) / perHex);
  return hex;
}

/** Longitude and latitude of every cell, from the inverse on a coarse net and straight lines between. */
function eachPosition(
  { bounds, perHex, width, height }: Pick<Raster, 'bounds' | 'perHex' | 'width' | 'height'>,
  projection: Projection,
  visit: (cell: number, lon: number, lat: number) => void,
): void {
  const net = Math.max(2, Math.round(perHex / 4));
  const cols = Math.ceil(width / net) + 1;
  const rows = Math.ceil(height / net) + 1;
  const lon = new Float64Array(cols * rows);
  const lat = new Float64Array(cols * rows);
  for (let j = 0; j < rows; j++)
    for (let k = 0; k < cols; k++) {
      const i = j % 2 === 0 ? k : cols - 1 - k; // a snake, so that each start of the search lies next door
      const p = projection.inverse(bounds[0] + (i * net + 0.5) / perHex, bounds[1] + (j * net + 0.5) / perHex);
      lon[j * cols + i] = p.lon;
      lat[j * cols + i] = p.lat;
    }
  const mix = (a: Float64Array, at: number, fx: number, fy: number) =>
    ((a[at] ?? 0) * (1 - fx) + (a[at + 1] ?? 0) * fx) * (1 - fy) +
    ((a[at + cols] ?? 0) * (1 - fx) + (a[at + cols + 1] ?? 0) * fx) * fy;
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / net);
    const fy = y / net - j;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / net);
      const fx = x / net - i;
      visit(y * width + x, mix(lon, j * cols + i, fx, fy), mix(lat, j * cols + i, fx, fy));
    }
  }
}

/** What part of each hex is what; shares are 0..1 of the whole hex, heights of its land. */
export interface Shares {
  readonly sea: Float64Array;
  readonly lake: Float64Array;
  readonly marsh: Float64Array;
  readonly forest: Float64Array;
  readonly mean: Float64Array;
  /** The height that a tenth of the hex exceeds, and the spread between that and the lowest tenth. */
  readonly top: Float64Array;
  readonly relief: Float64Array;
}

const add = (a: Float64Array, h: number, v: number) => {
  a[h] = (a[h] ?? 0) + v;
};

export function sharesOf(raster: Raster, count: number): Shares {
  const make = () => new Float64Array(count);
  const s = { sea: make(), lake: make(), marsh: make(), forest: make(), mean: make(), top: make(), relief: make() };
  const cells = make();
  const dry = make();
  const seen = make();
  const heights: number[][] = Array.from({ length: count }, () => []);
  for (let cell = 0; cell < raster.hex.length; cell++) {
    const h = raster.hex[cell] ?? -1;
    if (h < 0) continue;
    const b = raster.bits[cell] ?? 0;
    add(cells, h, 1);
    if (b & LAKE) add(s.lake, h, 1);
    else if ((b & LAND) === 0) add(s.sea, h, 1);
    else {
      add(dry, h, 1);
      if (b & MARSH) add(s.marsh, h, 1);
      const f = raster.forest[cell] ?? 255;
      if (f <= 100) {
        add(seen, h, 1);
        add(s.forest, h, f / 100);
      }
      heights[h]?.push(raster.elevation[cell] ?? 0);
    }
  }
  for (let h = 0; h < count; h++) {
    const n = cells[h] || 1;
    s.sea[h] = (s.sea[h] ?? 0) / n;
    s.lake[h] = (s.lake[h] ?? 0) / n;
    // Wood and marsh are shares of the land: a coast hex is wooded when its land is.
    s.marsh[h] = (s.marsh[h] ?? 0) / (dry[h] || 1);
    s.forest[h] = (s.forest[h] ?? 0) / (seen[h] || 1);
    const sorted = (heights[h] ?? []).sort((a, b) => a - b);
    if (sorted.length === 0) continue;
    s.mean[h] = sorted.reduce((a, b) => a + b, 0) / sorted.length;
    s.top[h] = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
    s.relief[h] = (s.top[h] ?? 0) - (sorted[Math.floor(sorted.length * 0.1)] ?? 0);
  }
  return s;
}

/** The share of each hex that the given rings cover. */
export function shareOfRings(raster: Raster, count: number, rings: readonly (readonly number[])[]): Float64Array {
  const hit = new Float64Array(count);
  const all = new Float64Array(count);
  for (const h of raster.hex) if (h >= 0) all[h] = (all[h] ?? 0) + 1;
  fill(raster, rings, (cell) => {
    const h = raster.hex[cell] ?? -1;
    if (h >= 0) hit[h] = (hit[h] ?? 0) + 1;
  });
  for (let h = 0; h < count; h++) hit[h] = (hit[h] ?? 0) / (all[h] || 1);
  return hit;
}

/** What part of a hexside lies in open sea and in lakes. */
export function waterOfSides(raster: Raster, lattice: Lattice): { sea: Float64Array; lake: Float64Array } {
  const n = lattice.grid.sideCount;
  const sea = new Float64Array(n);
  const lake = new Float64Array(n);
  const steps = 24;
  for (let side = 0; side < n; side++) {
    const a = lattice.from[side] ?? 0;
    const b = lattice.to[side] ?? 0;
    for (let k = 0; k <= steps; k++) {
      const x = (lattice.cornerX[a] ?? 0) + (((lattice.cornerX[b] ?? 0) - (lattice.cornerX[a] ?? 0)) * k) / steps;
      const y = (lattice.cornerY[a] ?? 0) + (((lattice.cornerY[b] ?? 0) - (lattice.cornerY[a] ?? 0)) * k) / steps;
      const i = Math.floor((x - raster.bounds[0]) * raster.perHex);
      const j = Math.floor((y - raster.bounds[1]) * raster.perHex);
      if (i < 0 || j < 0 || i >= raster.width || j >= raster.height) continue;
      const bits = raster.bits[j * raster.width + i] ?? 0;
      if (bits & LAKE) lake[side] = (lake[side] ?? 0) + 1 / (steps + 1);
      else if ((bits & LAND) === 0) sea[side] = (sea[side] ?? 0) + 1 / (steps + 1);
    }
  }
  return { sea, lake };
}
